// A snapshot: the visible state of a run at one step.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudoku/candidates.hpp"
#include "sudoku/event.hpp"
#include "sudoku/grid.hpp"

namespace sudoku {

/// Whether and how a run has ended.
enum class Outcome : std::uint8_t {
  running,
  solved,     ///< ended with a solution
  exhausted,  ///< ended with no option left; the first counter is the number of solutions found
  stuck,      ///< ended because the deductions make no more progress
  invalid,    ///< ended at once because two givens conflict
};

inline constexpr int kOutcomes = 5;
static_assert(static_cast<int>(Outcome::invalid) + 1 == kOutcomes);

/// "running", "solved", ...: the enumerator's name.
constexpr const char* name_of(Outcome outcome) {
  constexpr std::array kNames = {"running", "solved", "exhausted", "stuck", "invalid"};
  static_assert(kNames.size() == kOutcomes);
  return kNames[static_cast<std::size_t>(outcome)];
}

/// One entry of the free-cell list or of the call stack.
struct Frame {
  int constraint;      ///< what the entry has to satisfy: a cell, 0..80, or a constraint, 0..323
  Cell cell;           ///< the cell of the current option, -1 if there is none
  Digit digit;         ///< the digit placed or tried there, kNoDigit if there is none
  std::uint16_t done;  ///< bit i: option i of the constraint (constraint.hpp) has been refuted

  friend bool operator==(const Frame&, const Frame&) = default;
};

struct Snapshot {
  std::uint64_t step = 0;  ///< number of events so far
  Outcome outcome = Outcome::running;
  Event last;  ///< the event before this step; kind `none` at step 0
  Grid grid;
  /// The algorithm's own candidates if it keeps them, else those that the grid leaves.
  Candidates candidates;
  int depth = 0;  ///< number of digits placed and not removed, 0..81
  /// From the first choice to the last. The free-cell list is complete; `depth` is its index k.
  std::vector<Frame> stack;
  std::vector<std::uint64_t> counters;  ///< in the order of Algorithm::counters
  std::vector<Grid> solutions;  ///< those that the algorithm keeps: the first two, or the last
  /// dancing-links: the number of options left for each of the 324 constraints, -1 for a covered
  /// one. Empty for the other algorithms.
  std::vector<int> matrix;

  friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

}  // namespace sudoku
