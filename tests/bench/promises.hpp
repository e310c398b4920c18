// Whether a made puzzle is what its request promises, found without the code that made it.
#pragma once

#include <string>

#include "solver.h"
#include "sudoku/generator.hpp"

/// How the whole path of a puzzle uses a technique, in the order in which the technique counts.
struct Use {
  int times = 0;
  bool hardest = false;  ///< no step is harder than the hardest one by the technique
};
Use use_of(const sudoku::Grid& puzzle, sudoku::Technique technique);

/// Compares puzzles with their request. What is independent of the generator: another solver counts
/// solutions and finds the solution; symmetries are computed here from rows and columns; ratings
/// and techniques come from a second pass over the finished puzzle with the whole orders, without
/// the generator's shortcuts. That pass shares the finders of src/logic with the generator.
class Promises {
 public:
  explicit Promises(decltype(&bench_solve) solve) : solve_(solve) {}

  /// What is wrong with a puzzle, as a few words; empty if nothing is.
  std::string fault_of(const sudoku::MadePuzzle& made, const sudoku::MakeRequest& request) const;

 private:
  std::size_t solutions(const sudoku::Grid& grid, std::size_t limit, char* solution) const;
  bool has_several(const sudoku::Grid& grid) const;
  std::string fault_of_givens(const sudoku::Grid& puzzle, const sudoku::MakeRequest& request) const;

  decltype(&bench_solve) solve_;
};
