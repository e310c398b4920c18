#include "sudoku/algorithm.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "catch.hpp"
#include "sample.hpp"
#include "seed_programs.hpp"
#include "sudoku/run.hpp"
#include "watched_puzzles.hpp"

using namespace sudoku;
using puzzles::grid_of;

namespace {

constexpr std::uint64_t kPlenty = 50'000'000;

Snapshot end_of_run(const char* id, const Grid& puzzle, int variant = 0) {
  Run run(*find_algorithm(id), puzzle, variant);
  run.seek(UINT64_MAX, kPlenty);
  REQUIRE(run.ended());
  return run.snapshot();
}

std::vector<std::string> split(const std::string& line) {
  std::vector<std::string> fields;
  std::istringstream in(line);
  for (std::string field; std::getline(in, field, ',');) fields.push_back(field);
  return fields;
}

bool is_solution_of(const Grid& grid, const Grid& puzzle) {
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (grid.is_empty(cell)) return false;
    for (Cell peer : kPeers[cell]) {
      if (grid[peer] == grid[cell]) return false;
    }
  }
  return grid.is_extension_of(puzzle);
}

bool has_conflict(const Grid& grid) {
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Cell peer : kPeers[cell]) {
      if (!grid.is_empty(cell) && grid[peer] == grid[cell]) return true;
    }
  }
  return false;
}

}  // namespace

TEST_CASE("The algorithms count what the original programs count", "[algorithms]") {
  std::istringstream csv(seed_programs::kSeedRuns);
  std::string line;
  std::getline(csv, line);
  const auto columns = split(line);
  int figures = 0;
  while (std::getline(csv, line)) {
    const auto fields = split(line);
    std::map<std::string, std::string> figure;
    for (std::size_t i = 0; i < columns.size(); ++i) figure[columns[i]] = fields[i];
    for (const auto& program : seed_programs::kPrograms) {
      const Algorithm& algorithm = *find_algorithm(program.algorithm);
      const Snapshot end = end_of_run(program.algorithm, grid_of(figure["puzzle"]));
      for (std::size_t i = 0; i < algorithm.counters.size(); ++i) {
        INFO(figure["name"] << " " << algorithm.counters[i]);
        CHECK(std::to_string(end.counters[i]) == figure[algorithm.counters[i]]);
        ++figures;
      }
    }
  }
  CHECK(figures == 7 * 20);
}

TEST_CASE("The transcribed programs have the same counts", "[algorithms]") {
  std::istringstream csv(seed_programs::kSeedRuns);
  std::string line;
  std::getline(csv, line);
  while (std::getline(csv, line)) {
    const auto fields = split(line);
    std::vector<std::string> counts;
    for (const char* id :
         {"free-cell-list", "bitmask", "is-safe", "count-solutions", "candidate-elimination"}) {
      const auto program =
          std::find_if(seed_programs::kPrograms.begin(), seed_programs::kPrograms.end(),
                       [&](const auto& p) { return std::string(id) == p.algorithm; });
      for (auto count : program->run(grid_of(fields[1]))) counts.push_back(std::to_string(count));
    }
    INFO(fields[0]);
    CHECK(counts == std::vector<std::string>(fields.begin() + 2, fields.end()));
  }
}

TEST_CASE("On any puzzle the algorithms do the work of the original programs", "[algorithms]") {
  constexpr int kRandom = sample(120, 24);
  auto grids = random_puzzles(kRandom);
  for (const std::string_view line : {puzzles::kLabFullGrid, kDeadCell, kTwoCellsOneDigit}) {
    grids.push_back(grid_of(line));
  }
  int solvable = 0;
  int clashing = 0;
  for (const Grid& puzzle : grids) {
    for (const auto& program : seed_programs::kPrograms) {
      if (puzzle == grid_of(kTwoCellsOneDigit) &&
          program.algorithm != std::string("candidate-elimination")) {
        continue;
      }
      INFO(program.algorithm);
      CHECK(end_of_run(program.algorithm, puzzle).counters == program.run(puzzle));
    }
    clashing += has_conflict(puzzle);
    solvable += end_of_run("fewest-candidates", puzzle).counters[0] == 1;
  }
  CHECK(solvable > kRandom / 3);
  CHECK(clashing > kRandom / 6);
  CHECK(solvable + clashing < static_cast<int>(grids.size()));
}

TEST_CASE("fewest-candidates and dancing-links find what the lab's program counts",
          "[algorithms]") {
  for (const Grid& puzzle : random_puzzles(sample(120, 24))) {
    const auto solutions = has_conflict(puzzle) ? 0 : seed_programs::Lab::run(puzzle)[0];
    const Snapshot fewest = end_of_run("fewest-candidates", puzzle);
    CHECK(fewest.counters[0] == (solutions > 0));
    if (solutions > 0) CHECK(is_solution_of(fewest.solutions.at(0), puzzle));

    const Snapshot all = end_of_run("dancing-links", puzzle, 0);
    CHECK(all.counters[0] == solutions);
    CHECK(all.solutions.size() == (solutions > 0));
    if (solutions > 0) CHECK(is_solution_of(all.solutions.at(0), puzzle));

    const Snapshot first = end_of_run("dancing-links", puzzle, 1);
    CHECK(first.counters[0] == (solutions > 0));
    CHECK(first.outcome == (solutions > 0          ? Outcome::solved
                            : has_conflict(puzzle) ? Outcome::invalid
                                                   : Outcome::exhausted));
  }
}

TEST_CASE("The better algorithms place orders of magnitude fewer digits", "[algorithms]") {
  const Grid puzzle = grid_of(puzzles::kAlmanacSecond.puzzle);
  const auto placed = end_of_run("is-safe", puzzle).counters[3];
  CHECK(end_of_run("fewest-candidates", puzzle).counters[2] * 10 < placed);
  CHECK(end_of_run("dancing-links", puzzle).counters[2] * 10 < placed);
}

TEST_CASE("candidate-elimination stops when stuck, or continues as its variant says",
          "[algorithms]") {
  const Grid puzzle = grid_of(puzzles::kLab.puzzle);
  const Snapshot stopped = end_of_run("candidate-elimination", puzzle, 0);
  CHECK(stopped.outcome == Outcome::stuck);
  CHECK(stopped.grid.filled() == puzzle.filled() + 5);

  const Snapshot singles = end_of_run("candidate-elimination", puzzle, 1);
  CHECK(singles.grid.filled() > stopped.grid.filled());
  CHECK(singles.grid.is_extension_of(stopped.grid));

  const Snapshot searched = end_of_run("candidate-elimination", puzzle, 2);
  CHECK(searched.outcome == Outcome::solved);
  CHECK(is_solution_of(searched.grid, puzzle));
}

TEST_CASE("candidate-elimination hands over to a search that decides every puzzle",
          "[algorithms]") {
  for (const Grid& puzzle : random_puzzles(60)) {
    if (has_conflict(puzzle)) continue;
    const bool solvable = seed_programs::Lab::run(puzzle)[0] > 0;
    const Snapshot end = end_of_run("candidate-elimination", puzzle, 2);
    const bool solved = end.outcome == Outcome::solved && is_solution_of(end.grid, puzzle);
    CHECK(solved == solvable);
  }
}

TEST_CASE("The anti-brute-force puzzle takes Liang's search 622,577,597 checks", "[algorithms]") {
  if (kSanitized) return;  // only a long run
  Run run(
      *find_algorithm("free-cell-list"),
      grid_of("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"));
  run.seek(UINT64_MAX);
  const Snapshot end = run.snapshot();
  CHECK(end.outcome == Outcome::solved);
  CHECK(end.counters[1] == 622'577'597);
  CHECK(run.memory() < 5'000'000);
}

TEST_CASE("Every label of a listing has events, and every event has such a label", "[algorithms]") {
  const std::vector<std::string_view> tried = {puzzles::kLabFullGrid,
                                               kDeadCell,
                                               kTwoFivesInRow1,
                                               puzzles::kLiangFigure.puzzle,
                                               puzzles::kLab.puzzle,
                                               puzzles::kAssignment4.puzzle,
                                               puzzles::kAlmanacSecond.puzzle};
  for (const Way& way : all_ways()) {
    std::set<int> reached;
    for (const std::string_view puzzle : tried) {
      Run run(*way.algorithm, grid_of(puzzle), way.variant);
      std::vector<Event> events(200'000);
      events.resize(run.read(events));
      for (Event event : events) reached.insert(event.label());
    }
    std::set<int> labels;
    for (const CodeLine& line : way.algorithm->code) {
      const bool shown = (line.variants >> way.variant & 1) != 0;
      if (shown && line.label != CodeLine::kNoLabel) labels.insert(line.label);
    }
    INFO(way.algorithm->id << " " << way.variant);
    CHECK(reached == labels);
  }
}

TEST_CASE("Solutions are reported at the lines with that name, and nothing else is",
          "[algorithms]") {
  for (const Way& way : all_ways()) {
    std::set<int> named;
    for (const CodeLine& line : way.algorithm->code) {
      const bool shown = (line.variants >> way.variant & 1) != 0;
      if (shown && std::string_view(line.name) == "solution") named.insert(line.label);
    }
    INFO(way.algorithm->id << " " << way.variant);
    CHECK(!named.empty());
    for (const std::string_view puzzle :
         {puzzles::kLiangFigure.puzzle, puzzles::kLab.puzzle, puzzles::kAssignment4.puzzle}) {
      Run run(*way.algorithm, grid_of(puzzle), way.variant);
      std::vector<Event> events(200'000);
      events.resize(run.read(events));
      const bool agree = std::all_of(events.begin(), events.end(), [&](Event event) {
        return named.contains(event.label()) == (event.kind() == EventKind::solution);
      });
      CHECK(agree);
    }
  }
}

TEST_CASE("Every listing has one main method, at most one statement per line, in short lines",
          "[algorithms]") {
  for (const Way& way : all_ways()) {
    INFO(way.algorithm->id << " " << way.variant);
    int lines = 0;
    int classes = 0;
    int mains = 0;
    int depth = 0;
    bool continues = false;  // the statement of the line before
    for (const CodeLine& line : way.algorithm->code) {
      if ((line.variants >> way.variant & 1) == 0) continue;
      ++lines;
      const std::string text = line.text;
      INFO(text);
      const std::size_t indent = std::min(text.find_first_not_of(' '), text.size());
      CHECK(text.size() <= 76);
      CHECK(std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; }));
      const bool is_for = text.compare(indent, 4, "for ") == 0;
      CHECK(std::count(text.begin(), text.end(), ';') <= (is_for ? 2 : 1));
      depth -= text[indent] == '}';
      if (!text.empty()) CHECK(static_cast<int>(indent) == 2 * depth + (continues ? 4 : 0));
      const bool ends =
          text.empty() || std::string_view(";{},/").find(text.back()) != std::string::npos;
      continues = !ends && text.find("//") == std::string::npos;
      depth += text.ends_with('{');
      classes += text.starts_with("class ") || text.starts_with("public class ");
      mains += text.starts_with("  public static void main(String[] args)");
    }
    CHECK(depth == 0);
    CHECK(classes >= 1);
    CHECK(mains == 1);
    CHECK(lines >= 30);
    CHECK(lines <= 200);
  }
}

TEST_CASE("The table lists each algorithm once, with unique ids", "[algorithms]") {
  std::set<std::string> ids;
  std::set<std::string> counters;
  for (const Algorithm& algorithm : algorithm_table()) {
    CHECK(ids.insert(algorithm.id).second);
    CHECK(find_algorithm(algorithm.id) == &algorithm);
    for (const char* counter : algorithm.counters) CHECK(counters.insert(counter).second);
  }
  CHECK(ids == std::set<std::string>{"free-cell-list", "bitmask", "is-safe",
                                     "candidate-elimination", "count-solutions",
                                     "fewest-candidates", "dancing-links"});
  CHECK(find_algorithm("none of them") == nullptr);
}

TEST_CASE("Clashing givens, full grids and the empty grid end or can be stopped", "[algorithms]") {
  for (const Way& way : all_ways()) {
    INFO(way.algorithm->id << " " << way.variant);
    for (const std::string_view puzzle : {kTwoFivesInRow1, kEmptyGrid, puzzles::kLabFullGrid}) {
      Run run(*way.algorithm, grid_of(puzzle), way.variant);
      run.seek(UINT64_MAX, 100'000);
      CHECK((run.ended() || run.length() == 100'000));
    }
    const Snapshot full =
        end_of_run(way.algorithm->id, grid_of(puzzles::kLabFullGrid), way.variant);
    CHECK(full.counters[0] == 1);
    CHECK(full.grid == grid_of(puzzles::kLabFullGrid));
  }
  for (const char* id : {"free-cell-list", "fewest-candidates", "dancing-links"}) {
    const Snapshot end = end_of_run(id, grid_of(kTwoFivesInRow1));
    CHECK(end.outcome == Outcome::invalid);
    CHECK(end.counters[0] == 0);
  }
}
