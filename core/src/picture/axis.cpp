#include "picture/axis.hpp"

#include <array>
#include <cmath>

namespace sudoku::picture {

namespace {

constexpr float kLeastGap = 0.04F;  // of a cell; less is by chance
constexpr float kMostGap = 0.5F;

Axis fitted(const std::vector<std::pair<int, float>>& places, const Axis& before, bool gaps) {
  // Normal equations of from, pitch and gap.
  std::array<std::array<double, 4>, 3> rows{};
  for (const auto& [cell, at] : places) {
    const std::array<double, 3> terms = {1, cell + 0.5, gaps ? static_cast<double>(cell / 3) : 0.0};
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::size_t k = 0; k < 3; ++k) rows[i][k] += terms[i] * terms[k];
      rows[i][3] += terms[i] * static_cast<double>(at);
    }
  }
  // A little towards what was known: no pivot is 0.
  const std::array<double, 3> known = {static_cast<double>(before.from),
                                       static_cast<double>(before.pitch), 0};
  for (std::size_t i = 0; i < 3; ++i) {
    rows[i][i] += 1e-3;
    rows[i][3] += 1e-3 * known[i];
  }
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t k = 0; k < 3; ++k) {
      if (k == i) continue;
      const double factor = rows[k][i] / rows[i][i];
      for (std::size_t c = i; c < 4; ++c) rows[k][c] -= factor * rows[i][c];
    }
  }
  const auto value = [&](std::size_t i) { return static_cast<float>(rows[i][3] / rows[i][i]); };
  return {value(0), value(1), value(2)};
}

}  // namespace

std::optional<int> Axis::cell_at(float at, float tolerance) const {
  const int near = static_cast<int>(std::floor((at - from) / (pitch + gap / 3)));
  for (int cell = std::max(0, near - 1); cell <= std::min(8, near + 1); ++cell) {
    if (std::abs(at - middle(cell)) < tolerance * pitch) return cell;
  }
  return std::nullopt;
}

Axis fitted(const std::vector<std::pair<int, float>>& places, const Axis& before) {
  const Axis apart = fitted(places, before, true);
  const bool plausible = apart.gap > kLeastGap * apart.pitch && apart.gap < kMostGap * apart.pitch;
  return plausible ? apart : fitted(places, before, false);
}

}  // namespace sudoku::picture
