#include "sudoku/why_not.hpp"

#include "sudoku/constraint.hpp"
#include "sudoku/houses.hpp"

namespace sudoku {
namespace {

// Refuted under the last choice before stack entry `i`.
WhyNot refuted_at(const Snapshot& snapshot, std::size_t i) {
  for (; i > 0; --i) {
    if (snapshot.stack[i - 1].cell >= 0) {
      return {WhyNot::Reason::refuted, snapshot.stack[i - 1].cell, true};
    }
  }
  return {WhyNot::Reason::refuted};
}

bool is_done(const Frame& frame, Placement placement) {
  for (int option = 0; option < kOptionsPerConstraint; ++option) {
    if ((frame.done >> option & 1) != 0 && option_of(frame.constraint, option) == placement) {
      return true;
    }
  }
  return false;
}

}  // namespace

WhyNot why_not(const Snapshot& snapshot, const Grid& puzzle, Cell cell, Digit digit) {
  using Reason = WhyNot::Reason;
  if (cell < 0 || cell >= kCells || digit < 1 || digit > 9) return {Reason::out_of_range};
  const Grid& grid = snapshot.grid;
  if (!puzzle.is_empty(cell) && !grid.is_empty(cell) && grid[cell] != digit) return {Reason::given};

  Cell choice = -1;
  for (Cell peer : kPeers[cell]) {
    if (grid[peer] != digit) continue;
    if (!puzzle.is_empty(peer)) return {Reason::blocked, peer, false};
    if (choice < 0) choice = peer;
  }
  if (choice >= 0) return {Reason::blocked, choice, true};
  if (grid[cell] == digit) return {Reason::present};

  for (std::size_t i = 0; i < snapshot.stack.size(); ++i) {
    if (is_done(snapshot.stack[i], {cell, digit})) return refuted_at(snapshot, i);
    if (snapshot.stack[i].cell == cell) break;  // later choices cannot refute a filled cell
  }
  if (!grid.is_empty(cell)) return {Reason::filled};
  if (!snapshot.candidates[cell].has(digit)) return {Reason::eliminated};
  return {Reason::open};
}

}  // namespace sudoku
