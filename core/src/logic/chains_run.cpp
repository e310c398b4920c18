#include "logic/chains_run.hpp"

#include <algorithm>

namespace sudoku::logic {

// One run in progress. Two queues; the on queue is always emptied first.
class Runs::Search {
 public:
  // The nodes are stored at run.nodes and beyond, which must exist.
  Search(Runs& runs, Run& run)
      : runs_(runs),
        run_(run),
        grid_(*runs.grid_),
        work_(*runs.grid_),
        nodes_(runs.nodes_.data() + run.nodes) {
    run.on = CandidateSet();
    run.off = CandidateSet();
    run.conflict_on = run.conflict_off = kNoNode;
  }

  template <bool kDynamic, bool kCellLinks>
  void go(CandidateIndex candidate, bool on) {
    add(candidate, on, ChainCause::assumption, kNoNode);
    for (;;) {
      if (on_head_ != on_tail_) {
        if (expand_on<kCellLinks>(on_queue_[on_head_++])) break;
      } else if (off_head_ != off_tail_) {
        if (expand_off<kDynamic, kCellLinks>(off_queue_[off_head_++])) break;
      } else {
        break;
      }
    }
    run_.node_count = count_;
  }

 private:
  // A node without a place in the sets.
  RunNode& append(CandidateIndex candidate, bool on, ChainCause cause, RunIndex parent) {
    RunNode& node = nodes_[count_++];
    node.candidate = static_cast<std::uint16_t>(candidate);
    node.on = on;
    node.cause = cause;
    node.parent = parent;
    node.depth = static_cast<std::uint16_t>(parent == kNoNode ? 1 : nodes_[parent].depth + 1);
    node.ancestors = 0;
    node.more_count = 0;
    node.more_parents = static_cast<std::uint32_t>(runs_.more_.size());
    return node;
  }

  RunNode& add(CandidateIndex candidate, bool on, ChainCause cause, RunIndex parent) {
    run_.index[candidate] = count_;
    if (on) {
      run_.on.add(candidate);
      on_queue_[on_tail_++] = count_;
    } else {
      run_.off.add(candidate);
      off_queue_[off_tail_++] = count_;
    }
    return append(candidate, on, cause, parent);
  }

  // Each of these returns true if it meets a contradiction.

  bool switch_off(CandidateIndex candidate, ChainCause cause, RunIndex parent) {
    if (run_.off.has(candidate)) return false;
    if (run_.on.has(candidate)) {
      run_.conflict_on = run_.index[candidate];
      run_.conflict_off = count_;
      append(candidate, false, cause, parent);
      return true;
    }
    add(candidate, false, cause, parent);
    return false;
  }

  template <bool kCellLinks>
  bool expand_on(RunIndex parent) {
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
  bool switch_on(CandidateIndex candidate, ChainCause cause, RunIndex parent, Removed removed) {
    if (run_.on.has(candidate)) return false;
    const bool conflict = run_.off.has(candidate);
    if (conflict) {
      run_.conflict_on = count_;
      run_.conflict_off = run_.index[candidate];
    }
    RunNode& node =
        conflict ? append(candidate, true, cause, parent) : add(candidate, true, cause, parent);
    removed([&](CandidateIndex reason) {
      const RunIndex index = run_.index[reason];
      runs_.more_.push_back(index);
      ++node.more_count;
      node.depth = std::max(node.depth, static_cast<std::uint16_t>(nodes_[index].depth + 1));
    });
    return conflict;
  }

  template <bool kDynamic, bool kCellLinks>
  bool expand_off(RunIndex parent) {
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

  Runs& runs_;
  Run& run_;
  const ChainState& grid_;
  ChainState work_;
  RunNode* nodes_;
  RunIndex count_ = 0;
  int on_head_ = 0, on_tail_ = 0, off_head_ = 0, off_tail_ = 0;
  std::array<RunIndex, kMostNodes> on_queue_;
  std::array<RunIndex, kMostNodes> off_queue_;
};

void Runs::reset(const ChainState& grid, RunMode mode) {
  grid_ = &grid;
  mode_ = mode;
  runs_.clear();
  nodes_.resize(kMostNodes);  // of the off run
  more_.clear();
  run_of_.fill(-1);
}

void Runs::start(Run& run, CandidateIndex candidate, bool on) {
  Search search(*this, run);
  switch (mode_) {
    case RunMode::multiple:
      return search.go<false, true>(candidate, on);
    case RunMode::nishio:
      return search.go<true, false>(candidate, on);
    case RunMode::dynamic:
      return search.go<true, true>(candidate, on);
  }
}

const Run& Runs::on(CandidateIndex candidate) {
  if (run_of_[candidate] < 0) {
    run_of_[candidate] = static_cast<std::int16_t>(runs_.size());
    if (runs_.capacity() == 0) runs_.reserve(kCandidates);  // references stay valid
    Run& run = runs_.emplace_back();
    run.nodes = static_cast<std::uint32_t>(nodes_.size());
    nodes_.resize(nodes_.size() + kMostNodes);
    start(run, candidate, true);
    nodes_.resize(run.nodes + run.node_count);
  }
  return runs_[run_of_[candidate]];
}

const Run& Runs::off(CandidateIndex candidate) {
  start(off_run_, candidate, false);
  return off_run_;
}

int Runs::mark_ancestors(const Run& run, RunIndex index) {
  ++mark_;
  int marked = 0;
  int waiting = 0;
  const auto visit = [&](RunIndex next) {
    if (marks_[next] == mark_) return;
    marks_[next] = mark_;
    stack_[waiting++] = next;
    ++marked;
  };
  visit(index);
  while (waiting > 0) {
    const RunNode& next = node(run, stack_[--waiting]);
    if (next.parent != kNoNode) visit(next.parent);
    for (int i = 0; i < next.more_count; ++i) visit(more_[next.more_parents + i]);
  }
  return marked;
}

int Runs::complexity(const Run& run, RunIndex index) {
  RunNode& target = nodes_[run.nodes + index];
  if (target.ancestors == 0)
    target.ancestors = static_cast<std::uint16_t>(mark_ancestors(run, index));
  return target.ancestors;
}

Chain Runs::chain(const Run& run, RunIndex index) {
  mark_ancestors(run, index);
  Chain chain;
  std::array<int, kMostNodes> position;
  for (RunIndex i = 0; i < run.node_count; ++i) {  // in order of creation: parents first
    if (marks_[i] != mark_) continue;
    const RunNode& from = node(run, i);
    position[i] = static_cast<int>(chain.nodes.size());
    chain.nodes.push_back(chain_node(from.candidate, from.on));
    const auto link = [&](RunIndex parent) {
      chain.links.push_back(
          chain_link(position[parent], position[i], from.candidate, from.on, from.cause));
    };
    if (from.parent != kNoNode) link(from.parent);
    for (int k = 0; k < from.more_count; ++k) link(more_[from.more_parents + k]);
  }
  return chain;
}

}  // namespace sudoku::logic
