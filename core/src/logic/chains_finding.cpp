#include "logic/chains_finding.hpp"

#include "logic/rating_sum.hpp"

namespace sudoku::logic {
namespace {

double base_rating(ImplicationMode mode, int level) {
  if (mode == ImplicationMode::nishio) return 7.5;
  return mode == ImplicationMode::multiple ? 8.0 : 8.5 + 0.5 * level;
}

void add_evidence(Evidence& evidence, const Finding& finding, const ChainState& state,
                  const ImplicationTable& table) {
  const Cell cell = cell_of(finding.source);
  const Digit digit = digit_of(finding.source);
  if (finding.kind == FindingKind::cell) {
    evidence.cells = CellSet::of(cell);
    evidence.digits = Digits::from_mask(state.cells[cell]);
  } else if (finding.kind == FindingKind::region) {
    evidence.houses.push_back(finding.house);
    evidence.digits = Digits::of(digit);
    evidence.cells = cells_of(finding.house, state.places[finding.house][digit - 1]);
  }
  visit_chains(finding, state, table, [&](const Implications& implied, NodeIndex last) {
    evidence.chains.push_back(ImplicationTable::chain(implied, last));
  });
}

}  // namespace

int rank_of(FindingKind kind) {
  switch (kind) {
    case FindingKind::double_chain:
      return 1;
    case FindingKind::cell:
      return 5;
    case FindingKind::region:
      return 6;
    default:
      return 7;
  }
}

Technique technique_of(ImplicationMode mode, FindingKind kind) {
  using enum Technique;
  if (mode == ImplicationMode::nishio) return nishio;
  const bool is_static = mode == ImplicationMode::multiple;
  switch (kind) {
    case FindingKind::contradiction:
      return dynamic_contradiction_forcing_chains;
    case FindingKind::double_chain:
      return dynamic_double_forcing_chains;
    case FindingKind::cell:
      return is_static ? cell_forcing_chains : dynamic_cell_forcing_chains;
    default:
      return is_static ? region_forcing_chains : dynamic_region_forcing_chains;
  }
}

Deduction deduction_of(const Finding& finding, const ChainState& state, ImplicationMode mode,
                       int level, const ImplicationTable& table, bool evidence) {
  Deduction deduction;
  deduction.technique = technique_of(mode, finding.kind);
  deduction.level = level;
  deduction.rating = tenths_of(base_rating(mode, level) + length_surcharge(finding.complexity));
  const Cell cell = cell_of(finding.target);
  const Digit digit = digit_of(finding.target);
  if (finding.target_on) {
    deduction.placements.push_back({cell, digit});
  } else {
    deduction.eliminations.push_back({cell, digit});
  }
  if (evidence) add_evidence(deduction.evidence, finding, state, table);
  return deduction;
}

Branches branches_of_cell(const ChainState& state, const ImplicationTable& table, Cell cell) {
  Branches branches;
  each_bit(state.cells[cell], [&](int digit) { branches.add(table.of(cell * 9 + digit, true)); });
  return branches;
}

Branches branches_of_region(const ChainState& state, const ImplicationTable& table, House house,
                            int digit) {
  Branches branches;
  each_bit(state.places[house][digit],
           [&](int place) { branches.add(table.of(kHouseCells[house][place] * 9 + digit, true)); });
  return branches;
}

Branches branches_of_candidate(const ImplicationTable& table, CandidateIndex candidate) {
  Branches branches;
  branches.add(table.of(candidate, true));
  branches.add(table.of(candidate, false));
  return branches;
}

}  // namespace sudoku::logic
