#include "picture/found_grid.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "picture/ink.hpp"
#include "picture/notes.hpp"
#include "sudoku/check.hpp"
#include "sudoku/engine.hpp"

namespace sudoku::picture {

namespace {

constexpr float kDoubt = 0.9F;           // a less probable reading is in doubt
constexpr float kLeastDigit = 0.42F;     // contrast of the faintest digits
constexpr float kMostBlank = 0.7F;       // contrast of nearly all blanks, dirt included
constexpr float kLeastPossible = 0.02F;  // of a reading that is offered
constexpr float kLeastAgreeing = 0.5F;   // evidence for each digit, where some are left out
constexpr float kLeastSolved = 1e-3F;    // of a digit of the solution that contradicted the others

Grid likeliest_grid(const CellProbabilities& probabilities) {
  Grid grid;
  for (Cell cell = 0; cell < kCells; ++cell) {
    grid.set(cell, likeliest(probabilities[static_cast<std::size_t>(cell)]));
  }
  return grid;
}

// The readings of a cell in doubt, the chosen one first; none if there is no doubt.
std::vector<Digit> doubts_of(const PlaceReading& reading, std::size_t cell, Digit chosen,
                             bool sure) {
  const LogProbabilities& of = reading.probabilities[cell];
  std::vector<Digit> order;
  for (Digit digit = 0; digit <= 9; ++digit) {
    if (digit != chosen) order.push_back(digit);
  }
  std::stable_sort(order.begin(), order.end(), [&](Digit a, Digit b) {
    return of[static_cast<std::size_t>(a)] > of[static_cast<std::size_t>(b)];
  });
  const float chosen_part = std::exp(of[static_cast<std::size_t>(chosen)]);
  const float contrast = reading.cells.contrasts[cell];
  const bool looks_full = contrast > (chosen != kNoDigit ? kLeastDigit : kMostBlank);
  bool doubtful = chosen_part < kDoubt;
  if (!sure) {
    doubtful |= chosen_part < 0.95F || (chosen != kNoDigit) != looks_full;
    const Choice* choice = reading.choice ? &*reading.choice : nullptr;
    if (choice != nullptr && choice->gap < kLargestGap) {
      doubtful |= choice->second[static_cast<Cell>(cell)] != chosen;
    }
  }
  if (!doubtful) return {};
  std::vector<Digit> doubts = {chosen};
  for (Digit digit : order) {
    const bool possible = std::exp(of[static_cast<std::size_t>(digit)]) >= kLeastPossible;
    if (doubts.size() < 2 || (possible && doubts.size() < 4)) doubts.push_back(digit);
  }
  return doubts;
}

// Where the choice has no digit but one is seen: that of the solution, if it may be what is there,
// because most entries are right; else what is seen. All these are in doubt. Returns those that the
// solution does not have.
Grid add_contradicting(const PlaceReading& reading, Grid& digits, PictureGrid& grid) {
  Grid wrong;
  if (!reading.choice) return wrong;
  const Grid solution = solve(reading.choice->givens).solutions[0];
  for (Cell cell = 0; cell < kCells; ++cell) {
    const auto at = static_cast<std::size_t>(cell);
    const LogProbabilities& of = reading.probabilities[at];
    const Digit seen = likeliest(of);
    if (!digits.is_empty(cell) || seen == kNoDigit) continue;
    grid.certain = false;
    const Digit right = solution[cell];
    const float part = std::exp(of[static_cast<std::size_t>(right)]);
    const bool is_left_out = !reading.choice->left_out.is_empty(cell);
    // What is hardly a digit, and not that of the solution, is dirt.
    const bool is_digit = std::exp(of[static_cast<std::size_t>(seen)]) >= kDoubt;
    if (!is_left_out && !is_digit && part < kLeastPossible) continue;
    const bool may_be = part > kLeastSolved;
    const Digit digit = may_be ? right : seen;
    (may_be ? digits : wrong).set(cell, digit);
    grid.cells[at].digit = digit;
    grid.cells[at].doubts = {digit};
    if (seen != right) grid.cells[at].doubts.push_back(may_be ? seen : right);
    grid.cells[at].doubts.push_back(kNoDigit);
  }
  return wrong;
}

std::tuple<bool, bool, bool, bool, float, float> rank(const FoundGrid& grid) {
  const std::optional<Choice>& choice = grid.reading.choice;
  return {grid.is_certain(),
          grid.reading.is_sure() && !grid.is_solved(),
          choice && !grid.is_solved(),
          choice.has_value(),
          choice ? choice->evidence() : 0,
          grid.reading.confidence + 0.5F * grid.score};
}

}  // namespace

bool FoundGrid::is_plausible() const {
  if (reading.confidence < kLeastConfidence) return false;
  if (reading.choice) {
    const Choice& choice = *reading.choice;
    const float agreeing = kLeastAgreeing * static_cast<float>(choice.givens.filled());
    if (choice.left_out.filled() > 0 && choice.evidence() < agreeing) return false;
    return score >= 0.7F || reading.is_sure();
  }
  // Without a solution, only what looks like a Sudoku in all else.
  const Grid grid = likeliest_grid(reading.probabilities);
  return score >= 1 && grid.filled() >= 17 && conflicts(grid).size() <= 3;
}

PictureGrid FoundGrid::as_picture_grid(const PictureView& view) const {
  PictureGrid grid;
  Nodes in_source;
  for (std::size_t i = 0; i < 100; ++i) {
    in_source[i] = close.to_source(reading.nodes[i]);
    grid.nodes[i] = {in_source[i].x, in_source[i].y};
  }
  grid.score = score;
  grid.light = inverted;
  grid.has_one_solution = reading.choice.has_value();
  grid.certain = is_certain();
  Grid digits = reading.choice ? reading.choice->givens : likeliest_grid(reading.probabilities);
  if (reading.choice) {
    grid.cost = reading.choice->cost;
    grid.gap = reading.choice->gap;
  }
  for (std::size_t cell = 0; cell < 81; ++cell) {
    PictureCell& to = grid.cells[cell];
    to.digit = digits[static_cast<Cell>(cell)];
    for (std::size_t i = 0; i < kDigitClasses; ++i) {
      to.probabilities[i] = std::exp(reading.probabilities[cell][i]);
    }
    to.doubts = doubts_of(reading, cell, to.digit, grid.certain);
  }
  const Grid wrong = add_contradicting(reading, digits, grid);
  grid.givens = digits;
  if (grid.has_one_solution) {
    grid.entries = coloured_entries(view, in_source, reading.cells, digits);
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (!grid.entries.is_empty(cell)) grid.givens.clear(cell);
      if (!wrong.is_empty(cell)) grid.entries.set(cell, wrong[cell]);  // no given of this puzzle
    }
  }
  return grid;
}

void FoundGrid::add_notes(PictureGrid& grid, const Grey& source, const Weights& weights) const {
  const auto larger = close_up(source, quad, inverted, kMostNoteCell);
  if (!larger) return;
  Nodes nodes;
  Grid digits;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    nodes[i] = larger->from_source({grid.nodes[i].x, grid.nodes[i].y});
  }
  for (Cell cell = 0; cell < kCells; ++cell) {
    digits.set(cell, grid.cells[static_cast<std::size_t>(cell)].digit);
  }
  const Notes notes = notes_in(larger->grey, nodes, digits, weights);
  for (std::size_t cell = 0; cell < notes.size(); ++cell) {
    grid.cells[cell].corner = notes[cell].corner;
    grid.cells[cell].centre = notes[cell].centre;
    grid.cells[cell].unread_notes = notes[cell].unread;
  }
}

bool is_better(const PlaceReading& a, const PlaceReading& b) {
  return std::make_tuple(a.choice.has_value(), a.confidence) >
         std::make_tuple(b.choice.has_value(), b.confidence);
}

bool is_better(const FoundGrid& a, const FoundGrid& b) { return rank(a) > rank(b); }

bool overlap(const FoundGrid& a, const FoundGrid& b) {
  const auto center = [](const FoundGrid& grid) {
    return (grid.quad[0] + grid.quad[1] + grid.quad[2] + grid.quad[3]) * 0.25F;
  };
  const Point d = center(a) - center(b);
  const float size = std::sqrt(std::max(std::abs(area(a.quad)), std::abs(area(b.quad))));
  return std::max(std::abs(d.x), std::abs(d.y)) < 0.6F * size;
}

}  // namespace sudoku::picture
