#include "picture/homography.hpp"

#include <algorithm>
#include <cmath>

namespace sudoku::picture {

namespace {

float cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }

}  // namespace

// After P. Heckbert, "Fundamentals of texture mapping and image warping", 1989, section 2.2.3.
Homography::Homography(const Quad& quad) {
  const Point sum = quad[0] - quad[1] + quad[2] - quad[3];
  const Point right = quad[1] - quad[2];
  const Point down = quad[3] - quad[2];
  const float determinant = cross(right, down);
  const float g = cross(sum, down) / determinant;
  const float h = cross(right, sum) / determinant;
  const float unit = 1.0F / 9;
  a_ = (quad[1].x - quad[0].x + g * quad[1].x) * unit;
  b_ = (quad[3].x - quad[0].x + h * quad[3].x) * unit;
  c_ = quad[0].x;
  d_ = (quad[1].y - quad[0].y + g * quad[1].y) * unit;
  e_ = (quad[3].y - quad[0].y + h * quad[3].y) * unit;
  f_ = quad[0].y;
  g_ = g * unit;
  h_ = h * unit;
}

bool is_convex(const Quad& quad) {
  for (std::size_t i = 0; i < 4; ++i) {
    const Point one = quad[(i + 1) % 4] - quad[i];
    const Point two = quad[(i + 2) % 4] - quad[(i + 1) % 4];
    const float lengths =
        std::sqrt((one.x * one.x + one.y * one.y) * (two.x * two.x + two.y * two.y));
    // Not for angles below 30 or above 150 degrees: no page is held like this.
    if (!(cross(one, two) > 0.5F * lengths) || lengths < 1) return false;
  }
  return true;
}

float area(const Quad& quad) {
  return (cross(quad[1] - quad[0], quad[2] - quad[0]) +
          cross(quad[2] - quad[0], quad[3] - quad[0])) /
         2;
}

float distance(const Quad& a, const Quad& b) {
  float most = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const Point d = a[i] - b[i];
    most = std::max(most, std::sqrt(d.x * d.x + d.y * d.y));
  }
  return most;
}

}  // namespace sudoku::picture
