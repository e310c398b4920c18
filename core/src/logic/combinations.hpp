// Tables and small functions that several families use.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "sudoku/logic.hpp"

namespace sudoku::logic {

/// All sets of n of the indexes 0..8 as masks, in increasing order.
template <int n>
inline constexpr auto kCombinations = [] {
  constexpr int kCount = [] {
    int count = 0;
    for (unsigned mask = 0; mask < 512; ++mask) count += std::popcount(mask) == n;
    return count;
  }();
  std::array<std::uint16_t, kCount> masks{};
  int count = 0;
  for (unsigned mask = 0; mask < 512; ++mask) {
    if (std::popcount(mask) == n) masks[count++] = static_cast<std::uint16_t>(mask);
  }
  return masks;
}();

/// The next mask with the same number of bits. Precondition: `mask` is not 0.
constexpr unsigned next_combination(unsigned mask) {
  const unsigned lowest = mask & (0u - mask);
  const unsigned ripple = mask + lowest;
  return ripple | (((mask ^ ripple) / lowest) >> 2);
}

// The orders in which Sudoku Explainer visits houses: kFirstHouses in a search through all houses,
// kKindsOfHouses for the three houses of a cell; kCellHouses (chains_state.hpp) is a table of the
// latter. Houses are numbered by rows, columns and boxes (houses.hpp).

/// The first house of each kind, where the search for singles and subsets begins: boxes, columns,
/// rows.
inline constexpr std::array<House, 3> kFirstHouses = {18, 9, 0};

/// Indexes into houses_of(cell) in the order in which the houses of a cell are visited: box, row,
/// column.
inline constexpr std::array<int, 3> kKindsOfHouses = {2, 0, 1};

/// The peers of each cell in the order box, row, column, each once.
inline constexpr auto kPeersByBox = [] {
  std::array<std::array<std::uint8_t, kPeersPerCell>, kCells> peers{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    int count = 0;
    CellSet seen = CellSet::of(cell);
    for (int kind : kKindsOfHouses) {
      for (Cell peer : kHouseCells[houses_of(cell)[kind]]) {
        if (seen.has(peer)) continue;
        seen.add(peer);
        peers[cell][count++] = static_cast<std::uint8_t>(peer);
      }
    }
  }
  return peers;
}();

/// Calls `visit(index)` for each bit of `mask`, ascending.
void each_bit(unsigned mask, auto&& visit) {
  for (; mask != 0; mask &= mask - 1) visit(std::countr_zero(mask));
}

/// The cells of `house` whose bits are in `mask`.
constexpr CellSet cells_of(House house, unsigned mask) {
  CellSet cells;
  for (; mask != 0; mask &= mask - 1) cells.add(kHouseCells[house][std::countr_zero(mask)]);
  return cells;
}

/// The cells of a set in reading order.
inline std::vector<Cell> list_of(CellSet cells) {
  std::vector<Cell> list;
  for (Cell cell : cells) list.push_back(cell);
  return list;
}

/// The cells that see all of `cells`; all cells if there are none.
inline CellSet common_peers(CellSet cells) {
  CellSet peers = CellSet::all();
  for (Cell cell : cells) peers = peers & kPeerSets[cell];
  return peers;
}

/// The empty cells with exactly `size` candidates.
CellSet cells_of_size(const LogicState& state, int size);

/// Appends the candidates of `cell` that are in `digits`.
void append(std::vector<Candidate>& list, const LogicState& state, Cell cell, Digits digits);

/// Appends `digit` in those of `cells` that have it.
void append(std::vector<Candidate>& list, const LogicState& state, CellSet cells, Digit digit);

/// A deduction with the base rating of its technique.
Deduction deduction_by(Technique technique);

}  // namespace sudoku::logic
