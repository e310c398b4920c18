// Fills in what singles solve, quickly.
#pragma once

#include "sudoku/grid.hpp"

namespace sudoku::generator {

/// The puzzle with all digits that hidden and naked singles place, repeatedly; the order does not
/// matter. Some microseconds. Precondition: the puzzle has a solution.
Grid with_singles(const Grid& puzzle);

}  // namespace sudoku::generator
