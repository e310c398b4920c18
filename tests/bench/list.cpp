// The exports of a wasm module that is measured: a list goes in once, then slices of it are solved.
#include "list.hpp"

#include <vector>

namespace {
std::vector<char> list;
ListTotals totals;
}  // namespace

extern "C" {

/// Room for a list of `size` puzzles, to be filled by the caller.
char* bench_list(std::size_t size) {
  list.assign(size * kLine, 0);
  return list.data();
}

/// See `solve_list`. The totals are valid until the next call.
const ListTotals* bench_run(std::size_t from, std::size_t count, std::size_t limit) {
  totals = solve_list(bench_solve, list.data(), list.size() / kLine, from, count, limit);
  return &totals;
}
}
