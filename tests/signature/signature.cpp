// Prints what the engine did with the generated puzzles, in one line. Every build of it does
// exactly the same work, so every build prints the same line.
#include <cinttypes>
#include <cstdint>
#include <cstdio>

#include "generated.hpp"
#include "sudoku/engine.hpp"

namespace {

constexpr int kFamilies = 300;
constexpr int kMany = 100;  // solutions to look for, so that deep searches count too

// FNV-1a over small numbers.
class Checksum {
 public:
  void add(int value) { sum_ = (sum_ ^ static_cast<std::uint64_t>(value)) * 0x100000001b3; }
  std::uint64_t sum() const { return sum_; }

 private:
  std::uint64_t sum_ = 0xcbf29ce484222325;
};

}  // namespace

int main() {
  const auto puzzles = signature::generated_puzzles(kFamilies);
  Checksum givens;
  Checksum solutions;
  int none = 0, one = 0, many = 0;
  sudoku::Solver solver;
  for (const sudoku::Grid& puzzle : puzzles) {
    for (sudoku::Cell cell = 0; cell < sudoku::kCells; ++cell) givens.add(puzzle[cell]);
    for (int limit : {1, 2, kMany}) {
      const int found = solver.solve(puzzle, limit);
      solutions.add(found);
      for (sudoku::Cell cell = 0; found > 0 && cell < sudoku::kCells; ++cell) {
        solutions.add(solver.solution()[cell]);
      }
      if (limit == 2) ++(found == 0 ? none : found == 1 ? one : many);
    }
  }
  std::printf("puzzles %zu (%016" PRIx64 ") none %d one %d many %d guesses %" PRIu64
              " solutions %016" PRIx64 "\n",
              puzzles.size(), givens.sum(), none, one, many, solver.guesses(), solutions.sum());
}
