// Forcing chains and cycles in the order and with the ratings of Sudoku Explainer 1.2.1: what the
// searches have in common.
//
//   chains_state          candidates by cell and by house, cheap to copy
//   chains_links          weak and strong links of a grid
//   chains_unary          cycles, and chains that refute their assumption
//   chains_implications   what follows from one assumption
//   chains_shared         the same of all assumptions, reused in grids with fewer candidates
//   chains_multiple       Nishio, multiple and dynamic chains; a chains_finding is one of them
//   chains_patterns       patterns that appear inside dynamic chains
//   chains_nested         chains that appear inside dynamic chains
//
// A node of a chain is a candidate that is assumed to be "on" (the digit of its cell) or "off" (not
// its digit). A weak link leads from on to off: two candidates cannot both be on. A strong link
// leads from off to on: two candidates cannot both be off.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "logic/chains_state.hpp"
#include "logic/finders.hpp"
#include "sudoku/deduction.hpp"

namespace sudoku::logic {

/// Which links the chains of multiple_kind_of follow.
enum class ImplicationMode : std::uint8_t {
  multiple,  // cell and house links of the grid
  nishio,    // house links only; candidates that are off are removed from the grid
  dynamic,   // cell and house links; candidates that are off are removed from the grid
};

/// Why a node follows from its parents: the cell or the house that they share, or a pattern that
/// exists because they are off.
enum class ChainCause : std::uint8_t { assumption, cell, box, row, column, pattern };

/// The causes that belong to the houses of kCellHouses.
inline constexpr ChainCause kHouseCauses[3] = {ChainCause::box, ChainCause::row,
                                               ChainCause::column};

/// The node of a candidate.
ChainNode chain_node(CandidateIndex candidate, bool on);
/// The link from node `from` to node `to`, which is `candidate`.
ChainLink chain_link(int from, int to, CandidateIndex candidate, bool on, ChainCause cause);

/// Sudoku Explainer shows the hint with the least rank; of equal ones the first that it finds.
struct ChainRank {
  double rating;   // the inexact sum (rating_sum.hpp)
  int complexity;  // number of nodes, summed over all chains
  int kind;        // Sudoku Explainer's order of the kinds of chains

  friend auto operator<=>(const ChainRank&, const ChainRank&) = default;
};

/// The surcharge for the length of a chain, as a sum of tenths (rating_sum.hpp).
double length_surcharge(int complexity);

/// A deduction and its rank.
struct RankedDeduction {
  ChainRank rank;
  Deduction deduction;
};

/// The candidates that a deduction removes, in ascending order. A placement counts as the removal
/// of the other candidates of its cell.
std::vector<CandidateIndex> removals(const ChainState& state, const Deduction& deduction);

/// Sorts by rank, and drops deductions that remove the same candidates as an earlier one.
void rank_deductions(const ChainState& state, std::vector<RankedDeduction>& found);

/// Reports deductions. Returns true if the sink stops.
bool report(std::vector<RankedDeduction>&& found, DeductionSink& sink);

/// The Nishio, multiple and dynamic chains of a finder, whose search can be long.
struct MultipleKind {
  Finder* find;
  ImplicationMode mode;
  int level;  ///< Deduction::level
};
/// Null if the finder searches for something else.
const MultipleKind* multiple_kind_of(Finder* finder);

}  // namespace sudoku::logic
