// The search with dials against a plain one that follows the same rules by other means: it copies
// the grid for each call, and asks the peers for each digit.
#include "sudoku/dials.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoku/check.hpp"
#include "sudoku/full_grid.hpp"
#include "sudoku/minimize.hpp"
#include "sudoku/random.hpp"

using namespace sudoku;
using puzzles::grid_of;

namespace {

bool fits(const Grid& grid, Cell cell, Digit digit) {
  return std::none_of(kPeers[cell].begin(), kPeers[cell].end(),
                      [&](Cell peer) { return grid[peer] == digit; });
}

std::vector<Digit> options(const Grid& grid, Cell cell) {
  std::vector<Digit> digits;
  for (Digit digit = 1; digit <= 9; ++digit)
    if (fits(grid, cell, digit)) digits.push_back(digit);
  return digits;
}

struct Plain {
  Dials dials;
  std::uint64_t budget;
  std::vector<Cell> cells{};
  std::map<Cell, std::vector<Digit>> digits{};
  std::uint64_t placed = 0;

  // Thrown when the budget is used up.
  struct Stop {};

  void draw() {
    cells.resize(kCells);
    for (int i = 0; i < kCells; ++i)
      cells[i] = dials.cells == CellOrder::columns ? i % 9 * 9 + i / 9 : i;
    Random of_cells(dials.seed, 0), of_digits(dials.seed, 1);
    if (dials.cells == CellOrder::random) of_cells.shuffle(cells, kCells);
    for (Cell cell = 0; cell < kCells; ++cell) {
      std::vector<Digit> order = {1, 2, 3, 4, 5, 6, 7, 8, 9};
      if (dials.digits == DigitOrder::descending) order = {9, 8, 7, 6, 5, 4, 3, 2, 1};
      if (dials.digits == DigitOrder::random) of_digits.shuffle(order, 9);
      digits[cell] = order;
    }
  }

  void place(Grid& grid, Cell cell, Digit digit) {
    if (placed == budget) throw Stop{};
    ++placed;
    grid.set(cell, digit);
  }

  // False at a dead end.
  bool conclude(Grid& grid) {
    const Grid before = grid;
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (!grid.is_empty(cell)) continue;
      const auto left = options(grid, cell);
      if (left.empty()) return false;
      if (left.size() == 1) place(grid, cell, left[0]);
    }
    for (House house = 0; house < kHouses && dials.inference == Inference::singles; ++house) {
      for (Digit digit = 1; digit <= 9; ++digit) {
        std::vector<Cell> places;
        bool present = false;
        for (Cell cell : kHouseCells[house]) {
          present = present || grid[cell] == digit;
          if (grid.is_empty(cell) && fits(grid, cell, digit)) places.push_back(cell);
        }
        // A digit that has been placed in this house since the pass began is present as well.
        if (present) continue;
        if (places.empty()) return false;
        if (places.size() == 1) place(grid, places[0], digit);
      }
    }
    return grid == before || conclude(grid);
  }

  Cell choose(const Grid& grid) {
    Cell best = kCells;
    std::size_t fewest = 10;
    for (Cell cell : cells) {
      if (!grid.is_empty(cell)) continue;
      if (dials.cells != CellOrder::fewest) return cell;
      const std::size_t size = options(grid, cell).size();
      if (size >= fewest) continue;
      best = cell;
      fewest = size;
    }
    return best;
  }

  bool is_dead(const Grid& grid) {
    if (dials.inference != Inference::forward) return false;
    for (Cell cell = 0; cell < kCells; ++cell)
      if (grid.is_empty(cell) && options(grid, cell).empty()) return true;
    return false;
  }

  bool solve(Grid grid) {
    const bool concludes =
        dials.inference == Inference::naked || dials.inference == Inference::singles;
    if (concludes && !conclude(grid)) return false;
    const Cell cell = choose(grid);
    if (cell == kCells) return true;
    for (Digit digit : digits[cell]) {
      if (!fits(grid, cell, digit)) continue;
      Grid next = grid;
      place(next, cell, digit);
      if (!is_dead(next) && solve(next)) return true;
    }
    return false;
  }
};

Placing plain_placing(const Grid& puzzle, const Dials& dials, std::uint64_t budget) {
  Plain plain{dials, budget};
  plain.draw();
  PlacingEnd end = PlacingEnd::stopped;
  try {
    end = !plain.is_dead(puzzle) && plain.solve(puzzle) ? PlacingEnd::solved : PlacingEnd::refuted;
  } catch (Plain::Stop) {
  }
  return {plain.placed, end};
}

// Minimal puzzles, puzzles with several solutions, and some that have none.
std::vector<Grid> samples() {
  std::vector<Grid> grids = {Grid{}, grid_of(puzzles::kLiangFigure.puzzle)};
  FullGrids full;
  Random random(7);
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    grids.push_back(*minimized(full.next(random), seed));
    grids.push_back(random_givens(seed, static_cast<int>(4 + 6 * seed)));
  }
  return grids;
}

}  // namespace

TEST_CASE("A search with dials places as many digits as a plain one", "[dials]") {
  constexpr std::uint64_t kBudget = 400;
  const auto grids = samples();
  int solved = 0, refuted = 0, stopped = 0;
  for (std::size_t cells = 0; cells < kCellOrderIds.size(); ++cells) {
    for (std::size_t digits = 0; digits < kDigitOrderIds.size(); ++digits) {
      for (std::size_t inference = 0; inference < kInferenceIds.size(); ++inference) {
        for (std::size_t i = 0; i < grids.size(); ++i) {
          const Dials dials = {static_cast<CellOrder>(cells), static_cast<DigitOrder>(digits),
                               static_cast<Inference>(inference), i};
          const Placing placing = search_with(grids[i], dials, kBudget);
          const Placing plain = plain_placing(grids[i], dials, kBudget);
          CAPTURE(i, cells, digits, inference);
          CHECK(placing.placed == plain.placed);
          CHECK(placing.end == plain.end);
          solved += placing.end == PlacingEnd::solved;
          refuted += placing.end == PlacingEnd::refuted;
          stopped += placing.end == PlacingEnd::stopped;
        }
      }
    }
  }
  // Each way to end occurs.
  CHECK(std::min({solved, refuted, stopped}) > 20);
}

TEST_CASE("The dials have the searches of the texts among their settings", "[dials]") {
  const Grid puzzle = grid_of(puzzles::kLiangOutput.puzzle);
  // What the article's program places, and Sudoku Lab's search for the fewest candidates.
  CHECK(search_with(puzzle, {}, UINT64_MAX).placed == 1589);
  CHECK(search_with(puzzle, {.cells = CellOrder::fewest}, UINT64_MAX).placed == 54);
  // One for each empty cell.
  const Placing singles = search_with(puzzle, {.inference = Inference::singles}, UINT64_MAX);
  CHECK(singles.placed == 51);
  CHECK(singles.end == PlacingEnd::solved);
}

TEST_CASE("A search with dials stops before the digit that exceeds the budget", "[dials]") {
  const Grid puzzle = grid_of(puzzles::kLiangOutput.puzzle);
  CHECK(search_with(puzzle, {}, 1589).end == PlacingEnd::solved);
  const Placing stopped = search_with(puzzle, {}, 1588);
  CHECK(stopped.placed == 1588);
  CHECK(stopped.end == PlacingEnd::stopped);
  CHECK(search_with(puzzle, {.inference = Inference::naked}, 0).placed == 0);
}

TEST_CASE("With the fewest candidates first, looking ahead changes nothing", "[dials]") {
  for (const Grid& puzzle : samples()) {
    const Dials plain = {.cells = CellOrder::fewest};
    const Dials ahead = {.cells = CellOrder::fewest, .inference = Inference::forward};
    CHECK(search_with(puzzle, plain, 100'000).placed == search_with(puzzle, ahead, 100'000).placed);
  }
}

TEST_CASE("Random givens do not clash", "[dials]") {
  for (int givens = 0; givens <= 40; ++givens) {
    const Grid grid = random_givens(3, givens);
    CHECK(is_conflict_free(grid));
    CHECK(grid.filled() == givens);
    CHECK(random_givens(3, givens + 1).is_extension_of(grid));
  }
  CHECK(random_givens(3, 81).filled() < 81);
  CHECK(random_givens(1, 30) != random_givens(2, 30));
}
