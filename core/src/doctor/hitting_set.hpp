// Smallest sets of cells that have a cell of each given set.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/cell_set.hpp"

namespace sudoku::doctor {

/// Finds smallest hitting sets of a growing collection of sets: sets that have a cell in common
/// with each of them.
class HittingSets {
 public:
  /// `set` must not be empty.
  void add(CellSet set) { sets_.push_back(set); }

  /// A hitting set of the smallest size; nothing if `budget`, which is counted down, is used up.
  /// The unit of the budget is about a microsecond. The search is exponential in the size.
  std::optional<CellSet> smallest(std::uint64_t& budget);

 private:
  bool extend(CellSet chosen, CellSet allowed, int left, std::uint64_t& budget);

  std::vector<CellSet> sets_;
  int least_ = 0;  // no smaller set hits all; grows with the collection
  CellSet found_;
};

}  // namespace sudoku::doctor
