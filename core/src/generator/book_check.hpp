// Compares the steps of a puzzle in the order of books with the conditions of a request.
#pragma once

#include <cstdint>

#include "sudoku/generator.hpp"
#include "sudoku/logic.hpp"

namespace sudoku::generator {

/// What is known about a puzzle before, at or after the end of its path.
enum class StepsResult : std::uint8_t { undecided, fits, fails };

/// The producers of `book_order()` up to the one that finds `technique`. With them a puzzle that
/// needs a later technique is not solved. Empty if none finds it.
Order book_order_up_to(Technique technique);

/// True if a technique that only books have is requested.
bool has_condition_on_books(const MakeRequest& request);

/// Follows the path of one puzzle in the order of books, step by step.
class BookCheck {
 public:
  /// `filled` is the puzzle with the digits that singles place. Singles are first in the order and
  /// not among the requested techniques, so the path may begin after them.
  BookCheck(const Grid& puzzle, const Grid& filled, const MakeRequest& request);

  /// Takes the next step.
  StepsResult step();

 private:
  const MakeRequest& request_;
  SolutionPath path_;
  bool hardest_seen_ = false;
  int uses_ = 0;
};

}  // namespace sudoku::generator
