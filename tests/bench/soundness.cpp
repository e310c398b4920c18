// Checks every deduction on the paths of lists of puzzles against their solutions, in both orders.
//
//   bench_soundness [--gifts N] LIST...
//
// A list has a puzzle of 81 characters at the beginning of each line; other lines are skipped.
//
// With --gifts, producers that rate 9.0 or more are left out: nested chains take seconds per
// deduction. Where no other producer finds a deduction, N random digits of the solution are placed
// (the gifts), and the path continues. So each path reaches the solution in tenths of a second at
// most. Franken and mutant fish, the slowest of the other searches, are tried in every tenth
// puzzle.
//
// Prints the totals, also after every thousand puzzles, the faults, and how many deductions each
// technique made. Exit code 1 if there is a fault.
#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "../core/soundness.hpp"
#include "generator/path_check.hpp"
#include "logic/finders.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/line.hpp"
#include "sudoku/logic.hpp"
#include "sudoku/random.hpp"

namespace {

using namespace sudoku;

constexpr int kBelow = 89;  // the highest rating with gifts, in tenths
constexpr std::uint64_t kReportEvery = 1000;
constexpr std::uint64_t kSlowestEvery = 10;

struct Totals {
  std::array<std::uint64_t, kTechniques> deductions{};
  std::uint64_t puzzles = 0;
  std::uint64_t unsolved = 0;  // paths that end before the solution
  std::uint64_t gifts = 0;     // digits of the solution that were placed
  std::uint64_t faults = 0;

  std::uint64_t all_deductions() const {
    std::uint64_t sum = 0;
    for (std::uint64_t number : deductions) sum += number;
    return sum;
  }
};

void print(const Totals& totals) {
  std::cout << totals.puzzles << " puzzles in two orders, " << totals.all_deductions()
            << " deductions, " << totals.gifts << " gifts, " << totals.unsolved
            << " paths without solution, " << totals.faults << " faults" << std::endl;
}

// The producers of an order before the first one that rates 9.0 or more. Both orders end with the
// same such producers.
Order bounded(Order order) {
  const auto first = se_order()[generator::se_order_up_to(kBelow).size()].find;
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

// A faster order: without Franken and mutant fish, and with one search instead of several where
// neighbouring producers have the same finder.
std::vector<Producer> quick(Order order) {
  std::vector<Producer> result;
  for (const Producer& producer : order) {
    if (producer.find == logic::find_franken_fish) continue;
    if (!result.empty() && result.back().find == producer.find) {
      result.back().only.reset();
    } else {
      result.push_back(producer);
    }
  }
  return result;
}

struct Bench {
  int gifts_at_once = 0;  // 0: all producers, no gifts
  std::array<Order, 2> orders{se_order(), book_order()};
  std::vector<Producer> quick_books;  // instead of the second order in most puzzles; empty: never
  Totals totals;

  void bound(int gifts) {
    gifts_at_once = gifts;
    for (Order& order : orders) order = bounded(order);
    quick_books = quick(orders[1]);
  }

  void check_path(const Grid& puzzle, const Grid& solution, Order order) {
    LogicState state(puzzle);
    Random random(totals.puzzles);
    while (!state.is_solved()) {
      const auto deduction = find_next(state, order);
      if (!deduction && gifts_at_once > 0) {
        totals.gifts += give(state, solution, gifts_at_once, random);
        continue;
      }
      if (!deduction) {
        ++totals.unsolved;
        return;
      }
      ++totals.deductions[static_cast<int>(deduction->technique)];
      const std::string fault = soundness::fault(*deduction, state, {&solution, 1});
      if (!fault.empty()) {
        ++totals.faults;
        std::cout << to_line(puzzle) << ": " << fault << std::endl;
        return;
      }
      state.apply(*deduction);
    }
  }

  void check_list(const char* path) {
    std::ifstream in(path);
    if (!in) std::cerr << path << ": cannot be read\n";
    for (std::string line; std::getline(in, line);) {
      if (line.size() < kCells) continue;
      const auto puzzle = parse_line(line.substr(0, kCells));
      if (!puzzle) continue;
      const SolveResult result = solve(*puzzle);
      if (result.verdict != Verdict::one) continue;
      ++totals.puzzles;
      const bool all = quick_books.empty() || totals.puzzles % kSlowestEvery == 0;
      check_path(*puzzle, result.solutions.front(), orders[0]);
      check_path(*puzzle, result.solutions.front(), all ? orders[1] : quick_books);
      if (totals.puzzles % kReportEvery == 0) print(totals);
    }
  }
};

int usage() {
  std::cerr << "usage: bench_soundness [--gifts N] LIST...\n";
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<const char*> lists(argv + 1, argv + argc);
  Bench bench;
  if (!lists.empty() && std::string_view(lists.front()) == "--gifts") {
    const std::string_view number = lists.size() > 1 ? lists[1] : "";
    int gifts = 0;
    std::from_chars(number.data(), number.data() + number.size(), gifts);
    if (gifts < 1) return usage();
    bench.bound(gifts);
    lists.erase(lists.begin(), lists.begin() + 2);
  }
  if (lists.empty()) return usage();
  for (const char* list : lists) bench.check_list(list);
  print(bench.totals);
  for (const TechniqueInfo& info : technique_table()) {
    std::cout << bench.totals.deductions[static_cast<int>(info.technique)] << '\t' << info.id
              << '\n';
  }
  return bench.totals.faults == 0 ? 0 : 1;
}
