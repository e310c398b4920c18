#include "picture/places.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "picture/components.hpp"

namespace sudoku::picture {

namespace {

constexpr int kLongSide = 640;
constexpr int kLeastSide = 600;
constexpr float kLeastTilt = 7;  // degrees; less is no harm to the search

// The tilt of most edges, -45 to 45 degrees.
float tilt_of(const Plane& grey) {
  constexpr int kBins = 90;
  const Plane soft = blurred(grey, 1.5F);
  std::vector<float> bins(kBins, 0.0F);
  for (int y = 1; y + 1 < soft.height; ++y) {
    for (int x = 1; x + 1 < soft.width; ++x) {
      const float dx = soft.at(x + 1, y) - soft.at(x - 1, y);
      const float dy = soft.at(x, y + 1) - soft.at(x, y - 1);
      const float size = dx * dx + dy * dy;
      if (size < 64) continue;
      const float degrees = std::atan2(dy, dx) * 180 / std::numbers::pi_v<float>;
      const int bin = static_cast<int>(std::floor(degrees + 360.5F)) % kBins;
      bins[static_cast<std::size_t>(bin)] += std::min(std::sqrt(size), 60.0F);
    }
  }
  int best = 0;
  float most = -1;
  for (int i = 0; i < kBins; ++i) {
    float sum = 0;
    for (int k = -2; k <= 2; ++k) {
      const float weight = static_cast<float>(3 - std::abs(k));
      sum += weight * bins[static_cast<std::size_t>((i + k + kBins) % kBins)];
    }
    if (sum > most) most = sum, best = i;
  }
  return static_cast<float>(best > 45 ? best - 90 : best);
}

float size_of(const Plane& plane) {
  return static_cast<float>(plane.width) * static_cast<float>(plane.height);
}

}  // namespace

SearchPicture search_picture(const Grey& source, bool inverted) {
  const int side = std::max(source.width, source.height);
  const float scale = static_cast<float>(side) / kLongSide;  // of the source to the small copy
  const auto small = [&](int length) {
    return std::max(1, static_cast<int>(std::lround(static_cast<float>(length) / scale)));
  };
  const Box whole{0, 0, source.width, source.height};
  Plane grey = side > kLongSide ? reduced(source, whole, small(source.width), small(source.height))
                                : reduced(source, whole, source.width, source.height);
  if (side < kLeastSide) grey = enlarged(grey, small(source.width), small(source.height));
  const float ratio =
      static_cast<float>(side) / static_cast<float>(std::max(grey.width, grey.height));
  if (inverted) {
    for (float& value : grey.values) value = 255 - value;
  }
  const float tilt = tilt_of(grey);
  const bool turned = std::abs(tilt) > kLeastTilt;
  const float angle = turned ? tilt * std::numbers::pi_v<float> / 180 : 0;
  const float cosine = std::cos(angle);
  const float sine = std::sin(angle);
  // Turned, the whole picture still fits.
  const auto w = static_cast<float>(grey.width);
  const auto h = static_cast<float>(grey.height);
  const float wide = w * cosine + h * std::abs(sine);
  const float tall = h * cosine + w * std::abs(sine);
  const float margin = std::max(12.0F, 0.04F * std::max(w, h));
  SearchPicture result;
  std::vector<float> values = grey.values;
  const float median = percentile(values, 0.5F);
  result.grey =
      Plane(static_cast<int>(wide + 2 * margin), static_cast<int>(tall + 2 * margin), median);
  const Point center{(static_cast<float>(result.grey.width) - 1) / 2,
                     (static_cast<float>(result.grey.height) - 1) / 2};
  const Point middle{(w - 1) / 2, (h - 1) / 2};
  for (int y = 0; y < result.grey.height; ++y) {
    for (int x = 0; x < result.grey.width; ++x) {
      const Point d = Point{static_cast<float>(x), static_cast<float>(y)} - center;
      const Point at = Point{d.x * cosine - d.y * sine, d.x * sine + d.y * cosine} + middle;
      if (at.x > -0.5F && at.y > -0.5F && at.x < w - 0.5F && at.y < h - 0.5F) {
        result.grey.row(y)[x] = sample(grey, at);
      }
    }
  }
  result.cosine = ratio * cosine;
  result.sine = ratio * sine;
  const float half = (ratio - 1) / 2;
  const Point moved{center.x * result.cosine - center.y * result.sine,
                    center.x * result.sine + center.y * result.cosine};
  result.origin = middle * ratio + Point{half, half} - moved;
  return result;
}

bool PlaceSearch::advance() {
  const int step = step_++;
  if (step == 0) {
    fine_ = line_maps(picture_.grey);
  } else if (step == 1) {
    coarse_ = blurred(fine_, 3);
    fine_ = blurred(fine_, 1);
  } else if (step < 2 + kThresholds) {
    add_candidates(step - 2);
  } else if (step == 2 + kThresholds) {
    choose_candidates();
  } else if (step < kSteps - 1) {
    improve(static_cast<std::size_t>(step - 3 - kThresholds));
  }
  return step_ >= kSteps;
}

void PlaceSearch::add_candidates(int threshold) {
  // No single threshold finds all grids. Window and contrast, for a long side of 640 pixels.
  struct Threshold {
    int window;
    float contrast;
  };
  static constexpr Threshold kAll[kThresholds] = {
      {41, 0.10F}, {41, 0.05F}, {41, 0.18F}, {21, 0.10F}, {81, 0.25F}};
  const Threshold& chosen = kAll[threshold];
  const int least = static_cast<int>(0.05F * size_of(picture_.grey));
  for (const Component& component :
       dark_components(picture_.grey, chosen.window, chosen.contrast, least, 5)) {
    if (!is_convex(component.corners)) continue;
    const bool known = std::any_of(quads_.begin(), quads_.end(), [&](const Quad& quad) {
      return distance(quad, component.corners) < 4;
    });
    if (!known) quads_.push_back(component.corners);
  }
}

void PlaceSearch::choose_candidates() {
  for (const Quad& quad : quads_) candidates_.push_back({quad, lattice_score(coarse_, quad)});
  std::stable_sort(candidates_.begin(), candidates_.end(),
                   [](const ScoredQuad& a, const ScoredQuad& b) { return a.score > b.score; });
  // Of several at about one place, the best two.
  std::vector<ScoredQuad> chosen;
  for (const ScoredQuad& candidate : candidates_) {
    const float near = std::sqrt(std::abs(area(candidate.quad))) / 9;
    const auto same = std::count_if(chosen.begin(), chosen.end(), [&](const ScoredQuad& other) {
      return distance(other.quad, candidate.quad) < near;
    });
    if (same < 2 && chosen.size() < kTried) chosen.push_back(candidate);
  }
  candidates_ = std::move(chosen);
}

void PlaceSearch::improve(std::size_t index) {
  if (index >= candidates_.size()) return;
  static constexpr float kCoarse[] = {8, 4, 2};
  static constexpr float kFine[] = {2, 1};
  const Quad coarse = improved(coarse_, candidates_[index].quad, kCoarse).quad;
  places_.push_back(improved(fine_, coarse, kFine));
}

std::vector<ScoredQuad> PlaceSearch::take() {
  std::stable_sort(places_.begin(), places_.end(),
                   [](const ScoredQuad& a, const ScoredQuad& b) { return a.score > b.score; });
  std::vector<ScoredQuad> taken;
  for (ScoredQuad place : places_) {
    for (Point& corner : place.quad) corner = picture_.to_source(corner);
    const float near = 0.4F * std::sqrt(std::abs(area(place.quad))) / 9;
    const bool known = std::any_of(taken.begin(), taken.end(), [&](const ScoredQuad& other) {
      return distance(other.quad, place.quad) < near;
    });
    if (!known && taken.size() < 4) taken.push_back(place);
  }
  return taken;
}

}  // namespace sudoku::picture
