// A picture with one number per pixel, and what is done to all of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sudoku::picture {

struct Point {
  float x = 0;
  float y = 0;

  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Point operator*(Point a, float factor) { return {a.x * factor, a.y * factor}; }
};

/// Pixels in rows. Coordinates are those of the centres of pixels: the first is at (0, 0).
template <class T>
struct PlaneOf {
  int width = 0;
  int height = 0;
  std::vector<T> values;

  PlaneOf() = default;
  PlaneOf(int w, int h, T value = {})
      : width(w),
        height(h),
        values(static_cast<std::size_t>(w) * static_cast<std::size_t>(h), value) {}

  T* row(int y) { return values.data() + static_cast<std::ptrdiff_t>(y) * width; }
  const T* row(int y) const { return values.data() + static_cast<std::ptrdiff_t>(y) * width; }
  T at(int x, int y) const { return row(y)[x]; }
};

using Plane = PlaneOf<float>;
using Grey = PlaneOf<std::uint8_t>;

/// A rectangle of pixels.
struct Box {
  int left = 0;
  int top = 0;
  int width = 0;
  int height = 0;
};

/// The part of a picture in a new size, each pixel the mean of what it covers. Preconditions: the
/// part is inside the picture and neither size is 0.
Plane reduced(const Grey& picture, const Box& part, int width, int height);

/// The same larger, with linear interpolation.
Plane enlarged(const Plane& plane, int width, int height);

/// The mean of the square of `size` (odd) around each pixel; at the edge of what is inside.
Plane box_mean(const Plane& plane, int size);

/// Blurred by a Gaussian of this standard deviation in pixels. Pixels at the edge continue outside.
Plane blurred(const Plane& plane, float sigma);

/// The value below which this part, 0 to 1, of the values is. Reorders them. 0 if there are none.
float percentile(std::vector<float>& values, float part);

/// Linear interpolation. Outside, the nearest pixel.
float sample(const Plane& plane, Point at);

}  // namespace sudoku::picture
