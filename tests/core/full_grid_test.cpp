#include "sudoku/full_grid.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "brute_force.hpp"
#include "catch.hpp"
#include "full_grid/box_bands.hpp"
#include "sudoku/exact_count.hpp"
#include "sudoku/line.hpp"

using namespace sudoku;
using full_grid::BandColumns;
using full_grid::BandRows;
using full_grid::count_fillings;
using full_grid::Mask;
using full_grid::Triple;

namespace {

// Ordered partitions of the nine digits in triples that have nothing in common with those of
// `sets`.
std::vector<Triple> all_others(const Triple& sets) {
  std::vector<Mask> triples;
  for (Mask mask = 0; mask < 0x200; ++mask) {
    if (std::popcount(mask) == 3) triples.push_back(mask);
  }
  std::vector<Triple> others;
  for (Mask a : triples) {
    for (Mask b : triples) {
      const Mask c = static_cast<Mask>(0x1ff & ~(a | b));
      if ((a & b) == 0 && (a & sets[0]) == 0 && (b & sets[1]) == 0 && (c & sets[2]) == 0)
        others.push_back({a, b, c});
    }
  }
  return others;
}

// The columns of the boxes of a band of a grid, as sets.
BandColumns columns_of(const Grid& grid, int band) {
  BandColumns columns{};
  for (int row = 3 * band; row < 3 * band + 3; ++row) {
    for (int column = 0; column < 9; ++column)
      columns[column / 3][column % 3] |= Digits::of(grid[cell_at(row, column)]).mask();
  }
  return columns;
}

// Pearson's statistic for counts that all have the same expectation.
double chi_squared(const std::vector<int>& counts) {
  double sum = 0;
  for (int count : counts) sum += count;
  const double expected = sum / static_cast<double>(counts.size());
  double statistic = 0;
  for (int count : counts) statistic += (count - expected) * (count - expected) / expected;
  return statistic;
}

constexpr Triple kRows = {0007, 0070, 0700};

}  // namespace

TEST_CASE("Full grids have no conflicts and depend on the seed only", "[full_grid]") {
  Random random(1), again(1), other(2);
  FullGrids grids, more;
  for (int i = 0; i < 100; ++i) {
    const Grid grid = grids.next(random);
    CHECK(grid.is_full());
    CHECK_FALSE(brute_force::has_conflict(grid));
    CHECK(more.next(again) == grid);
    CHECK(more.next(other) != grid);
  }
}

// Computed by another program from the authors' definitions of SplitMix64 and xoshiro256++.
TEST_CASE("Random numbers are those of their definition", "[full_grid]") {
  Random random(1);
  CHECK(random.next() == 0x704560ced7cc0501);
  CHECK(random.next() == 0x4eef90036c89c53a);
  CHECK(Random(1, 5).next() == 0x677b5835cf3816f9);
}

TEST_CASE("Random numbers below a bound are all possible and uniform", "[full_grid]") {
  Random random(3);
  std::vector<int> counts(7);
  for (int i = 0; i < 70'000; ++i) ++counts[random.below(7)];
  // Six degrees of freedom: above 27.9 with probability 0.0001.
  CHECK(chi_squared(counts) < 27.9);
  std::array<int, 4> order = {0, 1, 2, 3};
  std::map<std::array<int, 4>, int> orders;
  for (int i = 0; i < 24'000; ++i) {
    order = {0, 1, 2, 3};
    random.shuffle(order, 4);
    ++orders[order];
  }
  std::vector<int> of_orders;
  for (const auto& [each, count] : orders) of_orders.push_back(count);
  CHECK(of_orders.size() == 24);
  // 23 degrees of freedom: above 56.0 with probability 0.00015.
  CHECK(chi_squared(of_orders) < 56.0);
}

TEST_CASE("The 56 other rows of a box are numbered", "[full_grid]") {
  const auto others = all_others(kRows);
  REQUIRE(others.size() == full_grid::kOthers);
  std::set<Triple> numbered;
  for (int way = 0; way < full_grid::kOthers; ++way) numbered.insert(full_grid::other(kRows, way));
  CHECK(numbered == std::set<Triple>(others.begin(), others.end()));
}

TEST_CASE("No columns of a band have more fillings than the bound", "[full_grid]") {
  int most = 0;
  const Triple& first = kRows;
  // All second boxes, up to the order of their columns, and all third boxes.
  std::vector<Triple> partitions;
  for (int a = 0; a < 0x200; ++a) {
    for (int b = a + 1; b < 0x200; ++b) {
      const int c = 0x1ff & ~(a | b);
      if (std::popcount(static_cast<unsigned>(a)) == 3 && (a & b) == 0 && b < c &&
          std::popcount(static_cast<unsigned>(b)) == 3)
        partitions.push_back({static_cast<Mask>(a), static_cast<Mask>(b), static_cast<Mask>(c)});
    }
  }
  REQUIRE(partitions.size() == 280);
  for (std::size_t i = 0; i < partitions.size(); i += 3) {
    for (std::size_t j = i; j < partitions.size(); ++j)
      most = std::max(most, count_fillings({first, partitions[i], partitions[j]}));
  }
  CHECK(most <= full_grid::kMostFillings);
  CHECK(count_fillings({first, first, first}) == full_grid::kMostFillings);
}

// The number of ways to complete the band by column sets and fillings, as the sampler divides it,
// against the exact count, which divides it in another way.
TEST_CASE("The fillings of all column sets add up to the number of full grids", "[full_grid]") {
  Random random(5);
  const Grid grid = FullGrids().next(random);
  Grid band;
  for (Cell cell = 0; cell < 27; ++cell) band.set(cell, grid[cell]);
  const BandColumns columns = columns_of(grid, 0);
  std::array<std::vector<Triple>, 3> others;
  for (int stack = 0; stack < 3; ++stack) others[stack] = all_others(columns[stack]);
  std::map<BandColumns, std::uint64_t> known;
  const auto fillings = [&](const BandColumns& sets) {
    BandColumns key = sets;
    for (Triple& box : key) std::sort(box.begin(), box.end());
    std::sort(key.begin(), key.end());
    const auto [at, added] = known.try_emplace(key, 0);
    if (added) at->second = static_cast<std::uint64_t>(count_fillings(key));
    return at->second;
  };
  std::uint64_t total = 0;
  for (const Triple& a : others[0]) {
    for (const Triple& b : others[1]) {
      for (const Triple& c : others[2]) {
        const BandColumns second = {a, b, c};
        BandColumns third{};
        for (int stack = 0; stack < 3; ++stack)
          third[stack] = full_grid::remaining(columns[stack], second[stack]);
        total += fillings(second) * fillings(third);
      }
    }
  }
  ExactCount exact(band);
  exact.advance(UINT64_MAX);
  CHECK(to_text(exact.count()) == std::to_string(total));
}

TEST_CASE("Random fillings are all possible ones, with the same probability", "[full_grid]") {
  Random random(6);
  const BandColumns columns = columns_of(FullGrids().next(random), 1);
  const int count = count_fillings(columns);
  std::map<BandRows, int> counts;
  for (int i = 0; i < 200 * count; ++i) ++counts[full_grid::random_filling(columns, count, random)];
  CHECK(static_cast<int>(counts.size()) == count);
  std::vector<int> all;
  for (const auto& [rows, times] : counts) {
    all.push_back(times);
    for (int box = 0; box < 3; ++box) {
      for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column)
          CHECK(std::popcount<Mask>(rows[box][row] & columns[box][column]) == 1);
      }
    }
  }
  // Mean and variance of the statistic are n and 2n for n degrees of freedom.
  const double n = count - 1;
  CHECK(chi_squared(all) < n + 4.5 * std::sqrt(2 * n));
}

TEST_CASE("Each digit is equally frequent in each cell of full grids", "[full_grid]") {
  Random random(7);
  FullGrids grids;
  std::vector<std::vector<int>> counts(kCells, std::vector<int>(9));
  for (int i = 0; i < 9'000; ++i) {
    const Grid grid = grids.next(random);
    for (Cell cell = 0; cell < kCells; ++cell) ++counts[cell][grid[cell] - 1];
  }
  // Eight degrees of freedom: above 37.3 with probability 0.00001, for one of 81 with 0.0008.
  for (Cell cell = 0; cell < kCells; ++cell) CHECK(chi_squared(counts[cell]) < 37.3);
}
