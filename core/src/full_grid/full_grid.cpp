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
// f(D) / F * f(E) / F, where F is the largest value of f; otherwise all are chosen again. Then (4)
// is chosen uniformly. The probability of each grid is a constant times
// f(D) f(E) / F^2 * 1 / (f(D) f(E)), the same for all grids. One choice in 75 is accepted.
//
// f depends on three partitions of nine digits in triples. A renaming makes the first of them the
// one of FillingsTable. Because the first box is fixed in (1), there are only 56 such renamings.
#include "sudoku/full_grid.hpp"

#include <numeric>

#include "full_grid/fillings_table.hpp"

namespace sudoku {

using namespace full_grid;

namespace {

constexpr Triple kFirstRows = {0007, 0070, 0700};
constexpr Triple kFirstColumns = {0111, 0222, 0444};

// A renaming of the digits, for sets: the names of the lower five and of the upper four.
struct Renaming {
  std::array<Mask, 32> low{};
  std::array<Mask, 16> high{};

  Renaming() = default;
  // The digits of the columns become 0 to 8, column by column.
  explicit Renaming(const Triple& columns) {
    int next = 0;
    for (Mask column : columns) {
      for (int i = 0; i < 3; ++i) {
        const int digit = std::countr_zero(nth(column, i));
        const Mask name = static_cast<Mask>(1 << next++);
        for (int set = 0; set < 32; ++set) {
          if (digit < 5 && (set >> digit & 1) != 0) low[set] |= name;
        }
        for (int set = 0; set < 16; ++set) {
          if (digit >= 5 && (set >> (digit - 5) & 1) != 0) high[set] |= name;
        }
      }
    }
  }

  Triple operator()(const Triple& sets) const {
    const auto rename = [this](Mask set) {
      return static_cast<Mask>(low[set & 31] | high[set >> 5]);
    };
    const Mask first = rename(sets[0]);
    const Mask second = rename(sets[1]);
    return {first, second, static_cast<Mask>(0x1ff & ~(first | second))};
  }
};

// The columns of a box with these rows, whose digits have the orders number `way`, 0..215.
Triple columns_of(const Triple& rows, int way) {
  Triple columns{};
  for (int row = 0; row < 3; ++row, way /= 6) {
    const auto& order = kOrdersOfThree[way % 6];
    for (int i = 0; i < 3; ++i) columns[order[i]] |= nth(rows[row], i);
  }
  return columns;
}

}  // namespace

struct FullGrids::Impl {
  // By the columns of a first box, as numbers of `other` for kFirstColumns.
  std::array<Renaming, kOthers> renamings;
  std::array<std::uint8_t, kOthers> third_way;  // the columns of the box below
  FillingsTable fillings;

  Impl() {
    std::array<Triple, kOthers> others;
    for (int way = 0; way < kOthers; ++way) others[way] = other(kFirstColumns, way);
    for (int way = 0; way < kOthers; ++way) {
      renamings[way] = Renaming(others[way]);
      const Triple third = remaining(kFirstColumns, others[way]);
      for (int i = 0; i < kOthers; ++i) {
        if (others[i] == third) third_way[way] = static_cast<std::uint8_t>(i);
      }
    }
  }

  // `count_fillings(columns)`; `first_way` is the number of the first box.
  int count(const BandColumns& columns, int first_way) {
    const Renaming& renaming = renamings[first_way];
    return fillings(renaming(columns[1]), renaming(columns[2]));
  }
};

FullGrids::FullGrids() : impl_(std::make_unique<Impl>()) {}
FullGrids::~FullGrids() = default;
FullGrids::FullGrids(FullGrids&&) noexcept = default;
FullGrids& FullGrids::operator=(FullGrids&&) noexcept = default;

Grid FullGrids::next(Random& random) {
  std::array<Triple, 2> box_rows{}, box_columns{};  // of the second and third box
  BandColumns second{}, third{};
  int second_count = 0, third_count = 0;
  const auto is_accepted = [&] {
    box_rows[0] = other(kFirstRows, random.below(kOthers));
    box_rows[1] = remaining(kFirstRows, box_rows[0]);
    const int orders = random.below(216 * 216);
    box_columns = {columns_of(box_rows[0], orders / 216), columns_of(box_rows[1], orders % 216)};
    const BandColumns first = {kFirstColumns, box_columns[0], box_columns[1]};
    int ways = random.below(kOthers * kOthers * kOthers);
    const int first_way = ways % kOthers;
    for (int stack = 0; stack < 3; ++stack, ways /= kOthers)
      second[stack] = other(first[stack], ways % kOthers);
    second_count = impl_->count(second, first_way);
    if (random.below(kMostFillings) >= second_count) return false;
    for (int stack = 0; stack < 3; ++stack) third[stack] = remaining(first[stack], second[stack]);
    third_count = impl_->count(third, impl_->third_way[first_way]);
    return random.below(kMostFillings) < third_count;
  };
  while (!is_accepted()) {
  }

  std::array<Digit, 9> names;
  std::iota(names.begin(), names.end(), 1);
  random.shuffle(names, 9);
  Grid grid;
  const auto put_band = [&](int band, const BandRows& rows, const BandColumns& columns) {
    for (int row = 0; row < 3; ++row) {
      for (int column = 0; column < 9; ++column) {
        const Mask digit = rows[column / 3][row] & columns[column / 3][column % 3];
        grid.set(cell_at(3 * band + row, column), names[std::countr_zero(digit)]);
      }
    }
  };
  put_band(0, {kFirstRows, box_rows[0], box_rows[1]},
           {kFirstColumns, box_columns[0], box_columns[1]});
  put_band(1, random_filling(second, second_count, random), second);
  put_band(2, random_filling(third, third_count, random), third);
  return grid;
}

}  // namespace sudoku
