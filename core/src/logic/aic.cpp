// Alternating inference chains: X-chains, nice loops and AICs, with candidates only or grouped,
// that is with groups of candidates and almost locked sets.
//
// A chain alternates strong links (off -> on) and weak links (on -> off). If its first node is
// off, its last node is on: one of the two holds. If both exclude each other, the chain closes to
// a continuous loop, in which of the two ends of each weak link one holds.
//
// Evidence: one chain with its nodes in order; `cells` of all nodes.
#include <algorithm>

#include "digit_placements.hpp"
#include "finders.hpp"
#include "inference_graph.hpp"

namespace sudoku::logic {

namespace {

struct Techniques {
  Technique loop;   ///< continuous nice loop
  Technique nice;   ///< discontinuous nice loop
  Technique chain;  ///< AIC
};

constexpr Techniques kPlain = {Technique::continuous_nice_loop, Technique::discontinuous_nice_loop,
                               Technique::aic};
constexpr Techniques kGrouped = {Technique::grouped_continuous_nice_loop,
                                 Technique::grouped_discontinuous_nice_loop,
                                 Technique::grouped_aic};

class Chains {
 public:
  Chains(const LogicState& state, DeductionSink& sink, InferenceScope scope,
         const Techniques& techniques)
      : state_(state),
        sink_(sink),
        graph_(state, scope),
        nodes_(graph_.nodes()),
        grouped_(scope.grouped),
        techniques_(techniques),
        parents_(2 * nodes_.size(), -1) {}

  bool find() {
    for (int start = 0; start < static_cast<int>(nodes_.size()); ++start) {
      if (nodes_[start].kind == NodeKind::set) continue;
      if (from(start, false)) return true;
      if (sink_.wants(techniques_.nice) && from(start, true)) return true;
      // The shortest chain to a node hides longer loops: try each first link.
      if (!sink_.wants_all() || !sink_.wants(techniques_.loop)) continue;
      for (int first : graph_.on_if_off(start)) {
        if (from(start, false, first)) return true;
      }
    }
    return false;
  }

 private:
  // A node in a state: index 2 * node + on.
  static int node_of(int visit) { return visit / 2; }
  static bool is_on(int visit) { return visit % 2 != 0; }

  // The shortest chains from `start` in the state `on`, all of them or those through `first`.
  bool from(int start, bool on, int first = -1) {
    for (const int visit : queue_) parents_[visit] = -1;
    const int root = 2 * start + on;
    parents_[root] = root;
    queue_ = {root};
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const int visit = queue_[i];
      const int node = node_of(visit);
      if (visit != root && is_on(visit)) {
        if (!on && conclude(start, visit)) return true;
        // The only end of a chain from an on node is its own negation.
        if (on && graph_.excludes(node, start)) return refute(start, visit);
      }
      for (const int next : is_on(visit) ? graph_.off_if_on(node) : graph_.on_if_off(node)) {
        const int reached = 2 * next + !is_on(visit);
        if (parents_[reached] >= 0 || (visit == root && first >= 0 && next != first)) continue;
        parents_[reached] = visit;
        queue_.push_back(reached);
      }
    }
    return false;
  }

  // A chain from `start`, which is off, to `last`, which is on.
  bool conclude(int start, int last) {
    const int end = node_of(last);
    if (end == start) return prove(start, last);
    const InferenceNode& a = nodes_[start];
    const InferenceNode& b = nodes_[end];
    if (b.kind == NodeKind::set && a.digit != b.digit) return false;
    if (graph_.excludes(end, start)) {
      if (b.kind != NodeKind::set && a.cells == b.cells && one_cell(start, last)) return true;
      return close_loop(last);
    }
    return start < end && join(start, last);
  }

  // The start is false: it implies `from`, which excludes it.
  bool refute(int start, int from) {
    const int last = 2 * start;
    parents_[last] = from;
    queue_.push_back(last);
    Deduction deduction = deduction_by(techniques_.nice);
    append(deduction.eliminations, state_, nodes_[start].cells, nodes_[start].digit);
    return add(std::move(deduction), last);
  }

  // The start is true: its negation implies it.
  bool prove(int start, int last) {
    Deduction deduction = deduction_by(techniques_.nice);
    const InferenceNode& node = nodes_[start];
    if (node.cells.size() == 1) {
      append(deduction.eliminations, state_, node.cells.first(),
             state_.candidates(node.cells.first()) - Digits::of(node.digit));
    } else {
      append(deduction.eliminations, state_, common_peers(node.cells), node.digit);
    }
    return add(std::move(deduction), last);
  }

  // One of two candidates of a cell is true: the others of the cell are false.
  bool one_cell(int start, int last) {
    const Cell cell = nodes_[start].cells.first();
    Deduction deduction = deduction_by(techniques_.nice);
    append(deduction.eliminations, state_, cell,
           state_.candidates(cell) - Digits::of(nodes_[start].digit) -
               Digits::of(nodes_[node_of(last)].digit));
    return add(std::move(deduction), last);
  }

  // One of the two ends is true.
  bool join(int start, int last) {
    if (!sink_.wants(techniques_.chain)) return false;
    const InferenceNode& a = nodes_[start];
    const InferenceNode& b = nodes_[node_of(last)];
    if (a.digit == b.digit) {
      const CellSet victims =
          graph_.seen(start) & graph_.seen(node_of(last)) & state_.cells_with(a.digit);
      if (victims.empty()) return false;
      Deduction deduction = deduction_by(techniques_.chain);
      append(deduction.eliminations, state_, victims, a.digit);
      return add(std::move(deduction), last);
    }
    // What sees one end and shares a cell with the other: only if the ends see each other.
    if (a.cells.size() > 1 || b.cells.size() > 1) return false;
    if (!a.cells.is_subset_of(graph_.seen(node_of(last)))) return false;
    if (!state_.has(a.cells.first(), b.digit) && !state_.has(b.cells.first(), a.digit))
      return false;
    Deduction deduction = deduction_by(techniques_.chain);
    append(deduction.eliminations, state_, a.cells, b.digit);
    append(deduction.eliminations, state_, b.cells, a.digit);
    return add(std::move(deduction), last);
  }

  bool close_loop(int last) {
    const std::vector<int> path = path_to(last);
    Deduction deduction = deduction_by(techniques_.loop);
    for (std::size_t i = 1; i < path.size(); ++i) {
      const InferenceNode& from = nodes_[node_of(path[i - 1])];
      const InferenceNode& to = nodes_[node_of(path[i])];
      if (is_on(path[i])) {
        exclude_from_set(deduction, from, to);
      } else {
        exclude_beside(deduction, from, to);
      }
    }
    exclude_beside(deduction, nodes_[node_of(path.back())], nodes_[node_of(path.front())]);
    return add(std::move(deduction), last);
  }

  // One of the ends of a weak link is true.
  void exclude_beside(Deduction& deduction, const InferenceNode& a, const InferenceNode& b) {
    if (a.digit == b.digit) {
      insert(deduction, common_peers(a.cells | b.cells), Digits::of(a.digit));
    } else {
      insert(deduction, a.cells, Digits::all() - Digits::of(a.digit) - Digits::of(b.digit));
    }
  }

  // An almost locked set in a loop is locked: it lacks one of its two linked digits.
  void exclude_from_set(Deduction& deduction, const InferenceNode& a, const InferenceNode& b) {
    if (a.kind != NodeKind::set || a.set_cells != b.set_cells) return;
    for (Digit digit : a.set_digits - Digits::of(a.digit) - Digits::of(b.digit)) {
      insert(deduction, common_peers(a.set_cells & state_.cells_with(digit)) - a.set_cells,
             Digits::of(digit));
    }
  }

  void insert(Deduction& deduction, CellSet cells, Digits digits) {
    for (Cell cell : cells) {
      for (Digit digit : state_.candidates(cell) & digits) {
        const Candidate candidate = {cell, digit};
        auto& list = deduction.eliminations;
        if (std::find(list.begin(), list.end(), candidate) == list.end()) {
          list.push_back(candidate);
        }
      }
    }
  }

  std::vector<int> path_to(int last) const {
    std::vector<int> path = {last};
    while (parents_[path.back()] != path.back()) path.push_back(parents_[path.back()]);
    std::reverse(path.begin(), path.end());
    return path;
  }

  bool add(Deduction&& deduction, int last) {
    if (deduction.eliminations.empty() || !sink_.wants(deduction.technique)) return false;
    const std::vector<int> path = path_to(last);
    const bool has_group = std::any_of(path.begin(), path.end(), [&](int visit) {
      return nodes_[node_of(visit)].kind != NodeKind::candidate;
    });
    if (has_group != grouped_) return false;
    if (sink_.wants_evidence()) add_evidence(deduction, path);
    return sink_.add(std::move(deduction));
  }

  void add_evidence(Deduction& deduction, const std::vector<int>& path) const {
    Chain chain;
    for (int visit : path) {
      const InferenceNode& node = nodes_[node_of(visit)];
      chain.nodes.push_back({node.cells, node.digit, is_on(visit)});
      deduction.evidence.cells = deduction.evidence.cells | node.cells;
      deduction.evidence.digits.add(node.digit);
      const int to = static_cast<int>(chain.nodes.size()) - 1;
      if (to == 0) continue;
      const LinkKind kind = is_on(visit) ? LinkKind::strong : LinkKind::weak;
      chain.links.push_back({to - 1, to, kind, shared_house(chain.nodes[to - 1], node)});
    }
    deduction.evidence.chains.push_back(std::move(chain));
  }

  // The house of two nodes of the same digit; -1 for two candidates of a cell or a set.
  static House shared_house(const ChainNode& a, const InferenceNode& b) {
    if (a.digit != b.digit) return -1;
    for (House house : houses_of(b.cells.first())) {
      if ((a.cells | b.cells).is_subset_of(kHouseSets[house])) return house;
    }
    return -1;
  }

  const LogicState& state_;
  DeductionSink& sink_;
  InferenceGraph graph_;
  const std::vector<InferenceNode>& nodes_;
  bool grouped_;
  Techniques techniques_;
  std::vector<int> parents_;
  std::vector<int> queue_;
};

}  // namespace

bool find_x_chains(const LogicState& state, DeductionSink& sink) {
  for (Digit digit = 1; digit <= 9; ++digit) {
    if (candidates_without_placement(state, digit).empty()) continue;
    const InferenceScope scope = {.digits = Digits::of(digit)};
    const Techniques x = {Technique::x_chain, Technique::x_chain, Technique::x_chain};
    if (Chains(state, sink, scope, x).find()) return true;
  }
  return false;
}

bool find_aics(const LogicState& state, DeductionSink& sink) {
  return Chains(state, sink, {}, kPlain).find();
}

bool find_grouped_aics(const LogicState& state, DeductionSink& sink) {
  return Chains(state, sink, {.grouped = true}, kGrouped).find();
}

}  // namespace sudoku::logic
