// Exactly uniform full grids, by rejection.
//
// A full grid is described, without loss and without repetition, by
//
//   (1) the digits of its first box, 9! ways. The other parts do not depend on their names;
//   (2) the rows of the second box of the first band as sets, 56 ways, which determines those of
//       the third box, and the orders of the digits in these six rows, 6^6 ways;
//   (3) for each stack, the columns of its second box as sets: 56 ways each, whatever (2) is. They
//       determine the columns of its third box;
//   (4) the filling of the second band, one of f(D) for its columns D, and of the third band, one
//       of f(E) for its columns E.
//
// (1), (2) and (3) are chosen uniformly. The choice is accepted with the probability
// f(D) / F * f(E) / F, where F is the largest value of f; otherwise everything is chosen anew. Then
// (4) is chosen uniformly. The probability of each grid is a constant times
// f(D) f(E) / F^2 * 1 / (f(D) f(E)), the same for all grids. One choice in 75 is accepted.
//
// f depends on three partitions of nine digits in triples. After a renaming that makes the first of
// them the standard one, 280 * 280 pairs remain; their values are computed when they are needed.
#include "sudoku/full_grid.hpp"

#include <numeric>

#include "generator/box_bands.hpp"

namespace sudoku {

using namespace generator;

namespace {

constexpr int kPartitions = 280;
constexpr std::uint16_t kUnknown = 0xffff;

// Numbers the partitions of nine digits in triples, 0..279: by the triple with the lowest digit,
// then by the triple with the lowest digit of the others.
class PartitionNumbers {
 public:
  PartitionNumbers() {
    int number = 0;
    for (Mask first = 0; first < 0x200; ++first) {
      if (std::popcount(first) != 3 || (first & 1) == 0) continue;
      const Mask others = static_cast<Mask>(0x1ff & ~first);
      base_[first] = static_cast<std::uint16_t>(number);
      std::array<std::uint8_t, 0x200>& numbers = second_[number / 10];
      int index = 0;
      for (Mask second = 0; second < 0x200; ++second) {
        if (std::popcount(second) != 3 || (second & first) != 0) continue;
        if ((second & nth(others, 0)) == 0) continue;
        numbers[second] = static_cast<std::uint8_t>(index++);
      }
      number += 10;
    }
  }

  int operator()(const Triple& sets) const {
    const int first = (sets[0] & 1) != 0 ? 0 : (sets[1] & 1) != 0 ? 1 : 2;
    const Mask a = sets[(first + 1) % 3];
    const Mask b = sets[(first + 2) % 3];
    const Mask second = (a & -a) < (b & -b) ? a : b;
    const int base = base_[sets[first]];
    return base + second_[base / 10][second];
  }

 private:
  std::array<std::uint16_t, 0x200> base_{};
  std::array<std::array<std::uint8_t, 0x200>, 28> second_{};
};

// The digits 0..8 of a row in a random order.
std::array<int, 3> ordered(Mask row, Random& random) {
  std::array<int, 3> digits{};
  for (int i = 0; i < 3; ++i) digits[i] = std::countr_zero(nth(row, i));
  random.shuffle(digits, 3);
  return digits;
}

}  // namespace

struct FullGrids::Impl {
  PartitionNumbers number;
  std::array<std::uint16_t, kPartitions * kPartitions> fillings;

  Impl() { fillings.fill(kUnknown); }

  int count(const BandColumns& columns) {
    // The new names of the digits: those of the first box by column.
    std::array<Mask, 9> names{};
    int next = 0;
    for (Mask column : columns[0]) {
      for (Mask rest = column; rest != 0; rest &= static_cast<Mask>(rest - 1))
        names[std::countr_zero(rest)] = static_cast<Mask>(1 << next++);
    }
    std::array<Triple, 2> renamed{};
    for (int box = 0; box < 2; ++box) {
      for (int column = 0; column < 3; ++column) {
        for (Mask rest = columns[box + 1][column]; rest != 0; rest &= static_cast<Mask>(rest - 1))
          renamed[box][column] |= names[std::countr_zero(rest)];
      }
    }
    std::uint16_t& known = fillings[number(renamed[0]) * kPartitions + number(renamed[1])];
    if (known == kUnknown) known = static_cast<std::uint16_t>(count_fillings(columns));
    return known;
  }
};

FullGrids::FullGrids() : impl_(std::make_unique<Impl>()) {}
FullGrids::~FullGrids() = default;
FullGrids::FullGrids(FullGrids&&) noexcept = default;
FullGrids& FullGrids::operator=(FullGrids&&) noexcept = default;

Grid FullGrids::next(Random& random) {
  constexpr Triple kFirstRows = {0007, 0070, 0700};
  constexpr Triple kFirstColumns = {0111, 0222, 0444};
  std::array<std::array<std::array<int, 3>, 3>, 2> orders{};  // of the boxes 1 and 2, by row
  BandColumns second{}, third{};
  int second_count = 0, third_count = 0;
  const auto is_accepted = [&] {
    const Triple rows = random_other(kFirstRows, random);
    const std::array<Triple, 2> box_rows = {rows, remaining(kFirstRows, rows)};
    BandColumns first = {kFirstColumns};
    for (int box = 0; box < 2; ++box) {
      for (int row = 0; row < 3; ++row) {
        orders[box][row] = ordered(box_rows[box][row], random);
        for (int i = 0; i < 3; ++i)
          first[box + 1][i] |= static_cast<Mask>(1 << orders[box][row][i]);
      }
    }
    for (int stack = 0; stack < 3; ++stack) second[stack] = random_other(first[stack], random);
    second_count = impl_->count(second);
    if (random.below(kMostFillings) >= second_count) return false;
    for (int stack = 0; stack < 3; ++stack) third[stack] = remaining(first[stack], second[stack]);
    third_count = impl_->count(third);
    return random.below(kMostFillings) < third_count;
  };
  while (!is_accepted()) {
  }

  std::array<Digit, 9> names;
  std::iota(names.begin(), names.end(), 1);
  random.shuffle(names, 9);
  Grid grid;
  for (int row = 0; row < 3; ++row) {
    for (int i = 0; i < 3; ++i) {
      grid.set(cell_at(row, i), names[3 * row + i]);
      for (int box = 0; box < 2; ++box)
        grid.set(cell_at(row, 3 * box + 3 + i), names[orders[box][row][i]]);
    }
  }
  const auto put_band = [&](int band, const BandColumns& columns, int count) {
    const BandRows rows = random_filling(columns, count, random);
    for (int row = 0; row < 3; ++row) {
      for (int column = 0; column < 9; ++column) {
        const Mask digit = rows[column / 3][row] & columns[column / 3][column % 3];
        grid.set(cell_at(3 * band + row, column), names[std::countr_zero(digit)]);
      }
    }
  };
  put_band(1, second, second_count);
  put_band(2, third, third_count);
  return grid;
}

}  // namespace sudoku
