#include "generator/path_check.hpp"

#include <algorithm>

namespace sudoku::generator {

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

}  // namespace sudoku::generator
