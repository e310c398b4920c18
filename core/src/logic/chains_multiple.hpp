// Nishio, multiple and dynamic forcing chains: comparisons of the consequences of assumptions.
#pragma once

#include "logic/chains_implications.hpp"

namespace sudoku::logic {

/// Reports to `sink` as a Finder does. `level` is Deduction::level, `table` memory to work with.
///
/// Evidence: one chain for each assumption, in ascending order of digits or cells. Chains from a
/// cell or a region end in the same node; `cells` and `digits` have the cell and its candidates, or
/// the places and the digit, and `houses` the region. The two chains of a double chain start from
/// a candidate on and off; those of a contradiction start from the same node and end in a candidate
/// on and off.
bool find_multiple(const ChainState& state, ImplicationMode mode, int level,
                   ImplicationTable& table, DeductionSink& sink);

/// All deductions that `sink` wants, ranked. Nothing is reported to it.
std::vector<RankedDeduction> find_all_multiple(const ChainState& state, ImplicationMode mode,
                                               int level, ImplicationTable& table,
                                               DeductionSink& sink);

}  // namespace sudoku::logic
