// A guess has two sides: the cell holds the digit (a), or it does not (b). Side b reuses the board
// of its parent; side a is on top of the stack and is expanded first.
//
// Both sides are propagated at once, side by side. If the first guess meets no contradiction, the
// puzzle probably has more solutions than the caller asks for: side b then stays as it is until it
// is expanded, as long as no contradiction is met.
//
// The guess is made in the bivalue cell with the most unsolved peers. Cells in which both sides of
// an earlier guess were contradictions come first: the same spot is usually constrained elsewhere
// in the tree, too (9 to 12 % fewer guesses on hard puzzles).
#include "engine/tree.hpp"

namespace sudoku::engine {

namespace {

// The cell of `cells` with the most unsolved peers; the first of them in bit order.
Cell most_constraining(const Board& board, Vec cells) {
  Cell best = 0;
  int most = -1;
  const auto look = [&](int at) {
    const Cell cell = kCellVectors.cell[at];
    const int peers = count(board.unsolved & kCellVectors.peers[cell]);
    if (peers > most) {
      most = peers;
      best = cell;
    }
  };
  const auto halves = reinterpret_cast<Halves>(cells);
  for (std::uint64_t rest = halves[0]; rest != 0; rest &= rest - 1) look(std::countr_zero(rest));
  for (std::uint64_t rest = halves[1]; rest != 0; rest &= rest - 1)
    look(64 + std::countr_zero(rest));
  return best;
}

// The unsolved cells with the fewest candidates, for boards without bivalue cells.
Vec fewest_candidates(const Board& board) {
  Vec ones{}, twos{}, fours{}, eights{};
  for (int d = 0; d < 9; ++d) {
    Vec carry = board.digits[d], more = ones & carry;
    ones ^= carry;
    carry = twos & more;
    twos ^= more;
    more = fours & carry;
    fours ^= carry;
    eights |= more;
  }
  Vec cells = board.unsolved;
  for (const Vec& bit : {eights, fours, twos, ones}) {
    if (any(cells & ~bit)) cells &= ~bit;
  }
  return cells;
}

// Places digit index `digit` in the cell. Returns the changed digits.
DigitMask place(Board& board, Cell cell, DigitMask candidates, int digit) {
  for (DigitMask rest = candidates; rest != 0; rest &= rest - 1) {
    board.digits[std::countr_zero(rest)] &= ~kCellVectors.self[cell];
  }
  Vec& places = board.digits[digit];
  places = (places | kCellVectors.self[cell]) & ~kCellVectors.peers[cell];
  return candidates;
}

// Removes the candidate, which places the other one of a bivalue cell. Returns the changed digits.
DigitMask exclude(Board& board, Cell cell, DigitMask candidates, int digit) {
  const DigitMask digit_bit = 1u << digit, others = candidates & ~digit_bit;
  if ((others & (others - 1)) == 0) return place(board, cell, candidates, std::countr_zero(others));
  board.digits[digit] &= ~kCellVectors.self[cell];
  return digit_bit;
}

}  // namespace

Tree::Tree() : boards_(std::make_unique<Board[]>(kCells + 1)) {
  for (int i = 0; i <= kCells; ++i) boards_[i].digits[9] = kAllCells;
}

void Tree::reset(const Grid& puzzle, Placement excluded) {
  load(boards_[0], puzzle);
  boards_[0].digits[excluded.digit - 1] &= ~kCellVectors.self[excluded.cell];
  init(propagate(boards_[0], kAllDigits));
}

void Tree::reset(const Board& board) {
  copy(board, boards_[0]);
  boards_[0].bivalue = board.bivalue;
  init(Propagation::stable);
}

void Tree::init(Propagation root) {
  pending_ = 0;
  mode_ = Mode::undecided;
  recent_failure_cells_ = Vec{};
  push(boards_[0], root);
}

// Does nothing for a contradiction.
void Tree::push(Board& board, Propagation state) {
  if (state == Propagation::contradiction) return;
  nodes_[pending_++] = {&board, 0, state == Propagation::solved};
}

void Tree::expand_first_side(Board& a, Board& b, DigitMask changed_a, DigitMask changed_b) {
  nodes_[pending_++] = {&b, changed_b, false};
  const Propagation state = propagate(a, changed_a);
  if (state == Propagation::contradiction) mode_ = Mode::eager;
  push(a, state);
}

// False: both sides are contradictions.
bool Tree::expand_both_sides(Board& a, Board& b, DigitMask changed_a, DigitMask changed_b) {
  const auto [state_a, state_b] = propagate(a, b, changed_a, changed_b);
  const bool failed =
      state_a == Propagation::contradiction || state_b == Propagation::contradiction;
  if (failed) mode_ = Mode::eager;
  if (mode_ == Mode::undecided) mode_ = Mode::lazy;
  push(b, state_b);
  push(a, state_a);
  return state_a != Propagation::contradiction || state_b != Propagation::contradiction;
}

bool Tree::expand() {
  const Node node = nodes_[--pending_];
  if (node.solved) return true;
  Board& b = *node.board;
  if (node.changed != 0) {
    const Propagation state = propagate(b, node.changed);
    if (state != Propagation::stable) return state == Propagation::solved;
  }

  Vec cells = any(b.bivalue) ? b.bivalue : fewest_candidates(b);
  if (any(cells & recent_failure_cells_)) cells &= recent_failure_cells_;
  const Cell cell = most_constraining(b, cells);
  const DigitMask candidates = digits_in(b, kCellVectors.self[cell]);
  const int digit = std::countr_zero(candidates);
  ++guesses_;

  // Each guess on side a solves at least one cell, so that there is always a board below.
  Board& a = *(&b + 1);
  copy(b, a);
  const DigitMask changed_a = place(a, cell, candidates, digit);
  const DigitMask changed_b = exclude(b, cell, candidates, digit);
  if (mode_ == Mode::lazy) {
    expand_first_side(a, b, changed_a, changed_b);
  } else if (!expand_both_sides(a, b, changed_a, changed_b)) {
    recent_failure_cells_ |= kCellVectors.self[cell];
  }
  return false;
}

}  // namespace sudoku::engine
