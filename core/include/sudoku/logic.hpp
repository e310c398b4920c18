// The human solver: finds the next deduction, and the whole path to a solution.
//
//   LogicState        a puzzle in progress as finders need it: candidates by cell, digit and house
//   Producer, Order   what is tried, and in which order
//   find_next         the first deduction in an order
//   DeductionSearch   the same in slices
//   find_first        the first deduction by one technique
//   find_all          all deductions of one technique
//   SolutionPath      one deduction after the other
//
// The finders are in src/logic, one file per family. A finder is a pure function
//
//   bool find_xyz(const LogicState&, DeductionSink&);
//
// It reports deductions in a fixed order with `sink.add(...)`, each of which eliminates or places
// something, and returns true as soon as `add` returns true, else false at the end. A finder of a
// Sudoku Explainer producer reports first the deduction that Sudoku Explainer chooses. To add a
// family: declare its finders in src/logic/finders.hpp, give each technique a row in
// src/logic/techniques.cpp, and name the finder in an order in src/logic/orders.cpp.
//
// Nothing here assumes that the puzzle has a solution. Deductions are sound: they keep all
// solutions of the state, except those of techniques that assume exactly one solution
// (TechniqueInfo::assumes_unique).
//
// Functions are pure and thread-safe. Objects are independent of each other.
// Sources: Sudoku Explainer 1.2.1 (N. Juillerat) for its techniques, ratings and order.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sudoku/candidates.hpp"
#include "sudoku/cell_set.hpp"
#include "sudoku/deduction.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/puzzle.hpp"
#include "sudoku/technique.hpp"

namespace sudoku {

/// The index 0..8 of a cell in each of its houses: kHouseIndex[cell] = {in the row, in the column,
/// in the box}, so that kHouseCells[houses_of(cell)[k]][kHouseIndex[cell][k]] == cell.
inline constexpr auto kHouseIndex = [] {
  std::array<std::array<std::uint8_t, 3>, kCells> index{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    const int row = row_of(cell);
    const int column = column_of(cell);
    index[cell] = {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row),
                   static_cast<std::uint8_t>(row % 3 * 3 + column % 3)};
  }
  return index;
}();

/// Digits and candidates of a puzzle in progress, indexed three ways. A solved cell has a digit and
/// no candidates. A value of about 900 bytes without heap memory; updates keep all indexes in step.
/// Digits 1..9, cells 0..80 and houses 0..26 are not checked.
class LogicState {
 public:
  /// The puzzle's givens with all candidates that no given excludes.
  explicit LogicState(const Grid& givens);
  /// Givens, entries and eliminated candidates of a puzzle in progress.
  explicit LogicState(const Puzzle& puzzle);
  /// Digits, and for each empty cell its candidates, which need not follow from the digits.
  LogicState(const Grid& digits, const Candidates& candidates, const Grid& givens);

  /// The digit in a solved cell; kNoDigit in an empty one.
  Digit operator[](Cell cell) const { return digits_[cell]; }
  const Grid& digits() const { return digits_; }
  /// The cells whose digits belong to the puzzle.
  CellSet givens() const { return givens_; }
  CellSet empty_cells() const { return empty_; }
  bool is_solved() const { return empty_.empty(); }

  /// The candidates of a cell; empty for a solved cell.
  Digits candidates(Cell cell) const { return candidates_[cell]; }
  bool has(Cell cell, Digit digit) const { return candidates_[cell].has(digit); }
  /// The cells with `digit` as a candidate.
  CellSet cells_with(Digit digit) const { return cells_[digit - 1]; }
  /// The places of `digit` in `house`: bit i for kHouseCells[house][i].
  unsigned places(House house, Digit digit) const { return places_[house][digit - 1]; }
  /// The empty cells of `house`: bit i for kHouseCells[house][i].
  unsigned empty_places(House house) const { return empty_places_[house]; }

  /// Solves an empty cell: removes its candidates, and the digit from its peers.
  void place(Cell cell, Digit digit);
  /// Removes a candidate. Precondition: `has(cell, digit)`.
  void eliminate(Cell cell, Digit digit);
  /// Restores a candidate of an empty cell. Precondition: not `has(cell, digit)`.
  void restore(Cell cell, Digit digit);
  /// Applies eliminations, then placements. Candidates that are already removed are skipped.
  void apply(const Deduction& deduction);

 private:
  Grid digits_;
  std::array<Digits, kCells> candidates_{};
  std::array<CellSet, 9> cells_{};
  std::array<std::array<std::uint16_t, 9>, kHouses> places_{};
  std::array<std::uint16_t, kHouses> empty_places_{};
  CellSet empty_;
  CellSet givens_;
};

class DeductionSink;

/// An element of an order: a finder, for all its techniques or for one of them.
struct Producer {
  bool (*find)(const LogicState& state, DeductionSink& sink);
  std::optional<Technique> only = {};
  /// In Sudoku Explainer's order: the lowest rating of its deductions, in tenths.
  int lowest = 0;
};

using Order = std::span<const Producer>;

/// Receives the deductions of a finder.
class DeductionSink {
 public:
  enum class Mode : std::uint8_t {
    first,  ///< one deduction is enough
    all,
  };
  /// With `only`, deductions by other techniques are ignored. Without `evidence` the finder may
  /// leave Deduction::evidence empty, which saves time.
  explicit DeductionSink(Mode mode, std::optional<Technique> only = {}, bool evidence = true)
      : mode_(mode), only_(only), evidence_(evidence) {}
  /// For the first deduction that one of these producers finds, which have the same finder. If
  /// there are several, each has its technique.
  explicit DeductionSink(Order producers, bool evidence)
      : DeductionSink(Mode::first, producers.front().only, evidence) {
    if (producers.size() > 1) wanted_ = producers;
  }

  /// False if deductions by this technique are ignored: a finder may skip the search for them.
  bool wants(Technique technique) const {
    if (wanted_.empty()) return !only_ || *only_ == technique;
    for (const Producer& producer : wanted_) {
      if (producer.only == technique) return true;
    }
    return false;
  }
  bool wants_evidence() const { return evidence_; }
  /// True if each deduction is wanted, also those that Sudoku Explainer skips because another
  /// technique finds the same.
  bool wants_all() const { return mode_ == Mode::all; }

  /// Takes a deduction. True if the finder must stop.
  bool add(Deduction&& deduction);

  const std::vector<Deduction>& found() const { return found_; }
  std::vector<Deduction>& found() { return found_; }
  void clear() { found_.clear(); }

 private:
  Mode mode_;
  std::optional<Technique> only_;
  Order wanted_;  // of several producers those before the one that has found a deduction
  bool evidence_;
  std::vector<Deduction> found_;
};

/// Sudoku Explainer 1.2.1's order: each producer is exhausted before the next one is tried. The
/// first deduction is the step that Sudoku Explainer takes.
Order se_order();

/// The producers of `se_order()` that can find a step rated at most `tenths`. They do not solve a
/// puzzle that needs a higher rating.
Order se_order_up_to(int tenths);

/// The order in which books teach the techniques.
Order book_order();

/// The producers of `book_order()` up to the one that finds `technique`; empty if none does. They
/// do not solve a puzzle that needs a later technique.
Order book_order_up_to(Technique technique);

/// Only the finder of `technique`, for deductions by it.
Order order_of(Technique technique);

/// The first deduction, or nothing if no producer finds one. With `evidence` false the evidence may
/// be empty. Up to a few milliseconds for techniques rated below 9.5, tenths of a second for nested
/// chains, seconds for those above 10.5.
std::optional<Deduction> find_next(const LogicState& state, Order order, bool evidence = true);

/// The first deduction by one technique, or nothing if its finder finds none.
std::optional<Deduction> find_first(const LogicState& state, Technique technique);

/// All deductions by one technique, in the order of its finder.
std::vector<Deduction> find_all(const LogicState& state, Technique technique);

/// Work that a search may do before it pauses, in a unit that does not depend on the machine: a
/// node of a forcing chain is 1. A thousand take 50 to 100 µs natively.
using Work = std::int64_t;
inline constexpr Work kUnlimitedWork = std::numeric_limits<Work>::max();

/// `find_next` in slices. An object holds memory that its searches reuse.
class DeductionSearch {
 public:
  DeductionSearch();
  ~DeductionSearch();
  DeductionSearch(DeductionSearch&&) noexcept;
  DeductionSearch& operator=(DeductionSearch&&) noexcept;

  /// Begins a search. The producers must live as long as it.
  void start(const LogicState& state, Order order, bool evidence = true);
  /// Continues until the search ends or `work`, which is positive, is spent; subtracts what was
  /// done, which may be more by the work of one finder. True at the end.
  bool advance(Work& work);
  /// The deduction, or nothing if no producer finds one. Call it once after the end.
  std::optional<Deduction> take();

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

/// The deductions that solve a puzzle, one at a time.
class SolutionPath {
 public:
  SolutionPath(const LogicState& start, Order order, bool evidence = true)
      : state_(start), order_(order), evidence_(evidence) {}

  /// Finds the next deduction and applies it. Nothing once the puzzle is solved or no producer
  /// finds a deduction.
  std::optional<Deduction> next();
  /// The same in slices: searches until `work` is spent, as DeductionSearch::advance. False if the
  /// search has not ended, else `found` is what `next` returns.
  bool advance(Work& work, std::optional<Deduction>& found);
  /// The state after the deductions so far.
  const LogicState& state() const { return state_; }

 private:
  LogicState state_;
  Order order_;
  bool evidence_;
  bool searching_ = false;
  DeductionSearch search_;
};

}  // namespace sudoku
