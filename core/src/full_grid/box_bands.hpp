// Bands whose columns are known as sets: how many there are, and a random one of them.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/houses.hpp"
#include "sudoku/random.hpp"

namespace sudoku::full_grid {

/// A set of digits: bit d for digit d + 1. Three of them are the rows or the columns of a box.
using Mask = std::uint16_t;
using Triple = std::array<Mask, 3>;

/// The columns of the three boxes of a band, as sets.
using BandColumns = std::array<Triple, 3>;
/// The rows of the three boxes of a band, as sets.
using BandRows = std::array<Triple, 3>;

/// No band has more fillings: all three boxes have the same columns, each of which is arranged as a
/// Latin square of order 3. A test looks at all bands.
inline constexpr int kMostFillings = 12 * 12 * 12;

/// The digit of `mask` with index `n` in ascending order, as a mask. Precondition: it exists.
constexpr Mask nth(Mask mask, int n) {
  for (; n > 0; --n) mask &= static_cast<Mask>(mask - 1);
  return static_cast<Mask>(mask & -mask);
}

/// There are 56 triples of sets that each have nothing in common with the set of `sets` at their
/// index.
inline constexpr int kOthers = 56;

/// The one with the number `way`, 0..55. The sets of `sets` partition the digits, three in each; so
/// do those of the result.
Triple other(const Triple& sets, int way);

/// What remains of all digits: result[i] has the digits that are in neither a[i] nor b[i].
constexpr Triple remaining(const Triple& a, const Triple& b) {
  Triple rest{};
  for (int i = 0; i < 3; ++i) rest[i] = static_cast<Mask>(0x1ff & ~(a[i] | b[i]));
  return rest;
}

/// The number of bands with these columns: of ways to assign the digits of each column to the
/// rows of its box so that no digit occurs twice in a row of the band. Less than a microsecond.
int count_fillings(const BandColumns& columns);

/// A random filling, all with the same probability. `count` is `count_fillings(columns)`.
/// Precondition: it is not 0.
BandRows random_filling(const BandColumns& columns, int count, Random& random);

}  // namespace sudoku::full_grid
