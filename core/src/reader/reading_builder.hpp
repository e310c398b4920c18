// Builds a Reading from what a format finds in a text.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "reader/normalized_text.hpp"

namespace sudoku::reader {

/// Collects puzzles, errors and ignored text. Refers to `source`, which must outlive it.
class ReadingBuilder {
 public:
  ReadingBuilder(const NormalizedText& source, const char* format) : source_(source) {
    reading_.format = format;
  }

  ReadPuzzle& add(const Puzzle& puzzle, std::size_t at) {
    reading_.puzzles.push_back({puzzle, source_.place(at), {}, false});
    return reading_.puzzles.back();
  }

  /// Adds a puzzle whose candidates the text gives.
  void add_with_candidates(const Puzzle& puzzle, std::size_t at) {
    add(puzzle, at).has_candidates = true;
  }

  /// Adds a grid of givens, or a solution if it is full and extends the previous puzzle.
  void add_or_attach(const Grid& grid, std::size_t at);

  /// Adds an error about [begin, end).
  void fail(ParseCode code, std::size_t begin, std::size_t end, int cells, int row_cells = 0) {
    reading_.errors.push_back(
        {code, source_.place(begin), source_.excerpt(begin, end), cells, row_cells});
  }

  /// Counts the characters of [begin, end) as ignored, except white space. Linear.
  void ignore(std::size_t begin, std::size_t end);

  /// Counts the letters and digits of [begin, end) as ignored: titles and names, but no
  /// punctuation.
  void ignore_words(std::size_t begin, std::size_t end);

  /// Removes all puzzles: the text as a whole is not understood.
  void drop_puzzles() { reading_.puzzles.clear(); }

  bool empty() const { return reading_.puzzles.empty() && reading_.errors.empty(); }
  Reading finish() { return std::move(reading_); }

 private:
  void ignore_at(std::size_t at, std::size_t end, std::size_t characters);

  const NormalizedText& source_;
  std::size_t first_ignored_ = 0;
  Reading reading_;
};

/// The grid of 81 characters: digits, and any other character for an empty cell.
Grid grid_from_cells(std::string_view cells);

/// Enters the digits of `grid` into the cells without a given.
void place_digits(Puzzle& puzzle, const Grid& grid);

/// The puzzle with these candidates per cell. A cell with one candidate is a given, unless a peer
/// with several candidates still has that digit: then it is a naked single that is not placed yet
/// (HoDoKu's rule). If that holds for all of 17 or more, the candidates are not reduced by any
/// digit, and all are givens. Two equal singles in a house are both givens, so that the conflict
/// shows.
Puzzle puzzle_from_candidates(const std::array<Digits, kCells>& cells);

}  // namespace sudoku::reader
