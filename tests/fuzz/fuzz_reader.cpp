// The reader on any bytes: it never crashes, and what it returns is consistent.
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

/// True for valid UTF-8 on one line, as far as lead and continuation bytes show it.
bool is_utf8_line(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const auto first = static_cast<unsigned char>(text[at]);
    if (first < ' ' && first != '\t' && first != '\v' && first != '\f') return false;
    const std::size_t bytes = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first >= 0x80 && (first < 0xc2 || first > 0xf4)) return false;
    if (at + bytes > text.size()) return false;
    for (std::size_t i = 1; i < bytes; ++i) {
      if ((static_cast<unsigned char>(text[at + i]) & 0xc0) != 0x80) return false;
    }
    const auto second = bytes > 1 ? static_cast<unsigned char>(text[at + 1]) : 0;
    if (first == 0xe0 && second < 0xa0) return false;  // overlong
    if (first == 0xed && second > 0x9f) return false;  // a surrogate
    if (first == 0xf0 && second < 0x90) return false;
    at += bytes;
  }
  return true;
}

int used_digits(const Grid& grid) {
  sudoku::Digits used;
  for (Cell cell = 0; cell < sudoku::kCells; ++cell) {
    if (!grid.is_empty(cell)) used.add(grid[cell]);
  }
  return used.size();
}

/// A line that the core writes is read as the same grid. Errors are one with conflicts that the
/// grid would not have if its boxes were its rows, and one of more equal digits than nine.
void expect_read_back(const Grid& givens) {
  const Reading again = sudoku::read_text(sudoku::to_line(givens));
  const bool refused = again.puzzles.empty() && again.errors.size() == 1;
  if (refused && again.errors[0].code == sudoku::ParseCode::not_rows) return;
  if (refused && again.errors[0].code == sudoku::ParseCode::ambiguous &&
      givens.filled() > 9 * used_digits(givens)) {
    return;
  }
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
  EXPECT(reading.ignored.text.size() <= 40 && is_utf8_line(reading.ignored.text));
  expect_inside(reading.ignored.place, text);
  for (const sudoku::ParseError& error : reading.errors) {
    expect_inside(error.place, text);
    EXPECT(error.text.size() <= 40 && is_utf8_line(error.text));
    EXPECT(error.cells >= 0);
  }
  for (const ReadPuzzle& read : reading.puzzles) {
    expect_whole(read, text);
    expect_read_back(read.puzzle.givens);
  }
  return 0;
}
