// Searches in slices.
#include <algorithm>

#include "catch.hpp"
#include "logic/finders.hpp"
#include "puzzles.hpp"
#include "sudoku/logic.hpp"
#include "sudoku/rating.hpp"

using namespace sudoku;
using puzzles::grid_of;

namespace {

// Needs nested chains of every level but one.
constexpr const char* kHard =
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400";

// The most that a slice may do beyond its budget: a finder, or a search for cycles and a list of
// patterns. About a millisecond.
constexpr Work kOvertime = 6000;

constexpr Work kBudget = 5000;

// The longest finder of the book order: 5 ms.
constexpr Work kLongestFinder = 50000;

struct Slices {
  std::optional<Deduction> found;
  int count = 0;
  Work longest = 0;
};

Slices search(DeductionSearch& search, const LogicState& state, Order order, Work budget) {
  Slices slices;
  search.start(state, order);
  for (bool ended = false; !ended; ++slices.count) {
    Work work = budget;
    ended = search.advance(work);
    slices.longest = std::max(slices.longest, budget - work);
  }
  slices.found = search.take();
  return slices;
}

void require_same(const std::optional<Deduction>& a, const std::optional<Deduction>& b) {
  REQUIRE(a.has_value() == b.has_value());
  if (!a) return;
  CHECK(a->technique == b->technique);
  CHECK(a->rating == b->rating);
  CHECK(a->placements == b->placements);
  CHECK(a->eliminations == b->eliminations);
  CHECK(a->evidence.chains == b->evidence.chains);
}

}  // namespace

TEST_CASE(
    "a search in slices finds the same deduction, and no slice is much longer than its budget",
    "[logic]") {
  const LogicState state(grid_of(puzzles::kAssignment4.puzzle));
  DeductionSearch sliced;
  for (auto* find : {logic::find_nishio, logic::find_multiple_chains, logic::find_dynamic_chains,
                     logic::find_dynamic_chains_plus, logic::find_nested_chains,
                     logic::find_nested_multiple_chains, logic::find_nested_dynamic_chains}) {
    const Producer producer{find};
    const Order order(&producer, 1);
    const auto whole = find_next(state, order);
    const Slices slices = search(sliced, state, order, kBudget);
    require_same(slices.found, whole);
    CHECK(slices.longest <= kBudget + kOvertime);
    if (whole && whole->level > 0) CHECK(slices.count > 3);
  }
}

TEST_CASE("a slice ends after a long finder", "[logic]") {
  const Order order = book_order_up_to(Technique::dynamic_cell_forcing_chains);
  SolutionPath path(LogicState(grid_of(kHard)), order);
  while (path.next()) {
  }
  REQUIRE_FALSE(path.state().is_solved());
  DeductionSearch sliced;
  const Slices slices = search(sliced, path.state(), order, kBudget);
  CHECK_FALSE(slices.found);
  CHECK(slices.longest <= kBudget + kLongestFinder);
  const Slices whole = search(sliced, path.state(), order, kUnlimitedWork);
  CHECK(whole.longest > 2 * (kBudget + kLongestFinder));
}

TEST_CASE("a path in the smallest slices is the same path", "[logic]") {
  for (const auto& known : puzzles::kSeeds) {
    if (known.solutions > 1) continue;  // these need long searches
    const LogicState start(grid_of(known.puzzle));
    for (const Order order : {se_order(), book_order()}) {
      SolutionPath whole(start, order);
      SolutionPath sliced(start, order);
      for (bool more = true; more;) {
        const auto expected = whole.next();
        std::optional<Deduction> found;
        for (Work work = 1; !sliced.advance(work, found); work = 1) CHECK_FALSE(found);
        require_same(found, expected);
        more = expected.has_value();
      }
    }
  }
}

TEST_CASE("a search that is abandoned for another one leaves nothing behind", "[logic]") {
  const LogicState hard(grid_of(kHard));
  const LogicState easy(grid_of(puzzles::kLab.puzzle));
  const Producer producer{logic::find_nested_dynamic_chains_plus};
  DeductionSearch sliced;
  sliced.start(hard, {&producer, 1});
  Work work = 50000;
  REQUIRE_FALSE(sliced.advance(work));
  for (const LogicState& state : {easy, hard})
    require_same(search(sliced, state, se_order(), 3000).found, find_next(state, se_order()));
}

TEST_CASE("a rating in slices is the rating", "[rating]") {
  const Grid puzzle = grid_of(puzzles::kLab.puzzle);
  Rater rater(puzzle);
  int slices = 1;
  for (Work work = 1; !rater.advance(work); work = 1) ++slices;
  CHECK(rater.rating() == rate(puzzle));
  CHECK(slices > 50);
}
