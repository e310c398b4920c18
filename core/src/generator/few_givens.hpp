// A search for puzzles with few givens among the puzzles of one full grid.
#pragma once

#include "sudoku/cell_set.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/random.hpp"

namespace sudoku::generator {

/// A walk from one minimal puzzle to another.
class FewGivens {
 public:
  /// `puzzle` is minimal apart from the givens in `kept`, and `solution` is its solution.
  FewGivens(const Grid& puzzle, const Grid& solution, CellSet kept)
      : puzzle_(puzzle), solution_(solution), kept_(kept) {}

  const Grid& puzzle() const { return puzzle_; }
  int givens() const { return puzzle_.filled(); }

  /// Tries a change: two givens replaced by one, or else one given by another. The number of givens
  /// never grows. Some tens of microseconds.
  void move(Solver& solver, Random& random);

 private:
  bool replace(int count, Solver& solver, Random& random);

  Grid puzzle_;
  Grid solution_;
  CellSet kept_;
};

}  // namespace sudoku::generator
