// A backtracking search with dials: the order of cells, the order of digits, and what it concludes
// before it guesses. It counts the digits that it places, which is the same unit for all settings.
//
//   Dials          a setting
//   search_with   the search for the first solution, and its count
//   random_givens  a random puzzle, with one, several or no solutions
//
// Functions are pure and thread-safe. Results are the same on every machine.
// Sources: R. Haralick, G. Elliott: Increasing Tree Search Efficiency for Constraint Satisfaction
// Problems (1980); C. Gomes, B. Selman, N. Crato, H. Kautz: Heavy-Tailed Phenomena in
// Satisfiability and Constraint Satisfaction Problems (2000).
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/grid.hpp"

namespace sudoku {

/// Which empty cell is next.
enum class CellOrder : std::uint8_t {
  rows,     ///< the first one, row by row
  columns,  ///< the first one, column by column
  random,   ///< the first one in an order of all cells that is drawn once
  fewest,   ///< one with the fewest candidates; of several, the first one row by row
};
inline constexpr auto kCellOrderIds =
    std::to_array<const char*>({"rows", "columns", "random", "fewest"});

/// In which order a cell tries its candidates.
enum class DigitOrder : std::uint8_t {
  ascending,
  descending,
  random,  ///< an order for each cell, which is drawn once
};
inline constexpr auto kDigitOrderIds =
    std::to_array<const char*>({"ascending", "descending", "random"});

/// What is concluded from a digit that was placed.
enum class Inference : std::uint8_t {
  /// Nothing: a digit is placed if no peer has it.
  none,
  /// An empty cell without candidates is a dead end: at the beginning, and when a digit has been
  /// placed, which is then taken back at once.
  forward,
  /// At the beginning and after each guess, empty cells row by row: without a candidate, it is a
  /// dead end; with one, it is placed. Repeated until nothing changes.
  naked,
  /// The same, and in each pass the houses after the cells: rows, columns, boxes, and in each the
  /// digits 1 to 9 that it lacks. Without a place, it is a dead end; with one, it is placed.
  singles,
};
inline constexpr auto kInferenceIds =
    std::to_array<const char*>({"none", "forward", "naked", "singles"});

/// `seed` is that of the random orders. Those of cells and of digits do not depend on each other.
struct Dials {
  CellOrder cells = CellOrder::rows;
  DigitOrder digits = DigitOrder::ascending;
  Inference inference = Inference::none;
  std::uint64_t seed = 1;
};

enum class PlacingEnd : std::uint8_t {
  solved,   ///< the first solution was found
  refuted,  ///< there is none
  stopped,  ///< one more digit would have exceeded the budget
};
inline constexpr auto kPlacingEndIds = std::to_array<const char*>({"solved", "refuted", "stopped"});

/// `placed` digits, guessed or concluded, were put on the board; each counts again whenever it is
/// placed again.
struct Placing {
  std::uint64_t placed;
  PlacingEnd end;
};

/// Searches for the first solution of `puzzle`, and places at most `budget` digits. A digit takes
/// 10 ns to 1 µs. Precondition: the puzzle has no conflict.
Placing search_with(const Grid& puzzle, const Dials& dials, std::uint64_t budget);

/// A grid with `givens` digits: random cells, one after the other, get one of the digits that no
/// peer has. A cell without such a digit is left out, so that there can be fewer above 40 or so.
Grid random_givens(std::uint64_t seed, int givens);

}  // namespace sudoku
