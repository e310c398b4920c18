// What people paste from sites, programs and documents: the structure of the text says which
// characters are cells, and what the lines are.
#include <string>

#include "catch.hpp"
#include "layouts.hpp"
#include "puzzles.hpp"
#include "sudoku/houses.hpp"
#include "sudoku/line.hpp"
#include "sudoku/reader.hpp"

using namespace sudoku;
using layouts::outcome_of;

namespace {

const std::string kP(puzzles::kFormats.puzzle);

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
    CHECK(outcome_of(written(label, ".", " ", "\n", HouseKind::column)) == kP);
  }
  for (const std::string label : {"Box #: ", "box# ", "Block #: ", "'box#' = "}) {
    INFO(label);
    CHECK(outcome_of(written(label, "0", " ", "\n", HouseKind::box)) == kP);
  }
  for (const std::string label : {"Row #: ", "r# ", "Zeile #: "}) {
    INFO(label);
    CHECK(outcome_of(written(label, "0", " ", "\n")) == kP);
  }
}

TEST_CASE("boxes in place of rows are an error if rows have conflicts and boxes have none",
          "[reader][error]") {
  for (const std::string between : {"", " ", ",", "\t"}) {
    CHECK(outcome_of(written("", ".", between, "\n", HouseKind::box)) == "not_rows");
    CHECK(outcome_of(written("[", "0", between, "],\n", HouseKind::box)) == "not_rows");
  }
  CHECK(outcome_of(written("", ".", "", "", HouseKind::box)) == "not_rows");
  const Reading reading = read_text("A title\n" + written("", "0", "", "\n", HouseKind::box));
  REQUIRE(reading.errors.size() == 1);
  CHECK(reading.errors[0].place == Place{2, 1});
  // A wrong digit is a conflict both ways.
  std::string wrong = kP;
  wrong[1] = '5';
  CHECK(outcome_of(wrong) == wrong);
}

TEST_CASE("zeros are an empty grid only if nothing is beside them", "[reader]") {
  const std::string empty(81, '.');
  std::string grid, table, labels;
  for (int row = 0; row < 9; ++row) {
    grid += "0 0 0 0 0 0 0 0 0\n";
    table += "0,0,0,0,0,0,0,0,0\n";
    labels += "S" + std::to_string(row) + "  0 0 0 0 0 0 0 0 0\n";
  }
  CHECK(outcome_of(grid) == empty);
  CHECK(outcome_of(table) == empty);
  CHECK(outcome_of(std::string(81, '0') + " empty") == empty);
  CHECK(outcome_of("Region,Mon,Tue,Wed,Thu,Fri,Sat,Sun,All\n" + table) == "ambiguous");
  CHECK(outcome_of(labels) == "ambiguous");
  CHECK(outcome_of("Visitors in 2019\n\n" + grid) == "ambiguous");
  // Dots are no numbers.
  std::string dots;
  for (int row = 0; row < 9; ++row) dots += ".........\n";
  CHECK(outcome_of("Fill this in:\n\n" + dots) == empty);
}

TEST_CASE("words for a blank are blanks between cells, and words in sentences", "[reader]") {
  for (const std::string word : {"blank", "empty", "Leer", "None", "null"}) {
    INFO(word);
    CHECK(outcome_of(written("Row #: ", word, ", ", ".\n")) == kP);
    CHECK(outcome_of(written("", word, " ", "\n")) == kP);
    CHECK(outcome_of("One " + word + " cell per row, please:\n\n" + written("", ".", "", "\n")) ==
          kP);
  }
}

TEST_CASE("tables of BBCode and of wikis are read", "[reader][markup]") {
  const std::string cells = written("[tr][td]", " ", "[/td][td]", "[/td][/tr]\n");
  CHECK(outcome_of("[table]" + cells + "[/table]") == kP);
  CHECK(outcome_of(written("[b]", ".", "[/b][color=#0]", "[/color]\n")) == kP);
  for (const std::string end : {"\n", "\r\n"}) {
    const std::string row = "|-" + end + "| ";
    CHECK(outcome_of("{| class=\"wikitable\"" + end + written(row, " ", end + "| ", end) + "|}") ==
          kP);
    CHECK(outcome_of("{|" + end + written(row, " ", " || ", end) + "|}" + end) == kP);
  }
}

TEST_CASE("cells in brackets are read, in rows of TeX and of text", "[reader][markup]") {
  CHECK(outcome_of(written("\\setrow{", " ", "}{", "}\n")) == kP);
  CHECK(outcome_of(written("[", " ", "][", "]\n")) == kP);
}

TEST_CASE("the innermost brackets of nested arrays are rows, grids or cells", "[reader][array]") {
  // On any lines, with other numbers around them.
  const std::string rows = written("[\n  ", "0", ",\n  ", "\n],\n");
  const Reading reading = read_text("{\"level\": 3, \"rows\": [" + rows + "]}");
  REQUIRE(reading.puzzles.size() == 1);
  CHECK(to_line(reading.puzzles[0].puzzle.givens) == kP);
  CHECK(reading.format == std::string("array"));
  CHECK(reading.ignored.characters > 0);
  const std::string flat = written("", "0", ",\n", ",\n");
  CHECK(outcome_of("{\"id\": 77,\n\"size\": [9, 9],\n\"grid\": [" + flat + "]}") == kP);
  // Records with one digit each.
  CHECK(outcome_of("[" +
                   written("[{\"value\": ", "null",
                           ", \"given\": true}, {\"value\": ", ", \"given\": false}],\n") +
                   "]") == kP);
  std::string sparse = "{\"size\": 9, \"grid\": [", lists = "[";
  for (char cell : kP) {
    const bool empty = cell == '.';
    sparse += empty ? "{}, " : std::string("{\"value\": ") + cell + ", \"given\": true}, ";
    lists += empty ? "[], " : std::string("[") + cell + "], ";
  }
  CHECK(outcome_of(sparse + "]}") == kP);
  CHECK(outcome_of(lists + "]") == kP);
  // Arrays of other numbers.
  std::string table;
  for (int row = 0; row < 9; ++row) table += "[\n1,\n1,0,2,0,3,0,0," + std::to_string(row) + "],\n";
  CHECK(outcome_of("{\"visitors\": [" + table + "]}") == "ambiguous");
}

TEST_CASE("lists of candidates are read from nested arrays", "[reader][array]") {
  std::string text = "[";
  for (Cell cell = 0; cell < kCells; ++cell) {
    text += kP[cell] == '.' ? "[1, 2, 3, 4, 5, 6, 7, 8, 9], " : std::string("[") + kP[cell] + "], ";
  }
  const Reading reading = read_text(text + "]");
  REQUIRE(reading.puzzles.size() == 1);
  CHECK(to_line(reading.puzzles[0].puzzle.givens) == kP);
}

TEST_CASE("empty lines of a spreadsheet between the bands are no rows", "[reader][table]") {
  std::string text;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      const char cell = kP[cell_at(row, column)];
      if (cell != '.') text += cell;
      text += column == 8 ? "\n" : column % 3 == 2 ? "\t\t" : "\t";
    }
    if (row == 2 || row == 5) text += "\t\t\t\t\t\t\t\t\t\t\n";
  }
  CHECK(outcome_of(text) == kP);
}

TEST_CASE("spaces at random within rows are ignored if the grid has no conflict", "[reader]") {
  std::string text;
  for (int row = 0; row < 9; ++row) {
    const std::string cells = kP.substr(9 * row, 9);
    const auto cut = static_cast<std::size_t>(1 + row % 5);
    text += cells.substr(0, cut) + " " + cells.substr(cut) + "\n";
  }
  for (char& c : text) c = c == '.' ? '_' : c;
  CHECK(outcome_of(text) == kP);
  // Nine numbers of nine digits, such as telephone numbers.
  std::string phones;
  for (int i = 1; i < 10; ++i) phones += "0171 2" + std::to_string(i) + "345\n";
  CHECK(outcome_of(phones) == "ambiguous");
}

TEST_CASE("the cells of a row may be an attribute of an XML element", "[reader][markup]") {
  CHECK(outcome_of("<grid>\n" + written("<row n=\"#\" cells=\"", ".", "", "\"/>\n") + "</grid>") ==
        kP);
  CHECK(outcome_of("<grid>\n" + written("<row>", ".", "", "</row>\n") + "</grid>") == kP);
  // Without cells there is no grid, not even an empty one.
  std::string empty = "<grid>\n";
  for (int row = 0; row < 9; ++row) empty += "  <row number=\"" + std::to_string(row) + "\"/>\n";
  CHECK_FALSE(read_text(empty + "</grid>").ok());
}

TEST_CASE("sections of other files than .sdk are read as text", "[reader]") {
  CHECK(outcome_of("[puzzle]\nid=42\n" + written("row#=", "0", "", "\n")) == kP);
}

TEST_CASE("a line with the solution belongs to the puzzle before it", "[reader]") {
  const std::string solution(puzzles::kFormats.solution);
  const Reading reading = read_text("Puzzle: " + kP + "\nSolution: " + solution + "\n");
  REQUIRE(reading.puzzles.size() == 1);
  CHECK(to_line(reading.puzzles[0].puzzle.givens) == kP);
  REQUIRE(reading.puzzles[0].solutions.size() == 1);
  CHECK(to_line(reading.puzzles[0].solutions[0]) == solution);
  // A list of lines without words is a list of puzzles.
  CHECK(read_text(kP + "\n" + solution + "\n").puzzles.size() == 2);
  CHECK(read_text("Two: \n" + solution + "\n" + kP + "\n").puzzles.size() == 2);
}

TEST_CASE("rows with numbers are sorted by them, whatever their order in the text",
          "[reader][layout]") {
  constexpr int kOrders[][9] = {{9, 8, 7, 6, 5, 4, 3, 2, 1}, {4, 2, 3, 1, 5, 6, 9, 8, 7}};
  for (const auto& order : kOrders) {
    for (const std::string label : {"", "R", "row ", "Zeile "}) {
      std::string text;
      for (int number : order) {
        text += label + std::to_string(number) + (label.empty() ? " " : ": ");
        for (int i = 0; i < 9; ++i) text += kP.substr(9 * (number - 1) + i, 1) + " ";
        text += "\n";
      }
      INFO(text);
      CHECK(outcome_of(text) == kP);
    }
  }
}

TEST_CASE("the header of a table of cells says which number is the column", "[reader][layout]") {
  const auto table = [](const std::string& header, auto write) {
    std::string text = header + "\n";
    for (int cell = 0; cell < 81; ++cell) {
      if (kP[cell] != '.') text += write(cell / 9 + 1, cell % 9 + 1, kP[cell] - '0') + "\n";
    }
    return text;
  };
  const auto list = [](int a, int b, int c) {
    return std::to_string(a) + "," + std::to_string(b) + "," + std::to_string(c);
  };
  CHECK(outcome_of(table("row,col,value", [&](int r, int c, int v) { return list(r, c, v); })) ==
        kP);
  CHECK(outcome_of(table("col,row,value", [&](int r, int c, int v) { return list(c, r, v); })) ==
        kP);
  CHECK(outcome_of(
            table("column, row, digit", [&](int r, int c, int v) { return list(c, r, v); })) == kP);
}

TEST_CASE("one column of 81 cells is one puzzle or an error, never nine puzzles",
          "[reader][layout]") {
  const std::string with_empty_ends = "." + kP.substr(1, 79) + ".";
  for (const std::string& cells : {kP, with_empty_ends}) {
    for (const std::string end : {"\n", "\r\n", "\n\n"}) {
      for (const std::string header : {"", "Sudoku\n"}) {
        std::string text = header;
        for (char c : cells) text += (c == '.' ? "" : std::string(1, c)) + end;
        const Reading reading = read_text(text);
        INFO(text);
        CHECK((!reading.ok() || outcome_of(text) == cells));
      }
    }
  }
}

TEST_CASE("of the options of a form only the chosen ones are cells", "[reader][markup]") {
  std::string text = "<table>";
  for (int cell = 0; cell < 81; ++cell) {
    if (cell % 9 == 0) text += "<tr>";
    text += "<td><select><option></option>";
    for (char digit = '1'; digit <= '9'; ++digit) {
      text +=
          std::string(kP[cell] == digit ? "<option selected>" : "<option>") + digit + "</option>";
    }
    text += "</select></td>";
    if (cell % 9 == 8) text += "</tr>";
  }
  CHECK(outcome_of(text + "</table>") == kP);
}

TEST_CASE("telephone numbers with an equal prefix are no puzzle", "[reader][error]") {
  std::string text;
  for (int line = 0; line < 9; ++line) text += "+49 30123456" + std::to_string(line) + "\n";
  CHECK(outcome_of(text) == "row_length");
}

TEST_CASE("false in a list is an empty cell", "[reader][layout]") {
  CHECK(outcome_of(written("[", "false", ", ", "],\n")) == kP);
}

TEST_CASE("colours of a terminal and UTF-16 without a mark do not hide the cells",
          "[reader][text]") {
  std::string coloured, little, big;
  for (int cell = 0; cell < 81; ++cell) {
    const std::string end = cell % 9 == 8 ? "\n" : "";
    coloured += kP[cell] == '.' ? "." + end : "\x1b[1;34m" + kP.substr(cell, 1) + "\x1b[0m" + end;
    for (char c : kP.substr(cell, 1) + end) {
      little += std::string{c, '\0'};
      big += std::string{'\0', c};
    }
  }
  CHECK(outcome_of(coloured) == kP);
  CHECK(outcome_of(little) == kP);
  CHECK(outcome_of(big) == kP);
}
