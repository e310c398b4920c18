// `sudoku run`: one of the algorithms at work on each puzzle, and what it counts. `sudoku trace`:
// its moves.
#pragma once

#include <iosfwd>
#include <span>
#include <string_view>

namespace sudoku::cli {

inline constexpr std::string_view kRunUsage = "sudoku run ID [--variant VARIANT] [FILE]";

/// `args` are those behind `run`. Prints CSV: a header, then for each puzzle its 81 digits, the
/// result and the counters of the run. Returns 0; 1 where the input or a part of it could not be
/// read; 2 for wrong arguments, with the list of algorithms and variants on `err`.
int run_command(std::span<const std::string_view> args, std::istream& in, std::ostream& out,
                std::ostream& err);

/// Prints the usage and the ids of all algorithms and variants.
void print_run_usage(std::ostream& out);
void print_trace_usage(std::ostream& out);

inline constexpr std::string_view kTraceUsage = "sudoku trace ID [--variant VARIANT] [FILE]";

/// Prints the run on the first puzzle as a trace (trace.hpp); returns as run_command does.
int trace_command(std::span<const std::string_view> args, std::istream& in, std::ostream& out,
                  std::ostream& err);

}  // namespace sudoku::cli
