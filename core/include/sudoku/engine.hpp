// The engine: the fast solver. It answers and shows nothing.
//
// `solve` gives the verdict with up to two solutions; a `Solver` does so for puzzle after puzzle at
// full speed. `SolutionSearch` goes from solution to solution in slices, for counting or listing
// millions of them without blocking its caller.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "sudoku/candidates.hpp"
#include "sudoku/grid.hpp"

namespace sudoku {

enum class Verdict : std::uint8_t {
  invalid,  ///< two givens clash
  none,     ///< no solution
  one,      ///< exactly one solution
  many,     ///< more than one solution
};

/// "invalid", "none", "one" or "many".
const char* name_of(Verdict verdict);

struct SolveResult {
  Verdict verdict;
  std::vector<Grid> solutions;  ///< as many as were found up to the limit
};

/// All solutions of a puzzle, one after the other, in an order that is the same each time.
class SolutionSearch {
 public:
  /// A puzzle whose givens clash has no solutions.
  explicit SolutionSearch(const Grid& puzzle);
  /// Only the candidates constrain: a pencil-mark puzzle needs no givens at all.
  explicit SolutionSearch(const Candidates& candidates);
  ~SolutionSearch();
  SolutionSearch(SolutionSearch&&) noexcept;
  SolutionSearch& operator=(SolutionSearch&&) noexcept;

  enum class State {
    found,      ///< stands on a solution
    paused,     ///< the budget is used up; call advance again
    exhausted,  ///< there are no more
  };

  /// Goes on to the next solution, visiting at most `nodes` nodes (>= 1) of the search tree;
  /// a node costs about a microsecond.
  State advance(std::uint64_t nodes);

  /// Goes on past at most `nodes` nodes, counting the solutions on the way. `found` is never
  /// returned.
  State count(std::uint64_t nodes);

  /// How many solutions were passed so far, by either way.
  std::uint64_t found() const;

  /// The solution that the last call of `advance` stands on. Only after State::found.
  Grid solution() const;

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

/// The verdict, and the first `limit` solutions (>= 1). With limit 1 a puzzle with several
/// solutions is told as Verdict::one: the search ends at the first.
SolveResult solve(const Grid& puzzle, int limit = 2);
SolveResult solve(const Candidates& candidates, int limit = 2);

/// Solves puzzle after puzzle in memory of its own, asking for none: for lists and benches.
class Solver {
 public:
  Solver();
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  /// How many solutions `puzzle` has, looking for `limit` (>= 1) at most. Clashing givens: 0.
  int solve(const Grid& puzzle, int limit = 2);

  /// So many puzzles can be taken at once.
  static constexpr std::size_t kTogether = 256;

  /// Takes kTogether puzzles at most, to be solved by `next` one after the other: the rules run on
  /// four of them side by side, which saves up to a third of all time where few guesses are needed.
  void take(std::span<const Grid> puzzles);

  /// What `solve` tells of the next puzzle that was taken; once for each.
  int next(int limit = 2);

  /// The solution that the last `solve` or `next` came to first. Only where it found one.
  Grid solution() const;

  /// How often a digit was assumed, in all puzzles so far.
  std::uint64_t guesses() const;

 private:
  struct Memory;
  int finish(int limit);

  std::unique_ptr<Memory> memory_;
};

/// The number of solutions, or `limit` where there are at least so many.
std::uint64_t count_solutions(const Grid& puzzle, std::uint64_t limit = UINT64_MAX);

/// The first `limit` solutions in lexicographic order, which is the order in which a program
/// finds them that tries the cells in reading order and the digits upwards. Slower than `solve`:
/// a few hundred searches for each solution.
std::vector<Grid> first_solutions(const Grid& puzzle, int limit);

}  // namespace sudoku
