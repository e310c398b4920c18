#include <array>

#include "definitions.hpp"

namespace sudoku {

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
