// The functions of the module `sudoku`, which sudoku.mjs wraps. They are exported as they are,
// without Embind, which would be half of what the page loads first.
#include <emscripten.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "budgets.hpp"
#include "sudoku/check.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/puzzle_state.hpp"
#include "sudoku/writer.hpp"

namespace {

using namespace sudoku;

constexpr int kMostPlaces = 9;  // of a digit in a house

// The state that JavaScript passes, and texts that it gets. sudoku.mjs knows the size.
constexpr std::size_t kTextSize = 4096;
static_assert(kTextSize > 9 + 2 * kCells + 3 * kCells * 9, "every state without repetitions fits");
char text[kTextSize];

// What `solver_facts` returns besides the state. sudoku.mjs knows the layout.
struct Facts {
  std::uint16_t eliminated[kCells];
  std::uint16_t candidates[kCells];
  char givens[kCells];
  char placed[kCells];
  std::uint8_t valid;
  // Of each conflict: the number of its cells, house, digit, cells. Ends with 0.
  std::uint8_t conflicts[kHouses * 9 * (3 + kMostPlaces) + 1];
};
static_assert(offsetof(Facts, candidates) == 162 && offsetof(Facts, givens) == 324 &&
              offsetof(Facts, placed) == 405 && offsetof(Facts, valid) == 486 &&
              offsetof(Facts, conflicts) == 487);
Facts facts;

std::optional<Puzzle> puzzle_in_text(int length) {
  return read_state({text, static_cast<std::size_t>(length)});
}

void write_cells(const Grid& grid, char* out) {
  for (Cell cell = 0; cell < kCells; ++cell) out[cell] = static_cast<char>('0' + grid[cell]);
}

void write_conflicts(const Grid& board) {
  std::uint8_t* end = facts.conflicts;
  for (const Conflict& conflict : conflicts(board)) {
    *end++ = static_cast<std::uint8_t>(conflict.cells.size());
    *end++ = static_cast<std::uint8_t>(conflict.house);
    *end++ = static_cast<std::uint8_t>(conflict.digit);
    for (Cell cell : conflict.cells) *end++ = static_cast<std::uint8_t>(cell);
  }
  *end = 0;
}

struct BoundSearch {
  SolutionSearch solutions;
  SolutionSearch::Progress state = SolutionSearch::Progress::paused;
};

}  // namespace

#define EXPORTED extern "C" EMSCRIPTEN_KEEPALIVE

EXPORTED char* solver_text() { return text; }

// Facts about the state that is the first `length` characters of the text, and its normal form in
// the text, ended by 0. Null if it is no state.
EXPORTED Facts* solver_facts(int length) {
  const auto puzzle = puzzle_in_text(length);
  if (!puzzle) return nullptr;
  const Candidates candidates = puzzle->candidates();
  for (Cell cell = 0; cell < kCells; ++cell) {
    facts.eliminated[cell] = puzzle->eliminated[cell].mask();
    facts.candidates[cell] = candidates[cell].mask();
  }
  write_cells(puzzle->givens, facts.givens);
  write_cells(puzzle->placed, facts.placed);
  facts.valid = is_conflict_free(puzzle->givens);
  write_conflicts(puzzle->board());
  const std::string state = write_state(*puzzle);
  std::copy_n(state.c_str(), state.size() + 1, text);
  return &facts;
}

// JavaScript owns the result and passes it to the functions below.
EXPORTED BoundSearch* solver_start(int length, bool with_candidates) {
  const auto puzzle = puzzle_in_text(length);
  if (!puzzle) return nullptr;
  return new BoundSearch{with_candidates ? SolutionSearch(*puzzle)
                                         : SolutionSearch(puzzle->givens)};
}

EXPORTED SolutionSearch::Progress solver_advance(BoundSearch* search, double nodes) {
  return search->state = search->solutions.advance(to_budget(nodes));
}

EXPORTED SolutionSearch::Progress solver_count(BoundSearch* search, double nodes) {
  return search->state = search->solutions.count(to_budget(nodes));
}

EXPORTED double solver_found(const BoundSearch* search) {
  return static_cast<double>(search->solutions.found());
}

// Writes the solution into the text, ended by 0: empty if the last call found none.
EXPORTED void solver_solution(const BoundSearch* search) {
  text[0] = 0;
  if (search->state != SolutionSearch::Progress::found) return;
  write_cells(search->solutions.solution(), text);
  text[kCells] = 0;
}

EXPORTED void solver_delete(BoundSearch* search) { delete search; }
