#include "sudoku/engine.hpp"

#include <algorithm>
#include <cassert>

#include "engine/tree.hpp"
#include "sudoku/check.hpp"

namespace sudoku {

using engine::Board;
using engine::Propagation;
using engine::Tree;

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

namespace {

void reset(Tree& tree, const Puzzle& puzzle) {
  // Reading a grid takes less time than reading its candidates.
  if (puzzle.is_restricted()) {
    tree.reset(puzzle.restriction());
  } else {
    tree.reset(puzzle.givens);
  }
}

}  // namespace

struct SolutionSearch::Impl {
  Tree tree;
  std::uint64_t found = 0;
};

SolutionSearch::SolutionSearch(const Candidates& candidates) : impl_(std::make_unique<Impl>()) {
  impl_->tree.reset(candidates);
}

SolutionSearch::SolutionSearch(const Grid& puzzle) : impl_(std::make_unique<Impl>()) {
  impl_->tree.reset(puzzle);
}

SolutionSearch::SolutionSearch(const Puzzle& puzzle) : impl_(std::make_unique<Impl>()) {
  reset(impl_->tree, puzzle);
}

SolutionSearch::~SolutionSearch() = default;
SolutionSearch::SolutionSearch(SolutionSearch&&) noexcept = default;
SolutionSearch& SolutionSearch::operator=(SolutionSearch&&) noexcept = default;

SolutionSearch::Progress SolutionSearch::advance(std::uint64_t nodes) {
  for (; !impl_->tree.is_exhausted(); --nodes) {
    if (nodes == 0) return Progress::paused;
    if (impl_->tree.expand()) {
      ++impl_->found;
      return Progress::found;
    }
  }
  return Progress::exhausted;
}

SolutionSearch::Progress SolutionSearch::count(std::uint64_t nodes) {
  for (; !impl_->tree.is_exhausted(); --nodes) {
    if (nodes == 0) return Progress::paused;
    impl_->found += impl_->tree.expand();
  }
  return Progress::exhausted;
}

std::uint64_t SolutionSearch::found() const { return impl_->found; }

Grid SolutionSearch::solution() const {
  assert(impl_->found > 0);
  return to_grid(impl_->tree.solution());
}

struct Solver::Impl {
  Tree tree;
  Board solution;
  int found = 0;
  int limit = 0;
  // The batch after propagation; those from `next` on are still to be solved.
  Board boards[kBatchSize];
  Propagation states[kBatchSize];
  std::size_t next = 0;
  std::size_t loaded = 0;

  // The tree is at the root of the puzzle.
  void start(int at_most) {
    assert(at_most >= 1);
    found = 0;
    limit = at_most;
  }

  bool advance(std::uint64_t nodes) {
    for (; found < limit && !tree.is_exhausted(); --nodes) {
      if (nodes == 0) return false;
      if (tree.expand() && ++found == 1) copy(tree.solution(), solution);
    }
    return true;
  }
};

Solver::Solver() : impl_(std::make_unique<Impl>()) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

int Solver::solve(const Grid& puzzle, int limit) {
  impl_->tree.reset(puzzle);
  impl_->start(limit);
  impl_->advance(UINT64_MAX);
  return impl_->found;
}

int Solver::solve(const Puzzle& puzzle, int limit) {
  start(puzzle, limit);
  impl_->advance(UINT64_MAX);
  return impl_->found;
}

int Solver::solve_without(const Grid& puzzle, Placement excluded, int limit) {
  impl_->tree.reset(puzzle, excluded);
  impl_->start(limit);
  impl_->advance(UINT64_MAX);
  return impl_->found;
}

std::size_t Solver::load(std::span<const Grid> puzzles) {
  Impl& it = *impl_;
  it.next = 0;
  it.loaded = std::min(puzzles.size(), kBatchSize);
  for (std::size_t i = 0; i < it.loaded; ++i) engine::load(it.boards[i], puzzles[i]);
  propagate_all(std::span(it.boards).first(it.loaded), it.states);
  return it.loaded;
}

bool Solver::start_next(int limit) {
  Impl& it = *impl_;
  if (it.next == it.loaded) return false;
  it.start(limit);
  const Board& board = it.boards[it.next];
  const Propagation state = it.states[it.next++];
  if (state == Propagation::stable) {
    it.tree.reset(board);
    return true;
  }
  it.tree.clear();
  if (state == Propagation::solved) {
    it.found = 1;
    copy(board, it.solution);
  }
  return true;
}

void Solver::start(const Puzzle& puzzle, int limit) {
  reset(impl_->tree, puzzle);
  impl_->start(limit);
}

bool Solver::advance(std::uint64_t nodes) { return impl_->advance(nodes); }

int Solver::found() const { return impl_->found; }

int Solver::solve_next(int limit) {
  if (!start_next(limit)) return kNoneLeft;
  impl_->advance(UINT64_MAX);
  return impl_->found;
}

Grid Solver::solution() const {
  assert(impl_->found > 0);
  return to_grid(impl_->solution);
}

std::uint64_t Solver::guesses() const { return impl_->tree.guesses(); }

namespace {

SolveResult collect(SolutionSearch search, int limit) {
  assert(limit >= 1);
  SolveResult result{Verdict::none, {}};
  while (static_cast<int>(result.solutions.size()) < limit &&
         search.advance(UINT64_MAX) == SolutionSearch::Progress::found) {
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

SolveResult solve(const Puzzle& puzzle, int limit) {
  if (!is_conflict_free(puzzle.givens)) return {Verdict::invalid, {}};
  return collect(SolutionSearch(puzzle), limit);
}

std::uint64_t count_solutions(const Grid& puzzle, std::uint64_t limit) {
  return count_solutions(Puzzle{puzzle, {}, {}}, limit);
}

std::uint64_t count_solutions(const Puzzle& puzzle, std::uint64_t limit) {
  SolutionSearch search(puzzle);
  while (search.found() < limit) {
    if (search.advance(UINT64_MAX) == SolutionSearch::Progress::exhausted) break;
  }
  return search.found();
}

namespace {

// Finds the lexicographically first solutions of one puzzle by asking the solver which prefixes of
// a solution can be completed.
class OrderedSolutions {
 public:
  explicit OrderedSolutions(const Puzzle& puzzle) : puzzle_(puzzle) {}

  // Replaces `solution` by the first one, or by the next after it. False if there is none.
  bool first(Grid& solution) {
    if (!complete(puzzle_.givens, solution)) return false;
    lower(solution, 0);
    return true;
  }
  bool next(Grid& solution) {
    for (Cell cell = kCells - 1; cell >= 0; --cell) {
      if (puzzle_.givens.is_empty(cell) && change(solution, cell, solution[cell] + 1, 9)) {
        lower(solution, cell + 1);
        return true;
      }
    }
    return false;
  }

 private:
  bool complete(const Grid& givens, Grid& solution) {
    if (solver_.solve(Puzzle{givens, {}, puzzle_.eliminated}, 1) == 0) return false;
    solution = solver_.solution();
    return true;
  }

  // The givens with the cells of `solution` before `cell`.
  Grid prefix(const Grid& solution, Cell cell) const {
    Grid grid = puzzle_.givens;
    for (Cell before = 0; before < cell; ++before) grid.set(before, solution[before]);
    return grid;
  }

  // Replaces `solution` by one with the same cells before `cell` and the lowest possible digit from
  // `least` to `most` in it. False, and no change, if there is none.
  bool change(Grid& solution, Cell cell, Digit least, Digit most) {
    Grid grid = prefix(solution, cell);
    for (Digit digit : Candidates::of(grid)[cell] - puzzle_.eliminated[cell]) {
      if (digit < least || digit > most) continue;
      grid.set(cell, digit);
      if (complete(grid, solution)) return true;
    }
    return false;
  }

  // Replaces `solution` by the first one with the same cells before `from`.
  void lower(Grid& solution, Cell from) {
    for (Cell cell = from; cell < kCells; ++cell) {
      if (puzzle_.givens.is_empty(cell)) change(solution, cell, 1, solution[cell] - 1);
    }
  }

  Puzzle puzzle_;
  Solver solver_;
};

}  // namespace

std::vector<Grid> first_solutions(const Grid& puzzle, int limit) {
  return first_solutions(Puzzle{puzzle, {}, {}}, limit);
}

std::vector<Grid> first_solutions(const Puzzle& puzzle, int limit) {
  std::vector<Grid> solutions;
  OrderedSolutions ordered(puzzle);
  Grid solution;
  for (int i = 0; i < limit; ++i) {
    if (!(i == 0 ? ordered.first(solution) : ordered.next(solution))) break;
    solutions.push_back(solution);
  }
  return solutions;
}

}  // namespace sudoku
