// HoDoKu's library: `:technique:candidates:givens:deleted:eliminations:placements:extra`, where `+`
// before a digit of `givens` marks a placed digit. One field may be missing.
#include <algorithm>

#include "reader/formats.hpp"
#include "reader/reading_builder.hpp"
#include "reader/symbols.hpp"
#include "sudoku/puzzle_state.hpp"

namespace sudoku::reader {

namespace {

struct MarkedGrid {
  Puzzle puzzle;
  int cells = 0;
};

MarkedGrid marked_grid(std::string_view text) {
  MarkedGrid grid;
  bool placed = false;
  for (char c : text) {
    if (c == '+') {
      placed = true;
      continue;
    }
    if (grid.cells < kCells) {
      (placed ? grid.puzzle.placed : grid.puzzle.givens).set(grid.cells, digit_of_char(c));
    }
    placed = false;
    ++grid.cells;
  }
  return grid;
}

void read_line(const NormalizedText& source, Token line, ReadingBuilder& builder) {
  const std::string_view text = source.text();
  std::vector<Token> fields{{line.begin, line.begin}};
  for (std::size_t at = line.begin; at < line.end; ++at) {
    if (text[at] == ':') {
      fields.back().end = at;
      fields.push_back({at + 1, at + 1});
    }
  }
  fields.back().end = line.end;
  const MarkedGrid grid = marked_grid(trimmed(source.view(fields[3])));
  if (grid.cells != kCells) {
    builder.fail(grid.cells < kCells ? ParseCode::too_few_cells : ParseCode::too_many_cells,
                 fields[3].begin, fields[3].end, grid.cells);
    return;
  }
  Puzzle puzzle = grid.puzzle;
  for (Token token : split(text, fields[4].begin, fields[4].end, is_space)) {
    if (token.size() == 3 && cross_out(puzzle, source.view(token))) continue;
    builder.fail(ParseCode::bad_candidates, token.begin, token.end, kCells);
    return;
  }
  builder.add(puzzle, fields[3].begin).has_candidates = fields[4].size() != 0;
}

bool is_library_line(std::string_view text) {
  const auto colons = std::count(text.begin(), text.end(), ':');
  return text.starts_with(':') && (colons == 6 || colons == 7);
}

}  // namespace

Task<Attempt> read_hodoku(const NormalizedText& source) {
  if (!source.has(':')) co_return std::nullopt;
  ReadingBuilder builder(source, "hodoku");
  std::size_t passed = 0;
  for (Token line : source.lines()) {
    co_await scan_of(line.size() + 8);
    const std::string_view text = trimmed(source.view(line));
    if (text.starts_with('#')) {
      builder.ignore(passed, line.begin);
      passed = line.end;
    }
    if (!is_library_line(text)) continue;
    co_await Units{text.size()};
    builder.ignore(passed, line.begin);
    passed = line.end;
    const std::size_t begin = static_cast<std::size_t>(text.data() - source.text().data());
    read_line(source, {begin, begin + text.size()}, builder);
  }
  if (builder.empty()) co_return std::nullopt;
  builder.ignore(passed, source.text().size());
  co_return builder.finish();
}

}  // namespace sudoku::reader
