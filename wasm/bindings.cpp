// The module that solves puzzles, declared in sudoku.d.ts.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>
#include <utility>

#include "arrays.hpp"
#include "sudoku/check.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/line.hpp"
#include "sudoku/state.hpp"
#include "sudoku/writer.hpp"

namespace {

using emscripten::val;
using namespace sudoku;

val line_of(const Grid& grid) { return val(to_line(grid, '0')); }

// A copy: a view of the heap becomes invalid when the heap grows.
val masks_of(const auto& digits_of) {
  val masks = val::global("Uint16Array").new_(kCells);
  for (Cell cell = 0; cell < kCells; ++cell) masks.set(cell, digits_of(cell).mask());
  return masks;
}

val facts_of(const Conflict& conflict) {
  val facts = val::object();
  facts.set("house", conflict.house);
  facts.set("digit", conflict.digit);
  facts.set("cells", array_of(conflict.cells, kCells, [](Cell cell) { return val(cell); }));
  return facts;
}

val facts(const std::string& state) {
  const auto puzzle = read_state(state);
  if (!puzzle) return val::null();
  const Candidates candidates = puzzle->candidates();
  val facts = val::object();
  facts.set("state", write_state(*puzzle));
  facts.set("givens", line_of(puzzle->givens));
  facts.set("placed", line_of(puzzle->placed));
  facts.set("eliminated", masks_of([&](Cell cell) { return puzzle->eliminated[cell]; }));
  facts.set("candidates", masks_of([&](Cell cell) { return candidates[cell]; }));
  facts.set("valid", is_conflict_free(puzzle->givens));
  facts.set("conflicts", array_of(conflicts(puzzle->board()), kHouses * 9,
                                  [](const Conflict& conflict) { return facts_of(conflict); }));
  return facts;
}

const char* name_of(SolutionSearch::State state) {
  switch (state) {
    case SolutionSearch::State::found:
      return "found";
    case SolutionSearch::State::paused:
      return "paused";
    case SolutionSearch::State::exhausted:
      break;
  }
  return "exhausted";
}

class Search {
 public:
  explicit Search(SolutionSearch solutions) : solutions_(std::move(solutions)) {}

  std::string advance(double nodes) {
    state_ = solutions_.advance(to_budget(nodes));
    return name_of(state_);
  }
  std::string count(double nodes) {
    state_ = solutions_.count(to_budget(nodes));
    return name_of(state_);
  }
  double found() const { return static_cast<double>(solutions_.found()); }
  std::string solution() const {
    return state_ == SolutionSearch::State::found ? to_line(solutions_.solution(), '0') : "";
  }

 private:
  SolutionSearch solutions_;
  SolutionSearch::State state_ = SolutionSearch::State::paused;
};

// JavaScript owns the result.
Search* start_search(const std::string& state, bool with_candidates) {
  const auto puzzle = read_state(state);
  if (!puzzle) return nullptr;
  return new Search(with_candidates ? SolutionSearch(puzzle->candidates())
                                    : SolutionSearch(puzzle->givens));
}

}  // namespace

EMSCRIPTEN_BINDINGS(sudoku) {
  emscripten::class_<Search>("Search")
      .function("advance", &Search::advance)
      .function("count", &Search::count)
      .function("found", &Search::found)
      .function("solution", &Search::solution);
  emscripten::function("facts", &facts);
  emscripten::function("startSearch", &start_search, emscripten::allow_raw_pointers());
}
