#include "reader/reading_builder.hpp"

#include "reader/symbols.hpp"

namespace sudoku::reader {

std::vector<Token> split(std::string_view text, std::size_t from, std::size_t to,
                         bool (*is_between)(char), std::size_t shortest) {
  std::vector<Token> tokens;
  for (std::size_t at = from; at < to;) {
    if (is_between(text[at])) {
      ++at;
      continue;
    }
    const std::size_t begin = at;
    while (at < to && !is_between(text[at])) ++at;
    if (at - begin >= shortest) tokens.push_back({begin, at});
  }
  return tokens;
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
  for (std::size_t at = begin; at < end; ++at) {
    if (!is_space(source_.text()[at])) ignore_one(at, end);
  }
}

void ReadingBuilder::ignore_words(std::size_t begin, std::size_t end) {
  for (std::size_t at = begin; at < end; ++at) {
    const char c = source_.text()[at];
    if (is_letter(c) || is_decimal(c)) ignore_one(at, end);
  }
}

void ReadingBuilder::ignore_one(std::size_t at, std::size_t end) {
  Ignored& ignored = reading_.ignored;
  if (ignored.characters++ > 0 && at >= first_ignored_) return;
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
