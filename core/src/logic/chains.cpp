#include "logic/chains.hpp"

#include <algorithm>
#include <set>

#include "logic/chains_multiple.hpp"
#include "logic/chains_unary.hpp"

namespace sudoku::logic {
namespace {

constexpr MultipleKind kMultipleKinds[] = {
    {find_nishio, ImplicationMode::nishio, 0},
    {find_multiple_chains, ImplicationMode::multiple, 0},
    {find_dynamic_chains, ImplicationMode::dynamic, 0},
    {find_dynamic_chains_plus, ImplicationMode::dynamic, 1},
    {find_nested_chains, ImplicationMode::dynamic, 2},
    {find_nested_multiple_chains, ImplicationMode::dynamic, 3},
    {find_nested_dynamic_chains, ImplicationMode::dynamic, 4},
    {find_nested_dynamic_chains_plus, ImplicationMode::dynamic, 5},
};

bool find_multiple(Finder* finder, const LogicState& state, DeductionSink& sink) {
  thread_local MultipleSearch search;  // keeps its memory
  search.start(ChainState(state), *multiple_kind_of(finder), sink);
  Work work = kUnlimitedWork;
  search.advance(work);
  return search.report(sink);
}

}  // namespace

ChainNode chain_node(CandidateIndex candidate, bool on) {
  return {CellSet::of(cell_of(candidate)), digit_of(candidate), on};
}

ChainLink chain_link(int from, int to, CandidateIndex candidate, bool on, ChainCause cause) {
  House house = -1;
  for (int i = 0; i < 3; ++i) {
    if (cause == kHouseCauses[i]) house = kCellHouses[cell_of(candidate)][i];
  }
  const LinkKind kind = cause == ChainCause::pattern ? LinkKind::pattern
                        : on                         ? LinkKind::strong
                                                     : LinkKind::weak;
  return {from, to, kind, house};
}

double length_surcharge(int complexity) {
  // Thresholds 4, 6, 8, 12, 16, 24, ...: times 3/2 and 4/3 in turn. Hints are ordered by the
  // inexact sum, so it is computed as Sudoku Explainer computes it.
  double surcharge = 0.0;
  int threshold = 4;
  for (bool odd = false; complexity - 2 > threshold; odd = !odd) {
    surcharge += 0.1;
    threshold = odd ? threshold * 4 / 3 : threshold * 3 / 2;
  }
  return surcharge;
}

std::vector<CandidateIndex> removals(const ChainState& state, const Deduction& deduction) {
  std::vector<CandidateIndex> removed;
  for (const Candidate& candidate : deduction.eliminations)
    removed.push_back(candidate.cell * 9 + candidate.digit - 1);
  for (const Placement& placement : deduction.placements) {
    each_bit(state.cells[placement.cell], [&](int digit) {
      if (digit != placement.digit - 1) removed.push_back(placement.cell * 9 + digit);
    });
  }
  std::sort(removed.begin(), removed.end());
  return removed;
}

void rank_deductions(const ChainState& state, std::vector<RankedDeduction>& found) {
  std::stable_sort(
      found.begin(), found.end(),
      [](const RankedDeduction& a, const RankedDeduction& b) { return a.rank < b.rank; });
  std::set<std::vector<CandidateIndex>> known;
  std::erase_if(found, [&](const RankedDeduction& ranked) {
    return !known.insert(removals(state, ranked.deduction)).second;
  });
}

bool report(std::vector<RankedDeduction>&& found, DeductionSink& sink) {
  for (RankedDeduction& next : found) {
    if (sink.add(std::move(next.deduction))) return true;
  }
  return false;
}

const MultipleKind* multiple_kind_of(Finder* finder) {
  const auto kind = std::find_if(std::begin(kMultipleKinds), std::end(kMultipleKinds),
                                 [&](const MultipleKind& each) { return each.find == finder; });
  return kind == std::end(kMultipleKinds) ? nullptr : kind;
}

bool find_cycles_and_chains(const LogicState& state, DeductionSink& sink) {
  thread_local UnarySearch search;  // keeps its memory
  return report(search.find(ChainState(state), sink), sink);
}

bool find_nishio(const LogicState& state, DeductionSink& sink) {
  return find_multiple(find_nishio, state, sink);
}

bool find_multiple_chains(const LogicState& state, DeductionSink& sink) {
  return find_multiple(find_multiple_chains, state, sink);
}

bool find_dynamic_chains(const LogicState& state, DeductionSink& sink) {
  return find_multiple(find_dynamic_chains, state, sink);
}

bool find_dynamic_chains_plus(const LogicState& state, DeductionSink& sink) {
  return find_multiple(find_dynamic_chains_plus, state, sink);
}

bool find_nested_chains(const LogicState& state, DeductionSink& sink) {
  return find_multiple(find_nested_chains, state, sink);
}

bool find_nested_multiple_chains(const LogicState& state, DeductionSink& sink) {
  return find_multiple(find_nested_multiple_chains, state, sink);
}

bool find_nested_dynamic_chains(const LogicState& state, DeductionSink& sink) {
  return find_multiple(find_nested_dynamic_chains, state, sink);
}

bool find_nested_dynamic_chains_plus(const LogicState& state, DeductionSink& sink) {
  return find_multiple(find_nested_dynamic_chains_plus, state, sink);
}

}  // namespace sudoku::logic
