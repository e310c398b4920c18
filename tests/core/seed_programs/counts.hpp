// The input of the original programs, and their counters.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "sudoku/grid.hpp"

namespace seed_programs {

using Count = std::uint64_t;
using Counts = std::vector<Count>;  // in the order of seed-runs.csv
using Cells = std::array<std::array<int, 9>, 9>;

inline Cells cells_of(const sudoku::Grid& grid) {
  Cells cells{};
  for (int i = 0; i < 81; ++i) cells[i / 9][i % 9] = grid[i];
  return cells;
}

}  // namespace seed_programs
