// Writes a puzzle in the formats that programs exchange and in those that the five texts print.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "sudoku/line.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku {

/// The state of a puzzle, which `read_state` reads: the writer "state".
std::string write_state(const Puzzle& puzzle);

/// One way of writing a puzzle.
struct Writer {
  const char* id;                              ///< "line", "line0", "liang", "almanac", ...
  const char* name;                            ///< for people, in English
  std::string (*write)(const Puzzle& puzzle);  ///< lines end in '\n', a one-line format has none
};

/// All of them, in the order in which a menu should list them.
std::span<const Writer> writers();

/// The writer with that id, or null.
const Writer* find_writer(std::string_view id);

}  // namespace sudoku
