// The commands of `sudoku`. A new command is a file that defines one and a row in main.cpp.
#pragma once

#include <iosfwd>
#include <span>
#include <string_view>

namespace sudoku::cli {

/// Exit codes of all commands.
enum Exit {
  kDone = 0,
  kFailed = 1,          ///< some input could not be read or has no answer, or output was lost
  kWrongArguments = 2,  ///< nothing was read; the usage is on `err`
};

struct Command {
  const char* name;
  const char* summary;  ///< one sentence for `--help`
  void (*print_usage)(std::ostream& out);
  /// `args` are the arguments after the name. Returns an Exit.
  int (*run)(std::span<const std::string_view> args, std::istream& in, std::ostream& out,
             std::ostream& err);
};

extern const Command kSolveCommand;
extern const Command kBatchCommand;
extern const Command kRateCommand;
extern const Command kTechniqueCommand;
extern const Command kHintCommand;

}  // namespace sudoku::cli
