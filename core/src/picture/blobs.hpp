// Things in a picture that may be digits, or the plates that cells are on some screens.
#pragma once

#include <vector>

#include "picture/plane.hpp"

namespace sudoku::picture {

/// Connected pixels that are darker, or lighter, than their surroundings.
struct Blob {
  Point center;
  float width;
  float height;
  bool light;
};

using Blobs = std::vector<Blob>;

/// Those that are nearly as high as wide, or higher. Inverts `grey`.
Blobs blobs_of(Plane& grey);

/// Things of about the same height, at least `fewest`. One may be in two groups.
std::vector<Blobs> groups_of(Blobs blobs, std::size_t fewest);

/// The distances of cells that most pairs in a row or in a column have, the most frequent first.
/// Precondition: there are blobs.
std::vector<float> pitches_of(const Blobs& blobs);

}  // namespace sudoku::picture
