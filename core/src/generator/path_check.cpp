#include "generator/path_check.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "generator/singles_closure.hpp"

namespace sudoku::generator {

namespace {

// The lowest rating in tenths that each producer of se_order() reports. A test compares it with the
// ratings of deductions.
constexpr std::array kLowest = {10, 17, 20, 23, 25, 26, 30, 32, 34, 36, 38, 40, 42,  44,  45,
                                50, 52, 54, 56, 62, 65, 75, 75, 80, 85, 90, 95, 100, 105, 110};

// Chains are rated higher by their length, by less than this.
constexpr int kMostSurcharge = 25;
constexpr int kFirstChain = 65;

constexpr int kNoLimit = kUnsolvedRating;

int tenths_of(Technique technique) { return rating_tenths(info_of(technique).se_rating); }

constexpr int kHighestSingle = 23;

bool is_rated(const std::optional<Technique>& technique) {
  return technique && tenths_of(*technique) > 0;
}

// The lowest rating that the conditions of a request allow.
int lowest_rating(const MakeRequest& request) {
  int least = request.rating ? request.rating->least : 0;
  if (request.hardest) least = std::max(least, tenths_of(*request.hardest));
  return least;
}

// True if the puzzle does not fulfil the request: it needs more than singles, or nothing else, or
// is not solved by the steps up to the highest rating. Saves time: in `grid`, the singles are
// filled in at once.
bool fails_at_once(const Grid& grid, const MakeRequest& request, int most) {
  if (grid.is_full())
    return lowest_rating(request) > kHighestSingle || has_condition_on_books(request);
  if (request.singles_only) return true;
  if (most >= kFirstUnique) return false;
  SolutionPath path(LogicState(grid), se_order_up_to(most), false);
  while (path.next()) {
  }
  return !path.state().is_solved();
}

}  // namespace

bool has_condition_on_steps(const MakeRequest& request) {
  return request.rating || request.hardest || request.needed || request.singles_only;
}

Order se_order_up_to(int tenths) {
  const auto end = std::upper_bound(kLowest.begin(), kLowest.end(), tenths);
  return se_order().first(std::min<std::size_t>(end - kLowest.begin(), se_order().size()));
}

int highest_rating(const MakeRequest& request) {
  int most = kNoLimit;
  if (request.rating) most = std::min(most, request.rating->most);
  if (is_rated(request.hardest)) {
    const int rating = tenths_of(*request.hardest);
    // Unique loops and bivalue graveyards have surcharges, too.
    const int surcharge = rating >= kFirstChain ? kMostSurcharge : rating >= 45 ? 5 : 0;
    most = std::min(most, rating + surcharge);
  }
  if (request.singles_only) most = std::min(most, tenths_of(Technique::naked_single));
  return most;
}

PathCheck::PathCheck(const Grid& puzzle, const MakeRequest& request)
    : request_(request),
      path_(LogicState(puzzle), se_order_up_to(highest_rating(request)), false),
      most_(highest_rating(request)) {
  const Grid filled = with_singles(puzzle);
  decided_ = fails_at_once(filled, request, most_);
  if (decided_ || !has_condition_on_books(request)) return;
  books_.emplace(puzzle, filled, request);
  // Otherwise ratings reject most puzzles sooner.
  books_first_ = most_ == kNoLimit && !is_rated(request.needed);
}

StepsResult PathCheck::decide() const {
  const bool fits = path_.state().is_solved() &&
                    (!request_.rating || request_.rating->has(rating_.er)) &&
                    (!is_rated(request_.hardest) || hardest_seen_) &&
                    (!is_rated(request_.needed) || uses_ >= request_.uses);
  return fits ? StepsResult::fits : StepsResult::fails;
}

StepsResult PathCheck::step_books() {
  const StepsResult result = books_->step();
  if (result != StepsResult::fits) return result;
  books_.reset();
  return books_first_ ? StepsResult::undecided : StepsResult::fits;
}

StepsResult PathCheck::step_rated() {
  const auto deduction = path_.next();
  if (!deduction) return decide();
  const int tenths = rating_tenths(deduction->rating);
  if (tenths > most_) return StepsResult::fails;
  if (rating_.ed == 0) rating_.ed = tenths;
  if (tenths > rating_.er) {
    rating_.er = tenths;
    hardest_seen_ = false;
  }
  if (tenths == rating_.er && request_.hardest == deduction->technique) hardest_seen_ = true;
  if (request_.needed == deduction->technique) ++uses_;
  if (rating_.ep == 0 && !deduction->placements.empty()) rating_.ep = rating_.er;
  return StepsResult::undecided;
}

StepsResult PathCheck::step() {
  if (decided_) return StepsResult::fails;
  if (books_ && (books_first_ || rated_)) return step_books();
  const StepsResult result = step_rated();
  if (result != StepsResult::fits || !books_) return result;
  rated_ = true;
  return StepsResult::undecided;
}

}  // namespace sudoku::generator
