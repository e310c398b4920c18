#include "run_command.hpp"

#include <array>
#include <iostream>

#include "input.hpp"
#include "sudoku/run.hpp"
#include "sudoku/trace.hpp"
#include "sudoku/writer.hpp"

namespace sudoku::cli {

namespace {

struct Options {
  const Algorithm* algorithm = nullptr;
  std::string_view variant;
  std::string_view path;
};

// False where the arguments are wrong.
bool parse(std::span<const std::string_view> args, Options& options) {
  bool has_path = false;
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (args[i] == "--variant") {
      if (++i == args.size()) return false;
      options.variant = args[i];
    } else if (args[i].starts_with('-') && args[i] != "-") {
      return false;
    } else if (options.algorithm == nullptr) {
      options.algorithm = find_algorithm(args[i]);
      if (options.algorithm == nullptr) return false;
    } else if (has_path) {
      return false;
    } else {
      options.path = args[i];
      has_path = true;
    }
  }
  return options.algorithm != nullptr;
}

// Index of the variant, -1 where the algorithm has none of that name.
int variant_of(const Algorithm& algorithm, std::string_view id) {
  if (id.empty()) return 0;
  for (std::size_t i = 0; i < algorithm.variants.size(); ++i) {
    if (id == algorithm.variants[i]) return static_cast<int>(i);
  }
  return -1;
}

void print_usage(std::string_view usage, std::ostream& err) {
  err << "usage: " << usage << "\n";
  for (const Algorithm& algorithm : algorithm_table()) {
    err << "  " << algorithm.id;
    const char* separator = "  --variant ";
    for (const char* variant : algorithm.variants) {
      err << separator << variant;
      separator = "|";
    }
    err << "\n";
  }
}

// What both commands do but for the printing.
int run_each(std::string_view usage, std::span<const std::string_view> args, std::istream& in,
             std::ostream& err, auto&& print) {
  Options options;
  const bool understood = parse(args, options);
  const int variant = understood ? variant_of(*options.algorithm, options.variant) : -1;
  if (variant < 0) {
    print_usage(usage, err);
    return 2;
  }
  const auto text = read_input(options.path, in, err);
  if (!text) return 1;
  const Reading reading = read_text(*text);
  const bool good = report(reading, err);
  print(*options.algorithm, variant, reading);
  return good ? 0 : 1;
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

}  // namespace

void print_run_usage(std::ostream& out) { print_usage(kRunUsage, out); }
void print_trace_usage(std::ostream& out) { print_usage(kTraceUsage, out); }

int run_command(std::span<const std::string_view> args, std::istream& in, std::ostream& out,
                std::ostream& err) {
  return run_each(kRunUsage, args, in, err,
                  [&](const Algorithm& algorithm, int variant, const Reading& reading) {
                    print_counters(algorithm, variant, reading, out);
                  });
}

int trace_command(std::span<const std::string_view> args, std::istream& in, std::ostream& out,
                  std::ostream& err) {
  return run_each(kTraceUsage, args, in, err,
                  [&](const Algorithm& algorithm, int variant, const Reading& reading) {
                    if (!reading.ok()) return;
                    print_trace(Run(algorithm, reading.puzzles[0].puzzle.givens, variant), out);
                  });
}

}  // namespace sudoku::cli
