#include "sudoku/why_not.hpp"

#include <string>

#include "catch.hpp"
#include "seed_programs.hpp"
#include "sudoku/constraint.hpp"
#include "sudoku/run.hpp"
#include "watched_puzzles.hpp"

using namespace sudoku;
using puzzles::grid_of;
using Reason = WhyNot::Reason;

TEST_CASE("A given, a choice or the digit itself rules a digit out", "[why_not]") {
  // Liang's own example: r1c3 takes 1, r1c4 takes 2, r1c6 takes 4, r1c7 takes 8, r1c8 takes 9.
  const Grid puzzle = grid_of(puzzles::kLiangFigure.puzzle);
  Run run(*find_algorithm("free-cell-list"), puzzle);
  while (run.snapshot().depth < 5) run.seek(run.position() + 1);
  const Snapshot snapshot = run.snapshot();
  CHECK(snapshot.grid[2] == 1);
  CHECK(snapshot.grid[7] == 9);

  CHECK(why_not(snapshot, puzzle, 0, 5) == WhyNot{Reason::present});
  CHECK(why_not(snapshot, puzzle, 2, 1) == WhyNot{Reason::present});
  CHECK(why_not(snapshot, puzzle, 0, 4) == WhyNot{Reason::given});
  CHECK(why_not(snapshot, puzzle, 8, 7) == WhyNot{Reason::blocked, 4, false});
  CHECK(why_not(snapshot, puzzle, 8, 9) == WhyNot{Reason::blocked, 80, false});
  CHECK(why_not(snapshot, puzzle, 8, 2) == WhyNot{Reason::blocked, 3, true});
  CHECK(why_not(snapshot, puzzle, 2, 7) == WhyNot{Reason::blocked, 4, false});
  CHECK(why_not(snapshot, puzzle, 10, 2) == WhyNot{Reason::open});
}

TEST_CASE("A digit that was tried without success is refuted under the choice before it",
          "[why_not]") {
  // All algorithms that search: where a digit is refuted, the search with the choices before it and
  // with it has no solution, which the lab's program confirms.
  for (const char* id :
       {"free-cell-list", "bitmask", "is-safe", "fewest-candidates", "dancing-links"}) {
    const Grid puzzle = grid_of(puzzles::kAlmanacSecond.puzzle);
    Run run(*find_algorithm(id), puzzle);
    int refuted = 0;
    for (int i = 0; i < 30; ++i) {
      const Run::SearchResult search = run.find_next(EventFilter::kind(EventKind::remove));
      if (search != Run::SearchResult::found || run.snapshot().counters[0] > 0) break;
      const Snapshot snapshot = run.snapshot();
      for (int option = 0; option < 9 * kCells; ++option) {
        const Placement tried{option / 9, option % 9 + 1};
        const WhyNot why = why_not(snapshot, puzzle, tried.cell, tried.digit);
        if (why.reason != Reason::refuted) continue;
        ++refuted;
        Grid grid = puzzle;
        for (const Frame& frame : snapshot.stack) {
          if (why.cell < 0) break;
          grid.set(frame.cell, frame.digit);
          if (frame.cell == why.cell) break;
        }
        grid.set(tried.cell, tried.digit);
        INFO(id << " step " << snapshot.step << " cell " << tried.cell << " is " << tried.digit);
        CHECK(seed_programs::Lab::run(grid)[0] == 0);
      }
    }
    INFO(id);
    CHECK(refuted > 0);
  }
}

TEST_CASE("Once a digit is refuted without a choice before it, no solution has it", "[why_not]") {
  const Grid puzzle = grid_of(kDeadCell);
  Run run(*find_algorithm("fewest-candidates"), puzzle);
  run.seek(UINT64_MAX);
  CHECK(why_not(run.snapshot(), puzzle, 8, 9) == WhyNot{Reason::blocked, 17, false});

  const Grid lab = grid_of(puzzles::kLab.puzzle);
  Run article(*find_algorithm("is-safe"), lab);
  article.seek(UINT64_MAX);
  // r1c1 has the digit of the article's program; the smaller digits have been refuted.
  const Digit digit = article.snapshot().grid[0];
  for (Digit smaller = 1; smaller < digit; ++smaller) {
    const WhyNot why = why_not(article.snapshot(), lab, 0, smaller);
    CHECK((why.reason == Reason::blocked || why == WhyNot{Reason::refuted}));
  }
}

TEST_CASE("candidate-elimination reports the candidates that it removed", "[why_not]") {
  const Grid puzzle = grid_of(puzzles::kLab.puzzle);
  Run run(*find_algorithm("candidate-elimination"), puzzle, 1);
  run.seek(UINT64_MAX);
  const Snapshot end = run.snapshot();
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      const Reason reason = why_not(end, puzzle, cell, digit).reason;
      if (reason == Reason::open) CHECK(end.candidates[cell].has(digit));
      if (reason == Reason::eliminated) CHECK_FALSE(end.candidates[cell].has(digit));
    }
  }
}

TEST_CASE("A cell or digit that does not exist is out of range", "[why_not]") {
  const Grid puzzle = grid_of(puzzles::kLiangFigure.puzzle);
  const Snapshot snapshot = Run(*find_algorithm("is-safe"), puzzle).snapshot();
  for (const Cell cell : {-1, 81, 1'000'000, -1'000'000}) {
    CHECK(why_not(snapshot, puzzle, cell, 1) == WhyNot{Reason::out_of_range});
  }
  for (const Digit digit : {-1, 0, 10, 64}) {
    CHECK(why_not(snapshot, puzzle, 2, digit) == WhyNot{Reason::out_of_range});
  }
  CHECK(std::string(name_of(Reason::out_of_range)) == "out_of_range");
}
