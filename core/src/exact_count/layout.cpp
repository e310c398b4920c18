#include "exact_count/layout.hpp"

#include <algorithm>
#include <utility>

namespace sudoku::exact {

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

// In how many ways the stack can be split where the givens of the bands `from`..2 are kept.
double ways(const Layout& layout, int stack, int from) {
  const auto fits = [&](int band, int split) {
    return band < from || layout.fits[band][stack][split];
  };
  int n = 0;
  for (int first = 0; first < kSplits; ++first) {
    if (!fits(0, first)) continue;
    for (const Rest& rest : splits().rests[first]) {
      n += fits(1, rest.second) && fits(2, rest.third);
    }
  }
  return n;
}

double factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }

double cost(const Layout& layout) {
  unsigned later = 0, any = 0;
  for (int band = 0; band < 3; ++band) {
    for (const BandGiven& given : layout.givens[band]) {
      any |= 1u << given.digit;
      if (band > 0) later |= 1u << given.digit;
    }
  }
  const double same = factorial(9 - std::popcount(any));
  const double starts = ways(layout, 0, 0) * ways(layout, 1, 0) / same;
  const double classes = ways(layout, 0, 1) * ways(layout, 1, 1) /
                         factorial(9 - std::popcount(later)) /
                         static_cast<double>(layout.orders[0].size() * layout.orders[1].size());
  const double ends = ways(layout, 2, 1) / static_cast<double>(layout.orders[2].size());
  const auto fitting = [&](int band, int stack) {
    const Fits& fits = layout.fits[band][stack];
    return static_cast<double>(std::count(fits.begin(), fits.end(), true));
  };
  // In products: to look at a start, to rename a split, to count the fillings of a band.
  constexpr double kStart = 5000, kRename = 20, kMake = 300'000;
  const auto pairs = [&](int band) { return fitting(band, 0) * fitting(band, 1); };
  const double lanes = fitting(1, 2) + fitting(2, 2);
  double its = std::min(starts, classes) * (ends + kRename * lanes) +
               pairs(0) / same * (kStart + kRename * fitting(0, 2));
  for (int band = 0; band < 3; ++band) {
    unsigned named = 0;
    for (const BandGiven& given : layout.givens[band]) named |= 1u << given.digit;
    its += kMake * std::max(1.0, pairs(band) / factorial(9 - std::popcount(named)));
  }
  return its;
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
  Layout best(puzzle);
  double least = -1;
  for (const bool transposed : {false, true}) {
    for (int band = 0; band < 3; ++band) {
      for (int stack = 0; stack < 3; ++stack) {
        Layout layout(turned(puzzle, transposed, band, stack));
        const double its = cost(layout);
        if (least >= 0 && its >= least) continue;
        least = its;
        best = std::move(layout);
      }
    }
  }
  return best;
}

}  // namespace sudoku::exact
