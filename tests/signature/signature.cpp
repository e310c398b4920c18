// Prints one line about the work of the engine on the generated puzzles. Every build does exactly
// the same work, so every build prints the same line.
#include <algorithm>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <span>

#include "generated.hpp"
#include "sudoku/engine.hpp"

namespace {

constexpr int kFamilies = 300;
constexpr int kMany = 100;  // solutions to find, so that deep searches are covered, too

// FNV-1a over small numbers.
class Checksum {
 public:
  void add(int value) { sum_ = (sum_ ^ static_cast<std::uint64_t>(value)) * 0x100000001b3; }
  std::uint64_t sum() const { return sum_; }

 private:
  std::uint64_t sum_ = 0xcbf29ce484222325;
};

constexpr int kLimits[] = {1, 2, kMany};

// The result of a solver.
void add(const sudoku::Solver& solver, int found, Checksum& solutions) {
  solutions.add(found);
  if (found == 0) return;
  const sudoku::Grid solution = solver.solution();
  for (sudoku::Cell cell = 0; cell < sudoku::kCells; ++cell) solutions.add(solution[cell]);
}

void print(const char* how, const sudoku::Solver& solver, const Checksum& solutions) {
  std::printf(" %s: guesses %" PRIu64 " solutions %016" PRIx64, how, solver.guesses(),
              solutions.sum());
}

}  // namespace

int main() {
  const auto puzzles = signature::generated_puzzles(kFamilies);
  Checksum givens;
  for (const sudoku::Grid& puzzle : puzzles) {
    for (sudoku::Cell cell = 0; cell < sudoku::kCells; ++cell) givens.add(puzzle[cell]);
  }
  sudoku::Solver alone, together;
  Checksum by_itself, in_lanes;
  int none = 0, one = 0, many = 0;
  for (int limit : kLimits) {
    for (const sudoku::Grid& puzzle : puzzles) {
      const int found = alone.solve(puzzle, limit);
      add(alone, found, by_itself);
      if (limit == 2) ++(found == 0 ? none : found == 1 ? one : many);
    }
    for (std::span<const sudoku::Grid> rest = puzzles; !rest.empty();) {
      const auto part = rest.first(std::min(rest.size(), sudoku::Solver::kBatchSize));
      rest = rest.subspan(part.size());
      together.load(part);
      for (std::size_t i = 0; i < part.size(); ++i)
        add(together, together.solve_next(limit), in_lanes);
    }
  }
  std::printf("puzzles %zu (%016" PRIx64 ") none %d one %d many %d", puzzles.size(), givens.sum(),
              none, one, many);
  print("alone", alone, by_itself);
  print("together", together, in_lanes);
  std::printf("\n");
}
