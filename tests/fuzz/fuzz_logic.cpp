// Every deduction on the path of random puzzles, in one of the orders, against the solution; and
// all deductions by some techniques in random states, against all solutions. Paths from states
// without a solution end.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "../core/soundness.hpp"
#include "expect.hpp"
#include "random_grid.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/logic.hpp"

namespace {

using namespace sudoku;
using random_grid::Numbers;

constexpr int kTechniquesPerInput = 3;  // all deductions of all techniques take seconds

/// Both orders end with five producers of chains within chains, which take seconds to find nothing
/// under sanitizers.
constexpr std::size_t kNested = 5;

Order without_nested(Order order) { return order.first(order.size() - kNested); }

void expect_sound(const Deduction& deduction, const LogicState& state,
                  const std::vector<Grid>& solutions) {
  const std::string fault = soundness::fault(deduction, state, solutions);
  if (!fault.empty()) std::fprintf(stderr, "%s\n", fault.c_str());
  EXPECT(fault.empty());
}

/// A puzzle with one solution: cells are emptied in random order while that remains so.
Grid puzzle_from(Numbers& numbers, const Grid& full) {
  static Solver solver;
  Grid puzzle = full;
  for (int tries = 20 + numbers.below(100); tries > 0; --tries) {
    const Cell cell = numbers.below(kCells);
    if (puzzle.is_empty(cell)) continue;
    puzzle.clear(cell);
    if (solver.solve(puzzle, 2) != 1) puzzle.set(cell, full[cell]);
  }
  return puzzle;
}

/// Without solutions the path may lead to a contradiction; then it must end all the same.
void check_path(LogicState state, const std::vector<Grid>& solutions, Order order) {
  for (int steps = 0; !state.is_solved(); ++steps) {
    EXPECT(steps < kCells * 9);
    const auto deduction = find_next(state, order);
    if (!deduction) return;
    expect_sound(*deduction, state, solutions);
    state.apply(*deduction);
  }
  for (const Grid& solution : solutions) EXPECT(state.digits() == solution);
}

/// A state with random candidates removed has any number of solutions, often none.
void check_states(const Grid& puzzle, Numbers& numbers) {
  Grid digits = puzzle;
  for (int more = numbers.below(20); more > 0; --more) digits.clear(numbers.below(kCells));
  Candidates candidates = Candidates::of(digits);
  for (int removed = numbers.below(60); removed > 0; --removed) {
    const Cell cell = numbers.below(kCells);
    if (digits.is_empty(cell)) candidates[cell].remove(numbers.below(9) + 1);
  }
  const LogicState state(digits, candidates, digits);
  check_path(state, {}, without_nested(se_order()));
  constexpr int kLimit = 200;
  const SolveResult result = solve(candidates, kLimit);
  for (int i = 0; i < kTechniquesPerInput; ++i) {
    const TechniqueInfo& info = technique_table()[numbers.below(kTechniques)];
    const auto found = find_all(state, info.technique);
    if (info.assumes_unique && result.verdict != Verdict::one) continue;
    if (result.solutions.empty()) continue;
    for (const Deduction& deduction : found) expect_sound(deduction, state, result.solutions);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Numbers numbers(data, size);
  const Grid full = random_grid::full_grid(numbers);
  const Grid puzzle = puzzle_from(numbers, full);
  // Sudoku Explainer's order three times of four: it is ten times faster.
  const Order order = numbers.below(4) > 0 ? se_order() : book_order();
  check_path(LogicState(puzzle), {full}, without_nested(order));
  check_states(puzzle, numbers);
  return 0;
}
