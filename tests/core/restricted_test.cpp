// Puzzles with eliminated candidates: what the engine, the rating and lists make of them, compared
// with brute force.
#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "batch_lists.hpp"
#include "brute_force.hpp"
#include "catch.hpp"
#include "holes.hpp"
#include "puzzles.hpp"
#include "sudoku/check.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/rating.hpp"
#include "sudoku/reader.hpp"

using namespace sudoku;
using namespace lists;

namespace {

constexpr std::size_t kMost = 200;  // solutions that are compared

struct Restricted {
  Puzzle puzzle;
  std::vector<Grid> solutions;  // the first kMost, in lexicographic order
};

// Random givens of a solution, and random eliminations from the other cells: some of them spare the
// solution, some do not.
std::vector<Restricted> random_puzzles(int count) {
  const Grid full = puzzles::grid_of(puzzles::kLabFullGrid);
  holes::Xorshift random(729);
  std::vector<Restricted> made;
  while (static_cast<int>(made.size()) < count) {
    Puzzle puzzle{full, {}, {}};
    const int empty = 30 + random.below(30);
    for (int i = 0; i < empty; ++i) puzzle.givens.clear(random.below(kCells));
    const Candidates plain = Candidates::of(puzzle.givens);
    const bool spare = random.below(4) != 0;
    const int rarity = 2 + random.below(5);
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (!puzzle.givens.is_empty(cell)) continue;
      for (Digit digit : plain[cell]) {
        const bool out = random.below(rarity) == 0 && !(spare && digit == full[cell]);
        if (out) puzzle.eliminated[cell].add(digit);
      }
    }
    const auto found =
        brute_force::first_solutions(puzzle.givens, puzzle.candidates(), kMost, 2'000'000);
    if (puzzle.is_restricted() && found) made.push_back({puzzle, *found});
  }
  return made;
}

// Nine characters per cell, of which the d-th is d or a dot.
std::string text_729(const Candidates& candidates) {
  std::string text;
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      text += candidates[cell].has(digit) ? static_cast<char>('0' + digit) : '.';
    }
  }
  return text + "\n";
}

const char* verdict_of(const std::vector<Grid>& solutions) {
  return solutions.empty() ? "none" : solutions.size() == 1 ? "one" : "many";
}

// The third word of an answer in the format `line`, or none.
std::string verdict_in(const std::string& line) {
  return line.substr(82, std::min(line.find(' ', 82), line.size() - 1) - 82);
}

}  // namespace

TEST_CASE("eliminated candidates count like givens: brute force agrees on verdict, count and order",
          "[engine]") {
  std::map<std::string, int> seen;
  Solver solver;
  for (const auto& [puzzle, solutions] : random_puzzles(300)) {
    const SolveResult result = solve(puzzle, 2);
    CHECK(std::string(name_of(result.verdict)) == verdict_of(solutions));
    for (const Grid& solution : result.solutions) {
      const bool known = std::find(solutions.begin(), solutions.end(), solution) != solutions.end();
      CHECK((known || solutions.size() == kMost));
    }
    CHECK(count_solutions(puzzle, kMost) == solutions.size());
    CHECK(solver.solve(puzzle, 2) == static_cast<int>(std::min<std::size_t>(solutions.size(), 2)));
    const auto first = first_solutions(puzzle, 3);
    CHECK(first == std::vector(solutions.begin(),
                               solutions.begin() + std::min<std::ptrdiff_t>(3, solutions.size())));
    ++seen[verdict_of(solutions)];
  }
  for (const char* verdict : {"none", "one", "many"}) CHECK(seen[verdict] > 20);
}

TEST_CASE("entries are progress: they change neither verdict nor rating", "[engine]") {
  for (auto [puzzle, solutions] : random_puzzles(20)) {
    const Verdict before = solve(puzzle).verdict;
    const Rating rating = rate(puzzle);
    for (Cell cell = 0; cell < kCells; ++cell) {
      const bool free = puzzle.givens.is_empty(cell) && puzzle.eliminated[cell].empty();
      if (free) puzzle.placed.set(cell, Candidates::of(puzzle.givens)[cell].first());
    }
    CHECK(solve(puzzle).verdict == before);
    CHECK(rate(puzzle) == rating);
  }
}

TEST_CASE("a text with candidates has the solutions that its candidates leave", "[reader]") {
  std::string list;
  std::vector<std::string> verdicts;
  for (const auto& [puzzle, solutions] : random_puzzles(100)) {
    const std::string text = text_729(puzzle.candidates());
    const Reading reading = read_text(text);
    REQUIRE(reading.puzzles.size() == 1);
    const Puzzle& read = reading.puzzles[0].puzzle;
    CHECK(count_solutions(read, kMost) == solutions.size());
    if (!solutions.empty()) CHECK(first_solutions(read, 1).front() == solutions.front());
    list += text;
    // Two equal single candidates in a house are givens that clash.
    const bool clash = !is_conflict_free(read.givens);
    if (clash) CHECK(solutions.empty());
    verdicts.push_back(clash ? "invalid" : verdict_of(solutions));
  }
  // In a list each gets its own verdict, also between puzzles without candidates.
  const std::string plain(puzzles::kLiangOutput.puzzle);
  const Solved answers = solved(plain + "\n" + list + plain + "\n");
  std::size_t at = 0;
  const auto next = [&] {
    const std::size_t end = answers.text.find('\n', at);
    const std::string line = answers.text.substr(at, end - at + 1);
    at = end + 1;
    return verdict_in(line);
  };
  CHECK(next() == "one");
  for (const std::string& verdict : verdicts) CHECK(next() == verdict);
  CHECK(next() == "one");
}

TEST_CASE("a cell of 729 characters without a candidate leaves no solution", "[reader]") {
  Candidates candidates = Candidates::of(puzzles::grid_of(puzzles::kLiangOutput.puzzle));
  Cell empty = 0;
  while (candidates[empty].size() < 2) ++empty;
  CHECK(solve(read_text(text_729(candidates)).puzzles.at(0).puzzle).verdict == Verdict::one);
  candidates[empty] = {};
  CHECK(solve(read_text(text_729(candidates)).puzzles.at(0).puzzle).verdict == Verdict::none);
}

TEST_CASE("ratings of a list respect candidates; programs of texts say that they do not",
          "[batch]") {
  // Eighteen solutions without, one with its candidates.
  Puzzle puzzle{puzzles::grid_of(puzzles::kLiangFigure.puzzle), {}, {}};
  const Grid wanted = solve(puzzle, 1).solutions.front();
  for (SolveResult found = solve(puzzle); found.verdict == Verdict::many; found = solve(puzzle)) {
    const Grid& other = found.solutions[found.solutions[0] == wanted];
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (wanted[cell] != other[cell]) puzzle.eliminated[cell].add(other[cell]);
    }
  }
  const std::string text = text_729(puzzle.candidates());

  Batch batch(rating_format(), BatchInput::line, 2, [](const Puzzle& p, bool) { return rate(p); });
  batch.begin({text});
  while (!batch.work(100)) {
  }
  const Rating rating = rate(puzzle);
  CHECK((rating.er > 0 && rating.er < kUnsolvedRating));
  CHECK(result_of(batch).text == to_line(puzzle.givens) + "," + rating_text(rating.er) + "," +
                                     rating_text(rating.ep) + "," + rating_text(rating.ed) + "\n");
  CHECK(solved(text).text == to_line(puzzle.givens) + " one " + to_line(wanted) + "\n");

  const std::string printed = solved(text, "liang").text;
  CHECK(printed.starts_with("# candidates ignored\n"));
}
