// Locked candidates: pointing and claiming. The direct form also gives the hidden single that they
// make.
//
// Evidence: `base` is the house whose places of the digit all lie in the house `cover`; `cells` are
// these places. Direct: `houses` has the house of the hidden single, `marked` the candidates that
// must go first.
#include "combinations.hpp"
#include "finders.hpp"

namespace sudoku::logic {

namespace {

// A house and one that crosses it, with the part of the house that lies in the other.
struct Crossing {
  std::uint8_t base;
  std::uint8_t cover;
  std::uint16_t common;  // bit i: cell i of base is in cover
};

// The pairs that Sudoku Explainer visits: box and column, box and row, column and box, row and box.
constexpr auto kCrossings = [] {
  std::array<Crossing, 4 * 27> crossings{};
  int count = 0;
  constexpr int kKinds[4][2] = {{18, 9}, {18, 0}, {9, 18}, {0, 18}};
  for (const auto& [first, second] : kKinds) {
    for (House base = first; base < first + 9; ++base) {
      for (House cover = second; cover < second + 9; ++cover) {
        unsigned common = 0;
        for (int i = 0; i < 9; ++i) {
          const auto houses = houses_of(kHouseCells[base][i]);
          if (houses[cover / 9] == cover) common |= 1u << i;
        }
        if (common == 0) continue;
        crossings[count++] = {static_cast<std::uint8_t>(base), static_cast<std::uint8_t>(cover),
                              static_cast<std::uint16_t>(common)};
      }
    }
  }
  return crossings;
}();

// The houses of base's kind that cross cover, and their cells outside cover.
struct Followers {
  std::array<Crossing, 9> rows;
  int count;
};

constexpr auto kFollowers = [] {
  std::array<Followers, kCrossings.size()> all{};
  for (std::size_t n = 0; n < kCrossings.size(); ++n) {
    const Crossing& crossing = kCrossings[n];
    for (const Crossing& other : kCrossings) {
      if (other.base == crossing.base || other.cover != crossing.cover ||
          kind_of(other.base) != kind_of(crossing.base)) {
        continue;
      }
      all[n].rows[all[n].count++] = other;
    }
  }
  return all;
}();

void fill_evidence(Deduction& deduction, const LogicState& state, const Crossing& crossing,
                   Digit digit) {
  deduction.evidence.base = {crossing.base};
  deduction.evidence.cover = {crossing.cover};
  deduction.evidence.cells = cells_of(crossing.base, state.places(crossing.base, digit));
  deduction.evidence.digits = Digits::of(digit);
}

bool is_locked(const LogicState& state, const Crossing& crossing, Digit digit) {
  const unsigned places = state.places(crossing.base, digit);
  return (places & ~crossing.common) == 0 && (places & (places - 1)) != 0;
}

}  // namespace

bool find_direct_locked(const LogicState& state, DeductionSink& sink) {
  for (std::size_t n = 0; n < kCrossings.size(); ++n) {
    const Crossing& crossing = kCrossings[n];
    const Technique technique =
        crossing.base >= 18 ? Technique::direct_pointing : Technique::direct_claiming;
    if (!sink.wants(technique)) continue;
    for (Digit digit = 1; digit <= 9; ++digit) {
      if (!is_locked(state, crossing, digit)) continue;
      for (int i = 0; i < kFollowers[n].count; ++i) {
        const Crossing& follower = kFollowers[n].rows[i];
        const unsigned places = state.places(follower.base, digit);
        const unsigned left = places & ~follower.common;
        if (!std::has_single_bit(left) || left == places) continue;
        Deduction deduction = deduction_by(technique);
        deduction.placements = {{kHouseCells[follower.base][std::countr_zero(left)], digit}};
        if (sink.wants_evidence()) {
          fill_evidence(deduction, state, crossing, digit);
          deduction.evidence.houses = {follower.base};
          append(deduction.evidence.marked, state,
                 kHouseSets[crossing.cover] - kHouseSets[crossing.base], digit);
        }
        if (sink.add(std::move(deduction))) return true;
      }
    }
  }
  return false;
}

bool find_locked(const LogicState& state, DeductionSink& sink) {
  for (const Crossing& crossing : kCrossings) {
    const Technique technique = crossing.base >= 18 ? Technique::pointing : Technique::claiming;
    if (!sink.wants(technique)) continue;
    for (Digit digit = 1; digit <= 9; ++digit) {
      if (!is_locked(state, crossing, digit)) continue;
      if (std::popcount(state.places(crossing.cover, digit)) ==
          std::popcount(state.places(crossing.base, digit))) {
        continue;
      }
      Deduction deduction = deduction_by(technique);
      append(deduction.eliminations, state, kHouseSets[crossing.cover] - kHouseSets[crossing.base],
             digit);
      if (sink.wants_evidence()) fill_evidence(deduction, state, crossing, digit);
      if (sink.add(std::move(deduction))) return true;
    }
  }
  return false;
}

}  // namespace sudoku::logic
