// The ways to place one digit in all houses that lack it.
#pragma once

#include "combinations.hpp"

namespace sudoku::logic {

/// The candidates of `digit` that are in no set of candidates with exactly one in each house that
/// has any. A technique that reasons about one digit eliminates only these, so that there is
/// nothing to search for if the result is empty.
CellSet candidates_without_placement(const LogicState& state, Digit digit);

}  // namespace sudoku::logic
