// The 100 corners of the cells. Paper bends: each is searched for near where four corners of the
// grid say that it is.
#pragma once

#include <array>

#include "picture/homography.hpp"

namespace sudoku::picture {

/// In rows from the top, 10 each.
using Nodes = std::array<Point, 100>;

/// Where a flat grid would have them.
Nodes flat_nodes(const Quad& quad);

/// In pixels of `grey`, like the corners of the grid.
Nodes bent_nodes(const Plane& grey, const Quad& quad);

}  // namespace sudoku::picture
