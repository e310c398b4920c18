// `sudoku minimize`: removes givens that a puzzle does not need, or adds givens that it lacks.
#include <iostream>
#include <string>

#include "commands.hpp"
#include "input.hpp"
#include "sudoku/line.hpp"
#include "sudoku/minimize.hpp"

namespace sudoku::cli {

namespace {

std::vector<Parameter> parameters() {
  return {{"--seed", {}, "N", {}, nullptr, 0}, {"--redundant"}, {"--complete"}};
}

std::string check(const Arguments& arguments) {
  return arguments.has("--redundant") && arguments.has("--complete") ? "--redundant with --complete"
                                                                     : "";
}

std::string cells_text(CellSet cells) {
  std::string text;
  for (Cell cell : cells) {
    if (!text.empty()) text += ' ';
    text += name_of(cell);
  }
  return text;
}

// The line about one puzzle; nothing if it has no answer.
std::optional<std::string> answer(const Grid& puzzle, const Arguments& arguments) {
  const std::uint64_t seed = arguments.number("--seed", 1);
  if (arguments.has("--redundant")) {
    const auto cells = redundant_givens(puzzle);
    if (!cells) return std::nullopt;
    return to_line(puzzle) + '\t' + cells_text(*cells);
  }
  if (arguments.has("--complete")) {
    const auto completion = completed(puzzle, seed);
    if (!completion) return std::nullopt;
    Grid grid = puzzle;
    for (const Placement& given : completion->givens) grid.set(given.cell, given.digit);
    return to_line(grid);
  }
  const auto minimal = minimized(puzzle, seed);
  if (!minimal) return std::nullopt;
  return to_line(*minimal);
}

int minimize_command(const Arguments& arguments, std::istream& in, std::ostream& out,
                     std::ostream& err) {
  const auto print = [&](const Puzzle& puzzle) -> std::string {
    const auto line = answer(puzzle.givens, arguments);
    if (!line) return why_not_one_solution(puzzle);
    out << *line << '\n';
    return "";
  };
  return answer_each(arguments.path(), in, out, err, print, {}, EliminatedCandidates::ignored);
}

}  // namespace

const Command kMinimizeCommand = {
    "minimize", "Removes givens from each puzzle until none can be removed, or adds missing ones.",
    parameters, minimize_command, check};

}  // namespace sudoku::cli
