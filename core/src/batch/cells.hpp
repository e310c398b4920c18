// The 81 characters of a puzzle in a plain line, sixteen at a time.
#pragma once

#include <cstdint>
#include <cstring>

#include "sudoku/grid.hpp"
#include "sudoku/line.hpp"

namespace sudoku::batch {

using Sixteen = std::uint8_t __attribute__((vector_size(16)));

/// The first 80; the last is alone.
inline constexpr Cell kSixteens = kCells - 1;

/// Reads 81 characters. False where one is no cell (`1` to `9`; `0` or `.` where it is empty):
/// what then is in `grid` is of no use.
inline bool read_cells(const char* characters, Grid& grid) {
  const char last = characters[kSixteens];
  Sixteen cells = ~Sixteen{};
  for (Cell from = 0; from < kSixteens; from += 16) {
    Sixteen here;
    std::memcpy(&here, characters + from, sizeof(here));
    const Sixteen digits = here - '0';
    const auto is_digit = reinterpret_cast<Sixteen>(digits <= 9);
    cells &= is_digit | reinterpret_cast<Sixteen>(here == '.');
    const Sixteen read = digits & is_digit;
    std::memcpy(grid.data() + from, &read, sizeof(read));
  }
  grid.set(kSixteens, digit_of_char(last));
  std::uint64_t halves[2];
  std::memcpy(halves, &cells, sizeof(halves));
  return (halves[0] & halves[1]) == UINT64_MAX && is_cell_char(last);
}

/// Writes 81 characters, dots for empty cells. Returns their end.
inline char* write_cells(const Grid& grid, char* to) {
  for (Cell from = 0; from < kSixteens; from += 16) {
    Sixteen digits;
    std::memcpy(&digits, grid.data() + from, sizeof(digits));
    // '.' is two less than '0'.
    const Sixteen written = digits + '0' + (reinterpret_cast<Sixteen>(digits == 0) & 0xfe);
    std::memcpy(to + from, &written, sizeof(written));
  }
  const Digit last = grid[kSixteens];
  to[kSixteens] = last == kNoDigit ? '.' : static_cast<char>('0' + last);
  return to + kCells;
}

}  // namespace sudoku::batch
