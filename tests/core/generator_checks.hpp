// What tests of made and minimized puzzles share.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "sudoku/cell_set.hpp"
#include "sudoku/exact_count.hpp"
#include "sudoku/grid.hpp"

namespace generator_checks {

using namespace sudoku;

inline constexpr std::string_view kFull =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The number of solutions, by code that the engine does not share.
inline std::string count_of(const Grid& puzzle) {
  ExactCount count(puzzle);
  count.advance(UINT64_MAX);
  return to_text(count.count());
}

/// The cells with givens.
inline CellSet cells_of(const Grid& puzzle) {
  CellSet cells;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!puzzle.is_empty(cell)) cells.add(cell);
  }
  return cells;
}

/// True if each given is needed.
inline bool is_minimal(const Grid& puzzle) {
  for (Cell cell : cells_of(puzzle)) {
    Grid without = puzzle;
    without.clear(cell);
    if (count_of(without) == "1") return false;
  }
  return true;
}

}  // namespace generator_checks
