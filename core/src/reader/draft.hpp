// A reading in the making.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "reader/source.hpp"

namespace sudoku::reader {

class Draft {
 public:
  Draft(const Source& source, const char* format) : source_(source) { reading_.format = format; }

  ReadPuzzle& add(const Puzzle& puzzle, std::size_t at) {
    reading_.puzzles.push_back({puzzle, source_.place(at), {}, false});
    return reading_.puzzles.back();
  }

  /// Adds a grid of givens; but a full grid that extends the puzzle before is its solution.
  void add_or_attach(const Grid& grid, std::size_t at);

  /// An error about [begin, end).
  void fail(ParseCode code, std::size_t begin, std::size_t end, int cells, int row_cells = 0) {
    reading_.errors.push_back(
        {code, source_.place(begin), source_.excerpt(begin, end), cells, row_cells});
  }

  /// Passes over [begin, end); white space does not count.
  void ignore(std::size_t begin, std::size_t end);

  bool empty() const { return reading_.puzzles.empty() && reading_.errors.empty(); }
  std::size_t puzzles() const { return reading_.puzzles.size(); }
  Reading finish() { return std::move(reading_); }

 private:
  const Source& source_;
  std::size_t first_ignored_ = 0;
  Reading reading_;
};

/// 81 characters as givens: digits, and anything else for a blank.
Grid grid_from_cells(std::string_view cells);

/// Enters the digits of `grid` into the cells without a given.
void place_digits(Puzzle& puzzle, const Grid& grid);

/// The candidates of 81 cells as a puzzle. A cell with one digit holds it, unless a peer with
/// several candidates still has that digit: then it is a naked single that nobody placed (HoDoKu's
/// rule). Two equal singles in a house are both placed, so that the clash is told.
Puzzle puzzle_from_candidates(const std::array<Digits, kCells>& cells);

}  // namespace sudoku::reader
