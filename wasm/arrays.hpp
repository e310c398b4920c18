// Conversions between C++ and JavaScript values that more than one module needs.
#pragma once

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>

#include "budgets.hpp"
#include "sudoku/line.hpp"

namespace sudoku {

/// A text; null for a null pointer.
inline emscripten::val text_of(const char* text) {
  return text == nullptr ? emscripten::val::null() : emscripten::val(std::string(text));
}

/// 81 digits, 0 for an empty cell.
inline emscripten::val line_of(const Grid& grid) { return emscripten::val(to_line(grid, '0')); }

/// A JavaScript array of the first `most` items, each converted by `to_val`.
inline emscripten::val array_of(const auto& items, std::size_t most, auto&& to_val) {
  emscripten::val array = emscripten::val::array();
  std::size_t size = 0;
  for (const auto& item : items) {
    if (size == most) break;
    array.set(size++, to_val(item));
  }
  return array;
}

/// The same for all items.
inline emscripten::val array_of(const auto& items, auto&& to_val) {
  return array_of(items, SIZE_MAX, to_val);
}

/// An array of integers: cells, digits, houses.
inline emscripten::val numbers_of(const auto& numbers) {
  return array_of(numbers, [](int number) { return emscripten::val(number); });
}

/// A new typed array. A view of the heap would become empty when the heap grows.
inline emscripten::val typed_array(const char* type, const auto& items) {
  return emscripten::val::global(type).new_(
      emscripten::val(emscripten::typed_memory_view(std::size(items), std::data(items))));
}

/// An object that JavaScript owns until it calls `delete`. Its class is bound with `owned_class`.
template <class T>
emscripten::val owned(T&& object) {
  static_assert(!std::is_lvalue_reference_v<T>);
  return emscripten::val(std::make_shared<T>(std::move(object)));
}
/// Begins the binding of a class whose objects `owned` creates. Shared pointers, because Embind of
/// some versions copies other objects that it returns.
template <class T>
auto owned_class(const char* name) {
  return emscripten::class_<T>(name).template smart_ptr<std::shared_ptr<T>>(name);
}

}  // namespace sudoku
