// The rules of deduction. Each lane holds a digit: four of a board, or one of each of four boards.
#pragma once

#include "engine/board.hpp"

namespace sudoku::engine {

// The boxes in which a row has a candidate, at their first columns.
SUDOKU_HOT Vec boxes_of(Vec row) { return (row | row >> 1 | row >> 2) & splat(bands(0111)); }

// All columns of the boxes. Opaque: a compiler that sees through it multiplies by seven, slowly.
SUDOKU_HOT Vec columns_of(Vec boxes) { return (boxes << 3) - opaque(boxes); }

// The box one or two to the right, round the band.
SUDOKU_HOT Vec next_box(Vec boxes) { return boxes >> 3 | boxes << 6; }
SUDOKU_HOT Vec last_box(Vec boxes) { return boxes >> 6 | boxes << 3; }

// The column one or two to the right, round the box.
SUDOKU_HOT Vec next_column(Vec columns) {
  return (columns >> 1 & splat(bands(0333))) | (columns << 2 & splat(bands(0444)));
}
SUDOKU_HOT Vec last_column(Vec columns) {
  return (columns >> 2 & splat(bands(0111))) | (columns << 1 & splat(bands(0666)));
}

// The band one or two below, round the board.
SUDOKU_HOT Vec next_band(Vec columns) { return columns >> 10 | columns << 20; }
SUDOKU_HOT Vec last_band(Vec columns) { return columns >> 20 | columns << 10; }

// The cells of a row in which it has its only candidate. A row without any clears its guard in
// `sound`.
SUDOKU_HOT Vec singles_of(Vec row, Vec& sound) {
  const Vec lowered = (row | splat(kGuards)) - splat(bands(1));
  sound &= lowered;
  const Vec alone = (splat(kGuards) - (row & lowered)) & splat(kGuards);
  return row & (alone - (alone >> 9));
}

// One digit in each lane.
struct Rows {
  Vec row0, row1, row2;
};

// Rule 1: in each band, the three rows take three different boxes. A row keeps a box only where the
// two other rows can take the two other boxes: locked candidates, and hidden singles of boxes.
SUDOKU_HOT void share_boxes(Rows& x) {
  const Vec box0 = boxes_of(x.row0), box1 = boxes_of(x.row1), box2 = boxes_of(x.row2);
  const Vec next0 = next_box(box0), next1 = next_box(box1), next2 = next_box(box2);
  const Vec last0 = last_box(box0), last1 = last_box(box1), last2 = last_box(box2);
  x.row0 &= columns_of(box0 & ((next1 & last2) | (last1 & next2)));
  x.row1 &= columns_of(box1 & ((next0 & last2) | (last0 & next2)));
  x.row2 &= columns_of(box2 & ((next0 & last1) | (last0 & next1)));
}

// Rule 2: in each stack, the three bands take three different columns of each box. A band keeps a
// column only where the two other bands can take the two others: the same for columns. Returns what
// was found.
SUDOKU_HOT Vec share_columns(Rows& x) {
  const Vec columns = x.row0 | x.row1 | x.row2;
  const Vec next = next_column(columns), last = last_column(columns);
  const Vec kept = (next_band(next) & last_band(last)) | (next_band(last) & last_band(next));
  x.row0 &= kept, x.row1 &= kept, x.row2 &= kept;
  return columns & ~kept;
}

}  // namespace sudoku::engine
