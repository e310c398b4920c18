// A search for digits in given cells that leave one solution.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/cell_set.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/random.hpp"

namespace sudoku::generator {

/// A walk among puzzles with givens in the same cells, towards fewer solutions.
class PatternSearch {
 public:
  /// Starts with the digits of `solution` in `pattern`. Those in `kept` are not changed.
  PatternSearch(const Grid& solution, CellSet pattern, CellSet kept);

  /// The current puzzle. It has at least one solution.
  const Grid& puzzle() const { return puzzle_; }
  bool is_unique() const { return solutions_ == 1; }

  /// Tries another digit in a random cell. Less than a millisecond.
  void move(Random& random);

 private:
  Grid puzzle_;
  std::vector<Cell> cells_;  // those that can change
  std::uint64_t solutions_;  // at most kMostCounted
};

}  // namespace sudoku::generator
