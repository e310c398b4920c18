// X-wing, swordfish and jellyfish of rows and columns.
//
// Evidence: `base` and `cover` lines, the places of the digit in the base, the digit.
#include "combinations.hpp"
#include "finders.hpp"

namespace sudoku::logic {

namespace {

constexpr Technique kFish[] = {Technique::x_wing, Technique::swordfish, Technique::jellyfish};

// The lines, rows from 0 or columns from 9, in which the digit has two to n places.
unsigned eligible_lines(const LogicState& state, House first, Digit digit, int n) {
  unsigned lines = 0;
  int unsolved = 0;
  for (int line = 0; line < 9; ++line) {
    const int size = std::popcount(state.places(first + line, digit));
    unsolved += size != 0;
    if (size >= 2 && size <= n) lines |= 1u << line;
  }
  return unsolved < 2 * n || std::popcount(lines) < n ? 0 : lines;
}

bool add_fish(const LogicState& state, DeductionSink& sink, int n, House first, unsigned lines,
              unsigned crossing, Digit digit) {
  const House other = 9 - first;
  CellSet base;
  CellSet cover;
  each_bit(lines, [&](int i) { base = base | kHouseSets[first + i]; });
  each_bit(crossing, [&](int i) { cover = cover | kHouseSets[other + i]; });
  Deduction deduction = deduction_by(kFish[n - 2]);
  append(deduction.eliminations, state, cover - base, digit);
  if (deduction.eliminations.empty()) return false;
  if (sink.wants_evidence()) {
    each_bit(lines, [&](int i) { deduction.evidence.base.push_back(first + i); });
    each_bit(crossing, [&](int i) { deduction.evidence.cover.push_back(other + i); });
    deduction.evidence.cells = base & state.cells_with(digit);
    deduction.evidence.digits = Digits::of(digit);
  }
  return sink.add(std::move(deduction));
}

// Sudoku Explainer takes columns as the base first, and tries each set of lines for all digits.
template <int n>
bool find_fish(const LogicState& state, DeductionSink& sink) {
  for (House first : {9, 0}) {
    std::array<unsigned, 9> eligible;
    Digits digits;
    for (Digit digit = 1; digit <= 9; ++digit) {
      eligible[digit - 1] = eligible_lines(state, first, digit, n);
      if (eligible[digit - 1] != 0) digits.add(digit);
    }
    if (digits.empty()) continue;
    for (unsigned lines : kCombinations<n>) {
      for (Digit digit : digits) {
        if ((lines & ~eligible[digit - 1]) != 0) continue;
        unsigned crossing = 0;
        each_bit(lines, [&](int i) { crossing |= state.places(first + i, digit); });
        if (std::popcount(crossing) != n) continue;
        if (add_fish(state, sink, n, first, lines, crossing, digit)) return true;
      }
    }
  }
  return false;
}

}  // namespace

bool find_x_wings(const LogicState& state, DeductionSink& sink) {
  return find_fish<2>(state, sink);
}
bool find_swordfish(const LogicState& state, DeductionSink& sink) {
  return find_fish<3>(state, sink);
}
bool find_jellyfish(const LogicState& state, DeductionSink& sink) {
  return find_fish<4>(state, sink);
}

}  // namespace sudoku::logic
