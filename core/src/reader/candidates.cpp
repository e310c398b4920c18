// 81 groups of candidates, laid out in any way.
#include <array>

#include "reader/formats.hpp"
#include "reader/reading_builder.hpp"

namespace sudoku::reader {

Task<Attempt> read_candidates(const CleanText& text) {
  const std::vector<Token>& tokens = *co_await text.cell_tokens();
  if (tokens.empty() || tokens.size() % kCells != 0) co_return std::nullopt;
  ReadingBuilder builder(text.source(), "candidates");
  for (std::size_t first = 0; first < tokens.size(); first += kCells) {
    co_await Units{2 * kCells};
    std::array<Digits, kCells> cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
      const Token token = tokens[first + static_cast<std::size_t>(cell)];
      for (std::size_t at = token.begin; at < token.end; ++at) {
        const Digit digit = digit_of_char(text.text()[at]);
        if (digit == kNoDigit) co_return std::nullopt;
        if (cells[cell].has(digit)) {
          builder.fail(ParseCode::bad_candidates, token.begin, token.end, cell);
          co_return builder.finish();
        }
        cells[cell].add(digit);
      }
    }
    builder.add_with_candidates(puzzle_from_candidates(cells), tokens[first].begin);
  }
  co_return builder.finish();
}

}  // namespace sudoku::reader
