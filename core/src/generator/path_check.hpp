// Compares the steps of a puzzle with the conditions of a request.
#pragma once

#include "generator/book_check.hpp"
#include "sudoku/generator.hpp"
#include "sudoku/logic.hpp"

namespace sudoku::generator {

/// Steps below this rating, in tenths, assume nothing about the number of solutions. They remain
/// possible when others are taken, so that their order does not decide whether they solve a puzzle.
inline constexpr int kFirstUnique = 45;

/// True if the request has a condition on the steps of the solution.
bool has_condition_on_steps(const MakeRequest& request);

/// The producers of `se_order()` that can find a step rated at most `tenths`; later ones are
/// missing. With them a puzzle that needs a higher rating is not solved.
Order se_order_up_to(int tenths);

/// The highest rating that the conditions of a request allow, in tenths.
int highest_rating(const MakeRequest& request);

/// Follows the path of one puzzle, step by step; with a condition on books also that in their
/// order. A puzzle with a step above the requested rating is rejected without looking for that
/// step.
class PathCheck {
 public:
  PathCheck(const Grid& puzzle, const MakeRequest& request);

  /// Takes the next step.
  StepsResult step();
  /// The rating of the puzzle. Precondition: the last result was `fits`.
  const Rating& rating() const { return rating_; }

 private:
  StepsResult step_books();
  StepsResult step_rated();
  StepsResult decide() const;

  const MakeRequest& request_;
  SolutionPath path_;
  int most_;
  Rating rating_;
  // The requested technique, if it counts here, is among the steps with the highest rating.
  bool hardest_seen_ = false;
  int uses_ = 0;
  bool decided_ = false;
  std::optional<BookCheck> books_;  // until it fits
  bool books_first_ = false;
  bool rated_ = false;  // the rated path fits
};

}  // namespace sudoku::generator
