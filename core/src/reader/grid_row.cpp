#include "reader/grid_row.hpp"

#include <algorithm>

#include "reader/symbols.hpp"
#include "sudoku/check.hpp"

namespace sudoku::reader {

namespace {

Grid grid_of_rows(const GridRow* const* rows, int part) {
  Grid grid;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const Digits digits = rows[row_of(cell)]->cells[part][column_of(cell)];
    if (digits.size() == 1) grid.set(cell, digits.first());
  }
  return grid;
}

}  // namespace

void append_line(const GridRow& row, LineRows& rows) {
  if (row.kind == LineKind::border) return;
  const bool same = !rows.empty() && rows.back().kind == row.kind;
  if (same && row.kind == LineKind::gap) return;
  constexpr std::size_t kLineEnd = 2;  // at most: `\r\n`
  if (same && row.kind == LineKind::text && row.all.begin <= rows.back().all.end + kLineEnd) {
    rows.back().all.end = row.all.end;
  } else {
    rows.push_back(row);
  }
}

bool is_all_blank(const GridRow& row) {
  return row.kind == LineKind::row && row.blank != 0 &&
         std::all_of(row.cells[0].begin(), row.cells[0].end(),
                     [](Digits digits) { return digits.empty(); });
}

bool is_counting(const GridRow& row) {
  if (row.kind != LineKind::row) return false;
  const Digit first = row.cells[0][0].first() == 1 ? 1 : 0;
  for (int i = 0; i < 9; ++i) {
    const Digits cell = row.cells[0][i];
    if (cell.size() > 1 || (cell.empty() ? kNoDigit : cell.first()) != first + i) return false;
  }
  return true;
}

bool are_conflict_free(const GridRow* const* rows) {
  for (int part = 0; part < rows[0]->parts; ++part) {
    if (!is_conflict_free(grid_of_rows(rows, part))) return false;
  }
  return true;
}

bool is_pencil(GridRows rows) {
  if (rows.size() < kPencilRows || rows.size() % kPencilRows != 0) return false;
  int digits = 0;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    if (rows[r]->kind != LineKind::row || rows[r]->parts != 3) return false;
    for (int c = 0; c < 27; ++c) {
      const Digits cell = rows[r]->cells[c / 9][c % 9];
      if (cell.empty()) continue;
      if (cell.size() > 1 || cell.first() != static_cast<int>(3 * (r % 3)) + c % 3 + 1)
        return false;
      ++digits;
    }
  }
  return digits >= kCells;
}

bool is_id(const GridRow& row) {
  if (row.blank == 0) return true;
  Digits seen;
  for (Digits cell : row.cells[0]) {
    if (!cell.empty() && seen.has(cell.first())) return true;
    seen = seen | cell;
  }
  return false;
}

std::size_t likeness(GridRows rows, const GridRow& row) {
  if (row.kind != LineKind::row || row.blank == 0) return 0;
  std::size_t alike = 0;
  for (std::size_t i = 0; i < std::min(rows.size(), kProbes); ++i) {
    alike += rows[i]->kind == LineKind::row && rows[i]->blank == row.blank &&
             rows[i]->parts == row.parts && rows[i]->pieces == row.pieces &&
             (rows[i]->label == GridRow::kNoLabel) == (row.label == GridRow::kNoLabel);
  }
  return alike;
}

bool is_odd(const GridRow& row, const GridRow& typical) {
  return row.kind != LineKind::row || row.parts != typical.parts || is_odd_shape(row, typical) ||
         (row.label == GridRow::kNoLabel) != (typical.label == GridRow::kNoLabel) ||
         (row.blank != 0 && typical.blank != 0 && row.blank != typical.blank);
}

bool is_odd_shape(const GridRow& row, const GridRow& typical) {
  return row.pieces != typical.pieces && row.pieces != 0 && typical.pieces != 0 &&
         !row.candidates && !typical.candidates;
}

bool is_clean_grid(GridRows rows, std::size_t first) {
  for (std::size_t r = first; r < first + kRows; ++r) {
    if (rows[r]->kind != LineKind::row || rows[r]->parts != rows[first]->parts) return false;
  }
  return are_conflict_free(rows.data() + first);
}

namespace {

// Nine equal signs that can be a border as well as blanks.
bool is_possible_border(const GridRow& row) {
  return is_all_blank(row) && contains("-=_*~#+:", row.blank);
}

}  // namespace

bool take_frame(GridRows rows, std::vector<char>& out) {
  constexpr std::size_t kFrames[][4] = {{0, 0, 0, 0}, {0, 10, 10, 10}, {3, 7, 7, 7}, {0, 4, 8, 12}};
  for (const auto& frame : kFrames) {
    std::size_t lines = 0;
    bool fits = true;
    out.assign(rows.size(), false);
    for (std::size_t at : frame) {
      if (at >= rows.size() || !is_possible_border(*rows[at])) {
        fits = false;
        break;
      }
      lines += !out[at];
      out[at] = true;
    }
    if (fits && rows.size() == kRows + lines) return true;
  }
  return false;
}

std::optional<std::array<std::size_t, kRows>> counting_order(
    const std::array<int, kRows>& numbers) {
  const int first = *std::min_element(numbers.begin(), numbers.end());
  if (first != 0 && first != 1) return std::nullopt;
  std::array<std::size_t, kRows> order{};
  order.fill(kRows);
  for (std::size_t i = 0; i < kRows; ++i) {
    const auto place = static_cast<std::size_t>(numbers[i] - first);
    if (place >= kRows || order[place] != kRows) return std::nullopt;
    order[place] = i;
  }
  return order;
}

bool is_label_sequence(const int* labels, std::size_t n) {
  bool equal = true, counting = true;
  for (std::size_t i = 1; i < n; ++i) {
    equal &= labels[i] == labels[0];
    counting &= labels[i] == labels[0] + static_cast<int>(i);
  }
  return counting || (equal && labels[0] >= GridRow::kFirstBullet) ||
         (equal && labels[0] == GridRow::kNoLabel);
}

}  // namespace sudoku::reader
