#include "picture/patches.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sudoku::picture {

namespace {

constexpr float kInside = 0.10F;     // of a cell: its lines are outside
constexpr float kFloor = 0.6F;       // of the contrast of the grid
constexpr float kCleanFloor = 0.3F;  // where blank cells have none: digits may be of several inks
constexpr float kClean = 0.05F;  // contrast of blank cells to that of the grid, on clean screens
constexpr float kFaint = 0.42F;  // of the contrast of the grid: less is no digit
constexpr float kStrong = 0.6F;  // of the contrast of the grid: that of a light digit
constexpr float kDarker = 0.6F;  // of the paper of most cells: that below a light digit

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

float middle_of(const std::array<float, kPatchPixels>& inside) {
  std::vector<float> values(inside.begin(), inside.end());
  return percentile(values, 0.5F);
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

Patch normalised(const RawPatch& raw, float grid) { return normalised(raw, grid, kFloor); }

Patch normalised(const RawPatch& raw, float grid, float floor) {
  const float scale = std::max({raw.contrast, floor * grid, 1e-3F});
  Patch patch;
  for (std::size_t i = 0; i < kPatchPixels; ++i) {
    const float value = std::clamp(raw.darkness[i] / scale, -0.5F, 1.3F);
    patch[i] = static_cast<std::int16_t>(std::lround(value * kInk));
  }
  return patch;
}

CellPatches cell_patches(const Plane& grey, const Nodes& nodes) {
  std::vector<std::array<float, kPatchPixels>> insides;
  std::vector<RawPatch> raw;
  std::vector<float> contrasts;
  std::vector<float> papers;
  for (int cell = 0; cell < 81; ++cell) {
    insides.push_back(inside_of(grey, nodes, cell));
    raw.push_back(raw_patch(insides.back()));
    contrasts.push_back(raw.back().contrast);
    papers.push_back(middle_of(insides.back()));
  }
  std::vector<float> sorted = contrasts;
  const float grid = percentile(sorted, 0.88F);
  const float blank = percentile(sorted, 0.15F);
  const float floor = blank < kClean * grid ? kCleanFloor : kFloor;
  sorted = papers;
  const float paper = percentile(sorted, 0.5F);
  CellPatches result;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    // A cell that is selected may have a light digit on dark.
    if (raw[cell].contrast < kFaint * grid && papers[cell] < kDarker * paper) {
      for (float& value : insides[cell]) value = 255 - value;
      const RawPatch light = raw_patch(insides[cell]);
      if (light.contrast > kStrong * grid) raw[cell] = light;
    }
    result.patches[cell] = normalised(raw[cell], grid, floor);
    result.contrasts[cell] = raw[cell].contrast / std::max(grid, 1e-3F);
  }
  return result;
}

}  // namespace sudoku::picture
