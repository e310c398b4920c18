// Compares the steps of a puzzle with the conditions of a request, in both orders.
#pragma once

#include <cstdint>
#include <optional>

#include "sudoku/generator.hpp"
#include "sudoku/logic.hpp"
#include "sudoku/rating.hpp"

namespace sudoku::generator {

/// What is known about a puzzle before, at or after the end of its path.
enum class StepsResult : std::uint8_t { undecided, fits, fails };

/// What the path of a puzzle in one order must be like.
struct PathConditions {
  Order order;  ///< without the producers whose steps do not fit
  /// Sudoku Explainer's order: the hardest steps are those with the highest rating. In the order of
  /// books they are the last producer's.
  bool by_rating;
  Range ratings{0, kUnsolvedRating};  ///< ER in tenths; with `by_rating` only
  std::optional<Technique> hardest = {};
  std::optional<Technique> needed = {};
  int uses = 1;
};

/// Follows the path of one puzzle, step by step. A puzzle with a step above the highest rating is
/// rejected without looking for that step.
class PathCheck {
 public:
  PathCheck(const LogicState& start, const PathConditions& conditions)
      : conditions_(conditions), path_(start, conditions.order, false) {}

  /// Takes the next step.
  StepsResult step();
  /// The rating of the steps so far.
  const Rating& rating() const { return tally_.rating(); }

 private:
  bool fits() const;

  PathConditions conditions_;
  SolutionPath path_;
  RatingTally tally_;
  int hardest_rating_ = -1;  // of the steps of the requested technique; -1: none
  int uses_ = 0;
};

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
