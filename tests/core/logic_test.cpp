#include "sudoku/logic.hpp"

#include <bit>

#include "catch.hpp"
#include "puzzles.hpp"
#include "soundness.hpp"
#include "sudoku/engine.hpp"

using namespace sudoku;
using puzzles::grid_of;

namespace {

// All indexes of a state agree with its digits and the candidates of its cells.
void require_consistent(const LogicState& state) {
  for (Cell cell = 0; cell < kCells; ++cell) {
    REQUIRE(state.empty_cells().has(cell) == (state[cell] == kNoDigit));
    if (state[cell] != kNoDigit) REQUIRE(state.candidates(cell).empty());
    const auto houses = houses_of(cell);
    for (int k = 0; k < 3; ++k) {
      const int i = kHouseIndex[cell][k];
      REQUIRE(kHouseCells[houses[k]][i] == cell);
      REQUIRE((state.empty_places(houses[k]) >> i & 1) == state.empty_cells().has(cell));
      for (Digit digit = 1; digit <= 9; ++digit) {
        REQUIRE((state.places(houses[k], digit) >> i & 1) == state.has(cell, digit));
        REQUIRE(state.cells_with(digit).has(cell) == state.has(cell, digit));
      }
    }
  }
}

}  // namespace

TEST_CASE("a state has the candidates of its puzzle", "[logic]") {
  for (const auto& known : puzzles::kSeeds) {
    const Grid grid = grid_of(known.puzzle);
    const Candidates candidates = Candidates::of(grid);
    const LogicState state(grid);
    require_consistent(state);
    for (Cell cell : state.empty_cells()) CHECK(state.candidates(cell) == candidates[cell]);
  }
}

TEST_CASE("a state made from a puzzle in progress leaves out eliminated candidates", "[logic]") {
  Puzzle puzzle;
  puzzle.givens.set(0, 1);
  puzzle.placed.set(1, 2);
  puzzle.eliminated[2] = Digits::of(3);
  const LogicState state(puzzle);
  require_consistent(state);
  CHECK(state.givens() == CellSet::of(0));
  CHECK(state[1] == 2);
  CHECK(state.candidates(2) == Digits::all() - Digits::of(1) - Digits::of(2) - Digits::of(3));
}

TEST_CASE("placing a digit removes it from the peers and keeps the indexes consistent", "[logic]") {
  LogicState state{Grid{}};
  state.place(40, 5);
  require_consistent(state);
  CHECK(state.cells_with(5).size() == kCells - 21);
  state.eliminate(0, 9);
  require_consistent(state);
  CHECK_FALSE(state.has(0, 9));
  state.restore(0, 9);
  require_consistent(state);
  CHECK(state.has(0, 9));
}

TEST_CASE("each technique has its own row and its own id", "[logic]") {
  REQUIRE(technique_table().size() == kTechniques);
  for (const TechniqueInfo& info : technique_table()) {
    INFO(info.id);
    CHECK(&info_of(info.technique) == &info);
    CHECK(find_technique(info.id) == &info);
  }
  CHECK(find_technique("guess") == nullptr);
}

TEST_CASE("the last empty cell of a house is a full house, found before other singles", "[logic]") {
  Grid grid = grid_of(puzzles::kLabFullGrid);
  grid.clear(0);
  const auto deduction = find_next(LogicState(grid), se_order());
  REQUIRE(deduction);
  CHECK(deduction->technique == Technique::full_house);
  CHECK(deduction->placements == std::vector<Placement>{{0, 1}});
  CHECK(se_name(*deduction) == "Hidden Single");
  CHECK(deduction->rating == 10);
}

TEST_CASE("the first deduction by one technique is found although simpler ones exist", "[logic]") {
  Grid grid = grid_of(puzzles::kLabFullGrid);
  grid.clear(0);
  const LogicState state(grid);
  for (const Technique technique : {Technique::full_house, Technique::naked_single}) {
    const auto deduction = find_first(state, technique);
    REQUIRE(deduction);
    CHECK(deduction->technique == technique);
    CHECK(deduction->placements == std::vector<Placement>{{0, 1}});
  }
  CHECK_FALSE(find_first(state, Technique::x_wing));
}

TEST_CASE("each deduction on the path of a puzzle is sound", "[logic]") {
  for (const auto& known : puzzles::kSeeds) {
    const Grid grid = grid_of(known.puzzle);
    const SolveResult solved = solve(grid);
    if (solved.verdict != Verdict::one) continue;
    INFO(known.name);
    for (const Order order : {se_order(), book_order()}) {
      SolutionPath path(LogicState(grid), order);
      LogicState before = path.state();
      while (const auto deduction = path.next()) {
        REQUIRE(soundness::fault(*deduction, before, solved.solutions) == "");
        before = path.state();
        require_consistent(path.state());
      }
    }
  }
}
