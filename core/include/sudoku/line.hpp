// The line of a grid: its 81 cells in reading order, one character each. A digit is `1` to `9`, an
// empty cell is `0` or `.`. This is the wire format of a grid in addresses, messages and lists.
//
// All functions are pure, thread-safe and linear in the length of the line.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sudoku/cell.hpp"
#include "sudoku/digits.hpp"
#include "sudoku/grid.hpp"

namespace sudoku {

constexpr bool is_digit_char(char c) { return c >= '1' && c <= '9'; }

/// True if `c` can be a character of a line: a digit, `0` or `.`.
constexpr bool is_cell_char(char c) { return is_digit_char(c) || c == '0' || c == '.'; }

/// 1..9 for `1` to `9`, kNoDigit for any other character.
constexpr Digit digit_of_char(char c) { return is_digit_char(c) ? c - '0' : kNoDigit; }

/// `1` to `9` for 1..9, `empty` for kNoDigit. Precondition: `digit` is 0..9.
constexpr char char_of_digit(Digit digit, char empty) {
  return digit == kNoDigit ? empty : static_cast<char>('0' + digit);
}

/// The grid of a line. Nothing if `line` is not 81 characters long or one of them is no cell.
constexpr std::optional<Grid> parse_line(std::string_view line) {
  if (line.size() != kCells) return std::nullopt;
  Grid grid;
  bool valid = true;
  for (Cell cell = 0; cell < kCells; ++cell) {
    valid &= is_cell_char(line[cell]);
    grid.set(cell, digit_of_char(line[cell]));
  }
  if (!valid) return std::nullopt;
  return grid;
}

/// Writes the line of `grid` to `line[0..80]`, without a terminating null.
constexpr void format_line(const Grid& grid, char empty, char* line) {
  for (Cell cell = 0; cell < kCells; ++cell) line[cell] = char_of_digit(grid[cell], empty);
}

/// The line of a grid, with `empty` for each empty cell.
inline std::string to_line(const Grid& grid, char empty = '.') {
  std::string line(kCells, empty);
  format_line(grid, empty, line.data());
  return line;
}

static_assert([] {
  char line[kCells]{};
  for (char& c : line) c = '.';
  line[1] = '0';
  line[80] = '9';
  const auto grid = parse_line({line, kCells});
  if (!grid || grid->filled() != 1 || (*grid)[80] != 9) return false;
  char written[kCells]{};
  format_line(*grid, '.', written);
  line[1] = '.';
  return std::string_view(written, kCells) == std::string_view(line, kCells) &&
         !parse_line({line, kCells - 1});
}());
static_assert(digit_of_char('0') == kNoDigit && !is_cell_char('x') && !is_cell_char('\0'));

}  // namespace sudoku
