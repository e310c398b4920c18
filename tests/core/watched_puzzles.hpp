// Unusual puzzles, and all algorithms with their variants, for the tests of algorithms and runs.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "puzzles.hpp"
#include "sudoku/algorithm.hpp"

inline constexpr std::string_view kEmptyGrid =
    "000000000000000000000000000000000000000000000000000000000000000000000000000000000";
/// r1c9 has no candidate: row 1 holds 1 to 8, column 9 the 9.
inline constexpr std::string_view kDeadCell =
    "123456780000000009000000000000000000000000000000000000000000000000000000000000000";
inline constexpr std::string_view kTwoFivesInRow1 =
    "550000000000000000000000000000000000000000000000000000000000000000000000000000000";
/// r1c1 and r1c2 have the same single candidate, 9.
inline constexpr std::string_view kTwoCellsOneDigit =
    "001234567800000000000000000000000000000000000000000000000000000000000000000000000";

/// Random numbers that are the same on every machine; std::uniform_int_distribution may differ.
class Dice {
 public:
  explicit Dice(std::uint32_t seed) : state_(seed) {}
  /// 0..sides-1.
  int roll(int sides) {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return static_cast<int>((state_ >> 33) % static_cast<std::uint64_t>(sides));
  }

 private:
  std::uint64_t state_;
};

/// Puzzles with one solution, with several, with none, and with givens that clash.
inline std::vector<sudoku::Grid> random_puzzles(int count) {
  std::vector<sudoku::Grid> grids;
  Dice dice(2005);
  for (int n = 0; n < count; ++n) {
    sudoku::Grid grid = puzzles::grid_of(puzzles::kLabFullGrid);
    for (int blanks = 30 + dice.roll(20); blanks > 0; --blanks) grid.clear(dice.roll(81));
    for (int changes = n % 3; changes > 0; --changes) grid.set(dice.roll(81), 1 + dice.roll(9));
    grids.push_back(grid);
  }
  return grids;
}

/// One algorithm in one of its variants.
struct Way {
  const sudoku::Algorithm* algorithm;
  int variant;
};

inline std::vector<Way> all_ways() {
  std::vector<Way> ways;
  for (const sudoku::Algorithm& algorithm : sudoku::algorithm_table()) {
    ways.push_back({&algorithm, 0});
    for (int i = 1; i < static_cast<int>(algorithm.variants.size()); ++i) {
      ways.push_back({&algorithm, i});
    }
  }
  return ways;
}
