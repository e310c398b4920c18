// Puzzles for comparisons with brute force.
#pragma once

#include <cstdint>
#include <vector>

#include "sudoku/check.hpp"
#include "sudoku/engine.hpp"

namespace holes {

/// xorshift64: the same numbers on every platform.
class Xorshift {
 public:
  explicit Xorshift(std::uint64_t seed) : state_(seed) {}
  int below(int n) {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return static_cast<int>(state_ % static_cast<std::uint64_t>(n));
  }

 private:
  std::uint64_t state_;
};

/// Whether the solution is a full grid without conflicts that extends the puzzle.
inline bool solves(const sudoku::Grid& solution, const sudoku::Grid& puzzle) {
  return solution.is_full() && sudoku::is_conflict_free(solution) &&
         solution.is_extension_of(puzzle);
}

/// Copies of a full grid with up to 51 cells emptied; in every fourth one digit may not fit.
inline std::vector<sudoku::Grid> puzzles_with_holes(int count) {
  const sudoku::Grid full = sudoku::solve(sudoku::Grid{}, 1).solutions.at(0);
  Xorshift random(81);
  std::vector<sudoku::Grid> puzzles;
  for (int i = 0; i < count; ++i) {
    sudoku::Grid puzzle = full;
    for (int hole = 0; hole < 44 + i % 8; ++hole) puzzle.clear(random.below(sudoku::kCells));
    if (i % 4 == 0) puzzle.set(random.below(sudoku::kCells), 1 + random.below(9));
    puzzles.push_back(puzzle);
  }
  return puzzles;
}

}  // namespace holes
