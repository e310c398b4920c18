#include "inference_graph.hpp"

#include <algorithm>
#include <array>

#include "als.hpp"

namespace sudoku::logic {

InferenceGraph::InferenceGraph(const LogicState& state, InferenceScope scope) {
  add_candidates(state, scope.digits);
  if (scope.grouped) add_groups(state, scope.digits);
  strong_.resize(nodes_.size());
  link_houses(state, scope.digits);
  link_cells(state);
  if (scope.grouped) add_sets(state, scope.digits);
  link_weakly();
}

void InferenceGraph::add(const InferenceNode& node) {
  by_digit_[node.digit - 1].push_back(static_cast<int>(nodes_.size()));
  nodes_.push_back(node);
  seen_.push_back(common_peers(node.cells));
}

void InferenceGraph::add_candidates(const LogicState& state, Digits digits) {
  for (Digit digit : digits) {
    for (Cell cell : state.cells_with(digit)) {
      add({digit, CellSet::of(cell), NodeKind::candidate, {}, {}});
    }
  }
}

void InferenceGraph::add_groups(const LogicState& state, Digits digits) {
  for (Digit digit : digits) {
    for (House box = 18; box < kHouses; ++box) {
      for (House line = 0; line < 18; ++line) {
        const CellSet cells = kHouseSets[box] & kHouseSets[line] & state.cells_with(digit);
        if (cells.size() >= 2) add({digit, cells, NodeKind::group, {}, {}});
      }
    }
  }
}

void InferenceGraph::add_sets(const LogicState& state, Digits digits) {
  for (const Als& als : almost_locked_sets(state)) {
    if (als.cells.size() < 2) continue;  // a cell with two candidates has its link already
    const int first = static_cast<int>(nodes_.size());
    for (Digit digit : als.digits& digits) {
      add({digit, als.with[digit - 1], NodeKind::set, als.digits, als.cells});
    }
    strong_.resize(nodes_.size());
    for (int a = first; a < static_cast<int>(nodes_.size()); ++a) {
      for (int b = first; b < static_cast<int>(nodes_.size()); ++b) {
        if (a != b) strong_[a].push_back(b);
      }
    }
  }
}

int InferenceGraph::find(Digit digit, CellSet cells) const {
  for (const int node : by_digit_[digit - 1]) {
    if (nodes_[node].cells == cells) return node;
  }
  return -1;
}

void InferenceGraph::add_strong(int a, int b) {
  for (auto [from, to] : {std::pair(a, b), std::pair(b, a)}) {
    auto& list = strong_[from];
    if (std::find(list.begin(), list.end(), to) == list.end()) list.push_back(to);
  }
}

// Two nodes that hold all places of a digit in a house.
void InferenceGraph::link_houses(const LogicState& state, Digits digits) {
  for (Digit digit : digits) {
    for (House house = 0; house < kHouses; ++house) {
      const CellSet places = kHouseSets[house] & state.cells_with(digit);
      for (const int a : by_digit_[digit - 1]) {
        if (!nodes_[a].cells.is_subset_of(places)) continue;
        const CellSet rest = places - nodes_[a].cells;
        const int b = rest.empty() ? -1 : find(digit, rest);
        if (b > a) add_strong(a, b);
      }
    }
  }
}

void InferenceGraph::link_cells(const LogicState& state) {
  for (Cell cell : cells_of_size(state, 2)) {
    const Digits digits = state.candidates(cell);
    const Digit first = digits.first();
    const int a = find(first, CellSet::of(cell));
    const int b = find((digits - Digits::of(first)).first(), CellSet::of(cell));
    if (a >= 0 && b >= 0) add_strong(a, b);
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
void InferenceGraph::link_weakly() {
  weak_.resize(nodes_.size());
  const auto link = [&](int a, int b) {
    weak_[a].push_back(b);
    weak_[b].push_back(a);
  };
  for (const std::vector<int>& nodes : by_digit_) {
    for (auto a = nodes.begin(); a != nodes.end(); ++a) {
      const CellSet seen = seen_[*a];
      for (auto b = a + 1; b != nodes.end(); ++b) {
        if (nodes_[*b].cells.is_subset_of(seen)) link(*a, *b);
      }
    }
  }
  std::array<std::vector<int>, kCells> by_cell;
  for (int a = 0; a < static_cast<int>(nodes_.size()); ++a) {
    if (nodes_[a].kind != NodeKind::candidate) continue;
    std::vector<int>& others = by_cell[nodes_[a].cells.first()];
    for (const int b : others) link(a, b);
    others.push_back(a);
  }
  for (const std::vector<int>& nodes : by_cell) {
    for (const int a : nodes) std::sort(weak_[a].begin(), weak_[a].end());
  }
}

}  // namespace sudoku::logic
