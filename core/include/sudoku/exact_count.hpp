// The exact number of solutions of puzzles with far too many to enumerate: the empty grid has
// 6,670,903,752,021,072,936,960.
//
// SolutionSearch finds a few hundred thousand solutions per second; ExactCount finds none of them,
// and its cost does not grow with their number. It is meant for puzzles with few givens: the empty
// grid takes a fraction of a second, about ten scattered givens a second or two, and the worst
// puzzle known (nine different digits, no two in one house) twenty seconds. A SolutionSearch is
// faster for puzzles with few solutions.
//
// Objects are independent: each may be used by one thread at a time. src/exact_count/README.md
// derives the method.
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <string>

#include "sudoku/grid.hpp"

namespace sudoku {

/// A number of solutions, 0..2^128 - 1. That of the empty grid takes 73 bits.
class SolutionCount {
 public:
  constexpr SolutionCount(std::uint64_t count = 0) : low_(count) {}
  /// a * b, exactly.
  static constexpr SolutionCount product(std::uint64_t a, std::uint64_t b);

  /// Precondition: the sum is below 2^128.
  constexpr SolutionCount& operator+=(SolutionCount other) {
    low_ += other.low_;
    high_ += other.high_ + (low_ < other.low_ ? 1 : 0);
    return *this;
  }

  constexpr std::uint64_t high() const { return high_; }
  constexpr std::uint64_t low() const { return low_; }

  friend constexpr auto operator<=>(const SolutionCount&, const SolutionCount&) = default;

 private:
  std::uint64_t high_ = 0;
  std::uint64_t low_;
};

constexpr SolutionCount SolutionCount::product(std::uint64_t a, std::uint64_t b) {
  // Long multiplication with digits of 32 bits: not every compiler has 128-bit integers.
  constexpr std::uint64_t kDigit = 0xffffffff;
  const std::uint64_t low = (a & kDigit) * (b & kDigit);
  const std::uint64_t middle = (a >> 32) * (b & kDigit) + (low >> 32);
  const std::uint64_t other = (a & kDigit) * (b >> 32) + (middle & kDigit);
  SolutionCount result(other << 32 | (low & kDigit));
  result.high_ = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
  return result;
}

static_assert(SolutionCount::product(UINT64_MAX, UINT64_MAX).high() == UINT64_MAX - 1);
static_assert(SolutionCount::product(UINT64_MAX, UINT64_MAX).low() == 1);

/// The decimal digits of a count.
std::string to_text(SolutionCount count);

/// Counts the solutions of one puzzle, in slices. Uses at most about 100 MB.
class ExactCount {
 public:
  /// Takes about ten milliseconds. A puzzle with equal givens in one house has no solutions.
  explicit ExactCount(const Grid& puzzle);
  ~ExactCount();
  ExactCount(ExactCount&&) noexcept;
  ExactCount& operator=(ExactCount&&) noexcept;

  /// Continues by at most `steps` steps of up to about a millisecond each. True once the count is
  /// complete.
  bool advance(std::uint64_t steps);

  bool is_done() const;

  /// The part of the work that is done, 0..1. Never decreases.
  double progress() const;

  /// The number of solutions. Precondition: is_done().
  SolutionCount count() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace sudoku
