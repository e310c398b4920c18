// Conditions of a request on the steps of the solution.
#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "generator_checks.hpp"
#include "logic/finders.hpp"
#include "puzzles.hpp"
#include "sudoku/generator.hpp"
#include "sudoku/logic.hpp"
#include "sudoku/rating.hpp"

using namespace sudoku;
using namespace generator_checks;
using puzzles::grid_of;

namespace {

// The technique of each step in the order of books, without the filled-in singles of the generator.
std::vector<Technique> book_path_of(const Grid& puzzle) {
  std::vector<Technique> techniques;
  SolutionPath path(LogicState(puzzle), book_order());
  while (const auto deduction = path.next()) techniques.push_back(deduction->technique);
  CHECK(path.state().is_solved());
  return techniques;
}

}  // namespace

TEST_CASE("Puzzles have the requested rating", "[generator]") {
  struct Wanted {
    Range range;
    std::size_t puzzles;
  };
  for (const auto& [range, puzzles] :
       {Wanted{{10, 12}, 12}, Wanted{{17, 20}, 8}, Wanted{{26, 34}, 8}, Wanted{{38, 50}, 4},
        Wanted{{65, 70}, 4}}) {
    MakeRequest request;
    request.rating = range;
    for (const MadePuzzle& made : make(request, puzzles)) {
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

TEST_CASE("The order up to a rating has the producers that can reach it", "[generator]") {
  CHECK(se_order_up_to(1000).size() == se_order().size());
  CHECK(se_order_up_to(9).empty());
  CHECK(book_order_up_to(Technique::full_house).size() == 1);
  CHECK(book_order_up_to(Technique::direct_pointing).empty());  // books have no direct techniques
  // Each deduction of a path is rated at least as high as its producer's entry.
  for (const std::string_view line :
       {puzzles::kLiangOutput.puzzle, puzzles::kAlmanacSecond.puzzle}) {
    LogicState state(grid_of(line));
    while (const auto deduction = find_next(state, se_order(), false)) {
      CHECK(ratings_of(deduction->technique).has(deduction->rating));
      const auto same = find_next(state, se_order_up_to(deduction->rating), false);
      REQUIRE(same);
      CHECK(same->placements == deduction->placements);
      CHECK(same->eliminations == deduction->eliminations);
      state.apply(*deduction);
    }
  }
}

TEST_CASE("Each producer's lowest rating is that of its techniques", "[generator]") {
  for (const Producer& producer : se_order()) {
    int lowest = kUnsolvedRating;
    for (const TechniqueInfo& info : technique_table()) {
      if (logic::finder_of(info.technique) == producer.find)
        lowest = std::min(lowest, ratings_of(info.technique).least);
    }
    // Nested chains are the techniques of dynamic chains at higher levels.
    CHECK((producer.lowest == lowest || (lowest == kUnsolvedRating && producer.lowest >= 90)));
  }
}
