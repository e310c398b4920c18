// `sudoku canonical`: the canonical form of each puzzle.
#include <iostream>

#include "commands.hpp"
#include "input.hpp"
#include "sudoku/canonical.hpp"
#include "sudoku/check.hpp"
#include "sudoku/line.hpp"

namespace sudoku::cli {

namespace {

std::vector<Parameter> parameters() { return {}; }

int canonical_command(const Arguments& arguments, std::istream& in, std::ostream& out,
                      std::ostream& err) {
  const auto text = read_input(arguments.path(), in, err);
  if (!text) return kFailed;
  const Reading reading = read_text(*text);
  bool good = report(reading, err);
  for (const ReadPuzzle& read : reading.puzzles) {
    const auto found = conflicts(read.puzzle.givens);
    if (!found.empty()) {
      err << "sudoku: line " << read.place.line << ": " << describe(found.front())
          << ", no canonical form\n";
      good = false;
      continue;
    }
    out << to_line(canonical_form(read.puzzle.givens).grid) << '\n';
    if (!out) return kFailed;
  }
  return good ? kDone : kFailed;
}

}  // namespace

const Command kCanonicalCommand = {
    "canonical", "Prints the canonical form of each puzzle, the same for equivalent puzzles.",
    parameters, canonical_command};

}  // namespace sudoku::cli
