// Grids in which a space is an empty cell: only the column of a character tells its cell.
#include <algorithm>
#include <array>
#include <cstdint>

#include "reader/draft.hpp"
#include "reader/readers.hpp"
#include "reader/tokens.hpp"

namespace sudoku::reader {

namespace {

// In which columns of the text the nine cells stand.
using Columns = std::array<std::uint8_t, 9>;

constexpr Columns kLayouts[] = {
    {1, 3, 5, 7, 9, 11, 13, 15, 17},    // |5 3  |  7  |     |   the recursion lab
    {2, 4, 6, 10, 12, 14, 18, 20, 22},  // | 5 3   |   7   |       |
    {1, 2, 3, 5, 6, 7, 9, 10, 11},      // |53 | 7 |   |
    {0, 2, 4, 8, 10, 12, 16, 18, 20},   // 5 3   |   7   |
    {0, 2, 4, 6, 8, 10, 12, 14, 16},    // 5 3     7
    {0, 1, 2, 4, 5, 6, 8, 9, 10},       // 53 | 7 |
    {0, 1, 2, 3, 4, 5, 6, 7, 8},        // 53  7
};

bool is_bar(char c) { return c == '|' || c == '!'; }

// Every digit stands in a column of the layout, no bar does, and nothing else is there.
bool fits(std::string_view line, const Columns& columns) {
  for (std::size_t at = 0; at < line.size(); ++at) {
    const bool cell = std::find(columns.begin(), columns.end(), at) != columns.end();
    if (line[at] != ' ' && !(cell ? is_digit(line[at]) : is_bar(line[at]))) return false;
  }
  return true;
}

// A space for a cell before a digit: a row that merely ends early has none.
bool has_inner_blank(std::string_view line, const Columns& columns) {
  const std::size_t last_digit = line.find_last_of("123456789");
  return last_digit != std::string_view::npos &&
         std::any_of(columns.begin(), columns.end(),
                     [&](std::size_t at) { return at < last_digit && line[at] == ' '; });
}

std::string_view without_trailing_space(std::string_view line) {
  while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
  return line;
}

// The lines that can be rows: borders left out, and where nine lines are not left, empty ones too.
std::vector<Line> row_lines(const Source& source) {
  std::vector<Line> lines;
  for (Line line : source.lines()) {
    const std::string_view text = source.view(line);
    const bool border = text.find("--") != std::string_view::npos &&
                        std::all_of(text.begin(), text.end(), is_border);
    if (!border && !trimmed(text).starts_with('#')) lines.push_back(line);
  }
  const auto is_empty = [&](Line line) { return trimmed(source.view(line)).empty(); };
  while (!lines.empty() && is_empty(lines.back())) lines.pop_back();
  lines.erase(lines.begin(), std::find_if_not(lines.begin(), lines.end(), is_empty));
  if (lines.size() != 9)
    lines.erase(std::remove_if(lines.begin(), lines.end(), is_empty), lines.end());
  return lines;
}

}  // namespace

Attempt read_fixed_width(const Source& source) {
  const std::vector<Line> lines = row_lines(source);
  if (lines.empty() || lines.size() % 9 != 0) return std::nullopt;
  const auto fits_all = [&](const Columns& columns) {
    return std::all_of(lines.begin(), lines.end(), [&](Line line) {
      return fits(without_trailing_space(source.view(line)), columns);
    });
  };
  const auto layout = std::find_if(std::begin(kLayouts), std::end(kLayouts), fits_all);
  if (layout == std::end(kLayouts) || std::none_of(lines.begin(), lines.end(), [&](Line line) {
        return has_inner_blank(source.view(line), *layout);
      })) {
    return std::nullopt;
  }
  Draft draft(source, "fixed-width");
  for (std::size_t first = 0; first < lines.size(); first += 9) {
    Grid grid;
    for (int row = 0; row < 9; ++row) {
      const std::string_view line = source.view(lines[first + row]);
      for (int column = 0; column < 9; ++column) {
        const std::size_t at = (*layout)[column];
        if (at < line.size()) grid.set(cell_at(row, column), digit_of(line[at]));
      }
    }
    draft.add_or_attach(grid, lines[first].begin);
  }
  return draft.finish();
}

}  // namespace sudoku::reader
