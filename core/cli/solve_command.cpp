#include "solve_command.hpp"

#include <algorithm>
#include <iostream>
#include <string>

#include "input.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/exact_count.hpp"
#include "sudoku/writer.hpp"

namespace sudoku::cli {

namespace {

// Going through more solutions than these takes longer than to count them without.
constexpr std::uint64_t kFew = 200'000;

// One puzzle on its way to the output. The programs try cells in reading order and digits upwards,
// so they find the lexicographically first solutions.
struct Task {
  const Puzzle& puzzle;
  std::ostream& out;
  std::ostream& err;

  std::string text(const char* format, const Grid& grid) const {
    return find_writer(format)->write({grid, {}, {}});
  }
  std::string given(const char* format) const { return text(format, puzzle.givens); }
  std::vector<Grid> solutions(int limit) const { return first_solutions(puzzle.givens, limit); }
};

// Each prints a conflict-free puzzle as its program does; false where that program has no words
// for the outcome.
bool print_liang(const Task& task) {
  const auto solutions = task.solutions(1);
  task.out << "Enter a Sudoku puzzle:\n";
  if (solutions.empty()) {
    task.out << "No solution\n";
  } else {
    task.out << "The solution is found:\n" << task.text("liang", solutions[0]);
  }
  return true;
}

bool print_almanac(const Task& task) {
  const auto solutions = task.solutions(2);
  constexpr const char* kVerdicts[] = {"Unsolveable", "Solved", "At least two solutions"};
  task.out << "Original\n" << task.given("almanac") << kVerdicts[solutions.size()] << "\n";
  for (const Grid& solution : solutions) task.out << task.text("almanac", solution);
  task.out << "\n\n";
  return true;
}

bool print_article(const Task& task) {
  const auto solutions = task.solutions(1);
  task.out << task.given("article") << "AFTER SOLVING : \n";
  if (!solutions.empty()) {
    task.out << task.text("article", solutions[0]);
    return true;
  }
  // The program prints the grid as it was, blanks now as zeros, and does not say why.
  std::string unsolved = task.given("article");
  for (std::size_t at = 0; (at = unsolved.find(" - ", at)) != std::string::npos;) {
    unsolved[at + 1] = '0';
  }
  task.out << unsolved;
  task.err << "sudoku: no solution\n";
  return false;
}

bool print_assignment4(const Task& task) {
  const auto solutions = task.solutions(1);
  task.out << task.given("assignment4") << "\n";
  if (solutions.empty()) {
    task.err << "sudoku: no solution\n";
    return false;
  }
  task.out << task.text("assignment4", solutions[0]);
  return true;
}

std::string count_text(const Grid& puzzle) {
  const std::uint64_t count = count_solutions(puzzle, kFew);
  if (count < kFew) return std::to_string(count);
  ExactCount search(puzzle);
  search.advance(UINT64_MAX);
  return to_text(search.count());
}

bool print_lab(const Task& task) {
  const auto solutions = solve(task.puzzle.givens, 2).solutions;
  if (solutions.size() == 1) {
    task.out << task.text("lab", solutions[0]);
  } else {
    task.out << count_text(task.puzzle.givens) << "\n";
  }
  return true;
}

using Print = bool (*)(const Task&);

struct Format {
  std::string_view id;
  Print print;  // null for `line`, which has words for everything
};

constexpr Format kFormats[] = {{"liang", print_liang},     {"almanac", print_almanac},
                               {"article", print_article}, {"assignment4", print_assignment4},
                               {"lab", print_lab},         {"line", nullptr}};

void print_line(const Puzzle& puzzle, bool count, std::ostream& out) {
  const SolveResult result = solve(puzzle.givens, 2);
  out << to_line(puzzle.givens) << ' ' << name_of(result.verdict);
  if (!result.solutions.empty()) out << ' ' << to_line(result.solutions[0]);
  if (count) {
    const bool many = result.verdict == Verdict::many;
    out << ' ' << (many ? count_text(puzzle.givens) : std::to_string(result.solutions.size()));
  }
  out << '\n';
}

// What the programs would pass over in silence or search in vain: the clash is told.
bool print_invalid(const Format& format, const Task& task) {
  if (format.id == "liang") task.out << "Enter a Sudoku puzzle:\nInvalid input\n";
  for (const Conflict& conflict : conflicts(task.puzzle.givens)) {
    task.err << "sudoku: invalid: " << describe(conflict) << "\n";
  }
  return false;
}

struct Options {
  const Format* format = std::end(kFormats) - 1;
  bool count = false;
  std::string_view path;
};

// False where the arguments are wrong.
bool parse(std::span<const std::string_view> args, Options& options) {
  bool has_path = false;
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (args[i] == "--count") {
      options.count = true;
    } else if (args[i] == "--as") {
      if (++i == args.size()) return false;
      options.format = std::find_if(std::begin(kFormats), std::end(kFormats),
                                    [&](const Format& format) { return format.id == args[i]; });
      if (options.format == std::end(kFormats)) return false;
    } else if (has_path || (args[i].starts_with('-') && args[i] != "-")) {
      return false;
    } else {
      options.path = args[i];
      has_path = true;
    }
  }
  return true;
}

}  // namespace

int solve_command(std::span<const std::string_view> args, std::istream& in, std::ostream& out,
                  std::ostream& err) {
  Options options;
  if (!parse(args, options)) {
    err << "usage: " << kSolveUsage << "\n";
    return 2;
  }
  const auto text = read_input(options.path, in, err);
  if (!text) return 1;
  const Reading reading = read_text(*text);
  bool good = report(reading, err);
  for (const ReadPuzzle& read : reading.puzzles) {
    const Task task{read.puzzle, out, err};
    if (options.format->print == nullptr) {
      print_line(read.puzzle, options.count, out);
      continue;
    }
    if (!conflicts(read.puzzle.givens).empty()) {
      good = print_invalid(*options.format, task) && good;
      continue;
    }
    good = options.format->print(task) && good;
    if (options.count) out << "solutions: " << count_text(read.puzzle.givens) << "\n";
  }
  return good ? 0 : 1;
}

}  // namespace sudoku::cli
