// A set of cells, and the cells of each house and the peers of each cell as sets.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "sudoku/cell.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/houses.hpp"

namespace sudoku {

/// A set of cells, 81 bits wide. Iterates in reading order. Each operation takes constant
/// time; iteration is linear in the number of cells.
class CellSet {
 public:
  constexpr CellSet() = default;
  static constexpr CellSet all() { return CellSet(kLowMask, kHighMask); }
  /// Precondition, here and in `has`, `add` and `remove`: `cell` is 0..80.
  static constexpr CellSet of(Cell cell) {
    return cell < kLowBits ? CellSet(std::uint64_t{1} << cell, 0)
                           : CellSet(0, std::uint64_t{1} << (cell - kLowBits));
  }

  /// The number of cells, 0..81.
  constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr bool has(Cell cell) const {
    return ((cell < kLowBits ? low_ >> cell : high_ >> (cell - kLowBits)) & 1) != 0;
  }
  constexpr bool is_subset_of(CellSet other) const { return (*this - other).empty(); }
  /// The first cell in reading order; kCells if the set is empty.
  constexpr Cell first() const {
    if (low_ != 0) return std::countr_zero(low_);
    return high_ != 0 ? kLowBits + std::countr_zero(high_) : kCells;
  }

  constexpr CellSet& add(Cell cell) { return *this = *this | of(cell); }
  constexpr CellSet& remove(Cell cell) { return *this = *this - of(cell); }

  /// Union, intersection and difference.
  friend constexpr CellSet operator|(CellSet a, CellSet b) {
    return CellSet(a.low_ | b.low_, a.high_ | b.high_);
  }
  friend constexpr CellSet operator&(CellSet a, CellSet b) {
    return CellSet(a.low_ & b.low_, a.high_ & b.high_);
  }
  friend constexpr CellSet operator-(CellSet a, CellSet b) {
    return CellSet(a.low_ & ~b.low_, a.high_ & ~b.high_);
  }
  friend constexpr bool operator==(CellSet, CellSet) = default;

  class Iterator;
  constexpr Iterator begin() const;
  constexpr Iterator end() const;

 private:
  // Cells 0..53, the upper two bands, and cells 54..80, the lowest band.
  static constexpr int kLowBits = 54;
  static constexpr std::uint64_t kLowMask = (std::uint64_t{1} << kLowBits) - 1;
  static constexpr std::uint64_t kHighMask = (std::uint64_t{1} << (kCells - kLowBits)) - 1;

  constexpr CellSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}

  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

class CellSet::Iterator {
 public:
  constexpr explicit Iterator(CellSet rest) : rest_(rest) {}
  constexpr Cell operator*() const { return rest_.first(); }
  constexpr Iterator& operator++() {
    if (rest_.low_ != 0) {
      rest_.low_ &= rest_.low_ - 1;
    } else {
      rest_.high_ &= rest_.high_ - 1;
    }
    return *this;
  }
  friend constexpr bool operator==(Iterator, Iterator) = default;

 private:
  CellSet rest_;
};

constexpr CellSet::Iterator CellSet::begin() const { return Iterator(*this); }
constexpr CellSet::Iterator CellSet::end() const { return Iterator(CellSet()); }

/// kHouseSets[h] holds the nine cells of house h.
inline constexpr auto kHouseSets = [] {
  std::array<CellSet, kHouses> sets{};
  for (House house = 0; house < kHouses; ++house) {
    for (Cell cell : kHouseCells[house]) sets[house].add(cell);
  }
  return sets;
}();

/// kPeerSets[c] holds the 20 peers of cell c.
inline constexpr auto kPeerSets = [] {
  std::array<CellSet, kCells> sets{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Cell peer : kPeers[cell]) sets[cell].add(peer);
  }
  return sets;
}();

/// The filled cells of a grid.
constexpr CellSet filled_cells(const Grid& grid) {
  CellSet cells;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!grid.is_empty(cell)) cells.add(cell);
  }
  return cells;
}

/// The digits of `grid` in `cells`; the other cells are empty.
constexpr Grid restricted(const Grid& grid, CellSet cells) {
  Grid part;
  for (Cell cell : cells) part.set(cell, grid[cell]);
  return part;
}

static_assert(CellSet::all().size() == kCells && CellSet().first() == kCells);
static_assert(CellSet::of(80).first() == 80 && CellSet::of(53).add(54).size() == 2);
static_assert((CellSet::all() - CellSet::of(0)).first() == 1 && !CellSet::of(53).has(54));
static_assert([] {
  for (Cell cell = 0; cell < kCells; ++cell) {
    CellSet houses;
    for (House house : houses_of(cell)) houses = houses | kHouseSets[house];
    if (houses.remove(cell) != kPeerSets[cell]) return false;
  }
  return true;
}());
static_assert([] {
  Cell expected = 0;
  for (Cell cell : CellSet::all()) {
    if (cell != expected++) return false;
  }
  return expected == kCells;
}());

}  // namespace sudoku
