#include <array>

#include "definitions.hpp"

namespace sudoku {

const char* name_of(Panel panel) {
  static constexpr std::array kNames = {"free-cells", "calls", "possible", "matrix"};
  static_assert(kNames.size() == static_cast<std::size_t>(Panel::matrix) + 1);
  return kNames[static_cast<std::size_t>(panel)];
}

std::span<const Algorithm> algorithm_table() {
#define COPY_ROW(name) algorithms::name,
  static const std::array kTable = {SUDOKU_ALGORITHM_ROWS(COPY_ROW)};
#undef COPY_ROW
  return kTable;
}

const Algorithm* find_algorithm(std::string_view id) {
  for (const Algorithm& algorithm : algorithm_table()) {
    if (id == algorithm.id) return &algorithm;
  }
  return nullptr;
}

}  // namespace sudoku
