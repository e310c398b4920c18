#include "sudoku/puzzle_state.hpp"

#include <string>

#include "catch.hpp"
#include "sudoku/writer.hpp"

using namespace sudoku;

namespace {

const std::string kNothing(81, '0');

// 81 cells with a digit at one place.
std::string cells_with(std::size_t at, char digit) {
  std::string cells = kNothing;
  cells[at] = digit;
  return cells;
}

}  // namespace

TEST_CASE("A state contains givens, entries and crossed-out candidates", "[state]") {
  const auto puzzle =
      read_state("p=" + cells_with(0, '5') + "&e=" + cells_with(80, '7') + "&x=112913");
  REQUIRE(puzzle);
  CHECK(puzzle->givens[0] == 5);
  CHECK(puzzle->givens.filled() == 1);
  CHECK(puzzle->placed[80] == 7);
  CHECK(puzzle->placed.filled() == 1);
  CHECK(puzzle->eliminated[1] == Digits::of(1));
  CHECK(puzzle->eliminated[2] == Digits::of(9));
}

TEST_CASE("A written state is read as the same puzzle", "[state]") {
  for (const std::string& state :
       {"p=" + kNothing, "p=" + cells_with(40, '1') + "&e=" + cells_with(0, '2'),
        "p=" + kNothing + "&x=511999", "p=" + kNothing + "&e=" + cells_with(3, '3') + "&x=288"}) {
    CAPTURE(state);
    REQUIRE(read_state(state));
    CHECK(write_state(*read_state(state)) == state);
  }
}

TEST_CASE("Entries do not change cells with a given", "[state]") {
  const auto puzzle = read_state("p=" + cells_with(0, '5') + "&e=" + cells_with(0, '6'));
  REQUIRE(puzzle);
  CHECK(puzzle->givens[0] == 5);
  CHECK(puzzle->placed.filled() == 0);
}

TEST_CASE("Candidates that the digits exclude, or in filled cells, are not crossed out",
          "[state]") {
  const auto puzzle = read_state("p=" + cells_with(0, '5') + "&x=512611");
  REQUIRE(puzzle);
  CHECK(puzzle->eliminated == decltype(Puzzle::eliminated){});
}

TEST_CASE("Any other text is no state", "[state]") {
  const std::string p = "p=" + kNothing;
  for (const std::string& text :
       {std::string(), kNothing, "q=" + kNothing, "?" + p, p + "0", "p=" + kNothing.substr(1),
        "p=x" + kNothing.substr(1), p + "&e=", p + "&e=" + kNothing.substr(1), p + "&x=11",
        p + "&x=110", p + "&x=111&e=" + kNothing, p + "&algo=lab", p + " "}) {
    CAPTURE(text);
    CHECK_FALSE(read_state(text));
  }
}
