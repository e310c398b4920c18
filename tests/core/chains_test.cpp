// Cycles and forcing chains: patterns made by hand, and proofs that are checked step by step.
#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <numeric>
#include <set>

#include "catch.hpp"
#include "chain_proof.hpp"
#include "logic/chains.hpp"
#include "logic/finders.hpp"
#include "puzzles.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/logic.hpp"

using namespace sudoku;

namespace {

// Minimal puzzles that need each kind of chain, made at random for this test.
constexpr const char* kPuzzles[] = {
    ".4.......8...5..6.2....9..4...6.4..7.......1..94.7..36..3..85.........98.2.7..3..",
    ".8....7.9..526....3...5......7...9.5.........5.863..1.9.......4.....13...4....68.",
    ".9...5.8.....6..3.3.6.7.1..45....9.....4......78.9..5.8....4..3..3..2.9....5.....",
    "..2..4.9..8...21.5...9...4..37.1...6.5.64.3....6.........5......7..8....5...3.82.",
    "...2...7.74..8...9.3...9....8.5.7.92..5.38........4.5........6....3..1..29......8",
    ".9..3.67.7.3.1.5...2..591...7....2.6.......8.3...9..5.2....5..7....2....6854.....",
    "....29.....945......16.729.2....5....9..3.5..3..2....1..6.7..3......6...75.....64",
    "..3...6..5.......98.1..7.3.4...3.9...3......1..95........2..51.6..8....42..75.3..",
    "..81.......1..48..6..5.....1...6...87....35.6.....8.1.9.245..........1.5..6..2...",
    "....3..877..1...94.....95..2.7.....1.3....4.6.....2.5.968..3.....3.6.....1.......",
};

constexpr Technique kChains[] = {
    Technique::x_cycle,
    Technique::y_cycle,
    Technique::xy_cycle,
    Technique::turbot_fish,
    Technique::forcing_x_chain,
    Technique::forcing_chain,
    Technique::nishio,
    Technique::cell_forcing_chains,
    Technique::region_forcing_chains,
    Technique::dynamic_cell_forcing_chains,
    Technique::dynamic_region_forcing_chains,
    Technique::dynamic_contradiction_forcing_chains,
    Technique::dynamic_double_forcing_chains,
};

bool is_chain(Technique technique) {
  return std::find(std::begin(kChains), std::end(kChains), technique) != std::end(kChains);
}

constexpr Cell rc(int row, int column) { return cell_at(row - 1, column - 1); }

// An empty grid in which only the digits are left in the cell.
void only(LogicState& state, Cell cell, Digits digits) {
  for (Digit digit : Digits::all() - digits) state.eliminate(cell, digit);
}

// The places of the digit in the row are these columns.
void only_in_row(LogicState& state, int row, Digit digit, std::initializer_list<int> columns) {
  for (int column = 1; column <= 9; ++column) {
    const bool kept = std::find(columns.begin(), columns.end(), column) != columns.end();
    if (!kept && state.has(rc(row, column), digit)) state.eliminate(rc(row, column), digit);
  }
}

Digits two(Digit a, Digit b) { return Digits::of(a) | Digits::of(b); }

CellSet cells_of(const std::vector<Candidate>& candidates) {
  CellSet cells;
  for (const Candidate& candidate : candidates) cells.add(candidate.cell);
  return cells;
}

int node_count(const Deduction& deduction) {
  int count = 0;
  for (const Chain& chain : deduction.evidence.chains) {
    count += static_cast<int>(chain.nodes.size());
  }
  return count;
}

// Calls visit(state, deduction) for each step of Sudoku Explainer's path that is a chain.
template <typename Visit>
void for_each_chain(const char* puzzle, Visit visit) {
  SolutionPath path(LogicState(puzzles::grid_of(puzzle)), se_order());
  for (LogicState before = path.state(); const auto deduction = path.next();
       before = path.state()) {
    if (is_chain(deduction->technique)) visit(before, *deduction);
  }
}

}  // namespace

TEST_CASE("longer chains are rated higher, in steps of a tenth", "[logic]") {
  // Thresholds of serate: the first complexity with each surcharge.
  constexpr int kFirst[] = {0, 7, 9, 11, 15, 19, 27, 35, 51, 67, 99, 131, 195, 259, 387, 515};
  double surcharge = 0;
  for (std::size_t i = 1; i < std::size(kFirst); ++i) {
    CHECK(logic::length_surcharge(kFirst[i] - 1) == surcharge);
    surcharge += 0.1;
    CHECK(logic::length_surcharge(kFirst[i]) == surcharge);
  }
}

TEST_CASE("a skyscraper is a turbot fish for each cell that sees both tops", "[logic]") {
  LogicState state{Grid{}};
  only_in_row(state, 1, 3, {1, 5});
  only_in_row(state, 5, 3, {1, 6});
  CellSet removed;
  for (const Deduction& deduction : find_all(state, Technique::turbot_fish)) {
    CHECK(deduction.rating == 66);
    CHECK(node_count(deduction) == 6);
    CHECK(chain_proof::check(state, deduction).empty());
    removed = removed | cells_of(deduction.eliminations);
  }
  // r1c5 and r5c6 are the tops: one of them is a 3.
  CHECK(removed == CellSet::of(rc(2, 6)).add(rc(3, 6)).add(rc(4, 5)).add(rc(6, 5)));
}

TEST_CASE("an X-wing is a cycle of four cells", "[logic]") {
  LogicState state{Grid{}};
  only_in_row(state, 1, 3, {1, 9});
  only_in_row(state, 5, 3, {1, 9});
  const auto cycles = find_all(state, Technique::x_cycle);
  REQUIRE(cycles.size() == 1);
  CHECK(se_name(cycles[0]) == "Generalized X-Wing");
  CHECK(cycles[0].rating == 65);
  CHECK(cycles[0].evidence.cells.size() == 4);
  const CellSet columns = kHouseSets[9] | kHouseSets[17];
  CHECK(cells_of(cycles[0].eliminations) == columns - cycles[0].evidence.cells);
  CHECK(chain_proof::check(state, cycles[0]).empty());
}

TEST_CASE("four bivalue cells in a ring are a Y-cycle", "[logic]") {
  LogicState state{Grid{}};
  only(state, rc(1, 1), two(1, 2));
  only(state, rc(1, 9), two(2, 3));
  only(state, rc(9, 9), two(3, 4));
  only(state, rc(9, 1), two(4, 1));
  const auto cycles = find_all(state, Technique::y_cycle);
  REQUIRE(cycles.size() == 1);
  // Eight nodes: one threshold.
  CHECK(cycles[0].rating == 65 + 1);
  // The digit of each side of the ring is eliminated from the rest of the side.
  CHECK(cycles[0].eliminations.size() == 4 * 7);
  CHECK(chain_proof::check(state, cycles[0]).empty());
}

TEST_CASE("an XY-wing is a forcing chain over three cells", "[logic]") {
  LogicState state{Grid{}};
  only(state, rc(1, 1), two(1, 2));
  only(state, rc(1, 9), two(2, 3));
  only(state, rc(9, 9), two(3, 1));
  const auto chains = find_all(state, Technique::forcing_chain);
  REQUIRE(chains.size() == 1);
  CHECK(chains[0].eliminations == std::vector<Candidate>{{rc(9, 1), 1}});
  // The assumption, its opposite, and two nodes in each cell.
  CHECK(node_count(chains[0]) == 8);
  CHECK(chains[0].rating == 70 + 1);
}

TEST_CASE("a cell with three candidates that all remove a digit is a cell forcing chain",
          "[logic]") {
  LogicState state{Grid{}};
  // Each digit of r5c5 leaves 4 in a cell of row 2, over none, one or two cells.
  only(state, rc(5, 5), two(1, 2) | Digits::of(3));
  only(state, rc(2, 5), two(1, 4));
  only(state, rc(5, 2), two(2, 5));
  only(state, rc(2, 2), two(5, 4));
  only(state, rc(5, 8), two(3, 6));
  only(state, rc(2, 8), two(6, 4));
  CellSet without_4;
  for (const Deduction& deduction : find_all(state, Technique::cell_forcing_chains)) {
    CHECK(chain_proof::check(state, deduction).empty());
    CHECK(deduction.evidence.cells == CellSet::of(rc(5, 5)));
    if (deduction.eliminations[0].digit == 4) {
      without_4 = without_4 | cells_of(deduction.eliminations);
    }
  }
  CHECK(without_4 ==
        kHouseSets[1] - CellSet::of(rc(2, 5)) - CellSet::of(rc(2, 2)) - CellSet::of(rc(2, 8)));
}

TEST_CASE("the chains of each step prove it", "[logic]") {
  std::set<Technique> seen;
  for (const char* puzzle : kPuzzles) {
    INFO(puzzle);
    for_each_chain(puzzle, [&](const LogicState& state, const Deduction& deduction) {
      INFO(se_name(deduction));
      CHECK(chain_proof::check(state, deduction) == "");
      if (deduction.level > 1) return;  // nested chains count as well
      const int base = info_of(deduction.technique).se_rating + 5 * deduction.level;
      CHECK(deduction.rating ==
            base + std::lround(10 * logic::length_surcharge(node_count(deduction))));
      seen.insert(deduction.technique);
    });
  }
  for (const Technique technique : kChains) {
    INFO(info_of(technique).id);
    CHECK(seen.contains(technique));
  }
}

TEST_CASE("chains agree with the solution", "[logic]") {
  for (const char* puzzle : kPuzzles) {
    INFO(puzzle);
    const Grid solution = solve(puzzles::grid_of(puzzle)).solutions.front();
    for_each_chain(puzzle, [&](const LogicState&, const Deduction& deduction) {
      INFO(se_name(deduction));
      for (auto [cell, digit] : deduction.placements) CHECK(solution[cell] == digit);
      for (auto [cell, digit] : deduction.eliminations) CHECK(solution[cell] != digit);
    });
  }
}

// The puzzles above need no patterns inside chains, but their states have such chains.
TEST_CASE("chains that rely on patterns or on other chains are proved too", "[logic]") {
  struct Kind {
    logic::Finder* find;
    int level;
    int states;  // of each puzzle; nested chains take longer
  };
  for (const Kind& kind :
       {Kind{logic::find_dynamic_chains_plus, 1, 9}, Kind{logic::find_nested_chains, 2, 2},
        Kind{logic::find_nested_multiple_chains, 3, 1}}) {
    INFO(kind.level);
    int with_pattern = 0;
    for (const char* puzzle : {kPuzzles[4], kPuzzles[6], kPuzzles[9]}) {
      INFO(puzzle);
      const Grid solution = solve(puzzles::grid_of(puzzle)).solutions.front();
      int states = kind.states;
      for_each_chain(puzzle, [&](const LogicState& state, const Deduction&) {
        if (states-- <= 0) return;
        DeductionSink sink(DeductionSink::Mode::first);
        REQUIRE(kind.find(state, sink));
        const Deduction& deduction = sink.found().front();
        INFO(se_name(deduction));
        CHECK(deduction.level == kind.level);
        CHECK(chain_proof::check(state, deduction) == "");
        for (auto [cell, digit] : deduction.placements) CHECK(solution[cell] == digit);
        for (auto [cell, digit] : deduction.eliminations) CHECK(solution[cell] != digit);
        for (const Chain& chain : deduction.evidence.chains) {
          for (const ChainLink& link : chain.links) with_pattern += link.kind == LinkKind::pattern;
        }
      });
    }
    CHECK(with_pattern > 0);
  }
}

TEST_CASE("the first of all chains of a technique is the one that is chosen", "[logic]") {
  for (const char* puzzle : {kPuzzles[0], kPuzzles[5], kPuzzles[6]}) {
    INFO(puzzle);
    const Grid solution = solve(puzzles::grid_of(puzzle)).solutions.front();
    for_each_chain(puzzle, [&](const LogicState& state, const Deduction& chosen) {
      const auto all = find_all(state, chosen.technique);
      REQUIRE_FALSE(all.empty());
      CHECK(all[0].rating == chosen.rating);
      CHECK(all[0].placements == chosen.placements);
      CHECK(all[0].eliminations == chosen.eliminations);
      for (const Deduction& deduction : all) {
        INFO(se_name(deduction));
        CHECK(deduction.rating >= chosen.rating);
        CHECK(chain_proof::check(state, deduction) == "");
        for (auto [cell, digit] : deduction.placements) CHECK(solution[cell] == digit);
        for (auto [cell, digit] : deduction.eliminations) CHECK(solution[cell] != digit);
      }
    });
  }
}

TEST_CASE("chains without evidence are the same deductions", "[logic]") {
  for (const char* puzzle : kPuzzles) {
    INFO(puzzle);
    SolutionPath with(LogicState(puzzles::grid_of(puzzle)), se_order());
    SolutionPath without(LogicState(puzzles::grid_of(puzzle)), se_order(), false);
    while (const auto deduction = with.next()) {
      const auto same = without.next();
      REQUIRE(same);
      CHECK(same->technique == deduction->technique);
      CHECK(same->rating == deduction->rating);
      CHECK(same->placements == deduction->placements);
      CHECK(same->eliminations == deduction->eliminations);
      CHECK(same->evidence.chains.empty());
    }
  }
}
