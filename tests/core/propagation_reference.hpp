// The propagation rules of the engine, cell by cell: a scalar reference to read, and to compare the
// vector code with (core/src/engine/rules.hpp, propagate_sweeps.cpp, propagate_lanes.cpp). It
// shares only the vocabulary with the engine.
//
// Four rules remove candidates until none of them finds more:
//
//   naked single     a cell with one candidate: its peers lose this digit
//   hidden single    a digit with one cell in a house: the cell loses all other digits
//   pointing         the cells of a digit in a box are all in one row or column:
//                    the rest of the row or column loses the digit
//   claiming         the cells of a digit in a row or column are all in one box:
//                    the rest of the box loses the digit
//
// A cell without candidates, or a house without a cell for some digit, is a contradiction.
//
// The result does not depend on the order in which the rules run, so every correct implementation
// reaches the same one. Let Y be a board whose candidates are a subset of those of X. If a rule
// removes a candidate from X, its condition is also true on Y, or Y has a house or cell with
// nothing left, a contradiction. So no order of the rules can get stuck with a candidate that
// another order removes, nor without a contradiction that another order finds. Tests therefore
// compare the verdict and, unless it is a contradiction, all candidates. After a contradiction an
// implementation may stop at once, so the candidates are not compared.
#pragma once

#include <array>

#include "sudoku/candidates.hpp"
#include "sudoku/cell_set.hpp"

namespace propagation_reference {

using namespace sudoku;

/// True for rows and columns.
constexpr bool is_line(House house) { return kind_of(house) != HouseKind::box; }

/// The cells of `house` that have the candidate.
constexpr CellSet places(const Candidates& candidates, House house, Digit digit) {
  CellSet cells;
  for (Cell cell : kHouseCells[house]) {
    if (candidates[cell].has(digit)) cells.add(cell);
  }
  return cells;
}

constexpr void remove(Candidates& candidates, CellSet cells, Digit digit) {
  for (Cell cell : cells) candidates[cell].remove(digit);
}

constexpr void naked_singles(Candidates& candidates) {
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (candidates[cell].size() == 1) remove(candidates, kPeerSets[cell], candidates[cell].first());
  }
}

constexpr void hidden_singles(Candidates& candidates) {
  for (House house = 0; house < kHouses; ++house) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      const CellSet cells = places(candidates, house, digit);
      if (cells.size() == 1) candidates[cells.first()] = Digits::of(digit);
    }
  }
}

/// Pointing and claiming are one rule: the cells of a digit in one house are all in another house
/// that crosses it, so the rest of the other house loses the digit.
constexpr void locked_candidates(Candidates& candidates) {
  for (House house = 0; house < kHouses; ++house) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      const CellSet cells = places(candidates, house, digit);
      if (cells.empty()) continue;
      for (House other = 0; other < kHouses; ++other) {
        if (is_line(house) == is_line(other) || !cells.is_subset_of(kHouseSets[other])) continue;
        remove(candidates, kHouseSets[other] - kHouseSets[house], digit);
      }
    }
  }
}

constexpr bool is_contradiction(const Candidates& candidates) {
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (candidates[cell].empty()) return true;
  }
  for (House house = 0; house < kHouses; ++house) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      if (places(candidates, house, digit).empty()) return true;
    }
  }
  return false;
}

/// Runs the rules until they find nothing more. False: a contradiction; the candidates are then
/// unspecified.
constexpr bool propagate(Candidates& candidates) {
  for (;;) {
    const Candidates before = candidates;
    naked_singles(candidates);
    hidden_singles(candidates);
    locked_candidates(candidates);
    if (is_contradiction(candidates)) return false;
    if (candidates == before) return true;
  }
}

}  // namespace propagation_reference
