// How much each given of a puzzle contributes to its solution.
//
// Functions are pure and thread-safe.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/cell.hpp"
#include "sudoku/grid.hpp"

namespace sudoku {

/// What a puzzle is without one of its givens.
struct GivenWorth {
  Cell cell;
  /// The number of solutions without the given, from 1, at most the limit.
  int solutions;
  /// How often the engine guesses to find these solutions. The engine fills in what follows from
  /// its rules (core/README.md) and guesses a digit where they end, so that this depends on the
  /// rules. 0 if the rules alone lead to one solution.
  std::uint64_t guesses;
};

/// The worth of each given of a puzzle with one solution, in the order of cells. Solutions are
/// counted up to `limit`, from 1. Nothing if the puzzle has not exactly one solution. Some tenths
/// of a second with a limit of 10,000.
std::optional<std::vector<GivenWorth>> worth_of_givens(const Grid& puzzle, int limit);

}  // namespace sudoku
