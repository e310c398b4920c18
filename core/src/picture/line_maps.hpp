// Where thin dark lines are: a map for each direction. The edge of a shadow is not a line.
#pragma once

#include "picture/plane.hpp"

namespace sudoku::picture {

struct LineMaps {
  Plane across;  ///< of lines from left to right, 0 to 1
  Plane down;    ///< of lines from top to bottom
};

LineMaps line_maps(const Plane& grey);

/// The same for lines that are not quite where they are expected.
LineMaps blurred(const LineMaps& maps, float sigma);

}  // namespace sudoku::picture
