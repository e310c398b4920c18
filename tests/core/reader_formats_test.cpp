// Formats of other programs: links, codes, candidate grids, files. The examples are those of the
// programs and their descriptions.
#include <string>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/reader.hpp"
#include "sudoku/writer.hpp"

using namespace sudoku;
using puzzles::grid_of;

namespace {

const std::string kP(puzzles::kFormats.puzzle);
const std::string kP0 = to_line(grid_of(kP), '0');

ReadPuzzle only(const std::string& text) {
  const Reading reading = read_text(text);
  REQUIRE(reading.puzzles.size() == 1);
  CHECK(reading.errors.empty());
  return reading.puzzles[0];
}

std::string givens(const std::string& text) { return to_line(only(text).puzzle.givens); }

}  // namespace

TEST_CASE("links of other sites carry the puzzle", "[reader][link]") {
  CHECK(givens("https://www.sudokuwiki.org/sudoku.htm?bd=" + kP0) == kP);
  CHECK(givens("https://sudokuexchange.com/play/?s=" + kP0) == kP);
  CHECK(givens("https://sudoku.coach/en/play/" + kP0) == kP);
  CHECK(givens("https://sudoku.coach/en/play/" + kP) == kP);
  CHECK(givens("https://example.org/page?lang=en&puzzle=" + kP + "&x=1#top") == kP);
  CHECK(givens("see <https://www.sudokuwiki.org/sudoku.htm?bd=" + kP0 + "> please") == kP);
}

TEST_CASE("links of this page carry givens, entries and crossed-out candidates", "[reader][link]") {
  std::string entries(81, '0');
  entries[2] = '4';
  entries[0] = '9';  // on a given: the given stays
  const ReadPuzzle read = only("http://localhost:8000/#p=" + kP0 + "&e=" + entries + "&x=115216");
  CHECK(to_line(read.puzzle.givens) == kP);
  CHECK(read.puzzle.placed[2] == 4);
  CHECK(read.puzzle.placed.filled() == 1);
  // 1 at r1c5 is a given's cell, and so nothing to cross out; 2 at r1c6 is.
  CHECK(read.puzzle.eliminated[4].empty());
  CHECK(read.puzzle.eliminated[5] == Digits::of(2));
  CHECK(givens("p=" + kP0) == kP);
  CHECK(givens("#p=" + kP0 + "&theme=dark") == kP);
  CHECK(givens("?p=" + kP0) == kP);
}

TEST_CASE("percent-encoded values are decoded", "[reader][link]") {
  std::string encoded;
  for (char c : kP) encoded += c == '.' ? std::string("%2E") : std::string(1, c);
  CHECK(givens("https://example.org/?p=" + encoded) == kP);
}

TEST_CASE("a link with a short puzzle says so", "[reader][link]") {
  const Reading reading =
      read_text("https://www.sudokuwiki.org/sudoku.htm?bd=" + kP0.substr(0, 80));
  REQUIRE(reading.errors.size() == 1);
  CHECK(reading.errors[0].code == ParseCode::too_few_cells);
  CHECK(reading.errors[0].cells == 80);
}

TEST_CASE("S9B contains givens, placed digits and candidates", "[reader][s9b]") {
  std::string code = "S9B";
  for (char c : kP) code += c == '.' ? std::string("ep") : std::string{'0', c};
  CHECK(givens(code) == kP);
  // All nine candidates everywhere say nothing new.
  CHECK(only(code).puzzle.eliminated == decltype(Puzzle::eliminated){});
  // From a published XYZ-Wing position: 21 is {1,2}, 29 is {1,2,4}; 10..18 are placed.
  code.replace(3 + 2 * 40, 2, "0l");
  code.replace(3 + 2 * 41, 2, "0a");
  const Puzzle puzzle = only(code).puzzle;
  CHECK((puzzle.candidates()[40] - (Digits::of(1) | Digits::of(2))).empty());
  CHECK(givens("https://www.sudokuwiki.org/sudoku.htm?bd=" + code).size() == 81);
}

TEST_CASE("a damaged S9B code is an error", "[reader][s9b]") {
  const Reading reading = read_text("S9B" + std::string(160, '0'));
  REQUIRE(reading.errors.size() == 1);
  CHECK(reading.errors[0].code == ParseCode::bad_code);
}

TEST_CASE("a sudoku.coach code is unpacked", "[reader][coach]") {
  // The sample that the author of the site published.
  const std::string code =
      "SCv7_32_f2eamlia5v54o2eelh55bcliqh8kljpc9f6n7iacpsm2illia8p3adhg60rg00hj0c1k6iqj235t40m2mu08"
      "g6gojcc01ma0em3211a6c18p1e4125ca32d1km0g2m13i1lmtad4kda5l72q0irs106q01l82sra9q776oiu99j4koi9"
      "5bc25na11qamk0d22l9t0";
  const Reading reading = read_text(code);
  REQUIRE(reading.puzzles.size() == 1);
  CHECK(solve(reading.puzzles[0].puzzle.givens).verdict == Verdict::one);
  CHECK(reading.puzzles[0].puzzle == only("https://sudoku.coach/en/play/" + code).puzzle);
  CHECK(read_text(code.substr(0, 100)).errors.at(0).code == ParseCode::bad_code);
  CHECK(read_text("SCv7_32_0000").errors.at(0).code == ParseCode::bad_code);
}

TEST_CASE("HoDoKu library lines contain placed digits and deleted candidates", "[reader][hodoku]") {
  std::string cells = kP;
  cells.replace(2, 1, "+4");
  const ReadPuzzle read = only(":0000:x:" + cells + ":114 214:::");
  CHECK(to_line(read.puzzle.givens) == kP);
  CHECK(read.puzzle.placed[2] == 4);
  // r1c4 cannot hold 1 anyhow: column 4 has one.
  CHECK(read.puzzle.eliminated[3] == Digits::of(2));
  CHECK(only(":0000:x:" + kP + ":::").puzzle.givens == grid_of(kP));
}

TEST_CASE("a library of several lines with comments is a list", "[reader][hodoku]") {
  const Reading reading =
      read_text("# Naked Single\n:0003:4:" + kP + "::413:413:\n\n:0003:x:" + kP +
                "::::\n:0003:x:" + kP.substr(1) + "::::\n");
  CHECK(reading.puzzles.size() == 2);
  REQUIRE(reading.errors.size() == 1);
  CHECK(reading.errors[0].code == ParseCode::too_few_cells);
  CHECK(reading.errors[0].place.line == 5);
}

TEST_CASE("sdk files have header lines or sections", "[reader][sdk]") {
  std::string rows;
  for (int row = 0; row < 9; ++row) rows += kP.substr(9 * row, 9) + "\n";
  CHECK(givens("#ARuud\n#DA random puzzle made by SudoCue\n#CJust start 1\n#B03-08-2006\n" +
               rows) == kP);
  std::string state = kP;
  state[2] = '4';
  std::string state_rows;
  for (int row = 0; row < 9; ++row) state_rows += state.substr(9 * row, 9) + "\n";
  const ReadPuzzle read = only("[Puzzle]\n" + rows + "[State]\n" + state_rows);
  CHECK(to_line(read.puzzle.givens) == kP);
  CHECK(read.puzzle.placed[2] == 4);
}

TEST_CASE("sdm files are lists", "[reader]") {
  CHECK(read_text(kP0 + "\n" + kP0 + "\r\n" + kP0).puzzles.size() == 3);
}

TEST_CASE("OpenSudoku's XML holds games, old and new", "[reader][opensudoku]") {
  CHECK(givens("<?xml version='1.0' encoding='UTF-8'?>\n<opensudoku>\n<name>Easy 1</name>\n"
               "<game data=\"" +
               kP0 + "\"/>\n</opensudoku>") == kP);
  const Reading two = read_text(
      "<opensudoku version=\"2\"><folder name=\"Easy 2\" created=\"1234567890123\"><game data='" +
      kP0 + "' state=\"0\" time=\"0\"/><game time=\"0\" data=\"" + kP0.substr(1) +
      "\"/></folder></opensudoku>");
  CHECK(two.puzzles.size() == 1);
  REQUIRE(two.errors.size() == 1);
  CHECK(two.errors[0].cells == 80);
}

TEST_CASE("729 characters are candidates, solved cells being givens", "[reader][729]") {
  std::string text;
  for (char c : kP) {
    std::string nine = "123456789";
    if (c != '.') {
      nine = std::string(9, '.');
      nine[c - '1'] = c;
    }
    text += nine;
  }
  // Every digit is still a candidate of the empty cells: nobody has reduced the candidates, and the
  // cells with a single candidate are the givens.
  CHECK(only(text).puzzle.givens == grid_of(kP));
  CHECK(solve(only(text).puzzle.candidates()).solutions.size() == 1);
  CHECK(solve(only(text).puzzle.candidates()).solutions == solve(grid_of(kP)).solutions);
  text[3] = '9';
  CHECK(read_text(text).errors.at(0).code == ParseCode::bad_candidates);
}

TEST_CASE("a candidate grid is read with and without borders", "[reader][candidates]") {
  Puzzle puzzle;
  puzzle.givens = grid_of(kP);
  const std::string grid = find_writer("candidates")->write(puzzle);
  CHECK(only(grid).puzzle == puzzle);
  std::string bare;
  for (char c : grid) {
    if (c != '|' && c != '+' && c != '-') bare += c;
  }
  CHECK(only(bare).puzzle == puzzle);
  std::string one_line = bare;
  for (char& c : one_line) {
    if (c == '\n') c = ' ';
  }
  CHECK(only(one_line).puzzle == puzzle);
}

TEST_CASE("HoDoKu's rule: a lone candidate that a peer still has is not placed",
          "[reader][candidates]") {
  // Row 1: r1c1 holds 1, or rather may hold only 1; r1c2 may still hold 1 or 2.
  std::string groups = "1 12 ";
  for (int i = 2; i < 81; ++i) groups += "123456789 ";
  const Puzzle puzzle = only(groups).puzzle;
  CHECK(puzzle.givens == Grid{});
  CHECK(puzzle.candidates()[0] == Digits::of(1));
  CHECK(puzzle.candidates()[1] == (Digits::of(1) | Digits::of(2)));
}

TEST_CASE("Simple Sudoku's clipboard: givens, placed digits, candidates", "[reader][ss]") {
  Puzzle puzzle;
  puzzle.givens = grid_of(kP);
  puzzle.placed.set(2, 4);
  puzzle.eliminated[3] = Digits::of(2);
  const auto drawn = [](const Grid& grid) {
    const std::string line = to_line(grid);
    std::string text = "*-----------*\n";
    for (int row = 0; row < 9; ++row) {
      text += "|" + line.substr(9 * row, 3) + "|" + line.substr(9 * row + 3, 3) + "|" +
              line.substr(9 * row + 6, 3) + "|\n";
      if (row == 2 || row == 5) text += "|---+---+---|\n";
    }
    return text + "*-----------*\n";
  };
  const std::string candidates = find_writer("candidates")->write(puzzle);
  CHECK(only(drawn(puzzle.givens) + "\n\n" + drawn(puzzle.board()) + "\n\n" + candidates).puzzle ==
        puzzle);
  CHECK(only(drawn(puzzle.givens) + "\n" + candidates).puzzle == puzzle);
  CHECK(givens(drawn(puzzle.givens)) == kP);
}
