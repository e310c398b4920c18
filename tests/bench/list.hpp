// The loop over a list of puzzles, the same for all solvers, native and wasm.
#pragma once

#include <cstddef>

#include "solver.h"

inline constexpr std::size_t kLine = 82;  ///< bytes per puzzle: 81 characters and a line feed

struct ListTotals {
  double solutions = 0;  ///< double, because JavaScript reads it
  double guesses = 0;
};

/// Solves `count` puzzles of a list of `size` puzzles from number `from` on, and continues with the
/// first after the last.
inline ListTotals solve_list(decltype(bench_solve) solve, const char* list, std::size_t size,
                             std::size_t from, std::size_t count, std::size_t limit) {
  ListTotals totals;
  char solution[kLine];
  for (std::size_t at = from % size; count > 0; --count) {
    std::size_t guesses = 0;
    totals.solutions += static_cast<double>(solve(list + at * kLine, limit, solution, &guesses));
    totals.guesses += static_cast<double>(guesses);
    if (++at == size) at = 0;
  }
  return totals;
}
