#include "generator/pattern_search.hpp"

#include <algorithm>

#include "sudoku/engine.hpp"

namespace sudoku::generator {

namespace {

constexpr std::uint64_t kMostCounted = 512;

// The number of solutions, at most `most`; more than `most` if too many nodes would be visited.
std::uint64_t count_up_to(const Grid& puzzle, std::uint64_t most) {
  SolutionSearch search(puzzle);
  std::uint64_t nodes = 8 * most + 500;
  while (search.found() < most) {
    // A node at a time between solutions: the number found never exceeds the limit.
    const auto state = search.advance(nodes);
    if (state == SolutionSearch::Progress::exhausted) break;
    if (state == SolutionSearch::Progress::paused) return most + 1;
    nodes -= std::min<std::uint64_t>(nodes, 2);
  }
  return search.found();
}

}  // namespace

PatternSearch::PatternSearch(const Grid& solution, CellSet pattern, CellSet kept)
    : puzzle_(restricted(solution, pattern)) {
  for (Cell cell : pattern - kept) cells_.push_back(cell);
  solutions_ = std::max<std::uint64_t>(1, count_up_to(puzzle_, kMostCounted));
}

void PatternSearch::move(Random& random) {
  if (cells_.empty()) return;
  const Cell cell = cells_[random.below(static_cast<int>(cells_.size()))];
  Grid other = puzzle_;
  other.clear(cell);
  Digits digits = Candidates::of(other)[cell];
  digits.remove(puzzle_[cell]);
  if (digits.empty()) return;
  int skip = random.below(digits.size());
  for (Digit digit : digits) {
    if (skip-- == 0) other.set(cell, digit);
  }
  // A little worse is allowed, so that the walk does not end in a dead end.
  const std::uint64_t most = std::min(kMostCounted, solutions_ + 1 + solutions_ / 8);
  const std::uint64_t solutions = count_up_to(other, most + 1);
  if (solutions == 0 || (solutions > most && solutions_ < kMostCounted)) return;
  puzzle_ = other;
  solutions_ = std::min(solutions, kMostCounted);
}

}  // namespace sudoku::generator
