// Almost locked sets of a state: n cells of one house with n + 1 candidates.
#pragma once

#include <array>
#include <vector>

#include "combinations.hpp"

namespace sudoku::logic {

struct Als {
  CellSet cells;
  Digits digits;
  House house;
  /// By digit, at index digit - 1: the cells of the set that have it.
  std::array<CellSet, 9> with;
  /// By digit: the cells outside the set that see all those cells; empty if the set lacks it.
  std::array<CellSet, 9> seen;
};

/// All almost locked sets, each once. A cell with two candidates is one.
std::vector<Als> almost_locked_sets(const LogicState& state);

/// The digits that cannot be in both sets: all places in one see all places in the other.
Digits restricted_common(const Als& a, const Als& b);

/// The set as evidence.
inline AlmostLockedSet evidence_of(const Als& als) { return {als.cells, als.digits}; }

}  // namespace sudoku::logic
