// Texts that cannot be read: errors have their place and text.
#include <string>

#include "catch.hpp"
#include "printed.hpp"
#include "puzzles.hpp"
#include "sudoku/reader.hpp"

using namespace sudoku;

namespace {

const std::string kLine{puzzles::kLiangOutput.puzzle};

ParseError error_of(const std::string& text) {
  const Reading reading = read_text(text);
  CHECK_FALSE(reading.ok());
  REQUIRE_FALSE(reading.errors.empty());
  return reading.errors.front();
}

}  // namespace

TEST_CASE("an empty text, spaces and prose have no puzzle", "[reader][error]") {
  CHECK(error_of("").code == ParseCode::empty);
  CHECK(error_of(" \n\t ").code == ParseCode::empty);
  const ParseError prose = error_of("\n  Hello there");
  CHECK(prose.code == ParseCode::empty);
  CHECK(prose.place == Place{2, 3});
  CHECK(prose.text == "Hello there");
  CHECK(prose.cells == 0);
}

TEST_CASE("80 cells are too few, 82 too many", "[reader][error]") {
  const ParseError few = error_of(kLine.substr(0, 80));
  CHECK(few.code == ParseCode::too_few_cells);
  CHECK(few.cells == 80);
  const ParseError many = error_of(kLine + "7");
  CHECK(many.code == ParseCode::too_many_cells);
  CHECK(many.cells == 82);
  CHECK(many.place == Place{1, 82});
  CHECK(many.text == "7");
}

TEST_CASE("a short text with another blank counts its cells too", "[reader][error]") {
  std::string line = kLine.substr(0, 80);
  for (char& c : line) c = c == '0' ? '_' : c;
  CHECK(error_of(line).cells == 80);
}

TEST_CASE("a short row of a drawn grid is named", "[reader][error]") {
  std::string text(printed::kLiangPuzzle);
  // Row 5 begins "0 0 6": its first two characters are cut off.
  text.erase(text.find("0 0 6 0"), 2);
  const ParseError error = error_of(text);
  CHECK(error.code == ParseCode::row_length);
  CHECK(error.cells == 80);
  CHECK(error.row_cells == 8);
  CHECK(error.place.line == 5);
}

TEST_CASE("one bad row spoils one grid of several", "[reader][error]") {
  std::string text(printed::kAlmanacInput);
  text.erase(text.find("0 8 0 0"), 2);
  const Reading reading = read_text(text);
  CHECK(reading.puzzles.size() == 2);
  REQUIRE(reading.errors.size() == 1);
  CHECK(reading.errors[0].place.line == 17);
}

TEST_CASE("a number out of range is an error with its place", "[reader][error]") {
  std::string text(printed::kLiangPuzzle);
  text.replace(text.find("8 0 0 4"), 1, "10");
  ParseError error = error_of(text);
  CHECK(error.code == ParseCode::bad_number);
  CHECK(error.text == "10");
  CHECK(error.place == Place{4, 1});
  text.replace(text.find("10"), 2, "-3");
  error = error_of(text);
  CHECK(error.code == ParseCode::bad_number);
  CHECK(error.text == "-3");
}

TEST_CASE("a bad line of a list is an error, the others are read", "[reader][error]") {
  const Reading reading =
      read_text(kLine + "\n" + kLine.substr(3) + "\n" + kLine + "\n" + kLine + "55\n");
  CHECK(reading.puzzles.size() == 2);
  REQUIRE(reading.errors.size() == 2);
  CHECK(reading.errors[0].code == ParseCode::too_few_cells);
  CHECK(reading.errors[0].place.line == 2);
  CHECK(reading.errors[0].cells == 78);
  CHECK(reading.errors[1].code == ParseCode::too_many_cells);
  CHECK(reading.errors[1].place == Place{4, 82});
}

TEST_CASE("the last grid of a truncated file is an error", "[reader][error]") {
  const std::string text(printed::kAlmanacInput.substr(0, printed::kAlmanacInput.size() - 40));
  const Reading reading = read_text(text);
  CHECK(reading.puzzles.size() == 2);
  REQUIRE(reading.errors.size() == 1);
  CHECK(reading.errors[0].code == ParseCode::too_few_cells);
}

TEST_CASE("givens that clash are kept, not dropped", "[reader]") {
  std::string clash = kLine;
  clash[0] = '6';  // r1c2 holds 6 already
  const Reading reading = read_text(clash);
  REQUIRE(reading.puzzles.size() == 1);
  CHECK(reading.puzzles[0].puzzle.givens[0] == 6);
  CHECK(reading.puzzles[0].puzzle.givens[1] == 6);
}

TEST_CASE("a binary file is not text, and the message is still valid UTF-8", "[reader][error]") {
  const std::string binary(
      "\x7f"
      "ELF\x02\x01\x01\x00\x00 123",
      12);
  const ParseError error = error_of(binary);
  CHECK(error.code == ParseCode::not_text);
  CHECK(error.text == "?");
  CHECK(error.place.line == 1);
}

TEST_CASE("columns count characters, and texts are cut to forty bytes", "[reader][error]") {
  const ParseError error = error_of("déjà vu\n" + std::string(100, 'z'));
  CHECK(error.text == "déjà vu");
  const std::string long_text = error_of(std::string(100, 'z')).text;
  CHECK(long_text == std::string(40, 'z'));
  // 30 two-byte characters are 60 bytes: twenty of them fit.
  std::string accents;
  for (int i = 0; i < 30; ++i) accents += "é";
  CHECK(error_of(accents).text.size() == 40);
}

TEST_CASE("no character is ignored twice", "[reader][error]") {
  // Rows of a grid cut short, then two stray ones, the second behind a name: from the fuzzer.
  const Reading reading = read_text("11.1..\n..5...\n5..2..\n8..2.0\nso\n8.....\nname=..9...\n");
  CHECK(std::string(reading.format) == "block");
  CHECK(reading.ignored.characters == std::string("so8.....name=..9...").size());
}

TEST_CASE("an old 8-bit comment does not make a text binary", "[reader]") {
  CHECK(read_text("# caf\xe9\n" + kLine).puzzles.size() == 1);
}

TEST_CASE("long texts without a puzzle are errors", "[reader][error]") {
  std::string digits(200'000, '1');
  CHECK(error_of(digits + "1").cells == 200'001);
  CHECK(error_of(std::string(200'000, 'a')).code == ParseCode::empty);
  CHECK(error_of(std::string(200'000, '\n')).code == ParseCode::empty);
  std::string list, games;
  for (int i = 0; i < 20'000; ++i) {
    list += kLine + "\n";
    games += "<game ";
  }
  CHECK(read_text(list).puzzles.size() == 20'000);
  CHECK(error_of(games).code == ParseCode::empty);
}

TEST_CASE("Rows in brackets on one line: each skipped character is counted once", "[reader]") {
  const std::string blanks(41, '?');
  const std::string text = blanks +
                           "*[1..4..7..,.\xd0"
                           "2..5..8..8..2.9.linen3..\"9..3..6..";
  const Reading reading = read_text(text);
  CHECK_FALSE(reading.ok());
  CHECK(reading.ignored.characters <= text.size() - blanks.size());
}

TEST_CASE("Lines with nothing but a quotation mark are no empty grid", "[reader][error]") {
  for (int lines : {7, 8, 9, 17}) {
    std::string text;
    for (int i = 0; i < lines; ++i) text += "\"\n";
    CHECK(error_of(text).code == ParseCode::empty);
  }
}
