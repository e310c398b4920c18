#include "promises.hpp"

#include <algorithm>
#include <vector>

#include "sudoku/line.hpp"
#include "sudoku/rating.hpp"

namespace {

using namespace sudoku;

using Map = Cell (*)(int row, int column);

constexpr Map kHalf = [](int row, int column) -> Cell { return 9 * (8 - row) + 8 - column; };
constexpr Map kQuarter = [](int row, int column) -> Cell { return 9 * column + 8 - row; };
constexpr Map kDiagonal = [](int row, int column) -> Cell { return 9 * column + row; };
constexpr Map kAnti = [](int row, int column) -> Cell { return 9 * (8 - column) + 8 - row; };
constexpr Map kLeftRight = [](int row, int column) -> Cell { return 9 * row + 8 - column; };
constexpr Map kTopBottom = [](int row, int column) -> Cell { return 9 * (8 - row) + column; };

// What maps the givens to each other.
std::vector<Map> maps_of(Symmetry symmetry) {
  switch (symmetry) {
    case Symmetry::none:
      return {};
    case Symmetry::half_turn:
      return {kHalf};
    case Symmetry::quarter_turn:
      return {kQuarter};
    case Symmetry::diagonal:
      return {kDiagonal};
    case Symmetry::anti_diagonal:
      return {kAnti};
    case Symmetry::diagonals:
      return {kDiagonal, kAnti};
    case Symmetry::left_right:
      return {kLeftRight};
    case Symmetry::top_bottom:
      return {kTopBottom};
    case Symmetry::mirrors:
      return {kLeftRight, kTopBottom};
    case Symmetry::full:
      return {kQuarter, kDiagonal};
  }
  return {};
}

// The cells that the maps lead to from one cell.
CellSet orbit_of(Cell cell, const std::vector<Map>& maps) {
  CellSet orbit;
  std::vector<Cell> open = {cell};
  while (!open.empty()) {
    const Cell at = open.back();
    open.pop_back();
    if (orbit.has(at)) continue;
    orbit.add(at);
    for (const Map map : maps) open.push_back(map(at / 9, at % 9));
  }
  return orbit;
}

// The puzzle with the digits that have only one place or one candidate, found with sets of digits
// by cell and house.
bool singles_solve(Grid grid) {
  for (bool changed = true; changed;) {
    changed = false;
    std::array<bool, kCells * 10> possible{};
    for (Cell cell = 0; cell < kCells; ++cell) {
      for (Digit digit = 1; grid.is_empty(cell) && digit <= 9; ++digit) {
        possible[cell * 10 + digit] = true;
        for (Cell peer : kPeers[cell]) possible[cell * 10 + digit] &= grid[peer] != digit;
      }
    }
    for (Cell cell = 0; cell < kCells && !changed; ++cell) {
      const bool* digits = possible.data() + cell * 10;
      for (Digit digit = 1; digit <= 9; ++digit) {
        if (!possible[cell * 10 + digit]) continue;
        bool only = std::count(digits + 1, digits + 10, true) == 1;
        for (House house : houses_of(cell)) {
          int places = 0;
          for (Cell other : kHouseCells[house]) places += possible[other * 10 + digit];
          only = only || places == 1;
        }
        if (!only) continue;
        grid.set(cell, digit);
        changed = true;
        break;
      }
    }
  }
  return grid.is_full();
}

Use use_in_rating(const Grid& puzzle, Technique technique) {
  Use use;
  int most = 0;
  for (Rater rater(puzzle); rater.step();) {
    const int tenths = rater.deduction().rating;
    const bool same = rater.deduction().technique == technique;
    use.times += same;
    use.hardest = tenths > most ? same : use.hardest || (same && tenths == most);
    most = std::max(most, tenths);
  }
  return use;
}

// In the order of books a step is harder if a later producer finds it.
Use use_in_books(const Grid& puzzle, Technique technique) {
  Use use;
  std::size_t most = 0;
  LogicState state(puzzle);
  while (!state.is_solved()) {
    std::size_t place = 0;
    DeductionSink sink(DeductionSink::Mode::first, {}, false);
    for (const Producer& producer : book_order()) {
      ++place;
      sink = DeductionSink(DeductionSink::Mode::first, producer.only, false);
      if (producer.find(state, sink)) break;
    }
    if (sink.found().empty()) return {};
    const Deduction& deduction = sink.found().front();
    const bool same = deduction.technique == technique;
    use.times += same;
    use.hardest = place > most ? same : use.hardest || (same && place == most);
    most = std::max(most, place);
    state.apply(deduction);
  }
  return use;
}

std::string fault_of_steps(const MadePuzzle& made, const MakeRequest& request) {
  if (request.singles_only && !singles_solve(made.puzzle)) return "singles are not enough";
  const bool conditional =
      request.rating || request.hardest || request.needed || request.singles_only || request.rated;
  if (!conditional) return "";
  if (made.rating != rate(made.puzzle)) return "another rating";
  if (request.rating && !request.rating->has(made.rating.er)) return "rated outside the range";
  if (request.hardest && !use_of(made.puzzle, *request.hardest).hardest)
    return "another technique is harder";
  if (request.needed && use_of(made.puzzle, *request.needed).times < request.uses)
    return "the technique is not used as often";
  return "";
}

}  // namespace

Use use_of(const Grid& puzzle, Technique technique) {
  return info_of(technique).se_rating > 0 ? use_in_rating(puzzle, technique)
                                          : use_in_books(puzzle, technique);
}

std::size_t Promises::solutions(const Grid& grid, std::size_t limit, char* solution) const {
  char line[kCells + 2] = {};
  std::size_t guesses = 0;
  format_line(grid, '.', line);
  line[kCells] = '\n';
  return solve_(line, limit, solution, &guesses);
}

bool Promises::has_several(const Grid& grid) const {
  char solution[kCells + 1] = {};
  return solutions(grid, 2, solution) == 2;
}

std::string Promises::fault_of_givens(const Grid& puzzle, const MakeRequest& request) const {
  const std::vector<Map> maps = maps_of(request.symmetry);
  const bool grows = request.givens.has_value() || request.pattern.has_value();
  const bool minimal = request.minimal || (maps.empty() && !grows && request.keep.filled() == 0);
  for (Cell cell = 0; cell < kCells; ++cell) {
    const bool filled = !puzzle.is_empty(cell);
    if (request.pattern && filled != request.pattern->has(cell)) return "another pattern";
    if (!request.keep.is_empty(cell) && puzzle[cell] != request.keep[cell]) return "a given lost";
    const CellSet orbit = orbit_of(cell, maps);
    bool kept = false;
    Grid without = puzzle;
    for (Cell other : orbit) {
      if (puzzle.is_empty(other) == filled) return "not symmetric";
      kept = kept || !request.keep.is_empty(other);
      without.clear(other);
    }
    if (!filled) continue;
    if (!grows && !kept && !has_several(without)) return "an orbit is not needed";
    without = puzzle;
    without.clear(cell);
    if (minimal && !has_several(without)) return "not minimal";
  }
  if (request.givens && !request.givens->has(puzzle.filled())) return "another number of givens";
  return "";
}

std::string Promises::fault_of(const MadePuzzle& made, const MakeRequest& request) const {
  char solution[kCells + 1] = {};
  if (solutions(made.puzzle, 2, solution) != 1) return "not one solution";
  solutions(made.puzzle, 1, solution);
  if (to_line(made.solution) != solution) return "another solution";
  if (request.solution && made.solution != *request.solution) return "not the requested solution";
  const std::string fault = fault_of_givens(made.puzzle, request);
  return fault.empty() ? fault_of_steps(made, request) : fault;
}
