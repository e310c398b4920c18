// A guess has two sides: the cell holds the digit (a), or it does not (b). Side b takes the board
// of its parent, side a comes on top.
//
// Both are settled at once, side by side. But a puzzle in which the first guesses met no dead end
// has likely more solutions than anybody asks for: there side b waits as it is, until one comes.
//
// The guess is made in a cell with two candidates that has the most open peers; among those in
// which both sides of a guess died before, where there are any: the tight spot is elsewhere in the
// tree, too (9 to 12 % fewer guesses on hard puzzles). Fewer still (by 9 %) with a score of
// eliminations and of neighbours with two candidates, which costs as much as it saves.
#include "engine/tree.hpp"

namespace sudoku::engine {

namespace {

// The cell of `cells` with the most open peers.
Cell most_constraining(const Board& board, Vec cells) {
  Cell best = 0;
  int most = -1;
  const auto look = [&](int at) {
    const Cell cell = kCellVectors.cell[at];
    const int peers = count(board.open & kCellVectors.peers[cell]);
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

// The open cells with the fewest candidates; there are no pairs.
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
  Vec cells = board.open;
  for (const Vec& bit : {eights, fours, twos, ones}) {
    if (any(cells & ~bit)) cells &= ~bit;
  }
  return cells;
}

unsigned place(Board& board, Cell cell, unsigned candidates, int digit) {
  for (unsigned rest = candidates; rest != 0; rest &= rest - 1) {
    board.digits[std::countr_zero(rest)] &= ~kCellVectors.self[cell];
  }
  Vec& places = board.digits[digit];
  places = (places | kCellVectors.self[cell]) & ~kCellVectors.peers[cell];
  return candidates;
}

unsigned exclude(Board& board, Cell cell, unsigned candidates, int digit) {
  const unsigned digit_bit = 1u << digit, others = candidates & ~digit_bit;
  if ((others & (others - 1)) == 0) return place(board, cell, candidates, std::countr_zero(others));
  board.digits[digit] &= ~kCellVectors.self[cell];
  return digit_bit;
}

}  // namespace

Tree::Tree() : boards_(std::make_unique<Board[]>(kCells + 1)) {
  for (int i = 0; i <= kCells; ++i) boards_[i].digits[9] = kAllCells;
}

void Tree::plant(const Board& board) {
  copy(board, boards_[0]);
  boards_[0].pairs = board.pairs;
  grow(Settled::open);
}

void Tree::grow(Settled root) {
  waiting_ = 0;
  course_ = Course::unknown;
  culprits_ = Vec{};
  wait(boards_[0], root);
}

// Unless it is dead.
void Tree::wait(Board& board, Settled state) {
  if (state != Settled::dead) nodes_[waiting_++] = {&board, 0, state == Settled::solved};
}

// Settles side a; side b waits as it is.
void Tree::descend(Board& a, Board& b, unsigned dirty_a, unsigned dirty_b) {
  nodes_[waiting_++] = {&b, dirty_b, false};
  const Settled state = settle(a, dirty_a);
  if (state == Settled::dead) course_ = Course::tight;
  wait(a, state);
}

// Settles both sides. False: both are dead.
bool Tree::split(Board& a, Board& b, unsigned dirty_a, unsigned dirty_b) {
  const auto [state_a, state_b] = settle(a, b, dirty_a, dirty_b);
  const bool tight = state_a == Settled::dead || state_b == Settled::dead;
  if (tight) course_ = Course::tight;
  if (course_ == Course::unknown) course_ = Course::calm;
  wait(b, state_b);
  wait(a, state_a);
  return state_a != Settled::dead || state_b != Settled::dead;
}

bool Tree::visit() {
  const Node node = nodes_[--waiting_];
  if (node.solved) return true;
  Board& b = *node.board;
  if (node.dirty != 0) {
    const Settled state = settle(b, node.dirty);
    if (state != Settled::open) return state == Settled::solved;
  }

  Vec cells = any(b.pairs) ? b.pairs : fewest_candidates(b);
  if (any(cells & culprits_)) cells &= culprits_;
  const Cell cell = most_constraining(b, cells);
  const unsigned candidates = digits_in(b, kCellVectors.self[cell]);
  const int digit = std::countr_zero(candidates);
  ++guesses_;

  Board& a = *(&b + 1);  // as many levels below the root as cells were filled, at most
  copy(b, a);
  const unsigned dirty_a = place(a, cell, candidates, digit);
  const unsigned dirty_b = exclude(b, cell, candidates, digit);
  if (course_ == Course::calm) {
    descend(a, b, dirty_a, dirty_b);
  } else if (!split(a, b, dirty_a, dirty_b)) {
    culprits_ |= kCellVectors.self[cell];
  }
  return false;
}

}  // namespace sudoku::engine
