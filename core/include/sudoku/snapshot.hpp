// A snapshot: all that can be seen of a run at one step.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/candidates.hpp"
#include "sudoku/event.hpp"
#include "sudoku/grid.hpp"

namespace sudoku {

/// Where a run stands.
enum class Outcome : std::uint8_t {
  running,
  solved,     ///< ended on a solution
  exhausted,  ///< ended with nothing left to try; the result says how many solutions were found
  stuck,      ///< ended because the deductions yield no more
  invalid,    ///< ended at once because two givens clash
};

/// "running", "solved", ...: the enumerator's name.
const char* name_of(Outcome outcome);

/// One entry of the free-cell list, or of the call stack.
struct Frame {
  int constraint;      ///< what is to be met: a cell, 0..80, or any constraint, 0..323
  Cell cell;           ///< where the digit is, or -1 where no option is being tried
  Digit digit;         ///< placed or being tried, or kNoDigit
  std::uint16_t done;  ///< bit i: option i of the constraint was tried and is done with

  friend bool operator==(const Frame&, const Frame&) = default;
};

struct Snapshot {
  std::uint64_t step = 0;  ///< events so far
  Outcome outcome = Outcome::running;
  Event last;  ///< the event that led here
  Grid grid;
  /// The algorithm's own possible[][][] where it keeps one, else what the grid leaves.
  Candidates candidates;
  int depth = 0;  ///< digits placed and not removed, 0..81
  /// From the first choice to the last. The free-cell list is whole: `depth` is its index k.
  std::vector<Frame> stack;
  std::vector<std::uint64_t> counters;  ///< under the names of Algorithm::counters
  std::vector<Grid> solutions;  ///< those that the algorithm keeps: the first two or the last
  /// Of dancing-links: how many options each of the 324 constraints has left, -1 where it is
  /// covered. Empty for the others.
  std::vector<int> matrix;

  friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

}  // namespace sudoku
