// Patterns that appear while a dynamic chain removes candidates.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "logic/chains_state.hpp"

namespace sudoku::logic {

/// Eliminations and their reasons: ranges in a PatternList.
struct Pattern {
  std::uint32_t removed;
  std::uint32_t reasons;
  std::uint32_t end;
  /// What PatternList::start received.
  int nested;
};

/// Patterns that exist because candidates were removed.
class PatternList {
 public:
  void clear();
  std::span<const Pattern> found() const { return found_; }
  bool empty() const { return found_.empty(); }
  /// The candidates that the pattern eliminates. Not empty.
  std::span<const CandidateIndex> removed(const Pattern& pattern) const {
    return {candidates_.data() + pattern.removed, candidates_.data() + pattern.reasons};
  }
  /// The candidates whose absence makes the pattern. Not empty.
  std::span<const CandidateIndex> reasons(const Pattern& pattern) const {
    return {candidates_.data() + pattern.reasons, candidates_.data() + pattern.end};
  }

  /// A pattern is added with start, `add` for each elimination in ascending order, start_reasons,
  /// `add` for each reason, and finish.
  void start(int nested = 0);
  void add(CandidateIndex candidate) { candidates_.push_back(candidate); }
  void add(Cell cell, int digit) { candidates_.push_back(cell * 9 + digit); }
  /// Returns false if the pattern eliminates nothing. Then it is not continued.
  bool start_reasons();
  /// Drops a pattern without reasons.
  void finish();

 private:
  std::vector<Pattern> found_;
  std::vector<CandidateIndex> candidates_;
  Pattern next_{};
};

/// Adds to `list` the patterns in `work`, which has some of the candidates of `grid`, that
/// eliminate something and are not in `grid`. The kinds are locked candidates, hidden pairs, naked
/// pairs and X-wings; the first kind of which there is a pattern ends the search. Precondition:
/// `list` is empty.
void find_patterns(const ChainState& grid, const ChainState& work, PatternList& list);

}  // namespace sudoku::logic
