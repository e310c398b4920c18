// The puzzles and errors of a chunk, in the order of its records.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "batch/records.hpp"
#include "sudoku/batch.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/reader.hpp"

namespace sudoku::batch {

/// Why a record is no puzzle.
struct RecordError {
  std::uint32_t line;  ///< from 0, counted from the beginning of the chunk
  const char* code;
  std::string text;
  int cells;  ///< the number of cells that were read; 0 if `code` does not depend on it
};

class PuzzleSource {
 public:
  explicit PuzzleSource(BatchInput input) : input_(input) {}

  /// Starts a chunk. Its bytes must outlive the calls of `next`.
  void begin(const Batch::Chunk& chunk);

  enum class Item {
    puzzle,      ///< `grid` and `line()` are set
    restricted,  ///< the same, and `eliminated()` belongs to the puzzle
    error,       ///< `error()` is set
    empty,       ///< an empty line, a comment, or a record that the next calls take apart
    waiting,     ///< not a plain puzzle: call again without `only_plain`
    end,         ///< nothing is left
  };

  /// Reads the next record, or takes the next item of a record that `read_text` has read. With
  /// `only_plain`, it reads no record that needs `read_text` and returns only plain puzzles.
  Item next(Grid& grid, bool only_plain);

  /// The eliminated candidates of the last puzzle. Precondition: it was `restricted`.
  const auto& eliminated() const { return reading_.puzzles[puzzles_done_ - 1].puzzle.eliminated; }
  /// The line of the last puzzle, from 0.
  std::uint32_t line() const { return line_; }
  const RecordError& error() const { return error_; }

  /// The offset behind the bytes that have been read; always 0 for BatchInput::text.
  std::size_t position() const;
  /// False while puzzles or errors of a record that `read_text` has read are left.
  bool is_between_records() const { return !has_reading(); }
  /// The number of line ends before `position`; for BatchInput::text, of all of them.
  std::uint32_t line_count() const {
    return input_ == BatchInput::line ? lines_.number() : line_count_;
  }
  /// What `read_text` left out of the records.
  const BatchSkipped& skipped() const { return skipped_; }

  /// The bytes that `read_text` has read since the last call.
  std::size_t take_text_bytes();

 private:
  Item next_line(Grid& grid, bool only_plain);
  Item next_grid(Grid& grid, bool only_plain);
  Item next_cells(Grid& grid, bool only_plain);
  Item next_whole();
  Item next_of_reading(Grid& grid, bool only_plain);

  bool is_plain(std::string_view line, Grid& grid) const;
  Item plain(std::string_view line, std::uint32_t number);
  Item read_other(std::string_view record, std::uint32_t number);
  Item fail(std::uint32_t line, const char* code, std::string text, int cells = 0);

  bool has_reading() const {
    return puzzles_done_ < reading_.puzzles.size() || errors_done_ < reading_.errors.size();
  }
  std::uint32_t line_of(const Place& place) const {
    return std::min(reading_line_ + static_cast<std::uint32_t>(place.line - 1), reading_end_);
  }
  void add_skipped();

  BatchInput input_;
  Batch::Chunk chunk_;
  LineScan lines_{{}};
  CellScan cells_{{}};
  GridScan grids_{{}, true};
  bool text_read_ = false;

  // The result of `read_text` for the record that begins in line `reading_line_`. The first
  // `puzzles_done_` puzzles and `errors_done_` errors have been taken from it.
  Reading reading_;
  std::uint32_t reading_line_ = 0;
  std::uint32_t reading_end_ = 0;  // its last line; the reader counts more kinds of line ends
  std::size_t puzzles_done_ = 0;
  std::size_t errors_done_ = 0;

  std::uint32_t line_ = 0;
  std::uint32_t line_count_ = 0;
  RecordError error_ = {};
  BatchSkipped skipped_;
  std::size_t text_bytes_ = 0;
};

}  // namespace sudoku::batch
