// The answer to one puzzle in a format of the batch, as a program of a text would print it.
#pragma once

#include <string>

#include "sudoku/batch.hpp"
#include "sudoku/puzzle.hpp"

namespace sudoku::cli {

struct FormatAnswer {
  BatchVerdict verdict;
  /// False if the format has no words for the verdict, or its program works too long.
  bool is_expressed;
  std::string text;
};

/// Counts all solutions if the format does, which can take seconds.
FormatAnswer answer_in(const BatchFormat& format, const Puzzle& puzzle);

/// The exact number of solutions; with eliminated candidates, ">=2000000" if there are more.
std::string count_text(const Puzzle& puzzle);

}  // namespace sudoku::cli
