// `sudoku`: the core from a terminal.
#include <algorithm>
#include <array>
#include <iostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "commands.hpp"

namespace {

using namespace sudoku::cli;

const std::array kCommands = {
    kSolveCommand,    kRunCommand,       kTraceCommand,  kBatchCommand,
    kRateCommand,     kTechniqueCommand, kHintCommand,   kMakeCommand,
    kMinimizeCommand, kCanonicalCommand, kDimacsCommand, kCheckCommand,
};

void print_usage(const Command& command, std::ostream& out) {
  out << "usage: " << usage_of(command.name, command.parameters(), command.tail);
}

void print_help(std::ostream& out) {
  out << "usage: sudoku COMMAND [OPTION...] [FILE]\n"
         "Reads FILE, or standard input if no FILE or - is given.\n\n";
  for (const Command& command : kCommands) {
    out << command.summary << "\n";
    print_usage(command, out);
    out << "\n";
  }
}

bool is_help(std::string_view arg) { return arg == "--help" || arg == "-h"; }

// "solve|run|trace"
std::string command_names() {
  return alternatives(names_of(kCommands, [](const Command& row) { return row.name; }));
}

int run_command(const Command& command, std::span<const std::string_view> args) {
  const auto end_of_options = std::find(args.begin(), args.end(), "--");
  if (std::any_of(args.begin(), end_of_options, is_help)) {
    std::cout << command.summary << "\n";
    print_usage(command, std::cout);
    return kDone;
  }
  Arguments arguments;
  std::string problem = parse_arguments(args, command.parameters(), command.tail, arguments);
  if (problem.empty() && command.check != nullptr) problem = command.check(arguments);
  if (!problem.empty()) {
    std::cerr << "sudoku " << command.name << ": " << problem << "\n";
    print_usage(command, std::cerr);
    return kWrongArguments;
  }
  return command.run(arguments, std::cin, std::cout, std::cerr);
}

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
    std::cerr << "sudoku: argument 1: `" << args[0] << "` is no command\nusage: sudoku "
              << command_names() << " [OPTION...] [FILE]\n       sudoku --help\n";
    return kWrongArguments;
  }
  return run_command(*command, args.subspan(1));
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
