#include "sudoku/exact_count.hpp"

#include <array>
#include <string>
#include <string_view>

#include "catch.hpp"
#include "exact_count/column_partition.hpp"
#include "exact_count/product_sum.hpp"
#include "puzzles.hpp"
#include "sample.hpp"
#include "sudoku/engine.hpp"

using namespace sudoku;
using puzzles::grid_of;

namespace {

// Felgenhauer and Jarvis, "Enumerating possible Sudoku grids", 2005.
constexpr std::string_view kAllGrids = "6670903752021072936960";

constexpr std::string_view kFull = puzzles::kFormats.solution;

SolutionCount count_of(const Grid& puzzle) {
  ExactCount search(puzzle);
  search.advance(UINT64_MAX);
  return search.count();
}

// The full grid with only the cells for which `keep` is true.
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
  // 72^2 * 2^7 * 27,704,267,971, the factors that Felgenhauer and Jarvis give for all grids / 9!.
  CHECK(count_of(row) == 72ull * 72 * 128 * 27'704'267'971);
}

TEST_CASE("a filled band can be completed as often as Felgenhauer and Jarvis found", "[exact]") {
  // Bands of three of their 44 classes, and the number of ways to fill the other six rows up to
  // their order, of which there are 72.
  struct Class {
    std::string_view band;
    std::uint64_t completions;
  };
  constexpr Class kClasses[] = {{"123478569456139278789256134", 97'961'464},
                                {"123479865456238179789156324", 95'596'592},
                                {"123456789456789123789123456", 108'374'976}};
  for (const Class& known : kClasses) {
    INFO(known.band);
    Grid band, stack;
    for (Cell cell = 0; cell < 27; ++cell) {
      band.set(cell, known.band[cell] - '0');
      stack.set(cell_at(column_of(cell), 6 + row_of(cell)), known.band[cell] - '0');
    }
    CHECK(count_of(band) == 72 * known.completions);
    CHECK(count_of(stack) == 72 * known.completions);
  }
}

TEST_CASE("exact counts equal those of the search that enumerates solutions", "[exact]") {
  for (const auto& known : puzzles::kSeeds) {
    INFO(known.name);
    CHECK(count_of(grid_of(known.puzzle)) == known.solutions);
  }
  for (int shift = 0; shift < 3; ++shift) {
    INFO(shift);
    const Grid puzzle = part_of_full([&](Cell cell) { return (cell * 35 % 83 + shift) % 3 == 0; });
    const std::uint64_t found = count_solutions(puzzle, 100'000);
    REQUIRE(found < 100'000);
    CHECK(count_of(puzzle) == found);
  }
}

TEST_CASE("a full grid has one solution, conflicting givens and dead ends have none", "[exact]") {
  CHECK(count_of(grid_of(kFull)) == 1);
  Grid clash;
  clash.set(0, 5);
  clash.set(80, 1);
  clash.set(72, 5);
  CHECK(count_of(clash) == 0);
  // The peers of r1c9 have all nine digits, without a conflict.
  Grid dead = grid_of(kFull);
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (row_of(cell) != 0 || column_of(cell) == 8) dead.clear(cell);
  }
  dead.set(cell_at(4, 8), 2);
  CHECK(count_of(dead) == 0);
}

TEST_CASE("the counts for the nine digits of a cell add up to the count without it", "[exact]") {
  Grid puzzle = part_of_full([](Cell cell) { return cell % 4 == 0; });
  const Cell open = 41;
  REQUIRE(puzzle.is_empty(open));
  const SolutionCount all = count_of(puzzle);
  CHECK(all > 1);
  SolutionCount sum = 0;
  for (Digit digit = 1; digit <= 9; ++digit) {
    puzzle.set(open, digit);
    sum += count_of(puzzle);
  }
  CHECK(sum == all);
}

TEST_CASE("transposing a puzzle, permuting its digits, rows or columns keeps the count",
          "[exact]") {
  const Grid puzzle = part_of_full([](Cell cell) { return cell % 4 == 1; });
  const SolutionCount all = count_of(puzzle);
  constexpr std::array<int, 9> kOrders[] = {
      {0, 1, 2, 3, 4, 5, 6, 7, 8}, {4, 3, 5, 8, 6, 7, 2, 0, 1}, {7, 8, 6, 1, 0, 2, 5, 4, 3}};
  for (const auto& rows : kOrders) {
    for (const auto& columns : kOrders) {
      if (kSanitized && &rows != &columns) continue;
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

TEST_CASE("a count in slices has the same result, and its progress never decreases", "[exact]") {
  const Grid puzzle = part_of_full([](Cell cell) { return cell % 4 == 0; });
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

TEST_CASE("counts carry from the low to the high half", "[exact]") {
  SolutionCount sum = UINT64_MAX;
  sum += 1;
  CHECK(sum.high() == 1);
  CHECK(sum.low() == 0);
  CHECK(sum == SolutionCount::product(1ull << 32, 1ull << 32));
  CHECK(SolutionCount(3) > SolutionCount(2));
}

TEST_CASE("the vector sum of products is that of plain arithmetic", "[exact]") {
  std::uint64_t state = 1;
  const auto next = [&state] {
    state = state * 6364136223846793005 + 1442695040888963407;  // Knuth's MMIX generator
    return static_cast<std::int16_t>((state >> 33) % 1729);
  };
  exact_count::ProductSum sum;
  std::uint64_t expected = 0;
  for (int i = 0; i < exact_count::kCompletions; ++i) {
    exact_count::Eight a, b;
    for (int lane = 0; lane < exact_count::kEight; ++lane) {
      a.values[lane] = i % 7 == 0 ? 1728 : next();
      b.values[lane] = i % 7 == 0 ? 1728 : next();
      expected += static_cast<std::uint64_t>(a.values[lane] * b.values[lane]);
    }
    sum.add(a, b);
    REQUIRE(sum.total() == expected);
  }
}

TEST_CASE("counts are written in full", "[exact]") {
  CHECK(to_text(0) == "0");
  CHECK(to_text(10) == "10");
  CHECK(to_text(UINT64_MAX) == "18446744073709551615");
  CHECK(to_text(SolutionCount::product(UINT64_MAX, UINT64_MAX)) ==
        "340282366920938463426481119284349108225");
}
