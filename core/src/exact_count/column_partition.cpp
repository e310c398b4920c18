#include "exact_count/column_partition.hpp"

#include <algorithm>
#include <vector>

namespace sudoku::exact_count {

namespace {

// The digits of each column, nine bits per column. Two boxes of a stack must have disjoint masks.
unsigned mask_of(const std::array<std::uint8_t, 9>& columns) {
  unsigned mask = 0;
  for (int digit = 0; digit < 9; ++digit) mask |= 1u << (9 * columns[digit] + digit);
  return mask;
}

ColumnPartition permuted(const PartitionTable& table, int partition,
                         const ColumnPermutation& permutation) {
  int code = 0;
  for (int digit = 0; digit < 9; ++digit) {
    code += permutation[table.column[partition][digit]] * kPower[digit];
  }
  return table.of_code[code];
}

PartitionTable make_table() {
  PartitionTable table;
  std::vector<unsigned> masks;
  std::vector<int> codes;
  for (int code = 0; code < kCodes; ++code) {
    std::array<std::uint8_t, 9> columns{};
    std::array<int, 3> sizes{};
    for (int digit = 0; digit < 9; ++digit) {
      columns[digit] = static_cast<std::uint8_t>(code / kPower[digit] % 3);
      ++sizes[columns[digit]];
    }
    table.of_code[code] = kNoPartition;
    if (sizes != std::array{3, 3, 3}) continue;
    const std::size_t partition = codes.size();
    table.of_code[code] = static_cast<ColumnPartition>(partition);
    table.column[partition] = columns;
    table.code_parts[partition] = {static_cast<std::uint8_t>(code % 243),
                                   static_cast<std::uint8_t>(code / 243)};
    masks.push_back(mask_of(columns));
    codes.push_back(code);
  }
  for (int partition = 0; partition < kPartitions; ++partition) {
    table.canonical[partition] = static_cast<ColumnPartition>(partition);
    ColumnPermutation permutation = {0, 1, 2};
    while (std::next_permutation(permutation.begin(), permutation.end())) {
      table.canonical[partition] =
          std::min(table.canonical[partition], permuted(table, partition, permutation));
    }
  }
  for (int first = 0; first < kPartitions; ++first) {
    auto completion = table.completions[first].begin();
    for (int second = 0; second < kPartitions; ++second) {
      if ((masks[first] & masks[second]) != 0) continue;
      const ColumnPartition third = table.of_code[third_code(codes[first], codes[second])];
      *completion++ = {static_cast<ColumnPartition>(second), third};
    }
  }
  return table;
}

}  // namespace

const PartitionTable& partitions() {
  static const PartitionTable table = make_table();
  return table;
}

ColumnPartition permuted(ColumnPartition partition, const ColumnPermutation& permutation) {
  return permuted(partitions(), partition, permutation);
}

Relabelling::Relabelling(const DigitMap& map) : table_(&partitions()) {
  const auto fill = [&](auto& codes, int first) {
    codes[0] = 0;
    std::size_t known = 1;
    for (int digit = first; known < codes.size(); ++digit, known *= 3) {
      const int power = kPower[map[digit]];
      for (std::size_t i = 0; i < known; ++i) {
        codes[known + i] = static_cast<std::uint16_t>(codes[i] + power);
        codes[2 * known + i] = static_cast<std::uint16_t>(codes[i] + 2 * power);
      }
    }
  };
  fill(low_, 0);
  fill(high_, 5);
}

}  // namespace sudoku::exact_count
