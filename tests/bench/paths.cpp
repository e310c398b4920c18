// Follows the paths of lists of puzzles in both orders: checks every deduction against the
// solution, signs all of them, and measures the time.
//
//   bench_paths [--gifts N] [--every N] LIST...
//
// A list has a puzzle of 81 characters at the beginning of each line; other lines are skipped.
//
// --every N takes the first of every N puzzles. With --gifts, producers that rate 9.0 or more are
// left out: nested chains take tenths of a second per deduction. Where no other producer finds a
// deduction, N random digits of the solution are placed (the gifts), and the path continues.
//
// Prints for each list and order the number of deductions, the processor time of the searches, and
// a signature of all facts of the deductions: a change that keeps it finds the same deductions.
// Finally the totals, and how many deductions each technique made. Exit code 1 if there is a fault.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "../core/soundness.hpp"
#include "deduction_hash.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/line.hpp"
#include "sudoku/logic.hpp"
#include "sudoku/random.hpp"

namespace {

using namespace sudoku;

constexpr int kBelow = 89;  // the highest rating with gifts, in tenths

// The producers of an order before the first one that rates 9.0 or more. Both orders end with the
// same such producers.
Order bounded(Order order) {
  const auto first = se_order()[se_order_up_to(kBelow).size()].find;
  const auto end = std::find_if(order.begin(), order.end(),
                                [&](const Producer& producer) { return producer.find == first; });
  return {order.begin(), end};
}

// Places up to `count` random digits of the solution. Returns their number.
int give(LogicState& state, const Grid& solution, int count, Random& random) {
  std::vector<Cell> cells;
  for (Cell cell : state.empty_cells()) cells.push_back(cell);
  random.shuffle(cells, static_cast<int>(cells.size()));
  cells.resize(std::min<std::size_t>(cells.size(), count));
  for (Cell cell : cells) state.place(cell, solution[cell]);
  return static_cast<int>(cells.size());
}

struct Tally {
  int deductions = 0;
  int gifts = 0;
  int unsolved = 0;  // paths that end before the solution
  double seconds = 0;
  double slowest = 0;
  DeductionHash hash;
};

struct Bench {
  int gifts_at_once = 0;  // 0: all producers, no gifts
  int every = 1;
  std::array<Order, 2> orders{se_order(), book_order()};
  std::array<int, kTechniques> by_technique{};
  int faults = 0;

  void check_path(const Grid& puzzle, const Grid& solution, Order order, int number, Tally& tally) {
    LogicState state(puzzle);
    Random random(number);
    while (!state.is_solved()) {
      const std::clock_t start = std::clock();
      const auto deduction = find_next(state, order);
      const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
      tally.seconds += seconds;
      tally.slowest = std::max(tally.slowest, seconds);
      if (!deduction && gifts_at_once > 0) {
        tally.gifts += give(state, solution, gifts_at_once, random);
        continue;
      }
      if (!deduction) {
        ++tally.unsolved;
        return;
      }
      ++tally.deductions;
      ++by_technique[static_cast<int>(deduction->technique)];
      tally.hash.add(*deduction);
      const std::string fault = soundness::fault(*deduction, state, {&solution, 1});
      if (!fault.empty()) {
        ++faults;
        std::cout << to_line(puzzle) << ": " << fault << std::endl;
        return;
      }
      state.apply(*deduction);
    }
  }

  void check_list(const char* path) {
    std::ifstream in(path);
    if (!in) std::cerr << path << ": cannot be read\n";
    std::array<Tally, 2> tallies;
    int puzzles = 0;
    for (std::string line; std::getline(in, line);) {
      if (line.size() < kCells) continue;
      const auto puzzle = parse_line(line.substr(0, kCells));
      if (!puzzle) continue;
      const SolveResult result = solve(*puzzle);
      if (result.verdict != Verdict::one || puzzles++ % every != 0) continue;
      for (std::size_t i = 0; i < orders.size(); ++i)
        check_path(*puzzle, result.solutions.front(), orders[i], puzzles, tallies[i]);
    }
    std::printf("%s: %d puzzles\n", path, (puzzles + every - 1) / every);
    for (std::size_t i = 0; i < orders.size(); ++i) {
      constexpr const char* kNames[] = {"sudoku-explainer", "books"};
      const Tally& tally = tallies[i];
      std::printf(
          "%-16s  %d deductions, %d gifts, %d without solution, %.2f s, slowest %.3f s, "
          "signature %016llx\n",
          kNames[i], tally.deductions, tally.gifts, tally.unsolved, tally.seconds, tally.slowest,
          static_cast<unsigned long long>(tally.hash.value()));
    }
    std::fflush(stdout);
  }
};

int usage() {
  std::cerr << "usage: bench_paths [--gifts N] [--every N] LIST...\n";
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string_view> lists(argv + 1, argv + argc);
  Bench bench;
  while (!lists.empty() && lists.front().starts_with("--")) {
    const std::string_view number = lists.size() > 1 ? lists[1] : "";
    int value = 0;
    std::from_chars(number.data(), number.data() + number.size(), value);
    if (value < 1) return usage();
    if (lists.front() == "--gifts") {
      bench.gifts_at_once = value;
      for (Order& order : bench.orders) order = bounded(order);
    } else if (lists.front() == "--every") {
      bench.every = value;
    } else {
      return usage();
    }
    lists.erase(lists.begin(), lists.begin() + 2);
  }
  if (lists.empty()) return usage();
  for (const std::string_view list : lists) bench.check_list(list.data());
  for (const TechniqueInfo& info : technique_table())
    std::cout << bench.by_technique[static_cast<int>(info.technique)] << '\t' << info.id << '\n';
  std::cout << bench.faults << " faults\n";
  return bench.faults == 0 ? 0 : 1;
}
