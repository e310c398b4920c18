#include "logic/chains_multiple.hpp"

#include <algorithm>
#include <bitset>
#include <climits>
#include <span>
#include <utility>

#include "logic/chains_shared.hpp"

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
  shared_ = only_own ? shared : nullptr;
  if (shared_ != nullptr) select_units();
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
  }
  if (!all_ && best_.complexity != INT_MAX) found_ = {best_};
  rank_findings();
  return true;
}

void MultipleSearch::select_units() {
  cells_.reset();
  remaining_ = open_ = {};
  for (House house = 0; house < kHouses; ++house) {
    regions_[house].reset();
    for (int digit = 0; digit < 9; ++digit) {
      if (state_.places[house][digit] != shared_->grid().places[house][digit])
        regions_[house].set(digit);
    }
  }
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (state_.cells[cell] != shared_->grid().cells[cell]) cells_.set(cell);
    each_bit(state_.cells[cell], [&](int digit) {
      remaining_.add(cell * 9 + digit);
      if (has_several_bits(state_.cells[cell])) open_.add(cell * 9 + digit);
      if (!shared_->grows(cell * 9 + digit, true)) return;
      cells_.set(cell);
      for (const House house : kCellHouses[cell]) regions_[house].set(digit);
    });
  }
}

// Calls visit(alternatives, finding) for what is compared with a candidate, until it returns false.
// Of a cell or region this is the last or first candidate.
template <typename Visit>
bool MultipleSearch::each_comparison(CandidateIndex candidate, Visit visit) const {
  if (mode_ == ImplicationMode::nishio) return true;
  const Cell cell = cell_of(candidate);
  const int digit = candidate - cell * 9;
  const unsigned digits = state_.cells[cell];
  Alternatives compared;
  if (mode_ == ImplicationMode::dynamic && std::popcount(digits) > 2 &&
      (matters(candidate, true) || matters(candidate, false))) {
    compared.last_on = false;
    compared.add(candidate);
    compared.add(candidate);
    if (!visit(compared, {.kind = FindingKind::double_chain, .source = candidate})) return false;
  }
  for (int i = 0; i < 3; ++i) {
    const House house = kCellHouses[cell][i];
    if (shared_ != nullptr && !regions_[house][digit]) continue;
    if (!is_first_of_region(candidate, i)) continue;
    compared = {};
    each_bit(state_.places[house][digit],
             [&](int place) { compared.add(kHouseCells[house][place] * 9 + digit); });
    if (!visit(compared, {.kind = FindingKind::region, .source = candidate, .house = house}))
      return false;
  }
  if (digits >> digit != 1 || (shared_ != nullptr && !cells_[cell])) return true;
  compared = {};
  each_bit(digits, [&](int other) { compared.add(cell * 9 + other); });
  return visit(compared, {.kind = FindingKind::cell, .source = compared.candidates[0]});
}

// The implications that are compared for a candidate.
bool MultipleSearch::prepare(CandidateIndex candidate, Work& work) {
  if (mode_ != ImplicationMode::multiple) {
    for (const bool on : {true, false}) {
      if (matters(candidate, on) && !table_.prepare(candidate, on, work)) return false;
    }
  }
  return each_comparison(candidate, [&](const Alternatives& compared, const Finding&) {
    return prepare(compared, work);
  });
}

bool MultipleSearch::prepare(const Alternatives& compared, Work& work) {
  // First those that more follows from: the others bound what all can have in common.
  for (const bool own : {true, false}) {
    if (!can_have_common(compared)) return true;
    for (int i = 0; i < compared.size; ++i) {
      const CandidateIndex candidate = compared.candidates[i];
      const bool on = compared.is_on(i);
      if (matters(candidate, on) == own && !table_.prepare(candidate, on, work)) return false;
    }
  }
  return true;
}

// False if the findings that the implications of an assumption alone lead to are ignored.
bool MultipleSearch::matters(CandidateIndex candidate, bool on) const {
  return shared_ == nullptr || shared_->grows(candidate, on);
}

// False if no candidate can follow from all of these assumptions: where nothing more follows, what
// follows in the larger grid is a bound.
bool MultipleSearch::can_have_common(const Alternatives& compared) const {
  if (shared_ == nullptr) return true;
  CandidateSet on = open_, off = remaining_;
  for (int i = 0; i < compared.size; ++i) {
    const CandidateIndex candidate = compared.candidates[i];
    const bool is_on = compared.is_on(i);
    const bool own = shared_->grows(candidate, is_on);
    if (own && !table_.is_known(candidate, is_on)) continue;
    const Implications& bound = (own ? table_ : shared_->table()).of(candidate, is_on);
    on &= bound.on;
    off &= bound.off;
    if (on.empty() && off.empty()) return false;
  }
  return true;
}

bool MultipleSearch::is_first_of_region(CandidateIndex candidate, int i) const {
  const Cell cell = cell_of(candidate);
  const unsigned places = state_.places[kCellHouses[cell][i]][candidate % 9];
  const bool first = (places & ((1u << kCellPlaces[cell][i]) - 1)) == 0;
  return first && has_several_bits(places);
}

void MultipleSearch::try_candidate(CandidateIndex candidate) {
  if (mode_ != ImplicationMode::multiple) {
    try_contradiction(candidate, true);
    try_contradiction(candidate, false);
  }
  each_comparison(candidate, [&](const Alternatives& compared, const Finding& finding) {
    if (!sink_->wants(technique_of(mode_, finding.kind)) || !can_have_common(compared)) return true;
    Branches branches;
    for (int i = 0; i < compared.size; ++i)
      branches.add(table_.of(compared.candidates[i], compared.is_on(i)));
    try_common(branches.all(), finding);
    return true;
  });
}

void MultipleSearch::try_contradiction(CandidateIndex source, bool on) {
  if (!matters(source, on)) return;
  const Implications& implied = table_.of(source, on);
  if (implied.conflict_on == kNoNode) return;
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
