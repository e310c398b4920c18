// CellSet and the line codec; their smaller invariants are static_asserts in the headers.
#include <random>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoku/cell_set.hpp"
#include "sudoku/line.hpp"

using namespace sudoku;

namespace {

std::vector<Cell> listed(CellSet set) {
  std::vector<Cell> cells;
  for (Cell cell : set) cells.push_back(cell);
  return cells;
}

CellSet set_of(const std::set<Cell>& cells) {
  CellSet set;
  for (Cell cell : cells) set.add(cell);
  return set;
}

}  // namespace

TEST_CASE("a CellSet behaves like a std::set of cells", "[vocabulary]") {
  std::mt19937 random(1);
  for (int round = 0; round < 200; ++round) {
    std::set<Cell> a, b;
    for (int n = static_cast<int>(random() % 81); n > 0; --n)
      a.insert(static_cast<Cell>(random() % kCells));
    for (int n = static_cast<int>(random() % 81); n > 0; --n)
      b.insert(static_cast<Cell>(random() % kCells));
    std::set<Cell> both, either = a, only_a;
    for (Cell cell : b) either.insert(cell);
    for (Cell cell : a) (b.count(cell) ? both : only_a).insert(cell);

    CHECK(listed(set_of(a)) == std::vector<Cell>(a.begin(), a.end()));
    CHECK(set_of(a).size() == static_cast<int>(a.size()));
    CHECK(set_of(a).empty() == a.empty());
    CHECK((set_of(a) | set_of(b)) == set_of(either));
    CHECK((set_of(a) & set_of(b)) == set_of(both));
    CHECK((set_of(a) - set_of(b)) == set_of(only_a));
    CHECK(set_of(both).is_subset_of(set_of(a)));
    CHECK(set_of(a).is_subset_of(set_of(b)) == only_a.empty());
    for (Cell cell = 0; cell < kCells; ++cell) {
      REQUIRE(set_of(a).has(cell) == (a.count(cell) == 1));
    }
  }
}

TEST_CASE("a line is read as the grid that it was written from", "[vocabulary]") {
  for (const auto& known : puzzles::kSeeds) {
    const Grid grid = puzzles::grid_of(known.puzzle);
    CHECK(parse_line(to_line(grid)) == grid);
    CHECK(parse_line(to_line(grid, '0')) == grid);
  }
  CHECK(to_line(Grid{}) == std::string(81, '.'));
}

TEST_CASE("a line has 81 characters, each of them a digit, 0 or a dot", "[vocabulary]") {
  CHECK(parse_line(std::string(81, '0')) == Grid{});
  CHECK_FALSE(parse_line(""));
  CHECK_FALSE(parse_line(std::string(80, '.')));
  CHECK_FALSE(parse_line(std::string(82, '.')));
  for (int c = 0; c < 256; ++c) {
    const char character = static_cast<char>(c);
    const bool cell = std::string(".0123456789").find(character) != std::string::npos;
    for (std::size_t at : {0, 40, 80}) {
      std::string line(81, '.');
      line[at] = character;
      CHECK(parse_line(line).has_value() == cell);
    }
  }
}
