// The candidates of a grid as the chain search reads and changes them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "logic/combinations.hpp"
#include "sudoku/logic.hpp"

namespace sudoku::logic {

/// A digit in a cell: cell * 9 + digit - 1, 0..728.
using CandidateIndex = int;

inline constexpr int kCandidates = kCells * 9;

constexpr Cell cell_of(CandidateIndex index) { return index / 9; }
constexpr Digit digit_of(CandidateIndex index) { return index % 9 + 1; }

/// kCellHouses[c] lists the box, row and column of cell c: the order in which Sudoku Explainer's
/// chains visit houses. kCellPlaces[c] lists the index of c in each of them.
inline constexpr auto kCellHouses = [] {
  std::array<std::array<std::uint8_t, 3>, kCells> houses{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    const auto [row, column, box] = houses_of(cell);
    houses[cell] = {static_cast<std::uint8_t>(box), static_cast<std::uint8_t>(row),
                    static_cast<std::uint8_t>(column)};
  }
  return houses;
}();
inline constexpr auto kCellPlaces = [] {
  std::array<std::array<std::uint8_t, 3>, kCells> places{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    const auto [row, column, box] = kHouseIndex[cell];
    places[cell] = {box, row, column};
  }
  return places;
}();

/// True if exactly two bits are set, or at least two. Faster than a population count where the
/// processor has no such instruction.
constexpr bool has_two_bits(unsigned mask) {
  const unsigned rest = mask & (mask - 1);
  return rest != 0 && (rest & (rest - 1)) == 0;
}
constexpr bool has_several_bits(unsigned mask) { return (mask & (mask - 1)) != 0; }

/// Candidates by cell and by house and digit. A value of 648 bytes that is cheap to copy and
/// change, unlike a LogicState.
struct ChainState {
  /// Bit d - 1 for digit d; 0 for a solved cell.
  std::array<std::uint16_t, kCells> cells{};
  /// places[house][d - 1]: bit i if d is a candidate of the cell kHouseCells[house][i].
  std::array<std::array<std::uint16_t, 9>, kHouses> places{};
  /// The number of empty cells of each house, and of cells that are solved by each digit.
  std::array<std::uint8_t, kHouses> empty_cells{};
  std::array<std::uint8_t, 9> solved_cells{};

  ChainState() = default;
  explicit ChainState(const LogicState& state) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      cells[cell] = state.candidates(cell).mask();
      if (const Digit digit = state[cell]; digit != kNoDigit) ++solved_cells[digit - 1];
    }
    for (House house = 0; house < kHouses; ++house) {
      empty_cells[house] = static_cast<std::uint8_t>(std::popcount(state.empty_places(house)));
      for (Digit digit = 1; digit <= 9; ++digit)
        places[house][digit - 1] = static_cast<std::uint16_t>(state.places(house, digit));
    }
  }

  /// Removes a candidate; `digit` is 0..8.
  void remove(Cell cell, int digit) {
    cells[cell] = static_cast<std::uint16_t>(cells[cell] & ~(1u << digit));
    for (int i = 0; i < 3; ++i) {
      auto& mask = places[kCellHouses[cell][i]][digit];
      mask = static_cast<std::uint16_t>(mask & ~(1u << kCellPlaces[cell][i]));
    }
  }
};

/// A set of candidates, 729 bits wide.
class CandidateSet {
 public:
  static constexpr int kWords = (kCandidates + 63) / 64;

  constexpr bool has(CandidateIndex c) const { return (words_[c >> 6] >> (c & 63) & 1) != 0; }
  constexpr void add(CandidateIndex c) { words_[c >> 6] |= std::uint64_t{1} << (c & 63); }
  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words_) any |= word;
    return any == 0;
  }
  constexpr CandidateSet& operator&=(const CandidateSet& other) {
    for (int i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  friend constexpr bool operator==(const CandidateSet&, const CandidateSet&) = default;
  /// Calls visit(candidate) in ascending order.
  template <typename Visit>
  constexpr void for_each(Visit visit) const {
    for (int i = 0; i < kWords; ++i) {
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
        visit(i * 64 + std::countr_zero(rest));
    }
  }

 private:
  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace sudoku::logic
