// The engine against brute force, on puzzles made by deleting and changing cells of a full grid.
#include <algorithm>
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

/// Reads the fuzzer's bytes one after the other; zeros when there are no more.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  bool left() const { return at_ < size_; }
  int next() { return left() ? data_[at_++] : 0; }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

/// A full grid without conflicts: rows are the digits 1..9 rotated, and the bytes swap digits and
/// rows of one band.
Grid full_grid(Bytes& bytes) {
  std::array<int, 9> digit{1, 2, 3, 4, 5, 6, 7, 8, 9};
  std::array<int, 9> row{0, 1, 2, 3, 4, 5, 6, 7, 8};
  for (int i = 0; i < 9; ++i) {
    const int byte = bytes.next();
    std::swap(digit[i], digit[byte % 9]);
    std::swap(row[i], row[i / 3 * 3 + byte / 9 % 3]);
  }
  Grid grid;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const int r = row[sudoku::row_of(cell)];
    grid.set(cell, digit[(r * 3 + r / 3 + sudoku::column_of(cell)) % 9]);
  }
  return grid;
}

/// Each byte below 243 empties a cell, any other changes one, which seldom leaves a solution.
Grid puzzle_from(Bytes& bytes) {
  Grid grid = full_grid(bytes);
  const int changes = bytes.next() % 64;
  for (int i = 0; i < changes && bytes.left(); ++i) {
    const int byte = bytes.next();
    if (byte < 243) {
      grid.clear(byte % kCells);
    } else {
      grid.set(bytes.next() % kCells, byte - 243 > 8 ? 9 : byte - 242);
    }
  }
  return grid;
}

/// What the digits leave, less what the remaining bytes cross out in empty cells.
Candidates crossed_out(const Grid& puzzle, Bytes& bytes) {
  Candidates candidates = Candidates::of(puzzle);
  while (bytes.left()) {
    const Cell cell = bytes.next() % kCells;
    const int digit = bytes.next() % 9 + 1;
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
  Bytes bytes(data, size);
  const std::uint64_t nodes = static_cast<std::uint64_t>(bytes.next()) + 1;
  const Grid puzzle = puzzle_from(bytes);
  check_puzzle(puzzle, nodes);
  if (!brute_force::has_conflict(puzzle)) check_candidates(crossed_out(puzzle, bytes), nodes);
  return 0;
}
