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
  const auto answer = [&](const Puzzle& puzzle) -> std::string {
    const auto found = conflicts(puzzle.givens);
    if (!found.empty()) return describe(found.front()) + ", no canonical form";
    out << to_line(canonical_form(puzzle.givens).grid) << '\n';
    return "";
  };
  return answer_each(arguments.path(), in, out, err, answer, {}, EliminatedCandidates::ignored);
}

}  // namespace

const Command kCanonicalCommand = {
    "canonical", "Prints the canonical form of each puzzle, the same for equivalent puzzles.",
    parameters, canonical_command};

}  // namespace sudoku::cli
