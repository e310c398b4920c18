#include "exact_count/bands.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace sudoku::exact_count {

namespace {

constexpr std::size_t kMaxEntries = 8000;  // 27 MB
constexpr int kPermutations[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                     {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

// Transposes the puzzle if asked to, and moves the band to the top and the stack to the right.
Grid transformed(const Grid& grid, bool transposed, int band, int stack) {
  Grid result;
  for (Cell cell = 0; cell < kCells; ++cell) {
    int row = row_of(cell), column = column_of(cell);
    if (transposed) std::swap(row, column);
    const int rows = (row / 3 + 3 - band) % 3;
    const int columns = (column / 3 + 5 - stack) % 3;
    result.set(cell_at(3 * rows + row % 3, 3 * columns + column % 3), grid[cell]);
  }
  return result;
}

double factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }

// An estimate of how many of `all` agree with the givens: each rules out two columns of three.
double agreeing(double all, int givens) { return std::max(1.0, all / std::pow(3, givens)); }

// An estimate of the work in multiplications of the inner loop.
double cost(const Grid& grid) {
  std::array<std::array<int, 3>, 3> givens{};  // by band and stack
  std::array<int, 3> later{};                  // by stack, without the first band
  std::array<unsigned, 3> digits{}, held{};    // by band; columns, by stack, without the first band
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (grid.is_empty(cell)) continue;
    const int band = row_of(cell) / 3, stack = column_of(cell) / 3;
    ++givens[band][stack];
    digits[band] |= Digits::of(grid[cell]).mask();
    if (band == 0) continue;
    ++later[stack];
    held[stack] |= 1u << column_of(cell) % 3;
  }
  const auto others = [](unsigned mask) { return factorial(9 - std::popcount(mask)); };
  const auto symmetries = [&](int stack) { return factorial(3 - std::popcount(held[stack])); };
  const auto fitting = [&](int band, int stack) {
    return agreeing(kPartitions, givens[band][stack]);
  };
  const auto ways = [](int givens_kept) {
    return agreeing(kPartitions * kCompletions, givens_kept);
  };
  const double unused = others(digits[0] | digits[1] | digits[2]);
  const double pairs = ways(later[0] + givens[0][0]) * ways(later[1] + givens[0][1]) / unused;
  const double classes = ways(later[0]) * ways(later[1]) / others(digits[1] | digits[2]) /
                         (symmetries(0) * symmetries(1));
  // The costs of classifying a box pair, relabelling a partition and computing the table of a pair.
  constexpr double kClassify = 5000, kRelabel = 20, kCompute = 300'000;
  const double end = ways(later[2]) / symmetries(2) + kRelabel * (fitting(1, 2) + fitting(2, 2));
  double all = std::min(pairs, classes) * end +
               fitting(0, 0) * fitting(0, 1) / unused * (kClassify + kRelabel * fitting(0, 2));
  for (int band = 0; band < 3; ++band) {
    all += kCompute * std::max(1.0, fitting(band, 0) * fitting(band, 1) / others(digits[band]));
  }
  return all;
}

// One way to fill a box whose column partition is known. The rows of the digits form a partition of
// the same kind. With rows and columns exchanged it is a box whose row partition is known.
struct Filling {
  unsigned mask;  // the digits of each row, nine bits per row; disjoint for two boxes of a band
  int code;       // of the row partition
};

class Fillings {
 public:
  // `known` is the column of each digit. The others are the columns and rows of the given digits,
  // -1 for the other digits.
  Fillings(const std::array<std::uint8_t, 9>& known, const std::array<int, 9>& given_known,
           const std::array<int, 9>& given_open) {
    std::array<std::array<Filling, 6>, 3> of_line;
    std::array<int, 3> sizes{};
    std::array<std::array<int, 3>, 3> digits{};
    for (int digit = 0; digit < 9; ++digit) {
      if (given_known[digit] >= 0 && given_known[digit] != known[digit]) return;
      digits[known[digit]][sizes[known[digit]]++] = digit;
    }
    sizes = {};
    for (int line = 0; line < 3; ++line) {
      for (const auto& places : kPermutations) {
        Filling filling{};
        bool fits = true;
        for (int i = 0; i < 3; ++i) {
          const int digit = digits[line][i];
          fits = fits && (given_open[digit] < 0 || given_open[digit] == places[i]);
          filling.mask |= 1u << (9 * places[i] + digit);
          filling.code += places[i] * kPower[digit];
        }
        if (fits) of_line[line][sizes[line]++] = filling;
      }
    }
    for (int a = 0; a < sizes[0]; ++a) {
      for (int b = 0; b < sizes[1]; ++b) {
        for (int c = 0; c < sizes[2]; ++c) {
          const Filling &x = of_line[0][a], &y = of_line[1][b], &z = of_line[2][c];
          all_[size_++] = {x.mask | y.mask | z.mask, x.code + y.code + z.code};
        }
      }
    }
  }

  const Filling* begin() const { return all_.data(); }
  const Filling* end() const { return all_.data() + size_; }

 private:
  std::array<Filling, 216> all_;
  int size_ = 0;
};

}  // namespace

OrientedPuzzle::OrientedPuzzle(const Grid& grid) {
  std::array<std::array<bool, 3>, 3> held{};  // columns with givens in bands 1 and 2
  for (auto& band : allowed) {
    for (AllowedPartitions& box : band) box.fill(true);
  }
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (grid.is_empty(cell)) continue;
    const int row = row_of(cell), column = column_of(cell), digit = grid[cell] - 1;
    givens[row / 3].push_back({row % 3, column / 3, column % 3, digit});
    if (row >= 3) held[column / 3][column % 3] = true;
    AllowedPartitions& box = allowed[row / 3][column / 3];
    for (int p = 0; p < kPartitions; ++p) {
      box[p] = box[p] && partitions().column[p][digit] == column % 3;
    }
  }
  for (int stack = 0; stack < 3; ++stack) {
    ColumnPermutation permutation = {0, 1, 2};
    do {
      bool fixes_givens = true;
      for (int column = 0; column < 3; ++column) {
        fixes_givens = fixes_givens && (!held[stack][column] || permutation[column] == column);
      }
      if (fixes_givens) column_symmetries[stack].push_back(permutation);
    } while (std::next_permutation(permutation.begin(), permutation.end()));
  }
}

OrientedPuzzle cheapest_orientation(const Grid& puzzle) {
  Grid best = puzzle;
  double least = cost(puzzle);
  for (const bool transposed : {false, true}) {
    for (int band = 0; band < 3; ++band) {
      for (int stack = 0; stack < 3; ++stack) {
        const Grid other = transformed(puzzle, transposed, band, stack);
        const double other_cost = cost(other);
        if (other_cost >= least) continue;
        least = other_cost;
        best = other;
      }
    }
  }
  return OrientedPuzzle(best);
}

BandCounts::BandCounts(const std::vector<BandGiven>& givens) {
  std::array<int, 9> index{};
  for (int digit = 0; digit < 9; ++digit) {
    const bool given = std::any_of(givens.begin(), givens.end(),
                                   [&](const BandGiven& g) { return g.digit == digit; });
    if (given) index[digit] = static_cast<int>(given_digits_.size());
    (given ? given_digits_ : free_digits_).push_back(digit);
  }
  for (const BandGiven& given : givens) {
    boxes_[given.stack].row[index[given.digit]] = given.row;
    boxes_[given.stack].column[index[given.digit]] = given.column;
  }
}

// Relabels the digits: the given ones first, then the others in ascending order of their columns.
// The relabelled pair is the key of its table.
BandCounts::View BandCounts::of(const BoxPair& pair) {
  View view{};
  BoxPair sorted{};
  int n = 0;
  for (int digit : given_digits_) {
    view.map[digit] = static_cast<std::uint8_t>(n);
    sorted[n++] = pair[digit];
  }
  std::array<std::uint8_t, 9> order{};
  const int first = n;
  for (int digit : free_digits_) {
    int at = n++;
    for (; at > first && sorted[at - 1] > pair[digit]; --at) {
      sorted[at] = sorted[at - 1];
      order[at] = order[at - 1];
    }
    sorted[at] = pair[digit];
    order[at] = static_cast<std::uint8_t>(digit);
  }
  for (int at = first; at < 9; ++at) view.map[order[at]] = static_cast<std::uint8_t>(at);
  std::uint64_t key = 0;
  for (std::uint8_t code : sorted) key = key << 4 | code;
  auto found = entries_.find(key);
  if (found == entries_.end()) {
    if (entries_.size() == kMaxEntries) entries_.clear();
    found = entries_.emplace(key, compute(sorted)).first;
  }
  view.counts = found->second.empty ? nullptr : found->second.counts.data();
  return view;
}

// `pair` is relabelled.
BandCounts::Entry BandCounts::compute(const BoxPair& pair) const {
  std::array<std::uint8_t, 9> first{}, second{};
  for (int digit = 0; digit < 9; ++digit) {
    first[digit] = pair[digit] % 3;
    second[digit] = pair[digit] / 3;
  }
  const Fillings firsts(first, boxes_[0].column, boxes_[0].row);
  const Fillings seconds(second, boxes_[1].column, boxes_[1].row);
  const PartitionTable& table = partitions();
  // The number of ways that leave each row partition to the third box. If that box has no givens,
  // the order of its rows does not matter, and canonical partitions suffice.
  std::array<int, kPartitions> left{};
  const bool ordered = boxes_[2].row != GivenPlaces{}.row;
  for (const Filling& a : firsts) {
    for (const Filling& b : seconds) {
      if ((a.mask & b.mask) != 0) continue;
      const ColumnPartition rows = table.of_code[third_code(a.code, b.code)];
      ++left[ordered ? rows : table.canonical[rows]];
    }
  }
  Entry entry{true, {}};
  for (int rows = 0; rows < kPartitions; ++rows) {
    if (left[rows] == 0) continue;
    for (const Filling& third : Fillings(table.column[rows], boxes_[2].row, boxes_[2].column)) {
      std::uint16_t& count = entry.counts[table.of_code[third.code]];
      count = static_cast<std::uint16_t>(count + left[rows]);
      entry.empty = false;
    }
  }
  return entry;
}

}  // namespace sudoku::exact_count
