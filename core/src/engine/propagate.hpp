// Propagation: the rules run on a board until they find nothing more.
//
// The rules are naked singles, hidden singles and locked candidates; the scalar reference in
// tests/core/propagation_reference.hpp defines them. All functions here reach its result:
//
//   propagate(board)         one board, the changed digits in groups of four
//   propagate(left, right)   both sides of a guess, whose few changed digits share a vector
//   propagate_all(boards)    many boards with all digits changed, one board per lane
#pragma once

#include <span>

#include "engine/board.hpp"

namespace sudoku::engine {

enum class Propagation : std::uint8_t {
  contradiction,  ///< no solution; the candidates are unspecified
  stable,         ///< the rules find nothing more; `bivalue` and `unsolved` are set
  solved,         ///< every cell has one candidate, and the board is a solution
};

/// `changed`: digits whose candidates have changed since the board was last stable. Not empty.
Propagation propagate(Board& board, DigitMask changed);

struct PropagationPair {
  Propagation left, right;
};

/// The same for two boards.
PropagationPair propagate(Board& left, Board& right, DigitMask changed_left,
                          DigitMask changed_right);

/// The same for boards on which every digit has changed; results[i] is that of boards[i]. Takes two
/// thirds of the time of separate calls. Precondition: `results` is at least as long as `boards`.
void propagate_all(std::span<Board> boards, std::span<Propagation> results);

}  // namespace sudoku::engine
