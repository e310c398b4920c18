// Templates: the ways to place a digit in all nine rows, columns and boxes.
//
// A cell in every template holds the digit; a candidate in none is false.
//
// Evidence: the digit.
#include "combinations.hpp"
#include "finders.hpp"

namespace sudoku::logic {

namespace {

// The templates of all digits that fit a state. A template that uses a cell in which every template
// of another digit has that digit is left out, until nothing changes.
class Templates {
 public:
  explicit Templates(const LogicState& state) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      CellSet open = state.cells_with(digit);
      for (Cell cell = 0; cell < kCells; ++cell) {
        if (state[cell] == digit) open.add(cell);
      }
      extend(digit, 0, CellSet(), open);
      summarize(digit);
    }
    while (refine()) {
    }
  }

  /// False if the state has no solution.
  bool any(Digit digit) const { return !templates_[digit - 1].empty(); }
  /// The cells of at least one template.
  CellSet some(Digit digit) const { return some_[digit - 1]; }
  /// The cells of all templates.
  CellSet every(Digit digit) const { return every_[digit - 1]; }

 private:
  void extend(Digit digit, House row, CellSet chosen, CellSet open) {
    if (row == 9) {
      templates_[digit - 1].push_back(chosen);
      return;
    }
    for (Cell cell : kHouseSets[row] & open) {
      extend(digit, row + 1, chosen | CellSet::of(cell), open - kPeerSets[cell]);
    }
  }

  void summarize(Digit digit) {
    CellSet& some = some_[digit - 1];
    CellSet& every = every_[digit - 1];
    some = CellSet();
    every = CellSet::all();
    for (CellSet cells : templates_[digit - 1]) {
      some = some | cells;
      every = every & cells;
    }
  }

  bool refine() {
    bool changed = false;
    for (Digit digit = 1; digit <= 9; ++digit) {
      CellSet taken;
      for (Digit other = 1; other <= 9; ++other) {
        if (other != digit && any(other)) taken = taken | every(other);
      }
      const auto removed = std::erase_if(templates_[digit - 1],
                                         [&](CellSet cells) { return !(cells & taken).empty(); });
      if (removed == 0) continue;
      summarize(digit);
      changed = true;
    }
    return changed;
  }

  std::array<std::vector<CellSet>, 9> templates_;
  std::array<CellSet, 9> some_;
  std::array<CellSet, 9> every_;
};

bool add_template(DeductionSink& sink, Deduction&& deduction, Digit digit) {
  if (deduction.placements.empty() && deduction.eliminations.empty()) return false;
  deduction.evidence.digits = Digits::of(digit);
  return sink.add(std::move(deduction));
}

}  // namespace

bool find_template_sets(const LogicState& state, DeductionSink& sink) {
  const Templates templates(state);
  for (Digit digit = 1; digit <= 9; ++digit) {
    if (!templates.any(digit)) continue;
    Deduction deduction = deduction_by(Technique::template_set);
    for (Cell cell : templates.every(digit) & state.empty_cells()) {
      deduction.placements.push_back({cell, digit});
    }
    if (add_template(sink, std::move(deduction), digit)) return true;
  }
  return false;
}

bool find_template_deletes(const LogicState& state, DeductionSink& sink) {
  const Templates templates(state);
  for (Digit digit = 1; digit <= 9; ++digit) {
    if (!templates.any(digit)) continue;
    Deduction deduction = deduction_by(Technique::template_delete);
    append(deduction.eliminations, state, state.cells_with(digit) - templates.some(digit), digit);
    if (add_template(sink, std::move(deduction), digit)) return true;
  }
  return false;
}

}  // namespace sudoku::logic
