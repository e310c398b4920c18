// `sudoku batch`: solves a list of any length as a stream.
#pragma once

#include <iosfwd>
#include <span>
#include <string_view>

namespace sudoku::cli {

inline constexpr std::string_view kBatchUsage =
    "sudoku batch [--format line|csv|liang|almanac|article|assignment4|lab] [--input line|almanac] "
    "[--limit 1|2] [FILE]";

/// `args` are those behind `batch`. Prints an answer for each record in its order, errors in line,
/// and a summary on `err`. Takes a few hundred kilobytes, however long the list. Returns 0; 1 where
/// a file or a record could not be read; 2 for wrong arguments.
int batch_command(std::span<const std::string_view> args, std::istream& in, std::ostream& out,
                  std::ostream& err);

}  // namespace sudoku::cli
