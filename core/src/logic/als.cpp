// Almost locked sets: the ALS-XZ rule, ALS-XY-wing, ALS-XY-chain and death blossom.
//
// A digit that cannot be in both of two sets is a restricted common x. If a set lacks x, its other
// digits fill its cells: the set is locked.
//
// Evidence: `sets` in the order of the chain (death blossom: one for each candidate of the stem,
// `order` has the stem), `cells` of all sets, `digits` that are eliminated.
#include <algorithm>

#include "als_graph.hpp"
#include "finders.hpp"

namespace sudoku::logic {

namespace {

// Reports a chain of `sets`, if it eliminates something.
bool add_sets(const LogicState& state, DeductionSink& sink, Technique technique,
              const std::vector<const Als*>& sets, const std::array<CellSet, 9>& victims) {
  Deduction deduction = deduction_by(technique);
  for (Digit digit = 1; digit <= 9; ++digit) {
    if ((victims[digit - 1] & state.cells_with(digit)).empty()) continue;
    append(deduction.eliminations, state, victims[digit - 1], digit);
    deduction.evidence.digits.add(digit);
  }
  for (const Als* als : sets) {
    deduction.evidence.cells = deduction.evidence.cells | als->cells;
    deduction.evidence.sets.push_back(evidence_of(*als));
  }
  return sink.add(std::move(deduction));
}

bool has_victims(const LogicState& state, const std::array<CellSet, 9>& victims) {
  for (Digit digit = 1; digit <= 9; ++digit) {
    if (!(victims[digit - 1] & state.cells_with(digit)).empty()) return true;
  }
  return false;
}

// What sees all places of `digit` in both sets.
CellSet seen_by_both(const Als& a, const Als& b, Digit digit) {
  return a.seen[digit - 1] & b.seen[digit - 1];
}

// What two sets with restricted common digits eliminate.
std::array<CellSet, 9> victims_of_pair(const Als& a, const Als& b, Digits restricted) {
  std::array<CellSet, 9> victims{};
  if (restricted.size() == 1) {
    for (Digit z : (a.digits & b.digits) - restricted) victims[z - 1] = seen_by_both(a, b, z);
  }
  if (restricted.size() != 2) return victims;
  // Doubly linked: each set has exactly one of the two digits, so both are locked.
  for (Digit x : restricted) victims[x - 1] = common_peers(a.with[x - 1] | b.with[x - 1]);
  for (Digit z : a.digits - restricted) victims[z - 1] = victims[z - 1] | a.seen[z - 1];
  for (Digit z : b.digits - restricted) victims[z - 1] = victims[z - 1] | b.seen[z - 1];
  return victims;
}

// The digits of both ends that a chain eliminates: not those by which it leaves and arrives.
std::array<CellSet, 9> victims_of(const Als& first, const Als& last, Digit left, Digit arrived) {
  std::array<CellSet, 9> victims{};
  for (Digit z : first.digits& last.digits) {
    if (z != left && z != arrived) victims[z - 1] = seen_by_both(first, last, z);
  }
  return victims;
}

// Chains of four or more sets: a breadth-first search over (set, digit by which the chain arrived),
// for each set in which it starts and each digit by which it leaves this set.
class AlsChains {
 public:
  AlsChains(const LogicState& state, DeductionSink& sink, const AlsGraph& graph)
      : state_(state),
        sink_(sink),
        sets_(graph.sets),
        links_(graph.links),
        shared_(sets_.size()),
        visited_(sets_.size()) {}

  bool find() {
    for (int start = 0; start < static_cast<int>(sets_.size()); ++start) {
      if (!has_ends(start)) continue;
      for (const Digit left : sets_[start].digits) {
        if (find_from(start, left)) return true;
      }
    }
    return false;
  }

 private:
  struct Visit {
    int set;
    Digit arrived;
    int parent;
    int length;
  };

  // Lists the digits that chains to each later set could eliminate. False if there are none.
  bool has_ends(int start) {
    const Als& first = sets_[start];
    bool any = false;
    for (std::size_t i = start + 1; i < sets_.size(); ++i) {
      shared_[i] = {};
      for (const Digit z : first.digits& sets_[i].digits) {
        const CellSet victims = seen_by_both(first, sets_[i], z) & state_.cells_with(z);
        if (!victims.empty()) shared_[i].add(z);
      }
      any |= !shared_[i].empty();
    }
    return any;
  }

  bool find_from(int start, Digit left) {
    std::fill(visited_.begin(), visited_.end(), Digits());
    visited_[start] = Digits::all();
    queue_.clear();
    extend(start, Digits::of(left), -1, 1);
    for (int i = 0; i < static_cast<int>(queue_.size()); ++i) {
      const auto [set, arrived, parent, length] = queue_[i];
      if (length >= 4 && set > start &&
          !(shared_[set] - Digits::of(left) - Digits::of(arrived)).empty() &&
          report(start, left, i)) {
        return true;
      }
      extend(set, Digits::all() - Digits::of(arrived), i, length);
    }
    return false;
  }

  // Continues to the sets that cannot share one of `digits` with `set`.
  void extend(int set, Digits digits, int parent, int length) {
    for (const AlsLink& link : links_[set]) {
      const Digits next = (link.restricted & digits) - visited_[link.set];
      if (next.empty()) continue;
      visited_[link.set] = visited_[link.set] | next;
      for (const Digit digit : next) queue_.push_back({link.set, digit, parent, length + 1});
    }
  }

  bool report(int start, Digit left, int last) {
    std::vector<const Als*> chain;
    for (int at = last; at >= 0; at = queue_[at].parent) chain.push_back(&sets_[queue_[at].set]);
    chain.push_back(&sets_[start]);
    return add_sets(state_, sink_, Technique::als_xy_chain, chain,
                    victims_of(sets_[start], *chain.front(), left, queue_[last].arrived));
  }

  const LogicState& state_;
  DeductionSink& sink_;
  const std::vector<Als>& sets_;
  const std::vector<std::vector<AlsLink>>& links_;
  std::vector<Digits> shared_;   // by set
  std::vector<Digits> visited_;  // by set
  std::vector<Visit> queue_;
};

// The petals of a death blossom: for each candidate of the stem a set that lacks it if the stem
// holds it, all with z.
class Blossom {
 public:
  Blossom(const LogicState& state, DeductionSink& sink, const std::vector<Als>& sets, Cell stem)
      : state_(state), sink_(sink), stem_(stem) {
    for (Digit digit : state.candidates(stem)) {
      std::vector<const Als*> petals;
      for (const Als& als : sets) {
        if (als.digits.has(digit) && als.seen[digit - 1].has(stem)) petals.push_back(&als);
      }
      digits_.push_back(digit);
      petals_.push_back(std::move(petals));
    }
  }

  bool find() {
    for (Digit z = 1; z <= 9; ++z) {
      if (state_.candidates(stem_).has(z)) continue;
      z_ = z;
      tried_.assign(petals_.size(), {});
      chosen_.clear();
      if (extend(state_.cells_with(z) - CellSet::of(stem_))) return true;
    }
    return false;
  }

 private:
  bool extend(CellSet victims) {
    const std::size_t depth = chosen_.size();
    if (depth == petals_.size()) return report(victims);
    for (const Als* petal : petals_[depth]) {
      if (!petal->digits.has(z_)) continue;
      const CellSet rest = victims & petal->seen[z_ - 1];
      if (rest.empty()) continue;
      // Other petals that leave the same victims need not be tried.
      auto& tried = tried_[depth];
      if (std::find(tried.begin(), tried.end(), rest) != tried.end()) continue;
      tried.push_back(rest);
      chosen_.push_back(petal);
      for (std::size_t i = depth + 1; i < tried_.size(); ++i) tried_[i].clear();
      if (extend(rest)) return true;
      chosen_.pop_back();
    }
    return false;
  }

  bool report(CellSet victims) {
    Deduction deduction = deduction_by(Technique::death_blossom);
    append(deduction.eliminations, state_, victims, z_);
    deduction.evidence.order = {stem_};
    deduction.evidence.cells = CellSet::of(stem_);
    for (const Als* petal : chosen_) {
      deduction.evidence.sets.push_back(evidence_of(*petal));
      deduction.evidence.cells = deduction.evidence.cells | petal->cells;
    }
    deduction.evidence.digits = Digits::of(z_);
    return sink_.add(std::move(deduction));
  }

  const LogicState& state_;
  DeductionSink& sink_;
  Cell stem_;
  std::vector<Digit> digits_;
  std::vector<std::vector<const Als*>> petals_;
  Digit z_ = kNoDigit;
  std::vector<const Als*> chosen_;
  std::vector<std::vector<CellSet>> tried_;
};

}  // namespace

bool find_als_xz(const LogicState& state, DeductionSink& sink) {
  const AlsGraph& graph = als_graph(state);
  const auto& sets = graph.sets;
  const auto& links = graph.links;
  for (int i = 0; i < static_cast<int>(sets.size()); ++i) {
    for (const auto& [k, restricted] : links[i]) {
      if (k < i) continue;
      const auto victims = victims_of_pair(sets[i], sets[k], restricted);
      if (has_victims(state, victims) &&
          add_sets(state, sink, Technique::als_xz, {&sets[i], &sets[k]}, victims)) {
        return true;
      }
    }
  }
  return false;
}

bool find_als_xy_wings(const LogicState& state, DeductionSink& sink) {
  const AlsGraph& graph = als_graph(state);
  const auto& sets = graph.sets;
  const auto& links = graph.links;
  for (std::size_t pivot = 0; pivot < sets.size(); ++pivot) {
    for (std::size_t i = 0; i < links[pivot].size(); ++i) {
      for (std::size_t k = i + 1; k < links[pivot].size(); ++k) {
        const Als& first = sets[links[pivot][i].set];
        const Als& last = sets[links[pivot][k].set];
        if ((first.digits & last.digits).empty()) continue;
        for (Digit x : links[pivot][i].restricted) {
          for (Digit y : links[pivot][k].restricted) {
            if (x == y) continue;
            const auto victims = victims_of(first, last, x, y);
            if (has_victims(state, victims) && add_sets(state, sink, Technique::als_xy_wing,
                                                        {&first, &sets[pivot], &last}, victims)) {
              return true;
            }
          }
        }
      }
    }
  }
  return false;
}

bool find_als_xy_chains(const LogicState& state, DeductionSink& sink) {
  return AlsChains(state, sink, als_graph(state)).find();
}

bool find_death_blossoms(const LogicState& state, DeductionSink& sink) {
  const std::vector<Als>& sets = almost_locked_sets(state);
  for (Cell stem : state.empty_cells()) {
    if (state.candidates(stem).size() < 2) continue;
    if (Blossom(state, sink, sets, stem).find()) return true;
  }
  return false;
}

}  // namespace sudoku::logic
