// Numbers of JavaScript as integers.
#pragma once

#include <algorithm>
#include <cstdint>

namespace sudoku {

/// A JavaScript number as an integer, rounded down and limited to 0..2^53. NaN becomes 0.
inline std::uint64_t to_integer(double number) {
  constexpr double kLargest = 9007199254740992.0;
  return number >= 1 ? static_cast<std::uint64_t>(std::min(number, kLargest)) : 0;
}

/// The same for a budget, which is at least 1: a loop with a budget of 0 would never end.
inline std::uint64_t to_budget(double number) {
  return std::max<std::uint64_t>(1, to_integer(number));
}

}  // namespace sudoku
