// `sudoku run`: runs an algorithm on each puzzle and prints what it counts. `sudoku trace`: prints
// its steps.
#include <algorithm>
#include <array>
#include <iostream>
#include <string>

#include "commands.hpp"
#include "input.hpp"
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
  return {{"ID", ids, nullptr, algorithm_lines()}, {"--variant", variants}};
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

// What both commands do except for the printing.
int run_each(const Arguments& arguments, std::istream& in, std::ostream& err, auto&& print) {
  const Algorithm& algorithm = *find_algorithm(arguments.value("ID"));
  const int variant = variant_of(algorithm, arguments.value("--variant"));
  const auto text = read_input(arguments.path(), in, err);
  if (!text) return kFailed;
  const Reading reading = read_text(*text);
  const bool good = report(reading, err);
  print(algorithm, variant, reading);
  return good ? kDone : kFailed;
}

void print_counters(const Algorithm& algorithm, int variant, const Reading& reading,
                    std::ostream& out) {
  out << "puzzle";
  for (const char* counter : algorithm.counters) out << ',' << counter;
  out << '\n';
  for (const ReadPuzzle& read : reading.puzzles) {
    Run run(algorithm, read.puzzle.givens, variant);
    run.seek(UINT64_MAX);
    out << to_line(read.puzzle.givens, '0');
    for (const std::uint64_t count : run.snapshot().counters) out << ',' << count;
    out << '\n';
  }
}

void print_trace(Run run, std::ostream& out) {
  const Grid start = run.snapshot().grid;
  out << trace_head(start);
  TraceWriter writer(start);
  std::array<Event, 4096> events;
  std::string text;
  while (const std::size_t read = run.read(events)) {
    text.clear();
    for (Event event : std::span(events).first(read)) writer.write(event, text);
    out << text;
  }
}

int run_command(const Arguments& arguments, std::istream& in, std::ostream& out,
                std::ostream& err) {
  return run_each(arguments, in, err,
                  [&](const Algorithm& algorithm, int variant, const Reading& reading) {
                    print_counters(algorithm, variant, reading, out);
                  });
}

int trace_command(const Arguments& arguments, std::istream& in, std::ostream& out,
                  std::ostream& err) {
  return run_each(arguments, in, err,
                  [&](const Algorithm& algorithm, int variant, const Reading& reading) {
                    if (!reading.ok()) return;
                    print_trace(Run(algorithm, reading.puzzles[0].puzzle.givens, variant), out);
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
