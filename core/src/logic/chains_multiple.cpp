#include "logic/chains_multiple.hpp"

#include <algorithm>
#include <climits>
#include <span>
#include <utility>

namespace sudoku::logic {
namespace {

// The work of comparing what follows from a candidate, and of collecting a deduction.
constexpr Work kComparisonWork = 50;
constexpr Work kDeductionWork = 50;

}  // namespace

void MultipleSearch::start(const ChainState& state, const MultipleKind& kind,
                           const DeductionSink& sink) {
  state_ = state;
  mode_ = kind.mode;
  level_ = kind.level;
  sink_ = &sink;
  all_ = sink.wants_all();
  table_.reset(state_, mode_, level_);
  next_ = 0;
  best_ = {};
  found_.clear();
  deductions_.clear();
}

bool MultipleSearch::advance(Work& work) {
  const int fewest = mode_ == ImplicationMode::multiple ? 3 : 2;
  for (; next_ < kCandidates; ++next_) {
    const Cell cell = cell_of(next_);
    const unsigned digits = state_.cells[cell];
    const unsigned rest = digits >> (next_ - cell * 9);
    if ((rest & 1) == 0 || std::popcount(digits) < fewest) continue;
    if (!prepare(next_, work)) return false;
    work -= kComparisonWork;
    try_candidate(next_);
    if (rest == 1 && mode_ != ImplicationMode::nishio) try_cell(cell);
  }
  return conclude(work);
}

// The implications that are compared for a candidate. Those of a cell are known after its last one.
bool MultipleSearch::prepare(CandidateIndex candidate, Work& work) {
  if (!table_.prepare(candidate, true, work)) return false;
  for (int i = 0; i < 3 && mode_ != ImplicationMode::nishio; ++i) {
    if (!is_first_of_region(candidate, i)) continue;
    const House house = kCellHouses[cell_of(candidate)][i];
    const int digit = candidate % 9;
    for (unsigned rest = state_.places[house][digit]; rest != 0; rest &= rest - 1) {
      const Cell cell = kHouseCells[house][std::countr_zero(rest)];
      if (!table_.prepare(cell * 9 + digit, true, work)) return false;
    }
  }
  return mode_ == ImplicationMode::multiple || table_.prepare(candidate, false, work);
}

bool MultipleSearch::is_first_of_region(CandidateIndex candidate, int i) const {
  const Cell cell = cell_of(candidate);
  const unsigned places = state_.places[kCellHouses[cell][i]][candidate % 9];
  const bool first = (places & ((1u << kCellPlaces[cell][i]) - 1)) == 0;
  return first && has_several_bits(places);
}

void MultipleSearch::try_candidate(CandidateIndex candidate) {
  const Cell cell = cell_of(candidate);
  if (mode_ != ImplicationMode::multiple) {
    const Implications& on = table_.on(candidate);
    const Implications& off = table_.off();
    try_contradiction(on, candidate, true);
    try_contradiction(off, candidate, false);
    if (mode_ == ImplicationMode::nishio) return;
    if (std::popcount(state_.cells[cell]) > 2) {
      Branches both;
      both.add(on);
      both.add(off);
      try_common(both.all(), {.kind = FindingKind::double_chain, .source = candidate});
    }
  }
  for (int i = 0; i < 3; ++i) {
    if (!is_first_of_region(candidate, i)) continue;
    const House house = kCellHouses[cell][i];
    try_common(branches_of_region(state_, table_, house, candidate % 9).all(),
               {.kind = FindingKind::region, .source = candidate, .house = house});
  }
}

void MultipleSearch::try_cell(Cell cell) {
  const CandidateIndex first = cell * 9 + std::countr_zero(unsigned{state_.cells[cell]});
  try_common(branches_of_cell(state_, table_, cell).all(),
             {.kind = FindingKind::cell, .source = first});
}

void MultipleSearch::try_contradiction(const Implications& implied, CandidateIndex source,
                                       bool on) {
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
void MultipleSearch::try_common(std::span<const Implications* const> branches, Finding found) {
  if (!sink_->wants(technique_of(mode_, found.kind))) return;
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
int MultipleSearch::nested_complexity() const {
  int sum = 0;
  for (const int number : nested_) sum += table_.nested_complexity(number);
  return sum;
}

// Of deductions of equal rank the first is the best.
void MultipleSearch::offer(const Finding& found) {
  if (found.complexity == INT_MAX || !sink_->wants(technique_of(mode_, found.kind))) return;
  if (all_) {
    found_.push_back(found);
  } else if (found.complexity < best_.complexity ||
             (found.complexity == best_.complexity && rank_of(found.kind) < rank_of(best_.kind))) {
    best_ = found;
  }
}

// Collects the deductions of the findings.
bool MultipleSearch::conclude(Work& work) {
  if (!all_ && best_.complexity != INT_MAX) found_ = {best_};
  while (deductions_.size() < found_.size()) {
    if (work <= 0) return false;
    const Finding& found = found_[deductions_.size()];
    const bool from_off = found.kind == FindingKind::double_chain || !found.source_on;
    const bool evidence = sink_->wants_evidence();
    if (evidence && from_off && !table_.prepare(found.source, false, work)) return false;
    Deduction next = deduction_of(found, state_, mode_, level_, table_, evidence);
    deductions_.push_back({{next.rating, found.complexity, rank_of(found.kind)}, std::move(next)});
    work -= kDeductionWork;
  }
  if (all_) rank_deductions(state_, deductions_);
  return true;
}

}  // namespace sudoku::logic
