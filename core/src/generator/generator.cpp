#include "sudoku/generator.hpp"

#include <algorithm>
#include <cassert>

#include "generator/few_givens.hpp"
#include "generator/pattern_search.hpp"
#include "generator/steps_check.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/full_grid.hpp"
#include "sudoku/minimize.hpp"

namespace sudoku {

using namespace generator;

namespace {

// An attempt that searches ends after this number of changes.
constexpr int kPatternMoves = 4000;
constexpr int kFewGivensMoves = 1000;
// Minimal puzzles with fewer givens are too rare to wait for: less than one in a hundred.
constexpr int kFewestByChance = 22;

// A puzzle with the solution `solution`: a random set of orbits together with `kept`, from which
// no orbit can be removed. The same as removing the orbits from the full grid one after the other
// in a random order. `orbits` are disjoint, and permuted. Precondition: all cells together have
// one solution.
//
// If the first k orbits leave one solution, so do more of them. Therefore a search among the
// prefixes finds the orbits after the last necessary one, all of which are removed.
Grid reduced(Solver& solver, const Grid& solution, CellSet kept, std::vector<CellSet>& orbits,
             Random& random) {
  constexpr int kUsualCells = 45;  // of the shortest prefix, without a symmetry
  const int size = static_cast<int>(orbits.size());
  random.shuffle(orbits, size);
  const auto prefix = [&](int count) {
    Grid grid = restricted(solution, kept);
    for (int i = 0; i < count; ++i) {
      for (Cell cell : orbits[i]) grid.set(cell, solution[cell]);
    }
    return grid;
  };
  // Usually the border is near `probe`: steps lead away from there until it is passed.
  int least = 0;
  int most = size;
  int probe = size * kUsualCells / kCells;
  const int step = std::max(1, size / 20);
  bool seen_above = false, seen_below = false;
  while (least < most) {
    probe = std::clamp(probe, least, most - 1);
    if (solver.solve(prefix(probe), 2) == 1) {
      most = probe;
      probe -= step;
      seen_above = true;
    } else {
      least = probe + 1;
      probe += step;
      seen_below = true;
    }
    if (seen_above && seen_below) probe = (least + most) / 2;
  }

  Grid puzzle = prefix(most);
  for (int i = most - 2; i >= 0; --i) {
    const CellSet orbit = orbits[i];
    if (orbit.size() == 1) {
      for (Cell cell : orbit) {
        if (is_redundant(solver, puzzle, cell)) puzzle.clear(cell);
      }
      continue;
    }
    Grid without = puzzle;
    for (Cell cell : orbit) without.clear(cell);
    if (solver.solve(without, 2) == 1) puzzle = without;
  }
  return puzzle;
}

}  // namespace

struct Generator::Impl {
  const MakeRequest request;
  const StepConditions conditions;
  std::uint64_t attempt;
  Random random{0};
  Solver solver;
  FullGrids grids;
  std::vector<CellSet> orbits;  // those without a given to keep
  CellSet kept;
  std::vector<MadePuzzle> made;
  std::uint64_t tried = 0;
  std::uint64_t fitting = 0;
  int fewest_so_far = kCells;
  bool exhausted = false;
  bool one_candidate = false;  // all attempts would compare the same puzzle

  // The state of the current attempt: at most one of these.
  std::optional<PatternSearch> pattern;
  std::optional<FewGivens> few;
  std::optional<StepsCheck> path;
  int moves = 0;
  Grid puzzle;
  Grid solution;

  explicit Impl(const MakeRequest& wanted)
      : request(wanted), conditions(wanted), attempt(wanted.part) {
    const CellSet cells = filled_cells(request.keep);
    for (const CellSet& orbit : orbits_of(request.symmetry)) {
      if ((orbit & cells).empty()) {
        orbits.push_back(orbit);
      } else {
        kept = kept | orbit;
      }
    }
    one_candidate = has_one_candidate();
    exhausted = one_candidate && request.part > 0;  // another generator makes attempt 0
  }

  // True if the solution and the cells of the givens are fixed.
  bool has_one_candidate() {
    if (!request.solution && (kept.empty() || solver.solve(request.keep, 2) != 1)) return false;
    if (request.pattern) return true;
    if (request.givens && kept.size() < request.givens->least) return false;
    const Grid whole = request.solution ? *request.solution : solver.solution();
    return solver.solve(restricted(whole, kept), 2) == 1;
  }

  bool step() {
    if (exhausted) return false;
    if (path) return follow_path();
    if (pattern) return change_pattern();
    if (few) return change_givens();
    return start();
  }

  bool start() {
    random = Random(request.seed, attempt);
    solution = request.solution ? *request.solution : random_solution();
    moves = 0;
    if (request.pattern) {
      pattern.emplace(solution, *request.pattern, request.solution ? *request.pattern : kept);
      return change_pattern();
    }
    std::vector<CellSet> order = orbits;
    puzzle = reduced(solver, solution, kept, order, random);
    const bool too_many = request.givens && puzzle.filled() > request.givens->most;
    const bool searches =
        too_many && request.givens->most <= kFewestByChance && request.symmetry == Symmetry::none;
    if (request.fewest || searches) {
      few.emplace(puzzle, solution, kept);
      return change_givens();
    }
    return compare();
  }

  // A solution of the givens to keep. Without any, each with the same probability.
  Grid random_solution() {
    if (kept.empty()) return grids.next(random);
    std::array<Cell, kCells> order;
    for (Cell cell = 0; cell < kCells; ++cell) order[cell] = cell;
    random.shuffle(order, kCells);
    Grid grid = request.keep;
    for (Cell cell : order) {
      if (!grid.is_empty(cell)) continue;
      if (solver.solve(grid, 2) == 1) break;
      Digits digits = Candidates::of(grid)[cell];
      do {
        int skip = random.below(digits.size());
        for (Digit digit : digits) {
          if (skip-- == 0) grid.set(cell, digit);
        }
        digits.remove(grid[cell]);
      } while (solver.solve(grid, 1) == 0);
    }
    solver.solve(grid, 1);
    return solver.solution();
  }

  bool change_pattern() {
    if (!pattern->is_unique() && moves < kPatternMoves) {
      pattern->move(random);
      ++moves;
    }
    if (pattern->is_unique()) {
      puzzle = pattern->puzzle();
      solver.solve(puzzle, 1);
      solution = solver.solution();
      return compare();
    }
    ++tried;
    return moves < kPatternMoves ? false : next_attempt();
  }

  bool change_givens() {
    few->move(solver, random);
    puzzle = few->puzzle();
    const int givens = few->givens();
    if (request.fewest) {
      ++tried;
      const bool better = givens < fewest_so_far && is_minimal_enough();
      if (better) {
        fewest_so_far = givens;
        add({});
      }
      if (++moves == kFewGivensMoves) next_attempt();
      return better;
    }
    if (givens <= request.givens->most) return compare();
    ++tried;
    return ++moves < kFewGivensMoves ? false : next_attempt();
  }

  // Compares the puzzle with the request; if its path matters, in further steps.
  bool compare() {
    ++tried;
    if (request.givens && !fill_up()) return next_attempt();
    if (!is_minimal_enough()) return next_attempt();
    if (has_condition_on_steps(request) || request.rated) {
      path.emplace(puzzle, conditions);
      return false;
    }
    return accept({});
  }

  // True unless the puzzle has to be minimal and is not. Without any of these conditions each given
  // was tried already.
  bool is_minimal_enough() {
    const bool can_be_redundant =
        request.symmetry != Symmetry::none || request.pattern || !kept.empty() || request.givens;
    return !request.minimal || !can_be_redundant || is_minimal(solver, puzzle);
  }

  // Adds random orbits until there are enough givens. False if that is impossible.
  bool fill_up() {
    int givens = puzzle.filled();
    if (givens < request.givens->least) {
      std::vector<CellSet> order = orbits;
      random.shuffle(order, static_cast<int>(order.size()));
      for (const CellSet& orbit : order) {
        if (givens >= request.givens->least) break;
        if (!puzzle.is_empty(orbit.first()) || givens + orbit.size() > request.givens->most)
          continue;
        for (Cell cell : orbit) puzzle.set(cell, solution[cell]);
        givens += orbit.size();
      }
    }
    return request.givens->has(givens);
  }

  bool follow_path() {
    switch (path->step()) {
      case StepsResult::undecided:
        return false;
      case StepsResult::fits:
        return accept(path->rating());
      case StepsResult::fails:
        break;
    }
    return next_attempt();
  }

  void add(const Rating& rating) {
    ++fitting;
    made.push_back({puzzle, solution, rating, attempt});
    exhausted = one_candidate;
  }

  bool accept(const Rating& rating) {
    add(rating);
    next_attempt();
    return true;
  }

  // False, for callers that made no puzzle.
  bool next_attempt() {
    attempt += request.parts;
    exhausted = one_candidate;
    pattern.reset();
    few.reset();
    path.reset();
    return false;
  }
};

Generator::Generator(const MakeRequest& request) {
  assert(refusal_of(request) == Refusal::no_refusal);
  impl_ = std::make_unique<Impl>(request);
}
Generator::~Generator() = default;
Generator::Generator(Generator&&) noexcept = default;
Generator& Generator::operator=(Generator&&) noexcept = default;

bool Generator::step() { return impl_->step(); }
std::span<const MadePuzzle> Generator::made() const { return impl_->made; }
std::vector<MadePuzzle> Generator::take() { return std::exchange(impl_->made, {}); }
std::uint64_t Generator::tried() const { return impl_->tried; }
std::uint64_t Generator::fitting() const { return impl_->fitting; }
bool Generator::is_exhausted() const { return impl_->exhausted; }

}  // namespace sudoku
