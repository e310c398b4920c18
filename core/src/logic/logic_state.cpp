#include "sudoku/logic.hpp"

namespace sudoku {

LogicState::LogicState(const Grid& givens) : LogicState(givens, Candidates::of(givens), givens) {}

LogicState::LogicState(const Puzzle& puzzle)
    : LogicState(puzzle.board(), puzzle.candidates(), puzzle.givens) {}

LogicState::LogicState(const Grid& digits, const Candidates& candidates, const Grid& givens)
    : digits_(digits), givens_(filled_cells(givens)) {
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!digits.is_empty(cell)) continue;
    empty_.add(cell);
    const auto houses = houses_of(cell);
    for (int k = 0; k < 3; ++k) {
      empty_places_[houses[k]] |= static_cast<std::uint16_t>(1u << kHouseIndex[cell][k]);
    }
    for (Digit digit : candidates[cell]) restore(cell, digit);
  }
}

void LogicState::place(Cell cell, Digit digit) {
  for (Digit other : candidates_[cell]) eliminate(cell, other);
  for (Cell peer : cells_with(digit) & kPeerSets[cell]) eliminate(peer, digit);
  digits_.set(cell, digit);
  empty_.remove(cell);
  const auto houses = houses_of(cell);
  for (int k = 0; k < 3; ++k) {
    empty_places_[houses[k]] &= static_cast<std::uint16_t>(~(1u << kHouseIndex[cell][k]));
  }
}

void LogicState::eliminate(Cell cell, Digit digit) {
  candidates_[cell].remove(digit);
  cells_[digit - 1].remove(cell);
  const auto houses = houses_of(cell);
  for (int k = 0; k < 3; ++k) {
    places_[houses[k]][digit - 1] &= static_cast<std::uint16_t>(~(1u << kHouseIndex[cell][k]));
  }
}

void LogicState::restore(Cell cell, Digit digit) {
  candidates_[cell].add(digit);
  cells_[digit - 1].add(cell);
  const auto houses = houses_of(cell);
  for (int k = 0; k < 3; ++k) {
    places_[houses[k]][digit - 1] |= static_cast<std::uint16_t>(1u << kHouseIndex[cell][k]);
  }
}

void LogicState::apply(const Deduction& deduction) {
  for (Candidate candidate : deduction.eliminations) {
    if (has(candidate.cell, candidate.digit)) eliminate(candidate.cell, candidate.digit);
  }
  for (Placement placement : deduction.placements) {
    if (digits_.is_empty(placement.cell)) place(placement.cell, placement.digit);
  }
}

}  // namespace sudoku
