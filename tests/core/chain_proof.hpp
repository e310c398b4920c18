// Checks the chains of a deduction step by step, by the rules of Sudoku alone.
#pragma once

#include <algorithm>
#include <string>

#include "sudoku/logic.hpp"

namespace chain_proof {

using namespace sudoku;

/// True if a pattern, or a chain of a lower level, eliminates `out` once the candidates of
/// `reasons` are gone.
inline bool is_eliminated(LogicState state, const std::vector<ChainNode>& reasons,
                          const ChainNode& out, int level) {
  for (const ChainNode& reason : reasons) state.eliminate(reason.cells.first(), reason.digit);
  using enum Technique;
  std::vector<Technique> techniques = {pointing, claiming, hidden_pair, naked_pair, x_wing};
  if (level > 1) {
    techniques.insert(techniques.end(),
                      {x_cycle, y_cycle, xy_cycle, turbot_fish, forcing_x_chain, forcing_chain});
  }
  if (level > 2) {
    techniques.insert(techniques.end(), {cell_forcing_chains, region_forcing_chains});
  }
  for (const Technique technique : techniques) {
    for (const Deduction& deduction : find_all(state, technique)) {
      for (const Candidate& candidate : deduction.eliminations) {
        if (candidate == Candidate{out.cells.first(), out.digit}) return true;
      }
      for (const Placement& placement : deduction.placements) {
        if (placement.cell == out.cells.first() && placement.digit != out.digit) return true;
      }
    }
  }
  return false;
}

/// What is wrong with the links that lead to node `to`; empty if the node follows from them.
inline std::string check_node(const LogicState& state, const Chain& chain, int to, int level) {
  const ChainNode& node = chain.nodes[to];
  const Cell cell = node.cells.first();
  if (node.cells.size() != 1 || !state.has(cell, node.digit)) return "is not a candidate";
  std::vector<ChainNode> reasons;  // of a pattern
  for (const ChainLink& link : chain.links) {
    if (link.to == to && link.kind == LinkKind::pattern) {
      reasons.push_back(chain.nodes[link.from]);
      if (reasons.back().on || node.on) return "a pattern has the wrong states";
    }
  }
  if (!reasons.empty()) {
    return is_eliminated(state, reasons, node, level) ? "" : "is not eliminated by a pattern";
  }
  int links = 0;
  Digits others = Digits::of(node.digit);  // the digits of the cell that are accounted for
  CellSet places = CellSet::of(cell);      // the places of the digit that are accounted for
  House house = -1;
  for (const ChainLink& link : chain.links) {
    if (link.to != to) continue;
    const ChainNode& from = chain.nodes[link.from];
    const Cell other = from.cells.first();
    if (from.on == node.on) return "follows from a node of the same state";
    if (link.kind != (node.on ? LinkKind::strong : LinkKind::weak))
      return "has the wrong kind of link";
    if (links++ > 0 && link.house != house) return "rests on two houses";
    house = link.house;
    if (house < 0) {
      if (other != cell || from.digit == node.digit) return "is not in the same cell";
      others.add(from.digit);
    } else {
      if (from.digit != node.digit || other == cell) return "is not of the same digit";
      if (!kHouseSets[house].has(cell) || !kHouseSets[house].has(other)) return "is elsewhere";
      places.add(other);
    }
  }
  if (links == 0) return "follows from nothing";
  if (!node.on) return links == 1 ? "" : "follows from too much";
  const bool last = house < 0 ? others == state.candidates(cell)
                              : places == (state.cells_with(node.digit) & kHouseSets[house]);
  return last ? "" : "is not the last place";
}

/// What is wrong with a chain; empty if each node but the first follows from earlier ones.
inline std::string check_chain(const LogicState& state, const Chain& chain, int level) {
  for (const ChainLink& link : chain.links) {
    if (link.to != 0 && link.from >= link.to) return "a link leads back";
  }
  for (int i = 1; i < static_cast<int>(chain.nodes.size()); ++i) {
    const std::string wrong = check_node(state, chain, i, level);
    if (!wrong.empty()) return "node " + std::to_string(i) + " " + wrong;
  }
  return "";
}

inline bool are_opposite(const ChainNode& a, const ChainNode& b) {
  return a.cells == b.cells && a.digit == b.digit && a.on != b.on;
}

/// True if the deduction is exactly that `node` holds.
inline bool concludes(const Deduction& deduction, const ChainNode& node) {
  const Cell cell = node.cells.first();
  return node.on ? deduction.eliminations.empty() &&
                       deduction.placements == std::vector<Placement>{{cell, node.digit}}
                 : deduction.placements.empty() &&
                       deduction.eliminations == std::vector<Candidate>{{cell, node.digit}};
}

// The cells of a cycle hold either all its on nodes or all its off nodes. So a candidate that sees
// one of each is false.
inline std::string check_cycle(const LogicState& state, const Deduction& deduction) {
  const Chain& cycle = deduction.evidence.chains.front();
  const std::string closing = check_node(state, cycle, 0, 0);
  if (!closing.empty()) return "node 0 " + closing;
  for (const Candidate& out : deduction.eliminations) {
    bool by_on = false;
    bool by_off = false;
    for (const ChainNode& node : cycle.nodes) {
      if (node.digit != out.digit || !are_peers(node.cells.first(), out.cell)) continue;
      (node.on ? by_on : by_off) = true;
    }
    if (!by_on || !by_off) return "an elimination does not see both colours";
    if (deduction.evidence.cells.has(out.cell)) return "an elimination is in the cycle";
  }
  return deduction.placements.empty() ? "" : "a cycle places nothing";
}

/// What is wrong with a deduction that has chains; empty if the chains prove it.
inline std::string check(const LogicState& state, const Deduction& deduction) {
  const auto& chains = deduction.evidence.chains;
  for (const Chain& chain : chains) {
    const std::string wrong = check_chain(state, chain, deduction.level);
    if (!wrong.empty()) return wrong;
  }
  const ChainNode& first = chains.front().nodes.front();
  const ChainNode& last = chains.front().nodes.back();
  using enum Technique;
  switch (deduction.technique) {
    case x_cycle:
    case y_cycle:
    case xy_cycle:
      return check_cycle(state, deduction);
    case turbot_fish:
    case forcing_x_chain:
    case forcing_chain:
      if (!are_opposite(first, last)) return "the chain does not refute its assumption";
      return concludes(deduction, last) ? "" : "the conclusion is another";
    case nishio:
    case dynamic_contradiction_forcing_chains: {
      if (!(first == chains[1].nodes.front())) return "two assumptions";
      if (!are_opposite(last, chains[1].nodes.back())) return "no contradiction";
      return concludes(deduction, {first.cells, first.digit, !first.on})
                 ? ""
                 : "the conclusion is another";
    }
    case dynamic_double_forcing_chains:
      if (!are_opposite(first, chains[1].nodes.front())) return "not both cases";
      break;
    default: {
      // One of the candidates of the cell, or of the places in the house, is true.
      const bool region = !deduction.evidence.houses.empty();
      Digits digits;
      CellSet cells;
      for (const Chain& chain : chains) {
        if (!chain.nodes.front().on) return "the assumption is off";
        digits = digits | Digits::of(chain.nodes.front().digit);
        cells = cells | chain.nodes.front().cells;
      }
      const House house = region ? deduction.evidence.houses[0] : 0;
      const bool complete =
          region ? digits.size() == 1 &&
                       cells == (state.cells_with(digits.first()) & kHouseSets[house])
                 : cells.size() == 1 && digits == state.candidates(cells.first());
      if (!complete) return "a case is missing";
    }
  }
  for (const Chain& chain : chains) {
    if (!concludes(deduction, chain.nodes.back())) return "the conclusion is another";
  }
  return "";
}

}  // namespace chain_proof
