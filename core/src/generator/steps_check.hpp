// Compares a puzzle with all conditions of a request on its steps, in both orders.
#pragma once

#include <optional>

#include "generator/path_check.hpp"
#include "sudoku/generator.hpp"

namespace sudoku::generator {

/// The conditions of a request on the steps of the solution.
struct StepConditions {
  explicit StepConditions(const MakeRequest& request);

  PathConditions rated;                 ///< of the path in Sudoku Explainer's order
  std::optional<PathConditions> books;  ///< of that in the order of books, if there are any
  bool singles_only;
};

/// True if the request has a condition on the steps of the solution.
bool has_condition_on_steps(const MakeRequest& request);

/// The lowest rating, in tenths, of a step that assumes exactly one solution. Steps below remain
/// possible when others are taken, so that their order does not decide whether they solve a puzzle.
int lowest_unique_rating();

/// Follows the paths of one puzzle, step by step.
class StepsCheck {
 public:
  StepsCheck(const Grid& puzzle, const StepConditions& conditions);

  /// Takes the next step.
  StepsResult step();
  /// The rating of the puzzle. Precondition: the last result was `fits`.
  const Rating& rating() const { return rated_.rating(); }

 private:
  PathCheck rated_;
  std::optional<PathCheck> books_;  // until it fits
  bool fails_ = false;
  bool books_next_ = false;
  bool rated_fits_ = false;
};

}  // namespace sudoku::generator
