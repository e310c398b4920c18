// The rules of propagation on vectors. Each lane holds one digit: four digits of one board, or the
// same digit of four boards. tests/core/propagation_reference.hpp has the same rules cell by cell;
// tests compare the two.
#pragma once

#include "engine/board.hpp"

namespace sudoku::engine {

// The boxes in which a row has a candidate, as bits at their first columns.
SUDOKU_HOT Vec boxes_of(Vec row) { return (row | row >> 1 | row >> 2) & splat(bands(0111)); }

// All columns of the boxes. Opaque: otherwise compilers multiply by seven, which is slower.
SUDOKU_HOT Vec columns_of(Vec boxes) { return (boxes << 3) - opaque(boxes); }

// For each box the next one to the right, and the one after it, cyclically within the band.
SUDOKU_HOT Vec next_box(Vec boxes) { return boxes >> 3 | boxes << 6; }
SUDOKU_HOT Vec last_box(Vec boxes) { return boxes >> 6 | boxes << 3; }

// For each column the next one to the right, and the one after it, cyclically within the box.
SUDOKU_HOT Vec next_column(Vec columns) {
  return (columns >> 1 & splat(bands(0333))) | (columns << 2 & splat(bands(0444)));
}
SUDOKU_HOT Vec last_column(Vec columns) {
  return (columns >> 2 & splat(bands(0111))) | (columns << 1 & splat(bands(0666)));
}

// For each band the next one below, and the one after it, cyclically within the board.
SUDOKU_HOT Vec next_band(Vec columns) { return columns >> 10 | columns << 20; }
SUDOKU_HOT Vec last_band(Vec columns) { return columns >> 20 | columns << 10; }

// The candidates that are the only ones of their rows. A row without candidates clears its bit in
// `guards`.
SUDOKU_HOT Vec singles_of(Vec row, Vec& guards) {
  const Vec lowered = (row | splat(kGuards)) - splat(bands(1));
  guards &= lowered;
  const Vec alone = (splat(kGuards) - (row & lowered)) & splat(kGuards);
  return row & (alone - (alone >> 9));
}

// The candidates of one digit per lane: the first, second and third row of each band.
struct Rows {
  Vec row0, row1, row2;
};

// The candidates of four digits, as on a board.
struct Four {
  Vec a, b, c, d;
};

// Lane r of each vector to vector r. The two shuffles of lanes 2 and 3 are opaque: otherwise
// compilers drop the unused half and emit shuffles that browsers have no native instruction for.
SUDOKU_HOT void transpose(const Four& x, Vec& row0, Vec& row1, Vec& row2) {
  const Vec ab01 = __builtin_shufflevector(x.a, x.b, 0, 4, 1, 5);
  const Vec cd01 = __builtin_shufflevector(x.c, x.d, 0, 4, 1, 5);
  const Vec ab23 = opaque(__builtin_shufflevector(x.a, x.b, 2, 6, 3, 7));
  const Vec cd23 = opaque(__builtin_shufflevector(x.c, x.d, 2, 6, 3, 7));
  row0 = __builtin_shufflevector(ab01, cd01, 0, 1, 4, 5);
  row1 = __builtin_shufflevector(ab01, cd01, 2, 3, 6, 7);
  row2 = __builtin_shufflevector(ab23, cd23, 0, 1, 4, 5);
}

// The reverse, with a fourth vector for lane 3.
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

// Locked candidates between rows and boxes. In each band, the three rows of a digit are in three
// different boxes. A row keeps a box only if the two other rows can have the two other boxes. This
// includes hidden singles of boxes: only one row is left for the box, then only one box for the
// row.
SUDOKU_HOT void lock_rows_to_boxes(Rows& x) {
  const Vec box0 = boxes_of(x.row0), box1 = boxes_of(x.row1), box2 = boxes_of(x.row2);
  const Vec next0 = next_box(box0), next1 = next_box(box1), next2 = next_box(box2);
  const Vec last0 = last_box(box0), last1 = last_box(box1), last2 = last_box(box2);
  x.row0 &= columns_of(box0 & ((next1 & last2) | (last1 & next2)));
  x.row1 &= columns_of(box1 & ((next0 & last2) | (last0 & next2)));
  x.row2 &= columns_of(box2 & ((next0 & last1) | (last0 & next1)));
}

// Locked candidates between columns and boxes. In each stack, the three boxes of a digit have it in
// three different columns. A box keeps a column only if the two other boxes of the stack can have
// the two other columns. Returns the columns that lost candidates.
SUDOKU_HOT Vec lock_columns_to_boxes(Rows& x) {
  const Vec columns = x.row0 | x.row1 | x.row2;
  const Vec next = next_column(columns), last = last_column(columns);
  const Vec kept = (next_band(next) & last_band(last)) | (next_band(last) & last_band(next));
  x.row0 &= kept, x.row1 &= kept, x.row2 &= kept;
  return columns & ~kept;
}

}  // namespace sudoku::engine
