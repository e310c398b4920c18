// The consequences of one assumption, in the order in which Sudoku Explainer derives them.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "logic/chains.hpp"
#include "logic/chains_nested.hpp"
#include "logic/chains_patterns.hpp"
#include "logic/chains_state.hpp"

namespace sudoku::logic {

/// The index of a node among the nodes of one assumption.
using NodeIndex = std::uint16_t;
inline constexpr NodeIndex kNoNode = 0xffff;
/// An on and an off node for each candidate, and one for a contradiction.
inline constexpr int kMostNodes = 2 * kCandidates + 1;

struct ImplicationNode {
  std::uint16_t candidate;
  bool on;
  ChainCause cause;
  NodeIndex parent;            // kNoNode for the assumption
  std::uint16_t depth;         // nodes on the longest way from the assumption, both included
  std::uint16_t ancestors;     // number of nodes that lead here, this one included; 0: not counted
  std::uint16_t more_count;    // further parents
  std::uint32_t more_parents;  // their start in ImplicationTable::more_parents_
  std::uint32_t nested;        // the number of the nested chain that is the cause, or 0
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
  // The nodes of the candidates in the sets.
  std::array<NodeIndex, kCandidates> index_on;
  std::array<NodeIndex, kCandidates> index_off;

  NodeIndex index(CandidateIndex candidate, bool is_on) const {
    return is_on ? index_on[candidate] : index_off[candidate];
  }
};

/// The implications of a grid, computed in slices when they are requested.
class ImplicationTable {
 public:
  ImplicationTable();
  ~ImplicationTable();

  /// Forgets everything and selects a grid and a mode. `grid` must live as long as implications are
  /// requested. `level` is Deduction::level: from 1 on, patterns that appear in the grid remove
  /// candidates, from 2 on also chains.
  void reset(const ChainState& grid, ImplicationMode mode, int level);

  /// Computes what follows from `candidate` until it is known or `work` is spent. True if it is
  /// known. After false, the next call is for the same assumption.
  bool prepare(CandidateIndex candidate, bool on, Work& work);
  /// What follows from `candidate` on, which has been prepared. Valid until reset.
  const Implications& on(CandidateIndex candidate) const { return on_[position_of_[candidate]]; }
  /// What follows from the candidate off that was prepared last. Valid until the next one is
  /// prepared.
  const Implications& off() const { return off_; }

  const ImplicationNode& node(const Implications& implied, NodeIndex index) const {
    return nodes_[implied.nodes + index];
  }
  /// Number of nodes that lead to node `index`, this node included. Nested chains are not counted.
  int complexity(const Implications& implied, NodeIndex index);
  /// Adds the numbers of the nested chains that lead to node `index` to `numbers`, each once.
  void collect_nested(const Implications& implied, NodeIndex index, std::vector<int>& numbers);
  int nested_complexity(int number) const { return nested_complexity_[number - 1]; }
  /// The nodes that lead to node `index`, which is the last node of the chain.
  Chain chain(const Implications& implied, NodeIndex index);

 private:
  class Search;
  friend NestedSearch;

  int number_of(NestedChain&& chain);
  /// Marks the nodes that lead to node `index` in `marks_` with the new `mark_`; returns their
  /// number.
  int mark_ancestors(const Implications& implied, NodeIndex index);

  const ChainState* grid_ = nullptr;
  ImplicationMode mode_ = ImplicationMode::multiple;
  int level_ = 0;
  PatternList patterns_;
  std::unique_ptr<NestedSearch> nested_search_;
  std::unique_ptr<Search> search_;
  bool searching_ = false;
  // The complexity of each nested chain, and the number 1, 2, ... of each by its nodes.
  std::vector<int> nested_complexity_;
  std::map<std::vector<std::uint16_t>, int> nested_numbers_;
  std::vector<Implications> on_;
  std::array<std::int16_t, kCandidates> position_of_;  // the index of a candidate in on_, or -1
  Implications off_;
  CandidateIndex off_candidate_ = -1;
  std::vector<ImplicationNode> nodes_;
  std::vector<NodeIndex> more_parents_;
  std::array<std::uint32_t, kMostNodes> marks_{};
  std::uint32_t mark_ = 0;
  std::array<NodeIndex, kMostNodes> stack_;
};

}  // namespace sudoku::logic
