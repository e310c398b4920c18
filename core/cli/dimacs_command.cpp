// `sudoku dimacs`: a puzzle as a formula for SAT solvers.
// Source: I. Lynce, J. Ouaknine: Sudoku as a SAT Problem (2006), whose minimal and extended
// encoding these are.
#include <iostream>
#include <string>

#include "commands.hpp"
#include "input.hpp"
#include "sudoku/houses.hpp"
#include "sudoku/line.hpp"

namespace sudoku::cli {

namespace {

std::vector<Parameter> parameters() { return {{"--minimal"}}; }

// The number of the variable that is true if the cell has the digit, 1..729.
int variable(Cell cell, Digit digit) { return 9 * cell + digit; }

class Formula {
 public:
  void add(int literal) { text_ += std::to_string(literal) + ' '; }
  void end_clause() {
    text_ += "0\n";
    ++clauses_;
  }
  void exclude(int a, int b) {
    add(-a);
    add(-b);
    end_clause();
  }
  int clauses() const { return clauses_; }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
  int clauses_ = 0;
};

Formula formula_of(const Grid& puzzle, bool extended) {
  Formula formula;
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Digit digit = 1; digit <= 9; ++digit) formula.add(variable(cell, digit));
    formula.end_clause();
  }
  for (const auto& cells : kHouseCells) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      for (int i = 0; i < 9; ++i) {
        for (int j = i + 1; j < 9; ++j)
          formula.exclude(variable(cells[i], digit), variable(cells[j], digit));
      }
    }
  }
  if (extended) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      for (Digit a = 1; a <= 9; ++a) {
        for (Digit b = a + 1; b <= 9; ++b) formula.exclude(variable(cell, a), variable(cell, b));
      }
    }
    for (const auto& cells : kHouseCells) {
      for (Digit digit = 1; digit <= 9; ++digit) {
        for (Cell cell : cells) formula.add(variable(cell, digit));
        formula.end_clause();
      }
    }
  }
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (puzzle.is_empty(cell)) continue;
    formula.add(variable(cell, puzzle[cell]));
    formula.end_clause();
  }
  return formula;
}

int dimacs_command(const Arguments& arguments, std::istream& in, std::ostream& out,
                   std::ostream& err) {
  bool is_first = true;
  const auto answer = [&](const Puzzle& puzzle) -> std::string {
    if (!is_first) return "a file has one formula: this puzzle is left out";
    is_first = false;
    const Formula formula = formula_of(puzzle.givens, !arguments.has("--minimal"));
    out << "c Variable 81 * (r - 1) + 9 * (c - 1) + d: row r, column c has the digit d.\n"
        << "c " << to_line(puzzle.givens) << "\np cnf 729 " << formula.clauses() << '\n'
        << formula.text();
    return "";
  };
  return answer_each(arguments.path(), in, out, err, answer, {}, EliminatedCandidates::ignored);
}

}  // namespace

const Command kDimacsCommand = {
    "dimacs", "Prints the first puzzle as a formula for SAT solvers, in the DIMACS format.",
    parameters, dimacs_command};

}  // namespace sudoku::cli
