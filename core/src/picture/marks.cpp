#include "picture/marks.hpp"

#include <algorithm>

#include "picture/components.hpp"

namespace sudoku::picture {

namespace {

constexpr std::int16_t kMark = 128;  // ink of a pixel within a piece
constexpr int kTallest = 11;         // of a note: 0.31 of the cell
constexpr int kThin = 4;             // a line at the edge

bool is_line(const Box& piece) {
  const bool at_edge = piece.left == 0 || piece.top == 0 ||
                       piece.left + piece.width == kPatchSide ||
                       piece.top + piece.height == kPatchSide;
  return at_edge && std::min(piece.width, piece.height) <= kThin;
}

}  // namespace

bool has_only_marks(const Patch& patch) {
  PlaneOf<std::uint8_t> ink(kPatchSide, kPatchSide);
  std::transform(patch.begin(), patch.end(), ink.values.begin(),
                 [](std::int16_t value) { return value >= kMark; });
  bool any = false;
  for (const Component& piece : components_of(ink, 1, kPatchPixels)) {
    if (is_line(piece.box)) continue;
    if (piece.box.height > kTallest) return false;
    any = true;
  }
  return any;
}

}  // namespace sudoku::picture
