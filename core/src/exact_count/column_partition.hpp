// Column partitions: which of the three columns of a box each digit is in, three digits per column.
//
//   1 2 3 | The column partition of this box: 1, 4, 7 in its first column, 2, 5, 8 in its second,
//   4 5 6 | 3, 6, 9 in its third. The rows within a column do not matter.
//   7 8 9 |
//
// The same numbers serve for the rows of a box. In this folder, digits are 0..8; rows, columns,
// bands, stacks and boxes of a band are 0..2. README.md derives the count.
#pragma once

#include <array>
#include <cstdint>

namespace sudoku::exact_count {

/// A column partition, numbered 0..1679 in the order of the codes.
using ColumnPartition = std::uint16_t;

inline constexpr int kPartitions = 1680;  // 9! / 3!^3
inline constexpr int kCodes = 19683;      // 3^9
inline constexpr int kCompletions = 56;
inline constexpr ColumnPartition kNoPartition = 0xffff;

/// The powers of three. The code of a partition is the sum of column * kPower[digit].
inline constexpr std::array<int, 9> kPower = {1, 3, 9, 27, 81, 243, 729, 2187, 6561};

/// The partitions of the second and third box of a stack.
struct StackCompletion {
  ColumnPartition second;
  ColumnPartition third;
};

struct PartitionTable {
  /// column[p][digit]: the column of each digit.
  std::array<std::array<std::uint8_t, 9>, kPartitions> column;
  /// The code in two parts: digits 0 to 4, and digits 5 to 8 divided by 3^5.
  std::array<std::array<std::uint8_t, 2>, kPartitions> code_parts;
  /// The partition of a code; kNoPartition if the columns do not have three digits each.
  std::array<ColumnPartition, kCodes> of_code;
  /// The least of the six partitions that differ only in the order of the columns.
  std::array<ColumnPartition, kPartitions> canonical;
  /// The 56 ways to partition the other two boxes of a stack: every digit is in a different column
  /// of each box.
  std::array<std::array<StackCompletion, kCompletions>, kPartitions> completions;
};

/// The table, half a megabyte. The first call takes some milliseconds to compute it.
const PartitionTable& partitions();

/// A permutation of the three columns: the new column of each old one.
using ColumnPermutation = std::array<std::uint8_t, 3>;

/// The partition after its columns are permuted.
ColumnPartition permuted(ColumnPartition partition, const ColumnPermutation& permutation);

/// The code of the third box of a stack from the codes of the first two: every digit is in columns
/// 0, 1 and 2 once, so the three codes add up to 3 * (1 + 3 + ... + 3^8).
constexpr int third_code(int first, int second) { return 3 * (kCodes - 1) / 2 - first - second; }

/// A permutation of the digits: the new name of each digit.
using DigitMap = std::array<std::uint8_t, 9>;

/// Applies a permutation of the digits to partitions, with two table look-ups each.
class Relabelling {
 public:
  explicit Relabelling(const DigitMap& map);

  ColumnPartition operator()(ColumnPartition partition) const {
    const auto& parts = table_->code_parts[partition];
    return table_->of_code[low_[parts[0]] + high_[parts[1]]];
  }

 private:
  const PartitionTable* table_;
  // The new codes of the two parts.
  std::array<std::uint16_t, 243> low_;
  std::array<std::uint16_t, 81> high_;
};

}  // namespace sudoku::exact_count
