// The consequences of one assumption, in the order in which Sudoku Explainer derives them.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "logic/chains.hpp"
#include "logic/chains_nested.hpp"
#include "logic/chains_patterns.hpp"
#include "logic/chains_state.hpp"

namespace sudoku::logic {

class ImplicationSearch;
class ImplicationTable;
class SharedImplications;

/// The index of a node among the nodes of one assumption.
using NodeIndex = std::uint16_t;
inline constexpr NodeIndex kNoNode = 0xffff;
/// An on and an off node for each candidate, and one for a contradiction.
inline constexpr int kMostNodes = 2 * kCandidates + 1;

struct ImplicationNode {
  ImplicationNode() {}  // no values: a vector of them grows without filling its memory

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
  ImplicationTable* table = nullptr;  // the owner of the nodes
  std::uint32_t nodes = 0;            // start in ImplicationTable::nodes_
  std::uint16_t node_count = 0;
  // Two nodes of the same candidate, if the assumption is contradictory: the search stops there.
  // One of them is the last node and not in the sets.
  NodeIndex conflict_on = kNoNode;
  NodeIndex conflict_off = kNoNode;

  /// The node of a candidate in the sets.
  NodeIndex index(CandidateIndex candidate, bool is_on) const;
};

/// The implications of a grid, computed in slices when they are requested.
class ImplicationTable {
 public:
  ImplicationTable();
  ~ImplicationTable();

  /// Forgets everything and selects a grid and a mode. `grid` must live as long as implications are
  /// requested. `level` is Deduction::level: from 1 on, patterns that appear in the grid remove
  /// candidates, from 2 on also chains. `shared` has implications that are also those of `grid`, or
  /// is null.
  void reset(const ChainState& grid, ImplicationMode mode, int level,
             const SharedImplications* shared = nullptr);

  /// Computes what follows from `candidate` until it is known or `work` is spent. True if it is
  /// known. After false, the next call is for the same assumption.
  bool prepare(CandidateIndex candidate, bool on, Work& work);
  /// What follows from `candidate`, which has been prepared. Valid until reset.
  const Implications& of(CandidateIndex candidate, bool on) const;
  /// True if they have been computed here.
  bool is_known(CandidateIndex candidate, bool on) const {
    const int position = position_of_[on][candidate];
    return position >= 0 && !(searching_ && position == static_cast<int>(implications_.size()) - 1);
  }
  /// True if the implications are not among the shared ones.
  bool is_own(CandidateIndex candidate, bool on) const;

  static const ImplicationNode& node(const Implications& implied, NodeIndex index) {
    return implied.table->nodes_[implied.nodes + index];
  }
  /// Number of nodes that lead to node `index`, this node included. Nested chains are not counted.
  static int complexity(const Implications& implied, NodeIndex index);
  /// Adds the numbers of the nested chains that lead to node `index` to `numbers`, each once.
  void collect_nested(const Implications& implied, NodeIndex index, std::vector<int>& numbers);
  int nested_complexity(int number) const { return nested_complexity_[number - 1]; }
  /// The nodes that lead to node `index`, which is the last node of the chain.
  static Chain chain(const Implications& implied, NodeIndex index);
  /// Calls visit(node) for the same nodes from the last one back, parents in their order.
  template <typename Visit>
  static void visit_back(const Implications& implied, NodeIndex index, Visit visit) {
    implied.table->mark_ancestors(implied.nodes, index, visit);
  }

 private:
  friend ImplicationSearch;
  friend NestedSearch;

  using ChainNodes = std::vector<std::uint16_t>;
  struct Hash {
    std::size_t operator()(const ChainNodes& nodes) const;
  };

  int number_of(NestedChain&& chain);
  /// Marks the nodes that lead to node `index` of those from `first` on in `marks_` with the new
  /// `mark_`, and visits them breadth-first. Returns their number.
  template <typename Visit>
  int mark_ancestors(std::uint32_t first, NodeIndex index, Visit visit) {
    ++mark_;
    int marked = 0;
    const auto add = [&](NodeIndex next) {
      if (marks_[next] == mark_) return;
      marks_[next] = mark_;
      queue_[marked++] = next;
    };
    add(index);
    for (int head = 0; head < marked; ++head) {
      const ImplicationNode& next = nodes_[first + queue_[head]];
      visit(next);
      if (next.parent != kNoNode) add(next.parent);
      for (int i = 0; i < next.more_count; ++i) add(more_parents_[next.more_parents + i]);
    }
    return marked;
  }

  const ChainState* grid_ = nullptr;
  ImplicationMode mode_ = ImplicationMode::multiple;
  int level_ = 0;
  const SharedImplications* shared_ = nullptr;
  PatternList patterns_;
  std::unique_ptr<NestedSearch> nested_search_;
  std::unique_ptr<ImplicationSearch> search_;
  bool searching_ = false;
  // The complexity of each nested chain, and the number 1, 2, ... of each by its nodes.
  std::vector<int> nested_complexity_;
  std::unordered_map<ChainNodes, int, Hash> nested_numbers_;
  std::vector<Implications> implications_;
  // The index of an assumption in implications_, or -1: of candidates off, then on.
  std::array<std::array<std::int16_t, kCandidates>, 2> position_of_;
  std::vector<ImplicationNode> nodes_;
  std::vector<NodeIndex> more_parents_;
  std::array<std::uint32_t, kMostNodes> marks_{};
  std::uint32_t mark_ = 0;
  std::array<NodeIndex, kMostNodes> queue_;
};

}  // namespace sudoku::logic
