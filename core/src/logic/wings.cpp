// XY-wing and XYZ-wing.
//
// Evidence: `order` is the pivot and the two pincers, `cells` the same as a set, `digits` the digit
// that both pincers have and that is eliminated.
#include "combinations.hpp"
#include "finders.hpp"

namespace sudoku::logic {

namespace {

bool add_wing(const LogicState& state, DeductionSink& sink, Technique technique, Cell pivot,
              Cell first, Cell second, Digit digit) {
  CellSet victims = kPeerSets[first] & kPeerSets[second] & state.cells_with(digit);
  if (technique == Technique::xyz_wing) victims = victims & kPeerSets[pivot];
  victims.remove(pivot);
  if (victims.empty()) return false;
  Deduction deduction = deduction_by(technique);
  append(deduction.eliminations, state, victims, digit);
  if (sink.wants_evidence()) {
    deduction.evidence.order = {pivot, first, second};
    deduction.evidence.cells = CellSet::of(pivot).add(first).add(second);
    deduction.evidence.digits = Digits::of(digit);
  }
  return sink.add(std::move(deduction));
}

// A pivot with `size` candidates: two for an XY-wing, three for an XYZ-wing.
bool find_wings(const LogicState& state, DeductionSink& sink, int size) {
  const Technique technique = size == 2 ? Technique::xy_wing : Technique::xyz_wing;
  const CellSet bivalue = cells_of_size(state, 2);
  for (Cell pivot : size == 2 ? bivalue : cells_of_size(state, 3)) {
    if ((bivalue & kPeerSets[pivot]).size() < 2) continue;
    const Digits digits = state.candidates(pivot);
    // The pincers lack exactly one digit of the pivot: two that lack different digits make a wing,
    // if their other digit is the same.
    std::array<Cell, kPeersPerCell> pincers;
    int count = 0;
    for (Cell peer : kPeersByBox[pivot]) {
      if (bivalue.has(peer) && (digits - state.candidates(peer)).size() == 1) {
        pincers[count++] = peer;
      }
    }
    for (int i = 0; i < count; ++i) {
      const Digits first = state.candidates(pincers[i]);
      for (int k = 0; k < count; ++k) {
        const Digits second = state.candidates(pincers[k]);
        const Digits common = first & second;
        if (common.size() != 1 || (digits | first | second).size() != 3) continue;
        if (size == 2 && !(common & digits).empty()) continue;
        if (add_wing(state, sink, technique, pivot, pincers[i], pincers[k], common.first())) {
          return true;
        }
      }
    }
  }
  return false;
}

}  // namespace

bool find_xy_wings(const LogicState& state, DeductionSink& sink) {
  return find_wings(state, sink, 2);
}
bool find_xyz_wings(const LogicState& state, DeductionSink& sink) {
  return find_wings(state, sink, 3);
}

}  // namespace sudoku::logic
