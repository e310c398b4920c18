#include "exact_count/band.hpp"

#include <algorithm>
#include <utility>

namespace sudoku::exact_count {

namespace {

constexpr std::size_t kMostEntries = 8000;  // 27 MB
constexpr int kPermutations[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                     {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

// One way to fill a box of which the columns of the digits are known, told by their rows; or the
// other way round.
struct Filling {
  unsigned mask;  // the digits of each row, nine bits a row: what two boxes of a band may not share
  int code;       // the rows as the code of a split
};

class Fillings {
 public:
  // `known` is the column of each digit; -1 in the others where the digit is not given.
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

BandCounts::BandCounts(const std::vector<BandGiven>& givens) {
  std::array<int, 9> place{};
  for (int digit = 0; digit < 9; ++digit) {
    const bool given = std::any_of(givens.begin(), givens.end(),
                                   [&](const BandGiven& g) { return g.digit == digit; });
    if (given) place[digit] = static_cast<int>(named_.size());
    (given ? named_ : others_).push_back(digit);
  }
  for (const BandGiven& given : givens) {
    fixed_[given.stack].row[place[given.digit]] = given.row;
    fixed_[given.stack].column[place[given.digit]] = given.column;
  }
}

// From here on digits go by their place: the named ones first, the others by their codes.
BandCounts::View BandCounts::of(const PairCodes& codes) {
  View view{};
  PairCodes sorted{};
  int n = 0;
  for (int digit : named_) {
    view.place[digit] = static_cast<std::uint8_t>(n);
    sorted[n++] = codes[digit];
  }
  std::array<std::uint8_t, 9> order{};
  const int first = n;
  for (int digit : others_) {
    int at = n++;
    for (; at > first && sorted[at - 1] > codes[digit]; --at) {
      sorted[at] = sorted[at - 1];
      order[at] = order[at - 1];
    }
    sorted[at] = codes[digit];
    order[at] = static_cast<std::uint8_t>(digit);
  }
  for (int at = first; at < 9; ++at) view.place[order[at]] = static_cast<std::uint8_t>(at);
  std::uint64_t key = 0;
  for (std::uint8_t code : sorted) key = key << 4 | code;
  auto found = entries_.find(key);
  if (found == entries_.end()) {
    if (entries_.size() == kMostEntries) entries_.clear();
    found = entries_.emplace(key, make(sorted)).first;
  }
  view.counts = found->second.empty ? nullptr : found->second.counts.data();
  return view;
}

BandCounts::Entry BandCounts::make(const PairCodes& codes) const {
  std::array<std::uint8_t, 9> first{}, second{};
  for (int digit = 0; digit < 9; ++digit) {
    first[digit] = codes[digit] % 3;
    second[digit] = codes[digit] / 3;
  }
  const Fillings firsts(first, fixed_[0].column, fixed_[0].row);
  const Fillings seconds(second, fixed_[1].column, fixed_[1].row);
  const SplitTable& table = splits();
  // How often the third box is left with these rows. Without givens their order does not matter.
  std::array<int, kSplits> left{};
  const bool ordered = fixed_[2].row != Fixed{}.row;
  for (const Filling& a : firsts) {
    for (const Filling& b : seconds) {
      if ((a.mask & b.mask) != 0) continue;
      const Split rows = table.of_code[third_code(a.code, b.code)];
      ++left[ordered ? rows : table.unordered[rows]];
    }
  }
  Entry entry{true, {}};
  for (int rows = 0; rows < kSplits; ++rows) {
    if (left[rows] == 0) continue;
    for (const Filling& third : Fillings(table.column[rows], fixed_[2].row, fixed_[2].column)) {
      std::uint16_t& count = entry.counts[table.of_code[third.code]];
      count = static_cast<std::uint16_t>(count + left[rows]);
      entry.empty = false;
    }
  }
  return entry;
}

}  // namespace sudoku::exact_count
