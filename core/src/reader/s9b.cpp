// SudokuWiki's S9B: two base-36 digits per cell. 1..9 is a given, 10..18 a placed digit, more is a
// set of candidates.
#include <algorithm>
#include <array>

#include "reader/formats.hpp"
#include "reader/reading_builder.hpp"
#include "reader/symbols.hpp"

namespace sudoku::reader {

namespace {

constexpr std::string_view kS9b = "S9B";
constexpr std::size_t kDigits = 2 * kCells;

constexpr int base36(char c) {
  if (is_decimal(c)) return c - '0';
  return c >= 'a' && c <= 'z' ? c - 'a' + 10 : -1;
}

bool is_base36(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return base36(c) >= 0; });
}

}  // namespace

std::optional<Puzzle> puzzle_from_s9b(std::string_view code) {
  if (!code.starts_with(kS9b)) return std::nullopt;
  code.remove_prefix(kS9b.size());
  if (code.size() != kDigits || !is_base36(code)) return std::nullopt;
  Puzzle puzzle;
  std::array<int, kCells> values{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    const int value = base36(code[2 * cell]) * 36 + base36(code[2 * cell + 1]);
    if (value == 0 || value > 18 + 511) return std::nullopt;
    values[cell] = value;
    if (value <= 9) puzzle.givens.set(cell, value);
    if (value > 9 && value <= 18) puzzle.placed.set(cell, value - 9);
  }
  const Candidates plain = Candidates::of(puzzle.board());
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (values[cell] > 18) {
      puzzle.eliminated[cell] = plain[cell] - Digits::from_mask(values[cell] - 18);
    }
  }
  return puzzle;
}

Task<Attempt> read_s9b(const NormalizedText& source) {
  const std::string_view text = source.text();
  if (!source.has('S') || text.find(kS9b) == std::string::npos) co_return std::nullopt;
  ReadingBuilder builder(source, "s9b");
  std::size_t passed = 0;
  Tokens tokens(text, {0, text.size()}, IsIn<kSeparatorSign>());
  for (Token token = tokens.next(); token.size() > 0; token = tokens.next()) {
    co_await scan_of(token.size() + kS9b.size());
    const std::string_view code = source.view(token);
    // The mark alone is a word of a title.
    if (!code.starts_with(kS9b) || code.size() < kS9b.size() + kMeantAsPuzzle) continue;
    builder.ignore(passed, token.begin);
    passed = token.end;
    if (const auto puzzle = puzzle_from_s9b(code)) {
      builder.add_with_candidates(*puzzle, token.begin);
    } else {
      const std::size_t cells = (code.size() - kS9b.size()) / 2;
      builder.fail(ParseCode::bad_code, token.begin, token.end,
                   static_cast<int>(std::min<std::size_t>(cells, kCells)));
    }
  }
  if (builder.empty()) co_return std::nullopt;
  builder.ignore(passed, text.size());
  co_return builder.finish();
}

}  // namespace sudoku::reader
