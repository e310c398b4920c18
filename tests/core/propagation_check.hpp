// Compares the engine's propagation with the scalar reference, for unit tests and fuzzing.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/propagate.hpp"
#include "propagation_reference.hpp"
#include "sudoku/candidates.hpp"
#include "sudoku/grid.hpp"

namespace propagation_check {

using namespace sudoku;
using engine::Board;
using engine::Propagation;

inline Board board_of(const auto& puzzle) {
  Board board{};
  board.digits[9] = engine::kAllCells;
  load(board, puzzle);
  return board;
}

inline bool has(const engine::Vec& cells, Cell cell) {
  return engine::any(cells & engine::kCellVectors.self[cell]);
}

/// The cells of a vector, and nothing else: true if only bits of cells are set.
inline bool is_valid(const engine::Vec& cells) { return !engine::any(cells & ~engine::kAllCells); }

inline Candidates candidates_of(const Board& board) {
  Candidates candidates;
  for (Cell cell = 0; cell < kCells; ++cell) {
    candidates[cell] = Digits::from_mask(digits_in(board, engine::kCellVectors.self[cell]));
  }
  return candidates;
}

/// The verdict of the reference; `candidates` are propagated.
inline Propagation reference_of(Candidates& candidates) {
  if (!propagation_reference::propagate(candidates)) return Propagation::contradiction;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (candidates[cell].size() != 1) return Propagation::stable;
  }
  return Propagation::solved;
}

/// The first difference between what the engine left on `board` and the result of the reference;
/// empty if there is none.
inline std::string difference(const Board& board, Propagation state, const Candidates& expected,
                              Propagation expected_state) {
  if (state != expected_state) {
    return "verdict " + std::to_string(static_cast<int>(state)) + " instead of " +
           std::to_string(static_cast<int>(expected_state));
  }
  if (state == Propagation::contradiction) return "";
  for (int d = 0; d < 9; ++d) {
    if (!is_valid(board.digits[d])) return "bits outside the cells";
  }
  const Candidates left = candidates_of(board);
  for (Cell cell = 0; cell < kCells; ++cell) {
    const Digits got = left[cell];
    const std::string at = " in cell " + std::to_string(cell);
    if (got != expected[cell]) {
      return "candidates " + std::to_string(got.mask()) + " instead of " +
             std::to_string(expected[cell].mask()) + at;
    }
    if (state == Propagation::solved) continue;
    if (has(board.unsolved, cell) != (got.size() > 1)) return "`unsolved` is wrong" + at;
    if (has(board.bivalue, cell) != (got.size() == 2)) return "`bivalue` is wrong" + at;
  }
  if (state == Propagation::solved) {
    const Grid grid = to_grid(board);
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (Digits::of(grid[cell]) != expected[cell]) return "to_grid is wrong";
    }
  }
  return "";
}

/// Puzzles to be propagated one by one and all together.
class Boards {
 public:
  void add(const Grid& puzzle) { add(board_of(puzzle), Candidates::of(puzzle)); }
  void add(const Candidates& puzzle) { add(board_of(puzzle), puzzle); }

  std::string difference() const {
    std::vector<Board> together = boards_;
    std::vector<Propagation> states(boards_.size());
    propagate_all(together, states);
    for (std::size_t i = 0; i < boards_.size(); ++i) {
      Board alone = boards_[i];
      const Propagation state = propagate(alone, engine::kAllDigits);
      const auto at = [i](const char* how) { return " (" + (how + std::to_string(i)) + ")"; };
      std::string found =
          propagation_check::difference(alone, state, expected_[i], expected_states_[i]);
      if (!found.empty()) return found + at("alone, board ");
      found =
          propagation_check::difference(together[i], states[i], expected_[i], expected_states_[i]);
      if (!found.empty()) return found + at("together, board ");
    }
    return "";
  }

  /// The number of puzzles with this verdict of the reference.
  int count(Propagation state) const {
    int n = 0;
    for (Propagation expected : expected_states_) n += expected == state;
    return n;
  }

 private:
  void add(const Board& board, Candidates candidates) {
    boards_.push_back(board);
    expected_states_.push_back(reference_of(candidates));
    expected_.push_back(candidates);
  }

  std::vector<Board> boards_;
  std::vector<Candidates> expected_;
  std::vector<Propagation> expected_states_;
};

struct Guess {
  std::string difference;       ///< the first one, or empty
  int contradictions;           ///< of the two sides
  Candidates placed, excluded;  ///< before propagation
};

/// Propagates both sides of a guess, side by side, from a stable board: the cell holds the digit,
/// or it does not. `stable` must be the result of the reference, and the cell unsolved.
inline Guess compare_guess(const Candidates& stable, Placement guess) {
  const auto [cell, digit] = guess;
  Guess result{"", 0, stable, stable};
  result.placed[cell] = Digits::of(digit);
  for (Cell peer : kPeers[cell]) result.placed[peer].remove(digit);
  result.excluded[cell].remove(digit);

  Board start = board_of(stable);
  propagate(start, engine::kAllDigits);
  Board placed = start, excluded = start;
  for (Digit other : stable[cell]) {
    if (other != digit) placed.digits[other - 1] &= ~engine::kCellVectors.self[cell];
  }
  placed.digits[digit - 1] &= ~engine::kCellVectors.peers[cell];
  excluded.digits[digit - 1] &= ~engine::kCellVectors.self[cell];

  const auto states = propagate(placed, excluded, stable[cell].mask(), Digits::of(digit).mask());
  Candidates expected = result.placed;
  Propagation state = reference_of(expected);
  result.contradictions += state == Propagation::contradiction;
  result.difference = difference(placed, states.left, expected, state);
  expected = result.excluded;
  state = reference_of(expected);
  result.contradictions += state == Propagation::contradiction;
  if (result.difference.empty()) {
    result.difference = difference(excluded, states.right, expected, state);
  }
  return result;
}

}  // namespace propagation_check
