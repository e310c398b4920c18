// The core as a JavaScript module: facts out, no decisions. sudoku.d.ts describes what is bound
// here, web/solver/protocol.js the records.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <string>

#include "arrays.hpp"
#include "sudoku/check.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/state.hpp"
#include "sudoku/writer.hpp"

namespace {

using emscripten::val;
using namespace sudoku;

val line_of(const Grid& grid) { return val(to_line(grid, '0')); }

// Copied out: a view of the heap would be empty once the heap has grown.
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

// Null where the text is no state.
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

// A search as JavaScript sees it: a handle. A bound class would say the same for 3 KB more of
// what the page loads first.
struct Search {
  SolutionSearch solutions;
  SolutionSearch::State state = SolutionSearch::State::paused;
};
using Handle = std::uintptr_t;

Search& search_of(Handle handle) { return *reinterpret_cast<Search*>(handle); }

Handle open_search(const std::string& state, bool with_candidates) {
  const auto puzzle = read_state(state);
  if (!puzzle) return 0;
  auto* search = new Search{with_candidates ? SolutionSearch(puzzle->candidates())
                                            : SolutionSearch(puzzle->givens)};
  return reinterpret_cast<Handle>(search);
}

std::string name_of(SolutionSearch::State state) {
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

std::string advance(Handle handle, double nodes) {
  Search& search = search_of(handle);
  search.state = search.solutions.advance(static_cast<std::uint64_t>(nodes));
  return name_of(search.state);
}

std::string count(Handle handle, double nodes) {
  Search& search = search_of(handle);
  search.state = search.solutions.count(static_cast<std::uint64_t>(nodes));
  return name_of(search.state);
}

// Exact up to 2^53.
double found(Handle handle) { return static_cast<double>(search_of(handle).solutions.found()); }

std::string solution(Handle handle) {
  const Search& search = search_of(handle);
  return search.state == SolutionSearch::State::found ? to_line(search.solutions.solution(), '0')
                                                      : "";
}

void close_search(Handle handle) { delete &search_of(handle); }

}  // namespace

EMSCRIPTEN_BINDINGS(sudoku) {
  emscripten::function("facts", &facts);
  emscripten::function("openSearch", &open_search);
  emscripten::function("advance", &advance);
  emscripten::function("count", &count);
  emscripten::function("found", &found);
  emscripten::function("solution", &solution);
  emscripten::function("closeSearch", &close_search);
}
