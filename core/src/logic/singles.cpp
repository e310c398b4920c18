// Full houses, hidden singles and naked singles.
//
// Evidence: the house of a hidden single; the pattern's only cell and digit.
#include <bit>

#include "combinations.hpp"
#include "finders.hpp"

namespace sudoku::logic {

namespace {

bool add_single(DeductionSink& sink, Technique technique, Cell cell, Digit digit, House house) {
  Deduction single;
  single.technique = technique;
  single.rating = info_of(technique).se_rating;
  single.placements = {{cell, digit}};
  if (sink.wants_evidence()) {
    if (house >= 0) single.evidence.houses = {house};
    single.evidence.cells = CellSet::of(cell);
    single.evidence.digits = Digits::of(digit);
  }
  return sink.add(std::move(single));
}

bool is_single(unsigned places) { return std::has_single_bit(places); }

}  // namespace

bool find_hidden_singles(const LogicState& state, DeductionSink& sink) {
  for (bool full_house : {true, false}) {
    for (House first : kFirstHouses) {
      const Technique technique = full_house    ? Technique::full_house
                                  : first == 18 ? Technique::hidden_single_box
                                                : Technique::hidden_single_line;
      if (!sink.wants(technique)) continue;
      for (House house = first; house < first + 9; ++house) {
        const unsigned empty = state.empty_places(house);
        if (empty == 0 || is_single(empty) != full_house) continue;
        for (Digit digit = 1; digit <= 9; ++digit) {
          const unsigned places = state.places(house, digit);
          if (!is_single(places)) continue;
          const Cell cell = kHouseCells[house][std::countr_zero(places)];
          if (add_single(sink, technique, cell, digit, house)) return true;
        }
      }
    }
  }
  return false;
}

bool find_naked_singles(const LogicState& state, DeductionSink& sink) {
  for (Cell cell : state.empty_cells()) {
    const Digits digits = state.candidates(cell);
    if (digits.size() != 1) continue;
    if (add_single(sink, Technique::naked_single, cell, digits.first(), -1)) return true;
  }
  return false;
}

}  // namespace sudoku::logic
