// The most probable grid that is a Sudoku.
#pragma once

#include <array>
#include <optional>

#include "picture/network.hpp"
#include "sudoku/grid.hpp"

namespace sudoku::picture {

struct Choice {
  Grid givens;
  float cost = 0;  ///< loss of log probability against the most probable reading of each cell
  float gap = 0;   ///< to the next grid that is a Sudoku; at most kLargestGap
  Grid second;     ///< that grid; empty if there is none within it
  Grid left_out;   ///< digits that contradict these, as they look

  /// How much agrees, less what does not.
  float evidence() const { return static_cast<float>(givens.filled()) - cost; }
};
inline constexpr float kLargestGap = 14;
inline constexpr int kFewestChosen = 17;

using CellProbabilities = std::array<LogProbabilities, 81>;

/// kNoDigit if the cell rather has none.
Digit likeliest(const LogProbabilities& of);

/// None if they take too long to count.
std::optional<int> solutions_of(const Grid& grid);

/// The grid of most probable cells that has no equal digits in a house, at least 17 givens and
/// exactly one solution. None if there is none among the most probable thousands.
std::optional<Choice> choose(const CellProbabilities& cells);

}  // namespace sudoku::picture
