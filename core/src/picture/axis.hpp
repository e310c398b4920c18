// Where the nine columns, or rows, of a raster are.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace sudoku::picture {

struct Axis {
  float from = 0;
  float pitch = 0;
  float gap = 0;  ///< between boxes, more than between cells

  float middle(int cell) const {
    return from + (static_cast<float>(cell) + 0.5F) * pitch + static_cast<float>(cell / 3) * gap;
  }
  /// Line 0 to 9; between boxes, the middle of the gap.
  float line(int index) const {
    const bool between = index == 3 || index == 6;
    return from + static_cast<float>(index) * pitch +
           (static_cast<float>(std::min(index, 8) / 3) - (between ? 0.5F : 0)) * gap;
  }
  /// The cell whose middle, within this part of a cell, is here.
  std::optional<int> cell_at(float at, float tolerance) const;
};

/// The axis with the least squares of distances of things to the middles of their cells.
Axis fitted(const std::vector<std::pair<int, float>>& places, const Axis& before);

}  // namespace sudoku::picture
