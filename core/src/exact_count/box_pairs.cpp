#include "exact_count/box_pairs.hpp"

#include <algorithm>

namespace sudoku::exact_count {

namespace {

constexpr int kColumnPairs = 9;

}  // namespace

BoxPairs::BoxPairs(const OrientedPuzzle& puzzle) {
  unsigned later = 0, first = 0;
  for (int band = 0; band < 3; ++band) {
    for (const BandGiven& given : puzzle.givens[band]) {
      (band > 0 ? later : first) |= 1u << given.digit;
    }
  }
  int n = 0;
  for (int digit = 0; digit < 9; ++digit) {
    if (((later | first) >> digit & 1) != 0) digits_[n++] = digit;
    ((later >> digit & 1) != 0 ? fixed_ : exchange_).push_back(digit);
  }
  given_ = n;
  for (int digit = 0; digit < 9; ++digit) {
    if (((later | first) >> digit & 1) == 0) digits_[n++] = digit;
  }
  allowed_.fill((1 << kColumnPairs) - 1);
  for (const BandGiven& given : puzzle.givens[0]) {
    for (int code = 0; code < kColumnPairs; ++code) {
      const int column = given.stack == 0 ? code % 3 : code / 3;
      if (given.stack < 2 && column != given.column) {
        allowed_[given.digit] = static_cast<std::uint16_t>(allowed_[given.digit] & ~(1u << code));
      }
    }
  }
  for (const auto& a : puzzle.column_symmetries[0]) {
    for (const auto& b : puzzle.column_symmetries[1]) {
      auto& permutation = permutations_.emplace_back();
      for (int code = 0; code < kColumnPairs; ++code) {
        permutation[code] = static_cast<std::uint8_t>(a[code % 3] + 3 * b[code / 3]);
      }
    }
  }
  chosen_.fill(-1);
}

// Continues to the next complete choice. False if there is none.
bool BoxPairs::next_pair() {
  const auto take = [&](int code, int by) {
    room_[0][code % 3] -= by;
    room_[1][code / 3] -= by;
  };
  if (depth_ == 9) take(chosen_[--depth_], -1);
  while (depth_ >= 0 && depth_ < 9) {
    int& code = chosen_[depth_];
    const int least = depth_ > given_ ? chosen_[depth_ - 1] : 0;
    code = std::max(code + 1, least);
    while (code < kColumnPairs && ((allowed_[digits_[depth_]] >> code & 1) == 0 ||
                                   room_[0][code % 3] == 0 || room_[1][code / 3] == 0)) {
      ++code;
    }
    if (code < kColumnPairs) {
      take(code, 1);
      if (++depth_ < 9) chosen_[depth_] = -1;
    } else if (--depth_ >= 0) {
      take(chosen_[depth_], -1);
    }
  }
  return depth_ == 9;
}

// The number of ways to order the column pairs of the digits without givens, which are chosen in
// ascending order: m! / (r1! r2! ...) for m digits with runs of r1, r2, ... equal column pairs.
std::uint32_t BoxPairs::multiplicity() const {
  std::uint32_t n = 1, run = 1;
  for (int at = given_; at < 9; ++at) {
    n *= static_cast<std::uint32_t>(at - given_ + 1);
    run = at > given_ && chosen_[at] == chosen_[at - 1] ? run + 1 : 1;
    n /= run;
  }
  return n;
}

// The canonical form of a pair is the least key over all column permutations. The key holds the
// column pairs of the fixed digits, and the number of exchangeable digits for each column pair, at
// most three.
void BoxPairs::classify_pair() {
  std::uint64_t least = UINT64_MAX;
  std::size_t best = 0;
  std::array<int, 9> columns{};
  for (int at = 0; at < 9; ++at) columns[digits_[at]] = chosen_[at];
  for (std::size_t i = 0; i < permutations_.size(); ++i) {
    std::uint64_t key = 0;
    for (int digit : fixed_) key = key << 4 | permutations_[i][columns[digit]];
    std::uint64_t counts = 0;
    for (int digit : exchange_)
      counts += std::uint64_t{1} << (2 * permutations_[i][columns[digit]]);
    key = key << (2 * kColumnPairs) | counts;
    if (key < least) {
      least = key;
      best = i;
    }
  }
  const auto number = static_cast<std::uint32_t>(members_.size());
  Packed packed = best << 19 | multiplicity();
  for (int digit = 0; digit < 9; ++digit) {
    packed = packed << 4 | static_cast<unsigned>(columns[digit]);
  }
  members_.push_back(packed);
  const auto [found, is_new] =
      class_of_.emplace(least, static_cast<std::uint32_t>(classes_.size()));
  if (is_new) {
    classes_.push_back({{}, number});
    before_.push_back(kNone);
    BoxPair& representative = classes_.back().representative;
    const DigitMap map = member(number).map;
    for (int digit = 0; digit < 9; ++digit) {
      representative[map[digit]] = permutations_[best][columns[digit]];
    }
  } else {
    PairClass& known = classes_[found->second];
    before_.push_back(known.last);
    known.last = number;
  }
}

PairMember BoxPairs::member(std::uint32_t number) const {
  Packed packed = members_[number];
  PairMember member{};
  for (int digit = 8; digit >= 0; --digit, packed >>= 4) {
    member.pair[digit] = static_cast<std::uint8_t>(packed & 15);
  }
  member.multiplicity = static_cast<std::uint32_t>(packed & 0x7ffff);
  const auto& permutation = permutations_[static_cast<std::size_t>(packed >> 19)];
  for (int digit : fixed_) member.map[digit] = static_cast<std::uint8_t>(digit);
  std::array<int, 9> sorted{};
  const auto end = std::copy(exchange_.begin(), exchange_.end(), sorted.begin());
  std::stable_sort(sorted.begin(), end, [&](int a, int b) {
    return permutation[member.pair[a]] < permutation[member.pair[b]];
  });
  for (std::size_t i = 0; i < exchange_.size(); ++i) {
    member.map[sorted[i]] = static_cast<std::uint8_t>(exchange_[i]);
  }
  return member;
}

bool BoxPairs::enumerate(int n) {
  for (; n > 0 && !complete_; --n) {
    complete_ = !next_pair();
    if (!complete_) classify_pair();
  }
  return complete_;
}

}  // namespace sudoku::exact_count
