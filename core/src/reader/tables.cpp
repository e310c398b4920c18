// Tables with empty fields for blanks: what a spreadsheet copies, CSV, a grid with every cell
// framed.
#include <algorithm>

#include "reader/draft.hpp"
#include "reader/readers.hpp"
#include "reader/tokens.hpp"

namespace sudoku::reader {

namespace {

// A line as nine fields between eight delimiters, each empty or one symbol: its cells as digits
// and dots. Nothing where the line is not so.
std::optional<std::string> row_of_fields(std::string_view line, char delimiter) {
  if (delimiter != '\t') line = trimmed(line);
  if (delimiter == '|' && line.size() > 1 && line.front() == '|' && line.back() == '|') {
    line = line.substr(1, line.size() - 2);
  }
  if (std::count(line.begin(), line.end(), delimiter) != 8) return std::nullopt;
  std::string cells;
  while (cells.size() < 9) {
    const std::size_t end = std::min(line.find(delimiter), line.size());
    std::string_view field = trimmed(line.substr(0, end));
    if (field.size() > 1 && field.front() == '"' && field.back() == '"') {
      field = trimmed(field.substr(1, field.size() - 2));
    }
    if (field.size() > 1 || (field.size() == 1 && !is_digit(field[0]) && !is_blank(field[0]))) {
      return std::nullopt;
    }
    cells += field.empty() || is_blank(field[0]) ? '.' : field[0];
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return cells;
}

Attempt read_table(const Source& source, char delimiter) {
  Draft draft(source, "table");
  std::string cells;
  std::size_t begin = 0;
  for (Line line : source.lines()) {
    const std::string_view text = trimmed(source.view(line));
    const bool border = text.find("--") != std::string_view::npos &&
                        std::all_of(text.begin(), text.end(), is_border);
    if (border || text.starts_with('#')) continue;
    const auto row = row_of_fields(source.view(line), delimiter);
    if (!row) {
      draft.ignore(line.begin, line.end);
      continue;
    }
    if (cells.empty()) begin = line.begin;
    cells += *row;
    if (cells.size() == kCells) {
      draft.add_or_attach(grid_from_cells(cells), begin);
      cells.clear();
    }
  }
  if (draft.empty() || !cells.empty()) return std::nullopt;
  return draft.finish();
}

}  // namespace

Attempt read_tables(const Source& source) {
  for (char delimiter : {'\t', ',', ';', '|'}) {
    if (Attempt attempt = read_table(source, delimiter)) return attempt;
  }
  return std::nullopt;
}

}  // namespace sudoku::reader
