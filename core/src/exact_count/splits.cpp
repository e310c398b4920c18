#include "exact_count/splits.hpp"

#include <algorithm>
#include <vector>

namespace sudoku::exact_count {

namespace {

// The digits of each column, nine bits a column: what two boxes of a stack may not share.
unsigned mask_of(const std::array<std::uint8_t, 9>& columns) {
  unsigned mask = 0;
  for (int digit = 0; digit < 9; ++digit) mask |= 1u << (9 * columns[digit] + digit);
  return mask;
}

Split reordered(const SplitTable& table, int split, const std::array<std::uint8_t, 3>& order) {
  int code = 0;
  for (int digit = 0; digit < 9; ++digit) {
    code += order[table.column[split][digit]] * kPower[digit];
  }
  return table.of_code[code];
}

SplitTable make() {
  SplitTable table;
  std::vector<unsigned> masks;
  std::vector<int> codes;
  for (int code = 0; code < kCodes; ++code) {
    std::array<std::uint8_t, 9> columns{};
    std::array<int, 3> sizes{};
    for (int digit = 0; digit < 9; ++digit) {
      columns[digit] = static_cast<std::uint8_t>(code / kPower[digit] % 3);
      ++sizes[columns[digit]];
    }
    table.of_code[code] = kNoSplit;
    if (sizes != std::array{3, 3, 3}) continue;
    const std::size_t split = codes.size();
    table.of_code[code] = static_cast<Split>(split);
    table.column[split] = columns;
    table.parts[split] = {static_cast<std::uint8_t>(code % 243),
                          static_cast<std::uint8_t>(code / 243)};
    masks.push_back(mask_of(columns));
    codes.push_back(code);
  }
  for (int split = 0; split < kSplits; ++split) {
    table.unordered[split] = static_cast<Split>(split);
    std::array<std::uint8_t, 3> order = {0, 1, 2};
    while (std::next_permutation(order.begin(), order.end())) {
      const Split other = reordered(table, split, order);
      table.unordered[split] = std::min(table.unordered[split], other);
    }
  }
  for (int first = 0; first < kSplits; ++first) {
    auto rest = table.rests[first].begin();
    for (int second = 0; second < kSplits; ++second) {
      if ((masks[first] & masks[second]) != 0) continue;
      const Split third = table.of_code[third_code(codes[first], codes[second])];
      *rest++ = {static_cast<Split>(second), third};
    }
  }
  return table;
}

}  // namespace

const SplitTable& splits() {
  static const SplitTable table = make();
  return table;
}

Split reordered(Split split, const std::array<std::uint8_t, 3>& order) {
  return reordered(splits(), split, order);
}

Renaming::Renaming(const Order& place) : table_(&splits()) {
  const auto fill = [&](auto& codes, int first) {
    codes[0] = 0;
    std::size_t known = 1;
    for (int digit = first; known < codes.size(); ++digit, known *= 3) {
      const int power = kPower[place[digit]];
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
