#include "generator/path_check.hpp"

#include <algorithm>
#include <array>

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

// Steps below this rating assume nothing about the number of solutions. They remain possible when
// others are taken, so that their order does not decide whether they solve a puzzle.
constexpr int kFirstUnique = 45;
constexpr int kHighestSingle = 23;

// The lowest rating that the conditions of a request allow.
int lowest_rating(const MakeRequest& request) {
  int least = request.rating ? request.rating->least : 0;
  if (request.hardest) least = std::max(least, tenths_of(*request.hardest));
  return least;
}

// True if the puzzle does not fulfil the request: it needs more than singles, or nothing else, or
// is not solved by the steps up to the highest rating. Saves time: the singles are filled in at
// once.
bool fails_at_once(const Grid& puzzle, const MakeRequest& request, int most) {
  const Grid grid = with_singles(puzzle);
  if (grid.is_full()) return lowest_rating(request) > kHighestSingle;
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
  if (request.hardest) {
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
  decided_ = fails_at_once(puzzle, request, most_);
}

PathCheck::Result PathCheck::decide() const {
  const bool fits =
      path_.state().is_solved() && (!request_.rating || request_.rating->has(rating_.er)) &&
      (!request_.hardest || hardest_seen_) && (!request_.needed || uses_ >= request_.uses);
  return fits ? Result::fits : Result::fails;
}

PathCheck::Result PathCheck::step() {
  if (decided_) return Result::fails;
  const auto deduction = path_.next();
  if (!deduction) return decide();
  const int tenths = rating_tenths(deduction->rating);
  if (tenths > most_) return Result::fails;
  if (rating_.ed == 0) rating_.ed = tenths;
  if (tenths > rating_.er) {
    rating_.er = tenths;
    hardest_seen_ = false;
  }
  if (tenths == rating_.er && request_.hardest == deduction->technique) hardest_seen_ = true;
  if (request_.needed == deduction->technique) ++uses_;
  if (rating_.ep == 0 && !deduction->placements.empty()) rating_.ep = rating_.er;
  return Result::undecided;
}

}  // namespace sudoku::generator
