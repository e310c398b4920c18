// The commands of `sudoku`. A new command is a file that defines one and a row in main.cpp.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "arguments.hpp"

namespace sudoku::cli {

/// Exit codes of all commands.
enum Exit {
  kDone = 0,
  kFailed = 1,          ///< some input could not be read or has no answer, or output was lost
  kWrongArguments = 2,  ///< nothing was read; what is wrong and the usage are on `err`
};

struct Command {
  const char* name;
  const char* summary;  ///< one sentence for `--help`
  std::vector<Parameter> (*parameters)();
  /// Returns an Exit. Precondition: `arguments` fit `parameters` and pass `check`.
  int (*run)(const Arguments& arguments, std::istream& in, std::ostream& out, std::ostream& err);
  /// Says what is wrong with a combination of arguments; an empty text if nothing is. May be null.
  std::string (*check)(const Arguments& arguments) = nullptr;
  Tail tail = Tail::file;
};

extern const Command kSolveCommand;
extern const Command kRunCommand;
extern const Command kTraceCommand;
extern const Command kBatchCommand;
extern const Command kRateCommand;
extern const Command kTechniqueCommand;
extern const Command kHintCommand;
extern const Command kMakeCommand;
extern const Command kMinimizeCommand;
extern const Command kCanonicalCommand;
extern const Command kDimacsCommand;
extern const Command kCheckCommand;

}  // namespace sudoku::cli
