// The strong and weak links between candidates, groups of candidates and almost locked sets.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "combinations.hpp"
#include "index_lists.hpp"

namespace sudoku::logic {

enum class NodeKind : std::uint8_t { candidate, group, set };

/// "`digit` is in one of `cells`". A group has two or three cells in a box and a line; a node of an
/// almost locked set has all its cells with the digit.
struct InferenceNode {
  Digit digit;
  CellSet cells;
  NodeKind kind;
  Digits set_digits;  ///< all digits of the almost locked set
  CellSet set_cells;
};

/// Which nodes and links a graph has.
struct InferenceScope {
  Digits digits = Digits::all();  ///< one digit: the graph of X-chains
  bool grouped = false;           ///< groups and almost locked sets, too
};

/// Implications between nodes, as lists of node indexes.
class InferenceGraph {
 public:
  InferenceGraph(const LogicState& state, InferenceScope scope);

  const std::vector<InferenceNode>& nodes() const { return nodes_; }
  /// The cells that see all cells of a node.
  CellSet seen(int node) const { return seen_[node]; }
  /// Nodes that are false if this one is true, in ascending order. Those from which nothing follows
  /// are left out.
  std::span<const int> off_if_on(int node) const { return weak_[node]; }
  /// Nodes that are true if this one is false.
  std::span<const int> on_if_off(int node) const { return strong_[node]; }
  /// True if not both nodes can be true.
  bool excludes(int a, int b) const;

 private:
  void add(const InferenceNode& node);
  int find(Digit digit, CellSet cells) const;
  void add_candidates(const LogicState& state, Digits digits);
  void add_groups(const LogicState& state, Digits digits);
  void add_sets(const LogicState& state, Digits digits);
  void link_strongly(const LogicState& state);
  void link_weakly(const LogicState& state, Digits digits);

  std::vector<InferenceNode> nodes_;
  std::vector<CellSet> seen_;
  // By candidate, cell * 9 + digit - 1: its node, or -1.
  std::array<int, kCells * 9> candidate_;
  std::array<std::vector<int>, 9> groups_;  // of digit d at index d - 1
  IndexLists weak_;
  IndexLists strong_;
};

}  // namespace sudoku::logic
