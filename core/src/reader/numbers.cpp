// Cells between white space and separators, laid out in any way: 81 numbers (Liang, assignment 4),
// or 81 groups of candidates.
#include <algorithm>
#include <array>

#include "reader/draft.hpp"
#include "reader/readers.hpp"
#include "reader/tokens.hpp"

namespace sudoku::reader {

namespace {

// The tokens of the text but for comments and borders.
std::vector<Token> cell_tokens(const Source& source) {
  const std::string& text = source.text();
  std::vector<Token> tokens;
  for (Line line : source.lines()) {
    const std::size_t end = source.comment(line);
    for (Token token : split(text, line.begin, end, is_separator)) {
      const std::string_view piece = source.view(token.begin, token.end);
      const bool border = piece.size() > 1 && std::all_of(piece.begin(), piece.end(), is_border);
      if (!border) tokens.push_back(token);
    }
  }
  return tokens;
}

bool is_whole_count(std::size_t cells) { return cells > 0 && cells % kCells == 0; }

}  // namespace

Attempt read_numbers(const Source& source) {
  const std::vector<Token> tokens = cell_tokens(source);
  if (!is_whole_count(tokens.size())) return std::nullopt;
  const auto is_cell = [&](Token token) {
    const char c = source.text()[token.begin];
    return token.end - token.begin == 1 && (is_digit(c) || is_blank(c));
  };
  const auto bad = std::find_if_not(tokens.begin(), tokens.end(), is_cell);
  Draft draft(source, "numbers");
  if (bad != tokens.end()) {
    const auto good = std::count_if(tokens.begin(), tokens.end(), is_cell);
    // Only where nearly all are cells: else these are no numbers at all.
    if (static_cast<std::size_t>(good) < tokens.size() - tokens.size() / 9) return std::nullopt;
    draft.fail(ParseCode::bad_number, bad->begin, bad->end, static_cast<int>(good));
    return draft.finish();
  }
  for (std::size_t first = 0; first < tokens.size(); first += kCells) {
    std::string cells;
    for (std::size_t i = 0; i < kCells; ++i) cells += source.text()[tokens[first + i].begin];
    draft.add_or_attach(grid_from_cells(cells), tokens[first].begin);
  }
  return draft.finish();
}

Attempt read_candidates(const Source& source) {
  const std::vector<Token> tokens = cell_tokens(source);
  if (!is_whole_count(tokens.size())) return std::nullopt;
  Draft draft(source, "candidates");
  for (std::size_t first = 0; first < tokens.size(); first += kCells) {
    std::array<Digits, kCells> cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
      const Token token = tokens[first + cell];
      for (std::size_t at = token.begin; at < token.end; ++at) {
        const Digit digit = digit_of(source.text()[at]);
        if (digit == kNoDigit) return std::nullopt;
        if (cells[cell].has(digit)) {
          draft.fail(ParseCode::bad_candidates, token.begin, token.end, cell);
          return draft.finish();
        }
        cells[cell].add(digit);
      }
    }
    draft.add(puzzle_from_candidates(cells), tokens[first].begin).has_candidates = true;
  }
  return draft.finish();
}

}  // namespace sudoku::reader
