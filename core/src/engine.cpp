#include "sudoku/engine.hpp"

#include <cassert>

#include "engine/lanes.hpp"
#include "engine/tree.hpp"
#include "sudoku/check.hpp"

namespace sudoku {

const char* name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::invalid:
      return "invalid";
    case Verdict::none:
      return "none";
    case Verdict::one:
      return "one";
    case Verdict::many:
      return "many";
  }
  return "";
}

struct SolutionSearch::Memory {
  engine::Tree tree;
  std::uint64_t found = 0;
};

SolutionSearch::SolutionSearch(const Candidates& candidates) : memory_(std::make_unique<Memory>()) {
  memory_->tree.plant(candidates);
}

SolutionSearch::SolutionSearch(const Grid& puzzle) : memory_(std::make_unique<Memory>()) {
  memory_->tree.plant(puzzle);
}

SolutionSearch::~SolutionSearch() = default;
SolutionSearch::SolutionSearch(SolutionSearch&&) noexcept = default;
SolutionSearch& SolutionSearch::operator=(SolutionSearch&&) noexcept = default;

SolutionSearch::State SolutionSearch::advance(std::uint64_t nodes) {
  for (; !memory_->tree.is_exhausted(); --nodes) {
    if (nodes == 0) return State::paused;
    if (memory_->tree.visit()) {
      ++memory_->found;
      return State::found;
    }
  }
  return State::exhausted;
}

SolutionSearch::State SolutionSearch::count(std::uint64_t nodes) {
  for (; !memory_->tree.is_exhausted(); --nodes) {
    if (nodes == 0) return State::paused;
    memory_->found += memory_->tree.visit();
  }
  return State::exhausted;
}

std::uint64_t SolutionSearch::found() const { return memory_->found; }

Grid SolutionSearch::solution() const { return read_out(memory_->tree.solution()); }

struct Solver::Memory {
  engine::Tree tree;
  engine::Board solution;
  // Those that were taken together, settled.
  engine::Board boards[kTogether];
  engine::Settled states[kTogether];
  std::size_t next = 0;
};

Solver::Solver() : memory_(std::make_unique<Memory>()) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

int Solver::solve(const Grid& puzzle, int limit) {
  memory_->tree.plant(puzzle);
  return finish(limit);
}

void Solver::take(std::span<const Grid> puzzles) {
  assert(puzzles.size() <= kTogether);
  auto& [tree, solution, boards, states, next] = *memory_;
  for (std::size_t i = 0; i < puzzles.size(); ++i) load(boards[i], puzzles[i]);
  settle(std::span(boards).first(puzzles.size()), states);
  next = 0;
}

int Solver::next(int limit) {
  auto& [tree, solution, boards, states, next] = *memory_;
  const engine::Board& board = boards[next];
  const engine::Settled state = states[next++];
  if (state == engine::Settled::open) {
    tree.plant(board);
    return finish(limit);
  }
  if (state == engine::Settled::solved) copy(board, solution);
  return state == engine::Settled::solved;
}

// The tree is planted.
int Solver::finish(int limit) {
  assert(limit >= 1);
  engine::Tree& tree = memory_->tree;
  int found = 0;
  while (found < limit && !tree.is_exhausted()) {
    if (tree.visit() && ++found == 1) engine::copy(tree.solution(), memory_->solution);
  }
  return found;
}

Grid Solver::solution() const { return read_out(memory_->solution); }

std::uint64_t Solver::guesses() const { return memory_->tree.guesses(); }

namespace {

SolveResult collect(SolutionSearch search, int limit) {
  assert(limit >= 1);
  SolveResult result{Verdict::none, {}};
  while (static_cast<int>(result.solutions.size()) < limit &&
         search.advance(UINT64_MAX) == SolutionSearch::State::found) {
    result.solutions.push_back(search.solution());
  }
  if (!result.solutions.empty()) {
    result.verdict = result.solutions.size() == 1 ? Verdict::one : Verdict::many;
  }
  return result;
}

}  // namespace

SolveResult solve(const Grid& puzzle, int limit) {
  if (!is_conflict_free(puzzle)) return {Verdict::invalid, {}};
  return collect(SolutionSearch(puzzle), limit);
}

SolveResult solve(const Candidates& candidates, int limit) {
  return collect(SolutionSearch(candidates), limit);
}

std::uint64_t count_solutions(const Grid& puzzle, std::uint64_t limit) {
  SolutionSearch search(puzzle);
  while (search.found() < limit) {
    if (search.advance(UINT64_MAX) == SolutionSearch::State::exhausted) break;
  }
  return search.found();
}

namespace {

// Lowers `solution`, a solution of `puzzle`, to the least one whose first `fixed` cells it shares.
Grid least_solution(const Grid& puzzle, Grid solution, Cell fixed) {
  for (Cell cell = fixed; cell < kCells; ++cell) {
    if (!puzzle.is_empty(cell)) continue;
    Grid prefix = puzzle;
    for (Cell before = 0; before < cell; ++before) prefix.set(before, solution[before]);
    const Digits open = Candidates::of(prefix)[cell];
    for (Digit digit : open) {
      if (digit >= solution[cell]) break;
      prefix.set(cell, digit);
      if (auto lower = solve(prefix, 1).solutions; !lower.empty()) {
        solution = lower.front();
        break;
      }
      prefix.clear(cell);
    }
  }
  return solution;
}

// The solution of `puzzle` that follows `solution`, or none: the last cell that can grow does.
std::vector<Grid> solution_after(const Grid& puzzle, const Grid& solution) {
  for (Cell cell = kCells - 1; cell >= 0; --cell) {
    if (!puzzle.is_empty(cell)) continue;
    Grid prefix = puzzle;
    for (Cell before = 0; before < cell; ++before) prefix.set(before, solution[before]);
    const Digits open = Candidates::of(prefix)[cell];
    for (Digit digit : open) {
      if (digit <= solution[cell]) continue;
      prefix.set(cell, digit);
      if (auto next = solve(prefix, 1).solutions; !next.empty()) {
        return {least_solution(puzzle, next.front(), cell + 1)};
      }
      prefix.clear(cell);
    }
  }
  return {};
}

}  // namespace

std::vector<Grid> first_solutions(const Grid& puzzle, int limit) {
  std::vector<Grid> solutions = solve(puzzle, 1).solutions;
  if (solutions.empty() || limit < 1) return {};
  solutions.front() = least_solution(puzzle, solutions.front(), 0);
  while (static_cast<int>(solutions.size()) < limit) {
    auto next = solution_after(puzzle, solutions.back());
    if (next.empty()) break;
    solutions.push_back(next.front());
  }
  return solutions;
}

}  // namespace sudoku
