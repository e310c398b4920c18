#include "sudoku/generator.hpp"
#include "sudoku/engine.hpp"

#include <set>
#include <string>

#include "catch.hpp"
#include "generator_checks.hpp"
#include "puzzles.hpp"
#include "sudoku/line.hpp"
#include "sudoku/rating.hpp"

using namespace sudoku;
using namespace generator_checks;
using puzzles::grid_of;

namespace {

std::string line_of(const MadePuzzle& made) { return to_line(made.puzzle); }

}  // namespace

TEST_CASE("Puzzles are minimal and have one solution", "[generator]") {
  std::set<std::string> lines;
  for (const MadePuzzle& made : make({}, 2)) {
    CHECK(is_minimal(made.puzzle));
    CHECK(made.rating == Rating{});
    lines.insert(line_of(made));
  }
  CHECK(lines.size() == 2);
}

TEST_CASE("Equal requests make equal puzzles, other seeds make others", "[generator]") {
  MakeRequest request;
  request.symmetry = Symmetry::diagonal;
  request.rating = Range{20, 45};
  const auto first = make(request, 4);
  const auto again = make(request, 4);
  request.seed = 2;
  const auto other = make(request, 4);
  for (int i = 0; i < 4; ++i) {
    CHECK(line_of(first[i]) == line_of(again[i]));
    CHECK(first[i].attempt == again[i].attempt);
    CHECK(line_of(first[i]) != line_of(other[i]));
  }
}

// The page and the command make the same puzzles on every machine: this test runs natively and as
// WebAssembly.
TEST_CASE("The first puzzle of seed 1 is always the same", "[generator]") {
  CHECK(line_of(make({}, 1)[0]) ==
        ".7......482.7.5......4...3.......5....2...6.8..8...31..91264...5..3.........9...1");
}

TEST_CASE("Parts of the attempts are together those of one generator", "[generator]") {
  MakeRequest request;
  const auto whole = make(request, 6);
  request.parts = 3;
  for (request.part = 0; request.part < 3; ++request.part) {
    const auto part = make(request, 2);
    for (int i = 0; i < 2; ++i) {
      CHECK(part[i].attempt == request.part + 3 * i);
      CHECK(line_of(part[i]) == line_of(whole[part[i].attempt]));
    }
  }
}

TEST_CASE("Orbits partition the grid and have the sizes of their symmetry", "[generator]") {
  const std::array<int, 10> orbits = {81, 41, 21, 45, 45, 25, 45, 45, 25, 15};
  REQUIRE(symmetry_table().size() == orbits.size());
  for (const SymmetryInfo& info : symmetry_table()) {
    CHECK(find_symmetry(info.id) == &info);
    CellSet all;
    int cells = 0;
    for (const CellSet& orbit : orbits_of(info.symmetry)) {
      CHECK(is_symmetric(orbit, info.symmetry));
      all = all | orbit;
      cells += orbit.size();
    }
    CHECK(all == CellSet::all());
    CHECK(cells == kCells);
    CHECK(orbits_of(info.symmetry).size() ==
          static_cast<std::size_t>(orbits[static_cast<int>(info.symmetry)]));
  }
  CHECK(find_symmetry("round") == nullptr);
}

TEST_CASE("Puzzles have the requested symmetry, and can be minimal as well", "[generator]") {
  for (const SymmetryInfo& info : symmetry_table()) {
    MakeRequest request;
    request.symmetry = info.symmetry;
    make(request, 2);
  }
  MakeRequest request;
  request.symmetry = Symmetry::half_turn;
  request.minimal = true;
  for (const MadePuzzle& made : make(request, 1)) CHECK(is_minimal(made.puzzle));
}

TEST_CASE("Puzzles have the requested number of givens", "[generator]") {
  for (const int givens : {21, 24, 33, 60, 81}) {
    MakeRequest request;
    request.givens = Range{givens, givens};
    for (const MadePuzzle& made : make(request, 2)) CHECK(made.puzzle.filled() == givens);
  }
  MakeRequest request;
  request.givens = Range{26, 27};
  request.minimal = true;
  for (const MadePuzzle& made : make(request, 1)) {
    CHECK(request.givens->has(made.puzzle.filled()));
    CHECK(is_minimal(made.puzzle));
  }
}

TEST_CASE("Puzzles have givens in the cells of a pattern", "[generator]") {
  MakeRequest request;
  request.pattern = filled_cells(grid_of(puzzles::kLiangOutput.puzzle));
  for (const MadePuzzle& made : make(request, 2))
    CHECK(filled_cells(made.puzzle) == *request.pattern);
  request.keep.set(1, 6);
  for (const MadePuzzle& made : make(request, 2)) {
    CHECK(filled_cells(made.puzzle) == *request.pattern);
    CHECK(made.puzzle[1] == 6);
  }
}

TEST_CASE("Puzzles have the given solution, and keep givens", "[generator]") {
  MakeRequest request;
  request.solution = grid_of(kFull);
  for (const MadePuzzle& made : make(request, 3)) CHECK(made.solution == grid_of(kFull));
  request.solution.reset();
  request.keep.set(0, 9);
  request.keep.set(80, 9);
  request.symmetry = Symmetry::quarter_turn;
  for (const MadePuzzle& made : make(request, 2)) {
    CHECK(made.puzzle.is_empty(8) == false);
    CHECK(made.puzzle[0] == 9);
    CHECK(made.puzzle[80] == 9);
  }
}

TEST_CASE("Puzzles have a rating if it is requested", "[generator]") {
  MakeRequest request;
  request.rated = true;
  const auto rated = make(request, 5);
  request.rated = false;
  const auto plain = make(request, 5);
  for (int i = 0; i < 5; ++i) {
    CHECK(line_of(rated[i]) == line_of(plain[i]));
    CHECK(rated[i].rating == rate(rated[i].puzzle));
  }
}

TEST_CASE("A search for few givens finds fewer each time", "[generator]") {
  MakeRequest request;
  request.fewest = true;
  int last = kCells;
  for (const MadePuzzle& made : make(request, 4)) {
    CHECK(made.puzzle.filled() < last);
    last = made.puzzle.filled();
  }
}

TEST_CASE("A search for few givens around givens to keep finds minimal puzzles", "[generator]") {
  const Grid full = solve(grid_of(puzzles::kLiangOutput.puzzle)).solutions.front();
  MakeRequest request;
  request.fewest = true;
  request.minimal = true;
  for (int line = 0; line < 9; ++line) request.keep.set(line * 10, full[line * 10]);
  REQUIRE(refusal_of(request) == Refusal::no_refusal);
  for (request.seed = 0; request.seed < 10; ++request.seed) {
    Generator generator(request);
    for (int i = 0; i < 100; ++i) generator.step();
    for (const MadePuzzle& made : generator.made()) CHECK(is_minimal(made.puzzle));
  }
}

TEST_CASE("A request that leaves one candidate ends after it", "[generator]") {
  const Grid puzzle = grid_of(puzzles::kLiangOutput.puzzle);
  const Grid solution = solve(puzzle).solutions.front();
  MakeRequest pattern_of_solution;
  pattern_of_solution.pattern = filled_cells(puzzle);
  pattern_of_solution.solution = solution;
  MakeRequest kept;
  kept.keep = puzzle;
  MakeRequest all_kept;
  all_kept.keep = solution;
  for (MakeRequest request : {pattern_of_solution, kept, all_kept}) {
    Generator generator(request);
    CHECK_FALSE(generator.is_exhausted());
    while (!generator.is_exhausted()) generator.step();
    REQUIRE(generator.made().size() == 1);
    CHECK(generator.made()[0].puzzle.is_extension_of(puzzle));
    CHECK_FALSE(generator.step());
    CHECK(generator.fitting() == 1);
    // Of generators that share the work, the first compares it.
    request.parts = 2;
    request.part = 1;
    CHECK(Generator(request).is_exhausted());
    // The same with a condition that it does not fulfil.
    request.part = 0;
    request.hardest = Technique::bug_4;
    if (refusal_of(request) != Refusal::no_refusal) continue;
    Generator other(request);
    while (!other.is_exhausted()) other.step();
    CHECK(other.fitting() == 0);
  }
}

TEST_CASE("A request with several candidates does not end", "[generator]") {
  MakeRequest request;
  request.keep = grid_of(puzzles::kLiangOutput.puzzle);
  request.givens = Range{request.keep.filled() + 1, kCells};
  CHECK(make(request, 2).size() == 2);
}
