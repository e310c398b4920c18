// Which band the count starts with, and which stack it ends with: the number of solutions is the
// same however a puzzle is turned, the work is not.
#pragma once

#include <array>
#include <vector>

#include "exact_count/band.hpp"
#include "exact_count/splits.hpp"
#include "sudoku/grid.hpp"

namespace sudoku::exact_count {

/// The columns that a digit may stand in, as the givens of one box leave them: true for splits that
/// agree with these givens.
using Fits = std::array<bool, kSplits>;

/// Permutations of the three columns of a stack: new column of each old one.
using ColumnOrders = std::vector<std::array<std::uint8_t, 3>>;

/// A puzzle, turned so that its first band is the one to start with and its last stack the one to
/// end with, and what the count needs to know of it.
struct Layout {
  std::array<std::vector<BandGiven>, 3> givens;  ///< by band
  std::array<std::array<Fits, 3>, 3> fits;       ///< by band and stack
  /// Ways to permute columns, by stack, that do not touch a given of the second and third band.
  std::array<ColumnOrders, 3> orders;

  explicit Layout(const Grid& grid);
};

/// The cheapest of the 18 ways to turn a puzzle.
Layout cheapest_layout(const Grid& puzzle);

}  // namespace sudoku::exact_count
