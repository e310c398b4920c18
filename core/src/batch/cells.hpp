// parse_line and format_line of line.hpp, 16 characters at a time: in a list of easy puzzles the
// scalar functions take a tenth of the time.
#pragma once

#include <cstdint>
#include <cstring>

#include "sudoku/grid.hpp"
#include "sudoku/line.hpp"

namespace sudoku::batch {

using Sixteen = std::uint8_t __attribute__((vector_size(16)));

/// The cells in vectors; the last cell is handled alone.
inline constexpr Cell kSixteens = kCells - 1;

/// Reads a line of 81 characters. False if one of them is no cell; then `grid` is unspecified.
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

/// Writes a line of 81 characters, `.` for empty cells, and returns its end.
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
