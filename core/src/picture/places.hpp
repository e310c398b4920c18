// The places in a picture that look like the lattice of a Sudoku.
#pragma once

#include <vector>

#include "picture/lattice.hpp"

namespace sudoku::picture {

/// A small copy of a picture, turned until lines are level, with a margin of its median colour.
struct SearchPicture {
  Plane grey;
  // From its pixels to those of the source: turned and scaled, then moved.
  float cosine = 1;
  float sine = 0;
  Point origin;

  Point to_source(Point at) const {
    return Point{at.x * cosine - at.y * sine, at.x * sine + at.y * cosine} + origin;
  }
};

/// Light lines on dark are those of the picture with `inverted` colours.
SearchPicture search_picture(const Grey& source, bool inverted);

/// The search in steps of some milliseconds.
class PlaceSearch {
 public:
  explicit PlaceSearch(SearchPicture picture) : picture_(std::move(picture)) {}

  /// True once all is done.
  bool advance();
  /// The part that is done, 0 to 1.
  float progress() const { return static_cast<float>(step_) / kSteps; }
  /// Up to four places with corners in pixels of the source, the best first.
  std::vector<ScoredQuad> take();

 private:
  static constexpr int kThresholds = 5;
  static constexpr int kTried = 6;  // candidates that are improved
  static constexpr int kSteps = 2 + kThresholds + 1 + kTried + 1;

  void add_candidates(int threshold);
  void choose_candidates();
  void improve(std::size_t index);

  SearchPicture picture_;
  LineMaps fine_;
  LineMaps coarse_;
  std::vector<Quad> quads_;
  std::vector<ScoredQuad> candidates_;
  std::vector<ScoredQuad> places_;
  int step_ = 0;
};

}  // namespace sudoku::picture
