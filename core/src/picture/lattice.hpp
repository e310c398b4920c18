// How well four corners fit the lines of a picture, and better ones nearby.
#pragma once

#include <span>

#include "picture/homography.hpp"
#include "picture/line_maps.hpp"

namespace sudoku::picture {

/// About 1.0 or more for a printed grid at the right place, 1.9 at best; text has 0.5.
float lattice_score(const LineMaps& maps, const Quad& quad);

struct ScoredQuad {
  Quad quad;
  float score = 0;
};

/// Moves corners, sides and the whole by these numbers of pixels while the score rises.
ScoredQuad improved(const LineMaps& maps, Quad quad, std::span<const float> steps);

}  // namespace sudoku::picture
