#include "logic/chains_multiple.hpp"

#include <algorithm>
#include <climits>
#include <span>
#include <vector>

#include "logic/chains_finding.hpp"

namespace sudoku::logic {
namespace {

class MultipleSearch {
 public:
  MultipleSearch(const ChainState& state, ImplicationMode mode, int level, ImplicationTable& table,
                 DeductionSink& sink)
      : state_(state), mode_(mode), level_(level), table_(table), sink_(sink) {
    table_.reset(state, mode, level);
  }

  bool find() {
    search();
    if (best_.complexity == INT_MAX) return false;
    if (sink_.add(deduction(best_))) return true;
    return report_others(find_all(), sink_);
  }

  std::vector<RankedDeduction> find_all() {
    all_ = true;
    search();
    std::vector<RankedDeduction> all;
    for (const Finding& found : found_) {
      Deduction next = deduction(found);
      all.push_back({{next.rating, found.complexity, rank_of(found.kind)}, std::move(next)});
    }
    rank_deductions(state_, all);
    return all;
  }

 private:
  void search() {
    const int fewest = mode_ == ImplicationMode::multiple ? 3 : 2;
    for (Cell cell = 0; cell < kCells; ++cell) {
      const int size = std::popcount(state_.cells[cell]);
      if (size < fewest) continue;
      each_bit(state_.cells[cell], [&](int digit) { try_candidate(cell * 9 + digit, size); });
      if (mode_ != ImplicationMode::nishio) try_cell(cell);
    }
  }

  void try_candidate(CandidateIndex candidate, int cell_size) {
    if (mode_ != ImplicationMode::multiple) {
      const Implications& on = table_.on(candidate);
      try_contradiction(on, candidate, true);
      const Implications& off = table_.off(candidate);
      try_contradiction(off, candidate, false);
      if (mode_ == ImplicationMode::nishio) return;
      if (cell_size > 2) {
        Branches both;
        both.add(on);
        both.add(off);
        try_common(both.all(), {.kind = FindingKind::double_chain, .source = candidate});
      }
    }
    const Cell cell = cell_of(candidate);
    const int digit = candidate - cell * 9;
    for (int i = 0; i < 3; ++i) {
      const House house = kCellHouses[cell][i];
      const unsigned places = state_.places[house][digit];
      const bool first = (places & ((1u << kCellPlaces[cell][i]) - 1)) == 0;
      if (!first || !has_several_bits(places)) continue;
      try_common(branches_of_region(state_, table_, house, digit).all(),
                 {.kind = FindingKind::region, .source = candidate, .house = house});
    }
  }

  void try_cell(Cell cell) {
    const CandidateIndex first = cell * 9 + std::countr_zero(unsigned{state_.cells[cell]});
    try_common(branches_of_cell(state_, table_, cell).all(),
               {.kind = FindingKind::cell, .source = first});
  }

  void try_contradiction(const Implications& implied, CandidateIndex source, bool on) {
    if (implied.conflict_on == kNoNode) return;
    // The depth of a node is a lower bound of its complexity.
    const int least = table_.node(implied, implied.conflict_on).depth +
                      table_.node(implied, implied.conflict_off).depth;
    if (!all_ && least > best_.complexity) return;
    nested_.clear();
    if (level_ > 1) {
      table_.collect_nested(implied, implied.conflict_on, nested_);
      table_.collect_nested(implied, implied.conflict_off, nested_);
    }
    offer({.complexity = nested_complexity() + table_.complexity(implied, implied.conflict_on) +
                         table_.complexity(implied, implied.conflict_off),
           .kind = FindingKind::contradiction,
           .source = source,
           .source_on = on,
           .target = source,
           .target_on = !on});
  }

  // Offers the candidates that all branches switch on, or all switch off: each of them, or the
  // best. Sudoku Explainer's order is on before off, and then that of the nodes of the first
  // branch.
  void try_common(std::span<const Implications* const> branches, Finding found) {
    if (!sink_.wants(technique_of(mode_, found.kind))) return;
    Finding best = found;
    for (const bool on : {true, false}) {
      CandidateSet common = on ? branches[0]->on : branches[0]->off;
      for (const Implications* implied : branches.subspan(1))
        common &= on ? implied->on : implied->off;
      common_.clear();
      common.for_each([&](CandidateIndex target) {
        if (on && !has_several_bits(state_.cells[cell_of(target)])) return;
        common_.push_back(target);
      });
      if (all_) {
        std::sort(common_.begin(), common_.end(), [&](CandidateIndex a, CandidateIndex b) {
          return branches[0]->index(a, on) < branches[0]->index(b, on);
        });
      }
      found.target_on = on;
      for (const CandidateIndex target : common_) {
        found.target = target;
        found.complexity = 0;
        if (!all_) {
          for (const Implications* implied : branches)
            found.complexity += table_.node(*implied, implied->index(target, on)).depth;
          if (found.complexity > std::min(best.complexity, best_.complexity)) continue;
          found.complexity = 0;
        }
        for (const Implications* implied : branches)
          found.complexity += table_.complexity(*implied, implied->index(target, on));
        if (level_ > 1) {
          nested_.clear();
          for (const Implications* implied : branches)
            table_.collect_nested(*implied, implied->index(target, on), nested_);
          found.complexity += nested_complexity();
        }
        if (all_) {
          offer(found);
        } else if (found.complexity < best.complexity ||
                   (found.complexity == best.complexity && best.target_on == on &&
                    branches[0]->index(target, on) < branches[0]->index(best.target, on))) {
          best = found;
        }
      }
    }
    if (!all_) offer(best);
  }

  // The complexity of the chains in nested_, each counted once.
  int nested_complexity() const {
    int sum = 0;
    for (const int number : nested_) sum += table_.nested_complexity(number);
    return sum;
  }

  // Of deductions of equal rank the first is the best.
  void offer(const Finding& found) {
    if (found.complexity == INT_MAX || !sink_.wants(technique_of(mode_, found.kind))) return;
    if (all_) {
      found_.push_back(found);
    } else if (found.complexity < best_.complexity || (found.complexity == best_.complexity &&
                                                       rank_of(found.kind) < rank_of(best_.kind))) {
      best_ = found;
    }
  }

  Deduction deduction(const Finding& found) {
    return deduction_of(found, state_, mode_, level_, table_, sink_.wants_evidence());
  }

  const ChainState& state_;
  const ImplicationMode mode_;
  const int level_;
  ImplicationTable& table_;
  DeductionSink& sink_;
  bool all_ = false;
  Finding best_;
  std::vector<Finding> found_;  // if all_
  std::vector<CandidateIndex> common_;
  std::vector<int> nested_;
};

}  // namespace

std::vector<RankedDeduction> find_all_multiple(const ChainState& state, ImplicationMode mode,
                                               int level, ImplicationTable& table,
                                               DeductionSink& sink) {
  return MultipleSearch(state, mode, level, table, sink).find_all();
}

bool find_multiple(const ChainState& state, ImplicationMode mode, int level,
                   ImplicationTable& table, DeductionSink& sink) {
  return MultipleSearch(state, mode, level, table, sink).find();
}

}  // namespace sudoku::logic
