#include "reader/reading_builder.hpp"

#include <algorithm>

#include "reader/overwriter.hpp"
#include "reader/symbols.hpp"

namespace sudoku::reader {

std::vector<Token> split(std::string_view text, std::size_t from, std::size_t to,
                         bool (*is_between)(char), std::size_t shortest) {
  std::vector<Token> found;
  Tokens tokens(text, {from, to}, is_between);
  for (Token token = tokens.next(); token.size() > 0; token = tokens.next()) {
    if (token.size() >= shortest) found.push_back(token);
  }
  return found;
}

bool mentions(std::string_view text, std::span<const std::string_view> phrases) {
  const auto is_in_text = [&](std::string_view phrase) {
    return std::search(text.begin(), text.end(), phrase.begin(), phrase.end(), [](char a, char b) {
             return (is_letter(a) ? a | 0x20 : a) == b;
           }) != text.end();
  };
  return std::any_of(phrases.begin(), phrases.end(), is_in_text);
}

void ReadingBuilder::add_or_attach(const Grid& grid, std::size_t at) {
  if (!reading_.puzzles.empty() && grid.is_full()) {
    ReadPuzzle& before = reading_.puzzles.back();
    if (!before.puzzle.givens.is_full() && grid.is_extension_of(before.puzzle.givens)) {
      before.solutions.push_back(grid);
      return;
    }
  }
  add({grid, {}, {}}, at);
}

void ReadingBuilder::ignore(std::size_t begin, std::size_t end) {
  const std::string_view text = source_.view(begin, std::max(begin, end));
  const auto ignored = std::count_if(text.begin(), text.end(), [](char c) { return !is_space(c); });
  if (ignored == 0) return;
  while (is_space(source_.text()[begin])) ++begin;
  ignore_at(begin, end, static_cast<std::size_t>(ignored));
}

void ReadingBuilder::ignore_words(std::size_t begin, std::size_t end) {
  for (std::size_t at = begin; at < end; ++at) {
    const char c = source_.text()[at];
    if (is_letter(c) || is_decimal(c)) ignore_at(at, end, 1);
  }
}

void ReadingBuilder::ignore_at(std::size_t at, std::size_t end, std::size_t characters) {
  Ignored& ignored = reading_.ignored;
  const bool first = ignored.characters == 0 || at < first_ignored_;
  ignored.characters += characters;
  if (!first) return;
  first_ignored_ = at;
  ignored.place = source_.place(at);
  ignored.text = source_.excerpt(at, end);
}

Grid grid_from_cells(std::string_view cells) {
  Grid grid;
  for (Cell cell = 0; cell < kCells; ++cell) grid.set(cell, digit_of_char(cells[cell]));
  return grid;
}

void place_digits(Puzzle& puzzle, const Grid& grid) {
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (puzzle.givens.is_empty(cell)) puzzle.placed.set(cell, grid[cell]);
  }
}

Puzzle puzzle_from_candidates(const std::array<Digits, kCells>& cells) {
  Puzzle puzzle;
  Grid singles;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (cells[cell].size() != 1) continue;
    bool open = false;
    for (Cell peer : kPeers[cell]) {
      open |= cells[peer].size() > 1 && cells[peer].has(cells[cell].first());
    }
    singles.set(cell, cells[cell].first());
    if (!open) puzzle.givens.set(cell, cells[cell].first());
  }
  const bool reduced = puzzle.givens.filled() > 0;
  if (!reduced && singles.filled() >= kFewestGivens) puzzle.givens = singles;
  const Candidates plain = Candidates::of(puzzle.givens);
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!cells[cell].empty() && puzzle.givens.is_empty(cell)) {
      puzzle.eliminated[cell] = plain[cell] - cells[cell];
    }
  }
  return puzzle;
}

}  // namespace sudoku::reader
