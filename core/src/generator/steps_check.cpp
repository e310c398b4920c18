#include "generator/steps_check.hpp"

#include <algorithm>
#include <array>

#include "sudoku/cell_set.hpp"
#include "sudoku/houses.hpp"

namespace sudoku::generator {

namespace {

bool counts(const std::optional<Technique>& technique, CountingOrder order) {
  return technique && counting_order_of(*technique) == order;
}

PathConditions rated_conditions(const MakeRequest& request) {
  PathConditions conditions{.order = {}, .by_rating = true, .uses = request.uses};
  Range& ratings = conditions.ratings;
  const auto narrow = [&](Range range) {
    ratings = {std::max(ratings.least, range.least), std::min(ratings.most, range.most)};
  };
  if (request.rating) narrow(*request.rating);
  if (counts(request.hardest, CountingOrder::sudoku_explainer)) {
    conditions.hardest = request.hardest;
    narrow(ratings_of(*request.hardest));
  }
  if (counts(request.needed, CountingOrder::sudoku_explainer)) conditions.needed = request.needed;
  if (request.singles_only) narrow({0, ratings_of(Technique::naked_single).most});
  conditions.order = se_order_up_to(ratings.most);
  return conditions;
}

std::optional<PathConditions> book_conditions(const MakeRequest& request) {
  PathConditions conditions{.order = book_order(), .by_rating = false, .uses = request.uses};
  if (counts(request.hardest, CountingOrder::books)) {
    conditions.hardest = request.hardest;
    conditions.order = book_order_up_to(*request.hardest);
  }
  if (counts(request.needed, CountingOrder::books)) conditions.needed = request.needed;
  if (!conditions.hardest && !conditions.needed) return std::nullopt;
  return conditions;
}

// The puzzle with all digits that hidden and naked singles place; their order does not matter. Some
// microseconds. Precondition: the puzzle has a solution. A sweep looks at each house for digits
// with one place, then at each empty cell for one candidate.
Grid with_singles(const Grid& puzzle) {
  Grid grid = puzzle;
  std::array<Digits, kCells> candidates;
  CellSet empty;
  for (Cell cell = 0; cell < kCells; ++cell) {
    candidates[cell] = Digits::all();
    if (grid.is_empty(cell)) empty.add(cell);
  }
  const auto exclude = [&](Cell cell, Digit digit) {
    candidates[cell] = {};
    for (Cell peer : kPeers[cell]) candidates[peer].remove(digit);
  };
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!grid.is_empty(cell)) exclude(cell, grid[cell]);
  }
  const auto place = [&](Cell cell, Digit digit) {
    grid.set(cell, digit);
    empty.remove(cell);
    exclude(cell, digit);
  };
  for (bool changed = true; changed && !empty.empty();) {
    changed = false;
    for (const auto& house : kHouseCells) {
      Digits once, more;
      for (Cell cell : house) {
        more = more | (once & candidates[cell]);
        once = once | candidates[cell];
      }
      if (once == more) continue;
      for (Cell cell : house) {
        const Digits single = candidates[cell] & (once - more);
        if (single.empty()) continue;
        place(cell, single.first());
        changed = true;
      }
    }
    for (Cell cell : empty) {
      if (candidates[cell].size() != 1) continue;
      place(cell, candidates[cell].first());
      changed = true;
    }
  }
  return grid;
}

// True if the puzzle does not fulfil the conditions: it needs more than singles, or nothing else,
// or is not solved by the steps up to the highest rating. Saves time: in `filled`, the singles are
// filled in at once.
bool fails_at_once(const Grid& filled, const StepConditions& conditions) {
  const Range ratings = conditions.rated.ratings;
  if (filled.is_full())
    return ratings.least > ratings_of(Technique::naked_single).most || conditions.books;
  if (conditions.singles_only) return true;
  if (ratings.most >= lowest_unique_rating()) return false;
  SolutionPath path(LogicState(filled), conditions.rated.order, false);
  while (path.next()) {
  }
  return !path.state().is_solved();
}

}  // namespace

StepConditions::StepConditions(const MakeRequest& request)
    : rated(rated_conditions(request)),
      books(book_conditions(request)),
      singles_only(request.singles_only) {}

bool has_condition_on_steps(const MakeRequest& request) {
  return request.rating || request.hardest || request.needed || request.singles_only;
}

int lowest_unique_rating() {
  int lowest = kUnsolvedRating;
  for (const TechniqueInfo& info : technique_table()) {
    if (info.assumes_unique && info.se_rating > 0)
      lowest = std::min(lowest, ratings_of(info.technique).least);
  }
  return lowest;
}

bool PathCheck::fits() const {
  const int er = rating().er;
  return path_.state().is_solved() && (!conditions_.by_rating || conditions_.ratings.has(er)) &&
         (!conditions_.hardest || hardest_rating_ >= (conditions_.by_rating ? er : 0)) &&
         (!conditions_.needed || uses_ >= conditions_.uses);
}

StepsResult PathCheck::step() {
  const auto deduction = path_.next();
  if (!deduction) return fits() ? StepsResult::fits : StepsResult::fails;
  const int tenths = tally_.add(*deduction);
  if (conditions_.by_rating && tenths > conditions_.ratings.most) return StepsResult::fails;
  if (conditions_.hardest == deduction->technique)
    hardest_rating_ = std::max(hardest_rating_, tenths);
  if (conditions_.needed == deduction->technique) ++uses_;
  return StepsResult::undecided;
}

StepsCheck::StepsCheck(const Grid& puzzle, const StepConditions& conditions)
    : rated_(LogicState(puzzle), conditions.rated) {
  const Grid filled = with_singles(puzzle);
  fails_ = fails_at_once(filled, conditions);
  if (fails_ || !conditions.books) return;
  // Singles are first in the order of books and not among the requested techniques, so the path may
  // begin after them.
  books_.emplace(LogicState(filled, Candidates::of(filled), puzzle), *conditions.books);
  // Otherwise ratings reject most puzzles sooner.
  books_next_ = conditions.rated.ratings.most == kUnsolvedRating && !conditions.rated.needed;
}

StepsResult StepsCheck::step() {
  if (fails_) return StepsResult::fails;
  if (books_ && books_next_) {
    const StepsResult result = books_->step();
    if (result != StepsResult::fits) return result;
    books_.reset();
    return rated_fits_ ? StepsResult::fits : StepsResult::undecided;
  }
  const StepsResult result = rated_.step();
  if (result != StepsResult::fits || !books_) return result;
  rated_fits_ = books_next_ = true;
  return StepsResult::undecided;
}

}  // namespace sudoku::generator
