#include "exact_count/starts.hpp"

#include <algorithm>

namespace sudoku::exact_count {

namespace {

constexpr int kCodesOfPair = 9;

}  // namespace

Starts::Starts(const Layout& layout) {
  unsigned later = 0, first = 0;
  for (int band = 0; band < 3; ++band) {
    for (const BandGiven& given : layout.givens[band]) {
      (band > 0 ? later : first) |= 1u << given.digit;
    }
  }
  int n = 0;
  for (int digit = 0; digit < 9; ++digit) {
    if (((later | first) >> digit & 1) != 0) digits_[n++] = digit;
    ((later >> digit & 1) != 0 ? fixed_ : free_).push_back(digit);
  }
  given_ = n;
  for (int digit = 0; digit < 9; ++digit) {
    if (((later | first) >> digit & 1) == 0) digits_[n++] = digit;
  }
  allowed_.fill((1 << kCodesOfPair) - 1);
  for (const BandGiven& given : layout.givens[0]) {
    for (int code = 0; code < kCodesOfPair; ++code) {
      const int column = given.stack == 0 ? code % 3 : code / 3;
      if (given.stack < 2 && column != given.column) {
        allowed_[given.digit] = static_cast<std::uint16_t>(allowed_[given.digit] & ~(1u << code));
      }
    }
  }
  for (const auto& a : layout.orders[0]) {
    for (const auto& b : layout.orders[1]) {
      auto& order = orders_.emplace_back();
      for (int code = 0; code < kCodesOfPair; ++code) {
        order[code] = static_cast<std::uint8_t>(a[code % 3] + 3 * b[code / 3]);
      }
    }
  }
  code_.fill(-1);
}

// Goes on to the next full choice of codes. False: there is none.
bool Starts::next() {
  const auto take = [&](int code, int by) {
    room_[0][code % 3] -= by;
    room_[1][code / 3] -= by;
  };
  if (depth_ == 9) take(code_[--depth_], -1);
  while (depth_ >= 0 && depth_ < 9) {
    int& code = code_[depth_];
    const int least = depth_ > given_ ? code_[depth_ - 1] : 0;
    code = std::max(code + 1, least);
    while (code < kCodesOfPair && ((allowed_[digits_[depth_]] >> code & 1) == 0 ||
                                   room_[0][code % 3] == 0 || room_[1][code / 3] == 0)) {
      ++code;
    }
    if (code < kCodesOfPair) {
      take(code, 1);
      if (++depth_ < 9) code_[depth_] = -1;
    } else if (--depth_ >= 0) {
      take(code_[depth_], -1);
    }
  }
  return depth_ == 9;
}

// The walk takes the codes of digits without givens in ascending order only.
std::uint32_t Starts::many() const {
  std::uint32_t n = 1, run = 1;
  for (int at = given_; at < 9; ++at) {
    n *= static_cast<std::uint32_t>(at - given_ + 1);
    run = at > given_ && code_[at] == code_[at - 1] ? run + 1 : 1;
    n /= run;
  }
  return n;
}

void Starts::add() {
  // Digits by their codes; of free digits it only counts how many have which code, at most three.
  std::uint64_t least = UINT64_MAX;
  std::size_t chosen = 0;
  std::array<int, 9> codes{};
  for (int at = 0; at < 9; ++at) codes[digits_[at]] = code_[at];
  for (std::size_t i = 0; i < orders_.size(); ++i) {
    std::uint64_t key = 0;
    for (int digit : fixed_) key = key << 4 | orders_[i][codes[digit]];
    std::uint64_t counts = 0;
    for (int digit : free_) counts += std::uint64_t{1} << (2 * orders_[i][codes[digit]]);
    key = key << (2 * kCodesOfPair) | counts;
    if (key < least) {
      least = key;
      chosen = i;
    }
  }
  const auto number = static_cast<std::uint32_t>(members_.size());
  Packed packed = chosen << 19 | many();
  for (int digit = 0; digit < 9; ++digit) {
    packed = packed << 4 | static_cast<unsigned>(codes[digit]);
  }
  members_.push_back(packed);
  const auto [found, fresh] = class_of_.emplace(least, static_cast<std::uint32_t>(classes_.size()));
  if (fresh) {
    classes_.push_back({{}, number});
    before_.push_back(kNone);
    PairCodes& own = classes_.back().codes;
    const Member member = this->member(number);
    for (int digit = 0; digit < 9; ++digit) {
      own[member.place[digit]] = orders_[chosen][codes[digit]];
    }
  } else {
    StartClass& its = classes_[found->second];
    before_.push_back(its.last);
    its.last = number;
  }
}

Member Starts::member(std::uint32_t number) const {
  Packed packed = members_[number];
  Member member{};
  for (int digit = 8; digit >= 0; --digit, packed >>= 4) {
    member.codes[digit] = static_cast<std::uint8_t>(packed & 15);
  }
  member.many = static_cast<std::uint32_t>(packed & 0x7ffff);
  const auto& order = orders_[static_cast<std::size_t>(packed >> 19)];
  for (int digit : fixed_) member.place[digit] = static_cast<std::uint8_t>(digit);
  std::array<int, 9> sorted{};
  const auto end = std::copy(free_.begin(), free_.end(), sorted.begin());
  std::stable_sort(sorted.begin(), end,
                   [&](int a, int b) { return order[member.codes[a]] < order[member.codes[b]]; });
  for (std::size_t i = 0; i < free_.size(); ++i) {
    member.place[sorted[i]] = static_cast<std::uint8_t>(free_[i]);
  }
  return member;
}

bool Starts::find(int n) {
  for (; n > 0 && !ended_; --n) {
    ended_ = !next();
    if (!ended_) add();
  }
  return ended_;
}

}  // namespace sudoku::exact_count
