#include "picture/small_digits.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

#include "picture/components.hpp"

namespace sudoku::picture {

namespace {

constexpr int kSide = 84;                // samples across a cell
constexpr float kEdge = 0.04F;           // of a cell: what is outside is a line
constexpr int kMargin = 6;               // samples at the edge that may be a line as well
constexpr float kLeastInk = 0.1F;        // darkness of the faintest notes, relative to paper
constexpr float kStroke = 0.45F;         // of the darkest ink of the cell
constexpr std::ptrdiff_t kDarkest = 12;  // samples: the darkest 12 may be specks and do not count
constexpr int kShortest = 7;             // samples: 0.08 of a cell
constexpr int kTallest = 29;             // 0.32 of a cell
constexpr int kFewest = 4;
constexpr std::size_t kMostPieces = 60;  // of a cell: more is dirt

struct CellInk {
  Plane darkness;  // relative to the paper of the cell
  float darkest = 0;
  std::vector<Box> pieces;
};

float middle(int from, int length) {
  return static_cast<float>(from) + static_cast<float>(length - 1) / 2;
}

// From samples to cells.
float in_cell(float sample) {
  return kEdge + (1 - 2 * kEdge) * (sample + 0.5F) / static_cast<float>(kSide);
}

Plane darkness_of(const Plane& grey, const Nodes& nodes, std::size_t cell) {
  const std::size_t corner = cell / 9 * 10 + cell % 9;
  Plane result(kSide, kSide);
  for (int y = 0; y < kSide; ++y) {
    const float v = in_cell(static_cast<float>(y));
    const Point left = nodes[corner] * (1 - v) + nodes[corner + 10] * v;
    const Point right = nodes[corner + 1] * (1 - v) + nodes[corner + 11] * v;
    for (int x = 0; x < kSide; ++x) {
      const float u = in_cell(static_cast<float>(x));
      result.row(y)[x] = sample(grey, left * (1 - u) + right * u);
    }
  }
  std::vector<float> sorted = result.values;
  const float paper = percentile(sorted, 0.8F);
  for (float& value : result.values) value = (paper - value) / (paper + 4);
  return result;
}

bool is_at_edge(const Box& box) {
  return box.left == 0 || box.top == 0 || box.left + box.width == kSide ||
         box.top + box.height == kSide;
}

CellInk ink_of(const Plane& grey, const Nodes& nodes, std::size_t cell) {
  CellInk ink{darkness_of(grey, nodes, cell), 0, {}};
  std::vector<float> inner;
  for (int y = kMargin; y < kSide - kMargin; ++y) {
    const float* row = ink.darkness.row(y);
    inner.insert(inner.end(), row + kMargin, row + kSide - kMargin);
  }
  std::nth_element(inner.begin(), inner.begin() + kDarkest, inner.end(), std::greater<>());
  ink.darkest = inner[kDarkest];
  if (ink.darkest < kLeastInk) return ink;
  PlaneOf<std::uint8_t> strokes(kSide, kSide);
  std::transform(ink.darkness.values.begin(), ink.darkness.values.end(), strokes.values.begin(),
                 [&](float value) { return value >= kStroke * ink.darkest; });
  for (const Component& found : components_of(strokes, kShortest, kMostPieces)) {
    if (!is_at_edge(found.box)) ink.pieces.push_back(found.box);
  }
  return ink;
}

// Joins the parts of broken digits: one above the other, together not larger than a digit.
void join_parts(std::vector<Box>& pieces, float height) {
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    for (std::size_t k = i + 1; k < pieces.size(); ++k) {
      const Box& a = pieces[i];
      const Box& b = pieces[k];
      Box both{std::min(a.left, b.left), std::min(a.top, b.top), 0, 0};
      both.width = std::max(a.left + a.width, b.left + b.width) - both.left;
      both.height = std::max(a.top + a.height, b.top + b.height) - both.top;
      if (both.width >= a.width + b.width || static_cast<float>(both.width) > height ||
          static_cast<float>(both.height) > 1.2F * height)
        continue;
      pieces[i] = both;
      pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(k));
      k = i;
    }
  }
}

// The median of those that have the form of a digit; 0 if there are only a few.
float height_of(const std::vector<CellInk>& inks) {
  std::vector<float> heights;
  for (const CellInk& ink : inks) {
    for (const Box& box : ink.pieces) {
      if (box.height >= kShortest && box.height <= kTallest && box.width * 4 <= box.height * 5)
        heights.push_back(static_cast<float>(box.height));
    }
  }
  // Parts of broken ones are among the lower.
  return heights.size() < kFewest ? 0 : percentile(heights, 0.6F);
}

Patch enlarged(const CellInk& ink, const Box& box, float height) {
  constexpr float kHeight = 0.64F * kPatchSide;
  const float step = height / kHeight;
  const float margin = 0.15F * height;  // beyond it may be other notes
  const Point middle_of{middle(box.left, box.width), middle(box.top, box.height)};
  Patch patch{};
  for (int y = 0; y < kPatchSide; ++y) {
    for (int x = 0; x < kPatchSide; ++x) {
      const Point off{(static_cast<float>(x) - (kPatchSide - 1) / 2.0F) * step,
                      (static_cast<float>(y) - (kPatchSide - 1) / 2.0F) * step};
      if (std::abs(off.x) > static_cast<float>(box.width) / 2 + margin) continue;
      if (std::abs(off.y) > static_cast<float>(box.height) / 2 + margin) continue;
      const float value = sample(ink.darkness, middle_of + off) / ink.darkest;
      patch[static_cast<std::size_t>(y * kPatchSide + x)] =
          static_cast<std::int16_t>(std::lround(std::clamp(value, -0.5F, 1.3F) * kInk));
    }
  }
  return patch;
}

}  // namespace

SmallDigits small_digits_in(const Plane& grey, const Nodes& nodes, const Grid& digits) {
  SmallDigits result{};
  std::vector<CellInk> inks(81);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (digits.is_empty(static_cast<Cell>(cell))) inks[cell] = ink_of(grey, nodes, cell);
  }
  const float height = height_of(inks);
  if (height == 0) return result;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    CellInk& ink = inks[cell];
    join_parts(ink.pieces, height);
    for (const Box& box : ink.pieces) {
      const float part = static_cast<float>(box.height) / height;
      if (part < 0.5F) continue;  // dirt
      if (part < 0.75F || part > 1.3F || static_cast<float>(box.width) > 1.2F * height) {
        result.has_others[cell] = true;
        continue;
      }
      const Point at{in_cell(middle(box.left, box.width)), in_cell(middle(box.top, box.height))};
      result.all.push_back({cell, at, enlarged(ink, box, height)});
    }
  }
  return result;
}

}  // namespace sudoku::picture
