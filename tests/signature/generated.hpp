// Generated puzzles with no, one and many solutions, the same on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/grid.hpp"

namespace signature {

/// Pseudo-random numbers (splitmix64).
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

/// The empty grid, then six puzzles for each of `families` full grids: a minimal one, with one
/// given removed, with several removed, with a wrong digit, with a conflict, with random givens.
std::vector<sudoku::Grid> generated_puzzles(int families);

}  // namespace signature
