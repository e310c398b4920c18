// Reader and writers as a JavaScript module of their own, which the page loads once it has its
// first verdict. reader.d.ts describes what is bound here and what it returns.
#include <emscripten/val.h>

#include <string>

#include "arrays.hpp"
#include "sudoku/reader.hpp"
#include "sudoku/state.hpp"
#include "sudoku/writer.hpp"

namespace {

using emscripten::val;
using namespace sudoku;

constexpr std::size_t kMostListed = 1000;
constexpr std::size_t kMostErrors = 100;

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
  val facts = val::object();
  facts.set("state", write_state(read.puzzle));
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

std::string write(const std::string& state, const std::string& format) {
  const auto puzzle = read_state(state);
  const Writer* writer = find_writer(format);
  return puzzle && writer != nullptr ? writer->write(*puzzle) : "";
}

val formats() {
  return array_of(writers(), [](const Writer& writer) {
    val format = val::object();
    format.set("id", std::string(writer.id));
    return format;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(reader) {
  emscripten::function("read", &read);
  emscripten::function("write", &write);
  emscripten::function("formats", &formats);
}
