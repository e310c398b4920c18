// The core as a JavaScript module: facts out, no decisions. sudoku.d.ts describes what is bound
// here, web/protocol.js the records.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "sudoku/check.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/reader.hpp"
#include "sudoku/writer.hpp"

namespace {

using emscripten::val;
using namespace sudoku;

constexpr std::size_t kMostListed = 1000;
constexpr std::size_t kMostErrors = 100;

val array_of(const auto& items, std::size_t most, auto&& to_val) {
  val array = val::array();
  const std::size_t size = std::min(items.size(), most);
  for (std::size_t i = 0; i < size; ++i) array.set(i, to_val(items[i]));
  return array;
}

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

val facts_of(const ParseError& error) {
  val facts = val::object();
  facts.set("code", std::string(name_of(error.code)));
  facts.set("line", error.place.line);
  facts.set("column", error.place.column);
  facts.set("text", error.text);
  facts.set("cells", error.cells);
  facts.set("rowCells", error.row_cells);
  return facts;
}

val facts_of(const Ignored& ignored) {
  val facts = val::object();
  facts.set("characters", static_cast<double>(ignored.characters));
  facts.set("line", ignored.place.line);
  facts.set("column", ignored.place.column);
  facts.set("text", ignored.text);
  return facts;
}

val facts_of(const ReadPuzzle& read) {
  const Puzzle& puzzle = read.puzzle;
  const Candidates candidates = puzzle.candidates();
  val facts = val::object();
  facts.set("state", find_writer("state")->write(puzzle));
  facts.set("givens", line_of(puzzle.givens));
  facts.set("placed", line_of(puzzle.placed));
  facts.set("eliminated", masks_of([&](Cell cell) { return puzzle.eliminated[cell]; }));
  facts.set("candidates", masks_of([&](Cell cell) { return candidates[cell]; }));
  facts.set("valid", conflicts(puzzle.givens).empty());
  facts.set("conflicts", array_of(conflicts(puzzle.board()), kHouses * 9,
                                  [](const Conflict& conflict) { return facts_of(conflict); }));
  facts.set("solutions", array_of(read.solutions, kMostListed, line_of));
  facts.set("hasCandidates", read.has_candidates);
  facts.set("line", read.place.line);
  return facts;
}

val read(const std::string& text, std::size_t index) {
  const Reading reading = read_text(text);
  val report = val::object();
  report.set("format", std::string(reading.format));
  report.set("puzzleCount", static_cast<double>(reading.puzzles.size()));
  report.set("list", array_of(reading.puzzles, kMostListed,
                              [](const ReadPuzzle& read) { return line_of(read.puzzle.givens); }));
  report.set("errors", array_of(reading.errors, kMostErrors,
                                [](const ParseError& error) { return facts_of(error); }));
  report.set("errorCount", static_cast<double>(reading.errors.size()));
  report.set("ignored", facts_of(reading.ignored));
  report.set("puzzle",
             index < reading.puzzles.size() ? facts_of(reading.puzzles[index]) : val::null());
  return report;
}

// A search as JavaScript sees it: a handle. A bound class would say the same for 3 KB more of
// what the page loads first.
struct Search {
  SolutionSearch solutions;
  SolutionSearch::State state = SolutionSearch::State::paused;
};
using Handle = std::uintptr_t;

Search& search_of(Handle handle) { return *reinterpret_cast<Search*>(handle); }

Handle open_search(const std::string& text, bool with_candidates) {
  const Reading reading = read_text(text);
  if (!reading.ok()) return 0;
  const Puzzle& puzzle = reading.puzzles.front().puzzle;
  auto* search = new Search{with_candidates ? SolutionSearch(puzzle.candidates())
                                            : SolutionSearch(puzzle.givens)};
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

std::string write(const std::string& text, const std::string& format) {
  const Reading reading = read_text(text);
  const Writer* writer = find_writer(format);
  return reading.ok() && writer != nullptr ? writer->write(reading.puzzles.front().puzzle) : "";
}

val formats() {
  return array_of(writers(), writers().size(), [](const Writer& writer) {
    val format = val::object();
    format.set("id", std::string(writer.id));
    format.set("name", std::string(writer.name));
    return format;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(sudoku) {
  emscripten::function("read", &read);
  emscripten::function("openSearch", &open_search);
  emscripten::function("advance", &advance);
  emscripten::function("count", &count);
  emscripten::function("found", &found);
  emscripten::function("solution", &solution);
  emscripten::function("closeSearch", &close_search);
  emscripten::function("write", &write);
  emscripten::function("formats", &formats);
}
