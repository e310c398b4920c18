#include "digit_placements.hpp"

namespace sudoku::logic {

namespace {

// Chooses one of the `open` cells in each row of the mask. No two of them see each other.
bool place(unsigned rows, CellSet open, CellSet& chosen) {
  if (rows == 0) return true;
  for (Cell cell : kHouseSets[std::countr_zero(rows)] & open) {
    if (!place(rows & (rows - 1), open - kPeerSets[cell], chosen)) continue;
    chosen.add(cell);
    return true;
  }
  return false;
}

CellSet without_placement(const LogicState& state, Digit digit) {
  const CellSet all = state.cells_with(digit);
  unsigned rows = 0;
  std::array<int, 3> open{};  // the numbers of rows, columns and boxes with candidates
  for (House house = 0; house < kHouses; ++house) {
    if (state.places(house, digit) == 0) continue;
    ++open[house / 9];
    if (house < 9) rows |= 1u << house;
  }
  // As many cells as rows, no two in the same column or box, are in all columns and boxes only if
  // the numbers are equal.
  if (open[0] != open[1] || open[0] != open[2]) return all;
  CellSet placed;
  for (Cell cell : all) {
    if (placed.has(cell)) continue;
    CellSet chosen = CellSet::of(cell);
    if (place(rows & ~(1u << row_of(cell)), all - kPeerSets[cell], chosen))
      placed = placed | chosen;
  }
  return all - placed;
}

}  // namespace

CellSet candidates_without_placement(const LogicState& state, Digit digit) {
  // A deduction changes few digits, and several finders ask for each.
  struct Known {
    CellSet all;
    CellSet result;
  };
  thread_local std::array<Known, 9> kept;
  Known& known = kept[digit - 1];
  const CellSet all = state.cells_with(digit);
  if (known.all != all) known = {all, without_placement(state, digit)};
  return known.result;
}

}  // namespace sudoku::logic
