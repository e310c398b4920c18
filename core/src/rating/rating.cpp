#include "sudoku/rating.hpp"

#include <algorithm>

#include "sudoku/check.hpp"

namespace sudoku {

std::string rating_text(int tenths) {
  std::string text = std::to_string(tenths / 10);
  text += '.';
  text += static_cast<char>('0' + tenths % 10);
  return text;
}

Range ratings_of(Technique technique) {
  const TechniqueInfo& info = info_of(technique);
  return {info.se_rating, info.se_rating + info.se_surcharge};
}

int RatingTally::add(const Deduction& deduction) {
  const int tenths = deduction.rating;
  if (rating_.ed == 0) rating_.ed = tenths;
  if (tenths > rating_.er) hardest_ = {deduction.technique, deduction.level, 0};
  hardest_.count += tenths >= rating_.er;
  rating_.er = std::max(rating_.er, tenths);
  if (rating_.ep == 0 && !deduction.placements.empty()) rating_.ep = rating_.er;
  return tenths;
}

Rater::Rater(const Grid& puzzle, bool evidence) : Rater(Puzzle{puzzle, {}, {}}, evidence) {}

Rater::Rater(const Puzzle& puzzle, bool evidence)
    : path_(LogicState(Puzzle{puzzle.givens, {}, puzzle.eliminated}), se_order(), evidence) {}

bool Rater::step() {
  deduction_ = path_.next();
  return take();
}

bool Rater::advance(Work& work) {
  while (path_.advance(work, deduction_)) {
    if (!take()) return true;
  }
  return false;
}

// Takes the next deduction of the path. False at its end.
bool Rater::take() {
  if (deduction_) {
    tally_.add(*deduction_);
  } else if (!path_.state().is_solved()) {
    tally_.add_unsolved();
  }
  return deduction_.has_value();
}

Rating rate(const Grid& puzzle) { return rate(Puzzle{puzzle, {}, {}}); }

Rating rate(const Puzzle& puzzle) {
  if (!is_conflict_free(puzzle.givens)) return {};
  Rater rater(puzzle);
  while (rater.step()) {
  }
  return rater.rating();
}

}  // namespace sudoku
