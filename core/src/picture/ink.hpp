// The colour of the digits: what a player has entered is of another colour than what is given.
#pragma once

#include "picture/nodes.hpp"
#include "picture/patches.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/picture.hpp"

namespace sudoku::picture {

/// The digits in ink of another, clearer colour than the others, or in paler ink, if the others
/// have exactly one solution and these agree with it; else none. `nodes` are in pixels of the
/// picture.
Grid coloured_entries(const PictureView& picture, const Nodes& nodes, const CellPatches& cells,
                      const Grid& digits);

}  // namespace sudoku::picture
