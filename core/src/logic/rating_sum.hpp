// Ratings of which Sudoku Explainer adds several fractions.
#pragma once

#include <cmath>

namespace sudoku::logic {

// Sudoku Explainer orders some hints by inexact sums, for example 6.6 + 0.1 before 6.7: such sums
// are kept as it computes them, and a deduction has their tenths. It prints a sum rounded down
// after 0.05 is added.
inline int tenths_of(double sum) { return static_cast<int>(std::floor((sum + 0.05) * 10)); }

}  // namespace sudoku::logic
