// `sudoku hint`: the next deduction of each puzzle.
#include <iostream>
#include <string>

#include "commands.hpp"
#include "input.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/line.hpp"
#include "sudoku/logic.hpp"

namespace sudoku::cli {

namespace {

std::vector<Parameter> parameters() { return {{"--order", {"books", "se"}}}; }

// What a deduction changes, after a separator: "r1c2=5" places 5, "r1c2<>5" removes the candidate.
void append_change(std::string& text, bool first, Cell cell, const char* sign, Digit digit) {
  text += first ? '\t' : ' ';
  text += name_of(cell);
  text += sign;
  text += std::to_string(digit);
}

// The id of the technique, a tab, and the placements and eliminations.
std::string text_of(const Deduction& deduction) {
  std::string text = info_of(deduction.technique).id;
  bool first = true;
  for (const Placement& placement : deduction.placements) {
    append_change(text, first, placement.cell, "=", placement.digit);
    first = false;
  }
  for (const Candidate& candidate : deduction.eliminations) {
    append_change(text, first, candidate.cell, "<>", candidate.digit);
    first = false;
  }
  return text;
}

std::string hint_for(const Puzzle& puzzle, Order order) {
  const LogicState state(puzzle);
  if (state.is_solved()) return "solved";
  const auto deduction = find_next(state, order, false);
  return deduction ? text_of(*deduction) : "none";
}

// Why there is no hint; an empty text if there can be one. Some techniques assume one solution, and
// in an almost empty grid the search for a deduction would not end within hours.
std::string why_no_hint(const Puzzle& puzzle) {
  if (std::string reason = why_not_one_solution(puzzle); !reason.empty()) return reason;
  const Grid solution = solve(puzzle).solutions.front();
  const Grid board = puzzle.board();
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!board.is_empty(cell) && board[cell] != solution[cell]) {
      return "the entry " + std::to_string(board[cell]) + " in " + name_of(cell) + " is wrong";
    }
  }
  return {};
}

int hint_command(const Arguments& arguments, std::istream& in, std::ostream& out,
                 std::ostream& err) {
  const Order order = arguments.value("--order") == "se" ? se_order() : book_order();
  return answer_each(arguments.path(), in, out, err, [&](const Puzzle& puzzle) -> std::string {
    const std::string reason = why_no_hint(puzzle);
    if (!reason.empty()) return reason + ", no hint";
    out << to_line(puzzle.givens) << '\t' << hint_for(puzzle, order) << '\n';
    return "";
  });
}

}  // namespace

const Command kHintCommand = {
    "hint", "Prints the next deduction of each puzzle: its technique and what it changes.",
    parameters, hint_command};

}  // namespace sudoku::cli
