#include "sudoku/doctor.hpp"

#include <vector>

#include "doctor/hitting_set.hpp"
#include "sudoku/check.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/random.hpp"

namespace sudoku {

namespace {

enum class Answer : std::uint8_t { solvable, clashes, unknown };

// Answers whether some givens of a puzzle have a solution, within a budget for all questions.
class Questions {
 public:
  Questions(const Grid& puzzle, std::uint64_t nodes) : puzzle_(puzzle), budget_(nodes) {}

  // The answer, or `unknown` if it takes more than `limit` nodes.
  Answer ask(CellSet cells, std::uint64_t limit = UINT64_MAX) {
    if (!spend(kQuestion)) return Answer::unknown;
    const Grid part = restricted(puzzle_, cells);
    solver_.load({&part, 1});
    solver_.start_next(1);
    for (std::uint64_t spent = 0; !solver_.advance(kSlice); spent += kSlice) {
      if (spent >= limit || !spend(kSlice)) return Answer::unknown;
    }
    return solver_.found() == 0 ? Answer::clashes : Answer::solvable;
  }

  // The givens that the solution has which the last answer was based on: a superset of the cells
  // asked for.
  CellSet satisfied(CellSet givens) const {
    const Grid solution = solver_.solution();
    CellSet same;
    for (Cell cell : givens) {
      if (solution[cell] == puzzle_[cell]) same.add(cell);
    }
    return same;
  }

  std::uint64_t& budget() { return budget_; }

 private:
  // False, and nothing left, if the budget has less.
  bool spend(std::uint64_t nodes) {
    const bool enough = budget_ >= nodes;
    budget_ -= enough ? nodes : budget_;
    return enough;
  }

  static constexpr std::uint64_t kQuestion = 8;  // preparation and propagation
  static constexpr std::uint64_t kSlice = 32;

  const Grid& puzzle_;
  std::uint64_t budget_;
  Solver solver_;
};

class ClashSearch {
 public:
  ClashSearch(const Grid& puzzle, std::uint64_t nodes)
      : questions_(puzzle, nodes), givens_(filled_cells(puzzle)) {}

  std::optional<Clash> run() {
    if (questions_.ask(givens_) != Answer::clashes) return std::nullopt;
    best_.cells = givens_;
    for (int i = 0; i < kFirstOrders; ++i) shrink(givens_, kFirstLimit);
    // Questions that few nodes could not decide are asked again with more. Clashes that are found
    // with few nodes usually have few givens; with all nodes from the start, larger ones are found.
    for (std::uint64_t limit = kFirstLimit; !best_.minimal && questions_.budget() > 0;) {
      limit *= 4;
      shrink(best_.cells, limit);
    }
    while (!best_.fewest && questions_.budget() > 0) propose();
    return best_;
  }

 private:
  // Leaves out cells of a set that clashes, in a random order. A question takes at most `limit`
  // nodes.
  void shrink(CellSet cells, std::uint64_t limit) {
    bool minimal = true;
    for (Cell cell : shuffled(cells)) {
      const CellSet rest = cells - CellSet::of(cell);
      switch (questions_.ask(rest, limit)) {
        case Answer::clashes:
          cells = rest;
          break;
        case Answer::unknown:
          minimal = false;
          break;
        case Answer::solvable:
          break;
      }
    }
    if (cells.size() < best_.cells.size() || (minimal && !best_.minimal)) best_ = {cells, minimal};
  }

  // Each clash has a given of each set whose removal leaves a solution. Proposes a smallest set
  // that has, and finds further such sets until the proposal together with them clashes.
  void propose() {
    const auto proposal = needed_.smallest(questions_.budget());
    if (!proposal) return;
    if (proposal->size() >= best_.cells.size()) {
      best_.minimal = best_.fewest = true;
      return;
    }
    CellSet cells = *proposal;
    Answer answer = questions_.ask(cells);
    while (answer == Answer::solvable) {
      const CellSet missing = givens_ - grow(questions_.satisfied(givens_));
      needed_.add(missing);
      cells = cells | missing;
      answer = questions_.ask(cells);
    }
    if (answer == Answer::unknown) return;
    if (cells == *proposal) {
      best_ = {cells, true, true};
    } else {
      shrink(cells, kFirstLimit);
    }
  }

  // Adds givens to a set that has a solution until no other can be added.
  CellSet grow(CellSet cells) {
    for (Cell cell : shuffled(givens_ - cells)) {
      if (cells.has(cell)) continue;
      if (questions_.ask(cells | CellSet::of(cell)) == Answer::solvable)
        cells = questions_.satisfied(givens_);
    }
    return cells;
  }

  std::vector<Cell> shuffled(CellSet cells) {
    std::vector<Cell> order;
    for (Cell cell : cells) order.push_back(cell);
    random_.shuffle(order, static_cast<int>(order.size()));
    return order;
  }

  static constexpr int kFirstOrders = 8;
  static constexpr std::uint64_t kFirstLimit = 256;

  Questions questions_;
  CellSet givens_;
  Random random_{0};
  doctor::HittingSets needed_;
  Clash best_;
};

}  // namespace

std::optional<Clash> find_clash(const Grid& puzzle, std::uint64_t nodes) {
  // Two equal digits in a house; a single given always has a solution.
  for (const Conflict& conflict : conflicts(puzzle)) {
    CellSet others = conflict.cells;
    const CellSet first = CellSet::of(others.first());
    others = others - first;
    return Clash{first | CellSet::of(others.first()), true, true};
  }
  return ClashSearch(puzzle, nodes).run();
}

std::optional<std::vector<GivenWorth>> worth_of_givens(const Grid& puzzle, int limit) {
  Solver solver;
  if (solver.solve(puzzle, 2) != 1) return std::nullopt;
  std::vector<GivenWorth> worths;
  for (Cell cell : filled_cells(puzzle)) {
    Grid without = puzzle;
    without.clear(cell);
    const std::uint64_t before = solver.guesses();
    const int solutions = solver.solve(without, limit);
    worths.push_back({cell, solutions, solver.guesses() - before});
  }
  return worths;
}

}  // namespace sudoku
