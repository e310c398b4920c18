// 81 numbers between white space and separators, laid out in any way (Liang, assignment 4).
#include <algorithm>

#include "reader/formats.hpp"
#include "reader/reading_builder.hpp"
#include "reader/symbols.hpp"
#include "sudoku/check.hpp"

namespace sudoku::reader {

namespace {

// Every line but the last has as many tokens, and not nine: those are rows, and `read_blocks` knows
// which lines are headers.
bool is_wrapped(const CleanText& text, const std::vector<Token>& tokens) {
  std::size_t width = 0, last = 0, at = 0, lines = 0;
  for (Token line : text.lines()) {
    std::size_t count = 0;
    while (at < tokens.size() && tokens[at].begin < line.end) ++at, ++count;
    if (count == 0) continue;
    if (lines++ == 0) width = count;
    if (lines > 1 && last != width) return false;
    last = count;
  }
  return lines == 1 || (last <= width && width != 9);
}

}  // namespace

Task<Attempt> read_numbers(const CleanText& text) {
  const std::vector<Token>& tokens = *co_await text.cell_tokens();
  if (tokens.empty() || tokens.size() % kCells != 0) co_return std::nullopt;
  if (!is_wrapped(text, tokens)) co_return std::nullopt;
  co_await Units{tokens.size()};
  const auto is_cell = [&](Token token) {
    const char c = text.text()[token.begin];
    return token.size() == 1 && (is_digit_char(c) || is_blank(c));
  };
  const auto bad = std::find_if_not(tokens.begin(), tokens.end(), is_cell);
  ReadingBuilder builder(text.source(), "numbers");
  if (bad != tokens.end()) {
    const auto good = std::count_if(tokens.begin(), tokens.end(), is_cell);
    // If many are no cells, the text is of another format.
    if (static_cast<std::size_t>(good) < tokens.size() - tokens.size() / 9) co_return std::nullopt;
    builder.fail(ParseCode::bad_number, bad->begin, bad->end, static_cast<int>(good));
    co_return builder.finish();
  }
  for (std::size_t first = 0; first < tokens.size(); first += kCells) {
    co_await Units{2 * kCells};
    std::string cells;
    for (std::size_t i = 0; i < kCells; ++i) cells += text.text()[tokens[first + i].begin];
    const Grid grid = grid_from_cells(cells);
    // Short lines can also be the rows of boxes: then a digit meets its like.
    if (text.lines().size() > 2 && !is_conflict_free(grid)) {
      builder.fail(ParseCode::ambiguous, tokens[first].begin, tokens[first].end, kCells);
    } else {
      builder.add_or_attach(grid, tokens[first].begin);
    }
  }
  co_return builder.finish();
}

}  // namespace sudoku::reader
