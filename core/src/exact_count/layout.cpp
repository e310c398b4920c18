#include "exact_count/layout.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace sudoku::exact_count {

namespace {

Grid turned(const Grid& grid, bool transposed, int band, int stack) {
  Grid result;
  for (Cell cell = 0; cell < kCells; ++cell) {
    int row = row_of(cell), column = column_of(cell);
    if (transposed) std::swap(row, column);
    // The band becomes the first one, the stack the last.
    const int rows = (row / 3 + 3 - band) % 3;
    const int columns = (column / 3 + 5 - stack) % 3;
    result.set(cell_at(3 * rows + row % 3, 3 * columns + column % 3), grid[cell]);
  }
  return result;
}

double factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }

// About so many of `all` agree with `givens` givens: each rules out two columns of three.
double left(double all, int givens) { return std::max(1.0, all / std::pow(3, givens)); }

// About how long the count takes, in products of three numbers.
double cost(const Grid& grid) {
  std::array<std::array<int, 3>, 3> givens{};  // by band and stack
  std::array<int, 3> later{};                  // by stack, without the first band
  std::array<unsigned, 3> digits{}, held{};    // by band; columns, by stack, without the first band
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (grid.is_empty(cell)) continue;
    const int band = row_of(cell) / 3, stack = column_of(cell) / 3;
    ++givens[band][stack];
    digits[band] |= Digits::of(grid[cell]).mask();
    if (band == 0) continue;
    ++later[stack];
    held[stack] |= 1u << column_of(cell) % 3;
  }
  const auto others = [](unsigned mask) { return factorial(9 - std::popcount(mask)); };
  const auto orders = [&](int stack) { return factorial(3 - std::popcount(held[stack])); };
  const auto fitting = [&](int band, int stack) { return left(kSplits, givens[band][stack]); };
  const auto ways = [](int givens_kept) { return left(kSplits * kRests, givens_kept); };
  const double unused = others(digits[0] | digits[1] | digits[2]);
  const double starts = ways(later[0] + givens[0][0]) * ways(later[1] + givens[0][1]) / unused;
  const double classes =
      ways(later[0]) * ways(later[1]) / others(digits[1] | digits[2]) / (orders(0) * orders(1));
  // To look at a start, to rename a split, to count the fillings of a band.
  constexpr double kStart = 5000, kRename = 20, kMake = 300'000;
  const double end = ways(later[2]) / orders(2) + kRename * (fitting(1, 2) + fitting(2, 2));
  double all = std::min(starts, classes) * end +
               fitting(0, 0) * fitting(0, 1) / unused * (kStart + kRename * fitting(0, 2));
  for (int band = 0; band < 3; ++band) {
    all += kMake * std::max(1.0, fitting(band, 0) * fitting(band, 1) / others(digits[band]));
  }
  return all;
}

}  // namespace

Layout::Layout(const Grid& grid) {
  std::array<std::array<bool, 3>, 3> held{};  // columns with givens below the first band
  for (auto& band : fits) {
    for (Fits& box : band) box.fill(true);
  }
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (grid.is_empty(cell)) continue;
    const int row = row_of(cell), column = column_of(cell), digit = grid[cell] - 1;
    givens[row / 3].push_back({row % 3, column / 3, column % 3, digit});
    if (row >= 3) held[column / 3][column % 3] = true;
    Fits& box = fits[row / 3][column / 3];
    for (int split = 0; split < kSplits; ++split) {
      box[split] = box[split] && splits().column[split][digit] == column % 3;
    }
  }
  for (int stack = 0; stack < 3; ++stack) {
    std::array<std::uint8_t, 3> order = {0, 1, 2};
    do {
      bool free = true;
      for (int column = 0; column < 3; ++column) {
        free = free && (!held[stack][column] || order[column] == column);
      }
      if (free) orders[stack].push_back(order);
    } while (std::next_permutation(order.begin(), order.end()));
  }
}

Layout cheapest_layout(const Grid& puzzle) {
  Grid best = puzzle;
  double least = cost(puzzle);
  for (const bool transposed : {false, true}) {
    for (int band = 0; band < 3; ++band) {
      for (int stack = 0; stack < 3; ++stack) {
        const Grid other = turned(puzzle, transposed, band, stack);
        const double its = cost(other);
        if (its >= least) continue;
        least = its;
        best = other;
      }
    }
  }
  return Layout(best);
}

}  // namespace sudoku::exact_count
