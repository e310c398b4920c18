// The reader on any bytes: it never crashes, and what it returns holds together.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "expect.hpp"
#include "sudoku/reader.hpp"
#include "sudoku/writer.hpp"

namespace {

using sudoku::Candidates;
using sudoku::Cell;
using sudoku::Grid;
using sudoku::Puzzle;
using sudoku::Reading;
using sudoku::ReadPuzzle;

void expect_inside(const sudoku::Place& place, std::string_view text) {
  const auto most = static_cast<std::ptrdiff_t>(text.size()) + 1;
  EXPECT(place.line >= 1 && place.line <= most);
  EXPECT(place.column >= 1 && place.column <= most);
}

void expect_whole(const ReadPuzzle& read, std::string_view text) {
  const Puzzle& puzzle = read.puzzle;
  expect_inside(read.place, text);
  const Candidates left = Candidates::of(puzzle.board());
  for (Cell cell = 0; cell < sudoku::kCells; ++cell) {
    EXPECT(puzzle.givens.is_empty(cell) || puzzle.placed.is_empty(cell));
    EXPECT((puzzle.eliminated[cell] - left[cell]).empty());
    EXPECT(puzzle.givens[cell] >= 0 && puzzle.givens[cell] <= 9);
    EXPECT(puzzle.placed[cell] >= 0 && puzzle.placed[cell] <= 9);
  }
  for (const Grid& solution : read.solutions) {
    EXPECT(solution.is_full() && solution.is_extension_of(puzzle.givens));
  }
}

/// What we write on one line is read back as it was.
void expect_read_back(const Grid& givens) {
  const Reading again = sudoku::read_text(sudoku::to_line(givens));
  EXPECT(again.puzzles.size() == 1);
  EXPECT(again.puzzles[0].puzzle.givens == givens);
  EXPECT(again.errors.empty() && again.ignored.characters == 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const Reading reading = sudoku::read_text(text);
  EXPECT(reading.ok() == !reading.puzzles.empty());
  EXPECT(reading.ok() || !reading.errors.empty());
  EXPECT(reading.ignored.characters <= size);
  EXPECT(reading.ignored.text.size() <= 40);
  expect_inside(reading.ignored.place, text);
  for (const sudoku::ParseError& error : reading.errors) {
    expect_inside(error.place, text);
    EXPECT(error.text.size() <= 40);
    EXPECT(error.cells >= 0);
  }
  for (const ReadPuzzle& read : reading.puzzles) {
    expect_whole(read, text);
    expect_read_back(read.puzzle.givens);
  }
  return 0;
}
