// Names of cells, rows and columns decide where a digit is, not their order in the text. Names that
// can mean two cells are an error.
#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "catch.hpp"
#include "layouts.hpp"
#include "puzzles.hpp"
#include "sudoku/line.hpp"
#include "sudoku/reader.hpp"

using namespace sudoku;
using layouts::outcome_of;

namespace {

const std::string kP(puzzles::kFormats.puzzle);

struct Named {
  int row;
  int column;
  std::string name;
};

// The cells from the top left to the bottom right, named by a function of row and column from 0.
std::vector<Named> cells_named(auto name) {
  std::vector<Named> cells;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) cells.push_back({row, column, name(row, column)});
  }
  return cells;
}

std::string letter_and_number(char first, int letter, int number) {
  return std::string(1, static_cast<char>(first + letter)) + std::to_string(number);
}

// The givens of kP in the order of the cells: `name=digit`.
std::string listed(const std::vector<Named>& cells) {
  std::string text;
  for (const auto& [row, column, name] : cells) {
    const char digit = kP[static_cast<std::size_t>(9 * row + column)];
    if (digit != '.') text += name + "=" + digit + "\n";
  }
  return text;
}

std::vector<Named> chess_board() {
  return cells_named([](int row, int column) { return letter_and_number('a', column, 9 - row); });
}

std::vector<Named> spreadsheet(char first) {
  return cells_named(
      [=](int row, int column) { return letter_and_number(first, column, row + 1); });
}

// The rows of kP with their columns in this order, `label` before each and `between` the cells.
std::string rows(const std::vector<int>& columns, const std::string& label,
                 const std::string& between) {
  std::string text;
  for (int row = 0; row < 9; ++row) {
    if (!label.empty()) text += label + std::to_string(row + 1) + between;
    for (int i = 0; i < 9; ++i) {
      const char cell =
          kP[static_cast<std::size_t>(9 * row + columns[static_cast<std::size_t>(i)])];
      text += (i > 0 ? between : "") + (cell == '.' ? "0" : std::string(1, cell));
    }
    text += "\n";
  }
  return text;
}

}  // namespace

TEST_CASE("coordinates of a chess board are read from the bottom", "[reader][coordinates]") {
  CHECK(outcome_of(listed(chess_board())) == kP);
}

TEST_CASE("a list from a1 up can be a chess board or a spreadsheet", "[reader][coordinates]") {
  std::vector<Named> upwards = chess_board();
  std::stable_sort(upwards.begin(), upwards.end(),
                   [](const Named& a, const Named& b) { return a.row > b.row; });
  CHECK(outcome_of(listed(upwards)) == "which_cell");
  CHECK(outcome_of(listed(spreadsheet('a'))) == "which_cell");
  CHECK(outcome_of(listed(spreadsheet('A'))) == kP);
  for (const std::string title : {"On a chess board:\n", "Schachbrett, a1 unten links\n"}) {
    CHECK(outcome_of(title + listed(upwards)) == kP);
  }
  for (const std::string title : {"From my spreadsheet\n", "Excel:\n", "Aus einer Tabelle\n"}) {
    CHECK(outcome_of(title + listed(spreadsheet('a'))) == kP);
  }
  const Reading reading = read_text("Squares\n" + listed(upwards));
  REQUIRE(reading.errors.size() == 1);
  CHECK(reading.errors[0].place == Place{2, 1});
  CHECK(reading.errors[0].text == "e1=8");
}

TEST_CASE("a list of files from a1 up can be a chess board or rows", "[reader][coordinates]") {
  std::vector<Named> files = chess_board();
  std::sort(files.begin(), files.end(),
            [](const Named& a, const Named& b) { return a.name < b.name; });
  CHECK(outcome_of(listed(files)) == "which_cell");
  CHECK(outcome_of("Chess squares:\n" + listed(files)) == kP);
  const auto rows_named = [](char first) {
    return cells_named(
        [=](int row, int column) { return letter_and_number(first, row, column + 1); });
  };
  CHECK(outcome_of(listed(rows_named('A'))) == kP);
  CHECK(outcome_of(listed(rows_named('a'))) == "which_cell");
}

TEST_CASE("letters and numbers in no order are not guessed", "[reader][coordinates]") {
  std::mt19937 random(1);
  for (int i = 0; i < 20; ++i) {
    std::vector<Named> cells = spreadsheet('A');
    std::shuffle(cells.begin(), cells.end(), random);
    CHECK(outcome_of(listed(cells)) == "which_cell");
  }
  // These say which number is the row.
  std::vector<Named> cells = cells_named([](int row, int column) {
    return "r" + std::to_string(row + 1) + "c" + std::to_string(column + 1);
  });
  std::shuffle(cells.begin(), cells.end(), random);
  CHECK(outcome_of(listed(cells)) == kP);
}

TEST_CASE("the names above the columns count, not their order", "[reader][layout]") {
  const std::vector<std::vector<int>> orders{{8, 7, 6, 5, 4, 3, 2, 1, 0},
                                             {3, 1, 0, 2, 4, 5, 8, 7, 6}};
  for (const auto& order : orders) {
    for (const std::string between : {" ", ",", "\t", " | "}) {
      for (const std::string label : {"", "r"}) {
        std::string letters, numbers;
        for (int column : order) {
          const std::string before = letters.empty() && label.empty() ? "" : between;
          letters += before + static_cast<char>('A' + column);
          numbers += before + "c" + std::to_string(column + 1);
        }
        for (const std::string& header : {letters, numbers}) {
          const std::string text = header + "\n" + rows(order, label, between);
          INFO(text);
          CHECK(outcome_of(text) == kP);
        }
      }
    }
  }
  // A heading of nine words is no list of names.
  CHECK(outcome_of("one two three four five six seven eight nine\n" +
                   rows({0, 1, 2, 3, 4, 5, 6, 7, 8}, "", " ")) == kP);
}

TEST_CASE("rows in records are sorted by their numbers", "[reader][array]") {
  for (const std::string end : {", ", ",\n", ",\n\n"}) {
    std::string text = "[";
    for (int row : {3, 0, 8, 1, 2, 7, 4, 6, 5}) {
      text += "{\"row\": " + std::to_string(row) + ", \"values\": [";
      for (int column = 0; column < 9; ++column) {
        const char cell = kP[static_cast<std::size_t>(9 * row + column)];
        text += (column > 0 ? ", " : "") + (cell == '.' ? "0" : std::string(1, cell));
      }
      text += "]}" + end;
    }
    INFO(text);
    CHECK(outcome_of(text + "]") == kP);
  }
}

TEST_CASE("rows in another order, as the text says, are an error", "[reader][layout]") {
  std::string upwards;
  for (std::size_t row = 9; row-- > 0;) upwards += kP.substr(9 * row, 9) + "\n";
  for (const std::string title : {"Bottom row first\n", "Counted from the bottom:\n", "Von unten\n",
                                  "Column by column:\n", "Spaltenweise:\n", "Gespiegelt\n"}) {
    INFO(title);
    CHECK(outcome_of(title + upwards) == "not_rows");
  }
}

TEST_CASE("a post about solving says nothing of the order of rows", "[reader][layout]") {
  std::string grid;
  for (std::size_t row = 0; row < 9; ++row) grid += kP.substr(9 * row, 9) + "\n";
  for (const std::string post :
       {"I went through it box by box and column by column and found nothing. Please help:\n",
        "If you transpose the grid in your head you see the same pattern in columns.\n\n",
        "Start from the bottom left corner and look at the sevens; then I am stuck.\n"}) {
    INFO(post);
    CHECK(outcome_of(post + grid) == kP);
  }
}

TEST_CASE("digits that are marked are entries", "[reader][layout]") {
  // Every fifth digit is marked.
  for (const auto& [before, behind] : {std::pair("(", ")"), {"", "*"}}) {
    std::string text, givens = kP;
    int digits = 0;
    for (std::size_t cell = 0; cell < 81; ++cell) {
      const bool marked = kP[cell] != '.' && ++digits % 5 == 0;
      if (marked) givens[cell] = '.';
      text += marked ? before + std::string(1, kP[cell]) + behind : std::string(1, kP[cell]);
      text += cell % 9 == 8 ? '\n' : ' ';
    }
    INFO(text);
    const Reading reading = read_text(text);
    REQUIRE(reading.puzzles.size() == 1);
    CHECK(to_line(reading.puzzles[0].puzzle.givens) == givens);
    CHECK(to_line(reading.puzzles[0].puzzle.board()) == kP);
  }
}

TEST_CASE("a line of equal rows is a puzzle with conflicts, one of zeros and ones is none",
          "[reader]") {
  std::string equal_rows;
  for (int row = 0; row < 9; ++row) equal_rows += "1........";
  CHECK(outcome_of(equal_rows) == equal_rows);
  std::string bits;
  for (int i = 0; i < 81; ++i) bits += i * i % 7 < 3 ? '1' : '0';
  CHECK(outcome_of(bits) == "ambiguous");
  CHECK(outcome_of(std::string(81, '1')) == "ambiguous");
}

TEST_CASE("a grid without digits is empty only if one sign fills it", "[reader]") {
  std::string dots, signs, bars;
  for (int row = 0; row < 9; ++row) {
    dots += "| . . . | . . . | . . . |\n";
    signs += row % 2 == 0 ? "..O.O....\n" : ".O...O.OO\n";
    bars += "<tr>";
    for (int i = 0; i < 9; ++i) bars += "<td><input name=\"x\"></td>";
    bars += "</tr>\n";
  }
  CHECK(outcome_of(dots) == std::string(81, '.'));
  CHECK(outcome_of(signs) == "ambiguous");
  CHECK(outcome_of("<table>" + bars + "</table>") == "ambiguous");
}

TEST_CASE("the value of an input is a cell however it is quoted", "[reader][markup]") {
  for (const std::string quote : {"\"", "'", ""}) {
    for (const std::string name : {"value", "VALUE"}) {
      std::string text = "<table>";
      for (int cell = 0; cell < 81; ++cell) {
        if (cell % 9 == 0) text += "<tr>";
        const char digit = kP[static_cast<std::size_t>(cell)];
        text += "<td><input maxlength=1 ";
        if (digit != '.') text += name + "=" + quote + digit + quote + " readonly";
        text += "></td>";
        if (cell % 9 == 8) text += "</tr>";
      }
      INFO(text);
      CHECK(outcome_of(text + "</table>") == kP);
    }
  }
}
