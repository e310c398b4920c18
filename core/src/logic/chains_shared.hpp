// Implications of a grid for searches in grids that have some of its candidates.
//
// Most assumptions have the same implications there. Those of an assumption differ only if a
// removed candidate is one of its nodes, or if a removed candidate leaves just two candidates in a
// cell, or two places for a digit in a house, one of which is an off node of the assumption: a
// strong link is new.
#pragma once

#include <array>
#include <cstdint>
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
    const int bit = bit_of(candidate, on);
    return (differing_[bit >> 6] >> (bit & 63) & 1) != 0;
  }
  const Implications& of(CandidateIndex candidate, bool on) const {
    return table_.of(candidate, on);
  }

 private:
  // A cell, or a digit in a house.
  static constexpr int kUnits = kCells + kHouses * 9;

  int bit_of(CandidateIndex candidate, bool on) const { return 2 * number_of_[candidate] + on; }
  void add(CandidateIndex candidate, bool on);
  void add_differing(const std::uint64_t* set);

  ChainState grid_;
  ImplicationMode mode_{};
  ImplicationTable table_;
  std::vector<CandidateIndex> candidates_;
  std::array<std::uint16_t, kCandidates> number_of_;  // index in candidates_
  int next_ = 0;                                      // the bit of the next assumption

  // Sets of assumptions, words_ words each: by candidate those that have it as a node; by unit and
  // number of removed candidates, 1..9, those with a further strong link.
  int words_ = 0;
  std::vector<std::uint64_t> with_node_;
  std::vector<std::uint64_t> with_link_;
  std::vector<std::uint64_t> differing_;
};

}  // namespace sudoku::logic
