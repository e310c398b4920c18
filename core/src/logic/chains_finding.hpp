// What follows from several assumptions, of which one is true.
#pragma once

#include <array>
#include <climits>
#include <cstdint>
#include <span>

#include "logic/chains_implications.hpp"

namespace sudoku::logic {

enum class FindingKind : std::uint8_t {
  contradiction,  // the source makes a candidate both on and off
  double_chain,   // the target follows from the source on, and from the source off
  cell,           // the target follows from each candidate of a cell
  region,         // the target follows from each place of a digit in a house
};

/// What identifies a deduction of find_multiple. Its chains are collected only if it is reported.
struct Finding {
  int complexity = INT_MAX;
  FindingKind kind{};
  CandidateIndex source = 0;  // of a cell or region: the first one
  bool source_on = true;
  House house = 0;  // of a region
  CandidateIndex target = 0;
  bool target_on = false;
};

/// ChainRank::kind.
int rank_of(FindingKind kind);
Technique technique_of(ImplicationMode mode, FindingKind kind);
/// With evidence, `table` knows the implications of all assumptions of the finding.
Deduction deduction_of(const Finding& finding, const ChainState& state, ImplicationMode mode,
                       int level, ImplicationTable& table, bool evidence);

/// The implications of the assumptions of a finding.
class Branches {
 public:
  void add(const Implications& implied) { branches_[size_++] = &implied; }
  std::span<const Implications* const> all() const { return {branches_.data(), size_}; }

 private:
  std::array<const Implications*, 9> branches_;
  std::size_t size_ = 0;
};

Branches branches_of_cell(const ChainState& state, ImplicationTable& table, Cell cell);
/// `digit` is 0..8.
Branches branches_of_region(const ChainState& state, ImplicationTable& table, House house,
                            int digit);

}  // namespace sudoku::logic
