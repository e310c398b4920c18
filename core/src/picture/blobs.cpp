#include "picture/blobs.hpp"

#include <algorithm>
#include <cmath>

#include "picture/components.hpp"

namespace sudoku::picture {

namespace {

constexpr int kWindow = 51;  // whose mean is the brightness of the paper
constexpr float kContrast = 0.12F;
constexpr int kLeastHeight = 6;
constexpr std::size_t kMostBlobs = 2500;
constexpr float kAlike = 1.3F;        // the largest of things of one height, to the smallest
constexpr float kNext = 1.12F;        // the smallest of the next group
constexpr float kLeastPitch = 1.02F;  // of a cell, to the height of what is in it
constexpr float kMostPitch = 3.2F;
constexpr float kPitchStep = 1.02F;
constexpr float kSameLine = 0.3F;    // of a height: things in one row
constexpr std::size_t kPitches = 8;  // that are tried

Blobs blobs_of(const Plane& grey, bool light) {
  Blobs blobs;
  const int side = std::max(grey.width, grey.height);
  for (const Component& found :
       dark_components(grey, kWindow, kContrast, 2 * kLeastHeight, kMostBlobs)) {
    const Box& box = found.box;
    if (box.height < kLeastHeight || box.height > side / 9) continue;
    if (box.width > box.height * 5 / 4 || box.width * 8 < box.height) continue;
    blobs.push_back({{static_cast<float>(box.left) + static_cast<float>(box.width - 1) / 2,
                      static_cast<float>(box.top) + static_cast<float>(box.height - 1) / 2},
                     static_cast<float>(box.width),
                     static_cast<float>(box.height),
                     light});
  }
  return blobs;
}

}  // namespace

Blobs blobs_of(Plane& grey) {
  Blobs blobs = blobs_of(grey, false);
  for (float& value : grey.values) value = 255 - value;
  const Blobs light = blobs_of(grey, true);
  blobs.insert(blobs.end(), light.begin(), light.end());
  return blobs;
}

std::vector<Blobs> groups_of(Blobs blobs, std::size_t fewest) {
  std::stable_sort(blobs.begin(), blobs.end(),
                   [](const Blob& a, const Blob& b) { return a.height < b.height; });
  std::vector<Blobs> groups;
  for (std::size_t from = 0; from < blobs.size();) {
    std::size_t to = from;
    while (to < blobs.size() && blobs[to].height <= blobs[from].height * kAlike) ++to;
    if (to - from >= fewest)
      groups.emplace_back(blobs.begin() + static_cast<std::ptrdiff_t>(from),
                          blobs.begin() + static_cast<std::ptrdiff_t>(to));
    const float next = blobs[from].height * kNext;
    while (from < blobs.size() && blobs[from].height <= next) ++from;
  }
  return groups;
}

std::vector<float> pitches_of(const Blobs& blobs) {
  const float height = blobs[blobs.size() / 2].height;
  const float base = kLeastPitch * height;
  const float step = std::log(kPitchStep);
  const auto count = static_cast<std::size_t>(std::log(kMostPitch / kLeastPitch) / step) + 1;
  std::vector<float> bins(count, 0.0F);
  const auto add = [&](float apart) {
    for (int cells = 1; cells <= 8; ++cells) {
      const float pitch = apart / static_cast<float>(cells);
      if (pitch < base) break;
      const auto bin = static_cast<std::size_t>(std::log(pitch / base) / step);
      if (bin < count) bins[bin] += 1 / static_cast<float>(cells);
    }
  };
  for (std::size_t i = 0; i < blobs.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      const Point d = blobs[i].center - blobs[k].center;
      if (std::abs(d.y) < kSameLine * height) add(std::abs(d.x));
      if (std::abs(d.x) < kSameLine * height) add(std::abs(d.y));
    }
  }
  std::vector<std::size_t> order;
  for (std::size_t bin = 0; bin < count; ++bin) {
    const float left = bin > 0 ? bins[bin - 1] : 0;
    const float right = bin + 1 < count ? bins[bin + 1] : 0;
    if (bins[bin] > 0 && bins[bin] >= left && bins[bin] >= right) order.push_back(bin);
  }
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return bins[a] > bins[b]; });
  if (order.size() > kPitches) order.resize(kPitches);
  std::vector<float> pitches;
  for (std::size_t bin : order) {
    pitches.push_back(base * std::exp((static_cast<float>(bin) + 0.5F) * step));
  }
  return pitches;
}

}  // namespace sudoku::picture
