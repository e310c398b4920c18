// What is wrong with a puzzle: the smallest set of givens that clash. What its givens are worth:
// how much each contributes to the solution.
//
// Functions are pure and thread-safe.
// Sources: deletion of single constraints: J. Chinneck, E. Dravnieks: Locating Minimal Infeasible
// Constraint Sets in Linear Programs (1991); smallest sets: A. Ignatiev, A. Previti, M. Liffiton,
// J. Marques-Silva: Smallest MUS Extraction with Minimal Hitting Set Dualization (2015).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/cell_set.hpp"
#include "sudoku/grid.hpp"

namespace sudoku {

/// Givens of a puzzle that no full grid contains together.
struct Clash {
  CellSet cells;
  /// Without any one of them, a full grid contains the others. False if that is not known.
  bool minimal = false;
  /// No smaller number of givens of the puzzle clashes. Implies `minimal`. False if that is not
  /// known.
  bool fewest = false;
};

/// At most about a second, usually some milliseconds.
inline constexpr std::uint64_t kUsualClashNodes = 1'000'000;

/// Givens that clash: as few as are found within a budget. Nothing if the puzzle has a solution, or
/// if the budget is used up before that is known.
///
/// First, givens are left out one after the other, in several random orders, as long as the rest
/// clashes; once all such questions are decided, the result is minimal. Then smallest sets are
/// proposed, which have a given of each known set that must not be missing as a whole, until one
/// clashes: it is as small as possible. The result depends on the arguments only.
///
/// `nodes` limits the time: a node of the engine's search takes about a microsecond, and each
/// question to the engine costs a fixed number of nodes besides.
std::optional<Clash> find_clash(const Grid& puzzle, std::uint64_t nodes = kUsualClashNodes);

/// What a puzzle is without one of its givens.
struct GivenWorth {
  Cell cell;
  /// The number of solutions without the given, from 1, at most the limit.
  int solutions;
  /// How often the engine guesses to find these solutions. The engine fills in what follows from
  /// its rules (src/engine/README.md) and guesses a digit where they end, so that this depends on
  /// the rules. 0 if the rules alone lead to one solution.
  std::uint64_t guesses;
};

/// The worth of each given of a puzzle with one solution, in the order of cells. Solutions are
/// counted up to `limit`, from 1. Nothing if the puzzle has not exactly one solution. Some tenths
/// of a second with a limit of 10,000.
std::optional<std::vector<GivenWorth>> worth_of_givens(const Grid& puzzle, int limit);

}  // namespace sudoku
