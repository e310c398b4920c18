// Random full grids, each of the 6,670,903,752,021,072,936,960 with exactly the same probability.
//
// src/full_grid/full_grid.cpp proves this. The grids depend on the random numbers only: they are
// the same on every machine.
//
// Objects are independent: each may be used by one thread at a time.
#pragma once

#include <memory>

#include "sudoku/grid.hpp"
#include "sudoku/random.hpp"

namespace sudoku {

/// A source of full grids. Its construction takes some milliseconds for a table of 160 KB.
class FullGrids {
 public:
  FullGrids();
  ~FullGrids();
  FullGrids(FullGrids&&) noexcept;
  FullGrids& operator=(FullGrids&&) noexcept;

  /// A full grid. About ten microseconds on average; the number of random numbers varies.
  Grid next(Random& random);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace sudoku
