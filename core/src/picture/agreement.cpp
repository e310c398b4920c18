#include "picture/agreement.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <queue>
#include <set>
#include <utility>
#include <vector>

#include "sudoku/check.hpp"
#include "sudoku/engine.hpp"

namespace sudoku::picture {

namespace {

constexpr float kLeftOut = 6;  // nats for a digit that is left out
constexpr int kMostTried = 1500;

// The readings of a cell by their loss, the most probable first. Where a digit is seen, the last is
// to leave it out.
struct Readings {
  std::vector<std::pair<float, Digit>> by_loss;

  explicit Readings(const LogProbabilities& of) {
    const Digit best = likeliest(of);
    const auto loss = [&](Digit digit) {
      return of[static_cast<std::size_t>(best)] - of[static_cast<std::size_t>(digit)];
    };
    by_loss.emplace_back(0.0F, best);
    if (best == kNoDigit) return;
    const float left_out = std::min(kLeftOut, loss(kNoDigit));
    for (Digit digit = 1; digit <= 9; ++digit) {
      if (digit != best && loss(digit) < left_out) by_loss.emplace_back(loss(digit), digit);
    }
    std::stable_sort(by_loss.begin(), by_loss.end());
    by_loss.emplace_back(left_out, kNoDigit);
  }

  std::uint8_t last() const { return static_cast<std::uint8_t>(by_loss.size() - 1); }
};

// Which reading each cell has.
struct Candidate {
  float loss = 0;
  std::array<std::uint8_t, 81> at{};

  bool operator<(const Candidate& other) const { return loss > other.loss; }
};

// Two equal digits of a house, of which one is wrong: those that contradict most others.
std::pair<Cell, Cell> worst_pair(const std::vector<Conflict>& found) {
  std::array<int, 81> count{};
  for (const Conflict& conflict : found) {
    for (Cell cell : conflict.cells) ++count[static_cast<std::size_t>(cell)];
  }
  const auto of = [&](Cell cell) { return count[static_cast<std::size_t>(cell)]; };
  std::pair<Cell, Cell> worst;
  int most = 0;
  for (const Conflict& conflict : found) {
    std::vector<Cell> cells;
    for (Cell cell : conflict.cells) cells.push_back(cell);
    std::stable_sort(cells.begin(), cells.end(), [&](Cell a, Cell b) { return of(a) > of(b); });
    if (of(cells[0]) + of(cells[1]) <= most) continue;
    most = of(cells[0]) + of(cells[1]);
    worst = {cells[0], cells[1]};
  }
  return worst;
}

}  // namespace

std::optional<Choice> choose_most(const CellProbabilities& cells) {
  const std::vector<Readings> readings(cells.begin(), cells.end());
  std::priority_queue<Candidate> queue;
  std::set<std::array<std::uint8_t, 81>> seen;
  queue.push({});
  std::optional<Choice> result;
  for (int tried = 0; tried < kMostTried && !queue.empty(); ++tried) {
    const Candidate now = queue.top();
    queue.pop();
    if (result && now.loss - result->cost >= kLargestGap) break;
    Grid grid;
    for (std::size_t cell = 0; cell < 81; ++cell) {
      grid.set(static_cast<Cell>(cell), readings[cell].by_loss[now.at[cell]].second);
    }
    if (grid.filled() < kFewestChosen) continue;
    const auto push = [&](Cell changed, std::uint8_t to) {
      const auto cell = static_cast<std::size_t>(changed);
      Candidate next = now;
      next.loss += readings[cell].by_loss[to].first - readings[cell].by_loss[now.at[cell]].first;
      next.at[cell] = to;
      if (seen.insert(next.at).second) queue.push(next);
    };
    const std::vector<Conflict> contradicting = conflicts(grid);
    if (!contradicting.empty()) {
      const auto [a, b] = worst_pair(contradicting);
      for (Cell cell : {a, b}) {
        const std::uint8_t at = now.at[static_cast<std::size_t>(cell)];
        push(cell, static_cast<std::uint8_t>(at + 1));
      }
      continue;
    }
    const std::optional<int> solutions = solutions_of(grid);
    if (solutions == 0) {
      for (Cell cell = 0; cell < kCells; ++cell) {
        if (!grid.is_empty(cell)) push(cell, readings[static_cast<std::size_t>(cell)].last());
      }
    }
    if (solutions != 1) continue;
    if (result) {
      result->gap = now.loss - result->cost;
      result->second = grid;
      return result;
    }
    result = Choice{grid, now.loss, kLargestGap, {}, {}};
    for (Cell cell = 0; cell < kCells; ++cell) {
      const Digit looks = likeliest(cells[static_cast<std::size_t>(cell)]);
      if (grid.is_empty(cell)) result->left_out.set(cell, looks);
    }
  }
  return result;
}

}  // namespace sudoku::picture
