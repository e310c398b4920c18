// 81 groups of candidates, laid out in any way.
#include <array>

#include "reader/cell_tokens.hpp"
#include "reader/formats.hpp"
#include "reader/reading_builder.hpp"

namespace sudoku::reader {

Attempt read_candidates(const CleanText& text) {
  const std::vector<Token> tokens = cell_tokens(text);
  if (tokens.empty() || tokens.size() % kCells != 0) return std::nullopt;
  ReadingBuilder builder(text.source(), "candidates");
  for (std::size_t first = 0; first < tokens.size(); first += kCells) {
    std::array<Digits, kCells> cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
      const Token token = tokens[first + static_cast<std::size_t>(cell)];
      for (std::size_t at = token.begin; at < token.end; ++at) {
        const Digit digit = digit_of_char(text.text()[at]);
        if (digit == kNoDigit) return std::nullopt;
        if (cells[cell].has(digit)) {
          builder.fail(ParseCode::bad_candidates, token.begin, token.end, cell);
          return builder.finish();
        }
        cells[cell].add(digit);
      }
    }
    builder.add_with_candidates(puzzle_from_candidates(cells), tokens[first].begin);
  }
  return builder.finish();
}

}  // namespace sudoku::reader
