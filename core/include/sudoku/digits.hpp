// A digit, and a set of digits.
#pragma once

#include <bit>
#include <cstdint>

namespace sudoku {

/// 1..9; kNoDigit for an empty cell.
using Digit = int;

inline constexpr Digit kNoDigit = 0;

/// A set of digits, 16 bits wide: bit d - 1 for digit d. Iterates in ascending order.
class Digits {
 public:
  constexpr Digits() = default;
  /// From a mask with bit d - 1 for digit d; higher bits are ignored.
  static constexpr Digits from_mask(unsigned mask) { return Digits(mask & 0x1ff); }
  static constexpr Digits all() { return Digits(0x1ff); }
  /// Precondition, here and in `has`, `add` and `remove`: `d` is 1..9.
  static constexpr Digits of(Digit d) { return Digits(1u << (d - 1)); }

  constexpr std::uint16_t mask() const { return mask_; }
  constexpr int size() const { return std::popcount(mask_); }
  constexpr bool empty() const { return mask_ == 0; }
  constexpr bool has(Digit d) const { return (mask_ >> (d - 1) & 1) != 0; }
  /// The smallest digit; kNoDigit if the set is empty.
  constexpr Digit first() const { return mask_ == 0 ? kNoDigit : std::countr_zero(mask_) + 1; }

  constexpr Digits& add(Digit d) { return *this = *this | of(d); }
  constexpr Digits& remove(Digit d) { return *this = *this - of(d); }

  friend constexpr Digits operator|(Digits a, Digits b) {
    return Digits(static_cast<unsigned>(a.mask_ | b.mask_));
  }
  friend constexpr Digits operator&(Digits a, Digits b) {
    return Digits(static_cast<unsigned>(a.mask_ & b.mask_));
  }
  friend constexpr Digits operator-(Digits a, Digits b) {
    return Digits(static_cast<unsigned>(a.mask_ & ~b.mask_));
  }
  friend constexpr bool operator==(Digits, Digits) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(unsigned rest) : rest_(rest) {}
    constexpr Digit operator*() const { return std::countr_zero(rest_) + 1; }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned rest_;
  };
  constexpr Iterator begin() const { return Iterator(mask_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  constexpr explicit Digits(unsigned mask) : mask_(static_cast<std::uint16_t>(mask)) {}

  std::uint16_t mask_ = 0;
};

static_assert(Digits::all().size() == 9 && Digits().empty());
static_assert(Digits::of(9).first() == 9 && Digits::of(9).mask() == 0x100);
static_assert((Digits::all() - Digits::of(1)).first() == 2);
static_assert(Digits::from_mask(0xffff) == Digits::all());

}  // namespace sudoku
