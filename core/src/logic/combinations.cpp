#include "combinations.hpp"

namespace sudoku::logic {

CellSet cells_of_size(const LogicState& state, int size) {
  CellSet cells;
  for (Cell cell : state.empty_cells()) {
    if (state.candidates(cell).size() == size) cells.add(cell);
  }
  return cells;
}

void append(std::vector<Candidate>& list, const LogicState& state, Cell cell, Digits digits) {
  for (Digit digit : state.candidates(cell) & digits) list.push_back({cell, digit});
}

void append(std::vector<Candidate>& list, const LogicState& state, CellSet cells, Digit digit) {
  for (Cell cell : cells& state.cells_with(digit)) list.push_back({cell, digit});
}

Deduction deduction_by(Technique technique) {
  Deduction deduction;
  deduction.technique = technique;
  deduction.rating = info_of(technique).se_rating;
  return deduction;
}

}  // namespace sudoku::logic
