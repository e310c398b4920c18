#include "reader/nine_rows.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "reader/symbols.hpp"
#include "sudoku/check.hpp"

namespace sudoku::reader {

namespace {

constexpr int kEightRows = 72;  // cells

GridProblem problem_at(ParseCode code, const GridRow& first, const GridRow& last, int cells) {
  return {code, {first.all.begin, last.all.end}, cells};
}

// A damaged row, a row of another width, or labels that are cells.
std::optional<GridProblem> damage_of(const GridRow* const* rows) {
  std::array<int, kRows> labels;
  const GridRow* damaged = nullptr;
  int cells = 0;
  for (std::size_t r = 0; r < kRows; ++r) {
    labels[r] = rows[r]->label;
    cells += rows[r]->good_cells;
    const bool bad = rows[r]->kind == LineKind::damaged || rows[r]->parts != rows[0]->parts;
    if (bad && damaged == nullptr) damaged = rows[r];
  }
  if (damaged != nullptr) {
    const bool length = damaged->damage == ParseCode::row_length;
    return GridProblem{damaged->damage, damaged->wrong, cells, length ? damaged->good_cells : 0};
  }
  if (!is_label_sequence(labels.data(), kRows)) {
    // What looked like labels are cells: one too many in each row.
    return GridProblem{ParseCode::row_length, rows[0]->all, cells + 9, 10};
  }
  return std::nullopt;
}

// The first or last line is no row: the numbers of the columns, a title or a border.
std::optional<GridProblem> odd_edge(const GridRow* const* rows) {
  if (is_counting(*rows[0]) && !are_conflict_free(rows)) {
    return problem_at(ParseCode::too_few_cells, *rows[1], *rows[8], kEightRows);
  }
  for (const GridRow* edge : {rows[0], rows[8]}) {
    if (is_odd_shape(*edge, *rows[4]) && is_odd_shape(*edge, *rows[3]) &&
        (is_all_blank(*edge) || is_id(*edge))) {
      return problem_at(ParseCode::too_few_cells, *edge, *edge, kEightRows);
    }
  }
  const bool full = std::all_of(rows, rows + kRows, [](auto row) { return row->blank == 0; });
  if (is_counting(*rows[8]) && !full) {
    return problem_at(ParseCode::too_few_cells, *rows[0], *rows[7], kEightRows);
  }
  return std::nullopt;
}

// A number of several digits is no group of candidates if most cells are blank or single.
std::optional<GridProblem> number_among_cells(const GridRow* const* rows) {
  int groups = 0, blanks = 0;
  const GridRow* with_group = nullptr;
  for (std::size_t r = 0; r < kRows; ++r) {
    if (rows[r]->candidates && with_group == nullptr) with_group = rows[r];
    for (Digits cell : rows[r]->cells[0]) {
      groups += cell.size() > 1;
      blanks += cell.empty();
    }
  }
  if (groups == 0 || blanks < groups) return std::nullopt;
  return GridProblem{ParseCode::bad_number, with_group->wrong, kCells - groups};
}

bool has_conflicts(const GridRow* const* rows, HouseKind kind) {
  for (int part = 0; part < rows[0]->parts; ++part) {
    if (!is_conflict_free(block_of(rows, part, kind).grid())) return true;
  }
  return false;
}

bool begins_with_lower(std::string_view word, std::string_view lower) {
  return word.size() >= lower.size() &&
         std::equal(lower.begin(), lower.end(), word.begin(),
                    [](char b, char a) { return static_cast<char>(a | 0x20) == b; });
}

// What the label of a line says that the line is; HouseKind::row for any other label or none.
HouseKind label_kind(const CleanText& text, const GridRow& row) {
  const Token line = row.line.size() > 0 ? row.line : row.all;
  std::size_t begin = line.begin;
  while (begin < line.end && !is_letter(text.text()[begin]) && !is_decimal(text.text()[begin])) {
    ++begin;
  }
  const std::string_view label = text.view(begin, line.end);
  for (std::string_view word : {"col", "spalte"}) {
    if (begins_with_lower(label, word)) return HouseKind::column;
  }
  for (std::string_view word : {"box", "block", "kasten"}) {
    if (begins_with_lower(label, word)) return HouseKind::box;
  }
  return HouseKind::row;
}

// The only digit before the cells of a row, as in `R9: ` or `9 `; GridRow::kNoLabel if there is
// none or more than one.
int number_before(const CleanText& text, const GridRow& row) {
  if (row.label != GridRow::kNoLabel) return row.label;
  int number = GridRow::kNoLabel;
  for (std::size_t at = row.line.begin; at < row.all.begin; ++at) {
    const char c = text.text()[at];
    if (!is_decimal(c)) continue;
    if (number != GridRow::kNoLabel) return GridRow::kNoLabel;
    number = c - '0';
  }
  return number;
}

}  // namespace

void sort_by_labels(const CleanText& text, const GridRow** rows) {
  std::array<int, kRows> numbers;
  for (std::size_t r = 0; r < kRows; ++r) numbers[r] = number_before(text, *rows[r]);
  const int first = *std::min_element(numbers.begin(), numbers.end());
  if (first != 0 && first != 1) return;
  std::array<const GridRow*, kRows> sorted{};
  for (std::size_t r = 0; r < kRows; ++r) {
    const auto place = static_cast<std::size_t>(numbers[r] - first);
    if (place >= kRows || sorted[place] != nullptr) return;
    sorted[place] = rows[r];
  }
  std::copy(sorted.begin(), sorted.end(), rows);
}

std::optional<GridProblem> problem_of(const GridRow* const* rows, HouseKind kind) {
  if (auto damage = damage_of(rows)) return damage;
  const bool words = std::any_of(rows, rows + kRows, [](auto row) { return row->words; });
  if (words && has_conflicts(rows, kind)) {
    return problem_at(ParseCode::ambiguous, *rows[0], *rows[8], kCells);
  }
  if (auto edge = odd_edge(rows)) return edge;
  return number_among_cells(rows);
}

HouseKind labelled_kind(const CleanText& text, const GridRow* const* rows) {
  const HouseKind kind = label_kind(text, *rows[0]);
  const bool all = std::all_of(rows, rows + kRows,
                               [&](const GridRow* row) { return label_kind(text, *row) == kind; });
  return all ? kind : HouseKind::row;
}

CellBlock block_of(const GridRow* const* rows, int part, HouseKind kind) {
  CellBlock block{rows[0]->all.begin};
  const std::size_t first = kRows * static_cast<std::size_t>(kind);
  for (std::size_t r = 0; r < kRows; ++r) {
    for (std::size_t i = 0; i < kRows; ++i) {
      block.cells[kHouseCells[first + r][i]] = rows[r]->cells[part][i];
    }
    block.candidates |= rows[r]->candidates;
  }
  return block;
}

}  // namespace sudoku::reader
