// The projection of a flat square grid onto four corners.
#pragma once

#include <array>

#include "picture/plane.hpp"

namespace sudoku::picture {

/// Top left, top right, bottom right, bottom left.
using Quad = std::array<Point, 4>;

/// Maps the square from (0, 0) to (9, 9), in cells, to a quad.
class Homography {
 public:
  /// Precondition: `is_convex(quad)`.
  explicit Homography(const Quad& quad);

  Point operator()(float x, float y) const {
    const float w = g_ * x + h_ * y + 1;
    return {(a_ * x + b_ * y + c_) / w, (d_ * x + e_ * y + f_) / w};
  }

 private:
  float a_, b_, c_, d_, e_, f_, g_, h_;
};

/// True if the corners are in order and each turns the same way, clearly.
bool is_convex(const Quad& quad);

/// Twice the area is positive if x to the right and y down turn from the first to the second side.
float area(const Quad& quad);

/// The largest distance of two corners.
float distance(const Quad& a, const Quad& b);

}  // namespace sudoku::picture
