// Cells as XML elements, and tables of numbers that are no puzzles.
#include <string>

#include "catch.hpp"
#include "layouts.hpp"
#include "puzzles.hpp"
#include "sudoku/line.hpp"
#include "sudoku/reader.hpp"

using namespace sudoku;
using layouts::outcome_of;

namespace {

const std::string kP = to_line(puzzles::grid_of(puzzles::kLiangOutput.puzzle));

enum class Blanks { absent, empty };

// One element per cell. In its form, 1 and 2 are row and column, and 3 is the digit.
std::string elements(const std::string& form, Blanks blanks = Blanks::absent, int base = 1) {
  std::string text = "<sudoku>\n";
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (kP[cell] == '.' && blanks == Blanks::absent) continue;
    for (char c : form) {
      if (c == '1') {
        text += std::to_string(row_of(cell) + base);
      } else if (c == '2') {
        text += std::to_string(column_of(cell) + base);
      } else if (c != '3') {
        text += c;
      } else if (kP[cell] != '.') {
        text += kP[cell];
      }
    }
  }
  return text + "</sudoku>\n";
}

// Nine rows of the numbers that `number` returns for row and column.
std::string matrix(auto number, const std::string& separator = " ") {
  std::string text;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      text += (column > 0 ? separator : "") + std::to_string(number(row, column));
    }
    text += "\n";
  }
  return text;
}

}  // namespace

TEST_CASE("elements with coordinates are read, whatever the attributes are called", "[reader]") {
  for (const char* form : {
           "<cell row=\"1\" col=\"2\" value=\"3\"/>\n",
           "<Cell Row=\"1\" Column=\"2\" Digit=\"3\" />",
           "<c r='1' c='2' v='3'/>\n",
           "<cell column=\"2\" row=\"1\">3</cell>\n",
           "<field id=\"f12\" y=\"1\" x=\"2\" class=\"given\">3</field>\n",
           "<div data-row=\"1\" data-col=\"2\" class=\"cell n5\">3</div>\n",
       }) {
    for (Blanks blanks : {Blanks::absent, Blanks::empty}) {
      for (int base : {0, 1}) {
        INFO(elements(form, blanks, base));
        CHECK(outcome_of(elements(form, blanks, base)) == kP);
      }
    }
  }
}

TEST_CASE("coordinates that are no cells are not read", "[reader]") {
  CHECK(outcome_of(elements("<text x=\"20\" y=\"10\">3</text>\n")).size() != kCells);
  CHECK(outcome_of(elements("<cell row=\"1\" col=\"2\" size=\"3\"/>\n")).size() != kCells);
  CHECK(outcome_of(elements("<cell row=\"1\" col=\"2\"\n")).size() != kCells);
}

TEST_CASE("cells of HTML tables are in order, with coordinates or without", "[reader]") {
  std::string text = "<table>";
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (column_of(cell) == 0) text += "<tr>";
    text += "<td data-row=\"" + std::to_string(row_of(cell)) + "\" data-col=\"" +
            std::to_string(column_of(cell)) + "\">";
    text += (kP[cell] == '.' ? "" : kP.substr(static_cast<std::size_t>(cell), 1)) + "</td>";
    if (column_of(cell) == 8) text += "</tr>\n";
  }
  CHECK(outcome_of(text + "</table>") == kP);
}

TEST_CASE("a list with holes is a table, with or without a comma behind its last row", "[reader]") {
  std::string text = "[\n";
  for (Cell cell = 0; cell < kCells; ++cell) {
    text += column_of(cell) == 0 ? "[" : ",";
    if (kP[cell] != '.') text += kP[cell];
    if (column_of(cell) == 8) text += cell == 80 ? "]" : "],\n";
  }
  CHECK(outcome_of(text + "\n]") == kP);
  CHECK(outcome_of(text + ",\n]") == kP);
}

TEST_CASE("a matrix of few numbers is no puzzle", "[reader]") {
  const auto parity = [](int row, int column) { return (row * row + column) % 2; };
  CHECK(outcome_of(matrix(parity)) == "ambiguous");
  CHECK(outcome_of(matrix(parity, "")) == "ambiguous");
  CHECK(outcome_of(matrix(parity, ",")) == "ambiguous");
  CHECK(outcome_of(matrix(parity, "\t")) == "ambiguous");
  CHECK(outcome_of(matrix([](int row, int column) { return int(row == column); })) == "ambiguous");
  CHECK(outcome_of(matrix([](int row, int column) { return row * column % 3; })) == "ambiguous");
  // Random digits: nearly every house has one twice.
  CHECK(outcome_of(matrix([](int row, int column) {
          return (7 * row * row + column * column) % 10;
        })) == "ambiguous");
}

TEST_CASE("a puzzle with wrong digits is read, and so is a beginning", "[reader]") {
  std::string wrong = kP;
  for (std::size_t cell = 0; cell < 9; ++cell) wrong[9 * cell] = '5';
  CHECK(outcome_of(wrong) == wrong);
  const std::string empty(81, '.');
  for (std::string beginning : {"", "1", "11", "1....1", "12.1.2"}) {
    beginning.resize(81, '.');
    CHECK(outcome_of(beginning) == beginning);
  }
  CHECK(outcome_of(matrix([](int, int) { return 0; })) == empty);
}

TEST_CASE("a matrix beside a few puzzles is an error in its place", "[reader]") {
  const std::string ones(81, '1');
  const Reading reading = read_text(kP + "\n" + ones + "\n" + kP + "\n");
  CHECK(reading.puzzles.size() == 2);
  REQUIRE(reading.errors.size() == 1);
  CHECK(reading.errors[0].code == ParseCode::ambiguous);
  CHECK(reading.errors[0].place.line == 2);
  CHECK(reading.errors[0].text == ones.substr(0, 40));
  // In a list, each line gets its verdict.
  std::string list;
  for (int i = 0; i < 10; ++i) list += kP + "\n";
  CHECK(read_text(list + ones).puzzles.size() == 11);
}
