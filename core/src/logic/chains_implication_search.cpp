// The breadth-first search of ImplicationTable.
#include <algorithm>

#include "logic/chains_implications.hpp"

namespace sudoku::logic {

// A search in progress. It has two queues; the queue of on nodes is always emptied first.
class ImplicationTable::Search {
 public:
  // Precondition: table.nodes_ has kMostNodes elements from implied.nodes on.
  Search(ImplicationTable& table, Implications& implied)
      : table_(table),
        implied_(implied),
        grid_(*table.grid_),
        work_(*table.grid_),
        nodes_(table.nodes_.data() + implied.nodes) {
    implied.on = CandidateSet();
    implied.off = CandidateSet();
    implied.conflict_on = implied.conflict_off = kNoNode;
  }

  template <bool kDynamic, bool kCellLinks>
  void go(CandidateIndex candidate, bool on) {
    add(candidate, on, ChainCause::assumption, kNoNode);
    for (;;) {
      if (on_head_ != on_tail_) {
        if (expand_on<kCellLinks>(on_queue_[on_head_++])) break;
      } else if (off_head_ != off_tail_) {
        if (expand_off<kDynamic, kCellLinks>(off_queue_[off_head_++])) break;
      } else if (table_.level_ == 0 || !add_patterns()) {
        break;
      }
    }
    implied_.node_count = count_;
  }

 private:
  // A node without a place in the sets.
  ImplicationNode& append(CandidateIndex candidate, bool on, ChainCause cause, NodeIndex parent) {
    ImplicationNode& node = nodes_[count_++];
    node.candidate = static_cast<std::uint16_t>(candidate);
    node.on = on;
    node.cause = cause;
    node.parent = parent;
    node.depth = static_cast<std::uint16_t>(parent == kNoNode ? 1 : nodes_[parent].depth + 1);
    node.ancestors = 0;
    node.nested = 0;
    node.more_count = 0;
    node.more_parents = static_cast<std::uint32_t>(table_.more_parents_.size());
    return node;
  }

  ImplicationNode& add(CandidateIndex candidate, bool on, ChainCause cause, NodeIndex parent) {
    if (on) {
      implied_.index_on[candidate] = count_;
      implied_.on.add(candidate);
      on_queue_[on_tail_++] = count_;
    } else {
      implied_.index_off[candidate] = count_;
      implied_.off.add(candidate);
      off_queue_[off_tail_++] = count_;
    }
    return append(candidate, on, cause, parent);
  }

  // Each of these returns true if it meets a contradiction.

  bool switch_off(CandidateIndex candidate, ChainCause cause, NodeIndex parent) {
    if (implied_.on.has(candidate)) {
      implied_.conflict_on = implied_.index_on[candidate];
      implied_.conflict_off = count_;
      append(candidate, false, cause, parent);
      return true;
    }
    if (!implied_.off.has(candidate)) add(candidate, false, cause, parent);
    return false;
  }

  template <bool kCellLinks>
  bool expand_on(NodeIndex parent) {
    const CandidateIndex candidate = nodes_[parent].candidate;
    const Cell cell = cell_of(candidate);
    const int digit = candidate - cell * 9;
    if constexpr (kCellLinks) {
      for (unsigned rest = work_.cells[cell] & ~(1u << digit); rest != 0; rest &= rest - 1) {
        if (switch_off(cell * 9 + std::countr_zero(rest), ChainCause::cell, parent)) return true;
      }
    }
    for (int i = 0; i < 3; ++i) {
      const House house = kCellHouses[cell][i];
      unsigned rest = work_.places[house][digit] & ~(1u << kCellPlaces[cell][i]);
      for (; rest != 0; rest &= rest - 1) {
        const Cell other = kHouseCells[house][std::countr_zero(rest)];
        if (switch_off(other * 9 + digit, kHouseCauses[i], parent)) return true;
      }
    }
    return false;
  }

  // `removed` visits the candidates whose absence is a further reason.
  template <typename Removed>
  bool switch_on(CandidateIndex candidate, ChainCause cause, NodeIndex parent, Removed removed) {
    const bool conflict = implied_.off.has(candidate);
    if (!conflict && implied_.on.has(candidate)) return false;
    if (conflict) {
      implied_.conflict_on = count_;
      implied_.conflict_off = implied_.index_off[candidate];
    }
    ImplicationNode& node =
        conflict ? append(candidate, true, cause, parent) : add(candidate, true, cause, parent);
    removed([&](CandidateIndex reason) { add_reason(node, implied_.index_off[reason]); });
    return conflict;
  }

  void add_reason(ImplicationNode& node, NodeIndex parent) {
    table_.more_parents_.push_back(parent);
    ++node.more_count;
    node.depth = std::max(node.depth, static_cast<std::uint16_t>(nodes_[parent].depth + 1));
  }

  // Switches off what patterns of the remaining candidates eliminate. A candidate that is on can be
  // among them; the contradiction shows when its consequences are followed. Returns true if there
  // are new nodes.
  bool add_patterns() {
    PatternList& patterns = table_.patterns_;
    patterns.clear();
    find_patterns(grid_, work_, patterns);
    if (patterns.empty() && table_.level_ > 1) {
      table_.nested_search_->find(grid_, work_, table_.level_, patterns, [&](NestedChain&& chain) {
        return table_.number_of(std::move(chain));
      });
    }
    const int before = off_tail_;
    for (const Pattern& pattern : patterns.found()) {
      const auto reasons = patterns.reasons(pattern);
      for (const CandidateIndex candidate : patterns.removed(pattern)) {
        if (implied_.off.has(candidate)) continue;
        ImplicationNode& node =
            add(candidate, false, ChainCause::pattern, implied_.index_off[reasons[0]]);
        node.nested = static_cast<std::uint32_t>(pattern.nested);
        for (const CandidateIndex reason : reasons.subspan(1))
          add_reason(node, implied_.index_off[reason]);
      }
    }
    return off_tail_ != before;
  }

  template <bool kDynamic, bool kCellLinks>
  bool expand_off(NodeIndex parent) {
    const CandidateIndex candidate = nodes_[parent].candidate;
    const Cell cell = cell_of(candidate);
    const int digit = candidate - cell * 9;
    if (kCellLinks && has_two_bits(work_.cells[cell])) {
      const int other = std::countr_zero(work_.cells[cell] & ~(1u << digit));
      const bool conflict = switch_on(cell * 9 + other, ChainCause::cell, parent, [&](auto reason) {
        if constexpr (!kDynamic) return;
        for (unsigned rest = grid_.cells[cell] & ~work_.cells[cell]; rest != 0; rest &= rest - 1) {
          reason(cell * 9 + std::countr_zero(rest));
        }
      });
      if (conflict) return true;
    }
    for (int i = 0; i < 3; ++i) {
      const House house = kCellHouses[cell][i];
      const unsigned places = work_.places[house][digit];
      if (!has_two_bits(places)) continue;
      const int other = std::countr_zero(places & ~(1u << kCellPlaces[cell][i]));
      const bool conflict = switch_on(
          kHouseCells[house][other] * 9 + digit, kHouseCauses[i], parent, [&](auto reason) {
            if constexpr (!kDynamic) return;
            for (unsigned rest = grid_.places[house][digit] & ~places; rest != 0;
                 rest &= rest - 1) {
              reason(kHouseCells[house][std::countr_zero(rest)] * 9 + digit);
            }
          });
      if (conflict) return true;
    }
    if constexpr (kDynamic) work_.remove(cell, digit);
    return false;
  }

  ImplicationTable& table_;
  Implications& implied_;
  const ChainState& grid_;
  ChainState work_;
  ImplicationNode* nodes_;
  NodeIndex count_ = 0;
  int on_head_ = 0, on_tail_ = 0, off_head_ = 0, off_tail_ = 0;
  std::array<NodeIndex, kCandidates> on_queue_;
  std::array<NodeIndex, kCandidates> off_queue_;
};

void ImplicationTable::start(Implications& implied, CandidateIndex candidate, bool on) {
  Search search(*this, implied);
  switch (mode_) {
    case ImplicationMode::multiple:
      return search.go<false, true>(candidate, on);
    case ImplicationMode::nishio:
      return search.go<true, false>(candidate, on);
    case ImplicationMode::dynamic:
      return search.go<true, true>(candidate, on);
  }
}

}  // namespace sudoku::logic
