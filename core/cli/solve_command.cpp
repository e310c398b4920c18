#include "solve_command.hpp"

#include <iostream>
#include <string>

#include "input.hpp"
#include "sudoku/batch.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/exact_count.hpp"

namespace sudoku::cli {

namespace {

// Going through more solutions than these takes longer than to count them without.
constexpr std::uint64_t kFew = 200'000;

std::string count_text(const Grid& puzzle) {
  const std::uint64_t count = count_solutions(puzzle, kFew);
  if (count < kFew) return std::to_string(count);
  ExactCount search(puzzle);
  search.advance(UINT64_MAX);
  return to_text(search.count());
}

// A line has words for everything; the count goes to its end.
void print_line(const BatchFormat& format, const Grid& puzzle, bool count, std::ostream& out) {
  const SolveResult result = solve(puzzle, 2);
  std::string text = printed(format, {puzzle, result.verdict, result.solutions, count_text});
  if (count) {
    const bool many = result.verdict == Verdict::many;
    text.back() = ' ';
    text += many ? count_text(puzzle) : std::to_string(result.solutions.size());
    text += '\n';
  }
  out << text;
}

// Prints what the program of a text prints. False where it has no words for the outcome, or passes
// over clashing givens in silence: `err` tells.
bool print_as(const BatchFormat& format, const Grid& puzzle, std::ostream& out, std::ostream& err) {
  SolveResult result = solve(puzzle, 2);
  const bool invalid = result.verdict == Verdict::invalid;
  if (format.first_solutions > 0 && !invalid) {
    result.solutions = first_solutions(puzzle, format.first_solutions);
  }
  const bool said = format.says(result.verdict);
  if (said || !invalid) {
    out << printed(format, {puzzle, result.verdict, result.solutions, count_text});
  }
  for (const Conflict& conflict : conflicts(puzzle)) {
    err << "sudoku: invalid: " << describe(conflict) << "\n";
  }
  if (!said && !invalid) err << "sudoku: no solution\n";
  return said && !invalid;
}

struct Options {
  const BatchFormat* format = find_batch_format("line");
  bool count = false;
  std::string_view path;
};

// False where the arguments are wrong.
bool parse(std::span<const std::string_view> args, Options& options) {
  bool has_path = false;
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (args[i] == "--count") {
      options.count = true;
    } else if (args[i] == "--as") {
      if (++i == args.size()) return false;
      options.format = find_batch_format(args[i]);
      if (options.format == nullptr) return false;
    } else if (has_path || (args[i].starts_with('-') && args[i] != "-")) {
      return false;
    } else {
      options.path = args[i];
      has_path = true;
    }
  }
  return true;
}

}  // namespace

int solve_command(std::span<const std::string_view> args, std::istream& in, std::ostream& out,
                  std::ostream& err) {
  Options options;
  if (!parse(args, options)) {
    err << "usage: " << kSolveUsage << "\n";
    return 2;
  }
  const auto text = read_input(options.path, in, err);
  if (!text) return 1;
  const Reading reading = read_text(*text);
  bool good = report(reading, err);
  const BatchFormat& format = *options.format;
  out << format.head;
  for (const ReadPuzzle& read : reading.puzzles) {
    const Grid& puzzle = read.puzzle.givens;
    if (format.id == std::string_view("line")) {
      print_line(format, puzzle, options.count, out);
      continue;
    }
    const bool said = print_as(format, puzzle, out, err);
    good = good && said;
    if (options.count && is_conflict_free(puzzle)) {
      out << "solutions: " << count_text(puzzle) << "\n";
    }
  }
  return good ? 0 : 1;
}

}  // namespace sudoku::cli
