// Reader and writers as a JavaScript module of their own, which the page loads once it has its
// first verdict. reader.d.ts describes what is bound here and what it returns.
#include <emscripten/val.h>

#include <string>
#include <utility>

#include "arrays.hpp"
#include "sudoku/puzzle_state.hpp"
#include "sudoku/reader.hpp"
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

class TextReading {
 public:
  explicit TextReading(std::string text) : text_(std::move(text)), reader_(text_) {}

  bool advance(double units) {
    if (!is_done_ && reader_.advance(to_budget(units))) {
      is_done_ = true;
      reading_ = reader_.take();
    }
    return is_done_;
  }

  val report(std::size_t index) const {
    val report = val::object();
    report.set("format", std::string(reading_.format));
    report.set("puzzleCount", static_cast<double>(reading_.puzzles.size()));
    report.set("list", array_of(reading_.puzzles, kMostListed, [](const ReadPuzzle& read) {
                 return line_of(read.puzzle.givens);
               }));
    report.set("errors", array_of(reading_.errors, kMostErrors,
                                  [](const ParseError& error) { return facts_of(error); }));
    report.set("errorCount", static_cast<double>(reading_.errors.size()));
    report.set("ignored", facts_of(reading_.ignored));
    report.set("puzzle",
               index < reading_.puzzles.size() ? facts_of(reading_.puzzles[index]) : val::null());
    return report;
  }

 private:
  const std::string text_;
  TextReader reader_;
  bool is_done_ = false;
  Reading reading_;
};

val start_reading(std::string text) { return val(std::make_shared<TextReading>(std::move(text))); }

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
  owned_class<TextReading>("TextReading")
      .function("advance", &TextReading::advance)
      .function("report", &TextReading::report);
  emscripten::function("startReading", &start_reading);
  emscripten::function("write", &write);
  emscripten::function("formats", &formats);
}
