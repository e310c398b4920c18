// `sudoku solve`: reads a text as the page does and prints the answer to each puzzle.
#include <iostream>
#include <string>

#include "commands.hpp"
#include "input.hpp"
#include "options.hpp"
#include "sudoku/batch.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/exact_count.hpp"

namespace sudoku::cli {

namespace {

// Enumerating more solutions than this takes longer than counting them without enumeration.
constexpr std::uint64_t kEnumerable = 200'000;

std::string count_text(const Grid& puzzle) {
  const std::uint64_t count = count_solutions(puzzle, kEnumerable);
  if (count < kEnumerable) return std::to_string(count);
  ExactCount search(puzzle);
  search.advance(UINT64_MAX);
  return to_text(search.count());
}

bool is_line(const BatchFormat& format) { return format.id == std::string_view("line"); }

BatchVerdict verdict_of(const SolveResult& result) {
  switch (result.verdict) {
    case Verdict::invalid:
      return BatchVerdict::invalid;
    case Verdict::none:
      return BatchVerdict::none;
    case Verdict::one:
      return BatchVerdict::one;
    case Verdict::many:
      break;
  }
  return BatchVerdict::many;
}

struct Options {
  const BatchFormat* format = find_batch_format("line");
  bool count = false;
  std::string_view path;
};

std::vector<Option> options_for(Options& options) {
  return {{"--as", names_of(batch_formats(), [](const BatchFormat& format) { return format.id; }),
           [&](std::string_view id) { options.format = find_batch_format(id); }},
          {"--count", {}, [&](std::string_view) { options.count = true; }}};
}

// In a line or a row of a table the number of solutions is the last field.
void print_row(std::string text, const std::string& count, char separator, std::ostream& out) {
  text.back() = separator;
  out << text << count << '\n';
}

// Prints the answer to a puzzle. False if the format cannot express it: then `err` has the reason.
bool print_answer(const Options& options, const Grid& puzzle, std::ostream& out,
                  std::ostream& err) {
  const BatchFormat& format = *options.format;
  SolveResult result = solve(puzzle, 2);
  const BatchVerdict verdict = verdict_of(result);
  const bool invalid = verdict == BatchVerdict::invalid;
  if (format.first_solutions > 0 && !invalid) {
    result.solutions = first_solutions(puzzle, format.first_solutions);
  }
  const auto count = [&] {
    return verdict == BatchVerdict::many ? count_text(puzzle)
                                         : std::to_string(verdict == BatchVerdict::one);
  };
  const std::string text = printed(format, {puzzle, verdict, result.solutions, count_text});
  if (is_line(format) || format.is_table) {
    if (options.count) {
      print_row(text, count(), format.is_table ? ',' : ' ', out);
    } else {
      out << text;
    }
    return true;
  }
  const bool expressed = format.can_express(verdict);
  if (expressed || !invalid) out << text;
  for (const Conflict& conflict : conflicts(puzzle)) {
    err << "sudoku: invalid: " << describe(conflict) << "\n";
  }
  if (!expressed && !invalid) err << "sudoku: no solution\n";
  if (options.count && !invalid) out << "solutions: " << count() << "\n";
  return expressed && !invalid;
}

void print_usage(std::ostream& out) {
  Options options;
  out << "usage: " << usage_of("solve", options_for(options)) << "\n";
}

int solve_command(std::span<const std::string_view> args, std::istream& in, std::ostream& out,
                  std::ostream& err) {
  Options options;
  if (!parse_options(args, options_for(options), options.path)) {
    print_usage(err);
    return kWrongArguments;
  }
  const auto text = read_input(options.path, in, err);
  if (!text) return kFailed;
  const Reading reading = read_text(*text);
  bool good = report(reading, err);
  const std::string_view head = options.format->head;
  if (options.count && options.format->is_table) {
    print_row(std::string(head), "solutions", ',', out);
  } else {
    out << head;
  }
  for (const ReadPuzzle& read : reading.puzzles) {
    const bool answered = print_answer(options, read.puzzle.givens, out, err);
    good = good && answered;
    if (!out) return kFailed;
  }
  return good ? kDone : kFailed;
}

}  // namespace

const Command kSolveCommand = {
    "solve", "Prints the verdict and a solution for each puzzle, or what a text's program prints.",
    print_usage, solve_command};

}  // namespace sudoku::cli
