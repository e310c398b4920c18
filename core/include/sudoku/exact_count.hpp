// The exact number of solutions where there are far too many to go through: the empty grid has
// 6,670,903,752,021,072,936,960.
//
// `SolutionSearch` passes a few hundred thousand solutions in a second; `ExactCount` finds none of
// them, and its cost does not grow with their number. It is for puzzles with few givens: the empty
// grid takes a fraction of a second, about ten scattered givens take a second or two, and the worst
// puzzle known (nine different digits, no two in one house) twenty.
// A puzzle with few solutions is counted sooner by a `SolutionSearch`.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "sudoku/grid.hpp"

namespace sudoku {

/// A number of solutions; that of the empty grid takes 73 bits.
using SolutionCount = unsigned __int128;

/// The decimal digits of a count.
std::string to_text(SolutionCount count);

/// Counts the solutions of one puzzle in slices. Takes at most about 100 MB.
class ExactCount {
 public:
  /// A puzzle whose givens clash has no solutions. Takes about ten milliseconds.
  explicit ExactCount(const Grid& puzzle);
  ~ExactCount();
  ExactCount(ExactCount&&) noexcept;
  ExactCount& operator=(ExactCount&&) noexcept;

  /// Goes on by at most `steps` (>= 1) steps, each up to about a millisecond. True once the count
  /// is done.
  bool advance(std::uint64_t steps);

  bool is_done() const;

  /// How much of the work is done, 0..1. Never falls.
  double progress() const;

  /// The number of solutions. Only once `advance` has returned true.
  SolutionCount count() const;

 private:
  struct Search;
  std::unique_ptr<Search> search_;
};

}  // namespace sudoku
