// almanac-e1089, Grid.create: `1`..`9` are givens, `0` and `.` empty cells, `#` begins a comment,
// all other characters are passed over. Unlike that program, a short last grid is told.
#include <algorithm>

#include "reader/draft.hpp"
#include "reader/readers.hpp"
#include "reader/symbols.hpp"

namespace sudoku::reader {

namespace {

// Where nobody writes . or 0: the blank is the symbol that stands there most often, if any.
char blank_of(const std::string& text) {
  char best = '.';
  std::ptrdiff_t most = 0;
  if (text.find_first_of(".0") != std::string::npos) return best;
  for (char blank : {'_', '*', 'x', 'X', '?', '-'}) {
    const auto times = std::count(text.begin(), text.end(), blank);
    if (times > most) {
      most = times;
      best = blank;
    }
  }
  return best;
}

}  // namespace

Reading read_almanac(const Source& source) {
  const std::string& text = source.text();
  const char blank = blank_of(text);
  Draft draft(source, "almanac");
  std::string cells;
  std::vector<std::size_t> begins;  // of each puzzle begun
  std::size_t surplus = 0;          // where the last, perhaps unfinished one begins
  for (Line line : source.lines()) {
    const std::size_t end = source.comment(line);
    for (std::size_t at = line.begin; at < end; ++at) {
      if (is_plain_cell(text[at]) || text[at] == blank) {
        if (cells.size() % kCells == 0) begins.push_back(surplus = at);
        cells += text[at];
      } else if (!is_border(text[at]) && !is_separator(text[at])) {
        draft.ignore(at, at + 1);
      }
    }
  }
  const std::size_t rest = cells.size() % kCells;
  if (cells.empty()) {
    const std::size_t first = std::min(text.find_first_not_of(" \t\r\n\v\f"), text.size());
    draft.fail(ParseCode::empty, first, text.size(), 0);
  } else if (rest != 0) {
    const bool many = cells.size() > kCells && 2 * rest < kCells;
    const std::size_t at = cells.size() < kCells ? text.find_last_not_of(" \t\r\n\v\f") : surplus;
    draft.fail(many ? ParseCode::too_many_cells : ParseCode::too_few_cells, at, text.size(),
               static_cast<int>(cells.size()));
  } else {
    for (std::size_t i = 0; i < begins.size(); ++i) {
      draft.add_or_attach(grid_from_cells(std::string_view(cells).substr(i * kCells, kCells)),
                          begins[i]);
    }
  }
  return draft.finish();
}

}  // namespace sudoku::reader
