// A second opinion: the plainest solver there is, cells in reading order, digits upwards. Shares
// nothing with the engine but Grid.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/grid.hpp"

namespace brute_force {

struct Search {
  std::array<int, 81> cells{};
  std::array<int, 9> rows{}, columns{}, boxes{};  // bit d: the house has digit d
  std::uint64_t limit = 0;
  std::uint64_t found = 0;

  bool put(int cell, int digit) {
    const int r = cell / 9, c = cell % 9, b = r / 3 * 3 + c / 3, bit = 1 << digit;
    if ((rows[r] | columns[c] | boxes[b]) & bit) return false;
    cells[cell] = digit;
    rows[r] |= bit, columns[c] |= bit, boxes[b] |= bit;
    return true;
  }
  void take(int cell) {
    const int r = cell / 9, c = cell % 9, b = r / 3 * 3 + c / 3, bit = 1 << cells[cell];
    rows[r] ^= bit, columns[c] ^= bit, boxes[b] ^= bit;
    cells[cell] = 0;
  }
  void from(int cell) {
    while (cell < 81 && cells[cell] != 0) ++cell;
    if (cell == 81) {
      ++found;
      return;
    }
    for (int digit = 1; digit <= 9 && found < limit; ++digit) {
      if (!put(cell, digit)) continue;
      from(cell + 1);
      take(cell);
    }
  }
};

/// The number of solutions, at most `limit`; 0 where two givens clash.
inline std::uint64_t count(const sudoku::Grid& puzzle, std::uint64_t limit) {
  Search search;
  search.limit = limit;
  for (int cell = 0; cell < 81; ++cell) {
    if (!puzzle.is_empty(cell) && !search.put(cell, puzzle[cell])) return 0;
  }
  search.from(0);
  return search.found;
}

}  // namespace brute_force
