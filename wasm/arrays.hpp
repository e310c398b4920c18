// Values that more than one module makes for JavaScript.
#pragma once

#include <emscripten/val.h>

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace sudoku {

/// The first items, `most` of them at most, as what `to_val` makes of them.
inline emscripten::val array_of(const auto& items, std::size_t most, auto&& to_val) {
  emscripten::val array = emscripten::val::array();
  const std::size_t size = std::min(std::size(items), most);
  for (std::size_t i = 0; i < size; ++i) array.set(i, to_val(items[i]));
  return array;
}

/// All of them.
inline emscripten::val array_of(const auto& items, auto&& to_val) {
  return array_of(items, std::size(items), to_val);
}

}  // namespace sudoku
