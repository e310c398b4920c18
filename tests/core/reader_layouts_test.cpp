// Puzzles in the layouts that people paste: each is read, alone and with text around it, and
// whatever is damaged is refused, never read as another puzzle.
#include <algorithm>
#include <random>
#include <string>

#include "catch.hpp"
#include "layouts.hpp"
#include "puzzles.hpp"
#include "sudoku/check.hpp"
#include "sudoku/line.hpp"
#include "sudoku/reader.hpp"

using namespace sudoku;
using layouts::Layout;

namespace {

const std::string kP(puzzles::kFormats.puzzle);
const std::string kS(puzzles::kFormats.solution);
const std::string kQ = to_line(puzzles::grid_of(puzzles::kLiangOutput.puzzle));

// All puzzles that are read, one per line.
std::string read(const std::string& text) {
  std::string lines;
  for (const ReadPuzzle& read : read_text(text).puzzles) {
    lines += (lines.empty() ? "" : "\n") + to_line(read.puzzle.board());
  }
  return lines;
}

ParseCode code_of(const std::string& text) {
  const Reading reading = read_text(text);
  REQUIRE_FALSE(reading.ok());
  REQUIRE_FALSE(reading.errors.empty());
  return reading.errors.front().code;
}

std::string rows(const std::string& line) { return layouts::written(layouts::all()[0], line); }

// The puzzle kP with digits renamed and rows, columns and bands exchanged; in one of four also with
// an empty column.
std::string shuffled(std::mt19937& random) {
  std::string digits = "123456789";
  std::shuffle(digits.begin(), digits.end(), random);
  std::array<int, 9> order[2];
  for (auto& lines : order) {
    std::array<int, 3> bands{0, 1, 2}, inside{0, 1, 2};
    std::shuffle(bands.begin(), bands.end(), random);
    for (int b = 0; b < 3; ++b) {
      std::shuffle(inside.begin(), inside.end(), random);
      for (int i = 0; i < 3; ++i) lines[3 * b + i] = 3 * bands[b] + inside[i];
    }
  }
  const auto empty = random() % 4 == 0 ? random() % 9 : 9;
  std::string line(81, '.');
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      const char cell = kP[static_cast<std::size_t>(9 * order[0][r] + order[1][c])];
      const bool kept = cell != '.' && static_cast<std::mt19937::result_type>(c) != empty;
      if (kept)
        line[static_cast<std::size_t>(9 * r + c)] = digits[static_cast<std::size_t>(cell - '1')];
    }
  }
  return line;
}

}  // namespace

TEST_CASE("A puzzle is read in every layout", "[reader][layout]") {
  for (const Layout& layout : layouts::all()) {
    INFO(layout.name << ":\n" << layouts::written(layout, kP));
    CHECK(read(layouts::written(layout, kP)) == kP);
    CHECK(read(layouts::written(layout, kQ)) == kQ);
  }
}

TEST_CASE("Titles, dates and signatures around a puzzle change nothing", "[reader][layout]") {
  for (const Layout& layout : layouts::all()) {
    for (const char* title : {"2024-01-15\n", "Puzzle #1234567, level 4\n\n", "*********\n",
                              "20240115 10:32\n\n", "123456789\n\n"}) {
      const std::string text = title + layouts::written(layout, kP) + "\nScore 12345\n";
      INFO(layout.name << ":\n" << text);
      const std::string found = read(text);
      CHECK((found == kP || (layout.spaces && found.empty())));
    }
  }
}

TEST_CASE("Two puzzles with titles are two puzzles", "[reader][layout]") {
  for (const Layout& layout : layouts::all()) {
    const std::string text =
        "Easy 1\n\n" + layouts::written(layout, kP) + "\nHard 2\n\n" + layouts::written(layout, kQ);
    INFO(layout.name << ":\n" << text);
    CHECK(read(text) == kP + "\n" + kQ);
  }
}

TEST_CASE("A generated text is read as its puzzle or not at all", "[reader][layout]") {
  constexpr int kTexts = 4000;
  std::mt19937 random(12);
  const std::vector<Layout> all = layouts::all();
  const char* const kTitles[] = {
      "",       "1 2 3 4 5 6 7 8 9\n", "2024-01-15\n", "345019227\n\n",
      "1234\n", "=========\n",         "5 clues\n",    "A B C D E F G H I\n"};
  int refused = 0;
  for (int i = 0; i < kTexts; ++i) {
    const Layout& layout = all[random() % all.size()];
    const std::string puzzle = shuffled(random);
    std::string text = kTitles[random() % std::size(kTitles)] + layouts::written(layout, puzzle);
    const auto damage = random() % 6;
    if (damage == 0) {  // a line is lost
      const std::size_t begin = text.find('\n', random() % text.size());
      const std::size_t end = begin == std::string::npos ? begin : text.find('\n', begin + 1);
      if (end != std::string::npos) text.erase(begin, end - begin);
    } else if (damage == 1 && !layout.spaces) {  // a digit is read as a letter
      const std::size_t at = text.find_first_of("123456789", random() % text.size());
      if (at != std::string::npos) text[at] = "BlSZ"[random() % 4];
    } else if (damage == 2) {  // trailing spaces are lost
      for (std::size_t at = 0; (at = text.find(" \n", at)) != std::string::npos;) {
        text.erase(at, 1);
        if (at > 0) --at;
      }
    }
    const std::string found = read(text);
    INFO(layout.name << ", damage " << damage << ":\n" << text << "\nread as\n" << found);
    // A letter in the place of a label or a title changes nothing.
    REQUIRE((found.empty() || found == puzzle));
    refused += found.empty() && damage > 2;
  }
  CHECK(refused < kTexts / 10);
}

TEST_CASE("Grids side by side are separate puzzles, or a puzzle and its solution",
          "[reader][layout]") {
  const auto beside = [](const std::string& a, const std::string& b, const char* between) {
    std::string text;
    for (std::size_t r = 0; r < 81; r += 9)
      text += a.substr(r, 9) + between + b.substr(r, 9) + "\n";
    return text;
  };
  CHECK(read(beside(kP, kQ, "   ")) == kP + "\n" + kQ);
  const Reading solved = read_text(beside(kP, kS, " | "));
  REQUIRE(solved.puzzles.size() == 1);
  CHECK(to_line(solved.puzzles[0].puzzle.givens) == kP);
  CHECK(solved.puzzles[0].solutions.size() == 1);
}

TEST_CASE("Cells are read by their coordinates", "[reader][coordinates]") {
  const auto listed = [](auto item, bool blanks = false) {
    std::string text;
    for (int cell = 0; cell < kCells; ++cell) {
      const char value = kP[static_cast<std::size_t>(cell)];
      if (value != '.' || blanks) text += item(cell / 9 + 1, cell % 9 + 1, value);
    }
    return text;
  };
  const auto s = [](int n) { return std::to_string(n); };
  const auto letter = [](int n) { return std::string(1, static_cast<char>('A' + n - 1)); };
  CHECK(read(listed(
            [&](int r, int c, char v) { return "r" + s(r) + "c" + s(c) + "=" + v + "\n"; })) == kP);
  CHECK(
      read(listed([&](int r, int c, char v) { return "'" + letter(r) + s(c) + "': '" + v + "', "; },
                  true)) == kP);
  CHECK(read(listed([&](int r, int c, char v) {
          return "grid[" + s(r - 1) + "][" + s(c - 1) + "] = " + v + ";\n";
        })) == kP);
  CHECK(read("[" + listed([&](int r, int c, char v) {
               return "(" + s(r) + ", " + s(c) + ", " + v + "), ";
             }) +
             "]") == kP);
  CHECK(read(listed([&](int r, int c, char v) { return s(r) + "," + s(c) + "," + v + "\n"; })) ==
        kP);
  CHECK(read(listed([&](int r, int c, char v) {
          return "{\"x\": " + s(c - 1) + ", \"y\": " + s(r - 1) + ", \"value\": " + v + "},\n";
        })) == kP);
  // A spreadsheet names columns by letters, and goes along the rows.
  CHECK(read(listed([&](int r, int c, char v) { return letter(c) + s(r) + ": " + v + "\n"; })) ==
        kP);
  CHECK(std::string(read_text(listed([&](int r, int c, char v) {
                      return "(" + s(r) + "," + s(c) + ") = " + v + "\n";
                    })).format) == "coordinates");
}

TEST_CASE("Pencil marks of 27 lines are one puzzle", "[reader][candidates]") {
  std::string text;
  for (int line = 0; line < 27; ++line) {
    for (int column = 0; column < 27; ++column) {
      const char cell = kP[static_cast<std::size_t>(9 * (line / 3) + column / 3)];
      const char digit = static_cast<char>('1' + 3 * (line % 3) + column % 3);
      text += cell == '.' || cell == digit ? digit : '.';
      text += column % 3 == 2 ? " " : "";
    }
    text += line % 9 == 8 ? "\n---------\n" : "\n";
  }
  CHECK(read(text) == kP);
}

TEST_CASE("Links are found among punctuation", "[reader][link]") {
  const std::string link = "https://www.sudokuwiki.org/sudoku.htm?bd=" + kP;
  for (const std::string& text :
       {"[a puzzle](" + link + ")", "(" + link + ")", "See " + link + ".", link + ", please",
        "<a href=\"" + link + "\">solve</a>", "[url=" + link + "]x[/url]", link + "!"}) {
    INFO(text);
    CHECK(read(text) == kP);
  }
  std::string spaces, pluses;
  for (char c : kP) {
    spaces += c == '.' ? std::string("%20") : std::string(1, c);
    pluses += c == '.' ? '+' : c;
  }
  CHECK(read("https://example.org/#p=" + spaces) == kP);
  CHECK(read("https://example.org/?bd=" + pluses) == kP);
  // A link in a comment is the source of the puzzle.
  CHECK(read("# see https://example.org/?bd=" + kQ + "\n" + rows(kP)) == kP);
  CHECK(read("# see https://example.org/?bd=" + kQ + "\n") == kQ);
}

TEST_CASE("A letter among other blanks is an error, not a blank", "[reader][error]") {
  std::string line = kP, zeros = kP;
  for (char& c : zeros) c = c == '.' ? '0' : c;
  line[27] = 'B';
  zeros[0] = 'S';
  for (const std::string& text : {line, zeros, rows(line), rows(zeros)}) {
    INFO(text);
    CHECK(code_of(text) == ParseCode::bad_number);
  }
  CHECK(read_text(rows(line)).errors[0].text == "B");
  // But O is a zero.
  zeros[0] = '5';
  zeros[2] = zeros[3] = 'O';
  CHECK(read(zeros) == kP);
}

TEST_CASE("Lines of three cells are rows of the grid, not of a box", "[reader][layout]") {
  std::string along_rows, along_boxes;
  for (std::size_t i = 0; i < 27; ++i) {
    along_rows += kP.substr(3 * i, 3) + "\n";
    const std::size_t box = i / 3, row = 3 * (box / 3) + i % 3;
    along_boxes += kP.substr(9 * row + 3 * (box % 3), 3) + "\n";
  }
  CHECK(read(along_rows) == kP);
  CHECK(code_of(along_boxes) == ParseCode::ambiguous);
}

TEST_CASE("Too many or too few rows are refused, not partly read", "[reader][error]") {
  const std::string p = rows(kP), q = rows(kQ);
  CHECK(code_of(p + q.substr(0, 40)) == ParseCode::too_many_cells);
  CHECK(code_of(kP + kQ.substr(0, 40)) == ParseCode::too_many_cells);
  CHECK(code_of(p.substr(0, 80)) == ParseCode::too_few_cells);
  // Eight rows, an empty line, and a whole grid: the grid, and an error for the rows.
  const Reading reading = read_text(p.substr(0, 80) + "\n" + q);
  REQUIRE(reading.puzzles.size() == 1);
  CHECK(to_line(reading.puzzles[0].puzzle.givens) == kQ);
  REQUIRE(reading.errors.size() == 1);
  CHECK(reading.errors[0].place.line == 1);
  CHECK(reading.errors[0].cells == 72);
  // A header and eight rows are not nine rows.
  CHECK(code_of("1 2 3 4 5 6 7 8 9\n" + layouts::written(layouts::all()[3], kP).substr(18)) ==
        ParseCode::too_few_cells);
}

TEST_CASE("A line and half of another are refused, in a list the half is an error",
          "[reader][error]") {
  for (std::size_t cells : {27, 40, 41, 53}) {
    INFO(cells);
    const Reading half = read_text(kP + "\n" + kQ.substr(0, cells) + "\n");
    CHECK(half.puzzles.empty());
    REQUIRE(half.errors.size() == 1);
    CHECK(half.errors[0].code == ParseCode::too_few_cells);
    CHECK(half.errors[0].place == Place{2, 1});
    CHECK(half.errors[0].cells == static_cast<int>(cells));
  }
  CHECK(code_of(kQ.substr(0, 40) + "\n" + kP) == ParseCode::too_few_cells);
  // A damaged line of a list.
  CHECK(read(kP + "\n" + kQ.substr(0, 60)) == kP);
  CHECK(read(kP + "\n" + kQ.substr(0, 45) + "\n" + kQ) == kP + "\n" + kQ);
  // An id or a rule between texts is no part of a puzzle.
  CHECK(read(kP + "\n" + std::string(40, '-') + "\n2024011512345678") == kP);
}

TEST_CASE("Other text with many digits has no puzzle", "[reader][error]") {
  std::string dates, table, phones;
  for (int i = 1; i < 10; ++i) {
    dates += "On 2024-0" + std::to_string(i) + "-1" + std::to_string(i) + " we met " +
             std::to_string(i) + " people.\n";
    phones += "Tel 00" + std::to_string(i) + " 555 00" + std::to_string(10 - i) + "\n";
    for (int k = 1; k < 10; ++k) table += std::to_string(i * k) + " ";
    table += "\n";
  }
  for (const std::string& text : {dates, table, phones}) {
    INFO(text);
    CHECK(read(text).empty());
  }
}
