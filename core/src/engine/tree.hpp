// The search tree: deduction, and where it ends a guess, depth first.
#pragma once

#include <cstdint>
#include <memory>

#include "engine/settle.hpp"

namespace sudoku::engine {

class Tree {
 public:
  Tree();

  /// Starts anew with the candidates of a Grid, or with Candidates.
  template <typename Puzzle>
  void plant(const Puzzle& puzzle) {
    load(boards_[0], puzzle);
    grow(settle(boards_[0], 0777));
  }

  /// The same with a board that is settled already, and open.
  void plant(const Board& board);

  bool is_exhausted() const { return waiting_ == 0; }

  /// Visits the next node; true where it is a solution. Not where the tree is exhausted.
  bool visit();

  /// After a visit that was true, until the next.
  const Board& solution() const { return *nodes_[waiting_].board; }

  /// How often a digit was assumed since the tree was made.
  std::uint64_t guesses() const { return guesses_; }

 private:
  struct Node {
    Board* board;
    unsigned dirty;  // not 0: still to be settled
    bool solved;
  };
  enum class Course { unknown, calm, tight };

  void grow(Settled root);
  void wait(Board& board, Settled state);
  void descend(Board& a, Board& b, unsigned dirty_a, unsigned dirty_b);
  bool split(Board& a, Board& b, unsigned dirty_a, unsigned dirty_b);

  // Those that wait, each deeper in the tree than the one before it, on a later board.
  Node nodes_[kCells + 1];
  int waiting_ = 0;
  std::unique_ptr<Board[]> boards_;  // by the depth of the first guess that is made on it
  Course course_ = Course::unknown;
  Vec culprits_{};  // cells of guesses of which both sides died at once
  std::uint64_t guesses_ = 0;
};

}  // namespace sudoku::engine
