#include "picture/components.hpp"

#include <algorithm>

namespace sudoku::picture {

namespace {

// Labels of pixels; those of one component have one root.
class Labels {
 public:
  int add() {
    parents_.push_back(static_cast<int>(parents_.size()));
    return parents_.back();
  }
  int root(int label) {
    while (parent(label) != label) {
      parent(label) = parent(parent(label));
      label = parent(label);
    }
    return label;
  }
  int join(int a, int b) {
    a = root(a);
    b = root(b);
    parent(std::max(a, b)) = std::min(a, b);
    return std::min(a, b);
  }
  std::size_t size() const { return parents_.size(); }

 private:
  int& parent(int label) { return parents_[static_cast<std::size_t>(label)]; }
  std::vector<int> parents_;
};

struct Extremes {
  int left = 1 << 30, right = -1, top = 1 << 30, bottom = -1;
  int low_sum = 1 << 30, high_sum = -(1 << 30), low_difference = 1 << 30,
      high_difference = -(1 << 30);
  Quad corners;

  void add(int x, int y) {
    left = std::min(left, x);
    right = std::max(right, x);
    top = std::min(top, y);
    bottom = std::max(bottom, y);
    const Point at{static_cast<float>(x), static_cast<float>(y)};
    const int sum = x + y;
    const int difference = x - y;
    if (sum < low_sum) low_sum = sum, corners[0] = at;
    if (difference > high_difference) high_difference = difference, corners[1] = at;
    if (sum > high_sum) high_sum = sum, corners[2] = at;
    if (difference < low_difference) low_difference = difference, corners[3] = at;
  }
};

}  // namespace

std::vector<Component> components_of(const PlaneOf<std::uint8_t>& set, int least,
                                     std::size_t most) {
  const int width = set.width;
  PlaneOf<int> labelled(width, set.height, -1);
  Labels labels;
  for (int y = 0; y < set.height; ++y) {
    const std::uint8_t* values = set.row(y);
    int* row = labelled.row(y);
    const int* above = y > 0 ? labelled.row(y - 1) : nullptr;
    for (int x = 0; x < width; ++x) {
      if (values[x] == 0) continue;
      int label = x > 0 ? row[x - 1] : -1;
      if (above != nullptr) {
        for (int at = std::max(0, x - 1); at <= std::min(width - 1, x + 1); ++at) {
          if (above[at] < 0) continue;
          label = label < 0            ? above[at]
                  : label == above[at] ? label
                                       : labels.join(label, above[at]);
        }
      }
      row[x] = label < 0 ? labels.add() : label;
    }
  }
  std::vector<Extremes> extremes(labels.size());
  for (int y = 0; y < set.height; ++y) {
    const int* row = labelled.row(y);
    for (int x = 0; x < width; ++x) {
      if (row[x] >= 0) extremes[static_cast<std::size_t>(labels.root(row[x]))].add(x, y);
    }
  }
  std::vector<Component> found;
  for (const Extremes& of : extremes) {
    if (of.right < 0) continue;
    const Box box{of.left, of.top, of.right - of.left + 1, of.bottom - of.top + 1};
    if (box.width * box.height >= least) found.push_back({of.corners, box});
  }
  const auto size = [](const Component& of) { return of.box.width * of.box.height; };
  std::stable_sort(found.begin(), found.end(),
                   [&](const Component& a, const Component& b) { return size(a) > size(b); });
  if (found.size() > most) found.resize(most);
  return found;
}

std::vector<Component> dark_components(const Plane& grey, int window, float contrast, int least,
                                       std::size_t most) {
  const Plane mean = box_mean(grey, window);
  PlaneOf<std::uint8_t> dark(grey.width, grey.height);
  for (std::size_t i = 0; i < dark.values.size(); ++i) {
    dark.values[i] = grey.values[i] < (1 - contrast) * mean.values[i];
  }
  return components_of(dark, least, most);
}

}  // namespace sudoku::picture
