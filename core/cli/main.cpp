// `sudoku`: the core from a terminal.
#include <algorithm>
#include <array>
#include <iostream>
#include <vector>

#include "commands.hpp"
#include "run_command.hpp"

namespace {

using namespace sudoku::cli;

const std::array kCommands = {
    kSolveCommand,
    Command{"run", "Runs an algorithm on each puzzle and prints its counters as CSV.",
            print_run_usage, run_command},
    Command{"trace", "Runs an algorithm on the first puzzle and prints each step.",
            print_trace_usage, trace_command},
    kBatchCommand,
    kRateCommand,
    kTechniqueCommand,
    kHintCommand,
};

void print_help(std::ostream& out) {
  out << "usage: sudoku COMMAND [OPTION...] [FILE]\n"
         "Reads FILE, or standard input if it is missing or -.\n\n";
  for (const Command& command : kCommands) {
    out << command.summary << "\n";
    command.print_usage(out);
    out << "\n";
  }
}

bool is_help(std::string_view arg) { return arg == "--help" || arg == "-h"; }

int run(std::span<const std::string_view> args) {
  if (args.empty()) {
    print_help(std::cerr);
    return kWrongArguments;
  }
  if (is_help(args[0])) {
    print_help(std::cout);
    return kDone;
  }
  const auto command = std::find_if(kCommands.begin(), kCommands.end(),
                                    [&](const Command& row) { return row.name == args[0]; });
  if (command == kCommands.end()) {
    print_help(std::cerr);
    return kWrongArguments;
  }
  const auto rest = args.subspan(1);
  if (std::any_of(rest.begin(), rest.end(), is_help)) {
    std::cout << command->summary << "\n";
    command->print_usage(std::cout);
    return kDone;
  }
  return command->run(rest, std::cin, std::cout, std::cerr);
}

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  const std::vector<std::string_view> args(argv + 1, argv + argc);
  const int code = run(args);
  std::cout.flush();
  if (!std::cout) {
    std::cerr << "sudoku: cannot write to standard output\n";
    return kFailed;
  }
  return code;
}
