// Depth-first search over candidate masks. Each node is settled first (naked singles, hidden
// singles); then it splits in two: a cell holds a digit, or it does not. The node itself goes on
// as the second half, so the stack holds one node for each choice made, 82 at most.
#include "sudoku/engine.hpp"

#include <array>
#include <cassert>

#include "sudoku/check.hpp"
#include "sudoku/houses.hpp"

namespace sudoku {

namespace {

struct Node {
  std::array<Digits, kCells> cells;
  std::array<bool, kCells> spread{};  // the cell's only digit is gone from its peers
};

// Removes the digits of cells with one candidate from their peers. False: a cell is left empty.
// `changed` tells whether any candidate went.
bool spread_singles(Node& node, bool& changed) {
  bool again = true;
  while (again) {
    again = false;
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (node.spread[cell] || node.cells[cell].size() > 1) continue;
      if (node.cells[cell].empty()) return false;
      const Digits digit = node.cells[cell];
      node.spread[cell] = true;
      for (Cell peer : kPeers[cell]) {
        if ((node.cells[peer] & digit).empty()) continue;
        node.cells[peer] = node.cells[peer] - digit;
        if (node.cells[peer].empty()) return false;
        again = changed = true;
      }
    }
  }
  return true;
}

// A digit of a house with one place left takes it. False: a digit has no place, or two digits
// have the same. Also finds a digit with two places, the best choice where no cell has two.
bool place_hidden_singles(Node& node, bool& changed, Cell& twin_cell, Digit& twin_digit) {
  for (House house = 0; house < kHouses; ++house) {
    Digits once, twice, thrice;
    for (Cell cell : kHouseCells[house]) {
      const Digits digits = node.cells[cell];
      thrice = thrice | (twice & digits);
      twice = twice | (once & digits);
      once = once | digits;
    }
    if (once != Digits::all()) return false;
    if (const Digits twins = twice - thrice; !twins.empty()) {
      twin_digit = twins.first();
      for (Cell cell : kHouseCells[house]) {
        if (node.cells[cell].has(twin_digit)) twin_cell = cell;
      }
    }
    const Digits hidden = once - twice;
    if (hidden.empty()) continue;
    for (Cell cell : kHouseCells[house]) {
      const Digits here = node.cells[cell] & hidden;
      if (here.empty() || here == node.cells[cell]) continue;
      if (here.size() > 1) return false;
      node.cells[cell] = here;
      changed = true;
    }
  }
  return true;
}

enum class Settled { dead, open, solved };

// Applies singles until nothing changes; where the node stays open, says how to split it.
Settled settle(Node& node, Cell& cell, Digit& digit) {
  Cell twin_cell = -1;
  Digit twin_digit = kNoDigit;
  for (bool changed = true; changed;) {
    changed = false;
    twin_cell = -1;
    if (!spread_singles(node, changed)) return Settled::dead;
    if (!place_hidden_singles(node, changed, twin_cell, twin_digit)) return Settled::dead;
  }
  int fewest = 10;
  for (Cell c = 0; c < kCells && fewest > 2; ++c) {
    const int size = node.cells[c].size();
    if (size > 1 && size < fewest) {
      fewest = size;
      cell = c;
    }
  }
  if (fewest == 10) return Settled::solved;
  if (fewest > 2 && twin_cell >= 0) {
    cell = twin_cell;
    digit = twin_digit;
  } else {
    digit = node.cells[cell].first();
  }
  return Settled::open;
}

struct SearchTree {
  std::vector<Node> open;  // the top is next
  Grid solution;
  std::uint64_t found = 0;
  std::uint64_t guesses = 0;

  explicit SearchTree(const Candidates& candidates) {
    open.reserve(kCells + 1);
    Node root;
    for (Cell cell = 0; cell < kCells; ++cell) root.cells[cell] = candidates[cell];
    open.push_back(root);
  }

  // Visits the top node; true where it is a solution. The node is then gone.
  bool visit() {
    Node& node = open.back();
    Cell cell = 0;
    Digit digit = kNoDigit;
    switch (settle(node, cell, digit)) {
      case Settled::dead:
        open.pop_back();
        return false;
      case Settled::solved:
        ++found;
        for (Cell c = 0; c < kCells; ++c) solution.set(c, node.cells[c].first());
        open.pop_back();
        return true;
      case Settled::open:
        break;
    }
    assert(node.cells[cell].has(digit));
    ++guesses;
    Node child = node;
    child.cells[cell] = Digits::of(digit);
    node.cells[cell].remove(digit);
    open.push_back(child);
    return false;
  }
};

}  // namespace

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

struct SolutionSearch::Tree : SearchTree {
  using SearchTree::SearchTree;
};

SolutionSearch::SolutionSearch(const Candidates& candidates)
    : tree_(std::make_unique<Tree>(candidates)) {}

SolutionSearch::SolutionSearch(const Grid& puzzle) : SolutionSearch(Candidates::of(puzzle)) {}

SolutionSearch::~SolutionSearch() = default;
SolutionSearch::SolutionSearch(SolutionSearch&&) noexcept = default;
SolutionSearch& SolutionSearch::operator=(SolutionSearch&&) noexcept = default;

SolutionSearch::State SolutionSearch::advance(std::uint64_t nodes) {
  for (; !tree_->open.empty(); --nodes) {
    if (nodes == 0) return State::paused;
    if (tree_->visit()) return State::found;
  }
  return State::exhausted;
}

SolutionSearch::State SolutionSearch::count(std::uint64_t nodes) {
  for (; !tree_->open.empty(); --nodes) {
    if (nodes == 0) return State::paused;
    tree_->visit();
  }
  return State::exhausted;
}

std::uint64_t SolutionSearch::found() const { return tree_->found; }

Grid SolutionSearch::solution() const { return tree_->solution; }

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

struct Solver::Memory {
  Grid solution;
  std::uint64_t guesses = 0;
};

Solver::Solver() : memory_(std::make_unique<Memory>()) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

int Solver::solve(const Grid& puzzle, int limit) {
  assert(limit >= 1);
  SearchTree tree{Candidates::of(puzzle)};
  while (static_cast<int>(tree.found) < limit && !tree.open.empty()) {
    if (tree.visit() && tree.found == 1) memory_->solution = tree.solution;
  }
  memory_->guesses += tree.guesses;
  return static_cast<int>(tree.found);
}

const Grid& Solver::solution() const { return memory_->solution; }

std::uint64_t Solver::guesses() const { return memory_->guesses; }

SolveResult solve(const Grid& puzzle, int limit) {
  if (!conflicts(puzzle).empty()) return {Verdict::invalid, {}};
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
