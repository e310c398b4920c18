// What a trace can contain, and what is wrong with it.
#include "sudoku/trace.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "sudoku/line.hpp"
#include "traces.hpp"
#include "undo_board.hpp"
#include "watched_puzzles.hpp"

using namespace sudoku;
using namespace traces;
using Reason = IllegalMove::Reason;

TEST_CASE("A trace ends solved, exhausted or stuck", "[trace]") {
  const auto end = [](const std::string& moves) {
    Run run = replay(read_trace(moves, grid_of(kLastCell)));
    run.seek(UINT64_MAX);
    return run.snapshot().outcome;
  };
  CHECK(end("P 1 1 1\nS") == Outcome::solved);
  CHECK(end("P 1 1 1\nS\nU 1 1") == Outcome::exhausted);
  CHECK(end("P 1 1 1") == Outcome::stuck);
  CHECK(end("") == Outcome::exhausted);
}

TEST_CASE("A trace with eliminations has its own candidates", "[trace]") {
  const Trace trace = read_trace("E 1 3 5\ne 1 3 5\nP 1 3 1\n", grid_of(kFigure));
  REQUIRE(trace.moves.size() == 3);
  Run run = replay(trace);
  CHECK(run.snapshot().candidates[2] == Digits::all());
  CHECK(run.snapshot().candidates[0] == Digits::of(5));
  run.seek(1);
  CHECK(run.snapshot().candidates[2] == Digits::all() - Digits::of(5));

  // Removing a candidate again changes nothing, forwards and backwards.
  UndoBoard board{{grid_of(kFigure), {}, 0}};
  for (Event move : trace.moves) board.apply(move);
  for (auto move = trace.moves.rbegin(); move != trace.moves.rend(); ++move) board.undo(*move);
  CHECK(board == UndoBoard{{grid_of(kFigure), {}, 0}});
}

TEST_CASE("The puzzle is that of the trace, or else that of the caller", "[trace]") {
  CHECK(read_trace("G " + kFigure + "\nP 1 3 1").puzzle == grid_of(kFigure));
  CHECK(read_trace("P 1 3 1", grid_of(kFigure)).puzzle == grid_of(kFigure));
  CHECK(read_trace("P 1 3 1").puzzle == Grid{});
  std::string dots = kFigure;
  for (char& c : dots) c = c == '0' ? '.' : c;
  CHECK(read_trace("# mine\n\ng," + dots + "\r\n", Grid{}).puzzle == grid_of(kFigure));
}

TEST_CASE("Case, separators, comments and ends of lines do not matter", "[trace]") {
  const std::vector<Event> moves = read("P 1 3 1\nU 1 3\nT 1 4 2\nR 1 4 2\n");
  CHECK(moves.size() == 4);
  for (const char* text :
       {"p 1 3 1\nu 1 3\nt 1 4 2\nr 1 4 2", "P,1,3,1\nU,1,3\nT, 1, 4, 2\nR;1;4;2\n",
        "P\t1\t3\t1\r\nU\t1\t3\r\nT\t1\t4\t2\r\nR\t1\t4\t2\r\n",
        "P 1 3 1\rU 1 3\rT 1 4 2\rR 1 4 2\r",
        "  P1 3 1  # first\n\n# and back\nU 1 3 \n\t\nT 1 4 2 ,\nR 1 4 2#\n",
        "\xef\xbb\xbfP 1 03 1\nU 1 3\nT 1 4 2\nR 1 4 2"}) {
    CHECK(read(text) == moves);
  }
}

TEST_CASE("The first illegal move is reported with its reason", "[trace]") {
  SECTION("text that is not a move") {
    for (const char* line : {"Q 1 3 1", "hello", "P", "P 1 3", "P 1 3 x", "P 1 3 1 1", "U 1", "S 1",
                             "P 131", "1 3 1", "G 123"}) {
      const std::string moves = std::string("T 1 3 1\n") + line;
      CHECK(wrong(moves) == IllegalMove{2, 2, line, Reason::unreadable, -1});
    }
    CHECK(wrong("P 1 3 1\nG " + kFigure).reason == Reason::unreadable);
    CHECK(wrong("G " + kFigure + "\nG " + kFigure).reason == Reason::unreadable);
    CHECK(wrong("G " + std::string(80, '0') + "x").reason == Reason::unreadable);
  }
  SECTION("numbers that are not 1..9") {
    for (const char* line : {"P 0 3 1", "P 1 10 1", "P 1 3 0", "P 1 3 -1", "U 1 0", "E 1 3 10",
                             "T 99999999999999999999 3 1", "R 1 3 10"}) {
      CHECK(wrong(line) == IllegalMove{1, 1, line, Reason::out_of_range, -1});
    }
  }
  SECTION("moves in the cell of a given") {
    CHECK(wrong("P 1 1 4") == IllegalMove{1, 1, "P 1 1 4", Reason::on_given, 0});
    CHECK(wrong("U 1 2") == IllegalMove{1, 1, "U 1 2", Reason::on_given, 1});
  }
  SECTION("a cell that is filled, or is not") {
    CHECK(wrong("P 1 3 1\n# again\nP 1 3 2") == IllegalMove{2, 3, "P 1 3 2", Reason::filled, 2});
    CHECK(wrong("P 1 3 1\nU 1 3\nU 1 3") == IllegalMove{3, 3, "U 1 3", Reason::empty, 2});
  }
  SECTION("a digit that a peer holds") {
    CHECK(wrong("P 1 3 3") == IllegalMove{1, 1, "P 1 3 3", Reason::clash, 1});
    CHECK(wrong("P 1 3 1\nP 3 1 1") == IllegalMove{2, 2, "P 3 1 1", Reason::clash, 2});
    // A checked or rejected digit may clash; a removed one no longer does.
    CHECK(read("T 1 3 3\nR 1 3 3\nP 1 3 1\nU 1 3\nP 3 1 1").size() == 5);
  }
  SECTION("a solution that is not one") {
    CHECK(wrong("S") == IllegalMove{1, 1, "S", Reason::not_a_solution, 2});
    const Grid two_ones = grid_of("11" + kLastCell.substr(2));
    const Trace trace = read_trace("S", two_ones);
    REQUIRE(trace.illegal);
    CHECK(trace.illegal->reason == Reason::not_a_solution);
  }
  CHECK(std::string(name_of(Reason::unreadable)) == "unreadable");
  CHECK(std::string(name_of(Reason::not_a_solution)) == "not_a_solution");
}

TEST_CASE("Moves before the illegal one can be played; those after it are not read", "[trace]") {
  Trace trace = read_trace("P 1 3 1\nP 1 4 2\nP 1 6 2\nP 1 6 4\n", grid_of(kFigure));
  REQUIRE(trace.illegal);
  CHECK(trace.illegal->move == 3);
  Run run = replay(std::move(trace));
  run.seek(UINT64_MAX);
  CHECK(run.position() == 2);
  CHECK(run.snapshot().grid[3] == 2);
  CHECK(run.snapshot().grid[5] == kNoDigit);
}

TEST_CASE("A long line is reported by its beginning, cut at a character boundary", "[trace]") {
  const std::string line = "x" + std::string(38, '-') + "\xc3\xa9" + std::string(1000, '-');
  CHECK(wrong(line).text == "x" + std::string(38, '-'));
}

TEST_CASE("A move takes four bytes, also in a text of ten million", "[trace]") {
  std::string text;
  while (text.size() < 10'000'000) text += "P 1 3 1\nU 1 3\n";
  const Trace trace = read_trace(text, grid_of(kFigure));
  CHECK_FALSE(trace.illegal);
  CHECK(trace.moves.size() == 2 * (text.size() / 14));
  CHECK(trace.moves.capacity() <= trace.moves.size() + 1);
  Run run = replay(trace);
  run.seek(UINT64_MAX);
  CHECK(run.memory() < 4'000'000);
  CHECK(run.position() == trace.moves.size());
}
