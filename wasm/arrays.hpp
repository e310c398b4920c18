// Conversions between C++ and JavaScript values that more than one module needs.
#pragma once

#include <emscripten/val.h>

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "budgets.hpp"

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

}  // namespace sudoku
