// The engine against brute force, and its propagation against the scalar reference, on puzzles made
// by deleting and changing cells of a full grid. Puzzles are solved alone, in batches and in
// slices.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "../core/brute_force.hpp"
#include "../core/propagation_check.hpp"
#include "expect.hpp"
#include "random_grid.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/exact_count.hpp"

namespace {

using random_grid::full_grid;
using random_grid::Numbers;
using sudoku::Candidates;
using sudoku::Cell;
using sudoku::Grid;
using sudoku::kCells;
using sudoku::SolutionSearch;
using sudoku::Solver;
using sudoku::Verdict;

constexpr std::size_t kLimit = 40;
constexpr int kNodes = 20'000;    // of brute force, about a millisecond
constexpr int kLargestBatch = 8;  // two boards per lane

/// A full grid with any number of cells emptied. In one of four a digit is changed, which may cause
/// a conflict or leave no solution.
Grid puzzle_from(Numbers& numbers) {
  Grid grid = full_grid(numbers);
  for (int left = numbers.below(kCells + 1); left > 0;) {
    const Cell cell = numbers.below(kCells);
    if (grid.is_empty(cell)) continue;
    grid.clear(cell);
    --left;
  }
  if (numbers.below(4) == 0) grid.set(numbers.below(kCells), numbers.below(9) + 1);
  return grid;
}

/// The candidates of the puzzle without up to 40 of empty cells.
Candidates some_eliminated(const Grid& puzzle, Numbers& numbers) {
  Candidates candidates = Candidates::of(puzzle);
  for (int i = numbers.below(41); i > 0; --i) {
    const Cell cell = numbers.below(kCells);
    const int digit = numbers.below(9) + 1;
    if (puzzle.is_empty(cell)) candidates[cell].remove(digit);
  }
  return candidates;
}

Verdict verdict_of(std::size_t solutions) {
  return solutions == 0 ? Verdict::none : solutions == 1 ? Verdict::one : Verdict::many;
}

std::string key(const Grid& grid) {
  std::string text;
  for (Cell cell = 0; cell < kCells; ++cell) text += static_cast<char>('0' + grid[cell]);
  return text;
}

std::set<std::string> keys(const std::vector<Grid>& grids) {
  std::set<std::string> all;
  for (const Grid& grid : grids) all.insert(key(grid));
  return all;
}

/// The first kLimit solutions of a search in slices of `nodes` nodes.
std::vector<Grid> walk(SolutionSearch search, std::uint64_t nodes) {
  std::vector<Grid> found;
  while (found.size() < kLimit) {
    const SolutionSearch::Progress state = search.advance(nodes);
    if (state == SolutionSearch::Progress::exhausted) break;
    if (state == SolutionSearch::Progress::found) found.push_back(search.solution());
    EXPECT(search.found() == found.size());
  }
  return found;
}

/// `got` must be `truth` in any order or, if there are more than kLimit solutions, kLimit full
/// grids without conflicts and with candidates of `allowed` only.
void expect_same(const std::vector<Grid>& got, const std::vector<Grid>& truth,
                 const Candidates& allowed) {
  EXPECT(got.size() == truth.size());
  EXPECT(keys(got).size() == got.size());
  if (truth.size() < kLimit) EXPECT(keys(got) == keys(truth));
  for (const Grid& grid : got) {
    EXPECT(grid.is_full() && !brute_force::has_conflict(grid));
    for (Cell cell = 0; cell < kCells; ++cell) EXPECT(allowed[cell].has(grid[cell]));
  }
}

void check_puzzle(const Grid& puzzle, std::uint64_t nodes) {
  if (brute_force::has_conflict(puzzle)) {
    EXPECT(sudoku::solve(puzzle).verdict == Verdict::invalid);
    EXPECT(sudoku::solve(puzzle).solutions.empty());
    EXPECT(sudoku::count_solutions(puzzle) == 0);
    return;
  }
  const auto truth = brute_force::first_solutions(puzzle, Candidates{}, kLimit, kNodes);
  if (!truth) return;
  const Candidates allowed = Candidates::of(puzzle);
  EXPECT(sudoku::solve(puzzle).verdict == verdict_of(truth->size()));
  EXPECT(sudoku::solve(puzzle).solutions.size() == std::min<std::size_t>(2, truth->size()));
  EXPECT(sudoku::count_solutions(puzzle, kLimit) == truth->size());
  expect_same(sudoku::solve(puzzle, kLimit).solutions, *truth, allowed);
  expect_same(walk(SolutionSearch(puzzle), nodes), *truth, allowed);

  std::vector<Grid> first = *truth;
  first.resize(std::min<std::size_t>(3, first.size()));
  EXPECT(sudoku::first_solutions(puzzle, 3) == first);
}

void check_candidates(const Candidates& allowed, std::uint64_t nodes) {
  const auto truth = brute_force::first_solutions(Grid{}, allowed, kLimit, kNodes);
  if (!truth) return;
  EXPECT(sudoku::solve(allowed).verdict == verdict_of(truth->size()));
  expect_same(walk(SolutionSearch(allowed), nodes), *truth, allowed);
}

/// All versions of propagation against the reference: alone and in lanes, and for both sides of one
/// guess, side by side.
void check_propagation(const std::vector<Grid>& puzzles, const Candidates& candidates,
                       Numbers& numbers) {
  propagation_check::Boards boards;
  for (const Grid& puzzle : puzzles) boards.add(puzzle);
  boards.add(candidates);
  EXPECT(boards.difference() == "");

  Candidates stable = candidates;
  if (!propagation_reference::propagate(stable)) return;
  for (int tries = 0; tries < 10; ++tries) {
    const Cell cell = numbers.below(kCells);
    if (stable[cell].size() < 2) continue;
    const int digit = numbers.below(9) + 1;
    if (!stable[cell].has(digit)) continue;
    EXPECT(propagation_check::compare_guess(stable, {cell, digit}).difference == "");
    return;
  }
}

/// A batch, solved at once or in slices of `nodes` nodes, against the puzzles alone. The solvers
/// are reused for all inputs, as those of a list are.
void check_batch(const std::vector<Grid>& puzzles, int limit, std::uint64_t nodes) {
  static Solver alone, batch, slices;
  EXPECT(batch.load(puzzles) == puzzles.size());
  EXPECT(slices.load(puzzles) == puzzles.size());
  for (const Grid& puzzle : puzzles) {
    const auto before = alone.guesses();
    const auto batch_before = batch.guesses();
    const auto slices_before = slices.guesses();
    const int found = alone.solve(puzzle, limit);
    EXPECT(found <= limit);
    EXPECT(batch.solve_next(limit) == found);
    EXPECT(slices.start_next(limit));
    while (!slices.advance(nodes)) EXPECT(slices.found() < limit);
    EXPECT(slices.found() == found);
    if (found > 0) {
      const Grid solution = alone.solution();
      EXPECT(solution.is_full() && !brute_force::has_conflict(solution));
      EXPECT(solution.is_extension_of(puzzle));
      EXPECT(batch.solution() == solution && slices.solution() == solution);
    }
    EXPECT(batch.guesses() - batch_before == alone.guesses() - before);
    EXPECT(slices.guesses() - slices_before == alone.guesses() - before);
  }
  EXPECT(batch.solve_next(limit) == Solver::kNoneLeft);
  EXPECT(!slices.start_next(limit));
}

/// The exact count takes milliseconds to prepare and up to seconds for few givens.
void check_exact_count(const Grid& puzzle) {
  if (puzzle.filled() < 30) return;
  constexpr std::uint64_t kCountable = 1000;
  const std::uint64_t expected = sudoku::count_solutions(puzzle, kCountable);
  if (expected == kCountable) return;
  sudoku::ExactCount count(puzzle);
  EXPECT(count.advance(UINT64_MAX));
  EXPECT(count.count() == expected);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Numbers numbers(data, size);
  const auto nodes = static_cast<std::uint64_t>(numbers.below(256)) + 1;
  const Grid puzzle = puzzle_from(numbers);
  const Candidates candidates = some_eliminated(puzzle, numbers);
  check_puzzle(puzzle, nodes);
  if (!brute_force::has_conflict(puzzle)) check_candidates(candidates, nodes);

  std::vector<Grid> batch{puzzle};
  for (int more = numbers.below(kLargestBatch); more > 0; --more) {
    batch.push_back(puzzle_from(numbers));
  }
  check_propagation(batch, candidates, numbers);
  check_batch(batch, 1 + numbers.below(3), nodes);
  if (numbers.below(128) == 0) check_exact_count(puzzle);
  return 0;
}
