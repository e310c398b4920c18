// The functions of the module `reader`, which reader.mjs wraps. Reader and writers are a module of
// their own, which the page loads once it has its first verdict; like the solver, they are exported
// without Embind. Records are returned as JSON; reader.d.ts declares them.
#include <emscripten.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "budgets.hpp"
#include "json.hpp"
#include "sudoku/puzzle_state.hpp"
#include "sudoku/reader.hpp"
#include "sudoku/writer.hpp"

namespace {

using namespace sudoku;

constexpr std::size_t kMostListed = 1000;
constexpr std::size_t kMostErrors = 100;

std::string passed;    // the text that JavaScript passes to the next call
std::string returned;  // the text that JavaScript gets from the last call

void add_place(Json& json, const Place& place) {
  json.field("line", static_cast<std::size_t>(place.line));
  json.field("column", static_cast<std::size_t>(place.column));
}

void add_error(Json& json, const ParseError& error) {
  json.open('{');
  json.field("code", name_of(error.code));
  add_place(json, error.place);
  json.field("text", error.text);
  json.field("cells", static_cast<std::size_t>(error.cells));
  json.field("rowCells", static_cast<std::size_t>(error.row_cells));
  json.close('}');
}

void add_puzzle(Json& json, const ReadPuzzle& read) {
  json.open('{');
  json.field("state", write_state(read.puzzle));
  json.list("solutions", read.solutions, kMostListed,
            [&](const Grid& grid) { json.text(to_line(grid, '0')); });
  json.name("hasCandidates");
  json.word(read.has_candidates ? "true" : "false");
  json.field("line", static_cast<std::size_t>(read.place.line));
  json.close('}');
}

struct BoundReading {
  explicit BoundReading(std::string whole) : text(std::move(whole)), reader(text) {}

  const std::string text;
  TextReader reader;
  std::optional<Reading> done;
};

}  // namespace

#define EXPORTED extern "C" EMSCRIPTEN_KEEPALIVE

// Room for the text of the next call, which is used up by it.
EXPORTED char* reader_room(std::size_t size) {
  passed.assign(size, '\0');
  return passed.data();
}

// JavaScript owns the result and passes it to the functions below.
EXPORTED BoundReading* reader_start() { return new BoundReading(std::move(passed)); }

EXPORTED bool reader_advance(BoundReading* reading, double units) {
  if (!reading->done && reading->reader.advance(to_budget(units))) {
    reading->done = reading->reader.take();
  }
  return reading->done.has_value();
}

// A record `Reading`.
EXPORTED const char* reader_report(const BoundReading* bound, double index) {
  const Reading none;
  const Reading& reading = bound->done ? *bound->done : none;
  Json json(returned);
  json.open('{');
  json.field("format", reading.format);
  json.field("puzzleCount", reading.puzzles.size());
  json.list("list", reading.puzzles, kMostListed,
            [&](const ReadPuzzle& read) { json.text(to_line(read.puzzle.givens, '0')); });
  json.list("errors", reading.errors, kMostErrors,
            [&](const ParseError& error) { add_error(json, error); });
  json.field("errorCount", reading.errors.size());
  json.name("ignored");
  json.open('{');
  json.field("characters", reading.ignored.characters);
  add_place(json, reading.ignored.place);
  json.field("text", reading.ignored.text);
  json.close('}');
  json.name("puzzle");
  const std::uint64_t at = to_integer(index);
  if (at < reading.puzzles.size()) {
    add_puzzle(json, reading.puzzles[static_cast<std::size_t>(at)]);
  } else {
    json.word("null");
  }
  json.close('}');
  return returned.c_str();
}

EXPORTED void reader_delete(BoundReading* reading) { delete reading; }

// The puzzle of the state in the room, in the format whose id is behind its first `length`
// characters. Empty if one of them is unknown.
EXPORTED const char* reader_write(std::size_t length) {
  const std::string_view text = passed;
  const auto puzzle = read_state(text.substr(0, length));
  const Writer* writer = find_writer(text.substr(length));
  returned = puzzle && writer != nullptr ? writer->write(*puzzle) : "";
  return returned.c_str();
}

// The ids of all writers, as a list of records.
EXPORTED const char* reader_formats() {
  Json json(returned);
  json.open('[');
  for (const Writer& writer : writers()) {
    json.open('{');
    json.field("id", writer.id);
    json.close('}');
  }
  json.close(']');
  return returned.c_str();
}
