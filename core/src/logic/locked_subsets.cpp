// Locked pairs and triples: a naked subset in the intersection of a box and a line.
//
// Evidence: the box and the line, the cells and digits of the subset.
#include "combinations.hpp"
#include "finders.hpp"

namespace sudoku::logic {

namespace {

bool add_locked(const LogicState& state, DeductionSink& sink, Technique technique, House line,
                House box, CellSet cells, Digits digits) {
  Deduction deduction = deduction_by(technique);
  for (Cell cell : (kHouseSets[line] | kHouseSets[box]) - cells) {
    append(deduction.eliminations, state, cell, digits);
  }
  if (deduction.eliminations.empty()) return false;
  if (sink.wants_evidence()) {
    deduction.evidence.houses = {line, box};
    deduction.evidence.cells = cells;
    deduction.evidence.digits = digits;
  }
  return sink.add(std::move(deduction));
}

template <int n>
bool find_locked_subsets(const LogicState& state, DeductionSink& sink, Technique technique) {
  for (House box = 18; box < kHouses; ++box) {
    for (House line = 0; line < 18; ++line) {
      const CellSet crossing = kHouseSets[box] & kHouseSets[line] & state.empty_cells();
      if (crossing.size() < n) continue;
      for (unsigned mask : kCombinations<n>) {
        const CellSet cells = cells_of(line, mask);
        if (!cells.is_subset_of(crossing)) continue;
        Digits digits;
        for (Cell cell : cells) digits = digits | state.candidates(cell);
        if (digits.size() != n) continue;
        if (add_locked(state, sink, technique, line, box, cells, digits)) return true;
      }
    }
  }
  return false;
}

}  // namespace

bool find_locked_pairs(const LogicState& state, DeductionSink& sink) {
  return find_locked_subsets<2>(state, sink, Technique::locked_pair);
}
bool find_locked_triples(const LogicState& state, DeductionSink& sink) {
  return find_locked_subsets<3>(state, sink, Technique::locked_triple);
}

}  // namespace sudoku::logic
