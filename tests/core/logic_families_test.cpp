// One pattern per technique, made by hand: digits are removed from cells of an empty grid until the
// pattern is there. The eliminations follow from the definition of the technique.
#include <algorithm>
#include <initializer_list>

#include "catch.hpp"
#include "logic/rating_sum.hpp"
#include "sudoku/logic.hpp"
#include "sudoku/rating.hpp"

using namespace sudoku;

namespace {

constexpr Cell rc(int row, int column) { return cell_at(row - 1, column - 1); }

// A state of which only the candidates matter: an empty grid with candidates removed.
class Sketch {
 public:
  // Only these digits are left in the cell.
  Sketch& only(Cell cell, std::initializer_list<Digit> digits) {
    for (Digit digit : state_.candidates(cell)) {
      if (std::find(digits.begin(), digits.end(), digit) == digits.end()) {
        state_.eliminate(cell, digit);
      }
    }
    return *this;
  }
  // The digit's places in the house are these cells.
  Sketch& places(House house, Digit digit, std::initializer_list<Cell> cells) {
    for (Cell cell : kHouseCells[house]) {
      const bool kept = std::find(cells.begin(), cells.end(), cell) != cells.end();
      if (!kept && state_.has(cell, digit)) state_.eliminate(cell, digit);
    }
    return *this;
  }
  const LogicState& state() const { return state_; }

 private:
  LogicState state_{Grid{}};
};

// `digit` in each cell, as eliminations in reading order.
std::vector<Candidate> removed(Digit digit, std::initializer_list<Cell> cells) {
  std::vector<Candidate> list;
  for (Cell cell : cells) list.push_back({cell, digit});
  return list;
}

std::vector<Candidate> sorted(std::vector<Candidate> list) {
  std::sort(list.begin(), list.end(), [](Candidate a, Candidate b) {
    return a.cell != b.cell ? a.cell < b.cell : a.digit < b.digit;
  });
  return list;
}

// The only deduction by a technique.
Deduction only_one(const Sketch& sketch, Technique technique) {
  const auto found = find_all(sketch.state(), technique);
  REQUIRE(found.size() == 1);
  CHECK(found[0].technique == technique);
  return found[0];
}

}  // namespace

TEST_CASE("a digit with one place in a box, row or column is a hidden single", "[logic]") {
  Sketch sketch;
  sketch.places(18, 5, {rc(2, 2)});
  const Deduction box = only_one(sketch, Technique::hidden_single_box);
  CHECK(box.placements == std::vector<Placement>{{rc(2, 2), 5}});
  CHECK(box.evidence.houses == std::vector<House>{18});
  CHECK(box.rating == 12);
  const Deduction line = only_one(Sketch().places(8, 5, {rc(9, 9)}), Technique::hidden_single_line);
  CHECK(line.placements == std::vector<Placement>{{rc(9, 9), 5}});
  CHECK(line.rating == 15);
}

TEST_CASE("a cell with one candidate is a naked single", "[logic]") {
  const Deduction single = only_one(Sketch().only(rc(5, 5), {7}), Technique::naked_single);
  CHECK(single.placements == std::vector<Placement>{{rc(5, 5), 7}});
  CHECK(single.rating == 23);
}

TEST_CASE("pointing: the places of a box in one row clear the rest of the row", "[logic]") {
  Sketch sketch;
  sketch.places(18, 3, {rc(1, 1), rc(1, 2)});
  const Deduction pointing = only_one(sketch, Technique::pointing);
  CHECK(pointing.eliminations ==
        removed(3, {rc(1, 4), rc(1, 5), rc(1, 6), rc(1, 7), rc(1, 8), rc(1, 9)}));
  CHECK(pointing.evidence.base == std::vector<House>{18});
  CHECK(pointing.evidence.cover == std::vector<House>{0});
  CHECK(pointing.rating == 26);
}

TEST_CASE("claiming: the places of a row in one box clear the rest of the box", "[logic]") {
  const Deduction claiming =
      only_one(Sketch().places(0, 3, {rc(1, 1), rc(1, 2)}), Technique::claiming);
  CHECK(claiming.eliminations ==
        removed(3, {rc(2, 1), rc(2, 2), rc(2, 3), rc(3, 1), rc(3, 2), rc(3, 3)}));
  CHECK(claiming.rating == 28);
}

TEST_CASE("direct pointing places the single that the locked digit makes", "[logic]") {
  Sketch sketch;
  sketch.places(18, 3, {rc(1, 1), rc(1, 2)}).places(19, 3, {rc(1, 4), rc(1, 5), rc(2, 4)});
  const Deduction direct = only_one(sketch, Technique::direct_pointing);
  CHECK(direct.placements == std::vector<Placement>{{rc(2, 4), 3}});
  CHECK(direct.eliminations.empty());
  CHECK(direct.evidence.houses == std::vector<House>{19});
  CHECK(direct.rating == 17);
}

TEST_CASE("a naked pair clears its house", "[logic]") {
  Sketch sketch;
  sketch.only(rc(1, 1), {1, 2}).only(rc(1, 9), {1, 2});
  const Deduction pair = only_one(sketch, Technique::naked_pair);
  CHECK(pair.eliminations.size() == 7 * 2);
  CHECK(pair.evidence.houses == std::vector<House>{0});
  CHECK(pair.evidence.cells == CellSet::of(rc(1, 1)).add(rc(1, 9)));
  CHECK(pair.rating == 30);
}

TEST_CASE("a naked triple and a naked quad clear their house", "[logic]") {
  Sketch sketch;
  sketch.only(rc(1, 1), {1, 2}).only(rc(1, 5), {2, 3}).only(rc(1, 9), {1, 3});
  CHECK(only_one(sketch, Technique::naked_triple).eliminations.size() == 6 * 3);
  sketch.only(rc(2, 1), {4, 5})
      .only(rc(2, 4), {5, 6})
      .only(rc(2, 6), {6, 7})
      .only(rc(2, 9), {4, 7});
  CHECK(only_one(sketch, Technique::naked_quad).eliminations.size() == 5 * 4);
}

TEST_CASE("a hidden pair, triple and quad clear their cells", "[logic]") {
  Sketch pair;
  pair.places(0, 1, {rc(1, 1), rc(1, 9)}).places(0, 2, {rc(1, 1), rc(1, 9)});
  CHECK(only_one(pair, Technique::hidden_pair).eliminations.size() == 2 * 7);
  Sketch triple;
  for (Digit digit : {1, 2, 3}) triple.places(4, digit, {rc(5, 1), rc(5, 5), rc(5, 9)});
  CHECK(only_one(triple, Technique::hidden_triple).eliminations.size() == 3 * 6);
  Sketch quad;
  for (Digit digit : {1, 2, 3, 4}) {
    quad.places(17, digit, {rc(1, 9), rc(4, 9), rc(7, 9), rc(9, 9)});
  }
  CHECK(only_one(quad, Technique::hidden_quad).eliminations.size() == 4 * 5);
}

TEST_CASE("a direct hidden pair places the single that it makes", "[logic]") {
  Sketch sketch;
  sketch.places(0, 1, {rc(1, 1), rc(1, 9)}).places(0, 2, {rc(1, 1), rc(1, 9)});
  sketch.places(0, 3, {rc(1, 1), rc(1, 5)});
  const Deduction direct = only_one(sketch, Technique::direct_hidden_pair);
  CHECK(direct.placements == std::vector<Placement>{{rc(1, 5), 3}});
  CHECK(direct.eliminations.empty());
}

TEST_CASE("an X-wing of rows clears its columns", "[logic]") {
  Sketch sketch;
  sketch.places(0, 5, {rc(1, 2), rc(1, 8)}).places(4, 5, {rc(5, 2), rc(5, 8)});
  const Deduction wing = only_one(sketch, Technique::x_wing);
  CHECK(wing.eliminations.size() == 2 * 7);
  CHECK(wing.evidence.base == std::vector<House>{0, 4});
  CHECK(wing.evidence.cover == std::vector<House>{10, 16});
  CHECK(wing.rating == 32);
}

TEST_CASE("a swordfish of columns clears its rows", "[logic]") {
  Sketch sketch;
  sketch.places(9, 5, {rc(1, 1), rc(4, 1)});
  sketch.places(13, 5, {rc(4, 5), rc(7, 5)});
  sketch.places(17, 5, {rc(1, 9), rc(7, 9)});
  const Deduction fish = only_one(sketch, Technique::swordfish);
  CHECK(fish.eliminations.size() == 3 * 6);
  CHECK(fish.evidence.base == std::vector<House>{9, 13, 17});
  CHECK(fish.evidence.cover == std::vector<House>{0, 3, 6});
}

TEST_CASE("a jellyfish of rows clears its columns", "[logic]") {
  Sketch sketch;
  for (int row : {1, 3, 5, 7}) {
    sketch.places(row - 1, 5, {rc(row, 1), rc(row, 4), rc(row, 6), rc(row, 9)});
  }
  CHECK(only_one(sketch, Technique::jellyfish).eliminations.size() == 4 * 5);
}

TEST_CASE("an XY-wing clears the cells that see both pincers", "[logic]") {
  Sketch sketch;
  sketch.only(rc(5, 5), {1, 2}).only(rc(5, 1), {1, 3}).only(rc(1, 5), {2, 3});
  const auto found = find_all(sketch.state(), Technique::xy_wing);
  REQUIRE(found.size() == 2);  // the pincers in both orders
  CHECK(found[0].eliminations == removed(3, {rc(1, 1)}));
  CHECK(found[0].evidence.order == std::vector<Cell>{rc(5, 5), rc(5, 1), rc(1, 5)});
  CHECK(found[1].eliminations == found[0].eliminations);
}

TEST_CASE("an XYZ-wing clears the cells that see pivot and pincers", "[logic]") {
  Sketch sketch;
  sketch.only(rc(5, 5), {1, 2, 3}).only(rc(5, 1), {1, 3}).only(rc(4, 4), {2, 3});
  const auto found = find_all(sketch.state(), Technique::xyz_wing);
  REQUIRE(found.size() == 2);
  CHECK(found[0].eliminations == removed(3, {rc(5, 4), rc(5, 6)}));
}

TEST_CASE("a unique rectangle loses its digits where it has other candidates", "[logic]") {
  Sketch sketch;
  sketch.only(rc(1, 1), {1, 2}).only(rc(1, 4), {1, 2}).only(rc(2, 1), {1, 2});
  sketch.only(rc(2, 4), {1, 2, 3});
  const Deduction type_1 = only_one(sketch, Technique::unique_rectangle_1);
  CHECK(type_1.eliminations == std::vector<Candidate>{{rc(2, 4), 1}, {rc(2, 4), 2}});
  CHECK(type_1.evidence.fins == CellSet::of(rc(2, 4)));
  CHECK(se_name(type_1) == "Unique Rectangle type 1");
  CHECK(type_1.rating == 45);
}

TEST_CASE("a rectangle in four boxes is not unique", "[logic]") {
  Sketch sketch;
  sketch.only(rc(1, 1), {1, 2}).only(rc(1, 4), {1, 2}).only(rc(4, 1), {1, 2});
  sketch.only(rc(4, 4), {1, 2, 3});
  CHECK(find_all(sketch.state(), Technique::unique_rectangle_1).empty());
}

TEST_CASE("a common extra digit of a unique rectangle is eliminated from the cells that see it",
          "[logic]") {
  Sketch sketch;
  sketch.only(rc(1, 1), {1, 2}).only(rc(1, 4), {1, 2}).only(rc(2, 1), {1, 2, 3});
  sketch.only(rc(2, 4), {1, 2, 3});
  const Deduction type_2 = only_one(sketch, Technique::unique_rectangle_2);
  CHECK(sorted(type_2.eliminations) ==
        removed(3, {rc(2, 2), rc(2, 3), rc(2, 5), rc(2, 6), rc(2, 7), rc(2, 8), rc(2, 9)}));
}

TEST_CASE("extra digits of a unique rectangle make a naked pair with another cell", "[logic]") {
  Sketch sketch;
  sketch.only(rc(1, 1), {1, 2}).only(rc(1, 4), {1, 2}).only(rc(2, 1), {1, 2, 3});
  sketch.only(rc(2, 4), {1, 2, 4}).only(rc(2, 9), {3, 4});
  const Deduction type_3 = only_one(sketch, Technique::unique_rectangle_3);
  CHECK(type_3.eliminations.size() == 6 * 2);
  CHECK(type_3.rating == 46);
}

TEST_CASE("a digit of a unique rectangle that is locked in two cells removes the other",
          "[logic]") {
  Sketch sketch;
  sketch.only(rc(1, 1), {1, 2}).only(rc(1, 4), {1, 2});
  sketch.places(1, 1, {rc(2, 1), rc(2, 4)});
  const Deduction type_4 = only_one(sketch, Technique::unique_rectangle_4);
  CHECK(sorted(type_4.eliminations) == removed(2, {rc(2, 1), rc(2, 4)}));
}

TEST_CASE("a loop of six cells is a unique loop", "[logic]") {
  Sketch sketch;
  for (Cell cell : {rc(1, 1), rc(1, 4), rc(2, 4), rc(2, 7), rc(3, 7)}) sketch.only(cell, {1, 2});
  const Deduction loop = only_one(sketch, Technique::unique_loop_1);
  CHECK(loop.eliminations == std::vector<Candidate>{{rc(3, 1), 1}, {rc(3, 1), 2}});
  CHECK(loop.rating == 46);
  CHECK(se_name(loop) == "Unique Loop type 1");
}

TEST_CASE("an aligned pair loses a digit that empties a cell in each combination", "[logic]") {
  // 1 in r1c1 leaves r1c2 only 2 or 3, and each empties a cell that sees both.
  Sketch sketch;
  sketch.only(rc(1, 1), {1, 4, 5}).only(rc(1, 2), {2, 3});
  sketch.only(rc(1, 3), {1, 2}).only(rc(2, 1), {1, 3});
  const auto found = find_all(sketch.state(), Technique::aligned_pair_exclusion);
  const bool is_found = std::any_of(found.begin(), found.end(), [](const Deduction& deduction) {
    return deduction.evidence.order == std::vector<Cell>{rc(1, 1), rc(1, 2)} &&
           deduction.eliminations == removed(1, {rc(1, 1)});
  });
  CHECK(is_found);
}

TEST_CASE("ratings are rounded as Sudoku Explainer prints them", "[logic]") {
  CHECK(logic::tenths_of(6.6 + 0.1) == 67);
  CHECK(logic::tenths_of(6.5 + 0.1 + 0.1) == 67);
  CHECK(rating_text(67) == "6.7");
  CHECK(rating_text(110) == "11.0");
}

TEST_CASE("a grid with conflicts and a full grid have no rating", "[logic]") {
  Grid clash;
  clash.set(0, 1);
  clash.set(1, 1);
  CHECK(rate(clash) == Rating{});
}
