// A renaming of the digits that keeps the columns of the first box together does not change the
// number of fillings. There are 1296 such renamings; four of them generate all. Therefore only one
// band of each orbit is counted, and its number is copied to the rest.
#include "full_grid/fillings_table.hpp"

#include <bit>
#include <vector>

namespace sudoku::full_grid {

namespace {

using Names = std::array<std::uint8_t, 9>;

// Exchanges two digits of the first column; rotates them; exchanges two columns; rotates them.
constexpr std::array<Names, 4> kGenerators = {{{1, 0, 2, 3, 4, 5, 6, 7, 8},
                                               {1, 2, 0, 3, 4, 5, 6, 7, 8},
                                               {3, 4, 5, 0, 1, 2, 6, 7, 8},
                                               {3, 4, 5, 6, 7, 8, 0, 1, 2}}};

Triple renamed(const Triple& sets, const Names& names) {
  Triple result{};
  for (int i = 0; i < 3; ++i) {
    for (int digit = 0; digit < 9; ++digit) {
      if ((sets[i] >> digit & 1) != 0) result[i] |= static_cast<Mask>(1 << names[digit]);
    }
  }
  return result;
}

}  // namespace

FillingsTable::FillingsTable() {
  std::vector<Triple> partitions;
  for (Mask first = 1; first < 0x200; first += 2) {
    if (std::popcount(first) != 3) continue;
    const Mask others = static_cast<Mask>(0x1ff & ~first);
    const std::size_t base = partitions.size();
    base_[first] = static_cast<std::uint16_t>(base);
    for (Mask second = 0; second < 0x200; ++second) {
      const bool has_lowest = (second & nth(others, 0)) != 0;
      if (std::popcount(second) != 3 || (second & first) != 0 || !has_lowest) continue;
      within_[base / 10][second] = static_cast<std::uint8_t>(partitions.size() - base);
      partitions.push_back({first, second, static_cast<Mask>(others & ~second)});
    }
  }

  std::array<std::array<std::uint16_t, kPartitions>, kGenerators.size()> images{};
  for (std::size_t i = 0; i < kGenerators.size(); ++i) {
    for (int number = 0; number < kPartitions; ++number)
      images[i][number] =
          static_cast<std::uint16_t>(number_of(renamed(partitions[number], kGenerators[i])));
  }

  std::vector<int> waiting;
  std::vector<bool> known(fillings_.size());
  for (int pair = 0; pair < kPartitions * kPartitions; ++pair) {
    if (known[pair]) continue;
    const auto count = static_cast<std::uint16_t>(count_fillings(
        {kStandardColumns, partitions[pair / kPartitions], partitions[pair % kPartitions]}));
    known[pair] = true;
    waiting.assign(1, pair);
    while (!waiting.empty()) {
      const int next = waiting.back();
      waiting.pop_back();
      fillings_[next] = count;
      for (const auto& image : images) {
        const int other = image[next / kPartitions] * kPartitions + image[next % kPartitions];
        if (known[other]) continue;
        known[other] = true;
        waiting.push_back(other);
      }
    }
  }
}

}  // namespace sudoku::full_grid
