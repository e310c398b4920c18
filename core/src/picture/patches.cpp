#include "picture/patches.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sudoku::picture {

namespace {

constexpr float kInside = 0.10F;  // of a cell: its lines are outside
constexpr float kFloor = 0.6F;    // of the contrast of the grid

std::array<float, kPatchPixels> inside_of(const Plane& grey, const Nodes& nodes, int cell) {
  const auto corner = static_cast<std::size_t>(cell / 9 * 10 + cell % 9);
  const Point a = nodes[corner];
  const Point b = nodes[corner + 1];
  const Point c = nodes[corner + 10];
  const Point d = nodes[corner + 11];
  constexpr int kFine = 2 * kPatchSide;
  std::array<float, kPatchPixels> inside{};
  for (int y = 0; y < kFine; ++y) {
    const float v = kInside + (1 - 2 * kInside) * (static_cast<float>(y) + 0.5F) / kFine;
    const Point left = a * (1 - v) + c * v;
    const Point right = b * (1 - v) + d * v;
    for (int x = 0; x < kFine; ++x) {
      const float u = kInside + (1 - 2 * kInside) * (static_cast<float>(x) + 0.5F) / kFine;
      inside[static_cast<std::size_t>(y / 2 * kPatchSide + x / 2)] +=
          sample(grey, left * (1 - u) + right * u) / 4;
    }
  }
  return inside;
}

}  // namespace

RawPatch raw_patch(const std::array<float, kPatchPixels>& grey) {
  std::vector<float> values(grey.begin(), grey.end());
  const float paper = percentile(values, 0.80F);
  RawPatch raw;
  for (std::size_t i = 0; i < kPatchPixels; ++i) raw.darkness[i] = (paper - grey[i]) / (paper + 4);
  values.assign(raw.darkness.begin(), raw.darkness.end());
  raw.contrast = percentile(values, 0.97F);
  return raw;
}

Patch normalised(const RawPatch& raw, float grid) {
  const float scale = std::max({raw.contrast, kFloor * grid, 1e-3F});
  Patch patch;
  for (std::size_t i = 0; i < kPatchPixels; ++i) {
    const float value = std::clamp(raw.darkness[i] / scale, -0.5F, 1.3F);
    patch[i] = static_cast<std::int16_t>(std::lround(value * kInk));
  }
  return patch;
}

CellPatches cell_patches(const Plane& grey, const Nodes& nodes) {
  std::vector<RawPatch> raw;
  std::vector<float> contrasts;
  for (int cell = 0; cell < 81; ++cell) {
    raw.push_back(raw_patch(inside_of(grey, nodes, cell)));
    contrasts.push_back(raw.back().contrast);
  }
  const float grid = percentile(contrasts, 0.88F);
  CellPatches result;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    result.patches[cell] = normalised(raw[cell], grid);
    result.contrasts[cell] = raw[cell].contrast / std::max(grid, 1e-3F);
  }
  return result;
}

}  // namespace sudoku::picture
