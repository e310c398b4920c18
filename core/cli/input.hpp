// The input of a command, and messages about it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "sudoku/check.hpp"
#include "sudoku/reader.hpp"

namespace sudoku::cli {

/// The bytes of a file, or of `in` if the path is empty or "-". A byte order mark is removed, and
/// UTF-16 after one is converted to UTF-8.
class Input {
 public:
  Input(std::string_view path, std::istream& in);
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;

  /// Appends up to `bytes` bytes of the input to `text`. False once there are no more, or reading
  /// failed.
  bool read(std::string& text, std::size_t bytes);
  /// True if reading failed before the end of the input; then prints a message that names the input
  /// and the reason.
  bool report_failure(std::ostream& err) const;

 private:
  enum class Encoding { unknown, utf8, utf16_little, utf16_big };
  void decode(std::string& text);

  std::string name_;
  std::ifstream file_;
  std::istream& stream_;
  Encoding encoding_ = Encoding::unknown;
  std::string undecoded_;  // bytes of UTF-16
  int failure_ = 0;        // errno of a failed call, 0 if unknown
};

/// The whole input. Nothing, and a message on `err`, if it cannot be read.
std::optional<std::string> read_input(std::string_view path, std::istream& in, std::ostream& err);

/// "line 3, column 1: 80 cells read, too few: a puzzle has 81: `53..7...`"
std::string describe(const ParseError& error);

/// "r1c3"
std::string name_of(Cell cell);

/// "more than one 5 in row 1: r1c1 r1c3"
std::string describe(const Conflict& conflict);

/// "skipped 3 characters"
std::string skipped_text(std::uint64_t characters);

/// Prints the first 100 errors of a reading, the number of others, and the text that was skipped,
/// each on a line that begins with `prefix`. True if there are no errors.
bool report(const Reading& reading, std::ostream& err, std::string_view prefix = "sudoku: ");

/// Why a puzzle does not have exactly one solution; an empty text if it has.
/// "more than one 5 in row 1: r1c1 r1c3", "no solution", "more than one solution"
std::string why_not_one_solution(const Puzzle& puzzle);

/// For what knows givens only: restores the eliminated candidates, if there are any, with a message
/// that names the line.
void ignore_candidates(Puzzle& puzzle, int line, std::ostream& err);

/// What a command does with the eliminated candidates of a puzzle.
enum class EliminatedCandidates { respected, ignored };

/// Reads the puzzles of the input and answers each of them.
///
/// `answer` prints what the command prints for a puzzle, or returns why there is no answer; an
/// empty text if there is one. The reason is printed on `err` with the line of the puzzle. `head`
/// is printed before the first answer. With `ignored`, `answer` gets puzzles without eliminated
/// candidates, and a message says so. Each answer is written at once, since the next one can take
/// long. Returns an Exit.
int answer_each(std::string_view path, std::istream& in, std::ostream& out, std::ostream& err,
                const std::function<std::string(const Puzzle&)>& answer, std::string_view head = {},
                EliminatedCandidates candidates = EliminatedCandidates::respected);

}  // namespace sudoku::cli
