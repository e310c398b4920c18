// Prints as JSON, for each algorithm and variant, its listing, and for each of some puzzles what
// its run does: listings.test.mjs compares the programs of the listings with it.
#include <array>
#include <iostream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "../core/watched_puzzles.hpp"
#include "sudoku/line.hpp"
#include "sudoku/run.hpp"

namespace {

using namespace sudoku;
using puzzles::grid_of;

constexpr std::size_t kMostEvents = 4'000'000;

std::string quoted(std::string_view text) {
  std::string json = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') json += '\\';
    json += c;
  }
  return json + '"';
}

// "[" item "," item ... "]"
template <class Items>
std::string array_of(const Items& items, auto&& json_of) {
  std::string json = "[";
  for (const auto& item : items) {
    if (json.size() > 1) json += ',';
    json += json_of(item);
  }
  return json + ']';
}

std::string code_of(const Way& way) {
  std::vector<CodeLine> lines;
  for (const CodeLine& line : way.algorithm->code) {
    if ((line.variants >> way.variant & 1) != 0) lines.push_back(line);
  }
  return array_of(lines, [](const CodeLine& line) {
    return "{\"text\":" + quoted(line.text) + ",\"label\":" + std::to_string(line.label) + '}';
  });
}

// The whole run, "" if it is longer than kMostEvents. `hash` is a polynomial in the labels of the
// events, in their order, modulo 2^64: h = 31 h + label + 1.
std::string run_of(const Way& way, const Grid& puzzle) {
  Run run(*way.algorithm, puzzle, way.variant);
  run.extend(kMostEvents);
  if (!run.ended()) return "";
  std::uint64_t hash = 0;
  std::map<std::array<std::string, 2>, int> counts;
  for (Event event; run.read({&event, 1}) == 1;) {
    // The outermost call of a full grid returns where it found the solution, not at its last line.
    const bool returned = event.kind() == EventKind::exhausted && puzzle.is_full();
    if (returned) continue;
    hash = 31 * hash + static_cast<std::uint64_t>(event.label()) + 1;
    ++counts[{std::to_string(event.label()), name_of(event.kind())}];
  }
  const Snapshot end = run.snapshot();
  const auto number = [](std::uint64_t count) { return std::to_string(count); };
  const auto line = [](const Grid& grid) { return quoted(to_line(grid, '0')); };
  return "{\"puzzle\":" + line(puzzle) + ",\"outcome\":" + quoted(name_of(end.outcome)) +
         ",\"grid\":" + line(end.grid) + ",\"solutions\":" + array_of(end.solutions, line) +
         ",\"counters\":" + array_of(end.counters, number) + ",\"hash\":\"" + std::to_string(hash) +
         "\",\"events\":" +
         array_of(counts,
                  [](const auto& count) {
                    const auto& [label, kind] = count.first;
                    return "{\"label\":" + label + ",\"kind\":" + quoted(kind) +
                           ",\"count\":" + std::to_string(count.second) + '}';
                  }) +
         '}';
}

}  // namespace

int main() {
  std::vector<Grid> grids = random_puzzles(60);
  for (const auto& seed : puzzles::kSeeds) grids.push_back(grid_of(seed.puzzle));
  for (const std::string_view line :
       {std::string_view(puzzles::kLabFullGrid), kDeadCell, kTwoFivesInRow1, kTwoCellsOneDigit}) {
    grids.push_back(grid_of(line));
  }
  std::cout << array_of(all_ways(), [&](const Way& way) {
    std::vector<std::string> runs;
    for (const Grid& puzzle : grids) {
      if (std::string run = run_of(way, puzzle); !run.empty()) runs.push_back(std::move(run));
    }
    return "{\"id\":" + quoted(way.algorithm->id) + ",\"variant\":" + std::to_string(way.variant) +
           ",\"code\":" + code_of(way) + ",\"counters\":" +
           array_of(way.algorithm->counters, [](const char* id) { return quoted(id); }) +
           ",\"runs\":" + array_of(runs, [](const std::string& run) { return run; }) + "}\n";
  });
}
