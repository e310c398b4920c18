// `sudoku rate`: the ratings of puzzles, or the steps that they need.
#include <iostream>
#include <string>

#include "commands.hpp"
#include "input.hpp"
#include "sudoku/line.hpp"
#include "sudoku/rating.hpp"

namespace sudoku::cli {

namespace {

std::vector<Parameter> parameters() { return {{"--steps"}, {"--no-header"}}; }

std::string text_of(const Rating& rating, char separator) {
  std::string text = rating_text(rating.er);
  for (int tenths : {rating.ep, rating.ed}) {
    text += separator;
    text += rating_text(tenths);
  }
  return text;
}

// A comment with the puzzle and its rating, then a line per step.
void print_steps(const Puzzle& puzzle, std::ostream& out) {
  Rater rater(puzzle, true);
  std::string steps;
  while (rater.step()) {
    steps += rating_text(rater.deduction().rating);
    steps += '\t';
    steps += se_name(rater.deduction());
    steps += '\n';
  }
  out << "# " << to_line(puzzle.givens) << '\t' << text_of(rater.rating(), '/') << '\n' << steps;
}

int rate_command(const Arguments& arguments, std::istream& in, std::ostream& out,
                 std::ostream& err) {
  const bool steps = arguments.has("--steps");
  const auto answer = [&](const Puzzle& puzzle) -> std::string {
    const std::string reason = why_not_one_solution(puzzle);
    if (!reason.empty()) return reason + ", no rating";
    if (steps) {
      print_steps(puzzle, out);
    } else {
      out << to_line(puzzle.givens) << ',' << text_of(rate(puzzle), ',') << '\n';
    }
    return "";
  };
  const bool headed = !arguments.has("--no-header") && !steps;
  return answer_each(arguments.path(), in, out, err, answer, headed ? "puzzle,ER,EP,ED\n" : "");
}

}  // namespace

const Command kRateCommand = {
    "rate", "Rates each puzzle on the scale of Sudoku Explainer 1.2.1, or prints its steps.",
    parameters, rate_command};

}  // namespace sudoku::cli
