// Conversions between C++ and JavaScript values that more than one module needs.
#pragma once

#include <emscripten/val.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace sudoku {

/// A JavaScript array of the first `most` items, each converted by `to_val`.
inline emscripten::val array_of(const auto& items, std::size_t most, auto&& to_val) {
  emscripten::val array = emscripten::val::array();
  const std::size_t size = std::min(std::size(items), most);
  for (std::size_t i = 0; i < size; ++i) array.set(i, to_val(items[i]));
  return array;
}

/// The same for all items.
inline emscripten::val array_of(const auto& items, auto&& to_val) {
  return array_of(items, std::size(items), to_val);
}

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
