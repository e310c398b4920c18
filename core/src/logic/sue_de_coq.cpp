// Sue de Coq: cells where a box and a line cross, with cells of the rest of the line and cells of
// the rest of the box, whose candidates are just enough to fill all of them.
//
// A digit can be in the chosen cells once, or twice if it is a candidate both in the line's and in
// the box's part. If these numbers add up to the number of cells, each digit is there as often as
// it can be. In terms of the surplus of a part, its digits less its cells: the surpluses add up to
// the number of the crossing's digits that are also in another part.
//
// Evidence: `houses` are the line and the box; `sets` are the crossing cells, those of the line
// and those of the box, with their candidates.
#include "combinations.hpp"
#include "finders.hpp"

namespace sudoku::logic {

namespace {

struct Part {
  AlmostLockedSet set;
  int surplus;
};

// The sets of one or more of `cells` with a surplus of at most `most`, by mask.
std::vector<Part> parts_of(const LogicState& state, CellSet cells, int most) {
  std::array<AlmostLockedSet, 64> sets;
  std::array<Cell, 6> list;
  unsigned count = 0;
  for (const Cell cell : cells) list[count++] = cell;
  std::vector<Part> parts;
  for (unsigned mask = 1; mask < 1u << count; ++mask) {
    const Cell first = list[std::countr_zero(mask)];
    const AlmostLockedSet& others = sets[mask & (mask - 1)];
    sets[mask] = {others.cells | CellSet::of(first), others.digits | state.candidates(first)};
    const int surplus = sets[mask].digits.size() - std::popcount(mask);
    if (surplus <= most) parts.push_back({sets[mask], surplus});
  }
  return parts;
}

bool add_sue_de_coq(const LogicState& state, DeductionSink& sink, House line, House box,
                    const AlmostLockedSet& crossing, const AlmostLockedSet& in_line,
                    const AlmostLockedSet& in_box) {
  const CellSet cells = crossing.cells | in_line.cells | in_box.cells;
  const Digits both = in_line.digits & in_box.digits;
  Deduction deduction = deduction_by(Technique::sue_de_coq);
  for (Digit digit : crossing.digits | in_line.digits | in_box.digits) {
    CellSet victims;
    if (both.has(digit)) {
      // Once in each part: nowhere else in the line or the box.
      victims = (kHouseSets[line] - in_line.cells) | (kHouseSets[box] - in_box.cells);
    } else {
      if (!in_box.digits.has(digit)) victims = victims | (kHouseSets[line] - cells);
      if (!in_line.digits.has(digit)) victims = victims | (kHouseSets[box] - cells);
    }
    append(deduction.eliminations, state, victims, digit);
  }
  if (deduction.eliminations.empty()) return false;
  deduction.evidence.houses = {line, box};
  deduction.evidence.cells = cells;
  deduction.evidence.digits = crossing.digits | in_line.digits | in_box.digits;
  deduction.evidence.sets = {crossing, in_line, in_box};
  return sink.add(std::move(deduction));
}

bool find_at(const LogicState& state, DeductionSink& sink, House line, House box) {
  const CellSet empty = state.empty_cells();
  const CellSet shared = kHouseSets[line] & kHouseSets[box] & empty;
  // The crossing's digits exceed its cells by its own surplus, and none of the others is negative
  // in a puzzle with a solution: they are not more than its cells.
  const int cells = shared.size();
  if (cells < 2) return false;
  const auto lines = parts_of(state, (kHouseSets[line] & empty) - kHouseSets[box], cells);
  if (lines.empty()) return false;
  const auto boxes = parts_of(state, (kHouseSets[box] & empty) - kHouseSets[line], cells);
  for (const auto& [crossing, surplus] : parts_of(state, shared, 9)) {
    if (crossing.cells.size() < 2 || surplus < 2) continue;
    for (const auto& [in_line, line_surplus] : lines) {
      if ((in_line.digits & crossing.digits).empty()) continue;
      for (const auto& [in_box, box_surplus] : boxes) {
        const Digits common = (in_line.digits | in_box.digits) & crossing.digits;
        if (common.size() != surplus + line_surplus + box_surplus) continue;
        if ((in_box.digits & crossing.digits).empty()) continue;
        if (add_sue_de_coq(state, sink, line, box, crossing, in_line, in_box)) return true;
      }
    }
  }
  return false;
}

}  // namespace

bool find_sue_de_coq(const LogicState& state, DeductionSink& sink) {
  for (House box = 18; box < kHouses; ++box) {
    for (House line = 0; line < 18; ++line) {
      if (find_at(state, sink, line, box)) return true;
    }
  }
  return false;
}

}  // namespace sudoku::logic
