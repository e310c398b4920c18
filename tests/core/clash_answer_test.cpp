// Givens that clash: what the formats of the texts print is what the algorithms, which do the work
// of the programs, find.
#include "batch_lists.hpp"
#include "catch.hpp"
#include "holes.hpp"
#include "sample.hpp"
#include "sudoku/check.hpp"
#include "sudoku/run.hpp"

using namespace sudoku;
using namespace lists;

namespace {

constexpr std::uint64_t kMostSteps = 1'000'000;
constexpr int kPuzzles = sample(200, 40);

// A full grid with two changed digits and some empty cells; some clash.
std::vector<Grid> clashing_puzzles(int count) {
  const Grid full = puzzles::grid_of(puzzles::kLabFullGrid);
  holes::Xorshift random(7);
  std::vector<Grid> made;
  while (static_cast<int>(made.size()) < count) {
    Grid puzzle = full;
    const int empty = 1 + random.below(40);
    for (int i = 0; i < empty; ++i) puzzle.clear(random.below(kCells));
    for (int i = 0; i < 2; ++i) puzzle.set(random.below(kCells), 1 + random.below(9));
    if (!is_conflict_free(puzzle)) made.push_back(puzzle);
  }
  return made;
}

// The state at the end of a run; nothing if it has more than kMostSteps.
std::optional<Snapshot> end_of(const char* id, const Grid& puzzle) {
  Run run(*find_algorithm(id), puzzle);
  if (!run.extend(kMostSteps)) return std::nullopt;
  run.seek(run.length());
  return run.snapshot();
}

}  // namespace

TEST_CASE("for givens that clash, a format prints what the program of its text finds", "[batch]") {
  struct Program {
    const char* format;
    const char* algorithm;
  };
  for (const auto& [format, algorithm] :
       {Program{"almanac", "bitmask"}, Program{"article", "is-safe"},
        Program{"lab", "count-solutions"}}) {
    INFO(format);
    int found = 0, ended = 0;
    for (const Grid& puzzle : clashing_puzzles(kPuzzles)) {
      const auto end = end_of(algorithm, puzzle);
      if (!end) continue;
      ++ended;
      const auto answer = clash_answer(*find_batch_format(format), puzzle);
      REQUIRE(answer);
      const std::size_t solutions = end->solutions.size();
      found += solutions > 0;
      if (algorithm == std::string_view("count-solutions")) {
        CHECK(answer->count == std::to_string(end->counters[0]));
        if (end->counters[0] != 1) continue;
      }
      CHECK(answer->solutions == end->solutions);
    }
    CHECK(ended > kPuzzles / 2);
    CHECK(found > kPuzzles / 20);
  }
}

TEST_CASE("the Almanac prints the puzzle without the givens that it leaves out", "[batch]") {
  std::string clash = kOne;
  const std::size_t empty = clash.rfind('0', 8);
  clash[empty] = clash[1];
  const std::string text = solved(clash, "almanac").text;
  CHECK(text == solved(kOne, "almanac").text);
}

TEST_CASE("a program that would not end is not imitated for ever", "[batch]") {
  // Two equal digits in the first row, and no other given: the article's program tries for years.
  const Solved answer = solved(kInvalid, "article");
  CHECK(answer.text == "# invalid: the program works too long\n");
  CHECK(answer.report.unanswered == 1);
}

TEST_CASE("Liang's program says that a number out of range is invalid", "[batch]") {
  std::string numbers;
  for (char c : kOne) numbers += std::string(numbers.empty() ? "" : " ") + c;
  numbers.replace(numbers.find('0'), 1, "10");
  const std::string text = solved(numbers, "liang").text;
  CHECK(text.ends_with("\nEnter a Sudoku puzzle:\nInvalid input\n"));
  CHECK(text.starts_with("# line 1: bad_number"));
}
