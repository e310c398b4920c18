// Notes: the small digits that a player has written into cells without a digit.
#pragma once

#include <array>

#include "picture/network.hpp"
#include "picture/nodes.hpp"
#include "sudoku/digits.hpp"
#include "sudoku/grid.hpp"

namespace sudoku::picture {

struct CellNotes {
  Digits corner;
  Digits centre;        ///< those in a row in the middle
  bool unread = false;  ///< there are some that cannot be read without doubt; then all are left out
};
using Notes = std::array<CellNotes, 81>;

/// Pixels of a cell of which notes need no more.
inline constexpr float kMostNoteCell = 96;

/// The notes in the cells where `digits` has none. Where each digit has its place in three rows of
/// three, the place is what counts, and the shape must not contradict; elsewhere the shape does.
/// `nodes` are in pixels of `grey`.
Notes notes_in(const Plane& grey, const Nodes& nodes, const Grid& digits, const Weights& weights);

}  // namespace sudoku::picture
