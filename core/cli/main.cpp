// `sudoku`: the core from a terminal.
#include <iostream>
#include <vector>

#include "batch_command.hpp"
#include "run_command.hpp"
#include "solve_command.hpp"

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  const std::vector<std::string_view> args(argv + 1, argv + argc);
  if (!args.empty() && args[0] == "solve") {
    return sudoku::cli::solve_command(std::span(args).subspan(1), std::cin, std::cout, std::cerr);
  }
  if (!args.empty() && args[0] == "run") {
    return sudoku::cli::run_command(std::span(args).subspan(1), std::cin, std::cout, std::cerr);
  }
  if (!args.empty() && args[0] == "trace") {
    return sudoku::cli::trace_command(std::span(args).subspan(1), std::cin, std::cout, std::cerr);
  }
  if (!args.empty() && args[0] == "batch") {
    return sudoku::cli::batch_command(std::span(args).subspan(1), std::cin, std::cout, std::cerr);
  }
  const bool help = !args.empty() && (args[0] == "--help" || args[0] == "-h");
  (help ? std::cout : std::cerr) << "usage: " << sudoku::cli::kSolveUsage << "\n       "
                                 << sudoku::cli::kRunUsage << "\n       "
                                 << sudoku::cli::kTraceUsage << "\n       "
                                 << sudoku::cli::kBatchUsage << "\n";
  return help ? 0 : 2;
}
