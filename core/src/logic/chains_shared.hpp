// Implications of a grid for searches in grids that have some of its candidates.
//
// Most assumptions have the same implications there. Those of an assumption differ only if a
// removed candidate is one of its nodes, or if a strong link is new: a removed candidate leaves so
// few candidates in a cell, or places for a digit in a house, that its off nodes switch on the
// last. Without the latter nothing follows from it that does not follow from it in the grid.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/chains_implications.hpp"

namespace sudoku::logic {

/// The implications of all assumptions in a grid, without patterns and nested chains.
class SharedImplications {
 public:
  /// Begins with a grid.
  void start(const ChainState& grid, ImplicationMode mode);
  /// Continues until all implications are known or `work` is spent. True at the end.
  bool advance(Work& work);

  /// Selects a grid that has some of the candidates.
  void select(const ChainState& grid);
  /// True if the implications of an assumption can be others in the selected grid.
  bool differs(CandidateIndex candidate, bool on) const {
    return has(differing_, bit_of(candidate, on));
  }
  /// True if something can follow from an assumption in the selected grid that does not in the
  /// first.
  bool grows(CandidateIndex candidate, bool on) const {
    return has(growing_, bit_of(candidate, on));
  }
  const Implications& of(CandidateIndex candidate, bool on) const {
    return table_.of(candidate, on);
  }
  const ImplicationTable& table() const { return table_; }
  /// The grid with which the implications began.
  const ChainState& grid() const { return grid_; }

 private:
  // Assumptions, a bit each.
  using Set = std::vector<std::uint64_t>;

  static bool has(const Set& set, int bit) { return (set[bit >> 6] >> (bit & 63) & 1) != 0; }
  int bit_of(CandidateIndex candidate, bool on) const { return 2 * number_of_[candidate] + on; }
  void add(CandidateIndex candidate, bool on);
  void add_strong_links(std::span<const CandidateIndex> unit, int kind);

  ChainState grid_;
  ImplicationMode mode_{};
  ImplicationTable table_;
  std::vector<CandidateIndex> candidates_;
  std::array<std::uint16_t, kCandidates> number_of_;  // index in candidates_
  int next_ = 0;                                      // the bit of the next assumption

  // Sets of words_ words each: by candidate, the assumptions that have it as an on or off node.
  int words_ = 0;
  Set with_on_;
  Set with_off_;
  Set with_first_;     // by candidate and unit: on, and nothing of the unit is off before
  Set contradictory_;  // what follows from these is not complete
  Set differing_;
  Set growing_;
};

}  // namespace sudoku::logic
