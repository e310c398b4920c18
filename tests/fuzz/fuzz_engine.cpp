// The engine against brute force, on puzzles made by deleting and changing cells of a full grid.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "../core/brute_force.hpp"
#include "expect.hpp"
#include "sudoku/engine.hpp"

namespace {

using sudoku::Candidates;
using sudoku::Cell;
using sudoku::Grid;
using sudoku::kCells;
using sudoku::SolutionSearch;
using sudoku::Verdict;

constexpr std::size_t kLimit = 40;
constexpr int kNodes = 20'000;  // of brute force: a millisecond or so

/// Numbers that follow from the fuzzer's bytes. The bytes only seed them: as a plan of cells to
/// empty they would seldom empty enough for more than the simplest deductions.
class Numbers {
 public:
  Numbers(const std::uint8_t* data, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) state_ = (state_ ^ data[i]) * 0x100000001b3;  // FNV-1a
  }
  /// 0..n-1. SplitMix64, from Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators.
  int below(int n) {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return static_cast<int>((z ^ (z >> 31)) % static_cast<unsigned>(n));
  }

 private:
  std::uint64_t state_ = 0xcbf29ce484222325;
};

/// The nine rows or columns in another order: bands swapped, and lines within each band.
std::array<int, 9> shuffled_lines(Numbers& numbers) {
  std::array<int, 9> line{0, 1, 2, 3, 4, 5, 6, 7, 8};
  for (int i = 0; i < 9; ++i) std::swap(line[i], line[i / 3 * 3 + numbers.below(3)]);
  const int band = numbers.below(3);
  for (int i = 0; i < 3; ++i) std::swap(line[i], line[band * 3 + i]);
  return line;
}

/// A full grid without conflicts: rows are the digits 1..9 rotated, then lines and digits swapped.
Grid full_grid(Numbers& numbers) {
  std::array<int, 9> digit{1, 2, 3, 4, 5, 6, 7, 8, 9};
  for (int i = 0; i < 9; ++i) std::swap(digit[i], digit[numbers.below(9)]);
  const std::array<int, 9> row = shuffled_lines(numbers);
  const std::array<int, 9> column = shuffled_lines(numbers);
  Grid grid;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const int r = row[sudoku::row_of(cell)];
    grid.set(cell, digit[(r * 3 + r / 3 + column[sudoku::column_of(cell)]) % 9]);
  }
  return grid;
}

/// A full grid with any number of cells emptied; one time in four a digit is changed, which may
/// clash or leave no solution.
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

/// What the digits leave, less up to 40 candidates of empty cells.
Candidates crossed_out(const Grid& puzzle, Numbers& numbers) {
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

/// Goes from solution to solution with a budget of `nodes` at a time, at most kLimit of them.
std::vector<Grid> walk(SolutionSearch search, std::uint64_t nodes) {
  std::vector<Grid> found;
  while (found.size() < kLimit) {
    const SolutionSearch::State state = search.advance(nodes);
    if (state == SolutionSearch::State::exhausted) break;
    if (state == SolutionSearch::State::found) found.push_back(search.solution());
    EXPECT(search.found() == found.size());
  }
  return found;
}

/// `got` must be `truth`, in any order, or where there are more than kLimit, kLimit full grids
/// without conflicts that keep to `allowed`.
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

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Numbers numbers(data, size);
  const auto nodes = static_cast<std::uint64_t>(numbers.below(256)) + 1;
  const Grid puzzle = puzzle_from(numbers);
  check_puzzle(puzzle, nodes);
  if (!brute_force::has_conflict(puzzle)) check_candidates(crossed_out(puzzle, numbers), nodes);
  return 0;
}
