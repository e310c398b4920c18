// The plainest solver there is, to judge the engine by: cells in reading order, digits upwards, one
// bit set for each house. It shares nothing with the engine but the vocabulary.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/candidates.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/houses.hpp"

namespace brute_force {

/// The digits that stand in each house. False from `add` where one stands there already.
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

/// True where two digits of `grid` clash.
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

  /// The first `limit` solutions in lexicographic order; nothing where `nodes` did not suffice.
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
      const bool go_on = from(cell + 1);
      houses_.remove(cell, digit);
      grid_.clear(cell);
      if (!go_on) return false;
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

/// The first `limit` solutions of `puzzle` in lexicographic order, each cell that is empty keeping
/// to `allowed`; nothing where more than `nodes` nodes would have to be visited.
inline std::optional<std::vector<sudoku::Grid>> first_solutions(const sudoku::Grid& puzzle,
                                                                const sudoku::Candidates& allowed,
                                                                std::size_t limit, int nodes) {
  return Search(puzzle, allowed, limit, nodes).run();
}

}  // namespace brute_force
