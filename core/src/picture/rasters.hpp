// Places on a screen whose cells are level and equally spaced, by what is in the cells: digits, or
// plates. No line is needed.
#pragma once

#include <array>
#include <vector>

#include "picture/homography.hpp"
#include "picture/nodes.hpp"
#include "picture/plane.hpp"

namespace sudoku::picture {

/// Where columns and rows begin and end, in pixels of the source. Boxes may be farther apart.
struct Raster {
  std::array<float, 10> columns;
  std::array<float, 10> rows;
  /// The part of what is as large as a digit that is alone in the middle of a cell. Below 1, which
  /// printed lines reach: without one solution, nothing here is a Sudoku.
  float score = 0;
  int full = 0;         ///< cells with such a thing
  bool plates = false;  ///< the things are as large as cells
  bool light = false;   ///< most of what is in the cells is lighter than its surroundings

  Quad corners() const {
    return {{{columns[0], rows[0]},
             {columns[9], rows[0]},
             {columns[9], rows[9]},
             {columns[0], rows[9]}}};
  }
  Nodes nodes() const;
};

/// At most `most`, the best first. Where outer rows or columns are empty, or something beside the
/// grid looks like one, some are moved by a cell.
std::vector<Raster> rasters_in(const Grey& source, std::size_t most);

}  // namespace sudoku::picture
