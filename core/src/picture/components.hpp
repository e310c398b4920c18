// Connected dark pixels: the outline of a grid and its lines are one component.
#pragma once

#include <cstdint>
#include <vector>

#include "picture/homography.hpp"
#include "picture/plane.hpp"

namespace sudoku::picture {

struct Component {
  Quad corners;  ///< the pixels farthest to the top left, top right, bottom right, bottom left
  Box box;
};

/// The components (of 8 neighbours) of the pixels that are not 0, with a box of at least `least`
/// pixels: the `most` largest ones, the largest first.
std::vector<Component> components_of(const PlaneOf<std::uint8_t>& set, int least, std::size_t most);

/// Those of the pixels that are darker than the mean of the square of `window` around them by the
/// part `contrast`.
std::vector<Component> dark_components(const Plane& grey, int window, float contrast, int least,
                                       std::size_t most);

}  // namespace sudoku::picture
