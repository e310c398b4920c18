// All three vector versions of propagation against the scalar reference: the same verdict and,
// unless it is a contradiction, the same candidates.
#include "engine/propagate.hpp"

#include <array>
#include <map>
#include <vector>

#include "catch.hpp"
#include "holes.hpp"
#include "propagation_check.hpp"
#include "puzzles.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/houses.hpp"
#include "sudoku/random.hpp"

using namespace sudoku;
using holes::Xorshift;
using propagation_check::Boards;

namespace {

const Grid& full_grid() {
  static const Grid full = puzzles::grid_of(puzzles::kLabFullGrid);
  return full;
}

// A full grid with 30 to 69 empty cells and, in one of four, a digit that need not fit.
Grid puzzle_with_holes(Xorshift& random) {
  Grid puzzle = full_grid();
  for (int left = 30 + random.below(40); left > 0;) {
    const Cell cell = random.below(kCells);
    if (puzzle.is_empty(cell)) continue;
    puzzle.clear(cell);
    --left;
  }
  if (random.below(4) == 0) puzzle.set(random.below(kCells), 1 + random.below(9));
  return puzzle;
}

// The digits of `grid` as candidates, and each other candidate with a probability of 0 to 9 in ten;
// in one of eight also without one candidate of the grid.
Candidates random_candidates(const Grid& grid, Xorshift& random) {
  Candidates candidates;
  const int tenths = random.below(10);
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      if (digit != grid[cell] && random.below(10) >= tenths) candidates[cell].remove(digit);
    }
  }
  if (random.below(8) == 0) {
    const Cell cell = random.below(kCells);
    candidates[cell].remove(grid[cell]);
  }
  return candidates;
}

// Every digit once in each row, but conflicts in columns and boxes: a full grid with some pairs of
// cells in a row swapped.
Grid rows_only(Xorshift& random) {
  Grid grid = full_grid();
  for (int swaps = 1 + random.below(3); swaps > 0; --swaps) {
    const int row = random.below(9);
    const Cell a = cell_at(row, random.below(9)), b = cell_at(row, random.below(9));
    const Digit digit = grid[a];
    grid.set(a, grid[b]);
    grid.set(b, digit);
  }
  return grid;
}

}  // namespace

TEST_CASE("each rule of the propagation reference removes the candidates it should",
          "[propagation]") {
  namespace reference = propagation_reference;
  Candidates candidates;
  candidates[0] = Digits::of(5);
  reference::naked_singles(candidates);
  for (Cell cell = 0; cell < kCells; ++cell) {
    CHECK(candidates[cell].has(5) == (cell == 0 || !are_peers(0, cell)));
  }

  candidates = {};
  for (Cell cell : {1, 2, 9, 10, 11, 18, 19, 20}) candidates[cell].remove(5);
  reference::hidden_singles(candidates);
  CHECK(candidates[0] == Digits::of(5));
  CHECK(candidates[3] == Digits::all());

  // Pointing: in box 0, digit 5 is only in row 0. Claiming: in column 8, digit 6 is only in box 8.
  candidates = {};
  for (Cell cell : {9, 10, 11, 18, 19, 20}) candidates[cell].remove(5);
  for (Cell cell : {8, 17, 26, 35, 44, 53}) candidates[cell].remove(6);
  Candidates expected = candidates;
  for (Cell cell : {3, 4, 5, 6, 7, 8}) expected[cell].remove(5);
  for (Cell cell : {60, 61, 69, 70, 78, 79}) expected[cell].remove(6);
  reference::locked_candidates(candidates);
  CHECK(candidates == expected);

  CHECK_FALSE(reference::is_contradiction(candidates));
  for (Cell cell : kHouseCells[26]) candidates[cell].remove(6);
  CHECK(reference::is_contradiction(candidates));
  candidates = {};
  candidates[40] = Digits();
  CHECK(reference::is_contradiction(candidates));
}

TEST_CASE("the board of a grid has its givens, and elsewhere the digits that no peer has",
          "[propagation]") {
  Random random(4);
  for (int i = 0; i < 400; ++i) {
    Grid grid;
    for (int given = random.below(kCells + 1); given > 0; --given) {
      grid.set(random.below(kCells), 1 + random.below(9));
    }
    Candidates expected;
    for (Cell cell = 0; cell < kCells; ++cell) {
      for (Cell peer : kPeers[cell]) {
        if (!grid.is_empty(peer)) expected[cell].remove(grid[peer]);
      }
      if (!grid.is_empty(cell)) expected[cell] = Digits::of(grid[cell]);
    }
    const engine::Board board = propagation_check::board_of(grid);
    CHECK(propagation_check::candidates_of(board) == expected);
    for (int d = 0; d < 9; ++d) CHECK(propagation_check::is_valid(board.digits[d]));
  }
}

TEST_CASE("propagation agrees with the reference on grids", "[propagation]") {
  Xorshift random(1);
  Boards boards;
  for (const auto& known : puzzles::kSeeds) boards.add(puzzles::grid_of(known.puzzle));
  boards.add(Grid{});
  boards.add(full_grid());
  for (int i = 0; i < 400; ++i) boards.add(puzzle_with_holes(random));
  CHECK(boards.difference() == "");
  // The puzzles cover all verdicts, or the comparison would show little.
  CHECK(boards.count(engine::Propagation::contradiction) > 20);
  CHECK(boards.count(engine::Propagation::stable) > 20);
  CHECK(boards.count(engine::Propagation::solved) > 20);
}

TEST_CASE("propagation agrees with the reference on candidates", "[propagation]") {
  Xorshift random(2);
  Boards boards;
  for (int i = 0; i < 1000; ++i) boards.add(random_candidates(full_grid(), random));
  for (int i = 0; i < 1000; ++i) boards.add(random_candidates(rows_only(random), random));
  CHECK(boards.difference() == "");
  CHECK(boards.count(engine::Propagation::contradiction) > 20);
  CHECK(boards.count(engine::Propagation::stable) > 20);
  CHECK(boards.count(engine::Propagation::solved) > 20);
}

TEST_CASE("a cell without candidates and a house without a digit are contradictions",
          "[propagation]") {
  Boards boards;
  for (Cell cell = 0; cell < kCells; ++cell) {
    Candidates candidates;
    candidates[cell] = Digits();
    boards.add(candidates);
  }
  for (House house = 0; house < kHouses; ++house) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      Candidates candidates;
      for (Cell cell : kHouseCells[house]) candidates[cell].remove(digit);
      boards.add(candidates);
    }
  }
  CHECK(boards.difference() == "");
  CHECK(boards.count(engine::Propagation::contradiction) == kCells + 9 * kHouses);
}

TEST_CASE("propagation agrees with the reference on both sides of a guess", "[propagation]") {
  Xorshift random(3);
  std::map<int, int> compared;
  for (int i = 0; i < 600; ++i) {
    Candidates candidates = i % 2 == 0 ? Candidates::of(puzzle_with_holes(random))
                                       : random_candidates(full_grid(), random);
    // Down the tree, on side a or side b at random, until a contradiction or a solution.
    while (propagation_reference::propagate(candidates)) {
      std::vector<Placement> choices;
      for (Cell cell = 0; cell < kCells; ++cell) {
        if (candidates[cell].size() < 2) continue;
        for (Digit digit : candidates[cell]) choices.push_back({cell, digit});
      }
      if (choices.empty()) break;
      const Placement guess = choices[random.below(static_cast<int>(choices.size()))];
      const auto guessed = propagation_check::compare_guess(candidates, guess);
      REQUIRE(guessed.difference == "");
      ++compared[guessed.contradictions];
      candidates = random.below(2) == 0 ? guessed.placed : guessed.excluded;
    }
  }
  for (int contradictions : {0, 1, 2}) CHECK(compared[contradictions] > 5);
}
