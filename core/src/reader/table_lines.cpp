#include "reader/table_lines.hpp"

#include <algorithm>

#include "reader/symbols.hpp"

namespace sudoku::reader {

namespace {

using Lines = std::vector<TableLine*>;

// Removes the fields before or behind a frame. Nine fields are cells even if the outer ones are
// empty.
void drop_outside(const CleanText& text, const Lines& lines, bool front) {
  const bool framed = std::all_of(lines.begin(), lines.end(), [&](const TableLine* line) {
    const std::string_view view = trimmed(text.view(line->line));
    return front ? view.front() == '|' : view.back() == '|' || view.ends_with("|.");
  });
  for (TableLine* line : lines) {
    if (!framed || line->fields.size() <= 9) continue;
    line->fields.erase(front ? line->fields.begin() : line->fields.end() - 1);
  }
}

// Removes the empty field behind each row but the last: `[1,,3], [4,,6]`.
void drop_delimiter_between_rows(const Lines& lines) {
  const std::size_t fields = lines.back()->fields.size();
  const bool between = std::all_of(lines.begin(), lines.end() - 1, [&](const TableLine* line) {
    return line->fields.size() == fields + 1 && line->fields.back().empty;
  });
  if (!between) return;
  for (auto line = lines.begin(); line != lines.end() - 1; ++line) (*line)->fields.pop_back();
}

bool is_all_empty(const TableLine& line) {
  return std::all_of(line.fields.begin(), line.fields.end(),
                     [](const Field& field) { return field.empty; });
}

// Removes the two lines of empty fields between the bands of one grid.
void drop_gaps(Lines& lines) {
  if (lines.size() != kRows + 2 || !is_all_empty(*lines[3]) || !is_all_empty(*lines[7])) return;
  for (std::size_t gap : {7, 3}) {
    lines[gap]->kind = LineKind::border;
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(gap));
  }
}

int number_in(const CleanText& text, const Field& field) {
  const std::string_view view = text.view(field.token);
  if (view.empty() || view.size() > 3 || !std::all_of(view.begin(), view.end(), is_decimal)) {
    return GridRow::kNoLabel;
  }
  int number = 0;
  for (char c : view) number = 10 * number + (c - '0');
  return number;
}

}  // namespace

bool trim(const CleanText& text, char delimiter, Lines& lines) {
  if (delimiter == '|') {
    const bool html = text.source().text()[lines[0]->line.begin] == '<';
    drop_outside(text, lines, true);
    if (!html) drop_outside(text, lines, false);
  }
  drop_delimiter_between_rows(lines);
  drop_gaps(lines);
  if (delimiter == '\t') {
    std::size_t most = 0;
    for (const TableLine* line : lines) most = std::max(most, line->fields.size());
    for (TableLine* line : lines) {
      line->fields.resize(most, Field{{line->line.end, line->line.end}, true, ' '});
    }
  }
  // A header may have other columns.
  while (!lines.empty() && lines.front()->fields.size() != lines.back()->fields.size() &&
         lines.size() > kRows) {
    lines.front()->kind = LineKind::text;
    lines.erase(lines.begin());
  }
  const std::size_t fields = lines.back()->fields.size();
  return fields >= 9 && fields <= kMostFields &&
         std::all_of(lines.begin(), lines.end(),
                     [&](const TableLine* line) { return line->fields.size() == fields; });
}

std::optional<std::array<std::size_t, 9>> cell_columns(const CleanText& text, const Lines& lines) {
  const std::size_t fields = lines.back()->fields.size();
  const std::size_t first = lines.size() % kRows;  // lines before are headers
  const auto all = [&](std::size_t column, auto is) {
    return std::all_of(lines.begin() + static_cast<std::ptrdiff_t>(first), lines.end(),
                       [&](const TableLine* line) { return is(line->fields[column]); });
  };
  const auto is_empty = [&](std::size_t c) {
    return all(c, [](const Field& field) { return field.empty; });
  };
  const auto is_label = [&](std::size_t c) {
    if (all(c, [](const Field& field) { return !field.empty && field.cell == 0; })) return true;
    std::array<int, kRows> labels;
    for (std::size_t i = 0; i < kRows; ++i) {
      labels[i] = number_in(text, lines[first + i]->fields[c]);
      if (labels[i] == GridRow::kNoLabel) return false;
    }
    return is_label_sequence(labels.data(), kRows);
  };
  const auto is_used = [&](std::size_t c) {
    return std::count_if(lines.begin(), lines.end(), [&](const TableLine* line) {
             return line->fields[c].cell != 0 && !line->fields[c].empty;
           }) >= 3;
  };

  std::vector<std::size_t> columns;
  for (std::size_t c = 0; c < fields; ++c) columns.push_back(c);
  if (columns.size() > 9 && is_label(columns.front())) columns.erase(columns.begin());
  if (columns.size() > 9 && is_label(columns.back())) columns.pop_back();
  if (columns.size() == 13 || columns.size() == 12) {
    // Empty columns around the boxes as well as between them.
    if (columns.size() == 13 && is_empty(columns.back())) columns.pop_back();
    if (columns.size() == 12 && is_empty(columns.front())) columns.erase(columns.begin());
  }
  if (columns.size() == 11 && is_empty(columns[3]) && is_empty(columns[7])) {
    columns.erase(columns.begin() + 7);
    columns.erase(columns.begin() + 3);
  }
  // A delimiter before the first or behind the last field.
  if (columns.size() == 10 && is_empty(columns.back()) && !is_empty(columns.front())) {
    columns.pop_back();
  } else if (columns.size() == 10 && is_empty(columns.front()) && is_used(columns.back())) {
    columns.erase(columns.begin());
  }
  if (columns.size() != 9) return std::nullopt;
  std::array<std::size_t, 9> nine;
  std::copy(columns.begin(), columns.end(), nine.begin());
  return nine;
}

}  // namespace sudoku::reader
