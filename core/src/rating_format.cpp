#include "sudoku/rating_format.hpp"

#include <algorithm>

#include "sudoku/line.hpp"

namespace sudoku {

namespace {

char* print_rating(const BatchAnswer& answer, char* to) {
  format_line(answer.puzzle, '.', to);
  to += kCells;
  if (answer.rating) {
    for (int tenths : {answer.rating->er, answer.rating->ep, answer.rating->ed}) {
      *to++ = ',';
      const std::string text = rating_text(tenths);
      to = std::copy(text.begin(), text.end(), to);
    }
  } else {
    to = std::fill_n(to, 3, ',');
  }
  *to++ = '\n';
  return to;
}

constexpr unsigned kExpressible =
    1u << static_cast<int>(BatchVerdict::one) | 1u << static_cast<int>(BatchVerdict::solved);

}  // namespace

BatchFormat rating_format(Rating (*rate_puzzle)(const Grid& puzzle)) {
  return {.id = "rating",
          .head = "puzzle,ER,EP,ED\n",
          .first_solutions = 0,
          .expressible = kExpressible,
          .print = print_rating,
          .counts_many = false,
          .is_table = false,
          .rate = rate_puzzle};
}

}  // namespace sudoku
