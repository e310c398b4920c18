// `sudoku run`: runs an algorithm on each puzzle and prints what it counts. `sudoku trace`: prints
// its steps.
#include <algorithm>
#include <array>
#include <iostream>
#include <string>

#include "commands.hpp"
#include "input.hpp"
#include "progress.hpp"
#include "sudoku/run.hpp"
#include "sudoku/trace.hpp"
#include "sudoku/writer.hpp"

namespace sudoku::cli {

namespace {

std::vector<std::string> variants_of(const Algorithm& algorithm) {
  return names_of(algorithm.variants, [](const char* id) { return id; });
}

// A line per algorithm: its id and the option for its variants.
std::string algorithm_lines() {
  std::string lines;
  for (const Algorithm& algorithm : algorithm_table()) {
    lines += "  " + std::string(algorithm.id);
    if (!algorithm.variants.empty()) lines += "  --variant " + alternatives(variants_of(algorithm));
    lines += "\n";
  }
  return lines;
}

std::vector<Parameter> parameters() {
  std::vector<std::string> ids, variants;
  for (const Algorithm& algorithm : algorithm_table()) {
    ids.emplace_back(algorithm.id);
    for (const std::string& variant : variants_of(algorithm)) {
      const bool known = std::find(variants.begin(), variants.end(), variant) != variants.end();
      if (!known) variants.push_back(variant);
    }
  }
  return {{"ID", ids, nullptr, algorithm_lines()}, {"--variant", variants}, {"--steps", {}, "N"}};
}

// The index of the variant, 0 if none is given; -1 if the algorithm does not have it.
int variant_of(const Algorithm& algorithm, std::string_view id) {
  if (id.empty()) return 0;
  for (std::size_t i = 0; i < algorithm.variants.size(); ++i) {
    if (id == algorithm.variants[i]) return static_cast<int>(i);
  }
  return -1;
}

std::string check_variant(const Arguments& arguments) {
  const Algorithm& algorithm = *find_algorithm(arguments.value("ID"));
  const std::string variant(arguments.value("--variant"));
  if (variant_of(algorithm, variant) >= 0) return {};
  return std::string(algorithm.id) + " has no variant `" + variant + "`";
}

// What both commands do except for the printing, which returns false if some run was not printed.
int run_each(const Arguments& arguments, std::istream& in, std::ostream& err, auto&& print) {
  const Algorithm& algorithm = *find_algorithm(arguments.value("ID"));
  const int variant = variant_of(algorithm, arguments.value("--variant"));
  const auto text = read_input(arguments.path(), in, err);
  if (!text) return kFailed;
  Reading reading = read_text(*text);
  const bool good = report(reading, err);
  for (ReadPuzzle& read : reading.puzzles) ignore_candidates(read.puzzle, read.place.line, err);
  const bool complete = print(algorithm, variant, reading);
  return good && complete ? kDone : kFailed;
}

// Moves to the end of a run. False, with a message, if it has more than `limit` steps.
bool seek_end(Run& run, std::uint64_t limit, const std::string& where, std::ostream& err) {
  constexpr std::uint64_t kSlice = 1 << 22;
  Progress progress(err);
  while (!run.seek(limit, kSlice)) {
    progress.report([&] {
      return where + std::to_string(run.length()) + " steps so far; --steps limits a run";
    });
  }
  run.extend(1);
  if (run.ended() && run.position() == run.length()) return true;
  err << where << "more than " << limit << " steps\n";
  return false;
}

bool print_counters(const Algorithm& algorithm, int variant, const Reading& reading,
                    std::uint64_t limit, std::ostream& out, std::ostream& err) {
  bool complete = true;
  out << "puzzle";
  for (const char* counter : algorithm.counters) out << ',' << counter;
  out << '\n';
  for (const ReadPuzzle& read : reading.puzzles) {
    Run run(algorithm, read.puzzle.givens, variant);
    const std::string where = "sudoku: line " + std::to_string(read.place.line) + ": ";
    if (!seek_end(run, limit, where, err)) {
      complete = false;
      continue;
    }
    out << to_line(read.puzzle.givens, '0');
    for (const std::uint64_t count : run.snapshot().counters) out << ',' << count;
    out << '\n';
  }
  return complete;
}

// Prints up to `limit` steps.
void print_trace(Run run, std::uint64_t limit, std::ostream& out) {
  const Grid start = run.snapshot().grid;
  out << trace_head(start);
  TraceWriter writer(start);
  std::array<Event, 4096> events;
  std::string text;
  while (out && limit > 0) {
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(limit, events.size()));
    const std::size_t read = run.read(std::span(events).first(wanted));
    if (read == 0) break;
    limit -= read;
    text.clear();
    for (Event event : std::span(events).first(read)) writer.write(event, text);
    out << text;
  }
}

int run_command(const Arguments& arguments, std::istream& in, std::ostream& out,
                std::ostream& err) {
  return run_each(arguments, in, err,
                  [&](const Algorithm& algorithm, int variant, const Reading& reading) {
                    const std::uint64_t limit = arguments.number("--steps", UINT64_MAX);
                    return print_counters(algorithm, variant, reading, limit, out, err);
                  });
}

int trace_command(const Arguments& arguments, std::istream& in, std::ostream& out,
                  std::ostream& err) {
  return run_each(arguments, in, err,
                  [&](const Algorithm& algorithm, int variant, const Reading& reading) {
                    if (!reading.ok()) return false;
                    print_trace(Run(algorithm, reading.puzzles[0].puzzle.givens, variant),
                                arguments.number("--steps", UINT64_MAX), out);
                    return true;
                  });
}

}  // namespace

const Command kRunCommand = {"run",
                             "Runs an algorithm on each puzzle and prints its counters as CSV.",
                             parameters, run_command, check_variant};

const Command kTraceCommand = {"trace",
                               "Runs an algorithm on the first puzzle and prints each step.",
                               parameters, trace_command, check_variant};

}  // namespace sudoku::cli
