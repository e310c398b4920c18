// The simplest possible solver, as a reference for the engine: cells in reading order, ascending
// digits, one bit set per house. It shares only the vocabulary with the engine.
#pragma once

#include <algorithm>
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
  bool has(sudoku::House house, sudoku::Digit digit) const { return used_[house].has(digit); }
  bool can_add(sudoku::Cell cell, sudoku::Digit digit) const {
    const auto houses = sudoku::houses_of(cell);
    return std::none_of(houses.begin(), houses.end(),
                        [&](sudoku::House house) { return has(house, digit); });
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

/// Places for digits of which one must be right.
struct Choices {
  int size = 0;
  std::array<sudoku::Placement, 9> placements{};

  void add(sudoku::Cell cell, sudoku::Digit digit) { placements[size++] = {cell, digit}; }
};

/// The fewest digits of an empty cell, or places of a digit in a house, that are left; of equal
/// ones the first. Nothing if `grid` is full. `houses` has its digits.
inline std::optional<Choices> fewest_choices(const sudoku::Grid& grid, const Houses& houses) {
  std::optional<Choices> best;
  const auto keep = [&](const Choices& choices) {
    if (!best || choices.size < best->size) best = choices;
  };
  for (sudoku::Cell cell = 0; cell < sudoku::kCells; ++cell) {
    if (!grid.is_empty(cell)) continue;
    Choices choices;
    for (sudoku::Digit digit = 1; digit <= 9; ++digit) {
      if (houses.can_add(cell, digit)) choices.add(cell, digit);
    }
    keep(choices);
  }
  for (sudoku::House house = 0; house < sudoku::kHouses; ++house) {
    for (sudoku::Digit digit = 1; digit <= 9; ++digit) {
      if (houses.has(house, digit)) continue;
      Choices choices;
      for (sudoku::Cell cell : sudoku::kHouseCells[house]) {
        if (grid.is_empty(cell) && houses.can_add(cell, digit)) choices.add(cell, digit);
      }
      keep(choices);
    }
  }
  return best;
}

inline bool can_be_filled(sudoku::Grid& grid, Houses& houses) {
  const auto choices = fewest_choices(grid, houses);
  if (!choices) return true;
  for (int i = 0; i < choices->size; ++i) {
    const auto [cell, digit] = choices->placements[i];
    grid.set(cell, digit);
    houses.add(cell, digit);
    if (can_be_filled(grid, houses)) return true;
    houses.remove(cell, digit);
    grid.clear(cell);
  }
  return false;
}

/// True if a full grid has the digits of `puzzle`.
inline bool has_solution(const sudoku::Grid& puzzle) {
  sudoku::Grid grid = puzzle;
  Houses houses;
  for (sudoku::Cell cell = 0; cell < sudoku::kCells; ++cell) {
    if (!grid.is_empty(cell) && !houses.add(cell, grid[cell])) return false;
  }
  return can_be_filled(grid, houses);
}

}  // namespace brute_force
