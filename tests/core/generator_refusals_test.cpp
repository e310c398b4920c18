// Requests to the generator that are refused.
#include <functional>
#include <set>
#include <string>

#include "catch.hpp"
#include "generator_checks.hpp"
#include "puzzles.hpp"
#include "sudoku/generator.hpp"

using namespace sudoku;
using generator_checks::kFull;
using puzzles::grid_of;

namespace {

Refusal refusal_with(const std::function<void(MakeRequest&)>& change) {
  MakeRequest request;
  change(request);
  return refusal_of(request);
}

}  // namespace

TEST_CASE("Impossible requests are refused", "[generator]") {
  const Grid full = grid_of(kFull);
  using R = MakeRequest;
  using enum Refusal;
  CHECK(refusal_with([](R&) {}) == no_refusal);
  CHECK(refusal_with([](R& r) { r.givens = Range{0, 16}; }) == too_few_givens);
  CHECK(refusal_with([](R& r) { r.givens = Range{30, 20}; }) == givens_range);
  CHECK(refusal_with([](R& r) { r.givens = Range{80, 82}; }) == givens_range);
  CHECK(refusal_with([](R& r) { r.solution = Grid{}; }) == solution_invalid);
  CHECK(refusal_with([&](R& r) { (r.solution = full)->set(0, 3); }) == solution_invalid);
  CHECK(refusal_with([](R& r) { r.keep.set(0, 1), r.keep.set(1, 1); }) == keep_unsolvable);
  CHECK(refusal_with([&](R& r) { r.solution = full, r.keep.set(0, 1); }) == keep_not_in_solution);
  CHECK(refusal_with([&](R& r) { r.keep = full, r.givens = Range{17, 80}; }) == keep_givens);
  CHECK(refusal_with([&](R& r) { r.keep = full, r.minimal = true; }) == keep_redundant);
  CHECK(refusal_with([](R& r) {
          r.givens = Range{17, 20}, r.symmetry = Symmetry::full;
        }) == no_refusal);
  CHECK(refusal_with([](R& r) {
          r.givens = Range{19, 19}, r.symmetry = Symmetry::full;
        }) == symmetry_givens);
  CHECK(refusal_with([](R& r) { r.rating = Range{30, 20}; }) == rating_range);
  CHECK(refusal_with([](R& r) { r.rating = Range{13, 14}; }) == rating_unknown);
  CHECK(refusal_with([](R& r) { r.rating = Range{125, 130}; }) == rating_unknown);
  // Hidden quads are rated 5.4, bivalue graveyards from 5.6. Loops of ten cells and more reach 5.3.
  CHECK(refusal_with([](R& r) { r.rating = Range{55, 55}; }) == rating_unknown);
  CHECK(refusal_with([](R& r) { r.rating = Range{53, 53}; }) == no_refusal);
  CHECK(refusal_with([](R& r) { r.hardest = Technique::template_set; }) == technique_unordered);
  CHECK(refusal_with([](R& r) { r.hardest = Technique::skyscraper; }) == no_refusal);
  CHECK(refusal_with([](R& r) {
          r.hardest = Technique::skyscraper, r.rating = Range{26, 40};
        }) == technique_unneeded);
  CHECK(refusal_with([](R& r) {
          r.hardest = Technique::xy_chain, r.rating = Range{26, 44};
        }) == technique_unneeded);
  // Locked pairs come before the pairs of Sudoku Explainer, skyscrapers before XY-wings.
  CHECK(refusal_with([](R& r) {
          r.hardest = Technique::locked_pair, r.rating = Range{26, 30};
        }) == no_refusal);
  CHECK(refusal_with([](R& r) {
          r.hardest = Technique::skyscraper, r.rating = Range{42, 44};
        }) == no_refusal);
  CHECK(refusal_with([](R& r) { r.singles_only = true, r.hardest = Technique::skyscraper; }) ==
        singles_rating);
  CHECK(refusal_with([](R& r) {
          r.needed = Technique::x_wing, r.rating = Range{10, 30};
        }) == technique_rating);
  CHECK(refusal_with([](R& r) {
          r.hardest = Technique::x_wing, r.rating = Range{34, 50};
        }) == technique_rating);
  CHECK(refusal_with([](R& r) { r.needed = Technique::x_wing, r.uses = 0; }) == technique_uses);
  CHECK(refusal_with([](R& r) {
          r.singles_only = true, r.rating = Range{30, 40};
        }) == singles_rating);
  CHECK(refusal_with([](R& r) { r.singles_only = true, r.needed = Technique::x_wing; }) ==
        singles_rating);
  CHECK(refusal_with([](R& r) { r.fewest = true, r.symmetry = Symmetry::full; }) ==
        fewest_with_others);
  CHECK(refusal_with([](R& r) { r.part = 1; }) == parts_range);
}

TEST_CASE("Minimal puzzles with a full house are refused", "[generator]") {
  using enum Refusal;
  MakeRequest request;
  request.minimal = true;
  request.givens = Range{73, 75};  // 73 givens do not leave an empty cell in each row
  CHECK(refusal_of(request) == minimal_house);
  request.givens = Range{72, 72};
  CHECK(refusal_of(request) == no_refusal);
  request.givens.reset();
  request.pattern = filled_cells(grid_of(puzzles::kLiangOutput.puzzle)) | kHouseSets[4];
  CHECK(refusal_of(request) == minimal_house);
  request.minimal = false;
  CHECK(refusal_of(request) == no_refusal);
}

TEST_CASE("Steps that the number of givens excludes are refused", "[generator]") {
  using enum Refusal;
  using R = MakeRequest;
  const Grid full = grid_of(kFull);
  CHECK(refusal_with([](R& r) {
          r.givens = Range{81, 81}, r.rating = Range{20, 20};
        }) == steps_givens);
  CHECK(refusal_with([&](R& r) { r.keep = full, r.rating = Range{10, 15}; }) == steps_givens);
  CHECK(refusal_with([&](R& r) {
          r.pattern = CellSet::all(), r.hardest = Technique::full_house;
        }) == steps_givens);
  // Three empty cells: each is the last one of some house, in some order.
  CHECK(refusal_with([](R& r) {
          r.givens = Range{78, 80}, r.rating = Range{12, 90};
        }) == steps_givens);
  CHECK(refusal_with([](R& r) {
          r.givens = Range{78, 80}, r.rating = Range{10, 90};
        }) == no_refusal);
  CHECK(refusal_with([](R& r) {
          r.givens = Range{77, 80}, r.rating = Range{12, 90};
        }) == no_refusal);
  CHECK(refusal_with([](R& r) {
          r.givens = Range{80, 80}, r.needed = Technique::full_house, r.uses = 2;
        }) == steps_givens);
  CHECK(refusal_with([](R& r) {
          r.givens = Range{80, 80}, r.needed = Technique::full_house;
        }) == no_refusal);
  CHECK(refusal_with([](R& r) { r.givens = Range{81, 81}, r.singles_only = true; }) == no_refusal);
}

TEST_CASE("Impossible patterns are refused", "[generator]") {
  using enum Refusal;
  MakeRequest request;
  request.pattern = CellSet{};
  CHECK(refusal_of(request) == too_few_givens);
  request.pattern = CellSet::all() - kHouseSets[0] - kHouseSets[2];
  CHECK(refusal_of(request) == pattern_lines);
  request.pattern = CellSet::all() - kHouseSets[12] - kHouseSets[13];
  CHECK(refusal_of(request) == pattern_lines);
  request.pattern = CellSet::all() - kHouseSets[0] - kHouseSets[3];
  CHECK(refusal_of(request) == no_refusal);
  request.symmetry = Symmetry::half_turn;
  CHECK(refusal_of(request) == pattern_symmetry);
  request.symmetry = Symmetry::none;
  request.givens = Range{20, 30};
  CHECK(refusal_of(request) == pattern_givens);
  request.givens.reset();
  request.keep.set(0, 1);
  CHECK(refusal_of(request) == pattern_keep);
  request.keep.clear(0);
  request.solution = grid_of(kFull);
  request.pattern = CellSet::all() - kHouseSets[0];
  CHECK(refusal_of(request) == no_refusal);
  request.pattern = kHouseSets[18] | kHouseSets[22] | kHouseSets[26];  // three boxes
  CHECK(refusal_of(request) == pattern_solution);
}

TEST_CASE("Each refusal has another name", "[generator]") {
  std::set<std::string> names;
  for (int i = 0; i < kRefusals; ++i) names.insert(name_of(static_cast<Refusal>(i)));
  CHECK(names.size() == static_cast<std::size_t>(kRefusals));
}
