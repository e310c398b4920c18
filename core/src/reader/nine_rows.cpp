#include "reader/nine_rows.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <string_view>

#include "reader/overwriter.hpp"
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

bool has_conflicts(const GridRow* const* rows, HouseKind kind, const ColumnOrder& columns) {
  for (int part = 0; part < rows[0]->parts; ++part) {
    if (!is_conflict_free(block_of(rows, part, kind, columns).grid())) return true;
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
  if (label.size() > 1 && is_decimal(label[1])) {
    const char letter = static_cast<char>(label[0] | 0x20);
    if (letter == 'c' || letter == 's') return HouseKind::column;
    if (letter == 'b' || letter == 'k') return HouseKind::box;
  }
  for (std::string_view word : {"col", "spalte", "sp."}) {
    if (begins_with_lower(label, word)) return HouseKind::column;
  }
  for (std::string_view word : {"box", "block", "kasten"}) {
    if (begins_with_lower(label, word)) return HouseKind::box;
  }
  return HouseKind::row;
}

// Ways to number the rows besides digits and letters.
constexpr std::array<std::string_view, kRows> kNumberWords[] = {
    {"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"},
    {"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"},
    {"one", "two", "three", "four", "five", "six", "seven", "eight", "nine"},
    {"erste", "zweite", "dritte", "vierte", "fuenfte", "sechste", "siebte", "achte", "neunte"},
};
constexpr std::size_t kWays = 2 + std::size(kNumberWords);

// The only letter of a label, from 1 for `a`.
int letter_in(std::string_view label) {
  const auto first = std::find_if(label.begin(), label.end(), is_letter);
  if (first == label.end() || std::any_of(first + 1, label.end(), is_letter)) {
    return GridRow::kNoLabel;
  }
  return (*first | 0x20) - 'a' + 1;
}

// The first word of a label that is among `words`, from 1.
int word_in(std::string_view label, std::span<const std::string_view> words) {
  for (std::size_t at = 0; at < label.size(); ++at) {
    const std::size_t begin = at;
    while (at < label.size() && is_letter(label[at])) ++at;
    const std::string_view word = label.substr(begin, at - begin);
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (equals_lower(word, words[i])) return static_cast<int>(i) + 1;
    }
  }
  return GridRow::kNoLabel;
}

// Where the text before the cells of row `r` begins. Of several rows in a line, that is behind the
// cells of the row before.
std::size_t begin_of_label(const GridRow* const* rows, std::size_t r) {
  const bool same_line = r > 0 && rows[r - 1]->line.end == rows[r]->all.begin;
  return same_line ? rows[r - 1]->all.end : rows[r]->line.begin;
}

// The number that row `r` has in one of the ways, in the text before its cells or behind them.
int number_of(const CleanText& text, const GridRow* const* rows, std::size_t r, bool behind,
              std::size_t way) {
  const GridRow& row = *rows[r];
  if (!behind && way == 0 && row.label != GridRow::kNoLabel) return row.label;
  if (!behind && way == 0 && row.number != GridRow::kNoLabel) return row.number;
  if (row.line.size() == 0) return GridRow::kNoLabel;
  const std::string_view label =
      behind ? text.source().text().substr(row.all.end, row.line.end - row.all.end)
             : text.view(std::min(begin_of_label(rows, r), row.all.begin), row.all.begin);
  if (way == 0) return digit_in(label);
  return way == 1 ? letter_in(label) : word_in(label, kNumberWords[way - 2]);
}

// Sorts the rows if their numbers are 1 to 9 or 0 to 8.
bool sort_by(const std::array<int, kRows>& numbers, const GridRow** rows) {
  const auto order = counting_order(numbers);
  if (!order) return false;
  std::array<const GridRow*, kRows> sorted{};
  for (std::size_t r = 0; r < kRows; ++r) sorted[r] = rows[(*order)[r]];
  std::copy(sorted.begin(), sorted.end(), rows);
  return true;
}

}  // namespace

int digit_in(std::string_view label) {
  const auto first = std::find_if(label.begin(), label.end(), is_decimal);
  if (first == label.end() || std::any_of(first + 1, label.end(), is_decimal)) {
    return GridRow::kNoLabel;
  }
  return *first - '0';
}

ColumnOrder column_order(const CleanText& text, Token header) {
  for (auto* number_of_name : {digit_in, letter_in}) {
    std::array<int, kRows> numbers;
    std::size_t count = 0;
    Tokens names(text.text(), header, IsIn<kSeparatorSign>());
    for (Token name = names.next(); name.size() > 0; name = names.next()) {
      const int number = number_of_name(text.view(name));
      if (count == 0 && number == GridRow::kNoLabel) continue;  // above the labels of the rows
      if (count == kRows || number == GridRow::kNoLabel) {
        count = 0;
        break;
      }
      numbers[count++] = number;
    }
    if (count == kRows) {
      if (const auto order = counting_order(numbers)) return order;
    }
  }
  return std::nullopt;
}

void sort_by_labels(const CleanText& text, const GridRow** rows) {
  std::array<int, kRows> numbers;
  for (bool behind : {false, true}) {
    for (std::size_t way = 0; way < kWays; ++way) {
      std::size_t r = 0;
      for (; r < kRows; ++r) {
        numbers[r] = number_of(text, rows, r, behind, way);
        if (numbers[r] == GridRow::kNoLabel) break;
      }
      if (r == kRows && sort_by(numbers, rows)) return;
    }
  }
}

std::optional<GridProblem> problem_of(const GridRow* const* rows, HouseKind kind,
                                      const ColumnOrder& columns) {
  if (auto damage = damage_of(rows)) return damage;
  const bool words = std::any_of(rows, rows + kRows, [](auto row) { return row->words; });
  if (words && has_conflicts(rows, kind, columns)) {
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

CellBlock block_of(const GridRow* const* rows, int part, HouseKind kind,
                   const ColumnOrder& columns) {
  CellBlock block{rows[0]->all.begin};
  const std::size_t first = kRows * static_cast<std::size_t>(kind);
  for (std::size_t r = 0; r < kRows; ++r) {
    for (std::size_t i = 0; i < kRows; ++i) {
      block.cells[kHouseCells[first + r][i]] = rows[r]->cells[part][columns ? (*columns)[i] : i];
    }
    block.candidates |= rows[r]->candidates;
  }
  return block;
}

}  // namespace sudoku::reader
