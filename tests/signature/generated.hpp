// Puzzles made by number, the same on every machine: with no, one and many solutions.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/grid.hpp"

namespace signature {

/// Numbers that look random, the same for the same seed (splitmix64).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  /// 0 to `n` - 1.
  int below(int n) {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return static_cast<int>((mixed ^ (mixed >> 31)) % static_cast<std::uint64_t>(n));
  }

 private:
  std::uint64_t state_;
};

/// `families` families of puzzles around a full grid each: minimal, with a given too few, with
/// several too few, with a wrong digit, with a clash, with random givens. First the empty grid.
std::vector<sudoku::Grid> generated_puzzles(int families);

}  // namespace signature
