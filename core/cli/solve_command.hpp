// `sudoku solve`: reads puzzles and prints what the five programs print, or a line for each.
#pragma once

#include <iosfwd>
#include <span>
#include <string_view>

namespace sudoku::cli {

inline constexpr std::string_view kSolveUsage =
    "sudoku solve [--as liang|almanac|article|assignment4|lab|line|csv] [--count] [FILE]";

/// `args` are those behind `solve`. Returns 0; 1 where the input, or a part of it, could not be
/// read or has no answer in the format asked for; 2 for wrong arguments.
int solve_command(std::span<const std::string_view> args, std::istream& in, std::ostream& out,
                  std::ostream& err);

}  // namespace sudoku::cli
