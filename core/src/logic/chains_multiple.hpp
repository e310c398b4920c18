// Nishio, multiple and dynamic forcing chains: comparisons of the consequences of assumptions.
#pragma once

#include <span>
#include <vector>

#include "logic/chains_finding.hpp"

namespace sudoku::logic {

/// A search in slices. An object holds memory that its searches reuse.
///
/// Evidence: one chain for each assumption, in ascending order of digits or cells. Chains from a
/// cell or a region end in the same node; `cells` and `digits` have the cell and its candidates, or
/// the places and the digit, and `houses` the region. The two chains of a double chain start from
/// a candidate on and off; those of a contradiction start from the same node and end in a candidate
/// on and off.
class MultipleSearch {
 public:
  /// Begins a search. `sink` receives nothing, but says what is wanted, and must live as long as
  /// the search.
  void start(const ChainState& state, const MultipleKind& kind, const DeductionSink& sink);

  /// Continues until the search ends or `work` is spent. True at the end.
  bool advance(Work& work);

  /// What was found, ranked: the first deduction, or all if the sink wants all.
  std::vector<RankedDeduction>& found() { return deductions_; }

 private:
  bool prepare(CandidateIndex candidate, Work& work);
  // In house `i` of the cell of `candidate`.
  bool is_first_of_region(CandidateIndex candidate, int i) const;
  void try_candidate(CandidateIndex candidate);
  void try_cell(Cell cell);
  void try_contradiction(const Implications& implied, CandidateIndex source, bool on);
  void try_common(std::span<const Implications* const> branches, Finding found);
  int nested_complexity() const;
  void offer(const Finding& found);
  bool conclude(Work& work);

  ChainState state_;
  ImplicationMode mode_{};
  int level_ = 0;
  const DeductionSink* sink_ = nullptr;
  ImplicationTable table_;
  bool all_ = false;
  CandidateIndex next_ = 0;  // the candidate to try, or kCandidates
  Finding best_;
  std::vector<Finding> found_;  // the best one, or all
  std::vector<RankedDeduction> deductions_;
  std::vector<CandidateIndex> common_;
  std::vector<int> nested_;
};

}  // namespace sudoku::logic
