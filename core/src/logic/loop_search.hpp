// The loops of unique rectangles and loops.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "finders.hpp"

namespace sudoku::logic {

/// Cells in pairs of houses that have two digits in common.
struct Loop {
  std::array<std::uint8_t, kCells> order;
  int size = 0;
  CellSet cells;
  Digits pair;
};

/// Finds all loops in which at most two cells have extra candidates, or any number the same one. A
/// loop is found from each of its cells with two candidates. Calls `visit(const Loop&)` for each;
/// the loop is valid during the call.
///
/// Sudoku Explainer's search ignores that extra digits belong to one branch only. So does this one,
/// because it decides which loops of type 2 are found.
template <class Visit>
class LoopSearch {
 public:
  LoopSearch(const LogicState& state, Visit visit) : state_(state), visit_(std::move(visit)) {}

  void run() {
    for (Cell cell : state_.empty_cells()) {
      const Digits digits = state_.candidates(cell);
      if (digits.size() != 2) continue;
      loop_ = Loop{};
      loop_.pair = digits;
      const Digit first = digits.first();
      const Digit second = (digits - Digits::of(first)).first();
      both_ = state_.cells_with(first) & state_.cells_with(second);
      if (both_.size() < 4) continue;
      visited_[0] = visited_[1] = 0;
      extend(cell, 2, Digits(), -1);
    }
  }

 private:
  // A bit for each house of a cell.
  static unsigned houses_mask(Cell cell) {
    const auto houses = houses_of(cell);
    return 1u << houses[0] | 1u << houses[1] | 1u << houses[2];
  }

  // Adds `cell` to the loop and continues from it. `allowed`: how many more cells may have extra
  // candidates; `extra`: the extra digits so far; `kind`: how the last two cells see each other.
  void extend(Cell cell, int allowed, Digits extra, int kind) {
    // A loop is valid if it visits each house twice, once at an odd and once at an even position,
    // or never. What visits a house twice at positions of the same parity never becomes valid.
    const int parity = loop_.size % 2;
    const unsigned houses = houses_mask(cell);
    if ((visited_[parity] & houses) != 0) return;
    visited_[parity] |= houses;
    loop_.order[loop_.size++] = static_cast<std::uint8_t>(cell);
    loop_.cells.add(cell);
    const Cell start = loop_.order[0];
    for (int next_kind : kKindsOfHouses) {
      if (next_kind == kind) continue;
      for (Cell next : both_& kHouseSets[houses_of(cell)[next_kind]]) {
        if (next == start && loop_.size >= 4) {
          if (visited_[0] == visited_[1]) visit_(loop_);
          continue;
        }
        if (loop_.cells.has(next)) continue;
        const Digits more = state_.candidates(next) - loop_.pair;
        extra = extra | more;
        if (more.empty()) {
          extend(next, allowed, extra, next_kind);
        } else if (extra.size() == 1 || allowed > 0) {
          extend(next, allowed - 1, extra, next_kind);
        }
      }
    }
    loop_.cells.remove(cell);
    --loop_.size;
    visited_[parity] &= ~houses;
  }

  const LogicState& state_;
  Visit visit_;
  Loop loop_;
  CellSet both_;
  std::array<unsigned, 2> visited_;  // houses, by parity of the position in the loop
};

}  // namespace sudoku::logic
