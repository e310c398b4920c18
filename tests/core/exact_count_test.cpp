#include "sudoku/exact_count.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoku/engine.hpp"

using namespace sudoku;
using puzzles::grid_of;

namespace {

// Felgenhauer and Jarvis, "Enumerating possible Sudoku grids", 2005.
constexpr std::string_view kAllGrids = "6670903752021072936960";

constexpr std::string_view kFull =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

SolutionCount count_of(const Grid& puzzle) {
  ExactCount search(puzzle);
  search.advance(UINT64_MAX);
  return search.count();
}

SolutionCount number_of(std::string_view text) {
  SolutionCount number = 0;
  for (char c : text) number = 10 * number + static_cast<SolutionCount>(c - '0');
  return number;
}

// The full grid with only the cells for which `keep` says so.
Grid part_of_full(auto&& keep) {
  Grid grid = grid_of(kFull);
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!keep(cell)) grid.clear(cell);
  }
  return grid;
}

}  // namespace

TEST_CASE("the empty grid has as many solutions as there are full grids", "[exact]") {
  CHECK(to_text(count_of(Grid{})) == kAllGrids);
}

TEST_CASE("a filled row leaves one solution in 9!", "[exact]") {
  const Grid row = part_of_full([](Cell cell) { return row_of(cell) == 4; });
  CHECK(count_of(row) == number_of(kAllGrids) / 362'880);
}

TEST_CASE(
    "the band of Felgenhauer and Jarvis' first class can be completed in 72 * 108,374,976 ways",
    "[exact]") {
  // 123456789 456789123 789123456, as band and as stack.
  Grid band, stack;
  for (Cell cell = 0; cell < 27; ++cell) {
    const Digit digit = (cell % 9 + 3 * (cell / 9)) % 9 + 1;
    band.set(cell, digit);
    stack.set(cell_at(column_of(cell), 6 + row_of(cell)), digit);
  }
  CHECK(count_of(band) == SolutionCount{72} * 108'374'976);
  CHECK(count_of(stack) == SolutionCount{72} * 108'374'976);
}

TEST_CASE("exact counts are those of the search that goes from solution to solution", "[exact]") {
  for (const auto& known : puzzles::kSeeds) {
    INFO(known.name);
    CHECK(count_of(grid_of(known.puzzle)) == known.solutions);
  }
  // Givens of the full grid, scattered in ways that leave some thousand solutions.
  for (int stride : {3, 4}) {
    for (int shift = 0; shift < stride; ++shift) {
      INFO(stride << ' ' << shift);
      const Grid puzzle = part_of_full([&](Cell cell) { return cell * 7 % 81 % stride == shift; });
      const std::uint64_t found = count_solutions(puzzle, 300'000);
      if (found < 300'000) CHECK(count_of(puzzle) == found);
    }
  }
}

TEST_CASE("a full grid has one solution, clashing givens and dead ends have none", "[exact]") {
  CHECK(count_of(grid_of(kFull)) == 1);
  Grid clash;
  clash.set(0, 5);
  clash.set(80, 1);
  clash.set(72, 5);
  CHECK(count_of(clash) == 0);
  // r1c9 sees all nine digits, and no two of them clash.
  Grid dead = grid_of(kFull);
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (row_of(cell) != 0 || column_of(cell) == 8) dead.clear(cell);
  }
  dead.set(cell_at(4, 8), 2);
  CHECK(count_of(dead) == 0);
}

TEST_CASE("the counts for the nine digits of a cell add up to the count without it", "[exact]") {
  Grid puzzle = part_of_full([](Cell cell) { return cell % 5 == 0; });
  const Cell open = 41;
  REQUIRE(puzzle.is_empty(open));
  const SolutionCount all = count_of(puzzle);
  CHECK(all > 1'000);
  SolutionCount sum = 0;
  for (Digit digit = 1; digit <= 9; ++digit) {
    puzzle.set(open, digit);
    sum += count_of(puzzle);
  }
  CHECK(sum == all);
}

TEST_CASE("turning a puzzle, swapping its digits, rows or columns leaves the count", "[exact]") {
  const Grid puzzle = part_of_full([](Cell cell) { return cell % 5 == 1; });
  const SolutionCount all = count_of(puzzle);
  constexpr std::array<int, 9> kOrders[] = {
      {0, 1, 2, 3, 4, 5, 6, 7, 8}, {4, 3, 5, 8, 6, 7, 2, 0, 1}, {7, 8, 6, 1, 0, 2, 5, 4, 3}};
  for (const auto& rows : kOrders) {
    for (const auto& columns : kOrders) {
      Grid same;
      for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle.is_empty(cell)) continue;
        const Cell to = cell_at(rows[column_of(cell)], columns[row_of(cell)]);
        same.set(to, kOrders[1][puzzle[cell] - 1] + 1);
      }
      CHECK(count_of(same) == all);
    }
  }
}

TEST_CASE("a count in slices comes to the same, and its progress never falls", "[exact]") {
  const Grid puzzle = part_of_full([](Cell cell) { return cell % 5 == 0; });
  ExactCount search(puzzle);
  double before = search.progress();
  CHECK(before == 0);
  while (!search.advance(1)) {
    const double progress = search.progress();
    if (progress < before || progress > 1) FAIL(before << " > " << progress);
    before = progress;
  }
  CHECK(search.progress() == 1);
  CHECK(search.advance(1));
  CHECK(search.count() == count_of(puzzle));
}

TEST_CASE("counts are written in full", "[exact]") {
  CHECK(to_text(0) == "0");
  CHECK(to_text(10) == "10");
  CHECK(to_text(~SolutionCount{0}) == "340282366920938463463374607431768211455");
}
