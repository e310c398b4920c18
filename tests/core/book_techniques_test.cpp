// Techniques of the books: patterns made by hand, and soundness of every deduction.
#include <set>
#include <string>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sample.hpp"
#include "soundness.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/logic.hpp"

using namespace sudoku;
using puzzles::grid_of;

namespace {

constexpr Cell cell(int row, int column) { return 9 * (row - 1) + column - 1; }

// An empty grid in which `digit` has only the given places in a house.
void keep_only(LogicState& state, House house, Digit digit, std::initializer_list<Cell> places) {
  CellSet kept;
  for (Cell place : places) kept.add(place);
  for (Cell other : kHouseSets[house] - kept) {
    if (state.has(other, digit)) state.eliminate(other, digit);
  }
}

void keep_digits(LogicState& state, Cell at, std::initializer_list<Digit> digits) {
  Digits kept;
  for (Digit digit : digits) kept.add(digit);
  for (Digit other : state.candidates(at) - kept) state.eliminate(at, other);
}

// The eliminations of all deductions by a technique, each as digit, row, column.
std::set<std::string> eliminations(const LogicState& state, Technique technique) {
  std::set<std::string> found;
  for (const Deduction& deduction : find_all(state, technique)) {
    std::string text;
    for (const Candidate& each : deduction.eliminations) {
      if (!text.empty()) text += ' ';
      text += std::to_string(100 * each.digit + 10 * (row_of(each.cell) + 1) +
                             column_of(each.cell) + 1);
    }
    found.insert(text);
  }
  return found;
}

LogicState empty_grid() { return LogicState(Grid{}); }

}  // namespace

TEST_CASE("a locked pair clears its box and its line", "[logic]") {
  LogicState state = empty_grid();
  keep_digits(state, cell(1, 1), {4, 7});
  keep_digits(state, cell(1, 2), {4, 7});
  const auto found = find_all(state, Technique::locked_pair);
  REQUIRE(found.size() == 1);
  CHECK(found[0].eliminations.size() == 2 * (7 + 6));
}

TEST_CASE("a skyscraper removes the digit from what sees both roofs", "[logic]") {
  LogicState state = empty_grid();
  // Rows 1 and 4 share column 2; the other ends are r1c7 and r4c8.
  keep_only(state, 0, 1, {cell(1, 2), cell(1, 7)});
  keep_only(state, 3, 1, {cell(4, 2), cell(4, 8)});
  CHECK(eliminations(state, Technique::skyscraper).contains("128 138 157 167"));
}

TEST_CASE("a two-string kite removes the digit where its ends cross", "[logic]") {
  LogicState state = empty_grid();
  // Row 1 and column 1 meet in box 1 at r1c2 and r2c1; the ends are r1c7 and r8c1.
  keep_only(state, 0, 1, {cell(1, 2), cell(1, 7)});
  keep_only(state, 9, 1, {cell(2, 1), cell(8, 1)});
  CHECK(eliminations(state, Technique::two_string_kite) == std::set<std::string>{"187"});
}

TEST_CASE("an empty rectangle removes the digit beside a strong link", "[logic]") {
  LogicState state = empty_grid();
  // Box 1 has the digit in row 2 and column 3 only; column 7 has it in rows 2 and 8.
  for (Cell place : kHouseCells[18]) {
    if (row_of(place) != 1 && column_of(place) != 2) state.eliminate(place, 1);
  }
  keep_only(state, 9 + 6, 1, {cell(2, 7), cell(8, 7)});
  CHECK(eliminations(state, Technique::empty_rectangle) == std::set<std::string>{"183"});
}

TEST_CASE("a W-wing joins two equal pairs by a strong link", "[logic]") {
  LogicState state = empty_grid();
  keep_digits(state, cell(1, 1), {4, 7});
  keep_digits(state, cell(5, 9), {4, 7});
  // Column 5 has 4 only in r1c5 and r5c5, which see one pair each.
  keep_only(state, 9 + 4, 4, {cell(1, 5), cell(5, 5)});
  CHECK(eliminations(state, Technique::w_wing) == std::set<std::string>{"719 751"});
}

TEST_CASE("a remote pair removes both digits from what sees opposite ends", "[logic]") {
  LogicState state = empty_grid();
  for (Cell place : {cell(1, 1), cell(1, 5), cell(5, 5), cell(5, 9)}) {
    keep_digits(state, place, {2, 6});
  }
  CHECK(eliminations(state, Technique::remote_pair).contains("219 619 251 651"));
}

TEST_CASE("an ALS-XZ removes the digit that both sets share from what sees it in both", "[logic]") {
  LogicState state = empty_grid();
  // {r1c1: 1 2, r1c2: 2 3} and {r5c1: 1 4, r5c3: 3 4}: 1 is restricted in column 1, and 3 is in
  // one of r1c2 and r5c3.
  keep_digits(state, cell(1, 1), {1, 2});
  keep_digits(state, cell(1, 2), {2, 3});
  keep_digits(state, cell(5, 1), {1, 4});
  keep_digits(state, cell(5, 3), {3, 4});
  CHECK(eliminations(state, Technique::als_xz).contains("313 323 333 342 352 362"));
}

TEST_CASE("a hidden rectangle needs a digit that is still open in both lines", "[logic]") {
  // r2c4 has 1 and 2 only. Column 1 has 1 only in r2c1, but row 1 has its 1 already: r1c1 may be 2.
  Grid digits;
  digits.set(cell(1, 9), 1);
  LogicState state(digits);
  keep_digits(state, cell(2, 4), {1, 2});
  keep_only(state, 9, 1, {cell(2, 1)});
  CHECK(eliminations(state, Technique::hidden_rectangle).empty());
}

TEST_CASE("all deductions by each technique of the books keep the solution", "[logic]") {
  // All deductions of all techniques in one state take a quarter of a second, so each state tests
  // one technique in turn.
  const auto techniques =
      technique_table().subspan(static_cast<std::size_t>(Technique::locked_pair));
  std::size_t turn = 0;
  for (const auto& known : puzzles::kSeeds) {
    const Grid puzzle = grid_of(known.puzzle);
    const SolveResult result = solve(puzzle, 2);
    if (result.verdict != Verdict::one) continue;
    SolutionPath path(LogicState(puzzle), book_order(), false);
    do {
      const Technique technique = techniques[turn++ % techniques.size()].technique;
      std::string fault;
      for (const Deduction& deduction : find_all(path.state(), technique)) {
        if (fault.empty()) fault = soundness::fault(deduction, path.state(), result.solutions);
      }
      REQUIRE(fault == "");
    } while (path.next());
  }
  REQUIRE(turn > techniques.size());
}

TEST_CASE("a finder finds the same in a state whatever it has searched before", "[logic]") {
  using enum Technique;
  // Finders that remember something, and states with and without deductions by them.
  constexpr Technique kRemembering[] = {
      finned_x_wing,     sashimi_swordfish, finned_jellyfish, franken_swordfish,
      franken_jellyfish, x_chain,           als_xz,           als_xy_wing,
      grouped_aic};
  std::vector<LogicState> states;
  SolutionPath path(LogicState(grid_of(puzzles::kAlmanacSecond.puzzle)), book_order());
  do states.push_back(path.state());
  while (path.next());
  if (kSanitized) states.erase(states.begin(), states.begin() + states.size() * 3 / 4);
  const auto found_in = [&](const LogicState& state) {
    std::vector<std::set<std::string>> found;
    for (const Technique technique : kRemembering) found.push_back(eliminations(state, technique));
    return found;
  };
  std::vector<std::vector<std::set<std::string>>> forward;
  for (const LogicState& state : states) forward.push_back(found_in(state));
  for (std::size_t i = states.size(); i-- > 0;) CHECK(found_in(states[i]) == forward[i]);
}
