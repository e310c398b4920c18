// The rows of the table. A new algorithm is a file that defines its row, and a line here.
#pragma once

#include "sudoku/algorithm.hpp"

/// The rows in menu order: calls `ROW(name)` for each.
#define SUDOKU_ALGORITHM_ROWS(ROW) \
  ROW(kFreeCellList)               \
  ROW(kBitmask)                    \
  ROW(kIsSafe)                     \
  ROW(kCandidateElimination)       \
  ROW(kCountSolutions)             \
  ROW(kFewestCandidates)           \
  ROW(kDancingLinks)

namespace sudoku::algorithms {

#define DECLARE_ROW(name) extern const Algorithm name;
SUDOKU_ALGORITHM_ROWS(DECLARE_ROW)
#undef DECLARE_ROW

}  // namespace sudoku::algorithms
