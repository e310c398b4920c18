#include "picture/marks.hpp"

#include <algorithm>
#include <vector>

namespace sudoku::picture {

namespace {

constexpr std::int16_t kMark = 128;  // ink of a pixel within a piece
constexpr int kTallest = 11;         // of a note: 0.31 of the cell
constexpr int kThin = 4;             // a line at the edge

struct Piece {
  int left = kPatchSide, right = -1, top = kPatchSide, bottom = -1;

  int width() const { return right - left + 1; }
  int height() const { return bottom - top + 1; }
  bool is_line() const {
    const bool at_edge =
        left == 0 || top == 0 || right == kPatchSide - 1 || bottom == kPatchSide - 1;
    return at_edge && std::min(width(), height()) <= kThin;
  }
};

// The piece of this pixel, whose pixels are taken out.
Piece taken_from(Patch& patch, int start) {
  Piece piece;
  std::vector<int> open = {start};
  patch[static_cast<std::size_t>(start)] = 0;
  while (!open.empty()) {
    const int at = open.back();
    open.pop_back();
    const int x = at % kPatchSide;
    const int y = at / kPatchSide;
    piece.left = std::min(piece.left, x);
    piece.right = std::max(piece.right, x);
    piece.top = std::min(piece.top, y);
    piece.bottom = std::max(piece.bottom, y);
    for (int i = std::max(0, y - 1); i <= std::min(kPatchSide - 1, y + 1); ++i) {
      for (int k = std::max(0, x - 1); k <= std::min(kPatchSide - 1, x + 1); ++k) {
        std::int16_t& ink = patch[static_cast<std::size_t>(i * kPatchSide + k)];
        if (ink < kMark) continue;
        ink = 0;
        open.push_back(i * kPatchSide + k);
      }
    }
  }
  return piece;
}

}  // namespace

bool has_only_marks(const Patch& patch) {
  Patch rest = patch;
  bool any = false;
  for (int at = 0; at < static_cast<int>(kPatchPixels); ++at) {
    if (rest[static_cast<std::size_t>(at)] < kMark) continue;
    const Piece piece = taken_from(rest, at);
    if (piece.is_line()) continue;
    if (piece.height() > kTallest) return false;
    any = true;
  }
  return any;
}

}  // namespace sudoku::picture
