#include "sudoku/writer.hpp"

#include "catch.hpp"
#include "printed.hpp"
#include "puzzles.hpp"
#include "sudoku/reader.hpp"

using namespace sudoku;
using puzzles::grid_of;

namespace {

std::string without_trailing_spaces(const std::string& text) {
  std::string out;
  for (char c : text) {
    if (c == '\n') {
      while (!out.empty() && out.back() == ' ') out.pop_back();
    }
    out += c;
  }
  return out;
}

std::string written(const char* format, std::string_view line) {
  return without_trailing_spaces(find_writer(format)->write({grid_of(line), {}, {}}));
}

}  // namespace

TEST_CASE("each text's printed grids are written byte for byte", "[writer]") {
  CHECK(written("liang", puzzles::kLiangOutput.puzzle) == printed::kLiangPuzzle);
  CHECK(written("liang", puzzles::kLiangOutput.solution) == printed::kLiangSolution);
  CHECK(written("almanac", puzzles::kLiangOutput.puzzle) == printed::kAlmanacPuzzle);
  CHECK(written("almanac", puzzles::kLiangOutput.solution) == printed::kAlmanacSolution);
  CHECK(written("article", puzzles::kArticle.puzzle) == printed::kArticlePuzzle);
  CHECK(written("assignment4", puzzles::kAssignment4.puzzle) == printed::kAssignment4Puzzle);
  CHECK(written("assignment4", puzzles::kAssignment4.solution) == printed::kAssignment4Solution);
  CHECK(written("lab", puzzles::kLabFullGrid) == printed::kLabFullGrid);
  CHECK(written("lab", puzzles::kLab.puzzle) == printed::kLabPuzzle);
}

TEST_CASE("a line has 81 characters with the requested blank", "[writer]") {
  const Grid grid = grid_of(puzzles::kLiangOutput.puzzle);
  CHECK(to_line(grid, '0') == puzzles::kLiangOutput.puzzle);
  CHECK(to_line(grid).substr(0, 9) == ".6.1.4.5.");
}

TEST_CASE("S9B is what SudokuWiki writes", "[writer]") {
  // The example of the format: all candidates of an empty cell are 529 = `ep`.
  Puzzle puzzle;
  puzzle.givens.set(0, 5);
  puzzle.givens.set(80, 9);
  const std::string code = find_writer("s9b")->write(puzzle);
  REQUIRE(code.size() == 3 + 162);
  CHECK(code.substr(0, 5) == "S9B05");
  CHECK(code.substr(3 + 160) == "09");
  // r5c5 sees neither given, so all nine are left: 18 + 511 = 529 = 14 * 36 + 25.
  CHECK(code.substr(3 + 80, 2) == "ep");
  puzzle.placed.set(40, 1);
  CHECK(find_writer("s9b")->write(puzzle).substr(3 + 80, 2) == "0a");
}

TEST_CASE("a HoDoKu line marks placed digits and lists crossed-out candidates", "[writer]") {
  Puzzle puzzle;
  puzzle.givens.set(0, 5);
  puzzle.placed.set(1, 3);
  puzzle.eliminated[cell_at(0, 2)] = Digits::of(4);
  puzzle.eliminated[cell_at(8, 8)] = Digits::of(1) | Digits::of(9);
  CHECK(find_writer("hodoku")->write(puzzle) ==
        ":0000:x:5+3" + std::string(79, '.') + ":413 199 999:::");
}

TEST_CASE("a candidate grid frames the boxes and aligns the columns", "[writer]") {
  // Two rows of a full grid emptied: each column lacks the digits of these rows.
  Puzzle puzzle;
  puzzle.givens = grid_of(puzzles::kLiangOutput.solution);
  for (Cell cell = 0; cell < 18; ++cell) puzzle.givens.clear(cell);
  const std::string expected =
      "+----------+----------+----------+\n"
      "| 19 67 38 | 13 27 45 | 26 45 89 |\n"
      "| 19 67 38 | 13 27 45 | 26 45 89 |\n"
      "| 2  5  4  | 6  8  9  | 7  3  1  |\n"
      "+----------+----------+----------+\n"
      "| 8  2  1  | 4  3  7  | 5  9  6  |\n";
  CHECK(find_writer("candidates")->write(puzzle).substr(0, expected.size()) == expected);
}

TEST_CASE("a written puzzle is read back as the same puzzle", "[writer][reader]") {
  Puzzle puzzle;
  puzzle.givens = grid_of(puzzles::kLab.puzzle);
  puzzle.placed.set(0, 2);
  for (Digit digit : Candidates::of(puzzle.board())[8 + 9]) {
    puzzle.eliminated[8 + 9] = Digits::of(digit);
  }
  REQUIRE_FALSE(puzzle.eliminated[17].empty());
  for (const char* format : {"state", "s9b", "hodoku"}) {
    INFO(format);
    const Reading reading = read_text(find_writer(format)->write(puzzle));
    REQUIRE(reading.puzzles.size() == 1);
    CHECK(reading.puzzles[0].puzzle == puzzle);
    CHECK(reading.puzzles[0].has_candidates);
  }
}

TEST_CASE("every writer's text is read back as the same grid", "[writer][reader]") {
  for (const auto& known : puzzles::kSeeds) {
    const Puzzle puzzle{grid_of(known.puzzle), {}, {}};
    for (const Writer& writer : writers()) {
      INFO(known.name << " as " << writer.id);
      const Reading reading = read_text(writer.write(puzzle));
      REQUIRE(reading.puzzles.size() == 1);
      CHECK(reading.puzzles[0].puzzle.board() == puzzle.givens);
      CHECK(reading.errors.empty());
      CHECK(reading.ignored.characters == 0);
    }
  }
}

TEST_CASE("a cell with no candidate left does not turn into a digit", "[writer]") {
  Puzzle puzzle;
  puzzle.eliminated[40] = Digits::all();
  for (const char* format : {"s9b", "candidates"}) {
    const Reading reading = read_text(find_writer(format)->write(puzzle));
    REQUIRE(reading.puzzles.size() == 1);
    CHECK(reading.puzzles[0].puzzle.board() == Grid{});
  }
}

TEST_CASE("an unknown format has no writer", "[writer]") {
  CHECK(find_writer("nonsense") == nullptr);
  CHECK(find_writer("") == nullptr);
}
