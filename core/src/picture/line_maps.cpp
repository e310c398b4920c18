#include "picture/line_maps.hpp"

#include <algorithm>

namespace sudoku::picture {

namespace {

constexpr int kReach = 5;    // half of the widest line
constexpr int kAlong = 15;   // pixels of a line
constexpr int kAround = 61;  // pixels whose mean is the brightness of the paper

// The mean of kAlong pixels along the rows.
void smooth_rows(Plane& plane) {
  std::vector<float> row(static_cast<std::size_t>(plane.width));
  const int radius = kAlong / 2;
  for (int y = 0; y < plane.height; ++y) {
    float* values = plane.row(y);
    std::copy(values, values + plane.width, row.begin());
    float sum = 0;
    for (int x = 0; x < std::min(radius, plane.width); ++x) sum += row[static_cast<std::size_t>(x)];
    for (int x = 0; x < plane.width; ++x) {
      if (x + radius < plane.width) sum += row[static_cast<std::size_t>(x + radius)];
      if (x - radius - 1 >= 0) sum -= row[static_cast<std::size_t>(x - radius - 1)];
      values[x] = std::max(0.0F, sum) / kAlong;
    }
  }
}

void smooth_columns(Plane& plane) {
  const Plane copy = plane;
  const int radius = kAlong / 2;
  std::vector<float> sums(static_cast<std::size_t>(plane.width), 0.0F);
  const auto change = [&](int y, float sign) {
    if (y < 0 || y >= plane.height) return;
    const float* row = copy.row(y);
    for (std::size_t x = 0; x < sums.size(); ++x) sums[x] += sign * row[x];
  };
  for (int y = 0; y < radius; ++y) change(y, 1);
  for (int y = 0; y < plane.height; ++y) {
    change(y + radius, 1);
    change(y - radius - 1, -1);
    float* row = plane.row(y);
    for (std::size_t x = 0; x < sums.size(); ++x) row[x] = std::max(0.0F, sums[x]) / kAlong;
  }
}

}  // namespace

LineMaps line_maps(const Plane& grey) {
  const int width = grey.width;
  const int height = grey.height;
  const Plane soft = blurred(grey, 1);
  const Plane paper = box_mean(grey, kAround);
  LineMaps maps{Plane(width, height), Plane(width, height)};
  for (int y = 0; y < height; ++y) {
    const float* here = soft.row(y);
    const float* above = soft.row(std::max(0, y - kReach));
    const float* below = soft.row(std::min(height - 1, y + kReach));
    const float* mean = paper.row(y);
    float* across = maps.across.row(y);
    float* down = maps.down.row(y);
    for (int x = 0; x < width; ++x) {
      const float left = here[std::max(0, x - kReach)];
      const float right = here[std::min(width - 1, x + kReach)];
      const float scale = mean[x] + 8;
      across[x] = std::max(0.0F, std::min(above[x], below[x]) - here[x]) / scale;
      down[x] = std::max(0.0F, std::min(left, right) - here[x]) / scale;
    }
  }
  smooth_rows(maps.across);
  smooth_columns(maps.down);
  // Every third value is enough for the percentile.
  std::vector<float> values;
  values.reserve(maps.across.values.size());
  for (std::size_t i = 0; i < maps.across.values.size(); i += 3) {
    values.push_back(maps.across.values[i]);
    values.push_back(maps.down.values[i]);
  }
  const float top = std::max(1e-4F, percentile(values, 0.96F));
  for (Plane* map : {&maps.across, &maps.down}) {
    for (float& value : map->values) value = std::min(1.0F, value / top);
  }
  return maps;
}

LineMaps blurred(const LineMaps& maps, float sigma) {
  return {blurred(maps.across, sigma), blurred(maps.down, sigma)};
}

}  // namespace sudoku::picture
