#include "picture/rasters.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "picture/axis.hpp"
#include "picture/blobs.hpp"

namespace sudoku::picture {

namespace {

constexpr int kLongSide = 1000;  // of the copy that is searched
constexpr std::size_t kMostAnchors = 40;
constexpr std::size_t kFewest = 15;   // things in the cells of a raster
constexpr float kTolerance = 0.22F;   // of a cell, from its middle
constexpr float kMostSkew = 0.15F;    // of a cell, the difference of width and height
constexpr std::size_t kRefined = 40;  // windows of a group
constexpr float kPlate = 0.72F;       // of a cell, the height of the smallest plates
constexpr float kLeastScore = 0.6F;
constexpr float kEnough = 30;        // things in cells: more are hardly better
constexpr float kLeastSide = 0.25F;  // of a raster, to the short side of the picture
constexpr int kMostAlike = 6;        // rasters that overlap

// What is in a part of a raster.
struct Sum {
  int full = 0;    // cells with something in the middle
  int strays = 0;  // things elsewhere

  friend Sum operator+(Sum a, Sum b) { return {a.full + b.full, a.strays + b.strays}; }
  friend Sum operator-(Sum a, Sum b) { return {a.full - b.full, a.strays - b.strays}; }
};

// In pixels of the copy: 81 cells, of which one at (0, 0) is that of an anchor.
struct Window {
  Point origin;
  float pitch;
  int score;
};

// The windows of nine by nine cells around an anchor in which most cells have something.
void add_windows(std::vector<Window>& windows, const Blobs& blobs, Point anchor, float pitch) {
  constexpr int kReach = 8;
  constexpr int kSide = 2 * kReach + 1;
  std::array<std::array<int, kSide>, kSide> counts{};
  std::array<std::array<int, kSide>, kSide> strays{};
  for (const Blob& blob : blobs) {
    const Point d = (blob.center - anchor) * (1 / pitch);
    const float x = std::round(d.x);
    const float y = std::round(d.y);
    if (std::abs(x) > kReach || std::abs(y) > kReach) continue;
    const bool inside = std::abs(d.x - x) < kTolerance && std::abs(d.y - y) < kTolerance;
    const auto row = static_cast<std::size_t>(static_cast<int>(y) + kReach);
    const auto column = static_cast<std::size_t>(static_cast<int>(x) + kReach);
    ++(inside ? counts : strays)[row][column];
  }
  // Sums of all above and to the left.
  std::array<std::array<Sum, kSide + 1>, kSide + 1> sums{};
  for (std::size_t row = 0; row < kSide; ++row) {
    for (std::size_t column = 0; column < kSide; ++column) {
      const int count = counts[row][column];
      const Sum here{std::min(1, count), std::max(0, count - 1) + strays[row][column]};
      sums[row + 1][column + 1] =
          here + sums[row][column + 1] + sums[row + 1][column] - sums[row][column];
    }
  }
  for (std::size_t row = 0; row + 9 <= kSide; ++row) {
    for (std::size_t column = 0; column + 9 <= kSide; ++column) {
      const Sum sum = sums[row + 9][column + 9] - sums[row][column + 9] - sums[row + 9][column] +
                      sums[row][column];
      if (sum.full < static_cast<int>(kFewest)) continue;
      const int score =
          std::min(sum.full, static_cast<int>(kEnough)) + sum.full / 5 - 2 * sum.strays;
      const Point first{static_cast<float>(column) - kReach - 0.5F,
                        static_cast<float>(row) - kReach - 0.5F};
      windows.push_back({anchor + first * pitch, pitch, score});
    }
  }
}

std::optional<Raster> refined(const Window& window, const Blobs& blobs) {
  Axis across{window.origin.x, window.pitch, 0};
  Axis down{window.origin.y, window.pitch, 0};
  std::array<int, 81> counts{};
  int strays = 0;
  int light = 0;
  for (int round = 0; round < 4; ++round) {
    std::vector<std::pair<int, float>> columns;
    std::vector<std::pair<int, float>> rows;
    counts = {};
    strays = light = 0;
    for (const Blob& blob : blobs) {
      const Point at = blob.center;
      if (at.x < across.line(0) || at.x > across.line(9) || at.y < down.line(0) ||
          at.y > down.line(9))
        continue;
      const auto column = across.cell_at(at.x, kTolerance);
      const auto row = down.cell_at(at.y, kTolerance);
      if (!column || !row) {
        ++strays;
        continue;
      }
      ++counts[static_cast<std::size_t>(*row * 9 + *column)];
      columns.emplace_back(*column, at.x);
      rows.emplace_back(*row, at.y);
      light += blob.light ? 1 : -1;
    }
    if (columns.size() < kFewest) return std::nullopt;
    if (round == 3) break;
    across = fitted(columns, across);
    down = fitted(rows, down);
    const auto off = [&](const Axis& axis) { return std::abs(axis.pitch - window.pitch); };
    if (!(off(across) + off(down) < 2 * kMostSkew * window.pitch)) return std::nullopt;
  }
  int full = 0;
  for (int count : counts) {
    full += count > 0;
    strays += std::max(0, count - 1);
  }
  Raster raster;
  for (int i = 0; i < 10; ++i) {
    raster.columns[static_cast<std::size_t>(i)] = across.line(i);
    raster.rows[static_cast<std::size_t>(i)] = down.line(i);
  }
  raster.full = full;
  raster.score = static_cast<float>(full) / static_cast<float>(full + strays + 1);
  // Plates are as large as cells; what is on them is not lighter, too.
  raster.plates = blobs[blobs.size() / 2].height > kPlate * across.pitch;
  raster.light = raster.plates ? light < 0 : light > 0;
  return raster;
}

// Those of windows that are not nearly the same.
void add_rasters(std::vector<Raster>& rasters, const Blobs& blobs, float least_side) {
  const std::size_t step = std::max<std::size_t>(1, blobs.size() / kMostAnchors);
  std::vector<Window> windows;
  for (float pitch : pitches_of(blobs)) {
    if (9 * pitch < least_side) continue;
    for (std::size_t i = 0; i < blobs.size(); i += step) {
      add_windows(windows, blobs, blobs[i].center, pitch);
    }
  }
  std::stable_sort(windows.begin(), windows.end(),
                   [](const Window& a, const Window& b) { return a.score > b.score; });
  std::vector<Window> tried;
  for (const Window& window : windows) {
    if (tried.size() == kRefined) break;
    const bool again = std::any_of(tried.begin(), tried.end(), [&](const Window& other) {
      const Point d = other.origin - window.origin;
      return std::max(std::abs(d.x), std::abs(d.y)) < 0.3F * other.pitch &&
             std::abs(other.pitch - window.pitch) < 0.03F * other.pitch;
    });
    if (again) continue;
    tried.push_back(window);
    const auto raster = refined(window, blobs);
    if (raster && raster->score >= kLeastScore) rasters.push_back(*raster);
  }
}

float worth(const Raster& of) {
  const float side = of.columns[9] - of.columns[0];
  const auto full = static_cast<float>(of.full);
  return of.score * of.score * (std::min(full, kEnough) + 0.2F * full) * std::sqrt(side);
}

std::vector<Raster> best_of(std::vector<Raster> all, std::size_t most) {
  std::stable_sort(all.begin(), all.end(),
                   [](const Raster& a, const Raster& b) { return worth(a) > worth(b); });
  std::vector<Raster> best;
  for (const Raster& raster : all) {
    const Quad corners = raster.corners();
    const float side = raster.columns[9] - raster.columns[0];
    int alike = 0;
    bool known = false;
    for (const Raster& other : best) {
      const float apart = distance(other.corners(), corners);
      known |= apart < 0.045F * side;
      alike += other.plates == raster.plates && apart < side / 2;
    }
    if (!known && alike < kMostAlike) best.push_back(raster);
    if (best.size() == most) break;
  }
  return best;
}

}  // namespace

Nodes Raster::nodes() const {
  Nodes result;
  for (std::size_t node = 0; node < 100; ++node) {
    result[node] = {columns[node % 10], rows[node / 10]};
  }
  return result;
}

std::vector<Raster> rasters_in(const Grey& source, std::size_t most) {
  const int side = std::max(source.width, source.height);
  const float ratio = std::max(1.0F, static_cast<float>(side) / kLongSide);
  const auto small = [&](int length) {
    return std::max(1, static_cast<int>(std::lround(static_cast<float>(length) / ratio)));
  };
  Plane grey = reduced(source, {0, 0, source.width, source.height}, small(source.width),
                       small(source.height));
  const float least_side = kLeastSide * static_cast<float>(std::min(grey.width, grey.height));
  std::vector<Raster> rasters;
  for (const Blobs& group : groups_of(blobs_of(grey), kFewest)) {
    add_rasters(rasters, group, least_side);
  }
  rasters = best_of(std::move(rasters), most);
  const auto to_source = [&](float at) { return (at + 0.5F) * ratio - 0.5F; };
  for (Raster& raster : rasters) {
    for (float& at : raster.columns) at = to_source(at);
    for (float& at : raster.rows) at = to_source(at);
  }
  return rasters;
}

}  // namespace sudoku::picture
