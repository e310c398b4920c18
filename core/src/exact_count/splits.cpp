#include "exact_count/splits.hpp"

#include <vector>

namespace sudoku::exact {

namespace {

// The digits of each column, nine bits a column: what two boxes of a stack may not share.
unsigned mask_of(const std::array<std::uint8_t, 9>& columns) {
  unsigned mask = 0;
  for (int digit = 0; digit < 9; ++digit) mask |= 1u << (9 * columns[digit] + digit);
  return mask;
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
    for (int i = 0; i < 3; ++i) {
      table.thirds[split][i] = static_cast<std::uint8_t>(code / kPower[3 * i] % 27);
    }
    masks.push_back(mask_of(columns));
    codes.push_back(code);
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

Renaming::Renaming(const Order& place) : table_(&splits()) {
  for (int third = 0; third < 3; ++third) {
    for (int value = 0; value < 27; ++value) {
      int code = 0;
      for (int i = 0; i < 3; ++i) code += value / kPower[i] % 3 * kPower[place[3 * third + i]];
      code_[third][value] = static_cast<std::uint16_t>(code);
    }
  }
}

}  // namespace sudoku::exact
