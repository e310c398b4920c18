// Implications of a grid that are reused in grids with fewer candidates.
#include <array>
#include <set>
#include <vector>

#include "catch.hpp"
#include "logic/chains_multiple.hpp"
#include "logic/chains_shared.hpp"
#include "logic/chains_unary.hpp"
#include "puzzles.hpp"
#include "sample.hpp"
#include "sudoku/logic.hpp"

using namespace sudoku;
using namespace sudoku::logic;

namespace {

const DeductionSink kAll(DeductionSink::Mode::all);

// A grid in which dynamic chains find nothing.
ChainState hard_grid() {
  SolutionPath path(
      LogicState(puzzles::grid_of("80000000000360000007009020005000700000004570000010003000"
                                  "1000068008500010090000400")),
      se_order_up_to(89));
  while (path.next()) {
  }
  REQUIRE_FALSE(path.state().is_solved());
  return ChainState(path.state());
}

void start(SharedImplications& shared, const ChainState& grid, ImplicationMode mode) {
  shared.start(grid, mode);
  Work work = kUnlimitedWork;
  REQUIRE(shared.advance(work));
}

// The grid without the candidates that each assumption removes: different grids.
std::vector<ChainState> smaller_grids(const ChainState& grid) {
  SharedImplications shared;
  start(shared, grid, ImplicationMode::dynamic);
  std::vector<ChainState> grids;
  std::set<decltype(ChainState::cells)> known;
  for (CandidateIndex candidate = 0; candidate < kCandidates; ++candidate) {
    if ((grid.cells[cell_of(candidate)] >> candidate % 9 & 1) == 0) continue;
    for (const bool on : {false, true}) {
      ChainState smaller = grid;
      shared.of(candidate, on).off.for_each([&](CandidateIndex off) {
        smaller.remove(cell_of(off), digit_of(off) - 1);
      });
      if (known.insert(smaller.cells).second) grids.push_back(smaller);
    }
  }
  const auto every = static_cast<std::size_t>(sample(1, 5));
  std::size_t index = 0;
  std::erase_if(grids, [&](const ChainState&) { return index++ % every != 0; });
  return grids;
}

// Compares nodes with their parents: the chains of nodes that no other chain contains.
void require_same(const Implications& a, const Implications& b) {
  REQUIRE(a.node_count == b.node_count);
  REQUIRE(a.conflict_on == b.conflict_on);
  std::array<CandidateSet, 2> compared;  // off, on
  for (int i = a.node_count - 1; i >= 0; --i) {
    const auto index = static_cast<NodeIndex>(i);
    const ImplicationNode& last = ImplicationTable::node(a, index);
    if (compared[last.on].has(last.candidate) && i < a.node_count - 1) continue;
    const Chain chain = ImplicationTable::chain(a, index);
    REQUIRE(chain == ImplicationTable::chain(b, index));
    for (const ChainNode& node : chain.nodes)
      compared[node.on].add(node.cells.first() * 9 + node.digit - 1);
  }
}

std::vector<Finding> findings(const ChainState& grid, Finder* finder,
                              const SharedImplications* shared) {
  MultipleSearch search;
  search.start(grid, *multiple_kind_of(finder), kAll, shared, shared != nullptr);
  Work work = kUnlimitedWork;
  REQUIRE(search.advance(work));
  return {search.findings().begin(), search.findings().end()};
}

}  // namespace

TEST_CASE("implications that do not differ are those of the smaller grid", "[logic]") {
  const ChainState grid = hard_grid();
  const std::vector<ChainState> grids = smaller_grids(grid);
  for (const ImplicationMode mode : {ImplicationMode::multiple, ImplicationMode::dynamic}) {
    SharedImplications shared;
    start(shared, grid, mode);
    ImplicationTable table;
    int same = 0;
    int different = 0;
    for (const ChainState& smaller : grids) {
      shared.select(smaller);
      table.reset(smaller, mode, 0);
      for (CandidateIndex candidate = 0; candidate < kCandidates; ++candidate) {
        if ((smaller.cells[cell_of(candidate)] >> candidate % 9 & 1) == 0) continue;
        for (const bool on : {false, true}) {
          if (shared.differs(candidate, on)) {
            ++different;
            continue;
          }
          ++same;
          Work work = kUnlimitedWork;
          table.prepare(candidate, on, work);
          require_same(shared.of(candidate, on), table.of(candidate, on));
        }
      }
    }
    CHECK(same > different);
  }
}

TEST_CASE("without a new strong link nothing more follows in the smaller grid", "[logic]") {
  const ChainState grid = hard_grid();
  for (const ImplicationMode mode : {ImplicationMode::multiple, ImplicationMode::dynamic}) {
    SharedImplications shared;
    start(shared, grid, mode);
    ImplicationTable table;
    int more = 0, grown = 0;
    for (const ChainState& smaller : smaller_grids(grid)) {
      shared.select(smaller);
      table.reset(smaller, mode, 0);
      for (CandidateIndex candidate = 0; candidate < kCandidates; ++candidate) {
        if ((smaller.cells[cell_of(candidate)] >> candidate % 9 & 1) == 0) continue;
        for (const bool on : {false, true}) {
          Work work = kUnlimitedWork;
          table.prepare(candidate, on, work);
          const Implications& before = shared.of(candidate, on);
          const Implications& after = table.of(candidate, on);
          CandidateSet both_on = after.on, both_off = after.off;
          both_on &= before.on;
          both_off &= before.off;
          const bool follows = !(both_on == after.on) || !(both_off == after.off);
          more += follows;
          grown += shared.grows(candidate, on);
          if (follows) REQUIRE(shared.grows(candidate, on));
        }
      }
    }
    CHECK(more > sample(100, 20));
    CHECK(grown < 2 * more);
  }
}

TEST_CASE("shared implications hide no chain of a smaller grid", "[logic]") {
  const ChainState grid = hard_grid();
  for (Finder* finder : {find_multiple_chains, find_dynamic_chains}) {
    REQUIRE(findings(grid, finder, nullptr).empty());
    SharedImplications shared;
    start(shared, grid, multiple_kind_of(finder)->mode);
    UnarySearch unary;
    REQUIRE(unary.find(grid, kAll).empty());
    std::size_t found = 0;
    for (const ChainState& smaller : smaller_grids(grid)) {
      shared.select(smaller);
      const auto expected = findings(smaller, finder, nullptr);
      CHECK(findings(smaller, finder, &shared) == expected);
      found += expected.size();
      if (finder != find_multiple_chains) continue;
      const auto chains = unary.find(smaller, kAll);
      const auto same = unary.find(smaller, kAll, &shared);
      REQUIRE(same.size() == chains.size());
      for (std::size_t i = 0; i < same.size(); ++i) {
        CHECK(same[i].rank == chains[i].rank);
        CHECK(same[i].deduction.evidence.chains == chains[i].deduction.evidence.chains);
      }
    }
    CHECK(found > static_cast<std::size_t>(sample(100, 20)));
  }
}
