#include "sudoku/rating_format.hpp"

#include <algorithm>

#include "sudoku/line.hpp"
#include "sudoku/rating.hpp"

namespace sudoku {

namespace {

// In the unit of `Batch::work`, about a microsecond.
constexpr std::uint64_t kRatingCost = 1000;

bool is_rated(BatchVerdict verdict) {
  return verdict == BatchVerdict::one || verdict == BatchVerdict::solved;
}

char* print_rating(const BatchAnswer& answer, char* to) {
  format_line(answer.puzzle, '.', to);
  to += kCells;
  if (is_rated(answer.verdict)) {
    const Rating rating = rate(answer.puzzle);
    for (int tenths : {rating.er, rating.ep, rating.ed}) {
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

constexpr BatchFormat kFormat = {.id = "rating",
                                 .head = "puzzle,ER,EP,ED\n",
                                 .first_solutions = 0,
                                 .expressible = kExpressible,
                                 .print = print_rating,
                                 .counts_many = false,
                                 .is_table = false,
                                 .answer_cost = kRatingCost};

}  // namespace

const BatchFormat& rating_format() { return kFormat; }

}  // namespace sudoku
