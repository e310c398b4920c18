// `sudoku solve`: reads a text as the page does and prints the answer to each puzzle.
#include <algorithm>
#include <iostream>
#include <string>

#include "commands.hpp"
#include "format_answer.hpp"
#include "input.hpp"
#include "sudoku/batch.hpp"

namespace sudoku::cli {

namespace {

bool is_line(const BatchFormat& format) { return format.id == std::string_view("line"); }

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
  const FormatAnswer answer = answer_in(format, puzzle);
  const bool invalid = answer.verdict == BatchVerdict::invalid;
  const auto count = [&] {
    return answer.verdict == BatchVerdict::many
               ? count_text(puzzle)
               : std::to_string(answer.verdict == BatchVerdict::one);
  };
  if (is_line(format) || format.is_table) {
    if (counted) {
      print_row(answer.text, count(), format.is_table ? ',' : ' ', out);
    } else {
      out << answer.text;
    }
    return true;
  }
  if (answer.is_expressed || !invalid) out << answer.text;
  for (const Conflict& conflict : conflicts(puzzle.givens)) {
    err << "sudoku: invalid: " << describe(conflict) << "\n";
  }
  if (!answer.is_expressed && !invalid) err << "sudoku: no solution\n";
  if (counted && !invalid) out << "solutions: " << count() << "\n";
  return answer.is_expressed;
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
