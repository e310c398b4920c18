// What a line of a list holds.
#pragma once

#include <string>
#include <string_view>

namespace sudoku::batch {

constexpr bool is_line_end(char c) { return c == '\n' || c == '\r'; }

/// Nothing but white space and a comment.
bool is_empty(std::string_view line);

/// The 81 cells of a line that holds one puzzle and perhaps, behind it, its solution. Empty where
/// the line holds anything else that could be cells: then the reader must look at it.
std::string_view only_puzzle(std::string_view line);

/// The beginning of a line for people to know it by, at most 40 bytes of ASCII.
std::string excerpt(std::string_view line);

}  // namespace sudoku::batch
