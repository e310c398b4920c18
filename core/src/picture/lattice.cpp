#include "picture/lattice.hpp"

#include <algorithm>
#include <array>

namespace sudoku::picture {

namespace {

constexpr int kSamples = 6;           // of a segment, the side of a cell
constexpr float kCap = 0.8F;          // of a segment
constexpr float kOutside = 0.15F;     // value of a segment outside the picture
constexpr int kWhole = 9 * kSamples;  // samples of a line

// The 54 samples of the line at `v`; outside the picture, `outside`.
struct Line {
  std::array<float, 9> segments{};
  float mean = 0;
};

template <bool kAcross>
Line line_at(const Plane& map, const Homography& project, float v, float outside) {
  Line line;
  for (std::size_t segment = 0; segment < 9; ++segment) {
    float sum = 0;
    for (int i = 0; i < kSamples; ++i) {
      const float u =
          (static_cast<float>(static_cast<int>(segment) * kSamples + i) + 0.5F) / kSamples;
      const Point at = kAcross ? project(u, v) : project(v, u);
      const bool inside = at.x >= 0 && at.y >= 0 && at.x + 0.5F < static_cast<float>(map.width) &&
                          at.y + 0.5F < static_cast<float>(map.height);
      sum +=
          inside ? map.at(static_cast<int>(at.x + 0.5F), static_cast<int>(at.y + 0.5F)) : outside;
    }
    line.segments[segment] = sum / kSamples;
    line.mean += sum / kWhole;
  }
  return line;
}

template <bool kAcross>
float direction_score(const Plane& map, const Homography& project) {
  float segments = 0;
  float thick = 0;
  float thin = 0;
  float weakest = 1;
  for (int i = 0; i < 10; ++i) {
    const Line line = line_at<kAcross>(map, project, static_cast<float>(i), kOutside);
    for (float segment : line.segments) segments += std::min(segment, kCap);
    (i % 3 == 0 ? thick : thin) += line.mean;
    weakest = std::min(weakest, line.mean);
  }
  float between = 0;
  for (int i = 0; i < 9; ++i) {
    between += line_at<kAcross>(map, project, static_cast<float>(i) + 0.5F, 0).mean;
  }
  const float beyond =
      line_at<kAcross>(map, project, -1, 0).mean + line_at<kAcross>(map, project, 10, 0).mean;
  return segments / 90 - 0.7F * between / 9 + 0.15F * (thick / 4 - thin / 6) + 0.1F * weakest -
         0.05F * beyond;
}

}  // namespace

float lattice_score(const LineMaps& maps, const Quad& quad) {
  if (!is_convex(quad)) return -1;
  const Homography project(quad);
  return direction_score<true>(maps.across, project) + direction_score<false>(maps.down, project);
}

ScoredQuad improved(const LineMaps& maps, Quad quad, std::span<const float> steps) {
  ScoredQuad best{quad, lattice_score(maps, quad)};
  // Corners that move together: one, a side, or all.
  static constexpr std::array<unsigned, 9> kMoved = {1, 2, 4, 8, 3, 6, 12, 9, 15};
  static constexpr std::array<Point, 4> kWays = {{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
  for (float step : steps) {
    for (int round = 0; round < 12; ++round) {
      const float before = best.score;
      for (unsigned moved : kMoved) {
        for (Point way : kWays) {
          Quad next = best.quad;
          for (unsigned corner = 0; corner < 4; ++corner) {
            if ((moved >> corner & 1U) != 0) next[corner] = next[corner] + way * step;
          }
          const float score = lattice_score(maps, next);
          if (score > best.score) best = {next, score};
        }
      }
      if (best.score < before + 1e-3F) break;
    }
  }
  return best;
}

}  // namespace sudoku::picture
