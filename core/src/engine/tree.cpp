// A guess has two sides: the cell holds the digit (a), or it does not (b). Side b reuses the board
// of its parent; side a is on top of the stack and is expanded first.
//
// In a puzzle with one solution, most guesses fail: one side or both are contradictions. Both sides
// are propagated at once, side by side. In a puzzle with many solutions, nearly every guess leads
// to one. Guesses in two cells that do not see each other then share one propagation, that of their
// sides a; a side b stays as it is until it is expanded.
//
// Guesses are made in two cells until one fails. The next guess is made in one cell; if it fails,
// too, all later guesses are made in one cell. While more than 50 cells are unsolved, guesses are
// made in one cell: near the root of a hard puzzle, a worse choice of cells costs most.
//
// The guess is made in the bivalue cell with the most unsolved peers. Cells in which both sides of
// an earlier guess were contradictions come first: the same spot is usually constrained elsewhere
// in the tree, too (9 to 12 % fewer guesses on hard puzzles). Guesses in two cells are made in the
// first ones: to find better ones takes longer than the guesses that they save.
//
// If every unsolved cell has two candidates, and guesses have not failed, side b needs no
// propagation: see expand_mirrored.
#include "engine/tree.hpp"

namespace sudoku::engine {

namespace {

constexpr int kMostUnsolvedForTwoCells = 50;

// The cell of `cells` with the most unsolved peers; the first of them in bit order.
[[gnu::noinline]] Cell most_constraining(const Board& board, Vec cells) {
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

// The first of `cells` in bit order.
Cell first_of(Vec cells) {
  const auto halves = reinterpret_cast<Halves>(cells);
  return kCellVectors
      .cell[halves[0] != 0 ? std::countr_zero(halves[0]) : 64 + std::countr_zero(halves[1])];
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
  mode_ = Mode::two_cells;
  recent_failure_cells_ = Vec{};
  push(boards_[0], root);
}

// Does nothing for a contradiction.
void Tree::push(Board& board, Propagation state) {
  if (state == Propagation::contradiction) return;
  nodes_[pending_++] = {&board, 0, state == Propagation::solved};
}

// Sets the mode of the next guess, after a propagation.
void Tree::learn_from(bool contradiction) {
  if (mode_ == Mode::always_one_cell) return;
  if (!contradiction) {
    mode_ = Mode::two_cells;
  } else {
    mode_ = mode_ == Mode::two_cells ? Mode::one_cell : Mode::always_one_cell;
  }
}

// Makes `board` side b of a guess, and the next board side a.
[[gnu::noinline]] Tree::ChangedDigits Tree::guess(Board& board, Cell cell) {
  ++guesses_;
  const DigitMask candidates = digits_in(board, kCellVectors.self[cell]);
  const int digit = std::countr_zero(candidates);
  // Each guess on side a solves at least one cell, so that there is always a board below.
  Board& a = *(&board + 1);
  copy(board, a);
  return {place(a, cell, candidates, digit), exclude(board, cell, candidates, digit)};
}

// Guesses in one cell if no two bivalue cells are independent. Precondition: `b` has bivalue cells.
void Tree::expand_two_cells(Board& b) {
  const Cell cell = first_of(b.bivalue);
  auto [changed, changed_b] = guess(b, cell);
  nodes_[pending_++] = {&b, changed_b, false};
  Board* a = &b + 1;
  const Vec others = b.bivalue & ~(kCellVectors.self[cell] | kCellVectors.peers[cell]);
  if (any(others)) {
    const ChangedDigits second = guess(*a, first_of(others));
    nodes_[pending_++] = {a, changed | second.b, false};
    changed |= second.a;
    ++a;
  }
  const Propagation state = propagate(*a, changed);
  learn_from(state == Propagation::contradiction);
  push(*a, state);
}

void Tree::expand_one_cell(Board& b) {
  Vec cells = any(b.bivalue) ? b.bivalue : fewest_candidates(b);
  if (any(cells & recent_failure_cells_)) cells &= recent_failure_cells_;
  const Cell cell = most_constraining(b, cells);
  const ChangedDigits changed = guess(b, cell);
  Board& a = *(&b + 1);
  const auto [state_a, state_b] = propagate(a, b, changed.a, changed.b);
  const bool failed_a = state_a == Propagation::contradiction;
  const bool failed_b = state_b == Propagation::contradiction;
  if (failed_a && failed_b) recent_failure_cells_ |= kCellVectors.self[cell];
  learn_from(failed_a || failed_b);
  push(b, state_b);
  push(a, state_a);
}

// Precondition: every unsolved cell has two candidates. As there are no singles, each digit that a
// house lacks is a candidate of exactly two of its cells. Wherever one of two such cells is solved,
// so is the other. Therefore a guess solves all cells that it affects, or meets a contradiction.
// Exchanging the candidates in all these cells gives side b.
void Tree::expand_mirrored(Board& b) {
  const Cell cell = first_of(b.unsolved);
  const DigitMask candidates = digits_in(b, kCellVectors.self[cell]);
  ++guesses_;
  Board& a = *(&b + 1);
  copy(b, a);
  const Propagation state = propagate(a, place(a, cell, candidates, std::countr_zero(candidates)));
  learn_from(state == Propagation::contradiction);
  if (state == Propagation::contradiction) return;
  const Vec left = state == Propagation::solved ? Vec{} : a.unsolved;
  const Vec solved = b.unsolved & ~left;
  for (int d = 0; d < 9; ++d) b.digits[d] ^= a.digits[d] & solved;
  b.unsolved = b.bivalue = left;
  push(b, state);
  push(a, state);
}

bool Tree::expand() {
  const Node node = nodes_[--pending_];
  if (node.solved) return true;
  Board& board = *node.board;
  if (node.changed != 0) {
    const Propagation state = propagate(board, node.changed);
    learn_from(state == Propagation::contradiction);
    if (state != Propagation::stable) return state == Propagation::solved;
  }
  if (mode_ == Mode::always_one_cell) {
    expand_one_cell(board);
  } else if (!any(board.unsolved ^ board.bivalue)) {
    expand_mirrored(board);
  } else if (mode_ == Mode::two_cells && any(board.bivalue) &&
             count(board.unsolved) <= kMostUnsolvedForTwoCells) {
    expand_two_cells(board);
  } else {
    mode_ = Mode::one_cell;
    expand_one_cell(board);
  }
  return false;
}

}  // namespace sudoku::engine
