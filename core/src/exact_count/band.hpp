// How many ways there are to fill the three rows of a band whose boxes are split in a given way.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "exact_count/splits.hpp"

namespace sudoku::exact_count {

struct BandGiven {
  int row;     // 0..2 in the band
  int stack;   // 0..2
  int column;  // 0..2 in the stack
  int digit;   // 0..8
};

/// The splits of the first two boxes of a band: column in the first + 3 * column in the second, for
/// each digit.
using PairCodes = std::array<std::uint8_t, 9>;

/// Digits that are not given in the band can be swapped without a change of any number, so what is
/// kept is few: at most some thousand tables of 1680 numbers.
class BandCounts {
 public:
  explicit BandCounts(const std::vector<BandGiven>& givens);

  struct View {
    /// By the split of the third box, whose digits are renamed by `place`. Null where all are 0.
    const std::uint16_t* counts;
    Order place;
  };

  /// The fillings for each split of the third box. Holds until the next call.
  View of(const PairCodes& codes);

 private:
  // At most 1728: three equal splits leave a Latin square of order 3 for each column, 12^3 in all.
  using Table = std::array<std::uint16_t, kSplits>;
  struct Entry {
    bool empty;
    Table counts;
  };
  // Where the givens of a box stand, by digit; -1 where one is not given.
  struct Fixed {
    std::array<int, 9> row{-1, -1, -1, -1, -1, -1, -1, -1, -1};
    std::array<int, 9> column{-1, -1, -1, -1, -1, -1, -1, -1, -1};
  };

  Entry make(const PairCodes& codes) const;

  std::array<Fixed, 3> fixed_;
  std::vector<int> named_;  // digits that are given in the band
  std::vector<int> others_;
  std::unordered_map<std::uint64_t, Entry> entries_;
};

}  // namespace sudoku::exact_count
