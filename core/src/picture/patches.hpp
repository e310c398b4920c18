// The insides of the 81 cells, as the network takes them.
#pragma once

#include <array>
#include <cstdint>

#include "picture/nodes.hpp"

namespace sudoku::picture {

inline constexpr int kPatchSide = 28;
inline constexpr std::size_t kPatchPixels = kPatchSide * kPatchSide;

/// Ink, 0 on paper, kInk in the darkest strokes of the grid.
using Patch = std::array<std::int16_t, kPatchPixels>;
inline constexpr float kInk = 256;

/// The inside of a cell before its contrast is known.
struct RawPatch {
  std::array<float, kPatchPixels> darkness{};  ///< relative to the paper of the cell
  float contrast = 0;                          ///< of its darkest strokes
};

/// Precondition: `grey` has the brightness of the pixels. Turns it into darkness.
RawPatch raw_patch(const std::array<float, kPatchPixels>& grey);

/// `grid` is the contrast of the strokes of the grid. The floor keeps noise on paper from being
/// blown up to digits.
Patch normalised(const RawPatch& raw, float grid);
Patch normalised(const RawPatch& raw, float grid, float floor);

struct CellPatches {
  std::array<Patch, 81> patches;
  std::array<float, 81> contrasts;  ///< relative to the strokes of the grid
};

CellPatches cell_patches(const Plane& grey, const Nodes& nodes);

}  // namespace sudoku::picture
