// A split: which of the three columns of a box each digit stands in, three digits in each.
//
//   1 2 3 | the split of this box: 1, 4, 7 in its first column, 2, 5, 8 in its second, 3, 6, 9 in
//   4 5 6 | its third. The rows within a column do not matter.
//   7 8 9 |
//
// The same numbers serve for the rows of a box. Digits count from 0 here.
#pragma once

#include <array>
#include <cstdint>

namespace sudoku::exact_count {

using Split = std::uint16_t;

inline constexpr int kSplits = 1680;  // 9! / 3!^3
inline constexpr int kCodes = 19683;  // 3^9
inline constexpr int kRests = 56;
inline constexpr Split kNoSplit = 0xffff;

/// The splits of the two other boxes of a stack.
struct Rest {
  Split second;
  Split third;
};

struct SplitTable {
  /// The column of each digit.
  std::array<std::array<std::uint8_t, 9>, kSplits> column;
  /// The same as two numbers in base 3: of the first five digits, and of the others.
  std::array<std::array<std::uint8_t, 2>, kSplits> parts;
  /// The split of a code, which is the sum of column * 3^digit; kNoSplit where it is none.
  std::array<Split, kCodes> of_code;
  /// The least of the six splits that differ in the order of the columns only.
  std::array<Split, kSplits> unordered;
  /// How the other boxes of a stack can be split where the first is split so.
  std::array<std::array<Rest, kRests>, kSplits> rests;
};

/// The split after its columns are put into another order: new column of each old one.
Split reordered(Split split, const std::array<std::uint8_t, 3>& order);

/// Made at the first call, in some milliseconds; half a megabyte.
const SplitTable& splits();

/// The code of the third box of a stack, by those of the two others: each digit is once in each of
/// the columns 0, 1 and 2, so the three codes add up to 3 * (1 + 3 + ... + 3^8).
constexpr int third_code(int first, int second) { return 3 * (kCodes - 1) / 2 - first - second; }

/// Where each of nine things goes.
using Order = std::array<std::uint8_t, 9>;

/// What a split is called once each digit d is called place[d].
class Renaming {
 public:
  explicit Renaming(const Order& place);

  Split operator()(Split split) const {
    const auto& parts = table_->parts[split];
    return table_->of_code[low_[parts[0]] + high_[parts[1]]];
  }

 private:
  const SplitTable* table_;
  // New codes of the two parts.
  std::array<std::uint16_t, 243> low_;
  std::array<std::uint16_t, 81> high_;
};

/// The powers of three.
inline constexpr std::array<int, 9> kPower = {1, 3, 9, 27, 81, 243, 729, 2187, 6561};

}  // namespace sudoku::exact_count
