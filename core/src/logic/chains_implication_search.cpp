// The breadth-first search of ImplicationTable.
#include <algorithm>

#include "logic/chains_shared.hpp"

namespace sudoku::logic {

namespace {

// The work of looking for patterns. That of a node is 1.
constexpr Work kPatternWork = 50;

}  // namespace

// A search in progress. It has two queues; the queue of on nodes is always emptied first.
class ImplicationSearch {
 public:
  explicit ImplicationSearch(ImplicationTable& table) : table_(table) {}

  // Precondition: table.nodes_ has kMostNodes elements from implied.nodes on.
  void start(Implications& implied, CandidateIndex candidate, bool on) {
    implied_ = &implied;
    grid_ = table_.grid_;
    if (table_.mode_ != ImplicationMode::multiple) work_ = *grid_;
    nodes_ = table_.nodes_.data() + implied.nodes;
    count_ = 0;
    on_head_ = on_tail_ = off_head_ = off_tail_ = 0;
    nested_ = false;
    add(candidate, on, ChainCause::assumption, kNoNode);
  }

  // Continues until the search ends or `work` is spent. True at the end.
  bool advance(Work& work) {
    switch (table_.mode_) {
      case ImplicationMode::multiple:
        return go<false, true>(work);
      case ImplicationMode::nishio:
        return go<true, false>(work);
      default:
        return go<true, true>(work);
    }
  }

 private:
  template <bool kDynamic, bool kCellLinks>
  bool go(Work& work) {
    for (;;) {
      if (work <= 0) return false;
      if (on_head_ != on_tail_) {
        --work;
        if (expand_on<kDynamic, kCellLinks>(on_queue_[on_head_++])) break;
      } else if (off_head_ != off_tail_) {
        --work;
        if (expand_off<kDynamic, kCellLinks>(off_queue_[off_head_++])) break;
      } else {
        if (table_.level_ == 0) break;
        if (!find_patterns_of_rest(work)) return false;
        if (!add_patterns()) break;
      }
    }
    implied_->node_count = count_;
    return true;
  }

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
    index_[on][candidate] = count_;
    if (on) {
      implied_->on.add(candidate);
      on_queue_[on_tail_++] = count_;
    } else {
      implied_->off.add(candidate);
      off_queue_[off_tail_++] = count_;
    }
    return append(candidate, on, cause, parent);
  }

  // Each of these returns true if it meets a contradiction.

  bool switch_off(CandidateIndex candidate, ChainCause cause, NodeIndex parent) {
    if (implied_->on.has(candidate)) {
      implied_->conflict_on = index_[1][candidate];
      implied_->conflict_off = count_;
      append(candidate, false, cause, parent);
      return true;
    }
    if (!implied_->off.has(candidate)) add(candidate, false, cause, parent);
    return false;
  }

  // Without removals, work_ is not used.
  template <bool kDynamic>
  const ChainState& rest() const {
    return kDynamic ? work_ : *grid_;
  }

  template <bool kDynamic, bool kCellLinks>
  bool expand_on(NodeIndex parent) {
    const ChainState& state = rest<kDynamic>();
    const CandidateIndex candidate = nodes_[parent].candidate;
    const Cell cell = cell_of(candidate);
    const int digit = candidate - cell * 9;
    if constexpr (kCellLinks) {
      for (unsigned rest = state.cells[cell] & ~(1u << digit); rest != 0; rest &= rest - 1) {
        if (switch_off(cell * 9 + std::countr_zero(rest), ChainCause::cell, parent)) return true;
      }
    }
    for (int i = 0; i < 3; ++i) {
      const House house = kCellHouses[cell][i];
      unsigned rest = state.places[house][digit] & ~(1u << kCellPlaces[cell][i]);
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
    const bool conflict = implied_->off.has(candidate);
    if (!conflict && implied_->on.has(candidate)) return false;
    if (conflict) {
      implied_->conflict_on = count_;
      implied_->conflict_off = index_[0][candidate];
    }
    ImplicationNode& node =
        conflict ? append(candidate, true, cause, parent) : add(candidate, true, cause, parent);
    removed([&](CandidateIndex reason) { add_reason(node, index_[0][reason]); });
    return conflict;
  }

  void add_reason(ImplicationNode& node, NodeIndex parent) {
    table_.more_parents_.push_back(parent);
    ++node.more_count;
    node.depth = std::max(node.depth, static_cast<std::uint16_t>(nodes_[parent].depth + 1));
  }

  // Lists the patterns of the remaining candidates. False if `work` is spent before.
  bool find_patterns_of_rest(Work& work) {
    PatternList& patterns = table_.patterns_;
    if (!nested_) {
      work -= kPatternWork;
      patterns.clear();
      find_patterns(*grid_, work_, patterns);
      if (!patterns.empty() || table_.level_ < 2) return true;
      table_.nested_search_->start(work_, patterns);
      nested_ = true;
    }
    nested_ = !table_.nested_search_->advance(work);
    return !nested_;
  }

  // Switches off what these patterns eliminate. A candidate that is on can be among them; the
  // contradiction shows when its consequences are followed. Returns true if there are new nodes.
  bool add_patterns() {
    const PatternList& patterns = table_.patterns_;
    const int before = off_tail_;
    for (const Pattern& pattern : patterns.found()) {
      const auto reasons = patterns.reasons(pattern);
      for (const CandidateIndex candidate : patterns.removed(pattern)) {
        if (implied_->off.has(candidate)) continue;
        ImplicationNode& node = add(candidate, false, ChainCause::pattern, index_[0][reasons[0]]);
        node.nested = static_cast<std::uint32_t>(pattern.nested);
        for (const CandidateIndex reason : reasons.subspan(1)) add_reason(node, index_[0][reason]);
      }
    }
    return off_tail_ != before;
  }

  template <bool kDynamic, bool kCellLinks>
  bool expand_off(NodeIndex parent) {
    const ChainState& state = rest<kDynamic>();
    const CandidateIndex candidate = nodes_[parent].candidate;
    const Cell cell = cell_of(candidate);
    const int digit = candidate - cell * 9;
    if (kCellLinks && has_two_bits(state.cells[cell])) {
      const int other = std::countr_zero(state.cells[cell] & ~(1u << digit));
      const bool conflict = switch_on(cell * 9 + other, ChainCause::cell, parent, [&](auto reason) {
        if constexpr (!kDynamic) return;
        for (unsigned rest = grid_->cells[cell] & ~state.cells[cell]; rest != 0; rest &= rest - 1) {
          reason(cell * 9 + std::countr_zero(rest));
        }
      });
      if (conflict) return true;
    }
    for (int i = 0; i < 3; ++i) {
      const House house = kCellHouses[cell][i];
      const unsigned places = state.places[house][digit];
      if (!has_two_bits(places)) continue;
      const int other = std::countr_zero(places & ~(1u << kCellPlaces[cell][i]));
      const bool conflict = switch_on(
          kHouseCells[house][other] * 9 + digit, kHouseCauses[i], parent, [&](auto reason) {
            if constexpr (!kDynamic) return;
            for (unsigned rest = grid_->places[house][digit] & ~places; rest != 0;
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
  Implications* implied_ = nullptr;
  const ChainState* grid_ = nullptr;
  ChainState work_;
  ImplicationNode* nodes_ = nullptr;
  NodeIndex count_ = 0;
  int on_head_ = 0, on_tail_ = 0, off_head_ = 0, off_tail_ = 0;
  bool nested_ = false;  // a nested search is in progress
  // The nodes of the candidates in the sets: off, then on.
  std::array<std::array<NodeIndex, kCandidates>, 2> index_;
  std::array<NodeIndex, kCandidates> on_queue_;
  std::array<NodeIndex, kCandidates> off_queue_;
};

ImplicationTable::ImplicationTable() = default;
ImplicationTable::~ImplicationTable() = default;

void ImplicationTable::reset(const ChainState& grid, ImplicationMode mode, int level,
                             const SharedImplications* shared) {
  grid_ = &grid;
  mode_ = mode;
  level_ = level;
  shared_ = shared;
  if (!search_) search_ = std::make_unique<ImplicationSearch>(*this);
  if (level > 1) {
    if (!nested_search_) nested_search_ = std::make_unique<NestedSearch>(*this);
    nested_search_->reset(grid, level);
  }
  searching_ = false;
  nested_complexity_.clear();
  nested_numbers_.clear();
  implications_.clear();
  nodes_.clear();
  more_parents_.clear();
  for (auto& positions : position_of_) positions.fill(-1);
}

bool ImplicationTable::prepare(CandidateIndex candidate, bool on, Work& work) {
  if (!searching_) {
    auto& position = position_of_[on][candidate];
    if (position >= 0 || !is_own(candidate, on)) return true;
    searching_ = true;
    position = static_cast<std::int16_t>(implications_.size());
    Implications& implied = implications_.emplace_back();
    implied.table = this;
    implied.nodes = static_cast<std::uint32_t>(nodes_.size());
    nodes_.resize(nodes_.size() + kMostNodes);
    search_->start(implied, candidate, on);
  }
  if (!search_->advance(work)) return false;
  const Implications& implied = implications_.back();
  nodes_.resize(implied.nodes + implied.node_count);
  searching_ = false;
  return true;
}

bool ImplicationTable::is_own(CandidateIndex candidate, bool on) const {
  return shared_ == nullptr || shared_->differs(candidate, on);
}

const Implications& ImplicationTable::of(CandidateIndex candidate, bool on) const {
  if (!is_own(candidate, on)) return shared_->of(candidate, on);
  return implications_[position_of_[on][candidate]];
}

}  // namespace sudoku::logic
