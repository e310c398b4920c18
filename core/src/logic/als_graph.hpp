// Almost locked sets of a state, n cells of one house with n + 1 candidates, and how they are
// linked.
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

/// Another set, and the digits that cannot be in both: all places in one see all places in the
/// other.
struct AlsLink {
  int set;
  Digits restricted;
};

/// The sets of a state and their links.
struct AlsGraph {
  std::array<CellSet, 10> cells;  ///< the empty cells and those with each digit
  std::vector<Als> sets;
  std::vector<std::vector<AlsLink>> links;  ///< of each set, by the other one
  bool is_linked = false;
};

/// All almost locked sets, each once. A cell with two candidates is one. Those of the last state
/// are kept, because several finders look at the same state, one after the other: the reference is
/// valid until the thread's next call for another state.
const std::vector<Als>& almost_locked_sets(const LogicState& state);

/// The same with their links.
const AlsGraph& als_graph(const LogicState& state);

/// The set as evidence.
inline AlmostLockedSet evidence_of(const Als& als) { return {als.cells, als.digits}; }

}  // namespace sudoku::logic
