// Deduction: the rules are run on a board until they find nothing more.
#pragma once

#include "engine/board.hpp"

namespace sudoku::engine {

enum class Settled : std::uint8_t {
  dead,    ///< no solution
  open,    ///< the rules say no more; `pairs` is set
  solved,  ///< every cell holds one digit
};

/// `dirty`: the digits that have changed since the board was settled, bit d - 1 for digit d; not 0.
Settled settle(Board& board, unsigned dirty);

struct Pair {
  Settled left, right;
};

/// Settles two boards side by side: few digits change at a time, so that two boards fill the
/// lanes, and the processor, better than one.
Pair settle(Board& left, Board& right, unsigned dirty_left, unsigned dirty_right);

}  // namespace sudoku::engine
