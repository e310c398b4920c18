// The 81 characters of a puzzle in a plain line, sixteen at a time.
#pragma once

#include <cstdint>
#include <cstring>

#include "sudoku/grid.hpp"

namespace sudoku::batch {

using Sixteen = std::uint8_t __attribute__((vector_size(16)));

/// Calls `at` where sixteen cells begin, so that each of the 81 is among some.
inline void each_sixteen(auto&& at) {
  for (Cell cell = 0; cell < kCells - 16; cell += 16) at(cell);
  at(kCells - 16);
}

/// Reads 81 characters. False where one is no cell (`1` to `9`; `0` or `.` where it is empty):
/// what then is in `grid` is of no use.
inline bool read_cells(const char* characters, Grid& grid) {
  Sixteen cells = ~Sixteen{};
  each_sixteen([&](Cell from) {
    Sixteen here;
    std::memcpy(&here, characters + from, sizeof(here));
    const Sixteen digits = here - '0';
    const auto is_digit = reinterpret_cast<Sixteen>(digits <= 9);
    cells &= is_digit | reinterpret_cast<Sixteen>(here == '.');
    const Sixteen read = digits & is_digit;
    std::memcpy(grid.data() + from, &read, sizeof(read));
  });
  std::uint64_t halves[2];
  std::memcpy(halves, &cells, sizeof(halves));
  return (halves[0] & halves[1]) == UINT64_MAX;
}

/// Writes 81 characters, dots for empty cells. Returns their end.
inline char* write_cells(const Grid& grid, char* to) {
  each_sixteen([&](Cell from) {
    Sixteen digits;
    std::memcpy(&digits, grid.data() + from, sizeof(digits));
    // '.' is two less than '0'.
    const Sixteen written = digits + '0' + (reinterpret_cast<Sixteen>(digits == 0) & 0xfe);
    std::memcpy(to + from, &written, sizeof(written));
  });
  return to + kCells;
}

}  // namespace sudoku::batch
