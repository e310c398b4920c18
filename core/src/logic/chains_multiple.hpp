// Nishio, multiple and dynamic forcing chains: comparisons of the consequences of assumptions.
#pragma once

#include <array>
#include <bitset>
#include <span>
#include <utility>
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
  /// the search. `shared` has implications that are also those of `state`, or is null. With
  /// `only_own` the search ignores findings for which these are enough: those that are also in the
  /// grid of `shared`, in which there are none.
  void start(const ChainState& state, const MultipleKind& kind, const DeductionSink& sink,
             const SharedImplications* shared = nullptr, bool only_own = false);

  /// Continues until the search ends or `work` is spent. True at the end.
  bool advance(Work& work);

  /// What was found, ranked: the first, or all if the sink wants all. Findings that remove the same
  /// candidates as an earlier one are left out.
  std::span<const Finding> findings() const { return found_; }
  const ImplicationTable& table() const { return table_; }
  /// Reports them as deductions. Returns true if the sink stops.
  bool report(DeductionSink& sink) const;

 private:
  // Assumptions of which one is true.
  struct Alternatives {
    bool last_on = true;  // all are on, or the last is off
    int size = 0;
    std::array<CandidateIndex, 9> candidates{};

    void add(CandidateIndex candidate) { candidates[size++] = candidate; }
    bool is_on(int i) const { return last_on || i < size - 1; }
  };

  void select_units();
  template <typename Visit>
  bool each_comparison(CandidateIndex candidate, Visit visit) const;
  bool prepare(CandidateIndex candidate, Work& work);
  bool prepare(const Alternatives& compared, Work& work);
  bool matters(CandidateIndex candidate, bool on) const;
  bool can_have_common(const Alternatives& compared) const;
  // In house `i` of the cell of `candidate`.
  bool is_first_of_region(CandidateIndex candidate, int i) const;
  void try_candidate(CandidateIndex candidate);
  void try_contradiction(CandidateIndex source, bool on);
  void try_common(std::span<const Implications* const> branches, Finding found);
  int removal_of(CandidateIndex target, bool on) const;
  int most_complex(CandidateIndex target, bool on) const;
  int nested_complexity() const;
  void offer(const Finding& found);
  void rank_findings();

  ChainState state_;
  ImplicationMode mode_{};
  int level_ = 0;
  const DeductionSink* sink_ = nullptr;
  ImplicationTable table_;
  bool all_ = false;
  const SharedImplications* shared_ = nullptr;  // if only own findings are wanted
  // Then: the cells, and digits in houses, that have fewer candidates or an assumption from which
  // more follows; the candidates, and those of cells with several.
  std::bitset<kCells> cells_;
  std::array<std::bitset<9>, kHouses> regions_;
  CandidateSet remaining_, open_;
  CandidateIndex next_ = 0;  // the candidate to try, or kCandidates
  Finding best_;
  std::vector<Finding> found_;  // the best one, or all
  // Candidates that several branches have, with the index in the first one.
  std::vector<std::pair<NodeIndex, CandidateIndex>> common_;
  // By removal_of, the least complexity of a finding.
  std::array<int, 2 * kCandidates> least_;
  std::vector<int> nested_;
};

}  // namespace sudoku::logic
