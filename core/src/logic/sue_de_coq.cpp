// Sue de Coq: cells where a box and a line cross, with cells of the rest of the line and cells of
// the rest of the box, whose candidates are just enough to fill all of them.
//
// A digit can be in the chosen cells once, or twice if it is a candidate both in the line's and in
// the box's part. If these numbers add up to the number of cells, each digit is there as often as
// it can be.
//
// Evidence: `houses` are the line and the box; `sets` are the crossing cells, those of the line
// and those of the box, with their candidates.
#include "combinations.hpp"
#include "finders.hpp"

namespace sudoku::logic {

namespace {

// Sets of one or more of `cells`, by mask.
std::vector<AlmostLockedSet> parts_of(const LogicState& state, CellSet cells) {
  const std::vector<Cell> list = list_of(cells);
  std::vector<AlmostLockedSet> parts(std::size_t{1} << list.size());
  for (unsigned mask = 1; mask < parts.size(); ++mask) {
    const Cell first = list[std::countr_zero(mask)];
    const AlmostLockedSet& others = parts[mask & (mask - 1)];
    parts[mask] = {others.cells | CellSet::of(first), others.digits | state.candidates(first)};
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
  if (shared.size() < 2) return false;
  const auto lines = parts_of(state, (kHouseSets[line] & empty) - kHouseSets[box]);
  const auto boxes = parts_of(state, (kHouseSets[box] & empty) - kHouseSets[line]);
  for (const AlmostLockedSet& crossing : parts_of(state, shared)) {
    if (crossing.cells.size() < 2 || crossing.digits.size() < crossing.cells.size() + 2) continue;
    for (std::size_t i = 1; i < lines.size(); ++i) {
      const AlmostLockedSet& in_line = lines[i];
      if ((in_line.digits & crossing.digits).empty()) continue;
      const Digits digits = crossing.digits | in_line.digits;
      // The cells of the box's part have to make up for the digits that the others have too many.
      const int missing = digits.size() - crossing.cells.size() - std::popcount(i);
      for (std::size_t k = 1; k < boxes.size(); ++k) {
        const AlmostLockedSet& in_box = boxes[k];
        if ((in_box.digits & crossing.digits).empty()) continue;
        const Digits more = (in_box.digits - digits);
        if (std::popcount(k) != missing + more.size() + (in_line.digits & in_box.digits).size())
          continue;
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
