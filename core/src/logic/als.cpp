// Almost locked sets: the ALS-XZ rule, ALS-XY-wing, ALS-XY-chain and death blossom.
//
// A digit that cannot be in both of two sets is a restricted common x. If a set lacks x, its other
// digits fill its cells: the set is locked.
//
// Evidence: `sets` in the order of the chain (death blossom: one for each candidate of the stem,
// `order` has the stem), `cells` of all sets, `digits` that are eliminated.
#include "als.hpp"

#include <algorithm>

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

// Another set, and the digits that cannot be in both.
struct Linked {
  int set;
  Digits restricted;
};

// The sets of a state and their links.
struct AlsGraph {
  AlsGraph() = default;
  explicit AlsGraph(const LogicState& state) : sets(almost_locked_sets(state)), links(sets.size()) {
    for (std::size_t i = 0; i < sets.size(); ++i) {
      for (std::size_t k = i + 1; k < sets.size(); ++k) {
        const Digits restricted = restricted_common(sets[i], sets[k]);
        if (restricted.empty()) continue;
        links[i].push_back({static_cast<int>(k), restricted});
        links[k].push_back({static_cast<int>(i), restricted});
      }
    }
  }

  std::vector<Als> sets;
  std::vector<std::vector<Linked>> links;
};

// The graph of the last state is kept: several finders look at the same state, one after the other.
const AlsGraph& graph_of(const LogicState& state) {
  thread_local std::array<CellSet, 10> known;
  thread_local AlsGraph graph;
  std::array<CellSet, 10> cells = {state.empty_cells()};
  for (Digit digit = 1; digit <= 9; ++digit) cells[digit] = state.cells_with(digit);
  if (known != cells) {
    graph = AlsGraph(state);
    known = cells;
  }
  return graph;
}

// The digits of both ends that a chain eliminates: not those by which it leaves and arrives.
std::array<CellSet, 9> victims_of(const Als& first, const Als& last, Digit left, Digit arrived) {
  std::array<CellSet, 9> victims{};
  for (Digit z : first.digits& last.digits) {
    if (z != left && z != arrived) victims[z - 1] = seen_by_both(first, last, z);
  }
  return victims;
}

// Chains from one set: a breadth-first search over (set, digit by which the chain arrived), for
// each digit by which the chain leaves the first set.
bool find_chains_from(const LogicState& state, DeductionSink& sink, const std::vector<Als>& sets,
                      const std::vector<std::vector<Linked>>& links, int start) {
  struct Visit {
    int set;
    Digit arrived;
    int parent;
    int length;
  };
  for (Digit left : sets[start].digits) {
    std::vector<Visit> queue;
    std::vector<Digits> visited(sets.size());
    const auto extend = [&](int set, Digit without, int parent, int length) {
      for (const Linked& link : links[set]) {
        for (Digit digit : link.restricted) {
          if (digit == without || (length == 1 && digit != left)) continue;
          if (visited[link.set].has(digit) || link.set == start) continue;
          visited[link.set].add(digit);
          queue.push_back({link.set, digit, parent, length + 1});
        }
      }
    };
    extend(start, kNoDigit, -1, 1);
    for (std::size_t i = 0; i < queue.size(); ++i) {
      const Visit visit = queue[i];
      if (visit.length >= 4 && visit.set > start) {
        const auto victims = victims_of(sets[start], sets[visit.set], left, visit.arrived);
        if (has_victims(state, victims)) {
          std::vector<const Als*> chain;
          for (int at = static_cast<int>(i); at >= 0; at = queue[at].parent) {
            chain.push_back(&sets[queue[at].set]);
          }
          chain.push_back(&sets[start]);
          if (add_sets(state, sink, Technique::als_xy_chain, chain, victims)) return true;
        }
      }
      extend(visit.set, visit.arrived, static_cast<int>(i), visit.length);
    }
  }
  return false;
}

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

std::vector<Als> almost_locked_sets(const LogicState& state) {
  std::vector<Als> sets;
  for (House house = 0; house < kHouses; ++house) {
    const unsigned empty = state.empty_places(house);
    std::array<Digits, 512> digits_of;  // by mask of places
    digits_of[0] = {};
    for (unsigned mask = 1; mask <= empty; ++mask) {
      const Cell first = kHouseCells[house][std::countr_zero(mask)];
      digits_of[mask] = digits_of[mask & (mask - 1)] | state.candidates(first);
    }
    for (unsigned mask = empty; mask != 0; mask = (mask - 1) & empty) {
      const Digits digits = digits_of[mask];
      if (digits.size() != std::popcount(mask) + 1) continue;
      Als als{cells_of(house, mask), digits, house, {}, {}};
      // A set in two houses belongs to the first of them.
      const auto houses = houses_of(als.cells.first());
      const bool known = std::any_of(houses.begin(), houses.end(), [&](House other) {
        return other < house && als.cells.is_subset_of(kHouseSets[other]);
      });
      if (known) continue;
      for (Digit digit : digits) {
        als.with[digit - 1] = als.cells & state.cells_with(digit);
        als.seen[digit - 1] = common_peers(als.with[digit - 1]) - als.cells;
      }
      sets.push_back(als);
    }
  }
  return sets;
}

Digits restricted_common(const Als& a, const Als& b) {
  Digits restricted;
  for (Digit x : a.digits& b.digits) {
    if (b.with[x - 1].is_subset_of(a.seen[x - 1])) restricted.add(x);
  }
  return restricted;
}

bool find_als_xz(const LogicState& state, DeductionSink& sink) {
  const auto& [sets, links] = graph_of(state);
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
  const auto& [sets, links] = graph_of(state);
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
  const auto& [sets, links] = graph_of(state);
  for (int start = 0; start < static_cast<int>(sets.size()); ++start) {
    if (find_chains_from(state, sink, sets, links, start)) return true;
  }
  return false;
}

bool find_death_blossoms(const LogicState& state, DeductionSink& sink) {
  const std::vector<Als>& sets = graph_of(state).sets;
  for (Cell stem : state.empty_cells()) {
    if (state.candidates(stem).size() < 2) continue;
    if (Blossom(state, sink, sets, stem).find()) return true;
  }
  return false;
}

}  // namespace sudoku::logic
