#include "picture/combs.hpp"

#include <algorithm>
#include <cmath>

namespace sudoku::picture {

namespace {

constexpr float kFaint = 0.25F;         // of the darkest lines: as good as these
constexpr float kLeastPitch = 0.033F;   // of the short side of the picture: 0.3 for the whole grid
constexpr float kPitchStep = 0.5F;      // pixels
constexpr std::size_t kPerPitch = 3;    // offsets of a pitch that are tried
constexpr std::size_t kMostPairs = 64;  // whose lattice score is computed

// Faint lines are as dark as others.
LineMaps equalised(const LineMaps& maps) {
  LineMaps equal = maps;
  for (Plane* map : {&equal.across, &equal.down}) {
    for (float& value : map->values) value = std::min(1.0F, value / kFaint);
  }
  return equal;
}

// Ten lines of one direction.
struct Comb {
  float from;
  float score;
};

// The sum across each row or column, per pixel.
std::vector<float> sums_of(const Plane& map, bool across) {
  std::vector<float> sums(static_cast<std::size_t>(across ? map.height : map.width), 0.0F);
  for (int y = 0; y < map.height; ++y) {
    const float* row = map.row(y);
    for (int x = 0; x < map.width; ++x) {
      sums[static_cast<std::size_t>(across ? y : x)] += row[x];
    }
  }
  for (float& sum : sums) sum /= static_cast<float>(across ? map.width : map.height);
  return sums;
}

// The outer lines may be missing, and those of boxes may be the only ones.
float score_at(const std::vector<float>& sums, float from, float pitch) {
  static constexpr float kWeights[] = {0.05F, 0.1F,  0.1F, 0.15F, 0.1F,
                                       0.1F,  0.15F, 0.1F, 0.1F,  0.05F};
  const auto last = static_cast<int>(sums.size()) - 1;
  const auto near = [&](float at) {
    const int middle = static_cast<int>(std::lround(at));
    float most = 0;
    for (int i = std::max(0, middle - 1); i <= std::min(last, middle + 1); ++i) {
      most = std::max(most, sums[static_cast<std::size_t>(i)]);
    }
    return most;
  };
  float score = 0;
  for (int i = 0; i < 10; ++i) {
    const float at = from + static_cast<float>(i) * pitch;
    score += kWeights[i] * near(at);
    if (i < 9) score -= 0.7F / 9 * near(at + pitch / 2);
  }
  return score;
}

// The best combs of a pitch, more than half a cell apart.
std::vector<Comb> combs_of(const std::vector<float>& sums, float pitch) {
  std::vector<Comb> all;
  for (float from = 0; from + 9 * pitch < static_cast<float>(sums.size()); ++from) {
    all.push_back({from, score_at(sums, from, pitch)});
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Comb& a, const Comb& b) { return a.score > b.score; });
  std::vector<Comb> best;
  for (const Comb& comb : all) {
    const bool known = std::any_of(best.begin(), best.end(), [&](const Comb& other) {
      return std::abs(other.from - comb.from) < pitch / 2;
    });
    if (!known) best.push_back(comb);
    if (best.size() == kPerPitch) break;
  }
  return best;
}

// The first ones that are not nearly the same.
std::vector<ScoredQuad> apart(const std::vector<ScoredQuad>& all, std::size_t most) {
  std::vector<ScoredQuad> taken;
  for (const ScoredQuad& one : all) {
    const float near = std::sqrt(std::abs(area(one.quad))) / 18;
    const bool known = std::any_of(taken.begin(), taken.end(), [&](const ScoredQuad& other) {
      return distance(other.quad, one.quad) < near;
    });
    if (!known) taken.push_back(one);
    if (taken.size() == most) break;
  }
  return taken;
}

}  // namespace

std::vector<ScoredQuad> comb_places(const LineMaps& lines, std::size_t most) {
  const LineMaps maps = equalised(lines);
  const std::vector<float> rows = sums_of(maps.across, true);
  const std::vector<float> columns = sums_of(maps.down, false);
  const auto side = static_cast<float>(std::min(rows.size(), columns.size()));
  std::vector<ScoredQuad> pairs;
  for (float pitch = kLeastPitch * side; 9 * pitch < side; pitch += kPitchStep) {
    const std::vector<Comb> down = combs_of(rows, pitch);
    for (const Comb& x : combs_of(columns, pitch)) {
      for (const Comb& y : down) {
        const Point a{x.from, y.from};
        const float size = 9 * pitch;
        pairs.push_back({{a, a + Point{size, 0}, a + Point{size, size}, a + Point{0, size}},
                         x.score + y.score});
      }
    }
  }
  const auto is_better = [](const ScoredQuad& a, const ScoredQuad& b) { return a.score > b.score; };
  std::stable_sort(pairs.begin(), pairs.end(), is_better);
  if (pairs.size() > kMostPairs) pairs.resize(kMostPairs);
  const auto rank = [&](std::vector<ScoredQuad>& all) {
    for (ScoredQuad& of : all) {
      of.score = frameless_score(maps, of.quad) + frameless_score(lines, of.quad);
    }
    std::stable_sort(all.begin(), all.end(), is_better);
  };
  rank(pairs);
  std::vector<ScoredQuad> places = apart(pairs, 2 * most);
  static constexpr float kSteps[] = {2, 1};
  for (ScoredQuad& place : places) place = improved(maps, place.quad, kSteps);
  rank(places);
  places = apart(places, most);
  for (ScoredQuad& place : places) place.score = lattice_score(lines, place.quad);
  return places;
}

}  // namespace sudoku::picture
