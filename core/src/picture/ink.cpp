#include "picture/ink.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "sudoku/engine.hpp"

namespace sudoku::picture {

namespace {

constexpr float kInside = 0.10F;
constexpr std::int16_t kStroke = 160;  // ink of a pixel well within a stroke
constexpr float kLeastDistance = 45;   // of two inks, in levels of colour
constexpr float kMostSpread = 0.45F;   // of one ink, relative to the distance
constexpr float kDarkest = 110;        // the darkness of print, in levels of colour

// How much red and blue differ from green, which hardly depends on the brightness of the picture;
// and how dark the ink is, because pencil is paler than print.
struct Colour {
  float red_green = 0;
  float blue_green = 0;
  float darkness = 0;

  float clearness() const { return std::hypot(red_green, blue_green) - darkness; }
};

float distance(Colour a, Colour b) {
  return std::hypot(a.red_green - b.red_green, a.blue_green - b.blue_green,
                    a.darkness - b.darkness);
}

std::optional<Colour> ink_of(const PictureView& picture, const Nodes& nodes, const Patch& patch,
                             int cell) {
  const auto corner = static_cast<std::size_t>(cell / 9 * 10 + cell % 9);
  Colour sum;
  int count = 0;
  for (std::size_t i = 0; i < kPatchPixels; ++i) {
    if (patch[i] < kStroke) continue;
    const auto inside = [](std::size_t at) {
      return kInside + (1 - 2 * kInside) * (static_cast<float>(at) + 0.5F) / kPatchSide;
    };
    const float u = inside(i % kPatchSide);
    const float v = inside(i / kPatchSide);
    const Point left = nodes[corner] * (1 - v) + nodes[corner + 10] * v;
    const Point right = nodes[corner + 1] * (1 - v) + nodes[corner + 11] * v;
    const Point at = left * (1 - u) + right * u;
    const auto within = [](float value, int size) {
      return static_cast<std::size_t>(
          std::clamp(static_cast<int>(std::lround(value)), 0, size - 1));
    };
    const std::uint8_t* pixel =
        picture.pixels.data() +
        4 * (within(at.y, picture.height) * static_cast<std::size_t>(picture.width) +
             within(at.x, picture.width));
    sum.red_green += static_cast<float>(pixel[0] - pixel[1]);
    sum.blue_green += static_cast<float>(pixel[2] - pixel[1]);
    ++count;
  }
  if (count < 4) return std::nullopt;
  const auto n = static_cast<float>(count);
  return Colour{sum.red_green / n, sum.blue_green / n, 0};
}

struct Inked {
  Cell cell;
  Colour colour;
  bool second = false;
};

// Divides the digits by two inks. False if there is but one.
bool divide(std::vector<Inked>& inked) {
  Colour first = inked.front().colour;
  Colour second = first;
  for (const Inked& one : inked) {
    if (distance(one.colour, first) > distance(second, first)) second = one.colour;
  }
  for (int round = 0; round < 6; ++round) {
    Colour sums[2];
    float counts[2] = {0, 0};
    for (Inked& one : inked) {
      one.second = distance(one.colour, second) < distance(one.colour, first);
      sums[one.second].red_green += one.colour.red_green;
      sums[one.second].blue_green += one.colour.blue_green;
      sums[one.second].darkness += one.colour.darkness;
      ++counts[one.second];
    }
    if (counts[0] < 1 || counts[1] < 1) return false;
    const auto mean = [&](int ink) {
      const float n = counts[ink];
      return Colour{sums[ink].red_green / n, sums[ink].blue_green / n, sums[ink].darkness / n};
    };
    first = mean(0);
    second = mean(1);
  }
  const float apart = distance(first, second);
  if (apart < kLeastDistance) return false;
  for (const Inked& one : inked) {
    if (distance(one.colour, one.second ? second : first) > kMostSpread * apart) return false;
  }
  // The clearer colour, or the paler one, is the second.
  if (first.clearness() > second.clearness()) {
    for (Inked& one : inked) one.second = !one.second;
  }
  return true;
}

}  // namespace

Grid coloured_entries(const PictureView& picture, const Nodes& nodes, const CellPatches& cells,
                      const Grid& digits) {
  std::vector<Inked> inked;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (digits.is_empty(cell)) continue;
    const auto ink = ink_of(picture, nodes, cells.patches[static_cast<std::size_t>(cell)], cell);
    if (ink) inked.push_back({cell, *ink});
  }
  if (inked.size() < 18) return {};
  if (!divide(inked)) {
    for (Inked& one : inked) {
      one.colour.darkness = kDarkest * cells.contrasts[static_cast<std::size_t>(one.cell)];
    }
    if (!divide(inked)) return {};
  }
  Grid givens = digits;
  Grid entries;
  for (const Inked& one : inked) {
    if (!one.second) continue;
    entries.set(one.cell, digits[one.cell]);
    givens.clear(one.cell);
  }
  if (givens.filled() < 17) return {};
  const SolveResult answer = solve(givens);
  if (answer.verdict != Verdict::one || !answer.solutions[0].is_extension_of(entries)) return {};
  return entries;
}

}  // namespace sudoku::picture
