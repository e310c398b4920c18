// Sweeps: the rules are run on the digits that have changed, four at a time; then the cells that
// were placed are taken from all other digits, which tells what has changed.
//
// Tried, and slower or no faster: one digit at a time, in the lanes of its rows; at most four
// digits a sweep; rule 2 only once a sweep, before rule 1 or after it (a fifth to a third more
// digits to look at); rule 1 twice instead; naked singles only where the rules find nothing more;
// counting candidates only in the last sweep; constants from memory.
#include "engine/settle.hpp"

#include "engine/rules.hpp"

namespace sudoku::engine {

namespace {

struct Four {
  Vec a, b, c, d;
};

// Lane r of each vector to vector r. The third is of parts: opaque, or compilers see that half of
// them goes nowhere, and browsers do not know what is left as one of their processor's shuffles.
SUDOKU_HOT void transpose(const Four& x, Vec& row0, Vec& row1, Vec& row2) {
  const Vec ab01 = __builtin_shufflevector(x.a, x.b, 0, 4, 1, 5);
  const Vec cd01 = __builtin_shufflevector(x.c, x.d, 0, 4, 1, 5);
  const Vec ab23 = opaque(__builtin_shufflevector(x.a, x.b, 2, 6, 3, 7));
  const Vec cd23 = opaque(__builtin_shufflevector(x.c, x.d, 2, 6, 3, 7));
  row0 = __builtin_shufflevector(ab01, cd01, 0, 1, 4, 5);
  row1 = __builtin_shufflevector(ab01, cd01, 2, 3, 6, 7);
  row2 = __builtin_shufflevector(ab23, cd23, 0, 1, 4, 5);
}

// And back, with a fourth.
SUDOKU_HOT Four transpose(Vec row0, Vec row1, Vec row2, Vec row3) {
  const Vec ab01 = __builtin_shufflevector(row0, row1, 0, 4, 1, 5);
  const Vec cd01 = __builtin_shufflevector(row0, row1, 2, 6, 3, 7);
  const Vec ab23 = __builtin_shufflevector(row2, row3, 0, 4, 1, 5);
  const Vec cd23 = __builtin_shufflevector(row2, row3, 2, 6, 3, 7);
  return {__builtin_shufflevector(ab01, ab23, 0, 1, 4, 5),
          __builtin_shufflevector(ab01, ab23, 2, 3, 6, 7),
          __builtin_shufflevector(cd01, cd23, 0, 1, 4, 5),
          __builtin_shufflevector(cd01, cd23, 2, 3, 6, 7)};
}

// Runs the rules on four digits at once and returns their singles: the cells that are the only ones
// of their rows. A hidden single of a column is one only by rule 1 after rule 2, and clears its
// column by rule 2 after rule 1.
//
// The digits come back in place, lane 3 not zero where the last rule found something: the first may
// then find more.
SUDOKU_HOT Four run_rules(Four& digits, Vec& sound) {
  Rows rows;
  transpose(digits, rows.row0, rows.row1, rows.row2);
  share_columns(rows);
  share_boxes(rows);
  const Vec found = share_columns(rows);

  const Vec single0 = singles_of(rows.row0, sound);
  const Vec single1 = singles_of(rows.row1, sound);
  const Vec single2 = singles_of(rows.row2, sound);
  digits = transpose(rows.row0, rows.row1, rows.row2, found);
  return transpose(single0, single1, single2, Vec{});
}

constexpr Vec kNothingPlaced = {0, 0, 0, ~0u};  // lane 3 takes the marks of rule 2 away

// By digit, like those of a board.
using Places = Vec[10];

// What a sweep found out about a board, besides the singles of each digit.
struct Found {
  Vec placed = kNothingPlaced;  // the singles of all digits
  Vec clash{};                  // those of two digits
  Vec sound = splat(kGuards);   // a guard that is gone: a digit without a place in a row
  unsigned dirty = 0;           // a digit that is left for the next sweep
};

// Takes the lowest digit away; the one that fills up where there is none.
SUDOKU_HOT int take_lowest(unsigned& digits) {
  const int lowest = std::countr_zero(digits | 1u << 9);
  digits &= digits - 1;
  return lowest;
}

// The cells that are not in the way of a digit; the one that fills up stays as it is.
constexpr Vec kAll = ~Vec{};
constexpr Vec kReal[10] = {kAll, kAll, kAll, kAll, kAll, kAll, kAll, kAll, kAll, Vec{}};

// Runs the rules on the dirty digits, less the cells that were placed just before; a last one that
// would be alone waits. The singles of a digit whose turn it is not stay as they were: those of an
// earlier sweep do no harm.
SUDOKU_HOT Found sweep(Board& board, unsigned dirty, Places& singles) {
  Vec(&digits)[10] = board.digits;
  Found found;
  const auto left_of = [&](int d) { return digits[d] & ~(found.placed & kReal[d]); };
  do {
    const int a = take_lowest(dirty), b = take_lowest(dirty);
    const int c = take_lowest(dirty), d = take_lowest(dirty);
    Four four{left_of(a), left_of(b), left_of(c), left_of(d)};
    const Four s = run_rules(four, found.sound);
    digits[a] = four.a, digits[b] = four.b, digits[c] = four.c, digits[d] = four.d;
    singles[a] = s.a, singles[b] = s.b, singles[c] = s.c, singles[d] = s.d;
    const Vec ab = s.a | s.b, cd = s.c | s.d;
    found.clash |= (s.a & s.b) | (s.c & s.d) | (ab & cd);
    found.placed |= ab | cd;
  } while ((dirty & (dirty - 1)) != 0);
  found.dirty = dirty;
  return found;
}

// The same for two boards with one or two dirty digits each.
SUDOKU_HOT void sweep_both(Board& left, Board& right, unsigned dirty_left, unsigned dirty_right,
                           Places& singles_left, Places& singles_right, Found& found_left,
                           Found& found_right) {
  const int a = take_lowest(dirty_left), b = take_lowest(dirty_left);
  const int c = take_lowest(dirty_right), d = take_lowest(dirty_right);
  Four four{left.digits[a], left.digits[b], right.digits[c], right.digits[d]};
  Vec sound = splat(kGuards);
  const Four s = run_rules(four, sound);
  left.digits[a] = four.a, left.digits[b] = four.b;
  right.digits[c] = four.c, right.digits[d] = four.d;
  singles_left[a] = s.a, singles_left[b] = s.b;
  singles_right[c] = s.c, singles_right[d] = s.d;
  found_left = {kNothingPlaced | s.a | s.b, s.a & s.b, sound | Vec{0, 0, kGuards, kGuards}};
  found_right = {kNothingPlaced | s.c | s.d, s.c & s.d, sound | Vec{kGuards, kGuards, 0, 0}};
}

struct Applied {
  Settled state;   // where nothing is dirty
  unsigned dirty;  // what the next sweep is for
};

// Takes the placed cells from all other digits, then looks at what is left in the cells: none is
// the end, one is a naked single.
SUDOKU_HOT Applied apply(Board& board, const Places& singles, const Found& found) {
  if (any(splat(kGuards) & ~found.sound)) return {Settled::dead, 0};
  board.open &= ~found.placed;
  Vec one{}, two{}, three{};  // cells with so many candidates or more
  const auto take = [&](int d) {
    const Vec before = board.digits[d];
    const Vec lost = before & (found.placed & ~singles[d]);
    const Vec digit = board.digits[d] = before ^ lost;
    three |= two & digit;
    two |= one & digit;
    one |= digit;
    return lost;
  };
  const Vec first = fold(take(0), take(1), take(2), take(3));
  const Vec second = fold(take(4), take(5), take(6), take(7));
  unsigned dirty =
      nonzero_lanes(first, second) | static_cast<unsigned>(any(take(8))) << 8 | found.dirty;
  if (any((one ^ kAllCells) | found.clash)) return {Settled::dead, 0};

  if (const Vec naked = one & ~two & board.open; any(naked)) {
    Vec twice{};
    unsigned rest = digits_in(board, naked);
    dirty |= rest;
    do {
      Vec& digit = board.digits[std::countr_zero(rest)];
      const Vec cells = digit & naked;
      twice |= without_first_of_row(cells);
      digit = (digit & rows_without(cells)) | cells;
      rest &= rest - 1;
    } while (rest != 0);
    return any(twice) ? Applied{Settled::dead, 0} : Applied{Settled::open, dirty};
  }
  if (dirty != 0) return {Settled::open, dirty};
  board.pairs = two & ~three;
  return {any(two) ? Settled::open : Settled::solved, 0};
}

[[gnu::noinline]] Settled settle(Board& board, unsigned dirty, Places& singles) {
  Applied applied{Settled::open, dirty};
  do {
    const Found found = sweep(board, applied.dirty, singles);
    applied = apply(board, singles, found);
  } while (applied.dirty != 0);
  return applied.state;
}

bool is_small(unsigned dirty) { return std::popcount(dirty) <= 2; }

}  // namespace

Settled settle(Board& board, unsigned dirty) {
  Places singles;
  clear(singles);
  return settle(board, dirty, singles);
}

Pair settle(Board& left, Board& right, unsigned dirty_left, unsigned dirty_right) {
  Places singles_left, singles_right;
  clear(singles_left), clear(singles_right);
  Applied l{Settled::open, dirty_left}, r{Settled::open, dirty_right};
  do {
    Found found_left, found_right;
    if (is_small(l.dirty) && is_small(r.dirty)) {
      sweep_both(left, right, l.dirty, r.dirty, singles_left, singles_right, found_left,
                 found_right);
    } else {
      found_left = sweep(left, l.dirty, singles_left);
      found_right = sweep(right, r.dirty, singles_right);
    }
    l = apply(left, singles_left, found_left);
    r = apply(right, singles_right, found_right);
  } while (l.dirty != 0 && r.dirty != 0);
  if (l.dirty != 0) l.state = settle(left, l.dirty, singles_left);
  if (r.dirty != 0) r.state = settle(right, r.dirty, singles_right);
  return {l.state, r.state};
}

}  // namespace sudoku::engine
