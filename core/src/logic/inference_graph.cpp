#include "inference_graph.hpp"

#include <algorithm>
#include <array>

#include "als_graph.hpp"

namespace sudoku::logic {

InferenceGraph::InferenceGraph(const LogicState& state, InferenceScope scope) {
  add_candidates(state, scope.digits);
  if (scope.grouped) add_groups(state, scope.digits);
  link_strongly(state);
  if (scope.grouped) add_sets(state, scope.digits);
  link_weakly(state, scope.digits);
}

void InferenceGraph::add(const InferenceNode& node) {
  nodes_.push_back(node);
  seen_.push_back(common_peers(node.cells));
}

void InferenceGraph::add_candidates(const LogicState& state, Digits digits) {
  candidate_.fill(-1);
  for (Digit digit : digits) {
    for (Cell cell : state.cells_with(digit)) {
      candidate_[cell * 9 + digit - 1] = static_cast<int>(nodes_.size());
      add({digit, CellSet::of(cell), NodeKind::candidate, {}, {}});
    }
  }
}

void InferenceGraph::add_groups(const LogicState& state, Digits digits) {
  for (Digit digit : digits) {
    for (House box = 18; box < kHouses; ++box) {
      for (House line = 0; line < 18; ++line) {
        const CellSet cells = kHouseSets[box] & kHouseSets[line] & state.cells_with(digit);
        if (cells.size() < 2) continue;
        groups_[digit - 1].push_back(static_cast<int>(nodes_.size()));
        add({digit, cells, NodeKind::group, {}, {}});
      }
    }
  }
}

// Of the digits of an almost locked set at most one is missing.
void InferenceGraph::add_sets(const LogicState& state, Digits digits) {
  for (const Als& als : almost_locked_sets(state)) {
    if (als.cells.size() < 2) continue;  // a cell with two candidates has its link already
    const int first = static_cast<int>(nodes_.size());
    for (Digit digit : als.digits& digits) {
      add({digit, als.with[digit - 1], NodeKind::set, als.digits, als.cells});
    }
    const int last = static_cast<int>(nodes_.size());
    for (int a = first; a < last; ++a) {
      for (int b = first; b < last; ++b) {
        if (a != b) strong_.add(b);
      }
      strong_.end();
    }
  }
}

// The candidate or group with these cells, or -1.
int InferenceGraph::find(Digit digit, CellSet cells) const {
  if (cells.size() == 1) return candidate_[cells.first() * 9 + digit - 1];
  for (const int node : groups_[digit - 1]) {
    if (nodes_[node].cells == cells) return node;
  }
  return -1;
}

// Two nodes that hold all places of a digit in a house, and the two candidates of a cell.
void InferenceGraph::link_strongly(const LogicState& state) {
  for (const InferenceNode& node : nodes_) {
    const auto add = [&](Digit digit, CellSet cells) {
      const int other = cells.empty() ? -1 : find(digit, cells);
      const auto known = strong_.last();
      if (other >= 0 && std::find(known.begin(), known.end(), other) == known.end())
        strong_.add(other);
    };
    const Cell first = node.cells.first();
    for (const House house : houses_of(first)) {
      if (!node.cells.is_subset_of(kHouseSets[house])) continue;
      add(node.digit, (kHouseSets[house] & state.cells_with(node.digit)) - node.cells);
    }
    const Digits digits = state.candidates(first);
    if (node.kind == NodeKind::candidate && digits.size() == 2)
      add((digits - Digits::of(node.digit)).first(), node.cells);
    strong_.end();
  }
}

bool InferenceGraph::excludes(int a, int b) const {
  const InferenceNode& first = nodes_[a];
  const InferenceNode& second = nodes_[b];
  if (first.digit == second.digit) return second.cells.is_subset_of(seen_[a]);
  return first.cells.size() == 1 && first.cells == second.cells &&
         first.kind == NodeKind::candidate && second.kind == NodeKind::candidate;
}

// Nodes that exclude each other have the same digit, or are candidates of the same cell.
void InferenceGraph::link_weakly(const LogicState& state, Digits digits) {
  const int size = static_cast<int>(nodes_.size());
  const IndexesByPlace targets([&](auto&& add_target) {
    for (int node = 0; node < size; ++node) {
      if (!on_if_off(node).empty()) add_target(node, nodes_[node].digit, nodes_[node].cells);
    }
  });
  for (int a = 0; a < size; ++a) {
    const auto& [digit, cells, kind, set_digits, set_cells] = nodes_[a];
    targets.each_within(seen_[a] & state.cells_with(digit), digit, [&](int b) { weak_.add(b); });
    if (kind == NodeKind::candidate) {
      const Cell cell = cells.first();
      for (const Digit other : (state.candidates(cell) & digits) - Digits::of(digit)) {
        const int b = candidate_[cell * 9 + other - 1];
        if (!on_if_off(b).empty()) weak_.add(b);
      }
    }
    std::sort(weak_.last().begin(), weak_.last().end());
    weak_.end();
  }
}

}  // namespace sudoku::logic
