// What people paste from sites, programs and documents: the structure of the text says which
// characters are cells, and what the lines are.
#include <string>

#include "catch.hpp"
#include "sudoku/houses.hpp"
#include "sudoku/line.hpp"
#include "sudoku/reader.hpp"

using namespace sudoku;

namespace {

const std::string kP =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// The puzzle that is read, or the code of the first error.
std::string read(const std::string& text) {
  const Reading reading = read_text(text);
  if (!reading.ok()) return name_of(reading.errors.front().code);
  std::string lines;
  for (const ReadPuzzle& read : reading.puzzles) lines += to_line(read.puzzle.board());
  return lines;
}

// kP with a word for empty cells, `between` two cells, and `begin` and `end` around a line. `#` in
// `begin` is the number of the line.
std::string written(const std::string& begin, const std::string& blank, const std::string& between,
                    const std::string& end, HouseKind kind = HouseKind::row) {
  std::string text;
  for (int line = 0; line < 9; ++line) {
    for (char c : begin) text += c == '#' ? std::to_string(line + 1) : std::string(1, c);
    for (int i = 0; i < 9; ++i) {
      const char cell = kP[kHouseCells[9 * static_cast<int>(kind) + line][i]];
      text += (i > 0 ? between : "") + (cell == '.' ? blank : std::string(1, cell));
    }
    text += end;
  }
  return text;
}

}  // namespace

TEST_CASE("lines that are called columns or boxes are columns or boxes", "[reader][layout]") {
  for (const std::string label :
       {"Column #: ", "col # ", "COL# = ", "\"column#\": ", "Spalte #: "}) {
    INFO(label);
    CHECK(read(written(label, ".", " ", "\n", HouseKind::column)) == kP);
  }
  for (const std::string label : {"Box #: ", "box# ", "Block #: ", "'box#' = "}) {
    INFO(label);
    CHECK(read(written(label, "0", " ", "\n", HouseKind::box)) == kP);
  }
  for (const std::string label : {"Row #: ", "r# ", "Zeile #: "}) {
    INFO(label);
    CHECK(read(written(label, "0", " ", "\n")) == kP);
  }
}

TEST_CASE("boxes in place of rows are an error if rows have conflicts and boxes have none",
          "[reader][error]") {
  for (const std::string between : {"", " ", ",", "\t"}) {
    CHECK(read(written("", ".", between, "\n", HouseKind::box)) == "not_rows");
    CHECK(read(written("[", "0", between, "],\n", HouseKind::box)) == "not_rows");
  }
  CHECK(read(written("", ".", "", "", HouseKind::box)) == "not_rows");
  const Reading reading = read_text("A title\n" + written("", "0", "", "\n", HouseKind::box));
  REQUIRE(reading.errors.size() == 1);
  CHECK(reading.errors[0].place == Place{2, 1});
  // A wrong digit is a conflict both ways.
  std::string wrong = kP;
  wrong[1] = '5';
  CHECK(read(wrong) == wrong);
}

TEST_CASE("zeros are an empty grid only if nothing is beside them", "[reader]") {
  const std::string empty(81, '.');
  std::string grid, table, labels;
  for (int row = 0; row < 9; ++row) {
    grid += "0 0 0 0 0 0 0 0 0\n";
    table += "0,0,0,0,0,0,0,0,0\n";
    labels += "S" + std::to_string(row) + "  0 0 0 0 0 0 0 0 0\n";
  }
  CHECK(read(grid) == empty);
  CHECK(read(table) == empty);
  CHECK(read(std::string(81, '0') + " empty") == empty);
  CHECK(read("Region,Mon,Tue,Wed,Thu,Fri,Sat,Sun,All\n" + table) == "ambiguous");
  CHECK(read(labels) == "ambiguous");
  CHECK(read("Visitors in 2019\n\n" + grid) == "ambiguous");
  // Dots are no numbers.
  std::string dots;
  for (int row = 0; row < 9; ++row) dots += ".........\n";
  CHECK(read("Fill this in:\n\n" + dots) == empty);
}
