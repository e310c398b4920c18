#include "picture/choice.hpp"

#include <algorithm>
#include <queue>
#include <utility>
#include <vector>

#include "sudoku/check.hpp"
#include "sudoku/engine.hpp"

namespace sudoku::picture {

namespace {

constexpr int kMostGrids = 5000;
constexpr int kMostSolved = 300;
constexpr std::uint64_t kMostNodes = 20'000;

// Another reading of a cell, worse by `loss`.
struct Alternative {
  float loss;
  Digit digit;
};

struct CellChoices {
  Cell cell;
  std::vector<Alternative> others;  // the best first
};

// Readings in order of their loss: each is made once from one that is at least as good. `at` is the
// last cell (in order of first losses) that differs, `which` its alternative.
struct Candidate {
  float loss;
  std::vector<std::pair<std::uint8_t, std::uint8_t>> changes;  // cell, alternative

  bool operator<(const Candidate& other) const { return loss > other.loss; }
};

std::vector<CellChoices> choices_of(const CellProbabilities& cells) {
  std::vector<CellChoices> all;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const LogProbabilities& of = cells[static_cast<std::size_t>(cell)];
    const Digit best = likeliest(of);
    CellChoices choices{cell, {}};
    for (Digit digit = 0; digit <= 9; ++digit) {
      const float loss = of[static_cast<std::size_t>(best)] - of[static_cast<std::size_t>(digit)];
      if (digit != best && loss < kLargestGap) choices.others.push_back({loss, digit});
    }
    std::stable_sort(choices.others.begin(), choices.others.end(),
                     [](const Alternative& a, const Alternative& b) { return a.loss < b.loss; });
    if (!choices.others.empty()) all.push_back(std::move(choices));
  }
  std::stable_sort(all.begin(), all.end(), [](const CellChoices& a, const CellChoices& b) {
    return a.others[0].loss < b.others[0].loss;
  });
  return all;
}

}  // namespace

Digit likeliest(const LogProbabilities& of) {
  return static_cast<Digit>(std::max_element(of.begin(), of.end()) - of.begin());
}

std::optional<int> solutions_of(const Grid& grid) {
  Solver solver;
  solver.start({grid, {}, {}}, 2);
  if (!solver.advance(kMostNodes)) return std::nullopt;
  return static_cast<int>(solver.found());
}

std::optional<Choice> choose(const CellProbabilities& cells) {
  Grid base;
  for (Cell cell = 0; cell < kCells; ++cell) {
    base.set(cell, likeliest(cells[static_cast<std::size_t>(cell)]));
  }
  const std::vector<CellChoices> all = choices_of(cells);
  std::priority_queue<Candidate> queue;
  queue.push({0, {}});
  const auto loss = [&](std::size_t cell, std::size_t other) {
    return all[cell].others[other].loss;
  };

  std::optional<Choice> result;
  int solved = 0;
  for (int tried = 0; tried < kMostGrids && solved < kMostSolved && !queue.empty(); ++tried) {
    const Candidate now = queue.top();
    queue.pop();
    if (result && now.loss - result->cost >= kLargestGap) break;
    Grid grid = base;
    for (const auto& [cell, other] : now.changes) {
      grid.set(all[cell].cell, all[cell].others[other].digit);
    }
    if (grid.filled() >= kFewestChosen && is_conflict_free(grid) && ++solved > 0 &&
        solutions_of(grid) == 1) {
      if (result) {
        result->gap = now.loss - result->cost;
        result->second = grid;
        return result;
      }
      result = Choice{grid, now.loss, kLargestGap, {}, {}};
    }
    // The next readings: another alternative of the last cell, the next cell instead of it, or as
    // well.
    if (now.changes.empty()) {
      if (!all.empty()) queue.push({loss(0, 0), {{0, 0}}});
      continue;
    }
    const auto [cell, other] = now.changes.back();
    if (other + 1U < all[cell].others.size()) {
      Candidate next = now;
      next.loss += loss(cell, other + 1U) - loss(cell, other);
      ++next.changes.back().second;
      queue.push(std::move(next));
    }
    if (cell + 1U < all.size()) {
      const auto following = static_cast<std::uint8_t>(cell + 1);
      Candidate also = now;
      also.loss += loss(following, 0);
      also.changes.emplace_back(following, std::uint8_t{0});
      queue.push(std::move(also));
      if (other == 0) {
        Candidate instead = now;
        instead.loss += loss(following, 0) - loss(cell, 0);
        instead.changes.back() = {following, 0};
        queue.push(std::move(instead));
      }
    }
  }
  return result;
}

}  // namespace sudoku::picture
