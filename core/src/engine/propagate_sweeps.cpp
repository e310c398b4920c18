// Sweeps over one board, or the two boards of a guess: each sweep runs the rules on the changed
// digits, four at a time; then the cells that were placed are removed from all other digits, which
// yields the changed digits of the next sweep. notes.md lists variants that were slower.
#include "engine/propagate.hpp"
#include "engine/rules.hpp"

namespace sudoku::engine {

namespace {

// Runs the rules on four digits and returns their singles: the candidates that are the only ones of
// their rows. A hidden single of a column becomes the single of its row when the rows are locked
// after the columns; a single of a row clears its column when the columns are locked after the
// rows.
//
// Lane 3 of a digit is not zero afterwards if the last rule removed candidates: the rules may then
// find more.
SUDOKU_HOT Four run_rules(Four& digits, Vec& guards) {
  Rows rows;
  transpose(digits, rows.row0, rows.row1, rows.row2);
  lock_columns_to_boxes(rows);
  lock_rows_to_boxes(rows);
  const Vec removed = lock_columns_to_boxes(rows);

  const Vec single0 = singles_of(rows.row0, guards);
  const Vec single1 = singles_of(rows.row1, guards);
  const Vec single2 = singles_of(rows.row2, guards);
  digits = transpose(rows.row0, rows.row1, rows.row2, removed);
  return transpose(single0, single1, single2, Vec{});
}

// Lane 3 is set so that removing the placed cells also clears what run_rules left in lane 3.
constexpr Vec kNothingPlaced = {0, 0, 0, ~0u};

// A set of cells for each digit, with a padding entry as in Board::digits.
using CellsByDigit = Vec[10];

// The result of a sweep besides the singles of each digit.
struct Sweep {
  Vec placed = kNothingPlaced;  // the singles of all digits
  Vec clash{};                  // cells that are singles of two digits
  Vec guards = splat(kGuards);  // a cleared bit: a digit has no candidate in a row
  DigitMask deferred = 0;       // a changed digit that is left for the next sweep
};

// Removes the lowest digit from the set and returns its index; 9, the padding, for an empty set.
SUDOKU_HOT int take_lowest(DigitMask& digits) {
  const int lowest = std::countr_zero(digits | 1u << 9);
  digits &= digits - 1;
  return lowest;
}

// kMask[d] is all ones for a digit and zero for the padding entry, which must not change.
constexpr Vec kAll = ~Vec{};
constexpr Vec kMask[10] = {kAll, kAll, kAll, kAll, kAll, kAll, kAll, kAll, kAll, Vec{}};

// Runs the rules on the changed digits, each without the cells that the digits before it placed. If
// one digit is left over after groups of four, it is deferred. `singles` of the other digits keep
// their values of an earlier sweep, which are still singles.
SUDOKU_HOT Sweep sweep(Board& board, DigitMask changed, CellsByDigit& singles) {
  Vec(&digits)[10] = board.digits;
  Sweep result;
  const auto left_of = [&](int d) { return digits[d] & ~(result.placed & kMask[d]); };
  do {
    const int a = take_lowest(changed), b = take_lowest(changed);
    const int c = take_lowest(changed), d = take_lowest(changed);
    Four four{left_of(a), left_of(b), left_of(c), left_of(d)};
    const Four s = run_rules(four, result.guards);
    digits[a] = four.a, digits[b] = four.b, digits[c] = four.c, digits[d] = four.d;
    singles[a] = s.a, singles[b] = s.b, singles[c] = s.c, singles[d] = s.d;
    const Vec ab = s.a | s.b, cd = s.c | s.d;
    result.clash |= (s.a & s.b) | (s.c & s.d) | (ab & cd);
    result.placed |= ab | cd;
  } while ((changed & (changed - 1)) != 0);
  result.deferred = changed;
  return result;
}

// The same for two boards with one or two changed digits each.
SUDOKU_HOT void sweep_both(Board& left, Board& right, DigitMask changed_left,
                           DigitMask changed_right, CellsByDigit& singles_left,
                           CellsByDigit& singles_right, Sweep& result_left, Sweep& result_right) {
  const int a = take_lowest(changed_left), b = take_lowest(changed_left);
  const int c = take_lowest(changed_right), d = take_lowest(changed_right);
  Four four{left.digits[a], left.digits[b], right.digits[c], right.digits[d]};
  Vec guards = splat(kGuards);
  const Four s = run_rules(four, guards);
  left.digits[a] = four.a, left.digits[b] = four.b;
  right.digits[c] = four.c, right.digits[d] = four.d;
  singles_left[a] = s.a, singles_left[b] = s.b;
  singles_right[c] = s.c, singles_right[d] = s.d;
  result_left = {kNothingPlaced | s.a | s.b, s.a & s.b, guards | Vec{0, 0, kGuards, kGuards}};
  result_right = {kNothingPlaced | s.c | s.d, s.c & s.d, guards | Vec{kGuards, kGuards, 0, 0}};
}

// True if each of `digits` is in every row, column and box. If every cell has one candidate, and
// all other digits were unchanged after the rules, the board is then a solution.
[[gnu::noinline]] bool are_everywhere(const Board& board, DigitMask digits) {
  Vec missing{};
  do {
    const int a = take_lowest(digits), b = take_lowest(digits);
    const int c = take_lowest(digits), d = take_lowest(digits);
    Rows x;
    transpose({board.digits[a], board.digits[b], board.digits[c], board.digits[d]}, x.row0, x.row1,
              x.row2);
    const Vec empty_rows =
        (splat(kGuards) - x.row0) | (splat(kGuards) - x.row1) | (splat(kGuards) - x.row2);
    const Vec columns = x.row0 | x.row1 | x.row2;
    const Vec everywhere = columns | next_band(columns) | last_band(columns);
    missing |= (empty_rows & splat(kGuards)) | (splat(bands(0111)) & ~boxes_of(columns)) |
               (splat(0777) & ~everywhere);
  } while (digits != 0);
  return !any(missing);
}

struct Applied {
  Propagation state;  // final if no digit has changed
  DigitMask changed;  // the digits of the next sweep
};

// Removes the placed cells from all other digits, then counts the candidates of each cell: none is
// a contradiction, one a naked single.
SUDOKU_HOT Applied apply(Board& board, const CellsByDigit& singles, const Sweep& sweep) {
  if (any(splat(kGuards) & ~sweep.guards)) return {Propagation::contradiction, 0};
  board.unsolved &= ~sweep.placed;
  Vec one{}, two{}, three{};  // cells with at least one, two and three candidates
  const auto take = [&](int d) {
    const Vec before = board.digits[d];
    const Vec lost = before & (sweep.placed & ~singles[d]);
    const Vec digit = board.digits[d] = before ^ lost;
    three |= two & digit;
    two |= one & digit;
    one |= digit;
    return lost;
  };
  const Vec first = fold(take(0), take(1), take(2), take(3));
  const Vec second = fold(take(4), take(5), take(6), take(7));
  DigitMask changed =
      nonzero_lanes(first, second) | static_cast<unsigned>(any(take(8))) << 8 | sweep.deferred;
  if (any((one ^ kAllCells) | sweep.clash)) return {Propagation::contradiction, 0};

  if (!any(two)) {  // Every cell has one candidate: checking the digits is faster than a sweep.
    const bool solved = changed == 0 || are_everywhere(board, changed);
    return {solved ? Propagation::solved : Propagation::contradiction, 0};
  }
  if (const Vec naked = one & ~two & board.unsolved; any(naked)) {
    Vec twice{};
    DigitMask rest = digits_in(board, naked);
    changed |= rest;
    do {
      Vec& digit = board.digits[std::countr_zero(rest)];
      const Vec cells = digit & naked;
      twice |= without_first_of_row(cells);
      digit = (digit & rows_without(cells)) | cells;
      rest &= rest - 1;
    } while (rest != 0);
    return any(twice) ? Applied{Propagation::contradiction, 0}
                      : Applied{Propagation::stable, changed};
  }
  if (changed != 0) return {Propagation::stable, changed};
  board.bivalue = two & ~three;
  return {Propagation::stable, 0};
}

[[gnu::noinline]] Propagation propagate(Board& board, DigitMask changed, CellsByDigit& singles) {
  Applied applied{Propagation::stable, changed};
  do {
    const Sweep result = sweep(board, applied.changed, singles);
    applied = apply(board, singles, result);
  } while (applied.changed != 0);
  return applied.state;
}

bool is_small(DigitMask changed) { return std::popcount(changed) <= 2; }

}  // namespace

Propagation propagate(Board& board, DigitMask changed) {
  CellsByDigit singles;
  clear(singles);
  return propagate(board, changed, singles);
}

PropagationPair propagate(Board& left, Board& right, DigitMask changed_left,
                          DigitMask changed_right) {
  CellsByDigit singles_left, singles_right;
  clear(singles_left), clear(singles_right);
  Applied l{Propagation::stable, changed_left}, r{Propagation::stable, changed_right};
  do {
    Sweep result_left, result_right;
    if (is_small(l.changed) && is_small(r.changed)) {
      sweep_both(left, right, l.changed, r.changed, singles_left, singles_right, result_left,
                 result_right);
    } else {
      result_left = sweep(left, l.changed, singles_left);
      result_right = sweep(right, r.changed, singles_right);
    }
    l = apply(left, singles_left, result_left);
    r = apply(right, singles_right, result_right);
  } while (l.changed != 0 && r.changed != 0);
  if (l.changed != 0) l.state = propagate(left, l.changed, singles_left);
  if (r.changed != 0) r.state = propagate(right, r.changed, singles_right);
  return {l.state, r.state};
}

}  // namespace sudoku::engine
