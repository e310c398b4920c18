// Where a command reads its puzzles, and how it tells what is wrong with them.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "sudoku/check.hpp"
#include "sudoku/reader.hpp"

namespace sudoku::cli {

/// All of the file, or of `in` where `path` is empty or "-". Nothing, and a message on `err`, where
/// it cannot be read.
std::optional<std::string> read_input(std::string_view path, std::istream& in, std::ostream& err);

/// "line 3, column 1: 80 of 81 cells: `53..7...`"
std::string describe(const ParseError& error);

/// "two or more 5 in row 1: r1c1 r1c3"
std::string describe(const Conflict& conflict);

/// Tells the errors of a reading, and what was passed over; true where there are no errors.
bool report(const Reading& reading, std::ostream& err);

}  // namespace sudoku::cli
