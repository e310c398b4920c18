// The consequences of one assumption, in the order in which Sudoku Explainer derives them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "logic/chains.hpp"
#include "logic/chains_state.hpp"

namespace sudoku::logic {

/// Which links are followed.
enum class ImplicationMode : std::uint8_t {
  multiple,  // cell and house links of the grid
  nishio,    // house links only; candidates that are off are removed from the grid
  dynamic,   // cell and house links; candidates that are off are removed from the grid
};

/// The index of a node among the nodes of one assumption.
using NodeIndex = std::uint16_t;
inline constexpr NodeIndex kNoNode = 0xffff;
/// One node for each candidate and one for a contradiction.
inline constexpr int kMostNodes = kCandidates + 1;

struct ImplicationNode {
  std::uint16_t candidate;
  bool on;
  ChainCause cause;
  NodeIndex parent;            // kNoNode for the assumption
  std::uint16_t depth;         // nodes on the longest way from the assumption, both included
  std::uint16_t ancestors;     // number of nodes that lead here, this one included; 0: not counted
  std::uint16_t more_count;    // further parents
  std::uint32_t more_parents;  // their start in ImplicationTable::more_parents_
};

/// What follows from one assumption.
struct Implications {
  CandidateSet on;
  CandidateSet off;
  std::uint32_t nodes = 0;  // start in ImplicationTable::nodes_
  std::uint16_t node_count = 0;
  // Two nodes of the same candidate, if the assumption is contradictory: the search stops there.
  // One of them is the last node and not in the sets.
  NodeIndex conflict_on = kNoNode;
  NodeIndex conflict_off = kNoNode;
  std::array<NodeIndex, kCandidates> index;  // the node of a candidate in `on` or `off`
};

/// The implications of a grid, computed when they are requested.
class ImplicationTable {
 public:
  /// Forgets everything and selects a grid and a mode. `grid` must live as long as implications are
  /// requested.
  void reset(const ChainState& grid, ImplicationMode mode);

  /// What follows from `candidate` on. Valid until reset.
  const Implications& on(CandidateIndex candidate);
  /// What follows from `candidate` off. Valid until the next call of `off`.
  const Implications& off(CandidateIndex candidate);

  const ImplicationNode& node(const Implications& implied, NodeIndex index) const {
    return nodes_[implied.nodes + index];
  }
  const ImplicationNode& node_of(const Implications& implied, CandidateIndex candidate) const {
    return node(implied, implied.index[candidate]);
  }
  /// Number of nodes that lead to node `index`, this node included.
  int complexity(const Implications& implied, NodeIndex index);
  /// The nodes that lead to node `index`, which is the last node of the chain.
  Chain chain(const Implications& implied, NodeIndex index);

 private:
  class Search;

  void start(Implications& implied, CandidateIndex candidate, bool on);
  /// Marks the nodes that lead to node `index` in `marks_` with the new `mark_`; returns their
  /// number.
  int mark_ancestors(const Implications& implied, NodeIndex index);

  const ChainState* grid_ = nullptr;
  ImplicationMode mode_ = ImplicationMode::multiple;
  std::vector<Implications> on_;
  std::array<std::int16_t, kCandidates> position_of_;  // the index of a candidate in on_, or -1
  Implications off_;
  std::vector<ImplicationNode> nodes_;
  std::vector<NodeIndex> more_parents_;
  std::array<std::uint32_t, kMostNodes> marks_{};
  std::uint32_t mark_ = 0;
  std::array<NodeIndex, kMostNodes> stack_;
};

}  // namespace sudoku::logic
