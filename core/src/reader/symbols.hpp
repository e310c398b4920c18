// What single characters mean to the readers.
#pragma once

#include <string_view>

#include "sudoku/digits.hpp"

namespace sudoku::reader {

constexpr bool is_digit(char c) { return c >= '1' && c <= '9'; }

/// The Almanac's cells: a digit, or a blank as `0` or `.`.
constexpr bool is_plain_cell(char c) { return is_digit(c) || c == '0' || c == '.'; }

/// Everything that stands for an empty cell where cells are told apart anyhow.
constexpr bool is_blank(char c) {
  return std::string_view("0._*xX?-").find(c) != std::string_view::npos;
}

constexpr bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/// What stands between cells in drawn grids, lists and the source text of arrays.
constexpr bool is_separator(char c) {
  return is_space(c) || std::string_view("|!,;{}[]()\"'").find(c) != std::string_view::npos;
}

/// What borders are drawn with.
constexpr bool is_border(char c) {
  return is_space(c) || std::string_view("|!+-*=:.'`,").find(c) != std::string_view::npos;
}

/// 1..9, or kNoDigit for any other character.
constexpr Digit digit_of(char c) { return is_digit(c) ? c - '0' : kNoDigit; }

}  // namespace sudoku::reader
