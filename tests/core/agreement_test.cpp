// What is chosen where some digits contradict the others, as badly read entries do. The puzzle and
// its solution are those of a published description of formats.
#include "picture/agreement.hpp"

#include <cmath>
#include <optional>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoku/check.hpp"

using namespace sudoku;
using namespace sudoku::picture;

namespace {

const Grid kGivens = puzzles::grid_of(puzzles::kFormats.puzzle);
const Grid kSolution = puzzles::grid_of(puzzles::kFormats.solution);

// A cell that looks like a digit, and a little like another one.
LogProbabilities looks_like(Digit digit, Digit other = kNoDigit, float part = 0) {
  LogProbabilities of;
  of.fill(std::log(1e-9F));
  of[static_cast<std::size_t>(digit)] = std::log(1 - part);
  if (part > 0) of[static_cast<std::size_t>(other)] = std::log(part);
  return of;
}

CellProbabilities printed(const Grid& grid) {
  CellProbabilities cells;
  for (Cell cell = 0; cell < kCells; ++cell) {
    cells[static_cast<std::size_t>(cell)] = looks_like(grid[cell]);
  }
  return cells;
}

// The first blank cell where a wrong digit contradicts a given (or none does), with that digit.
struct Wrong {
  Cell cell;
  Digit digit;
};
std::optional<Wrong> wrong_digit(bool contradicts_a_given, Cell from = 0) {
  for (Cell cell = from; cell < kCells; ++cell) {
    if (!kGivens.is_empty(cell)) continue;
    for (Digit digit = 1; digit <= 9; ++digit) {
      if (digit == kSolution[cell]) continue;
      Grid grid = kGivens;
      grid.set(cell, digit);
      if (is_conflict_free(grid) != contradicts_a_given) return Wrong{cell, digit};
    }
  }
  return std::nullopt;
}

void look(CellProbabilities& cells, Cell cell, const LogProbabilities& of) {
  cells[static_cast<std::size_t>(cell)] = of;
}

}  // namespace

TEST_CASE("Digits that contradict givens are left out, as they look", "[picture]") {
  CellProbabilities cells = printed(kGivens);
  const auto first = wrong_digit(true);
  const auto second = wrong_digit(true, 60);
  REQUIRE((first && second));
  look(cells, first->cell, looks_like(first->digit));
  look(cells, second->cell, looks_like(second->digit));
  const auto choice = choose_most(cells);
  REQUIRE(choice);
  CHECK(choice->givens == kGivens);
  CHECK(choice->left_out.filled() == 2);
  CHECK(choice->left_out[first->cell] == first->digit);
  CHECK(choice->left_out[second->cell] == second->digit);
}

TEST_CASE("A digit that leaves the others without a solution is left out", "[picture]") {
  CellProbabilities cells = printed(kGivens);
  const auto wrong = wrong_digit(false);
  REQUIRE(wrong);
  look(cells, wrong->cell, looks_like(wrong->digit));
  const auto choice = choose_most(cells);
  REQUIRE(choice);
  CHECK(choice->givens == kGivens);
  CHECK(choice->left_out[wrong->cell] == wrong->digit);
}

TEST_CASE("A digit that can be read as one of the solution is read so", "[picture]") {
  CellProbabilities cells = printed(kGivens);
  const auto wrong = wrong_digit(true);
  REQUIRE(wrong);
  look(cells, wrong->cell, looks_like(wrong->digit, kSolution[wrong->cell], 0.1F));
  const auto choice = choose_most(cells);
  REQUIRE(choice);
  Grid expected = kGivens;
  expected.set(wrong->cell, kSolution[wrong->cell]);
  CHECK(choice->givens == expected);
  CHECK(choice->left_out.filled() == 0);
}

TEST_CASE("A grid in which nothing contradicts is chosen whole", "[picture]") {
  const auto choice = choose_most(printed(kGivens));
  REQUIRE(choice);
  CHECK(choice->givens == kGivens);
  CHECK(choice->cost == 0);
  CHECK(choice->left_out.filled() == 0);
}

TEST_CASE("Nothing is chosen of fewer than 17 digits or of several solutions", "[picture]") {
  CHECK_FALSE(choose_most(printed({})));
  Grid few = kGivens;
  for (Cell cell = 0; cell < 40; ++cell) few.clear(cell);
  CHECK_FALSE(choose_most(printed(few)));
}
