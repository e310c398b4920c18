// libFuzzer target: random requests for puzzles, each puzzle against the conditions; requests that
// a known puzzle fulfils; canonical forms of random transformations; redundant and missing givens.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <vector>

#include "../bench/promises.hpp"
#include "expect.hpp"
#include "random_grid.hpp"
#include "sudoku/canonical.hpp"
#include "sudoku/check.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/full_grid.hpp"
#include "sudoku/generator.hpp"
#include "sudoku/minimize.hpp"

namespace {

using namespace sudoku;
using random_grid::Numbers;

constexpr int kSteps = 60;

bool is_unique(const Grid& puzzle) { return count_solutions(puzzle, 2) == 1; }

CellSet some_cells(Numbers& numbers) {
  CellSet cells;
  for (int i = 20 + numbers.below(40); i > 0; --i) cells.add(numbers.below(kCells));
  return cells;
}

Grid part_of(const Grid& grid, int one_in, Numbers& numbers) {
  Grid part;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (numbers.below(one_in) == 0) part.set(cell, grid[cell]);
  }
  return part;
}

Technique any_technique(Numbers& numbers) {
  return static_cast<Technique>(numbers.below(static_cast<int>(kTechniques)));
}

MakeRequest request_from(Numbers& numbers) {
  const auto chance = [&](int one_in) { return numbers.below(one_in) == 0; };
  MakeRequest request;
  request.seed = static_cast<std::uint64_t>(numbers.below(1 << 20));
  if (chance(2)) request.symmetry = symmetry_table()[numbers.below(10)].symmetry;
  const Grid full = random_grid::full_grid(numbers);
  if (chance(4)) request.pattern = some_cells(numbers);
  if (chance(4)) request.solution = full;
  if (chance(4)) request.keep = part_of(full, 10, numbers);
  if (chance(4)) {
    const int least = numbers.below(60);
    request.givens = Range{least, least + numbers.below(20)};
  }
  request.minimal = chance(4);
  if (chance(3)) {
    const int least = 10 + numbers.below(30);
    request.rating = Range{least, least + numbers.below(40)};
  }
  if (chance(6)) request.hardest = any_technique(numbers);
  if (chance(6)) request.needed = any_technique(numbers);
  request.uses = 1 + numbers.below(3);
  request.singles_only = chance(8);
  request.fewest = chance(8);
  request.parts = 1 + static_cast<std::uint64_t>(numbers.below(3));
  request.part = static_cast<std::uint64_t>(numbers.below(3));
  return request;
}

void check_made(const MadePuzzle& made, const MakeRequest& request) {
  EXPECT(made.attempt % request.parts == request.part);
  const std::string fault = Promises(bench_solve).fault_of(made, request);
  if (!fault.empty()) std::fprintf(stderr, "%s\n", fault.c_str());
  EXPECT(fault.empty());
}

void check_generator(const MakeRequest& request) {
  if (refusal_of(request) != Refusal::no_refusal) return;
  Generator generator(request);
  const std::clock_t end = std::clock() + CLOCKS_PER_SEC;  // chains can take long
  for (int i = 0; i < kSteps && std::clock() < end; ++i) {
    generator.step();
    for (const MadePuzzle& made : generator.take()) check_made(made, request);
    EXPECT(generator.fitting() <= generator.tried());
  }
}

// The techniques on the paths of a puzzle in both orders. None if a step is rated above 8.4, which
// takes long.
std::vector<Technique> techniques_of(const Grid& puzzle) {
  std::vector<Technique> techniques;
  for (const Order order : {se_order_up_to(84), book_order_up_to(Technique::nishio)}) {
    SolutionPath path(LogicState(puzzle), order, false);
    while (const auto deduction = path.next()) techniques.push_back(deduction->technique);
    if (!path.state().is_solved()) return {};
  }
  std::sort(techniques.begin(), techniques.end());
  techniques.erase(std::unique(techniques.begin(), techniques.end()), techniques.end());
  return techniques;
}

// A request that a known puzzle fulfils is not refused, and if the puzzle is the only candidate,
// the generator makes it.
void check_fulfilled(Numbers& numbers) {
  const auto chance = [&](int one_in) { return numbers.below(one_in) == 0; };
  Random random(static_cast<std::uint64_t>(numbers.below(1 << 20)));
  static FullGrids grids;
  const Grid solution = grids.next(random);
  Grid puzzle = *minimized(solution, 1);
  for (int i = chance(2) ? numbers.below(kCells) : 0; i > 0; --i) {
    const Cell cell = numbers.below(kCells);
    puzzle.set(cell, solution[cell]);
  }
  const std::vector<Technique> techniques = techniques_of(puzzle);
  if (techniques.empty()) return;
  MakeRequest request;
  if (chance(2)) request.solution = solution;
  if (chance(2)) request.pattern = filled_cells(puzzle);
  if (chance(2)) request.keep = part_of(puzzle, 1 + numbers.below(3), numbers);
  if (!request.solution || !request.pattern) request.keep = puzzle;
  if (chance(4)) {
    const int most = puzzle.filled() + numbers.below(kCells - puzzle.filled() + 1);
    request.givens = Range{puzzle.filled() - numbers.below(5), most};
  }
  request.minimal = redundant_givens(puzzle)->empty();
  const Rating rating = rate(puzzle);
  if (chance(2)) request.rating = Range{rating.er - numbers.below(5), rating.er + numbers.below(5)};
  using enum Technique;
  request.singles_only = std::all_of(techniques.begin(), techniques.end(), [](Technique technique) {
    return technique == full_house || technique == hidden_single_box ||
           technique == hidden_single_line || technique == naked_single;
  });
  const auto some = [&] { return techniques[numbers.below(static_cast<int>(techniques.size()))]; };
  if (const Technique hardest = some(); use_of(puzzle, hardest).hardest) request.hardest = hardest;
  const Technique needed = some();
  if (const int times = use_of(puzzle, needed).times; times > 0) {
    request.needed = needed;
    request.uses = 1 + numbers.below(times);
  }
  EXPECT(refusal_of(request) == Refusal::no_refusal);
  Generator generator(request);
  while (!generator.is_exhausted()) generator.step();
  EXPECT(generator.made().size() == 1 && generator.made()[0].puzzle == puzzle);
}

void check_forms(const Grid& grid, Numbers& numbers) {
  const CanonicalForm form = canonical_form(grid);
  EXPECT(transformed(grid, form.transformation) == form.grid);
  Grid other = grid;
  for (int i = numbers.below(4); i >= 0; --i) {
    Transformation change;
    change.rows = change.columns = {};
    const auto rows = random_grid::shuffled_lines(numbers);
    const auto columns = random_grid::shuffled_lines(numbers);
    for (int line = 0; line < 9; ++line) {
      change.rows[line] = static_cast<std::uint8_t>(rows[line]);
      change.columns[line] = static_cast<std::uint8_t>(columns[line]);
    }
    other = transformed(transformed(other, change), numbers.below(2) ? kTranspose : kQuarterTurn);
  }
  EXPECT(canonical_form(other).grid == form.grid);
}

void check_givens(const Grid& puzzle, Numbers& numbers) {
  const auto seed = static_cast<std::uint64_t>(numbers.below(1 << 20));
  const auto completion = completed(puzzle, seed);
  EXPECT(completion.has_value());
  Grid whole = puzzle;
  for (const Placement& given : completion->givens) {
    EXPECT(whole.is_empty(given.cell));
    whole.set(given.cell, given.digit);
  }
  EXPECT(is_unique(whole));
  EXPECT(completion->solution.is_extension_of(whole));
  EXPECT(completion->givens.empty() == is_unique(puzzle));
  const auto minimal = minimized(whole, seed);
  EXPECT(minimal && is_unique(*minimal) && whole.is_extension_of(*minimal));
  EXPECT(redundant_givens(*minimal) == CellSet());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Numbers numbers(data, size);
  const Grid puzzle = part_of(random_grid::full_grid(numbers), 1 + numbers.below(6), numbers);
  check_forms(puzzle, numbers);
  if (puzzle.filled() >= 20) check_givens(puzzle, numbers);
  check_generator(request_from(numbers));
  check_fulfilled(numbers);
  return 0;
}
