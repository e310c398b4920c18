// Rectangles that only puzzles with several solutions have: uniqueness tests 1 to 6,
// hidden rectangles and avoidable rectangles.
//
// Four cells in two rows, two columns and two boxes. If a solution had two digits a and b there
// crosswise, exchanging them would give another solution. The cells may lack a or b.
//
// Evidence: `order` has the cells as first row left, right, second row left, right; `digits` are
// a and b.
#include "combinations.hpp"
#include "finders.hpp"

namespace sudoku::logic {

namespace {

struct Rectangle {
  std::array<Cell, 4> corners;  // the diagonals are 0-3 and 1-2
  Digits pair;

  CellSet cells() const {
    CellSet set;
    for (Cell cell : corners) set.add(cell);
    return set;
  }
};

// Calls `visit(corners)` for each rectangle in two boxes; stops when it returns true.
bool each_rectangle(auto&& visit) {
  for (int top = 0; top < 8; ++top) {
    for (int bottom = top + 1; bottom < 9; ++bottom) {
      for (int left = 0; left < 8; ++left) {
        for (int right = left + 1; right < 9; ++right) {
          // Two boxes: exactly one of the two pairs of lines is within a band or stack.
          if ((top / 3 == bottom / 3) == (left / 3 == right / 3)) continue;
          if (visit(std::array<Cell, 4>{9 * top + left, 9 * top + right, 9 * bottom + left,
                                        9 * bottom + right})) {
            return true;
          }
        }
      }
    }
  }
  return false;
}

// Calls `visit(rectangle)` for each rectangle of empty cells and each pair of digits that all four
// can be filled with; stops when it returns true.
bool each_candidate_rectangle(const LogicState& state, auto&& visit) {
  return each_rectangle([&](const std::array<Cell, 4>& corners) {
    Digits all;
    for (Cell cell : corners) {
      if (state[cell] != kNoDigit) return false;
      all = all | state.candidates(cell);
    }
    for (Digit a : all) {
      for (Digit b : all) {
        if (b <= a) continue;
        Rectangle rectangle = {corners, Digits::of(a) | Digits::of(b)};
        // Each diagonal must be able to hold each digit, at least but for removed candidates.
        bool fits = true;
        for (Cell cell : corners) fits &= !(state.candidates(cell) & rectangle.pair).empty();
        if (fits && visit(rectangle)) return true;
      }
    }
    return false;
  });
}

// The corners with a candidate besides a and b.
CellSet roof_of(const LogicState& state, const Rectangle& rectangle) {
  CellSet roof;
  for (Cell cell : rectangle.corners) {
    if (!(state.candidates(cell) - rectangle.pair).empty()) roof.add(cell);
  }
  return roof;
}

Digits extras_of(const LogicState& state, const Rectangle& rectangle) {
  Digits extras;
  for (Cell cell : rectangle.corners) extras = extras | state.candidates(cell);
  return extras - rectangle.pair;
}

bool add_rectangle(DeductionSink& sink, const Rectangle& rectangle, Deduction&& deduction) {
  if (deduction.eliminations.empty()) return false;
  deduction.evidence.order.assign(rectangle.corners.begin(), rectangle.corners.end());
  deduction.evidence.cells = rectangle.cells();
  deduction.evidence.digits = rectangle.pair;
  return sink.add(std::move(deduction));
}

bool eliminate(const LogicState& state, DeductionSink& sink, const Rectangle& rectangle,
               Technique technique, CellSet victims, Digits digits) {
  Deduction deduction = deduction_by(technique);
  for (Cell cell : victims) append(deduction.eliminations, state, cell, digits);
  return add_rectangle(sink, rectangle, std::move(deduction));
}

// The houses that all of `cells` share.
std::vector<House> shared_houses(CellSet cells) {
  std::vector<House> houses;
  for (House house : houses_of(cells.first())) {
    if (cells.is_subset_of(kHouseSets[house])) houses.push_back(house);
  }
  return houses;
}

bool find_type_1(const LogicState& state, DeductionSink& sink, const Rectangle& rectangle) {
  const CellSet roof = roof_of(state, rectangle);
  return roof.size() == 1 &&
         eliminate(state, sink, rectangle, Technique::uniqueness_test_1, roof, rectangle.pair);
}

// Types 2 and 5: the same extra digit everywhere; type 2 if its cells are in one line.
bool find_type_2(const LogicState& state, DeductionSink& sink, const Rectangle& rectangle,
                 Technique technique) {
  const CellSet roof = roof_of(state, rectangle);
  const Digits extras = extras_of(state, rectangle);
  if (roof.size() < 2 || extras.size() != 1) return false;
  const bool one_line = roof.size() == 2 && !shared_houses(roof).empty();
  if (one_line != (technique == Technique::uniqueness_test_2)) return false;
  return eliminate(state, sink, rectangle, technique, common_peers(roof), extras);
}

// The extra digits and other cells of a house make a naked subset.
bool find_type_3(const LogicState& state, DeductionSink& sink, const Rectangle& rectangle) {
  const CellSet roof = roof_of(state, rectangle);
  if (roof.size() != 2) return false;
  const Digits extras = extras_of(state, rectangle);
  for (House house : shared_houses(roof)) {
    const CellSet rest = (kHouseSets[house] & state.empty_cells()) - roof;
    const std::vector<Cell> list = list_of(rest);
    for (unsigned mask = 1; mask < 1u << list.size(); ++mask) {
      CellSet subset;
      Digits digits = extras;
      each_bit(mask, [&](int i) {
        subset.add(list[i]);
        digits = digits | state.candidates(list[i]);
      });
      if (digits.size() != subset.size() + 1 || digits.size() > 7) continue;
      CellSet victims;
      for (House shared : shared_houses(roof | subset)) victims = victims | kHouseSets[shared];
      Deduction deduction = deduction_by(Technique::uniqueness_test_3);
      for (Cell cell : victims - roof - subset) append(deduction.eliminations, state, cell, digits);
      deduction.evidence.sets = {{subset, digits}};
      deduction.evidence.houses = {house};
      if (add_rectangle(sink, rectangle, std::move(deduction))) return true;
    }
  }
  return false;
}

// One digit of the pair has no other place in a house of both roof cells: not the other digit.
bool find_type_4(const LogicState& state, DeductionSink& sink, const Rectangle& rectangle) {
  const CellSet roof = roof_of(state, rectangle);
  if (roof.size() != 2) return false;
  for (House house : shared_houses(roof)) {
    for (Digit digit : rectangle.pair) {
      if ((kHouseSets[house] & state.cells_with(digit)) != roof) continue;
      if (eliminate(state, sink, rectangle, Technique::uniqueness_test_4, roof,
                    rectangle.pair - Digits::of(digit))) {
        return true;
      }
    }
  }
  return false;
}

// True if the digit is still open in the house and has all its places in `cells`.
bool is_confined(const LogicState& state, Digit digit, House house, CellSet cells) {
  const CellSet places = kHouseSets[house] & state.cells_with(digit);
  return !places.empty() && places.is_subset_of(cells);
}

// One digit has only the corners as places in both rows or both columns: not in the roof cells,
// which are opposite corners.
bool find_type_6(const LogicState& state, DeductionSink& sink, const Rectangle& rectangle) {
  const CellSet roof = roof_of(state, rectangle);
  if (roof.size() != 2 || !shared_houses(roof).empty()) return false;
  const auto& c = rectangle.corners;
  const std::array<std::array<House, 2>, 2> lines = {
      {{row_of(c[0]), row_of(c[2])}, {9 + column_of(c[0]), 9 + column_of(c[1])}}};
  for (Digit digit : rectangle.pair) {
    for (const auto& [first, second] : lines) {
      if (!is_confined(state, digit, first, rectangle.cells()) ||
          !is_confined(state, digit, second, rectangle.cells())) {
        continue;
      }
      if (eliminate(state, sink, rectangle, Technique::uniqueness_test_6, roof,
                    Digits::of(digit))) {
        return true;
      }
    }
  }
  return false;
}

// From a corner with just a and b, the opposite corner: if one digit has no other place in the
// row and the column of the opposite corner than the rectangle, the other digit is not there.
bool find_hidden(const LogicState& state, DeductionSink& sink, const Rectangle& rectangle) {
  const CellSet roof = roof_of(state, rectangle);
  if (roof.size() < 2) return false;
  const CellSet cells = rectangle.cells();
  for (int i = 0; i < 4; ++i) {
    if (roof.has(rectangle.corners[i])) continue;
    const Cell opposite = rectangle.corners[3 - i];
    for (Digit digit : rectangle.pair) {
      if (!is_confined(state, digit, row_of(opposite), cells) ||
          !is_confined(state, digit, 9 + column_of(opposite), cells)) {
        continue;
      }
      if (eliminate(state, sink, rectangle, Technique::hidden_rectangle, CellSet::of(opposite),
                    rectangle.pair - Digits::of(digit))) {
        return true;
      }
    }
  }
  return false;
}

// Three corners are solved, but not given: the fourth must not complete the exchange.
bool find_avoidable_1(const LogicState& state, DeductionSink& sink) {
  return each_rectangle([&](const std::array<Cell, 4>& corners) {
    for (int open = 0; open < 4; ++open) {
      const Cell opposite = corners[3 - open];
      const Cell beside = corners[open ^ 1];
      const Cell across = corners[open ^ 2];
      const CellSet solved = CellSet::of(opposite).add(beside).add(across);
      if (!state.empty_cells().has(corners[open])) continue;
      if (!(solved & (state.givens() | state.empty_cells())).empty()) continue;
      if (state[beside] != state[across]) continue;
      const Digits pair = Digits::of(state[beside]) | Digits::of(state[opposite]);
      if (eliminate(state, sink, {corners, pair}, Technique::avoidable_rectangle_1,
                    CellSet::of(corners[open]), Digits::of(state[opposite]))) {
        return true;
      }
    }
    return false;
  });
}

// Two corners in a line are solved, but not given; the others have the digit that would complete
// the exchange and the same extra digit: one of them holds it.
bool find_avoidable_2(const LogicState& state, DeductionSink& sink) {
  return each_rectangle([&](const std::array<Cell, 4>& corners) {
    for (int beside : {1, 2}) {
      for (int first : {0, 3 - beside}) {
        const Cell a = corners[first];
        const Cell b = corners[first ^ beside];
        // `c` is opposite b, so the exchange needs the digit of b there.
        const Cell c = corners[3 - (first ^ beside)];
        const Cell d = corners[3 - first];
        const CellSet solved = CellSet::of(a).add(b);
        const CellSet open = CellSet::of(c).add(d);
        if (!(solved & (state.givens() | state.empty_cells())).empty()) continue;
        if (!open.is_subset_of(state.empty_cells())) continue;
        const Digits at_c = state.candidates(c);
        const Digits at_d = state.candidates(d);
        if (at_c.size() != 2 || at_d.size() != 2 || !at_c.has(state[b]) || !at_d.has(state[a])) {
          continue;
        }
        const Digits extra = at_c - Digits::of(state[b]);
        if (extra != at_d - Digits::of(state[a])) continue;
        const Digits pair = Digits::of(state[a]) | Digits::of(state[b]);
        if (eliminate(state, sink, {corners, pair}, Technique::avoidable_rectangle_2,
                      common_peers(open), extra)) {
          return true;
        }
      }
    }
    return false;
  });
}

}  // namespace

bool find_uniqueness_tests(const LogicState& state, DeductionSink& sink) {
  return each_candidate_rectangle(state, [&](const Rectangle& rectangle) {
    using enum Technique;
    return find_type_1(state, sink, rectangle) ||
           find_type_2(state, sink, rectangle, uniqueness_test_2) ||
           find_type_3(state, sink, rectangle) || find_type_4(state, sink, rectangle) ||
           find_type_2(state, sink, rectangle, uniqueness_test_5) ||
           find_type_6(state, sink, rectangle);
  });
}

bool find_hidden_rectangles(const LogicState& state, DeductionSink& sink) {
  return each_candidate_rectangle(
      state, [&](const Rectangle& rectangle) { return find_hidden(state, sink, rectangle); });
}

bool find_avoidable_rectangles(const LogicState& state, DeductionSink& sink) {
  return find_avoidable_1(state, sink) || find_avoidable_2(state, sink);
}

}  // namespace sudoku::logic
