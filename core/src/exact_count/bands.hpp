// The puzzle by bands: its givens, and the number of ways to fill a band whose boxes have given
// column partitions.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "exact_count/column_partition.hpp"
#include "sudoku/grid.hpp"

namespace sudoku::exact_count {

struct BandGiven {
  int row;  // in the band
  int stack;
  int column;  // in the stack
  int digit;
};

/// For each column partition, true if it agrees with the givens of a box.
using AllowedPartitions = std::array<bool, kPartitions>;

/// A puzzle, transformed so that its count is cheap, and what the count needs to know about it.
struct OrientedPuzzle {
  std::array<std::vector<BandGiven>, 3> givens;             ///< by band
  std::array<std::array<AllowedPartitions, 3>, 3> allowed;  ///< by band and stack
  /// By stack: the column permutations that fix all givens of the second and third band.
  std::array<std::vector<ColumnPermutation>, 3> column_symmetries;

  explicit OrientedPuzzle(const Grid& grid);
};

/// The number of solutions is the same for a transposed puzzle and for any order of bands and
/// stacks; the work is not. Of the 18 choices of a first band and a last stack, the cheapest by an
/// estimate.
OrientedPuzzle cheapest_orientation(const Grid& puzzle);

/// The column partitions of the first two boxes of a band: for each digit, the column in the first
/// box + 3 * the column in the second.
using BoxPair = std::array<std::uint8_t, 9>;

/// F(P, Q, R) of one band: the number of ways to order the digits within the columns of its boxes,
/// which have the partitions P, Q and R, such that every row has every digit and the givens agree.
///
/// F does not change when digits that are not given in the band are relabelled in P, Q and R alike.
/// So few tables are computed: some thousand at most, of 1680 numbers each.
class BandCounts {
 public:
  explicit BandCounts(const std::vector<BandGiven>& givens);

  /// All F(P, Q, .): counts[map(R)] is F(P, Q, R). `counts` is null if all are zero.
  struct View {
    const std::uint16_t* counts;
    DigitMap map;
  };

  /// The view for a box pair P, Q. Valid until the next call.
  View of(const BoxPair& pair);

 private:
  // F is at most 1728: three equal partitions leave a Latin square of order 3 for each column, and
  // there are 12 of these.
  using Table = std::array<std::uint16_t, kPartitions>;
  struct Entry {
    bool empty;
    Table counts;
  };
  // The place of each given digit in a box; -1 for the other digits.
  struct GivenPlaces {
    std::array<int, 9> row{-1, -1, -1, -1, -1, -1, -1, -1, -1};
    std::array<int, 9> column{-1, -1, -1, -1, -1, -1, -1, -1, -1};
  };

  Entry compute(const BoxPair& pair) const;

  std::array<GivenPlaces, 3> boxes_;
  std::vector<int> given_digits_;  // in the band
  std::vector<int> free_digits_;   // the others
  std::unordered_map<std::uint64_t, Entry> entries_;
};

}  // namespace sudoku::exact_count
