// Writes a puzzle in the formats that programs exchange and in those that the five texts print.
//
// All functions are pure and thread-safe. The text of a puzzle is at most a few kilobytes.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "sudoku/line.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

/// The state of a puzzle, which `read_state` reads: the writer "state".
std::string write_state(const Puzzle& puzzle);

/// A format. All are rows of one table.
struct Writer {
  /// "line", "line0", "liang", "almanac", "article", "assignment4", "lab", "candidates", "s9b",
  /// "hodoku" or "state".
  const char* id;
  /// The text of a puzzle. Lines end with `\n`; a format of one line has no line end. Formats
  /// without candidates or without a mark for placed digits omit these.
  std::string (*write)(const Puzzle& puzzle);
};

/// All formats, in the order for a menu.
std::span<const Writer> writers();

/// The format with that id, or null.
const Writer* find_writer(std::string_view id);

}  // namespace sudoku
