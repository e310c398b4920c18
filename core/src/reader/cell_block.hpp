// A grid of single digits or of candidates, before it becomes a puzzle.
#pragma once

#include <array>
#include <deque>

#include "reader/reading_builder.hpp"

namespace sudoku::reader {

struct CellBlock {
  std::size_t begin;                   ///< position in the text
  std::array<Digits, kCells> cells{};  ///< empty for a blank
  bool candidates = false;             ///< some cell has several digits

  Grid grid() const {
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) grid.set(cell, cells[cell].first());
    return grid;
  }
};

/// A vector that grows would be copied for tens of milliseconds.
using CellBlocks = std::deque<CellBlock>;

/// Adds the puzzles that the blocks are. Givens, optionally the same with placed digits, and then
/// their candidates are one puzzle: Simple Sudoku's format. Complexity: linear.
Task<void> add_blocks(const CellBlocks& blocks, ReadingBuilder& builder);

}  // namespace sudoku::reader
