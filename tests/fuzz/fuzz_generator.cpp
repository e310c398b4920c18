// libFuzzer target: random requests for puzzles, each puzzle against the conditions; canonical
// forms of random transformations; redundant and missing givens.
#include <cstddef>
#include <cstdint>

#include "expect.hpp"
#include "random_grid.hpp"
#include "sudoku/canonical.hpp"
#include "sudoku/check.hpp"
#include "sudoku/engine.hpp"
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
  if (chance(6)) request.hardest = static_cast<Technique>(numbers.below(20));
  if (chance(6)) request.needed = static_cast<Technique>(numbers.below(20));
  request.uses = 1 + numbers.below(3);
  request.singles_only = chance(8);
  request.fewest = chance(8);
  request.parts = 1 + static_cast<std::uint64_t>(numbers.below(3));
  request.part = static_cast<std::uint64_t>(numbers.below(3));
  return request;
}

void check_made(const MadePuzzle& made, const MakeRequest& request) {
  EXPECT(is_unique(made.puzzle));
  EXPECT(made.solution.is_full() && is_conflict_free(made.solution));
  EXPECT(made.solution.is_extension_of(made.puzzle));
  EXPECT(made.puzzle.is_extension_of(request.keep));
  EXPECT(made.attempt % request.parts == request.part);
  CellSet cells;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!made.puzzle.is_empty(cell)) cells.add(cell);
  }
  EXPECT(is_symmetric(cells, request.symmetry));
  if (request.pattern) EXPECT(cells == *request.pattern);
  if (request.solution) EXPECT(made.solution == *request.solution);
  if (request.givens) EXPECT(request.givens->has(cells.size()));
  if (request.minimal) EXPECT(redundant_givens(made.puzzle) == CellSet());
  if (request.rating) EXPECT(request.rating->has(rate(made.puzzle).er));
}

void check_generator(const MakeRequest& request) {
  if (refusal_of(request) != Refusal::no_refusal) return;
  Generator generator(request);
  for (int i = 0; i < kSteps; ++i) {
    generator.step();
    for (const MadePuzzle& made : generator.take()) check_made(made, request);
    EXPECT(generator.fitting() <= generator.tried());
  }
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
  return 0;
}
