// Naked and hidden subsets: pairs, triples and quads. A direct hidden subset also gives the hidden
// single that it makes.
//
// Evidence: the house, the cells and the digits of the subset. Direct: `marked` has the candidates
// that must go first.
#include "combinations.hpp"
#include "finders.hpp"

namespace sudoku::logic {

namespace {

constexpr Technique kNaked[] = {Technique::naked_pair, Technique::naked_triple,
                                Technique::naked_quad};
constexpr Technique kHidden[] = {Technique::hidden_pair, Technique::hidden_triple,
                                 Technique::hidden_quad};
constexpr Technique kDirect[] = {Technique::direct_hidden_pair, Technique::direct_hidden_triple};

void fill_evidence(Deduction& deduction, House house, unsigned cells, Digits digits) {
  deduction.evidence.houses = {house};
  deduction.evidence.cells = cells_of(house, cells);
  deduction.evidence.digits = digits;
}

// Calls `visit(house)` for the houses with at least `empty` empty cells, in the order of Sudoku
// Explainer, until it returns true.
bool each_house(const LogicState& state, int empty, auto&& visit) {
  for (House first : kFirstHouses) {
    for (House house = first; house < first + 9; ++house) {
      if (std::popcount(state.empty_places(house)) >= empty && visit(house)) return true;
    }
  }
  return false;
}

// Calls `visit(set, common)` for the sets of n indexes whose masks have n bits together, where each
// has two at least, until it returns true. `kept` limits the sets to those with an index in it.
template <int n>
bool each_subset(const std::array<unsigned, 9>& masks, auto&& visit) {
  unsigned eligible = 0;
  for (int i = 0; i < 9; ++i) {
    const int size = std::popcount(masks[i]);
    if (size >= 2 && size <= n) eligible |= 1u << i;
  }
  if (std::popcount(eligible) < n) return false;
  for (unsigned set : kCombinations<n>) {
    if ((set & ~eligible) != 0) continue;
    unsigned common = 0;
    for (unsigned rest = set; rest != 0; rest &= rest - 1) common |= masks[std::countr_zero(rest)];
    if (std::popcount(common) == n && visit(set, common)) return true;
  }
  return false;
}

std::array<unsigned, 9> places_by_digit(const LogicState& state, House house) {
  std::array<unsigned, 9> places;
  for (int i = 0; i < 9; ++i) places[i] = state.places(house, i + 1);
  return places;
}

std::array<unsigned, 9> digits_by_place(const LogicState& state, House house) {
  std::array<unsigned, 9> digits;
  for (int i = 0; i < 9; ++i) digits[i] = state.candidates(kHouseCells[house][i]).mask();
  return digits;
}

// The other candidates in the cells of a hidden subset.
void append_others(std::vector<Candidate>& list, const LogicState& state, House house,
                   unsigned cells, Digits digits) {
  each_bit(cells,
           [&](int i) { append(list, state, kHouseCells[house][i], Digits::all() - digits); });
}

template <int n>
bool find_naked(const LogicState& state, DeductionSink& sink) {
  return each_house(state, sink.wants_all() ? n + 1 : 2 * n, [&](House house) {
    return each_subset<n>(digits_by_place(state, house), [&](unsigned cells, unsigned common) {
      const Digits digits = Digits::from_mask(common);
      Deduction deduction = deduction_by(kNaked[n - 2]);
      each_bit(state.empty_places(house) & ~cells, [&](int i) {
        append(deduction.eliminations, state, kHouseCells[house][i], digits);
      });
      if (deduction.eliminations.empty()) return false;
      if (sink.wants_evidence()) fill_evidence(deduction, house, cells, digits);
      return sink.add(std::move(deduction));
    });
  });
}

template <int n>
bool find_hidden(const LogicState& state, DeductionSink& sink) {
  return each_house(state, sink.wants_all() ? n + 1 : 2 * n + 1, [&](House house) {
    return each_subset<n>(places_by_digit(state, house), [&](unsigned set, unsigned cells) {
      const Digits digits = Digits::from_mask(set);
      Deduction deduction = deduction_by(kHidden[n - 2]);
      append_others(deduction.eliminations, state, house, cells, digits);
      if (deduction.eliminations.empty()) return false;
      if (sink.wants_evidence()) fill_evidence(deduction, house, cells, digits);
      return sink.add(std::move(deduction));
    });
  });
}

template <int n>
bool find_direct_hidden(const LogicState& state, DeductionSink& sink) {
  return each_house(state, n + 1, [&](House house) {
    return each_subset<n>(places_by_digit(state, house), [&](unsigned set, unsigned cells) {
      const Digits digits = Digits::from_mask(set);
      for (Digit digit : Digits::all() - digits) {
        const unsigned places = state.places(house, digit);
        const unsigned left = places & ~cells;
        if (!std::has_single_bit(left) || left == places) continue;
        Deduction deduction = deduction_by(kDirect[n - 2]);
        deduction.placements = {{kHouseCells[house][std::countr_zero(left)], digit}};
        if (sink.wants_evidence()) {
          fill_evidence(deduction, house, cells, digits);
          append_others(deduction.evidence.marked, state, house, cells, digits);
        }
        return sink.add(std::move(deduction));  // only the first single of each subset
      }
      return false;
    });
  });
}

}  // namespace

bool find_naked_pairs(const LogicState& state, DeductionSink& sink) {
  return find_naked<2>(state, sink);
}
bool find_naked_triples(const LogicState& state, DeductionSink& sink) {
  return find_naked<3>(state, sink);
}
bool find_naked_quads(const LogicState& state, DeductionSink& sink) {
  return find_naked<4>(state, sink);
}
bool find_hidden_pairs(const LogicState& state, DeductionSink& sink) {
  return find_hidden<2>(state, sink);
}
bool find_hidden_triples(const LogicState& state, DeductionSink& sink) {
  return find_hidden<3>(state, sink);
}
bool find_hidden_quads(const LogicState& state, DeductionSink& sink) {
  return find_hidden<4>(state, sink);
}
bool find_direct_hidden_pairs(const LogicState& state, DeductionSink& sink) {
  return find_direct_hidden<2>(state, sink);
}
bool find_direct_hidden_triples(const LogicState& state, DeductionSink& sink) {
  return find_direct_hidden<3>(state, sink);
}

}  // namespace sudoku::logic
