// The search tree: propagation, then a guess where it is stable, depth first.
#pragma once

#include <cstdint>
#include <memory>

#include "engine/propagate.hpp"

namespace sudoku::engine {

/// Visits all solutions of one puzzle, in the same order every time. About 15 KB of boards are
/// allocated on construction, and nothing afterwards.
class Tree {
 public:
  Tree();

  /// Starts anew with the candidates of a Grid, or with Candidates.
  template <typename Puzzle>
  void reset(const Puzzle& puzzle) {
    load(boards_[0], puzzle);
    init(propagate(boards_[0], kAllDigits));
  }

  /// Starts anew with the candidates of a grid except one.
  void reset(const Grid& puzzle, Placement excluded);

  /// Starts anew with a board whose propagation returned `stable`.
  void reset(const Board& board);

  /// Drops all nodes.
  void clear() { pending_ = 0; }

  bool is_exhausted() const { return pending_ == 0; }

  /// Expands the next node. True if it is a solution. Precondition: the tree is not exhausted.
  bool expand();

  /// The solution, after `expand` returned true and until its next call.
  const Board& solution() const { return *nodes_[pending_].board; }

  /// The number of guesses since construction.
  std::uint64_t guesses() const { return guesses_; }

 private:
  struct Node {
    Board* board;
    DigitMask changed;  // not empty: the board is yet to be propagated
    bool solved;
  };
  // Whether guesses are made in two cells at once: yes, not the next one, or not any more.
  enum class Mode { two_cells, one_cell, always_one_cell };
  // The digits to propagate on each side of a guess.
  struct ChangedDigits {
    DigitMask a, b;
  };

  void init(Propagation root);
  void push(Board& board, Propagation state);
  void learn_from(bool contradiction);
  ChangedDigits guess(Board& board, Cell cell);
  void expand_two_cells(Board& b);
  void expand_one_cell(Board& b);
  void expand_mirrored(Board& b);

  // A stack of pending nodes, each deeper in the tree and on a later board than the one before it.
  Node nodes_[kCells + 1];
  int pending_ = 0;
  std::unique_ptr<Board[]> boards_;  // by depth
  Mode mode_ = Mode::two_cells;
  Vec recent_failure_cells_{};  // cells of guesses whose two sides were both contradictions
  std::uint64_t guesses_ = 0;
};

}  // namespace sudoku::engine
