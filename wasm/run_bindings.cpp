// The module of the algorithms and their runs. The page loads it when the user starts to watch.
// run.d.ts declares what is bound here.
#include <emscripten/val.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "arrays.hpp"
#include "bound_run.hpp"
#include "sudoku/algorithm.hpp"
#include "sudoku/run.hpp"
#include "sudoku/trace.hpp"
#include "sudoku/why_not.hpp"

namespace {

using emscripten::val;
using namespace sudoku;

val digits_of(const Grid& grid) {
  std::vector<std::uint8_t> digits(kCells);
  for (Cell cell = 0; cell < kCells; ++cell) digits[cell] = static_cast<std::uint8_t>(grid[cell]);
  return typed_array("Uint8Array", digits);
}

val masks_of(const Candidates& candidates) {
  std::vector<std::uint16_t> masks(kCells);
  for (Cell cell = 0; cell < kCells; ++cell) masks[cell] = candidates[cell].mask();
  return typed_array("Uint16Array", masks);
}

// Counters and steps are exact as doubles up to 2^53.
val counts_of(const std::vector<std::uint64_t>& counts) {
  return typed_array("Float64Array", std::vector<double>(counts.begin(), counts.end()));
}

val facts_of(const Frame& frame) {
  val facts = val::object();
  facts.set("constraint", frame.constraint);
  facts.set("cell", frame.cell);
  facts.set("digit", frame.digit);
  facts.set("done", frame.done);
  return facts;
}

val facts_of(const Snapshot& snapshot) {
  val facts = val::object();
  facts.set("step", static_cast<double>(snapshot.step));
  facts.set("outcome", text_of(name_of(snapshot.outcome)));
  facts.set("last", static_cast<double>(snapshot.last.bits()));
  facts.set("digits", digits_of(snapshot.grid));
  facts.set("candidates", masks_of(snapshot.candidates));
  facts.set("depth", snapshot.depth);
  facts.set("stack", array_of(snapshot.stack, [](const Frame& frame) { return facts_of(frame); }));
  facts.set("counters", counts_of(snapshot.counters));
  facts.set("solutions", array_of(snapshot.solutions, digits_of));
  facts.set("matrix", typed_array("Int8Array", std::vector<std::int8_t>(snapshot.matrix.begin(),
                                                                        snapshot.matrix.end())));
  return facts;
}

val facts_of(const CodeLine& line) {
  val facts = val::object();
  facts.set("text", text_of(line.text));
  facts.set("label", static_cast<int>(line.label));
  facts.set("variants", static_cast<int>(line.variants));
  facts.set("name", text_of(line.name));
  return facts;
}

val facts_of(const Algorithm& algorithm) {
  val facts = val::object();
  facts.set("id", text_of(algorithm.id));
  facts.set("code", array_of(algorithm.code, [](const CodeLine& line) { return facts_of(line); }));
  facts.set("counters", array_of(algorithm.counters, text_of));
  facts.set("variants", array_of(algorithm.variants, text_of));
  return facts;
}

// The number of events that one call reads.
std::size_t size_of(double events) {
  constexpr std::uint64_t kMost = 1'000'000;
  return static_cast<std::size_t>(std::min(to_integer(events), kMost));
}

// A JavaScript number as an integer; -1 if it is not in 0..kMost.
int index_of(double number) {
  constexpr double kMost = 1e6;
  return number >= 0 && number <= kMost && number == static_cast<int>(number)
             ? static_cast<int>(number)
             : -1;
}

std::string search_name(Run::SearchResult search) {
  switch (search) {
    case Run::SearchResult::found:
      return "found";
    case Run::SearchResult::none:
      return "none";
    case Run::SearchResult::paused:
      break;
  }
  return "paused";
}

}  // namespace

namespace sudoku {

double BoundRun::length() const { return static_cast<double>(run_.length()); }
bool BoundRun::ended() const { return run_.ended(); }
double BoundRun::position() const { return static_cast<double>(run_.position()); }
bool BoundRun::extend(double events) { return run_.extend(to_integer(events)); }
bool BoundRun::seek(double step, double budget) {
  return run_.seek(to_integer(step), to_budget(budget));
}
double BoundRun::segment_length() const { return static_cast<double>(run_.segment_length()); }
double BoundRun::memory() const { return static_cast<double>(run_.memory() + shared_); }

val BoundRun::snapshot() const { return facts_of(run_.snapshot()); }

val BoundRun::read(double events) {
  std::vector<Event> found(size_of(events));
  found.resize(run_.read(found));
  std::vector<std::uint32_t> bits;
  for (Event event : found) bits.push_back(event.bits());
  return typed_array("Uint32Array", bits);
}

std::string BoundRun::find_next(unsigned kinds, unsigned labels, double budget) {
  return search_name(run_.find_next({kinds, labels}, to_budget(budget)));
}

std::string BoundRun::find_previous(unsigned kinds, unsigned labels, double budget) {
  return search_name(run_.find_previous({kinds, labels}, to_budget(budget)));
}

val BoundRun::advance_matching(unsigned kinds, unsigned labels, double count, unsigned breakpoints,
                               double budget) {
  std::uint64_t left = to_integer(count);
  const Run::SearchResult search =
      run_.advance_matching({kinds, labels}, left, {0, breakpoints}, to_budget(budget));
  val facts = val::object();
  facts.set("found", search_name(search));
  facts.set("left", static_cast<double>(left));
  return facts;
}

val profile_of(std::span<const Segment> segments, std::span<const std::uint64_t> lengths) {
  std::vector<std::uint8_t> low, high;
  std::vector<float> mean;
  std::vector<std::uint32_t> backtracks;
  for (std::size_t i = 0; i < segments.size(); ++i) {
    const Segment& segment = segments[i];
    low.push_back(segment.min_depth);
    high.push_back(segment.max_depth);
    mean.push_back(static_cast<float>(static_cast<double>(segment.depth_sum()) /
                                      static_cast<double>(lengths[i])));
    backtracks.push_back(static_cast<std::uint32_t>(segment.removals));
  }
  val facts = val::object();
  facts.set("low", typed_array("Uint8Array", low));
  facts.set("high", typed_array("Uint8Array", high));
  facts.set("mean", typed_array("Float32Array", mean));
  facts.set("backtracks", typed_array("Uint32Array", backtracks));
  return facts;
}

val BoundRun::depth_profile() const {
  const auto segments = run_.depth_profile();
  std::vector<std::uint64_t> lengths(segments.size(), run_.segment_length());
  if (!lengths.empty()) lengths.back() = run_.length() - (lengths.size() - 1) * lengths.front();
  return profile_of(segments, lengths);
}

val BoundRun::why_not(double cell, double digit) const {
  const WhyNot why = sudoku::why_not(run_.snapshot(), puzzle_, index_of(cell), index_of(digit));
  val facts = val::object();
  facts.set("reason", text_of(name_of(why.reason)));
  facts.set("cell", why.cell);
  facts.set("choice", why.choice);
  return facts;
}

val BoundRun::read_trace(double events, double limit) {
  if (!export_ || run_.position() == 0) export_.emplace(run_);
  const TracePart part = export_->next(size_of(events), to_integer(limit));
  val facts = val::object();
  facts.set("text", part.text);
  facts.set("moves", static_cast<double>(part.moves));
  facts.set("cut", part.cut);
  return facts;
}

}  // namespace sudoku

namespace {

val start(const std::string& id, const std::string& givens, double variant) {
  const Algorithm* algorithm = find_algorithm(id);
  const auto puzzle = parse_line(givens);
  if (algorithm == nullptr || !puzzle) return val::null();
  const int variants = std::max<int>(1, static_cast<int>(algorithm->variants.size()));
  const int index = index_of(variant);
  if (index < 0 || index >= variants) return val::null();
  return owned(BoundRun(*puzzle, Run(*algorithm, *puzzle, index)));
}

val facts_of(const IllegalMove& illegal) {
  val facts = val::object();
  facts.set("move", illegal.move);
  facts.set("line", illegal.line);
  facts.set("text", illegal.text);
  facts.set("reason", text_of(name_of(illegal.reason)));
  facts.set("cell", illegal.cell);
  return facts;
}

val start_trace(const std::string& text, const std::string& givens) {
  const auto known = parse_line(givens);
  if (!known) return val::null();
  Trace trace = read_trace(text, *known);
  const Grid puzzle = trace.puzzle;
  const std::size_t bytes = trace.moves.capacity() * sizeof(Event);

  val report = val::object();
  report.set("givens", to_line(puzzle, '0'));
  report.set("moves", trace.moves.size());
  report.set("illegal", trace.illegal ? facts_of(*trace.illegal) : val::null());
  report.set("algorithm", facts_of(trace_algorithm()));
  val facts = val::object();
  facts.set("report", report);
  facts.set("run", owned(BoundRun(puzzle, replay(std::move(trace)), bytes)));
  return facts;
}

val list() {
  return array_of(algorithm_table(), [](const Algorithm& row) { return facts_of(row); });
}

val kinds() {
  val names = val::array();
  for (int kind = 0; kind < kEventKinds; ++kind) {
    names.set(kind, text_of(name_of(static_cast<EventKind>(kind))));
  }
  return names;
}

}  // namespace

EMSCRIPTEN_BINDINGS(sudoku_run) {
  owned_class<BoundRun>("Run")
      .function("length", &BoundRun::length)
      .function("ended", &BoundRun::ended)
      .function("position", &BoundRun::position)
      .function("extend", &BoundRun::extend)
      .function("seek", &BoundRun::seek)
      .function("read", &BoundRun::read)
      .function("findNext", &BoundRun::find_next)
      .function("advanceMatching", &BoundRun::advance_matching)
      .function("findPrevious", &BoundRun::find_previous)
      .function("readTrace", &BoundRun::read_trace)
      .function("snapshot", &BoundRun::snapshot)
      .function("depthProfile", &BoundRun::depth_profile)
      .function("segmentLength", &BoundRun::segment_length)
      .function("whyNot", &BoundRun::why_not)
      .function("memory", &BoundRun::memory);
  emscripten::function("algorithms", &list);
  emscripten::function("kinds", &kinds);
  emscripten::function("start", &start);
  emscripten::function("startTrace", &start_trace);
}
