// Chains of cells with two candidates: W-wing, remote pair and XY-chain.
//
// Evidence: `order` has the cells along the chain, `digits` what is eliminated. W-wing: `order` is
// the first cell, the two ends of the strong link, and the last cell.
#include <algorithm>

#include "combinations.hpp"
#include "finders.hpp"

namespace sudoku::logic {

namespace {

bool add_chain(const LogicState& state, DeductionSink& sink, Technique technique,
               std::vector<Cell> order, CellSet victims, Digits digits) {
  Deduction deduction = deduction_by(technique);
  CellSet cells;
  for (Cell cell : order) cells.add(cell);
  for (Cell cell : victims - cells) append(deduction.eliminations, state, cell, digits);
  if (deduction.eliminations.empty()) return false;
  deduction.evidence.order = std::move(order);
  deduction.evidence.cells = cells;
  deduction.evidence.digits = digits;
  return sink.add(std::move(deduction));
}

// The shortest chains from one cell with one of its digits: a breadth-first search over cells,
// where each step leaves by the candidate that it did not arrive by.
struct Visit {
  Cell cell;
  Digit arrived;
  int parent;
  int length;
};

std::vector<Cell> order_of(const std::vector<Visit>& visits, int last) {
  std::vector<Cell> order;
  for (int at = last; at >= 0; at = visits[at].parent) order.push_back(visits[at].cell);
  std::reverse(order.begin(), order.end());
  return order;
}

// Chains that begin in `start` and exclude `z`: if `start` is not z, the last cell is.
bool find_xy_chains_from(const LogicState& state, DeductionSink& sink, CellSet bivalue, Cell start,
                         Digit z) {
  std::array<Digits, kCells> visited{};
  std::vector<Visit> visits = {{start, z, -1, 1}};
  visited[start].add(z);
  for (std::size_t i = 0; i < visits.size(); ++i) {
    const Visit visit = visits[i];
    const Digit left = (state.candidates(visit.cell) - Digits::of(visit.arrived)).first();
    if (left == z && visit.length >= 3 && visit.cell > start &&
        add_chain(state, sink, Technique::xy_chain, order_of(visits, static_cast<int>(i)),
                  kPeerSets[start] & kPeerSets[visit.cell], Digits::of(z))) {
      return true;
    }
    for (Cell next : kPeerSets[visit.cell] & bivalue & state.cells_with(left)) {
      if (visited[next].has(left) || next == start) continue;
      visited[next].add(left);
      visits.push_back({next, left, static_cast<int>(i), visit.length + 1});
    }
  }
  return false;
}

// Chains of cells with the same pair: two cells an odd number of steps apart hold different
// digits.
bool find_remote_pairs_from(const LogicState& state, DeductionSink& sink, CellSet same,
                            Cell start) {
  const Digits pair = state.candidates(start);
  CellSet visited = CellSet::of(start);
  std::vector<Visit> visits = {{start, kNoDigit, -1, 1}};
  for (std::size_t i = 0; i < visits.size(); ++i) {
    const Visit visit = visits[i];
    if (visit.length >= 4 && visit.length % 2 == 0) {
      // Any two cells of the chain an odd number of steps apart exclude the pair from what sees
      // both of them.
      const std::vector<Cell> order = order_of(visits, static_cast<int>(i));
      CellSet victims;
      for (std::size_t a = 0; a < order.size(); ++a) {
        for (std::size_t b = a + 3; b < order.size(); b += 2) {
          victims = victims | (kPeerSets[order[a]] & kPeerSets[order[b]]);
        }
      }
      if (add_chain(state, sink, Technique::remote_pair, order, victims, pair)) return true;
    }
    for (Cell next : kPeerSets[visit.cell] & same) {
      if (visited.has(next)) continue;
      visited.add(next);
      visits.push_back({next, kNoDigit, static_cast<int>(i), visit.length + 1});
    }
  }
  return false;
}

bool find_w_wings_between(const LogicState& state, DeductionSink& sink, Cell first, Cell last) {
  const Digits pair = state.candidates(first);
  for (Digit linked : pair) {
    for (House house = 0; house < kHouses; ++house) {
      const unsigned places = state.places(house, linked);
      if (std::popcount(places) != 2) continue;
      const CellSet ends = cells_of(house, places);
      if (ends.has(first) || ends.has(last)) continue;
      const CellSet near = ends & kPeerSets[first];
      const CellSet far = ends & kPeerSets[last];
      if (near.empty() || far.empty() || (near | far) != ends) continue;
      const Cell a = near.size() == 1
                         ? near.first()
                         : (ends - (far.size() == 1 ? far : CellSet::of(ends.first()))).first();
      const Cell b = (ends - CellSet::of(a)).first();
      if (add_chain(state, sink, Technique::w_wing, {first, a, b, last},
                    kPeerSets[first] & kPeerSets[last], pair - Digits::of(linked))) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace

bool find_w_wings(const LogicState& state, DeductionSink& sink) {
  const CellSet bivalue = cells_of_size(state, 2);
  for (Cell first : bivalue) {
    for (Cell last : bivalue) {
      if (last <= first || are_peers(first, last)) continue;
      if (state.candidates(first) != state.candidates(last)) continue;
      if (find_w_wings_between(state, sink, first, last)) return true;
    }
  }
  return false;
}

bool find_remote_pairs(const LogicState& state, DeductionSink& sink) {
  const CellSet bivalue = cells_of_size(state, 2);
  for (Cell start : bivalue) {
    CellSet same;
    for (Cell cell : bivalue) {
      if (state.candidates(cell) == state.candidates(start)) same.add(cell);
    }
    if (same.size() >= 4 && find_remote_pairs_from(state, sink, same, start)) return true;
  }
  return false;
}

bool find_xy_chains(const LogicState& state, DeductionSink& sink) {
  const CellSet bivalue = cells_of_size(state, 2);
  for (Cell start : bivalue) {
    for (Digit z : state.candidates(start)) {
      if (find_xy_chains_from(state, sink, bivalue, start, z)) return true;
    }
  }
  return false;
}

}  // namespace sudoku::logic
