#include "sudoku/puzzle_state.hpp"

#include <algorithm>

#include "sudoku/line.hpp"

namespace sudoku {

namespace {

// Removes `key` and its value, which ends before the next `&`, from the beginning of `text`.
// Returns the value; nothing, and no change, if `text` begins with another key.
std::optional<std::string_view> take(std::string_view& text, std::string_view key) {
  if (!text.starts_with(key)) return std::nullopt;
  text.remove_prefix(key.size());
  const std::string_view value = text.substr(0, text.find('&'));
  text.remove_prefix(value.size());
  return value;
}

}  // namespace

bool enter_cells(Puzzle& puzzle, std::string_view cells) {
  const auto entries = parse_line(cells);
  if (!entries) return false;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (puzzle.givens.is_empty(cell)) puzzle.placed.set(cell, (*entries)[cell]);
  }
  return true;
}

bool cross_out(Puzzle& puzzle, std::string_view triples) {
  const bool valid =
      triples.size() % 3 == 0 && std::all_of(triples.begin(), triples.end(), is_digit_char);
  if (!valid) return false;
  const Grid board = puzzle.board();
  const Candidates plain = Candidates::of(board);
  for (std::size_t i = 0; i < triples.size(); i += 3) {
    const Digits digit = Digits::of(digit_of_char(triples[i]));
    const Cell cell = cell_at(digit_of_char(triples[i + 1]) - 1, digit_of_char(triples[i + 2]) - 1);
    if (!board.is_empty(cell)) continue;
    puzzle.eliminated[cell] = puzzle.eliminated[cell] | (plain[cell] & digit);
  }
  return true;
}

std::optional<Puzzle> read_state(std::string_view text) {
  const auto cells = take(text, "p=");
  const auto givens = cells ? parse_line(*cells) : std::nullopt;
  if (!givens) return std::nullopt;
  Puzzle puzzle{*givens, {}, {}};
  const auto entries = take(text, "&e=");
  if (entries && !enter_cells(puzzle, *entries)) return std::nullopt;
  const auto triples = take(text, "&x=");
  if (triples && !cross_out(puzzle, *triples)) return std::nullopt;
  return text.empty() ? std::optional(puzzle) : std::nullopt;
}

}  // namespace sudoku
