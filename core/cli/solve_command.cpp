// `sudoku solve`: reads a text as the page does and prints the answer to each puzzle.
#include <algorithm>
#include <iostream>
#include <string>

#include "commands.hpp"
#include "input.hpp"
#include "sudoku/batch.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/exact_count.hpp"

namespace sudoku::cli {

namespace {

// Enumerating more solutions than this takes longer than counting them without enumeration.
constexpr std::uint64_t kEnumerable = 200'000;
// The exact count knows givens only. Enumerating this many solutions takes seconds.
constexpr std::uint64_t kMostEnumerated = 2'000'000;

std::string count_text(const Puzzle& puzzle) {
  const std::uint64_t limit = puzzle.is_restricted() ? kMostEnumerated : kEnumerable;
  const std::uint64_t count = count_solutions(puzzle, limit);
  if (count < limit) return std::to_string(count);
  if (puzzle.is_restricted()) return ">=" + std::to_string(count);
  ExactCount search(puzzle.givens);
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

std::vector<Parameter> parameters() {
  return {{"--as", names_of(batch_formats(), [](const BatchFormat& format) { return format.id; })},
          {"--count"}};
}

// In a line or a row of a table the number of solutions is the last field.
void print_row(std::string text, const std::string& count, char separator, std::ostream& out) {
  text.back() = separator;
  out << text << count << '\n';
}

// Prints the answer to a puzzle. False if the format cannot express it: then `err` has the reason.
bool print_answer(const BatchFormat& format, bool counted, const Puzzle& puzzle, std::ostream& out,
                  std::ostream& err) {
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
  BatchAnswer answer{puzzle.givens, verdict, result.solutions};
  std::string number;
  if (format.counts && verdict == BatchVerdict::many) {
    answer.count = number = count_text(puzzle);
  }
  const auto clash = invalid ? clash_answer(format, puzzle.givens) : std::nullopt;
  const std::string text = printed(format, clash ? clash->answer() : answer);
  if (is_line(format) || format.is_table) {
    if (counted) {
      print_row(text, count(), format.is_table ? ',' : ' ', out);
    } else {
      out << text;
    }
    return true;
  }
  const bool expressed = format.can_express(verdict) || clash;
  if (expressed || !invalid) out << text;
  for (const Conflict& conflict : conflicts(puzzle.givens)) {
    err << "sudoku: invalid: " << describe(conflict) << "\n";
  }
  if (!expressed && !invalid) err << "sudoku: no solution\n";
  if (counted && !invalid) out << "solutions: " << count() << "\n";
  return expressed;
}

int solve_command(const Arguments& arguments, std::istream& in, std::ostream& out,
                  std::ostream& err) {
  const BatchFormat& format = *find_batch_format(arguments.value("--as", "line"));
  const bool counted = arguments.has("--count");
  const auto text = read_input(arguments.path(), in, err);
  if (!text) return kFailed;
  const Reading reading = read_text(*text);
  bool good = report(reading, err);
  const auto is_bad_number = [](const ParseError& error) {
    return error.code == ParseCode::bad_number;
  };
  if (format.for_bad_number != nullptr &&
      std::any_of(reading.errors.begin(), reading.errors.end(), is_bad_number)) {
    out << format.for_bad_number;
  }
  const std::string_view head = format.head;
  if (counted && format.is_table) {
    print_row(std::string(head), "solutions", ',', out);
  } else {
    out << head;
  }
  for (const ReadPuzzle& read : reading.puzzles) {
    Puzzle puzzle = read.puzzle;
    if (!format.takes_candidates) ignore_candidates(puzzle, read.place.line, err);
    const bool answered = print_answer(format, counted, puzzle, out, err);
    good = good && answered;
    if (!out) return kFailed;
  }
  return good ? kDone : kFailed;
}

}  // namespace

const Command kSolveCommand = {
    "solve", "Prints the verdict and a solution for each puzzle, or what a text's program prints.",
    parameters, solve_command};

}  // namespace sudoku::cli
