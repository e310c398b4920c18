// Values that more than one module makes for JavaScript.
#pragma once

#include <emscripten/val.h>

#include <algorithm>
#include <cstddef>

namespace sudoku {

inline emscripten::val array_of(const auto& items, std::size_t most, auto&& to_val) {
  emscripten::val array = emscripten::val::array();
  const std::size_t size = std::min(items.size(), most);
  for (std::size_t i = 0; i < size; ++i) array.set(i, to_val(items[i]));
  return array;
}

}  // namespace sudoku
