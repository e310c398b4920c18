// What may be a note: small pieces of ink in cells without a digit.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "picture/nodes.hpp"
#include "picture/patches.hpp"
#include "sudoku/grid.hpp"

namespace sudoku::picture {

struct SmallDigit {
  std::size_t cell;
  Point at;     ///< its middle, in cells from the corner of its cell
  Patch patch;  ///< enlarged, as the network takes digits
};

struct SmallDigits {
  std::vector<SmallDigit> all;      ///< cell by cell
  std::array<bool, 81> has_others;  ///< cells with ink that has not the size of the others
};

/// In the cells where `digits` has none. They are of one height; none if there are only a few.
/// `nodes` are in pixels of `grey`.
SmallDigits small_digits_in(const Plane& grey, const Nodes& nodes, const Grid& digits);

}  // namespace sudoku::picture
