// The engine: the fast solver. It returns answers only, no steps.
//
//   solve              the verdict and up to `limit` solutions of one puzzle
//   Solver             the same for many puzzles at full speed, without allocations
//   SolutionSearch     one solution after the other, in slices: lists or counts millions of them
//   count_solutions    a SolutionSearch run to its end
//   first_solutions    the first solutions in lexicographic order
//
// Finding a solution can take exponential time in principle. In practice a puzzle with one solution
// takes a few microseconds, the hardest known ones a few milliseconds; a puzzle with few givens and
// no solution can take seconds. The functions with a budget of nodes return in time for any puzzle;
// a node is one or two guesses or a solution and takes about a microsecond.
//
// Functions are pure and thread-safe. Objects are independent: each may be used by one thread at a
// time. Moved-from objects may only be destroyed or assigned to.
//
// The search is a depth-first search with propagation at each node; src/engine/README.md lists its
// parts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "sudoku/candidates.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

enum class Verdict : std::uint8_t {
  invalid,  ///< two equal givens in one house
  none,     ///< no solution
  one,      ///< exactly one solution
  many,     ///< more than one solution
};

/// "invalid", "none", "one" or "many".
const char* name_of(Verdict verdict);

struct SolveResult {
  Verdict verdict;
  std::vector<Grid> solutions;  ///< all solutions, or the first `limit` that were found
};

/// The verdict and up to `limit` (>= 1) solutions. With limit 1, a puzzle with several solutions is
/// reported as Verdict::one, because the search ends at the first.
SolveResult solve(const Grid& puzzle, int limit = 2);
/// The same for a puzzle of candidates, which needs no givens. Never Verdict::invalid.
SolveResult solve(const Candidates& candidates, int limit = 2);
/// The same for givens and eliminated candidates.
SolveResult solve(const Puzzle& puzzle, int limit = 2);

/// All solutions of one puzzle, one after the other, in the same order every time.
class SolutionSearch {
 public:
  /// A puzzle with equal givens in one house has no solutions.
  explicit SolutionSearch(const Grid& puzzle);
  explicit SolutionSearch(const Candidates& candidates);
  explicit SolutionSearch(const Puzzle& puzzle);
  ~SolutionSearch();
  SolutionSearch(SolutionSearch&&) noexcept;
  SolutionSearch& operator=(SolutionSearch&&) noexcept;

  enum class Progress {
    found,      ///< a solution was found
    paused,     ///< the budget is used up; call again to continue
    exhausted,  ///< there are no more solutions
  };

  /// Continues to the next solution, visiting at most `nodes` nodes of the search tree.
  Progress advance(std::uint64_t nodes);

  /// Continues past at most `nodes` nodes and counts the solutions among them. Never returns
  /// `found`.
  Progress count(std::uint64_t nodes);

  /// The number of solutions found so far by `advance` and `count`.
  std::uint64_t found() const;

  /// The solution that the last call found. Precondition: that call was `advance`, and it returned
  /// Progress::found.
  Grid solution() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// Solves many puzzles without allocations after construction.
///
/// Puzzles are solved one by one with `solve`, or faster in batches: `load` runs the rules on all
/// puzzles of a batch, four side by side, which saves up to a third of the time of puzzles that
/// need few guesses; `solve_next` then finishes them in order. `start_next` and `advance` do the
/// same as `solve_next` in slices.
class Solver {
 public:
  Solver();
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  /// The number of solutions of `puzzle`, at most `limit` (>= 1). Equal givens in one house: 0.
  /// Leaves the loaded batch as it is, but ends a puzzle that `start_next` started.
  int solve(const Grid& puzzle, int limit = 2);
  int solve(const Puzzle& puzzle, int limit = 2);

  /// The same without the solutions that have `excluded`, the digit of an empty cell. If a puzzle
  /// has one solution, this finds out whether it still has without one of its givens.
  int solve_without(const Grid& puzzle, Placement excluded, int limit = 1);

  /// The largest number of puzzles in a batch.
  static constexpr std::size_t kBatchSize = 256;

  /// Replaces the batch by the first kBatchSize of `puzzles`, or all if there are fewer. Returns
  /// their number.
  std::size_t load(std::span<const Grid> puzzles);

  /// Solves the next puzzle of the batch, as `solve` does. kNoneLeft after the last one.
  int solve_next(int limit = 2);
  static constexpr int kNoneLeft = -1;

  /// Starts to solve the next puzzle of the batch. False after the last one.
  bool start_next(int limit = 2);
  /// Starts to solve a puzzle that is not in the batch, which stays as it is.
  void start(const Puzzle& puzzle, int limit = 2);
  /// Continues past at most `nodes` nodes. True once the puzzle is solved.
  bool advance(std::uint64_t nodes);
  /// The number of solutions found so far, at most the limit.
  int found() const;

  /// The first solution of the puzzle solved last. Precondition: it has one.
  Grid solution() const;

  /// The number of guesses in all puzzles so far.
  std::uint64_t guesses() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// The number of solutions, at most `limit`.
std::uint64_t count_solutions(const Grid& puzzle, std::uint64_t limit = UINT64_MAX);
std::uint64_t count_solutions(const Puzzle& puzzle, std::uint64_t limit = UINT64_MAX);

/// The first `limit` solutions in lexicographic order: the order of a program that fills the cells
/// in reading order and tries the digits upwards. Empty if `limit` is less than 1. A few hundred
/// searches per solution.
std::vector<Grid> first_solutions(const Grid& puzzle, int limit);
std::vector<Grid> first_solutions(const Puzzle& puzzle, int limit);

}  // namespace sudoku
