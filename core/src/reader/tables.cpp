// Tables: nine fields per line between delimiters, empty fields for blanks. Perhaps with a header,
// with labels before the rows, and with empty columns between the boxes.
#include <algorithm>
#include <deque>
#include <string>

#include "reader/formats.hpp"
#include "reader/nine_rows.hpp"
#include "reader/rows.hpp"
#include "reader/symbols.hpp"
#include "reader/table_lines.hpp"

namespace sudoku::reader {

namespace {

constexpr std::size_t kPassesOfTrim = 4;  // as units of work per line

class TableReader {
 public:
  TableReader(const CleanText& text, char delimiter, bool collapse)
      : text_(text), delimiter_(delimiter), collapse_(collapse) {}

  /// The lines of the text as rows; nothing if no table is among them.
  Task<bool> read(LineRows& rows) {
    bool any = false;
    std::deque<TableLine> group;
    for (Token line : text_.lines()) {
      co_await Units{line.size() / 2 + 8};
      TableLine entry = read_line(line);
      if (entry.kind == LineKind::text) {
        if (!group.empty()) any |= co_await add_group(group, rows);
        group.clear();
        append_line(plain(entry), rows);
      } else {
        group.push_back(std::move(entry));
      }
    }
    if (!group.empty()) any |= co_await add_group(group, rows);
    co_return any;
  }

 private:
  static GridRow plain(const TableLine& line) {
    GridRow row;
    row.kind = line.kind;
    row.all = line.line;
    return row;
  }

  TableLine read_line(Token line) const {
    TableLine entry{line, LineKind::text, {}};
    const std::string_view view = text_.view(line);
    const auto delimiters = std::count(view.begin(), view.end(), delimiter_);
    const std::string_view content = trimmed(view);
    if (content.empty() && delimiters == 0) {
      entry.kind = trimmed(text_.source().view(line)).empty() ? LineKind::gap : LineKind::border;
      return entry;
    }
    if (!content.empty() && std::all_of(content.begin(), content.end(), is_border) &&
        (contains(content, '-') || contains(content, '=') || content.size() < 3)) {
      entry.kind = LineKind::border;
      return entry;
    }
    if (delimiters == 0 && !(delimiter_ == '\t' && content.size() == 1)) return entry;
    if (delimiter_ != '\t' && delimiters < 8) return entry;
    if (static_cast<std::size_t>(delimiters) > 3 * kMostFields) return entry;
    entry.kind = LineKind::row;
    std::size_t begin = line.begin;
    for (std::size_t at = line.begin; at <= line.end; ++at) {
      if (at < line.end && text_.text()[at] != delimiter_) continue;
      const bool doubled = collapse_ && at == begin && !entry.fields.empty() && at < line.end;
      if (!doubled) entry.fields.push_back(field_of({begin, at}));
      begin = at + 1;
    }
    return entry;
  }

  Field field_of(Token token) const {
    const std::string_view text = text_.text();
    const auto is_decoration = [](char c) { return is_space(c) || contains("\"'[](){}*`", c); };
    while (token.size() > 0 && is_decoration(text[token.begin])) ++token.begin;
    while (token.size() > 0 && is_decoration(text[token.end - 1])) --token.end;
    Field field{token, token.size() == 0, 0};
    if (field.empty) field.cell = ' ';
    if (token.size() != 1) return field;
    const char c = text[token.begin];
    if (is_digit_char(c)) field.cell = c;
    if (is_blank(c) || c == '~') field.cell = '.';
    return field;
  }

  // The lines between other text: nine or more with the same columns.
  Task<bool> add_group(std::deque<TableLine>& group, LineRows& rows) {
    if (delimiter_ == '\t') restore_empty_rows(group);
    std::vector<TableLine*> lines;
    for (TableLine& line : group) {
      if (line.kind == LineKind::row) lines.push_back(&line);
    }
    // A long table whose lines are all too short for nine cells has no gaps to drop either.
    bool found = lines.size() >= kRows && lines.size() <= kRows + 2;
    for (const TableLine* line : lines) {
      co_await Units{1};
      found |= line->fields.size() >= kRows && lines.size() >= kRows;
    }
    found = found && trim(text_, delimiter_, lines);
    if (found) co_await Units{kPassesOfTrim * lines.size()};
    found = found && choose_columns(lines);
    const bool header = found && lines.size() % kRows == 1 && is_header(group, *lines[0]);
    for (TableLine& line : group) {
      co_await Units{10};
      if (line.kind != LineKind::row) {
        append_line(plain(line), rows);
      } else if (!found || (header && &line == lines[0])) {
        GridRow row = plain(line);
        row.kind = LineKind::text;
        append_line(row, rows);
      } else {
        append_line(row_of(line), rows);
      }
      line.fields = std::vector<Field>();  // here, because freeing all at once takes long
    }
    co_return found;
  }

  // Without trailing tabs a row of blanks is an empty line.
  static void restore_empty_rows(std::deque<TableLine>& group) {
    while (!group.empty() && group.back().kind == LineKind::gap) group.pop_back();
    const auto first = std::find_if(group.begin(), group.end(), [](const TableLine& line) {
      return line.kind != LineKind::gap;
    });
    const auto gaps = std::count_if(
        first, group.end(), [](const TableLine& line) { return line.kind == LineKind::gap; });
    if (group.end() - first != static_cast<std::ptrdiff_t>(kRows) || gaps > 3) return;
    for (auto line = first; line != group.end(); ++line) {
      if (line->kind == LineKind::gap) line->kind = LineKind::row;
    }
  }

  // The first line of a Markdown table: a line of dashes follows.
  bool is_header(const std::deque<TableLine>& group, const TableLine& first) const {
    const auto is_dashes = [&](std::size_t at) {
      return at < group.size() && group[at].kind == LineKind::border &&
             contains(text_.view(group[at].line), '-');
    };
    std::size_t at = 0;
    while (&group[at] != &first) ++at;
    return is_dashes(at + 1) && !(at > 0 && is_dashes(at - 1));
  }

  // Finds the nine columns of cells.
  bool choose_columns(const std::vector<TableLine*>& lines) {
    const auto columns = cell_columns(text_, lines);
    if (!columns) return false;
    columns_ = *columns;
    std::size_t empty = 0, blank = 0;
    for (const TableLine* line : lines) {
      for (std::size_t c : columns_) {
        empty += line->fields[c].empty;
        blank += line->fields[c].cell == '.';
      }
    }
    explicit_blanks_ = blank > empty;
    return true;
  }

  GridRow row_of(const TableLine& line) const {
    GridRow row;
    row.kind = LineKind::row;
    row.all = row.wrong = line.line;
    RowCells cells;
    for (std::size_t i = 0; i < 9; ++i) {
      const Field& field = line.fields[columns_[i]];
      if (is_digit_char(field.cell)) cells[i] = Digits::of(digit_of_char(field.cell));
      if (field.cell == '.' || field.cell == ' ') row.blank = field.cell;
      if (field.cell != 0 && !(field.empty && explicit_blanks_)) {
        ++row.good_cells;
      } else if (row.damage != ParseCode::bad_number) {
        row.damage = ParseCode::bad_number;
        row.wrong = field.token;
      }
    }
    for (std::size_t f = 0; f < line.fields.size(); ++f) {
      if (std::find(columns_.begin(), columns_.end(), f) != columns_.end()) continue;
      if (const int number = digit_in(text_.view(line.fields[f].token));
          number != GridRow::kNoLabel) {
        row.number = number;
        break;
      }
    }
    row.add_part(cells);
    if (row.good_cells < 9) row.kind = row.good_cells < 6 ? LineKind::text : LineKind::damaged;
    return row;
  }

  const CleanText& text_;
  const char delimiter_;
  const bool collapse_;  // two delimiters are one
  std::array<std::size_t, 9> columns_{};
  bool explicit_blanks_ = false;  // an empty field lacks its cell
};

// A line of 81 fields, some of them empty.
Task<bool> read_long_line(const CleanText& text, char delimiter, ReadingBuilder& builder) {
  for (Token line : text.lines()) {
    const std::string_view view = trimmed(text.view(line));
    co_await scan_of(line.size() + 8);
    if (view.empty()) continue;
    co_await Units{kCells};
    std::string cells;
    std::size_t at = 0;
    while (at <= view.size() && cells.size() <= kCells) {
      const std::size_t end = std::min(view.find(delimiter, at), view.size());
      const std::string_view field = trimmed(view.substr(at, end - at));
      if (field.size() > 1) co_return false;
      if (field.size() == 1 && !is_digit_char(field[0]) && !is_blank(field[0])) co_return false;
      cells += field.empty() ? '.' : field[0];
      at = end + 1;
    }
    if (cells.size() != kCells || at <= view.size()) co_return false;
    builder.add_or_attach(grid_from_cells(cells), line.begin);
  }
  co_return !builder.empty();
}

}  // namespace

Task<Attempt> read_tables(const CleanText& text) {
  for (char delimiter : {'\t', '|', ',', ';', '&'}) {
    co_await scan_of(text.text().size() / 4);
    if (!contains(text.text(), delimiter)) continue;
    ReadingBuilder long_lines(text.source(), "table");
    if (co_await read_long_line(text, delimiter, long_lines)) co_return long_lines.finish();
    for (bool collapse : {false, true}) {
      if (collapse && delimiter != '|') continue;
      LineRows rows;
      TableReader reader(text, delimiter, collapse);
      if (!co_await reader.read(rows)) continue;
      Alphabet alphabet;
      co_await alphabet.learn(text);
      ReadingBuilder builder(text.source(), "table");
      co_await add_grids(text, alphabet, rows, builder);
      if (!builder.empty()) co_return builder.finish();
    }
  }
  co_return std::nullopt;
}

}  // namespace sudoku::reader
