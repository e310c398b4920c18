#include "picture/plane.hpp"

#include <algorithm>
#include <cmath>

namespace sudoku::picture {

namespace {

// How much of which pixels of a row, or of a column, each new pixel covers.
struct Cover {
  int first;
  std::vector<float> weights;
};

std::vector<Cover> covers(int start, int length, int count) {
  std::vector<Cover> all(static_cast<std::size_t>(count));
  const float step = static_cast<float>(length) / static_cast<float>(count);
  for (int i = 0; i < count; ++i) {
    const float from = static_cast<float>(i) * step;
    const float to = from + step;
    const int first = std::min(static_cast<int>(from), length - 1);
    const int last = std::clamp(static_cast<int>(std::ceil(to)) - 1, first, length - 1);
    Cover& cover = all[static_cast<std::size_t>(i)];
    cover.first = start + first;
    float sum = 0;
    for (int at = first; at <= last; ++at) {
      const float part = std::max(
          1e-6F, std::min(to, static_cast<float>(at + 1)) - std::max(from, static_cast<float>(at)));
      cover.weights.push_back(part);
      sum += part;
    }
    for (float& weight : cover.weights) weight /= sum;
  }
  return all;
}

// exp(-x), x of 0 to 20, in basic operations: its bits are the same on every processor.
float falling(float x) {
  const double y = static_cast<double>(-x) / 1024;
  double power = 1 + y * (1 + y / 2 * (1 + y / 3 * (1 + y / 4)));
  for (int i = 0; i < 10; ++i) power *= power;
  return static_cast<float>(power);
}

}  // namespace

Plane reduced(const Grey& picture, const Box& part, int width, int height) {
  const auto columns = covers(part.left, part.width, width);
  const auto rows = covers(part.top, part.height, height);
  Plane result(width, height);
  std::vector<float> sums(static_cast<std::size_t>(part.width));
  for (int y = 0; y < height; ++y) {
    const Cover& row = rows[static_cast<std::size_t>(y)];
    std::fill(sums.begin(), sums.end(), 0.0F);
    for (std::size_t i = 0; i < row.weights.size(); ++i) {
      const std::uint8_t* from = picture.row(row.first + static_cast<int>(i)) + part.left;
      const float weight = row.weights[i];
      for (std::size_t x = 0; x < sums.size(); ++x) sums[x] += weight * static_cast<float>(from[x]);
    }
    float* to = result.row(y);
    for (int x = 0; x < width; ++x) {
      const Cover& column = columns[static_cast<std::size_t>(x)];
      const float* from = sums.data() + (column.first - part.left);
      float sum = 0;
      for (std::size_t i = 0; i < column.weights.size(); ++i) sum += column.weights[i] * from[i];
      to[x] = sum;
    }
  }
  return result;
}

Plane enlarged(const Plane& plane, int width, int height) {
  Plane result(width, height);
  const float across = static_cast<float>(plane.width) / static_cast<float>(width);
  const float down = static_cast<float>(plane.height) / static_cast<float>(height);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      result.row(y)[x] = sample(plane, {(static_cast<float>(x) + 0.5F) * across - 0.5F,
                                        (static_cast<float>(y) + 0.5F) * down - 0.5F});
    }
  }
  return result;
}

Plane box_mean(const Plane& plane, int size) {
  const int radius = size / 2;
  const int width = plane.width;
  const int height = plane.height;
  Plane result(width, height);
  // Sums of columns, moved down row by row.
  std::vector<double> columns(static_cast<std::size_t>(width), 0.0);
  const auto change = [&](int y, double sign) {
    if (y < 0 || y >= height) return;
    const float* row = plane.row(y);
    for (std::size_t x = 0; x < columns.size(); ++x)
      columns[x] += sign * static_cast<double>(row[x]);
  };
  for (int y = 0; y < radius; ++y) change(y, 1);
  for (int y = 0; y < height; ++y) {
    change(y + radius, 1);
    change(y - radius - 1, -1);
    const int tall = std::min(y + radius, height - 1) - std::max(y - radius, 0) + 1;
    double sum = 0;
    for (int x = 0; x < std::min(radius, width); ++x) sum += columns[static_cast<std::size_t>(x)];
    for (int x = 0; x < width; ++x) {
      if (x + radius < width) sum += columns[static_cast<std::size_t>(x + radius)];
      if (x - radius - 1 >= 0) sum -= columns[static_cast<std::size_t>(x - radius - 1)];
      const int wide = std::min(x + radius, width - 1) - std::max(x - radius, 0) + 1;
      result.row(y)[x] = static_cast<float>(sum / (static_cast<double>(tall) * wide));
    }
  }
  return result;
}

Plane blurred(const Plane& plane, float sigma) {
  const int radius = std::max(1, static_cast<int>(std::ceil(3 * sigma)));
  std::vector<float> weights;
  float sum = 0;
  for (int i = -radius; i <= radius; ++i) {
    const float t = static_cast<float>(i) / sigma;
    weights.push_back(falling(t * t / 2));
    sum += weights.back();
  }
  for (float& weight : weights) weight /= sum;
  const int width = plane.width;
  const int height = plane.height;
  Plane across(width, height);
  std::vector<float> padded(static_cast<std::size_t>(width + 2 * radius));
  for (int y = 0; y < height; ++y) {
    const float* from = plane.row(y);
    for (int x = -radius; x < width + radius; ++x) {
      padded[static_cast<std::size_t>(x + radius)] = from[std::clamp(x, 0, width - 1)];
    }
    float* to = across.row(y);
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const float weight = weights[i];
      const float* shifted = padded.data() + i;
      for (int x = 0; x < width; ++x) to[x] += weight * shifted[x];
    }
  }
  Plane result(width, height);
  for (int y = 0; y < height; ++y) {
    float* to = result.row(y);
    for (int i = -radius; i <= radius; ++i) {
      const float weight = weights[static_cast<std::size_t>(i + radius)];
      const float* from = across.row(std::clamp(y + i, 0, height - 1));
      for (int x = 0; x < width; ++x) to[x] += weight * from[x];
    }
  }
  return result;
}

float percentile(std::vector<float>& values, float part) {
  if (values.empty()) return 0;
  const auto last = static_cast<float>(values.size() - 1);
  const auto at = static_cast<std::ptrdiff_t>(std::lround(part * last));
  std::nth_element(values.begin(), values.begin() + at, values.end());
  return values[static_cast<std::size_t>(at)];
}

float sample(const Plane& plane, Point at) {
  const float x = std::clamp(at.x, 0.0F, static_cast<float>(plane.width - 1));
  const float y = std::clamp(at.y, 0.0F, static_cast<float>(plane.height - 1));
  const int left = static_cast<int>(x);
  const int top = static_cast<int>(y);
  const int right = std::min(left + 1, plane.width - 1);
  const int bottom = std::min(top + 1, plane.height - 1);
  const float fx = x - static_cast<float>(left);
  const float fy = y - static_cast<float>(top);
  const float above = plane.at(left, top) * (1 - fx) + plane.at(right, top) * fx;
  const float below = plane.at(left, bottom) * (1 - fx) + plane.at(right, bottom) * fx;
  return above * (1 - fy) + below * fy;
}

}  // namespace sudoku::picture
