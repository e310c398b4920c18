#include "sudoku/generator.hpp"

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "brute_force.hpp"
#include "catch.hpp"
#include "generator/path_check.hpp"
#include "generator_checks.hpp"
#include "puzzles.hpp"
#include "sudoku/check.hpp"
#include "sudoku/line.hpp"
#include "sudoku/rating.hpp"

using namespace sudoku;
using namespace generator_checks;
using puzzles::grid_of;

namespace {

// The first puzzles of a request, each checked.
std::vector<MadePuzzle> make(const MakeRequest& request, std::size_t count) {
  REQUIRE(refusal_of(request) == Refusal::no_refusal);
  Generator generator(request);
  std::vector<MadePuzzle> made;
  while (made.size() < count) {
    const bool added = generator.step();
    CHECK(added == !generator.made().empty());
    for (const MadePuzzle& each : generator.take()) made.push_back(each);
    CHECK(generator.fitting() <= generator.tried());
    CHECK(generator.fitting() == made.size());
  }
  for (const MadePuzzle& each : made) {
    CHECK(count_of(each.puzzle) == "1");
    CHECK(each.solution.is_full());
    CHECK_FALSE(brute_force::has_conflict(each.solution));
    CHECK(each.solution.is_extension_of(each.puzzle));
    CHECK(is_symmetric(cells_of(each.puzzle), request.symmetry));
  }
  return made;
}

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
  request.pattern = cells_of(grid_of(puzzles::kLiangOutput.puzzle));
  for (const MadePuzzle& made : make(request, 2)) CHECK(cells_of(made.puzzle) == *request.pattern);
  request.keep.set(1, 6);
  for (const MadePuzzle& made : make(request, 2)) {
    CHECK(cells_of(made.puzzle) == *request.pattern);
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

TEST_CASE("Puzzles have the requested rating", "[generator]") {
  for (const Range range : {Range{10, 12}, Range{26, 34}, Range{65, 70}}) {
    MakeRequest request;
    request.rating = range;
    for (const MadePuzzle& made : make(request, 2)) {
      CHECK(range.has(made.rating.er));
      CHECK(made.rating == rate(made.puzzle));
    }
  }
}

TEST_CASE("The hardest step is of the requested technique", "[generator]") {
  MakeRequest request;
  request.hardest = Technique::naked_pair;
  for (const MadePuzzle& made : make(request, 2)) CHECK(rate(made.puzzle).er == 30);
}

TEST_CASE("The path needs the technique as often as requested", "[generator]") {
  MakeRequest request;
  request.needed = Technique::pointing;
  request.uses = 3;
  request.rating = Range{10, 62};
  for (const MadePuzzle& made : make(request, 2)) {
    int uses = 0;
    for (Rater rater(made.puzzle); rater.step();)
      uses += rater.deduction().technique == Technique::pointing;
    CHECK(uses >= 3);
  }
}

// The technique of each step in the order of books, without the filled-in singles of the generator.
std::vector<Technique> book_path_of(const Grid& puzzle) {
  std::vector<Technique> techniques;
  SolutionPath path(LogicState(puzzle), book_order());
  while (const auto deduction = path.next()) techniques.push_back(deduction->technique);
  CHECK(path.state().is_solved());
  return techniques;
}

TEST_CASE("Techniques of books count in their order", "[generator]") {
  // These come after the skyscraper in the order of books.
  const std::set<Technique> later = {Technique::two_string_kite,
                                     Technique::crane,
                                     Technique::empty_rectangle,
                                     Technique::w_wing,
                                     Technique::xy_wing,
                                     Technique::xyz_wing,
                                     Technique::hidden_rectangle,
                                     Technique::uniqueness_test_1,
                                     Technique::finned_x_wing,
                                     Technique::simple_colors_trap,
                                     Technique::x_chain,
                                     Technique::xy_chain,
                                     Technique::aic,
                                     Technique::als_xz,
                                     Technique::nishio};
  MakeRequest request;
  request.hardest = Technique::skyscraper;
  for (const MadePuzzle& made : make(request, 2)) {
    const auto path = book_path_of(made.puzzle);
    CHECK(std::count(path.begin(), path.end(), Technique::skyscraper) > 0);
    CHECK(
        std::none_of(path.begin(), path.end(), [&](Technique each) { return later.count(each); }));
    CHECK(made.rating == rate(made.puzzle));
  }
  request.hardest.reset();
  request.needed = Technique::w_wing;
  request.uses = 2;
  request.rating = Range{45, 66};
  for (const MadePuzzle& made : make(request, 1)) {
    const auto path = book_path_of(made.puzzle);
    CHECK(std::count(path.begin(), path.end(), Technique::w_wing) >= 2);
    CHECK(made.rating == rate(made.puzzle));
    CHECK(request.rating->has(made.rating.er));
  }
}

TEST_CASE("Each technique counts in one order, or in none", "[generator]") {
  using enum CountingOrder;
  CHECK(counting_order_of(Technique::x_wing) == sudoku_explainer);
  CHECK(counting_order_of(Technique::turbot_fish) == sudoku_explainer);
  CHECK(counting_order_of(Technique::skyscraper) == books);
  CHECK(counting_order_of(Technique::uniqueness_test_6) == books);
  CHECK(counting_order_of(Technique::finned_mutant_whale) == none);
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

TEST_CASE("Hidden and naked singles solve the puzzle", "[generator]") {
  MakeRequest request;
  request.singles_only = true;
  for (const MadePuzzle& made : make(request, 3)) {
    // The placements by candidates alone, until nothing changes.
    Grid grid = made.puzzle;
    for (bool changed = true; changed;) {
      changed = false;
      const Candidates candidates = Candidates::of(grid);
      for (Cell cell = 0; cell < kCells && !changed; ++cell) {
        if (!grid.is_empty(cell)) continue;
        for (Digit digit : candidates[cell]) {
          bool single = candidates[cell].size() == 1;
          for (House house : houses_of(cell)) {
            int places = 0;
            for (Cell other : kHouseCells[house])
              places += grid.is_empty(other) && candidates[other].has(digit);
            single = single || places == 1;
          }
          if (!single) continue;
          grid.set(cell, digit);
          changed = true;
          break;
        }
      }
    }
    CHECK(grid == made.solution);
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

TEST_CASE("The order up to a rating has the producers that can reach it", "[generator]") {
  CHECK(generator::se_order_up_to(1000).size() == se_order().size());
  CHECK(generator::se_order_up_to(9).empty());
  // Each deduction of a path is rated at least as high as its producer's entry.
  for (const std::string_view line :
       {puzzles::kLiangOutput.puzzle, puzzles::kAlmanacSecond.puzzle}) {
    LogicState state(grid_of(line));
    while (const auto deduction = find_next(state, se_order(), false)) {
      const int tenths = rating_tenths(deduction->rating);
      const auto same = find_next(state, generator::se_order_up_to(tenths), false);
      REQUIRE(same);
      CHECK(same->placements == deduction->placements);
      CHECK(same->eliminations == deduction->eliminations);
      state.apply(*deduction);
    }
  }
}
