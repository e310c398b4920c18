#include "sudoku/state.hpp"

#include <algorithm>

namespace sudoku {

namespace {

constexpr Digit digit_of(char c) { return c >= '1' && c <= '9' ? c - '0' : kNoDigit; }
constexpr bool is_digit(char c) { return digit_of(c) != kNoDigit; }
constexpr bool is_cell(char c) { return is_digit(c) || c == '0' || c == '.'; }

bool are_cells(std::string_view text) {
  return text.size() == kCells && std::all_of(text.begin(), text.end(), is_cell);
}

// What follows `key` at the beginning of `text`, up to the next key; `text` goes on behind it.
// Nothing where another key stands there.
std::optional<std::string_view> take(std::string_view& text, std::string_view key) {
  if (!text.starts_with(key)) return std::nullopt;
  text.remove_prefix(key.size());
  const std::string_view value = text.substr(0, text.find('&'));
  text.remove_prefix(value.size());
  return value;
}

}  // namespace

bool enter_cells(Puzzle& puzzle, std::string_view cells) {
  if (!are_cells(cells)) return false;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (puzzle.givens.is_empty(cell)) puzzle.placed.set(cell, digit_of(cells[cell]));
  }
  return true;
}

bool cross_out(Puzzle& puzzle, std::string_view threes) {
  if (threes.size() % 3 != 0 || !std::all_of(threes.begin(), threes.end(), is_digit)) return false;
  const Candidates plain = Candidates::of(puzzle.board());
  for (std::size_t i = 0; i < threes.size(); i += 3) {
    const Cell cell = cell_at(digit_of(threes[i + 1]) - 1, digit_of(threes[i + 2]) - 1);
    if (!puzzle.board().is_empty(cell)) continue;
    puzzle.eliminated[cell] =
        puzzle.eliminated[cell] | (plain[cell] & Digits::of(digit_of(threes[i])));
  }
  return true;
}

std::optional<Puzzle> read_state(std::string_view text) {
  const auto givens = take(text, "p=");
  if (!givens || !are_cells(*givens)) return std::nullopt;
  Puzzle puzzle;
  for (Cell cell = 0; cell < kCells; ++cell) puzzle.givens.set(cell, digit_of((*givens)[cell]));
  if (const auto cells = take(text, "&e="); cells && !enter_cells(puzzle, *cells)) {
    return std::nullopt;
  }
  if (const auto threes = take(text, "&x="); threes && !cross_out(puzzle, *threes)) {
    return std::nullopt;
  }
  return text.empty() ? std::optional(puzzle) : std::nullopt;
}

}  // namespace sudoku
