// The simplest possible solver, as a reference for the engine: cells in reading order, ascending
// digits, one bit set per house. It shares only the vocabulary with the engine.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/candidates.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/houses.hpp"

namespace brute_force {

/// The digits of each house. `add` returns false if one of the houses already has the digit.
class Houses {
 public:
  bool add(sudoku::Cell cell, sudoku::Digit digit) {
    for (sudoku::House house : sudoku::houses_of(cell)) {
      if (used_[house].has(digit)) return false;
    }
    for (sudoku::House house : sudoku::houses_of(cell)) used_[house].add(digit);
    return true;
  }
  void remove(sudoku::Cell cell, sudoku::Digit digit) {
    for (sudoku::House house : sudoku::houses_of(cell)) used_[house].remove(digit);
  }

 private:
  std::array<sudoku::Digits, sudoku::kHouses> used_{};
};

/// True if a house of `grid` has a digit twice.
inline bool has_conflict(const sudoku::Grid& grid) {
  Houses houses;
  for (sudoku::Cell cell = 0; cell < sudoku::kCells; ++cell) {
    if (!grid.is_empty(cell) && !houses.add(cell, grid[cell])) return true;
  }
  return false;
}

class Search {
 public:
  Search(const sudoku::Grid& puzzle, const sudoku::Candidates& allowed, std::size_t limit,
         int nodes)
      : puzzle_(puzzle), grid_(puzzle), allowed_(allowed), limit_(limit), nodes_(nodes) {}

  /// The first `limit` solutions in lexicographic order; nothing if `nodes` were not enough.
  std::optional<std::vector<sudoku::Grid>> run() {
    for (sudoku::Cell cell = 0; cell < sudoku::kCells; ++cell) {
      if (!puzzle_.is_empty(cell) && !houses_.add(cell, puzzle_[cell])) return solutions_;
    }
    from(0);
    if (nodes_ <= 0) return std::nullopt;
    return solutions_;
  }

 private:
  /// Fills the cells from `cell` on. False ends the search.
  bool from(sudoku::Cell cell) {
    if (--nodes_ <= 0) return false;
    while (cell < sudoku::kCells && !puzzle_.is_empty(cell)) ++cell;
    if (cell == sudoku::kCells) {
      solutions_.push_back(grid_);
      return solutions_.size() < limit_;
    }
    for (sudoku::Digit digit : allowed_[cell]) {
      if (!houses_.add(cell, digit)) continue;
      grid_.set(cell, digit);
      const bool more = from(cell + 1);
      houses_.remove(cell, digit);
      grid_.clear(cell);
      if (!more) return false;
    }
    return true;
  }

  sudoku::Grid puzzle_;
  sudoku::Grid grid_;
  sudoku::Candidates allowed_;
  std::size_t limit_;
  int nodes_;
  Houses houses_;
  std::vector<sudoku::Grid> solutions_;
};

/// The first `limit` solutions of `puzzle` in lexicographic order whose empty cells have candidates
/// of `allowed`; nothing if that takes more than `nodes` nodes.
inline std::optional<std::vector<sudoku::Grid>> first_solutions(const sudoku::Grid& puzzle,
                                                                const sudoku::Candidates& allowed,
                                                                std::size_t limit, int nodes) {
  return Search(puzzle, allowed, limit, nodes).run();
}

}  // namespace brute_force
