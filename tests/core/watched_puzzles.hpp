// Puzzles on which the algorithms are tried, each with what it is there for.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "seed_programs.hpp"
#include "sudoku/algorithm.hpp"

inline const std::string kEmptyGrid(81, '0');
inline const std::string kFullGrid =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
/// r1c9 has no candidate: row 1 holds 1 to 8, column 9 the 9.
inline const std::string kDeadCell = "123456780000000009" + std::string(63, '0');
inline const std::string kTwoFivesInRow1 = "55" + std::string(79, '0');
/// r1c1 and r1c2 have the same single candidate, 9.
inline const std::string kTwoCellsOneDigit = "001234567800000000" + std::string(63, '0');
/// Of the recursion lab.
inline const std::string kLabPuzzle =
    "060001094300007100000090000706500209030020060902006301000050000007300002410700080";
/// Liang's Figure 2, which has 18 solutions.
inline const std::string kLiangFigure =
    "530070000600195000098000060800060003400803001700020006060000000000419005000080079";

/// The second puzzle of the Almanac, hard for a search in reading order.
inline const std::string kAlmanacPuzzle =
    "100907003080000070009000600007209400410000095008504300003000700050000040200806009";

/// The same numbers on every machine, which std::uniform_int_distribution does not promise.
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
  std::vector<sudoku::Grid> puzzles;
  Dice dice(2005);
  for (int n = 0; n < count; ++n) {
    sudoku::Grid grid = seed_programs::grid_of(kFullGrid);
    for (int blanks = 30 + dice.roll(20); blanks > 0; --blanks) grid.clear(dice.roll(81));
    for (int changes = n % 3; changes > 0; --changes) grid.set(dice.roll(81), 1 + dice.roll(9));
    puzzles.push_back(grid);
  }
  return puzzles;
}

/// One algorithm in one of its variants.
struct Way {
  const sudoku::Algorithm* algorithm;
  int variant;
};

inline std::vector<Way> all_ways() {
  std::vector<Way> ways;
  for (const sudoku::Algorithm& algorithm : sudoku::algorithms()) {
    ways.push_back({&algorithm, 0});
    for (int i = 1; i < static_cast<int>(algorithm.variants.size()); ++i) {
      ways.push_back({&algorithm, i});
    }
  }
  return ways;
}
