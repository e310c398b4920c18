// The rows of the table, each defined in the file of its algorithm.
#pragma once

#include "sudoku/algorithm.hpp"

namespace sudoku {

extern const Algorithm kFreeCellList;
extern const Algorithm kBitmask;
extern const Algorithm kIsSafe;
extern const Algorithm kCandidateElimination;
extern const Algorithm kCountSolutions;
extern const Algorithm kFewestCandidates;
extern const Algorithm kDancingLinks;

}  // namespace sudoku
