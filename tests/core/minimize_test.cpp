#include "sudoku/minimize.hpp"

#include "catch.hpp"
#include "generator_checks.hpp"
#include "puzzles.hpp"
#include "sudoku/candidates.hpp"

using namespace sudoku;
using namespace generator_checks;
using puzzles::grid_of;

TEST_CASE("Redundant givens can each be left out", "[generator]") {
  const Grid full = grid_of(kFull);
  CHECK(redundant_givens(full) == CellSet::all());
  CHECK(redundant_givens(Grid{}) == std::nullopt);
  const auto minimal = minimized(full, 1);
  REQUIRE(minimal);
  CHECK(redundant_givens(*minimal) == CellSet());
  CHECK(is_minimal(*minimal));
  CHECK(full.is_extension_of(*minimal));
  CHECK(count_of(*minimal) == "1");
  CHECK(minimized(full, 1) == minimal);
  CHECK(minimized(full, 2) != minimal);
  CHECK(minimized(Grid{}, 1) == std::nullopt);
}

TEST_CASE("A puzzle with several solutions gets the fewest givens it lacks", "[generator]") {
  // 18 solutions and 2032 solutions.
  for (const auto& known : {puzzles::kLiangFigure, puzzles::kAlmanacThird}) {
    const Grid puzzle = grid_of(known.puzzle);
    const auto completion = completed(puzzle, 1);
    REQUIRE(completion);
    Grid whole = puzzle;
    for (const Placement& given : completion->givens) {
      CHECK(whole.is_empty(given.cell));
      whole.set(given.cell, given.digit);
    }
    CHECK(count_of(whole) == "1");
    CHECK(completion->solution.is_extension_of(whole));
    // With one given, all cells and digits are tried.
    if (completion->fewest && completion->givens.size() == 2) {
      for (Cell cell = 0; cell < kCells; ++cell) {
        for (Digit digit : Candidates::of(puzzle)[cell]) {
          Grid one = puzzle;
          one.set(cell, digit);
          CHECK(count_of(one) != "1");
        }
      }
    }
  }
  const auto nothing = completed(grid_of(kFull), 1);
  REQUIRE(nothing);
  CHECK(nothing->givens.empty());
  CHECK(completed(Grid{}, 1)->givens.size() >= 17);
  Grid wrong;
  wrong.set(0, 1), wrong.set(1, 1);
  CHECK_FALSE(completed(wrong, 1));
}
