// Rates puzzles on the scale of Sudoku Explainer 1.2.1 ("serate").
//
// The rater solves the puzzle as Sudoku Explainer does, with the first deduction of `se_order()` at
// each step. All ratings are in tenths.
//
// Functions are pure and thread-safe.
#pragma once

#include <string>

#include "sudoku/grid.hpp"
#include "sudoku/logic.hpp"

namespace sudoku {

/// The three figures of a puzzle, in tenths: 66 is 6.6.
struct Rating {
  int er = 0;  ///< the highest rating of all steps; kUnsolvedRating if they do not solve the puzzle
  int ep = 0;  ///< the highest rating up to the first step that places a digit ("pearl"); 0 before
  int ed = 0;  ///< the rating of the first step ("diamond")

  friend bool operator==(const Rating&, const Rating&) = default;
};

/// The range of a number, both ends included.
struct Range {
  int least;
  int most;

  constexpr bool has(int number) const { return least <= number && number <= most; }
  friend constexpr bool operator==(const Range&, const Range&) = default;
};

/// 20.0: no producer finds a deduction.
inline constexpr int kUnsolvedRating = 200;

/// "6.6" for 66.
std::string rating_text(int tenths);

/// The ratings that steps of a technique can have, in tenths; {0, 0} if Sudoku Explainer does not
/// have it.
Range ratings_of(Technique technique);

/// The hardest steps of a path.
struct HardestSteps {
  Technique technique = Technique::full_house;  ///< of the first of them
  int level = 0;                                ///< Deduction::level
  int count = 0;
};

/// The rating of the steps of a path.
class RatingTally {
 public:
  /// Takes the next step. Returns its rating in tenths.
  int add(const Deduction& deduction);
  /// Takes the end of a path that does not solve the puzzle.
  void add_unsolved() { rating_.er = kUnsolvedRating; }

  const Rating& rating() const { return rating_; }
  const HardestSteps& hardest() const { return hardest_; }

 private:
  Rating rating_;
  HardestSteps hardest_;
};

/// Rates one puzzle step by step, so that a caller can pause between steps and look at them.
class Rater {
 public:
  /// With `evidence` the deductions have evidence, which takes longer.
  explicit Rater(const Grid& puzzle, bool evidence = false);
  /// The same for givens and eliminated candidates.
  explicit Rater(const Puzzle& puzzle, bool evidence = false);

  /// Takes the next step. False once the puzzle is solved or no deduction is found; then the rating
  /// is final. A step takes as long as `find_next`.
  bool step();
  /// Takes steps until the rating is final or `work` is spent, as SolutionPath::advance. True if it
  /// is final.
  bool advance(Work& work);
  /// The last step. Precondition: `step` returned true.
  const Deduction& deduction() const { return *deduction_; }
  /// The state after the steps so far.
  const LogicState& state() const { return path_.state(); }
  /// The rating of the steps so far.
  const Rating& rating() const { return tally_.rating(); }
  const HardestSteps& hardest() const { return tally_.hardest(); }

 private:
  bool take();

  SolutionPath path_;
  std::optional<Deduction> deduction_;
  RatingTally tally_;
};

/// The rating of a puzzle. 0/0/0 for a grid with conflicts or without empty cells. Milliseconds,
/// up to tenths of a second above 9.0 and seconds above 11.0.
Rating rate(const Grid& puzzle);
Rating rate(const Puzzle& puzzle);

}  // namespace sudoku
