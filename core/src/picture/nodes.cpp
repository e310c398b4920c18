#include "picture/nodes.hpp"

#include <algorithm>
#include <cmath>

#include "picture/line_maps.hpp"

namespace sudoku::picture {

namespace {

constexpr int kCell = 36;   // pixels of a cell in the flat copy, with half a cell around
constexpr int kReach = 11;  // of a node: 0.32 of a cell
constexpr int kShifts = 2 * kReach + 1;
constexpr std::size_t kTerms = 10;                                 // of a cubic surface
constexpr float kPenalties[] = {0.0015F, 0.003F, 0.006F, 0.012F};  // of a squared pixel, by round

using Terms = std::array<float, kTerms>;
using Shifts = std::array<float, 100>;

Terms terms_at(int column, int row) {
  const float x = static_cast<float>(column) / 4.5F - 1;
  const float y = static_cast<float>(row) / 4.5F - 1;
  return {1, x, y, x * x, x * y, y * y, x * x * x, x * x * y, x * y * y, y * y * y};
}

Point rectified_at(int column, int row) {
  return {static_cast<float>(kCell / 2 + column * kCell),
          static_cast<float>(kCell / 2 + row * kCell)};
}

// The surface through weighted values; towards 0 where there are none.
Terms fitted(const Shifts& values, const Shifts& weights) {
  std::array<std::array<double, kTerms + 1>, kTerms> rows{};
  for (std::size_t i = 0; i < kTerms; ++i) rows[i][i] = i < 3 ? 0.02 : 0.2;
  for (int node = 0; node < 100; ++node) {
    const Terms terms = terms_at(node % 10, node / 10);
    const auto at = static_cast<std::size_t>(node);
    for (std::size_t i = 0; i < kTerms; ++i) {
      const double weighted = static_cast<double>(weights[at]) * static_cast<double>(terms[i]);
      for (std::size_t k = 0; k < kTerms; ++k)
        rows[i][k] += weighted * static_cast<double>(terms[k]);
      rows[i][kTerms] += weighted * static_cast<double>(values[at]);
    }
  }
  // Gauss-Jordan; the matrix is positive definite, so no pivot is 0.
  for (std::size_t i = 0; i < kTerms; ++i) {
    for (std::size_t k = 0; k < kTerms; ++k) {
      if (k == i) continue;
      const double factor = rows[k][i] / rows[i][i];
      for (std::size_t c = i; c <= kTerms; ++c) rows[k][c] -= factor * rows[i][c];
    }
  }
  Terms result{};
  for (std::size_t i = 0; i < kTerms; ++i) {
    result[i] = static_cast<float>(rows[i][kTerms] / rows[i][i]);
  }
  return result;
}

// Darkness of lines around a node, by shift across the line.
std::array<float, kShifts> profile(const Plane& map, int column, int row, bool across) {
  const Point at = rectified_at(column, row);
  const int x = static_cast<int>(at.x);
  const int y = static_cast<int>(at.y);
  const int along = across ? column : row;
  const int half = kCell * 45 / 100;
  const int from = along == 0 ? 0 : -half;
  const int to = along == 9 ? 0 : half;
  std::array<float, kShifts> sums{};
  for (int shift = -kReach; shift <= kReach; ++shift) {
    float sum = 0;
    for (int i = from; i <= to; ++i) {
      sum += across ? map.at(x + i, y + shift) : map.at(x + shift, y + i);
    }
    sums[static_cast<std::size_t>(shift + kReach)] = sum / static_cast<float>(to - from + 1);
  }
  return sums;
}

// The shifts across the lines of one direction.
Shifts shifts_of(const Plane& map, bool across) {
  std::array<std::array<float, kShifts>, 100> profiles;
  for (int node = 0; node < 100; ++node) {
    profiles[static_cast<std::size_t>(node)] = profile(map, node % 10, node / 10, across);
  }
  Shifts predicted{};
  Shifts best{};
  Shifts evidence{};
  for (const float penalty : kPenalties) {
    Shifts weights{};
    for (std::size_t node = 0; node < 100; ++node) {
      float most = -1e9F;
      for (std::size_t i = 0; i < kShifts; ++i) {
        const float shift = static_cast<float>(i) - kReach;
        const float off = shift - predicted[node];
        const float value = profiles[node][i] - penalty * off * off;
        if (value > most) most = value, best[node] = shift, evidence[node] = profiles[node][i];
      }
      const float off = (best[node] - predicted[node]) / 3;
      weights[node] = evidence[node] * evidence[node] / (1 + off * off);
    }
    const Terms surface = fitted(best, weights);
    for (int node = 0; node < 100; ++node) {
      const Terms terms = terms_at(node % 10, node / 10);
      float sum = 0;
      for (std::size_t i = 0; i < kTerms; ++i) sum += surface[i] * terms[i];
      predicted[static_cast<std::size_t>(node)] = sum;
    }
  }
  for (std::size_t node = 0; node < 100; ++node) {
    const float rest = 0.7F * (best[node] - predicted[node]);
    if (evidence[node] > 0.3F) predicted[node] += std::clamp(rest, -4.0F, 4.0F);
    predicted[node] = std::clamp(predicted[node], -1.5F * kReach, 1.5F * kReach);
  }
  return predicted;
}

}  // namespace

Nodes flat_nodes(const Quad& quad) {
  const Homography project(quad);
  Nodes nodes;
  for (int node = 0; node < 100; ++node) {
    nodes[static_cast<std::size_t>(node)] =
        project(static_cast<float>(node % 10), static_cast<float>(node / 10));
  }
  return nodes;
}

Nodes bent_nodes(const Plane& grey, const Quad& quad) {
  const Homography project(quad);
  Plane flat(10 * kCell, 10 * kCell);
  for (int y = 0; y < flat.height; ++y) {
    for (int x = 0; x < flat.width; ++x) {
      flat.row(y)[x] = sample(grey, project(static_cast<float>(x) / kCell - 0.5F,
                                            static_cast<float>(y) / kCell - 0.5F));
    }
  }
  const LineMaps maps = line_maps(flat);
  const Shifts down = shifts_of(maps.across, true);
  const Shifts right = shifts_of(maps.down, false);
  Nodes nodes;
  for (int node = 0; node < 100; ++node) {
    const auto at = static_cast<std::size_t>(node);
    nodes[at] = project(static_cast<float>(node % 10) + right[at] / kCell,
                        static_cast<float>(node / 10) + down[at] / kCell);
  }
  return nodes;
}

}  // namespace sudoku::picture
