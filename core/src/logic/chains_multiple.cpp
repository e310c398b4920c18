#include "logic/chains_multiple.hpp"

#include <algorithm>
#include <array>
#include <climits>
#include <span>
#include <vector>

namespace sudoku::logic {
namespace {

enum class Kind : std::uint8_t { contradiction, double_chain, cell, region };

double base_rating(ImplicationMode mode, int level) {
  if (mode == ImplicationMode::nishio) return 7.5;
  return mode == ImplicationMode::multiple ? 8.0 : 8.5 + 0.5 * level;
}

Technique technique_of(ImplicationMode mode, Kind kind) {
  using enum Technique;
  if (mode == ImplicationMode::nishio) return nishio;
  switch (kind) {
    case Kind::contradiction:
      return dynamic_contradiction_forcing_chains;
    case Kind::double_chain:
      return dynamic_double_forcing_chains;
    case Kind::cell:
      return mode == ImplicationMode::multiple ? cell_forcing_chains : dynamic_cell_forcing_chains;
    default:
      return mode == ImplicationMode::multiple ? region_forcing_chains
                                               : dynamic_region_forcing_chains;
  }
}

// ChainRank::kind.
int rank_of(Kind kind) {
  switch (kind) {
    case Kind::double_chain:
      return 1;
    case Kind::cell:
      return 5;
    case Kind::region:
      return 6;
    default:
      return 7;
  }
}

// The implications of the candidates of a cell, or of the places of a digit in a house.
class ImplicationList {
 public:
  void add(const Implications& implied) { branches_[size_++] = &implied; }
  std::span<const Implications* const> all() const { return {branches_.data(), size_}; }

 private:
  std::array<const Implications*, 9> branches_;
  std::size_t size_ = 0;
};

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
    for (const Found& found : found_) {
      all.push_back({{rating(found), found.complexity, rank_of(found.kind)}, deduction(found)});
    }
    rank_deductions(state_, all);
    return all;
  }

 private:
  // What identifies a deduction. Its chains are collected only if it is reported.
  struct Found {
    int complexity = INT_MAX;
    Kind kind{};
    CandidateIndex source = 0;  // of a cell or region: the first one
    bool source_on = true;
    House house = 0;
    CandidateIndex target = 0;
    bool target_on = false;
  };

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
        ImplicationList both;
        both.add(on);
        both.add(off);
        try_common(both.all(), {.kind = Kind::double_chain, .source = candidate});
      }
    }
    const Cell cell = cell_of(candidate);
    const int digit = candidate - cell * 9;
    for (int i = 0; i < 3; ++i) {
      const House house = kCellHouses[cell][i];
      const unsigned places = state_.places[house][digit];
      const bool first = (places & ((1u << kCellPlaces[cell][i]) - 1)) == 0;
      if (!first || !has_several_bits(places)) continue;
      try_common(of_region(house, digit).all(),
                 {.kind = Kind::region, .source = candidate, .house = house});
    }
  }

  void try_cell(Cell cell) {
    const CandidateIndex first = cell * 9 + std::countr_zero(unsigned{state_.cells[cell]});
    try_common(of_cell(cell).all(), {.kind = Kind::cell, .source = first});
  }

  ImplicationList of_cell(Cell cell) {
    ImplicationList list;
    each_bit(state_.cells[cell], [&](int digit) { list.add(table_.on(cell * 9 + digit)); });
    return list;
  }

  ImplicationList of_region(House house, int digit) {
    ImplicationList list;
    each_bit(state_.places[house][digit],
             [&](int place) { list.add(table_.on(kHouseCells[house][place] * 9 + digit)); });
    return list;
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
           .kind = Kind::contradiction,
           .source = source,
           .source_on = on,
           .target = source,
           .target_on = !on});
  }

  // Offers the candidates that all branches switch on, or all switch off: each of them, or the
  // best. Sudoku Explainer's order is on before off, and then that of the nodes of the first
  // branch.
  void try_common(std::span<const Implications* const> branches, Found found) {
    if (!sink_.wants(technique_of(mode_, found.kind))) return;
    Found best = found;
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
  void offer(const Found& found) {
    if (found.complexity == INT_MAX || !sink_.wants(technique_of(mode_, found.kind))) return;
    if (all_) {
      found_.push_back(found);
    } else if (found.complexity < best_.complexity || (found.complexity == best_.complexity &&
                                                       rank_of(found.kind) < rank_of(best_.kind))) {
      best_ = found;
    }
  }

  double rating(const Found& found) const {
    return base_rating(mode_, level_) + length_surcharge(found.complexity);
  }

  Deduction deduction(const Found& found) {
    Deduction deduction;
    deduction.technique = technique_of(mode_, found.kind);
    deduction.level = level_;
    deduction.rating = rating(found);
    const Cell cell = cell_of(found.target);
    const Digit digit = digit_of(found.target);
    if (found.target_on) {
      deduction.placements.push_back({cell, digit});
    } else {
      deduction.eliminations.push_back({cell, digit});
    }
    if (sink_.wants_evidence()) add_evidence(deduction.evidence, found);
    return deduction;
  }

  void add_evidence(Evidence& evidence, const Found& found) {
    const auto add_chains = [&](std::span<const Implications* const> branches) {
      for (const Implications* implied : branches)
        evidence.chains.push_back(
            table_.chain(*implied, implied->index(found.target, found.target_on)));
    };
    const Cell cell = cell_of(found.source);
    const Digit digit = digit_of(found.source);
    switch (found.kind) {
      case Kind::contradiction: {
        const Implications& implied =
            found.source_on ? table_.on(found.source) : table_.off(found.source);
        evidence.chains.push_back(table_.chain(implied, implied.conflict_on));
        evidence.chains.push_back(table_.chain(implied, implied.conflict_off));
        break;
      }
      case Kind::double_chain: {
        ImplicationList both;
        both.add(table_.on(found.source));
        both.add(table_.off(found.source));
        add_chains(both.all());
        break;
      }
      case Kind::cell:
        evidence.cells = CellSet::of(cell);
        evidence.digits = Digits::from_mask(state_.cells[cell]);
        add_chains(of_cell(cell).all());
        break;
      case Kind::region:
        evidence.houses.push_back(found.house);
        evidence.digits = Digits::of(digit);
        each_bit(state_.places[found.house][digit - 1],
                 [&](int place) { evidence.cells.add(kHouseCells[found.house][place]); });
        add_chains(of_region(found.house, digit - 1).all());
        break;
    }
  }

  const ChainState& state_;
  const ImplicationMode mode_;
  const int level_;
  ImplicationTable& table_;
  DeductionSink& sink_;
  bool all_ = false;
  Found best_;
  std::vector<Found> found_;  // if all_
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
