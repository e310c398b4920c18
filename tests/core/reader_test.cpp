// Texts that contain the cells one by one: lines, drawn grids, numbers, the output of programs.
#include "sudoku/reader.hpp"

#include <string>

#include "catch.hpp"
#include "printed.hpp"
#include "puzzles.hpp"
#include "sudoku/writer.hpp"

using namespace sudoku;
using puzzles::grid_of;

namespace {

const std::string kLine{puzzles::kLiangOutput.puzzle};  // blanks as zeros
const std::string kSolution{puzzles::kLiangOutput.solution};

std::string with_blank(char blank) { return to_line(grid_of(kLine), blank); }

// The result of reading: the lines of all puzzles, or the name of the first error.
std::string read_lines(std::string_view text) {
  const Reading reading = read_text(text);
  std::string lines;
  for (const ReadPuzzle& read : reading.puzzles) {
    lines += (lines.empty() ? "" : " ") + to_line(read.puzzle.board(), '0');
  }
  return reading.ok() ? lines : name_of(reading.errors.at(0).code);
}

// The line as nine rows, each formatted by `row_text`.
template <typename RowText>
std::string in_rows(const std::string& line, RowText row_text) {
  std::string text;
  for (int row = 0; row < 9; ++row) text += row_text(line.substr(9 * row, 9), row) + "\n";
  return text;
}

std::string spaced(const std::string& row) {
  std::string text;
  for (char c : row) text += {c, ' '};
  text.pop_back();
  return text;
}

}  // namespace

TEST_CASE("a line of 81 is read with any one non-digit as the blank", "[reader]") {
  for (char blank : std::string("._0*xX-?#~o@,;")) {
    INFO("blank " << blank);
    const Reading reading = read_text(with_blank(blank));
    REQUIRE(reading.puzzles.size() == 1);
    CHECK(to_line(reading.puzzles[0].puzzle.givens, '0') == kLine);
    CHECK(reading.ignored.characters == 0);
    CHECK(reading.errors.empty());
  }
}

TEST_CASE("middle dots and other characters beyond ASCII can be the blank", "[reader]") {
  for (const char* blank : {"·", "□", "＿", "å"}) {
    std::string text;
    for (char c : kLine) text += c == '0' ? std::string(blank) : std::string(1, c);
    INFO(blank);
    CHECK(read_lines(text) == kLine);
  }
}

TEST_CASE("the empty grid and a full grid are lines too", "[reader]") {
  CHECK(read_lines(std::string(81, '.')) == std::string(81, '0'));
  CHECK(read_lines(std::string(81, '0')) == std::string(81, '0'));
  CHECK(read_lines(kSolution) == kSolution);
}

TEST_CASE("a byte order mark, CR LF and UTF-16 make no difference", "[reader]") {
  CHECK(read_lines("\xef\xbb\xbf" + kLine + "\r\n") == kLine);
  std::string little = "\xff\xfe", big = "\xfe\xff";
  for (char c : kLine + "\r\n" + kSolution) {
    little += {c, '\0'};
    big += {'\0', c};
  }
  CHECK(read_lines(little) == kLine + " " + kSolution);
  CHECK(read_lines(big) == kLine + " " + kSolution);
}

TEST_CASE("nine rows are read with and without spaces and borders", "[reader]") {
  const std::string dots = with_blank('.');
  CHECK(read_lines(in_rows(dots, [](auto row, int) { return row; })) == kLine);
  CHECK(read_lines(in_rows(dots, [](auto row, int) { return spaced(row); })) == kLine);
  CHECK(read_lines(in_rows(with_blank('-'), [](auto row, int) { return row; })) == kLine);
  CHECK(read_lines(in_rows(with_blank('-'), [](auto row, int) { return spaced(row); })) == kLine);
  CHECK(read_lines(in_rows(dots, [](auto row, int) {
          return row.substr(0, 3) + "|" + row.substr(3, 3) + "|" + row.substr(6);
        })) == kLine);
  CHECK(read_lines(in_rows(dots, [](auto row, int r) {
          return (r % 3 == 0 ? ".---.---.---.\n" : "") + ("|" + row.substr(0, 3)) + "|" +
                 row.substr(3, 3) + "|" + row.substr(6) + "|";
        })) == kLine);
  CHECK(read_lines("*-----------*\n" +
                   in_rows(dots,
                           [](auto row, int r) {
                             return "|" + row.substr(0, 3) + "|" + row.substr(3, 3) + "|" +
                                    row.substr(6) + "|" +
                                    (r == 2 || r == 5 ? "\n|---+---+---|" : "");
                           }) +
                   "*-----------*\n") == kLine);
  CHECK(read_lines("┌───────┐\n" + in_rows(dots, [](auto row, int r) {
                     return "│ " + spaced(row) + " │" + (r % 3 == 2 ? "\n├───┼───┤" : "");
                   })) == kLine);
}

TEST_CASE("81 numbers are read however they are laid out", "[reader]") {
  CHECK(read_lines(spaced(kLine)) == kLine);
  std::string ragged, commas;
  for (std::size_t i = 0; i < 81; ++i) {
    ragged += std::string(1, kLine[i]) + (i % 7 == 6 ? "\n\n" : i % 5 == 4 ? "\t" : "   ");
    commas += std::string(1, kLine[i]) + ", ";
  }
  CHECK(read_lines(ragged) == kLine);
  CHECK(read_lines(commas) == kLine);
}

TEST_CASE("the source text of a Java array is read", "[reader]") {
  const std::string text =
      "int[][] grid =\n    {{" + in_rows(kLine, [](auto row, int r) {
        std::string cells;
        for (char c : row) cells += std::string(1, c) + ", ";
        return "     {" + cells.substr(0, cells.size() - 2) + (r == 8 ? "}}" : "},");
      });
  CHECK(read_lines(text) == kLine);
  CHECK(read_lines("public static void main\n" + text + "solve(grid, 12);\n" + text) ==
        kLine + " " + kLine);
}

TEST_CASE("the Almanac's sample file holds three puzzles", "[reader]") {
  const Reading reading = read_text(printed::kAlmanacInput);
  REQUIRE(reading.puzzles.size() == 3);
  CHECK(to_line(reading.puzzles[0].puzzle.givens, '0') == puzzles::kLiangOutput.puzzle);
  CHECK(to_line(reading.puzzles[1].puzzle.givens, '0') == puzzles::kAlmanacSecond.puzzle);
  CHECK(to_line(reading.puzzles[2].puzzle.givens, '0') == puzzles::kAlmanacThird.puzzle);
  CHECK(reading.puzzles[0].place.line == 2);
  CHECK(reading.puzzles[2].place.line == 27);
  CHECK(reading.ignored.characters == 0);
}

TEST_CASE("the Almanac's format does not depend on line ends", "[reader]") {
  // 162 cells with line ends anywhere, letters between them, other digits only in a comment.
  std::string text = "# 17 of 81\n";
  for (std::size_t i = 0; i < 81; ++i) text += std::string(1, kLine[i]) + (i % 10 ? "" : "a\n");
  const Reading reading = read_text(text + "\n" + text);
  REQUIRE(reading.puzzles.size() == 2);
  CHECK(to_line(reading.puzzles[1].puzzle.givens, '0') == kLine);
  CHECK(reading.ignored.characters == 18);
  CHECK(reading.ignored.place == Place{2, 2});
  CHECK(reading.ignored.text == "a");
}

TEST_CASE("a printed puzzle and its solution are one puzzle", "[reader]") {
  const auto check = [](const std::string& text, std::string_view puzzle,
                        std::string_view solution) {
    const Reading reading = read_text(text);
    REQUIRE(reading.puzzles.size() == 1);
    CHECK(to_line(reading.puzzles[0].puzzle.givens, '0') == puzzle);
    REQUIRE(reading.puzzles[0].solutions.size() == 1);
    CHECK(to_line(reading.puzzles[0].solutions[0], '0') == solution);
  };
  using namespace printed;
  check("Enter a puzzle:\n\n" + std::string(kLiangPuzzle) + "\nThe solution is found:\n\n" +
            std::string(kLiangSolution),
        kLine, kSolution);
  check("Original\n" + std::string(kAlmanacPuzzle) + "Solved\n" + std::string(kAlmanacSolution),
        kLine, kSolution);
  check(std::string(kAssignment4Puzzle) + "\n" + std::string(kAssignment4Solution),
        puzzles::kAssignment4.puzzle, puzzles::kAssignment4.solution);
  check(kLine + "," + kSolution, kLine, kSolution);
  check(kLine + kSolution, kLine, kSolution);
}

TEST_CASE("the article's printed grid is read, dashes as blanks", "[reader]") {
  CHECK(read_lines(printed::kArticlePuzzle) == puzzles::kArticle.puzzle);
}

TEST_CASE("the lab's fixed-width grid is read, spaces as blanks", "[reader]") {
  CHECK(read_lines(printed::kLabPuzzle) == puzzles::kLab.puzzle);
  CHECK(read_lines(printed::kLabFullGrid) == puzzles::kLabFullGrid);
  CHECK(std::string(read_text(printed::kLabPuzzle).format) == "fixed-width");
}

TEST_CASE("spaces are blanks in other layouts too", "[reader]") {
  const std::string spaces = with_blank(' ');
  const auto trimmed_end = [](std::string row) {
    while (!row.empty() && row.back() == ' ') row.pop_back();
    return row;
  };
  CHECK(read_lines(in_rows(spaces, [&](auto row, int) { return row; })) == kLine);
  CHECK(read_lines(in_rows(spaces, [&](auto row, int) { return trimmed_end(row); })) == kLine);
  CHECK(read_lines(in_rows(spaces, [&](auto row, int) {
          return trimmed_end(row.substr(0, 3) + "|" + row.substr(3, 3) + "|" + row.substr(6));
        })) == kLine);
  CHECK(read_lines(in_rows(spaces, [&](auto row, int) {
          return "| " + spaced(row.substr(0, 3)) + " | " + spaced(row.substr(3, 3)) + " | " +
                 spaced(row.substr(6)) + " |";
        })) == kLine);
}

TEST_CASE("tables with empty fields are read, as a spreadsheet copies them", "[reader]") {
  const auto table = [](char delimiter, bool framed) {
    return in_rows(with_blank(' '), [&](auto row, int) {
      std::string text = framed ? "|" : "";
      for (std::size_t i = 0; i < 9; ++i) {
        if (row[i] != ' ') text += row[i];
        if (i < 8 || framed) text += delimiter;
      }
      return text;
    });
  };
  for (char delimiter : {'\t', ',', ';'}) CHECK(read_lines(table(delimiter, false)) == kLine);
  CHECK(read_lines(table('|', true)) == kLine);
}

TEST_CASE("a list has one puzzle per line, with any text around it", "[reader]") {
  const std::string other(puzzles::kArticle.puzzle);
  CHECK(read_lines(kLine + "\n" + other + "\n") == kLine + " " + other);
  CHECK(read_lines("# list\n" + kLine + " # easy 1.2\n\n" + other) == kLine + " " + other);
  // The puzzle bank of Sudoku Exchange: hash, puzzle, rating.
  const Reading bank = read_text("0000183b305c " + kLine + "  1.2\n0000ab3b305c " + other + " 7.0");
  REQUIRE(bank.puzzles.size() == 2);
  CHECK(to_line(bank.puzzles[1].puzzle.givens, '0') == other);
  CHECK(bank.ignored.characters == 30);
  // gsf's list: the fifth field is the puzzle.
  CHECK(read_lines("99480,99408,114,1895," + kLine + ",Easter-Monster,20,1") == kLine);
}

TEST_CASE("an empty grid and a full grid on two lines stay two puzzles", "[reader]") {
  const Reading reading = read_text(std::string(81, '.') + "\n" + kSolution);
  CHECK(reading.puzzles.size() == 2);
}

TEST_CASE("a row of digits in prose is not part of a grid", "[reader]") {
  const std::string rows = in_rows(with_blank('.'), [](auto row, int) { return row; });
  CHECK(read_lines("The digits\n1 2 3 4 5 6 7 8 9\nare placed so:\n" + rows) == kLine);
}

TEST_CASE("headings with digits do not spoil drawn grids", "[reader]") {
  const std::string rows = in_rows(with_blank('.'), [](auto row, int) { return row; });
  const Reading reading = read_text("Puzzle 17:\n" + rows + "Puzzle 18:\n" + rows);
  CHECK(reading.puzzles.size() == 2);
  CHECK(reading.ignored.characters == 18);
  CHECK(reading.ignored.text == "Puzzle 17:");
}

TEST_CASE("a list may mix puzzles of one line in several formats", "[reader]") {
  const std::string other = "123456789" + std::string(72, '.');
  const std::string third = "987654321" + std::string(72, '.');
  const std::string link = "https://www.sudokuwiki.org/sudoku.htm?bd=" + other;
  const Reading mixed =
      read_text("My list\n" + kLine + "\n\n" + link + "\n:0000:x:" + third + ":::\n");
  REQUIRE(mixed.puzzles.size() == 3);
  CHECK(to_line(mixed.puzzles[0].puzzle.givens) == with_blank('.'));
  CHECK(to_line(mixed.puzzles[1].puzzle.givens) == other);
  CHECK(to_line(mixed.puzzles[2].puzzle.givens) == third);
  CHECK(mixed.puzzles[2].place == Place{5, 9});
  CHECK(mixed.errors.empty());
  CHECK(mixed.ignored.place == Place{1, 1});
  CHECK(mixed.ignored.text == "My list");
  const Reading damaged = read_text(link + "\n" + kLine.substr(1) + "\n" + kLine);
  CHECK(damaged.puzzles.size() == 2);
  REQUIRE(damaged.errors.size() == 1);
  CHECK(damaged.errors[0].code == ParseCode::too_few_cells);
  CHECK(damaged.errors[0].place.line == 2);
  // The same puzzle as a link and in digits is one.
  CHECK(read_text("Puzzle: " + other + "\n" + link).puzzles.size() == 1);
  CHECK(read_text(link + "\n" + other).puzzles.size() == 1);
}
