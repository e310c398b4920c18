#include "als_graph.hpp"

#include <algorithm>
#include <utility>

#include "index_lists.hpp"

namespace sudoku::logic {

namespace {

std::vector<Als> sets_of(const LogicState& state) {
  std::vector<Als> sets;
  for (House house = 0; house < kHouses; ++house) {
    const unsigned empty = state.empty_places(house);
    std::array<Digits, 512> digits_of;  // by mask of places
    digits_of[0] = {};
    for (unsigned mask = 1; mask <= empty; ++mask) {
      const Cell first = kHouseCells[house][std::countr_zero(mask)];
      digits_of[mask] = digits_of[mask & (mask - 1)] | state.candidates(first);
    }
    for (unsigned mask = empty; mask != 0; mask = (mask - 1) & empty) {
      const Digits digits = digits_of[mask];
      if (digits.size() != std::popcount(mask) + 1) continue;
      Als als{cells_of(house, mask), digits, house, {}, {}};
      // A set in two houses belongs to the first of them.
      const auto houses = houses_of(als.cells.first());
      const bool known = std::any_of(houses.begin(), houses.end(), [&](House other) {
        return other < house && als.cells.is_subset_of(kHouseSets[other]);
      });
      if (known) continue;
      for (Digit digit : digits) {
        als.with[digit - 1] = als.cells & state.cells_with(digit);
        als.seen[digit - 1] = common_peers(als.with[digit - 1]) - als.cells;
      }
      sets.push_back(als);
    }
  }
  return sets;
}

std::vector<std::vector<AlsLink>> links_of(const LogicState& state, const std::vector<Als>& sets) {
  const int size = static_cast<int>(sets.size());
  const IndexesByPlace with([&](auto&& add) {
    for (int i = 0; i < size; ++i) {
      for (const Digit digit : sets[i].digits) add(i, digit, sets[i].with[digit - 1]);
    }
  });
  std::vector<std::vector<AlsLink>> links(sets.size());
  std::vector<Digits> restricted(sets.size());
  std::vector<int> linked;
  for (int i = 0; i < size; ++i) {
    for (const Digit digit : sets[i].digits) {
      const CellSet seen = sets[i].seen[digit - 1] & state.cells_with(digit);
      with.each_within(seen, digit, [&](int k) {
        if (restricted[k].empty()) linked.push_back(k);
        restricted[k].add(digit);
      });
    }
    std::sort(linked.begin(), linked.end());
    for (const int k : linked) links[i].push_back({k, std::exchange(restricted[k], {})});
    linked.clear();
  }
  return links;
}

AlsGraph& kept_graph(const LogicState& state) {
  thread_local AlsGraph graph;
  std::array<CellSet, 10> cells = {state.empty_cells()};
  for (Digit digit = 1; digit <= 9; ++digit) cells[digit] = state.cells_with(digit);
  if (graph.cells != cells) graph = {cells, sets_of(state), {}, false};
  return graph;
}

}  // namespace

const std::vector<Als>& almost_locked_sets(const LogicState& state) {
  return kept_graph(state).sets;
}

const AlsGraph& als_graph(const LogicState& state) {
  AlsGraph& graph = kept_graph(state);
  if (!graph.is_linked) graph.links = links_of(state, graph.sets);
  graph.is_linked = true;
  return graph;
}

}  // namespace sudoku::logic
