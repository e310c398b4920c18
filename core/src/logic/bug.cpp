// Bivalue universal grave, types 1 to 4: without a few extra candidates each empty cell and each
// digit in each house would have two places, and the puzzle two solutions.
//
// Evidence: `marked` are the extra candidates, `fins` their cells, `digits` their digits. Type 3:
// `cells` are the cells that make a naked set with them, `sets` that set. Types 3 and 4: `houses`
// has the house that all share; type 4: `cells` are the two extra cells.
#include "combinations.hpp"
#include "finders.hpp"

namespace sudoku::logic {

namespace {

struct Grave {
  std::array<Cell, kCells> order;  // the extra cells as they were found
  int count = 0;
  CellSet cells;
  std::array<Digits, kCells> extra{};  // by cell
  Digits digits;
  CellSet peers = CellSet::all();  // of all extra cells
};

bool is_even(unsigned places) {
  const int size = std::popcount(places);
  return size == 0 || size == 2;
}

// False if the state is no grave with extra candidates.
bool detect(const LogicState& state, Grave& grave) {
  for (Cell cell : state.empty_cells()) {
    if (state.candidates(cell).size() < 2) return false;
  }
  LogicState rest = state;
  for (House first : {18, 0, 9}) {
    for (House house = first; house < first + 9; ++house) {
      for (Digit digit = 1; digit <= 9; ++digit) {
        const unsigned places = state.places(house, digit);
        if (is_even(places)) continue;
        Cell extra = -1;
        int count = 0;
        each_bit(places, [&](int i) {
          const Cell cell = kHouseCells[house][i];
          if (state.candidates(cell).size() < 3) return;
          extra = cell;
          ++count;
        });
        if (count == 0) return false;
        if (count > 1) continue;  // another house decides which of them has the extra candidate
        if (!grave.cells.has(extra)) grave.order[grave.count++] = extra;
        grave.cells.add(extra);
        grave.extra[extra].add(digit);
        grave.digits.add(digit);
        grave.peers = (grave.peers & kPeerSets[extra]) - grave.cells;
        if (rest.has(extra, digit)) rest.eliminate(extra, digit);
      }
    }
  }
  for (Cell cell : rest.empty_cells()) {
    if (rest.candidates(cell).size() != 2) return false;
  }
  for (House house = 0; house < kHouses; ++house) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      if (!is_even(rest.places(house, digit))) return false;
    }
  }
  return grave.count > 0;
}

void fill_evidence(Deduction& deduction, const Grave& grave) {
  deduction.evidence.fins = grave.cells;
  deduction.evidence.digits = grave.digits;
  for (Cell cell : grave.cells) {
    for (Digit digit : grave.extra[cell]) deduction.evidence.marked.push_back({cell, digit});
  }
}

bool add(DeductionSink& sink, const Grave& grave, Deduction&& deduction) {
  if (deduction.eliminations.empty()) return false;
  if (sink.wants_evidence()) fill_evidence(deduction, grave);
  return sink.add(std::move(deduction));
}

bool add_type_1(const LogicState& state, DeductionSink& sink, const Grave& grave) {
  Deduction deduction = deduction_by(Technique::bug_1);
  append(deduction.eliminations, state, grave.order[0], Digits::all() - grave.digits);
  return add(sink, grave, std::move(deduction));
}

bool add_type_2(const LogicState& state, DeductionSink& sink, const Grave& grave) {
  Deduction deduction = deduction_by(Technique::bug_2);
  append(deduction.eliminations, state, grave.peers, grave.digits.first());
  return add(sink, grave, std::move(deduction));
}

// The houses that all extra cells share, in the order box, row, column.
std::vector<House> shared_houses(const Grave& grave) {
  std::vector<House> houses;
  for (int kind : kKindsOfHouses) {
    const House house = houses_of(grave.order[0])[kind];
    if (grave.cells.is_subset_of(kHouseSets[house])) houses.push_back(house);
  }
  return houses;
}

bool add_type_3(const LogicState& state, DeductionSink& sink, const Grave& grave) {
  for (House house : shared_houses(grave)) {
    std::array<Cell, 9> others;
    int count = 0;
    for (Cell peer : kPeersByBox[grave.order[0]]) {
      if (grave.peers.has(peer) && kHouseSets[house].has(peer)) others[count++] = peer;
    }
    for (int degree = 2; degree <= 6 && degree <= count; ++degree) {
      for (unsigned set = (1u << (degree - 1)) - 1; set < 1u << count;
           set = next_combination(set)) {
        Digits digits;
        bool open = true;
        CellSet cells;
        each_bit(set, [&](int i) {
          digits = digits | state.candidates(others[i]);
          open &= state.candidates(others[i]).size() > 1;
          cells.add(others[i]);
        });
        if (!open || digits.size() != degree || (grave.digits - digits) != Digits()) continue;
        Deduction deduction = deduction_by(Technique::bug_3);
        deduction.rating += degree - 1;
        for (Cell cell : (kHouseSets[house] & grave.peers) - cells) {
          append(deduction.eliminations, state, cell, digits);
        }
        if (sink.wants_evidence()) {
          deduction.evidence.houses = {house};
          deduction.evidence.cells = cells;
          deduction.evidence.sets = {{cells, digits}};
        }
        if (add(sink, grave, std::move(deduction))) return true;
      }
    }
  }
  return false;
}

bool add_type_4(const LogicState& state, DeductionSink& sink, const Grave& grave) {
  const Cell first = grave.order[0];
  const Cell second = grave.order[1];
  const Digits common = (state.candidates(first) & state.candidates(second)) - grave.digits;
  if (common.size() != 1) return false;
  for (House house : shared_houses(grave)) {
    Deduction deduction = deduction_by(Technique::bug_4);
    for (Cell cell : {first, second}) {
      append(deduction.eliminations, state, cell, Digits::all() - grave.extra[cell] - common);
    }
    if (sink.wants_evidence()) {
      deduction.evidence.houses = {house};
      deduction.evidence.cells = grave.cells;
      deduction.evidence.sets = {{grave.cells, common}};
    }
    if (add(sink, grave, std::move(deduction))) return true;
  }
  return false;
}

}  // namespace

bool find_bugs(const LogicState& state, DeductionSink& sink) {
  Grave grave;
  if (!detect(state, grave)) return false;
  if (grave.count == 1) return add_type_1(state, sink, grave);
  if (grave.digits.size() == 1) {
    return add_type_2(state, sink, grave) || (grave.count == 2 && add_type_4(state, sink, grave));
  }
  if (grave.peers.empty()) return false;
  return (grave.count == 2 && add_type_4(state, sink, grave)) || add_type_3(state, sink, grave);
}

}  // namespace sudoku::logic
