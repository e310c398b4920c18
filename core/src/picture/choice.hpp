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
};
inline constexpr float kLargestGap = 14;

using CellProbabilities = std::array<LogProbabilities, 81>;

/// The grid of most probable cells that has no equal digits in a house, at least 17 givens and
/// exactly one solution. None if there is none among the most probable thousands.
std::optional<Choice> choose(const CellProbabilities& cells);

}  // namespace sudoku::picture
