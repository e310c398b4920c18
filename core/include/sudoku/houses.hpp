// The 27 houses (rows 0..8, columns 9..17, boxes 18..26) and the 20 peers of each cell.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/cell.hpp"

namespace sudoku {

/// 0..26: rows, then columns, then boxes.
using House = int;

inline constexpr int kHouses = 27;
inline constexpr int kPeersPerCell = 20;

enum class HouseKind { row, column, box };

constexpr HouseKind kind_of(House house) { return static_cast<HouseKind>(house / 9); }

/// The row, column and box of a cell, in this order.
constexpr std::array<House, 3> houses_of(Cell cell) {
  return {row_of(cell), 9 + column_of(cell), 18 + box_of(cell)};
}

/// True if the cells differ and share a house.
constexpr bool are_peers(Cell a, Cell b) {
  return a != b &&
         (row_of(a) == row_of(b) || column_of(a) == column_of(b) || box_of(a) == box_of(b));
}

/// kHouseCells[h] lists the nine cells of house h in reading order. Bytes, because the table is
/// part of the first load of the page.
inline constexpr auto kHouseCells = [] {
  std::array<std::array<std::uint8_t, 9>, kHouses> houses{};
  std::array<int, kHouses> filled{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (House house : houses_of(cell))
      houses[house][filled[house]++] = static_cast<std::uint8_t>(cell);
  }
  return houses;
}();

/// kPeers[c] lists the 20 peers of cell c in reading order.
inline constexpr auto kPeers = [] {
  std::array<std::array<std::uint8_t, kPeersPerCell>, kCells> peers{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    int n = 0;
    for (Cell other = 0; other < kCells; ++other) {
      if (are_peers(cell, other)) peers[cell][n++] = static_cast<std::uint8_t>(other);
    }
  }
  return peers;
}();

/// The six orders of three things, such as the rows of a band or the boxes of a stack.
inline constexpr std::array<std::array<std::uint8_t, 3>, 6> kOrdersOfThree = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

static_assert(kHouseCells[0][8] == 8 && kHouseCells[9][8] == 72 && kHouseCells[26][0] == 60);
static_assert([] {
  for (House house = 0; house < kHouses; ++house) {
    for (Cell cell : kHouseCells[house]) {
      if (houses_of(cell)[house / 9] != house) return false;
    }
  }
  return true;
}());
static_assert([] {
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Cell peer : kPeers[cell]) {
      if (!are_peers(peer, cell)) return false;
    }
    if (kPeers[cell][kPeersPerCell - 1] <= kPeers[cell][0]) return false;
  }
  return true;
}());

}  // namespace sudoku
