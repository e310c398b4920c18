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

/// What identifies a deduction of a MultipleSearch. Its chains are collected only if it is used.
struct Finding {
  int complexity = INT_MAX;
  FindingKind kind{};
  CandidateIndex source = 0;  // of a cell or region: the first one
  bool source_on = true;
  House house = 0;  // of a region
  CandidateIndex target = 0;
  bool target_on = false;

  friend bool operator==(const Finding&, const Finding&) = default;
};

/// ChainRank::kind.
int rank_of(FindingKind kind);
Technique technique_of(ImplicationMode mode, FindingKind kind);
/// `table` knows the implications of all assumptions of the finding.
Deduction deduction_of(const Finding& finding, const ChainState& state, ImplicationMode mode,
                       int level, const ImplicationTable& table, bool evidence);

/// The implications of the assumptions of a finding.
class Branches {
 public:
  void add(const Implications& implied) { branches_[size_++] = &implied; }
  std::span<const Implications* const> all() const { return {branches_.data(), size_}; }

 private:
  std::array<const Implications*, 9> branches_;
  std::size_t size_ = 0;
};

Branches branches_of_cell(const ChainState& state, const ImplicationTable& table, Cell cell);
/// `digit` is 0..8.
Branches branches_of_region(const ChainState& state, const ImplicationTable& table, House house,
                            int digit);
/// Both assumptions of a candidate.
Branches branches_of_candidate(const ImplicationTable& table, CandidateIndex candidate);

/// Calls visit(implications, index of the last node) for each chain of a finding.
template <typename Visit>
void visit_chains(const Finding& finding, const ChainState& state, const ImplicationTable& table,
                  Visit visit) {
  const auto visit_all = [&](const Branches& branches) {
    for (const Implications* implied : branches.all())
      visit(*implied, implied->index(finding.target, finding.target_on));
  };
  switch (finding.kind) {
    case FindingKind::contradiction: {
      const Implications& implied = table.of(finding.source, finding.source_on);
      visit(implied, implied.conflict_on);
      visit(implied, implied.conflict_off);
      break;
    }
    case FindingKind::double_chain:
      return visit_all(branches_of_candidate(table, finding.source));
    case FindingKind::cell:
      return visit_all(branches_of_cell(state, table, cell_of(finding.source)));
    case FindingKind::region:
      return visit_all(
          branches_of_region(state, table, finding.house, digit_of(finding.source) - 1));
  }
}

}  // namespace sudoku::logic
