// Runs another program with limits. POSIX.
#pragma once

#include <chrono>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace sudoku::cli {

struct ProgramLimits {
  std::chrono::milliseconds time;
  std::size_t output;  ///< bytes, of each stream
};

struct ProgramResult {
  enum class End {
    exited,       ///< `code` is the exit code
    killed,       ///< `code` is the number of the signal that ended it
    not_started,  ///< `code` is an errno
    too_slow,     ///< was ended after ProgramLimits::time
    too_long,     ///< was ended because it prints without end
    interrupted,  ///< was ended because the caller got a signal to end, `code`
  };
  End end;
  int code = 0;
  std::string output, errors;  ///< of standard output and standard error
};

/// Runs a program with the file `input` as its standard input, until it and the processes of its
/// group end or a limit is reached; then all of them are killed. Signals that would end the caller
/// end the program instead. Not thread-safe. Precondition: `command` is not empty.
ProgramResult run_program(std::span<const std::string_view> command, const std::string& input,
                          const ProgramLimits& limits);

}  // namespace sudoku::cli
