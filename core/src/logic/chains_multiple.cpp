#include "logic/chains_multiple.hpp"

#include <algorithm>
#include <bitset>
#include <climits>
#include <span>
#include <utility>

namespace sudoku::logic {
namespace {

// The work of comparing what follows from a candidate.
constexpr Work kComparisonWork = 50;

}  // namespace

void MultipleSearch::start(const ChainState& state, const MultipleKind& kind,
                           const DeductionSink& sink, const SharedImplications* shared,
                           bool only_own) {
  state_ = state;
  mode_ = kind.mode;
  level_ = kind.level;
  sink_ = &sink;
  all_ = sink.wants_all();
  only_own_ = only_own;
  table_.reset(state_, mode_, level_, shared);
  next_ = 0;
  best_ = {};
  found_.clear();
  if (all_) least_.fill(INT_MAX);
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
  if (!all_ && best_.complexity != INT_MAX) found_ = {best_};
  rank_findings();
  return true;
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

// False if the findings that the implications of an assumption alone lead to are ignored.
bool MultipleSearch::matters(CandidateIndex candidate, bool on) const {
  return !only_own_ || table_.is_own(candidate, on);
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
    try_contradiction(candidate, true);
    try_contradiction(candidate, false);
    if (mode_ == ImplicationMode::nishio) return;
    if (std::popcount(state_.cells[cell]) > 2 &&
        (matters(candidate, true) || matters(candidate, false))) {
      try_common(branches_of_candidate(table_, candidate).all(),
                 {.kind = FindingKind::double_chain, .source = candidate});
    }
  }
  for (int i = 0; i < 3; ++i) {
    if (!is_first_of_region(candidate, i)) continue;
    const House house = kCellHouses[cell][i];
    const int digit = candidate % 9;
    bool any = false;
    each_bit(state_.places[house][digit],
             [&](int place) { any |= matters(kHouseCells[house][place] * 9 + digit, true); });
    if (!any) continue;
    try_common(branches_of_region(state_, table_, house, digit).all(),
               {.kind = FindingKind::region, .source = candidate, .house = house});
  }
}

void MultipleSearch::try_cell(Cell cell) {
  bool any = false;
  each_bit(state_.cells[cell], [&](int digit) { any |= matters(cell * 9 + digit, true); });
  if (!any) return;
  const CandidateIndex first = cell * 9 + std::countr_zero(unsigned{state_.cells[cell]});
  try_common(branches_of_cell(state_, table_, cell).all(),
             {.kind = FindingKind::cell, .source = first});
}

void MultipleSearch::try_contradiction(CandidateIndex source, bool on) {
  const Implications& implied = table_.of(source, on);
  if (implied.conflict_on == kNoNode || !matters(source, on)) return;
  // The depth of a node is a lower bound of its complexity.
  const int least = table_.node(implied, implied.conflict_on).depth +
                    table_.node(implied, implied.conflict_off).depth;
  if (least > most_complex(source, !on)) return;
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
      // The depth of a node is a lower bound of its complexity.
      int least = 0;
      for (const Implications* implied : branches)
        least += table_.node(*implied, implied->index(target, on)).depth;
      if (least <= most_complex(target, on)) common_.emplace_back(0, target);
    });
    if (all_) {
      for (auto& [index, target] : common_) index = branches[0]->index(target, on);
      std::sort(common_.begin(), common_.end());
    }
    found.target_on = on;
    for (const auto& [first, target] : common_) {
      found.target = target;
      found.complexity = 0;
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
    int& least = least_[removal_of(found.target, found.target_on)];
    least = std::min(least, found.complexity);
    found_.push_back(found);
  } else if (found.complexity < best_.complexity ||
             (found.complexity == best_.complexity && rank_of(found.kind) < rank_of(best_.kind))) {
    best_ = found;
  }
}

// Identifies the candidates that a finding removes: one, or several by a placement.
int MultipleSearch::removal_of(CandidateIndex target, bool on) const {
  if (!on) return target;
  const Cell cell = cell_of(target);
  const unsigned others = state_.cells[cell] & ~(1u << (target - cell * 9));
  return has_several_bits(others) ? kCandidates + target : cell * 9 + std::countr_zero(others);
}

// A finding that is more complex would not be reported.
int MultipleSearch::most_complex(CandidateIndex target, bool on) const {
  return all_ ? least_[removal_of(target, on)] : best_.complexity;
}

// Sudoku Explainer's order.
void MultipleSearch::rank_findings() {
  if (!all_) return;
  std::stable_sort(found_.begin(), found_.end(), [](const Finding& a, const Finding& b) {
    return std::pair(a.complexity, rank_of(a.kind)) < std::pair(b.complexity, rank_of(b.kind));
  });
  std::bitset<2 * kCandidates> known;
  std::erase_if(found_, [&](const Finding& finding) {
    auto is_known = known[removal_of(finding.target, finding.target_on)];
    return is_known || !(is_known = true);
  });
}

bool MultipleSearch::report(DeductionSink& sink) const {
  return std::any_of(found_.begin(), found_.end(), [&](const Finding& finding) {
    return sink.add(deduction_of(finding, state_, mode_, level_, table_, sink.wants_evidence()));
  });
}

}  // namespace sudoku::logic
