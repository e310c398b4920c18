// Checks every deduction on the paths of lists of puzzles against their solutions, in both orders.
//
//   bench_soundness LIST...
//
// A list has a puzzle of 81 characters at the beginning of each line; other lines are skipped.
// Prints the faults, and how many deductions each technique made. Exit code 1 if there is a fault.
#include <array>
#include <fstream>
#include <iostream>
#include <string>

#include "../core/soundness.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/line.hpp"
#include "sudoku/logic.hpp"

namespace {

using namespace sudoku;

struct Totals {
  std::array<std::uint64_t, kTechniques> deductions{};
  std::uint64_t puzzles = 0;
  std::uint64_t unsolved = 0;  // paths that end before the solution
  std::uint64_t faults = 0;
};

void check_path(const Grid& puzzle, const Grid& solution, Order order, Totals& totals) {
  LogicState state(puzzle);
  while (!state.is_solved()) {
    const auto deduction = find_next(state, order);
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

void check_list(const std::string& path, Totals& totals) {
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) {
    if (line.size() < kCells) continue;
    const auto puzzle = parse_line(line.substr(0, kCells));
    if (!puzzle) continue;
    const SolveResult result = solve(*puzzle);
    if (result.verdict != Verdict::one) continue;
    ++totals.puzzles;
    for (Order order : {se_order(), book_order()}) {
      check_path(*puzzle, result.solutions.front(), order, totals);
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "usage: bench_soundness LIST...\n";
    return 2;
  }
  Totals totals;
  for (int i = 1; i < argc; ++i) check_list(argv[i], totals);
  std::cout << totals.puzzles << " puzzles in two orders, " << totals.unsolved
            << " paths without solution, " << totals.faults << " faults\n";
  for (const TechniqueInfo& info : technique_table()) {
    std::cout << totals.deductions[static_cast<int>(info.technique)] << '\t' << info.id << '\n';
  }
  return totals.faults == 0 ? 0 : 1;
}
