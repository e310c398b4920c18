// The exports of a wasm module in the bench: it gets a list once, then solves slices of it.
#include "list.hpp"

#include <vector>

namespace {
std::vector<char> list;
ListTotals totals;
}  // namespace

extern "C" {

/// A buffer for a list of `size` puzzles, which the caller fills.
char* bench_list(std::size_t size) {
  list.assign(size * kLine, 0);
  return list.data();
}

/// Calls `solve_list`. The result is valid until the next call.
const ListTotals* bench_run(std::size_t from, std::size_t count, std::size_t limit) {
  totals = solve_list(bench_solve, list.data(), list.size() / kLine, from, count, limit);
  return &totals;
}
}
