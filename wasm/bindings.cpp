// The core as a JavaScript module: facts out, no decisions. sudoku.d.ts describes what is bound
// here, web/protocol.js the records.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
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

// The search as JavaScript sees it: states by name, numbers that are exact up to 2^53.
class Search {
 public:
  explicit Search(SolutionSearch search) : search_(std::move(search)) {}

  std::string advance(double nodes) {
    state_ = search_.advance(static_cast<std::uint64_t>(nodes));
    return name();
  }
  std::string count(double nodes) {
    state_ = search_.count(static_cast<std::uint64_t>(nodes));
    return name();
  }
  double found() const { return static_cast<double>(search_.found()); }
  std::string solution() const {
    return state_ == SolutionSearch::State::found ? to_line(search_.solution(), '0') : "";
  }

 private:
  std::string name() const {
    switch (state_) {
      case SolutionSearch::State::found:
        return "found";
      case SolutionSearch::State::paused:
        return "paused";
      case SolutionSearch::State::exhausted:
        break;
    }
    return "exhausted";
  }

  SolutionSearch search_;
  SolutionSearch::State state_ = SolutionSearch::State::paused;
};

val search(const std::string& text, bool with_candidates) {
  const Reading reading = read_text(text);
  if (!reading.ok()) return val::null();
  const Puzzle& puzzle = reading.puzzles.front().puzzle;
  return val(with_candidates ? Search(SolutionSearch(puzzle.candidates()))
                             : Search(SolutionSearch(puzzle.givens)));
}

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
  emscripten::class_<Search>("SolutionSearch")
      .function("advance", &Search::advance)
      .function("count", &Search::count)
      .function("found", &Search::found)
      .function("solution", &Search::solution);
  emscripten::function("read", &read);
  emscripten::function("search", &search);
  emscripten::function("write", &write);
  emscripten::function("formats", &formats);
}
