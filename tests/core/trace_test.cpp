#include "sudoku/trace.hpp"

#include <string>
#include <vector>

#include "catch.hpp"
#include "watched_puzzles.hpp"

using namespace sudoku;
using puzzles::grid_of;
using Reason = IllegalMove::Reason;

namespace {

const std::string kFigure(puzzles::kLiangFigure.puzzle);
/// Complete but for r1c1, which takes 1.
const std::string kLastCell = "0" + std::string(puzzles::kLabFullGrid).substr(1);

std::string whole_trace(Run& run) {
  std::string text = trace_head(run.snapshot().grid);
  TraceWriter writer(run.snapshot().grid);
  for (Event event; run.read({&event, 1}) == 1;) writer.write(event, text);
  return text;
}

/// The first lines of a text.
std::string lines(const std::string& text, int count) {
  std::size_t end = 0;
  while (count-- > 0) end = text.find('\n', end) + 1;
  return text.substr(0, end);
}

/// The one thing wrong with a trace on Liang's figure.
IllegalMove wrong(const std::string& moves) {
  const Trace trace = read_trace(moves, grid_of(kFigure));
  REQUIRE(trace.illegal);
  CHECK(trace.illegal->move == trace.moves.size() + 1);
  return *trace.illegal;
}

std::vector<Event> read(const std::string& text) {
  const Trace trace = read_trace(text, grid_of(kFigure));
  INFO(text);
  CHECK_FALSE(trace.illegal);
  return trace.moves;
}

}  // namespace

TEST_CASE("Liang's search as a trace begins as his text describes it", "[trace]") {
  Run run(*find_algorithm("free-cell-list"), grid_of(kFigure));
  const std::string text = whole_trace(run);
  // Row 1 holds 5, 3 and 7: r1c3 takes 1 at once, r1c4 rejects it (row 1) and takes 2.
  CHECK(lines(text, 6) == "G " + kFigure + "\nT 1 3 1\nP 1 3 1\nT 1 4 1\nR 1 4 1\nT 1 4 2\n");
  // "Fill 1 into grid[0][2], 2 into grid[0][3], 4 into grid[0][5], 8 into grid[0][6], and 9 into
  // grid[0][7]"; nothing fits grid[0][8]; "backtrack to grid[0][6] and change its value to 9",
  // "grid[0][7] to 8".
  std::string placed;
  for (std::size_t at = 0; placed.size() < 9 * 8; at = text.find('\n', at) + 1) {
    if (text[at] == 'P' || text[at] == 'U') placed += text.substr(at, text.find('\n', at) - at + 1);
  }
  CHECK(
      placed.starts_with("P 1 3 1\nP 1 4 2\nP 1 6 4\nP 1 7 8\nP 1 8 9\n"
                         "U 1 8\nU 1 7\nP 1 7 9\nP 1 8 8\n"));
}

TEST_CASE("What is written can be read, and leads to the same boards", "[trace]") {
  for (const Way& way : all_ways()) {
    for (const std::string_view line : {puzzles::kLab.puzzle, puzzles::kAlmanacThird.puzzle}) {
      INFO(way.algorithm->id << " " << way.variant << " " << line);
      Run run(*way.algorithm, grid_of(line), way.variant);
      const bool writes_first = way.algorithm->panel == Panel::free_cells;
      const bool keeps_possible = way.algorithm->panel == Panel::possible;

      std::vector<Event> events(60'000);
      events.resize(run.read(events));
      std::string text = trace_head(grid_of(line));
      TraceWriter writer(grid_of(line));
      std::vector<std::size_t> moves_of;
      for (Event event : events) {
        moves_of.push_back(static_cast<std::size_t>(writer.write(event, text)));
      }

      const Trace trace = read_trace(text);
      CHECK(trace.puzzle == grid_of(line));
      CHECK_FALSE(trace.illegal);
      std::vector<Event> moves = trace.moves;

      REQUIRE(run.seek(0));
      Run played = replay(trace);
      std::size_t wrong_boards = 0;
      for (std::size_t i = 0; i < events.size(); ++i) {
        Event event;
        run.read({&event, 1});
        for (std::size_t n = moves_of[i]; n > 0; --n) REQUIRE(played.read({&event, 1}) == 1);
        if (i % 97 != 0 && i + 1 < events.size()) continue;
        const Snapshot ours = run.snapshot();
        const Snapshot theirs = played.snapshot();
        Grid expected = ours.grid;
        // The cell that the search is at may hold a digit on trial.
        if (writes_first && ours.depth < static_cast<int>(ours.stack.size())) {
          const Cell at = ours.stack[ours.depth].constraint;
          if (theirs.grid.is_empty(at)) expected.clear(at);
        }
        wrong_boards += theirs.grid != expected;
        if (keeps_possible) wrong_boards += theirs.candidates != ours.candidates;
      }
      CHECK(wrong_boards == 0);
      CHECK(played.position() == moves.size());
      CHECK(played.ended());
      if (run.ended() && run.snapshot().outcome != Outcome::stuck) {
        CHECK(played.snapshot().outcome == run.snapshot().outcome);
      }
    }
  }
}

TEST_CASE("A replay can be moved to any step like any run", "[trace]") {
  Run original(*find_algorithm("is-safe"), grid_of(kFigure));
  const Trace trace = read_trace(whole_trace(original));
  Run run = replay(trace);
  std::vector<Snapshot> snapshots = {run.snapshot()};
  for (Event event; run.read({&event, 1}) == 1;) {
    CHECK(event == trace.moves[snapshots.size() - 1]);
    snapshots.push_back(run.snapshot());
  }
  CHECK(snapshots.back().outcome == Outcome::solved);
  CHECK(snapshots.back().solutions == std::vector{snapshots.back().grid});
  Dice dice(3);
  for (int i = 0; i < 100; ++i) {
    const Snapshot& expected = snapshots[dice.roll(static_cast<int>(snapshots.size()))];
    REQUIRE(run.seek(expected.step));
    CHECK(run.snapshot() == expected);
  }
  REQUIRE(run.seek(0));
  REQUIRE(run.find_next(Wanted::kind(EventKind::remove)) == Run::Search::found);
  CHECK(run.snapshot().last.kind() == EventKind::remove);
  CHECK(run.landscape().size() > 1);
}

TEST_CASE("A replay shows the digits placed in order, and counts its moves", "[trace]") {
  Run run =
      replay(read_trace("P 1 3 1\nP 1 4 2\nT 1 6 2\nR 1 6 2\nP 1 6 4\nU 1 4\n", grid_of(kFigure)));
  run.seek(UINT64_MAX);
  const Snapshot snapshot = run.snapshot();
  CHECK(snapshot.depth == 2);
  CHECK(snapshot.stack == std::vector<Frame>{{2, 2, 1, 0}, {5, 5, 4, 0}});
  // Solutions, placed, taken back, crossed out, tried, rejected.
  CHECK(snapshot.counters == std::vector<std::uint64_t>{0, 3, 1, 0, 1, 1});
  CHECK(snapshot.counters.size() == trace_algorithm().counters.size());
  CHECK(snapshot.candidates == Candidates::of(snapshot.grid));
}

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

TEST_CASE("A trace with crossings out keeps its own candidates", "[trace]") {
  const Trace trace = read_trace("E 1 3 5\ne 1 3 5\nP 1 3 1\n", grid_of(kFigure));
  REQUIRE(trace.moves.size() == 3);
  Run run = replay(trace);
  CHECK(run.snapshot().candidates[2] == Digits::all());
  CHECK(run.snapshot().candidates[0] == Digits::of(5));
  run.seek(1);
  CHECK(run.snapshot().candidates[2] == Digits::all() - Digits::of(5));

  // Crossing out again changes nothing, forwards and backwards.
  Board board{grid_of(kFigure), {}, 0};
  for (Event move : trace.moves) board.apply(move);
  for (auto move = trace.moves.rbegin(); move != trace.moves.rend(); ++move) board.undo(*move);
  CHECK(board == Board{grid_of(kFigure), {}, 0});
}

TEST_CASE("The puzzle comes from the trace, or from who reads it", "[trace]") {
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

TEST_CASE("The first move that cannot be is told with its reason", "[trace]") {
  SECTION("what is no move") {
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
    // Asked and rejected, it may clash; taken back, it is free again.
    CHECK(read("T 1 3 3\nR 1 3 3\nP 1 3 1\nU 1 3\nP 3 1 1").size() == 5);
  }
  SECTION("a solution that is none") {
    CHECK(wrong("S") == IllegalMove{1, 1, "S", Reason::not_a_solution, 2});
    const Grid two_ones = grid_of("11" + kLastCell.substr(2));
    const Trace trace = read_trace("S", two_ones);
    REQUIRE(trace.illegal);
    CHECK(trace.illegal->reason == Reason::not_a_solution);
  }
  CHECK(std::string(name_of(Reason::unreadable)) == "unreadable");
  CHECK(std::string(name_of(Reason::not_a_solution)) == "not_a_solution");
}

TEST_CASE("What comes before the illegal move can be played, what comes after is not read",
          "[trace]") {
  Trace trace = read_trace("P 1 3 1\nP 1 4 2\nP 1 6 2\nP 1 6 4\n", grid_of(kFigure));
  REQUIRE(trace.illegal);
  CHECK(trace.illegal->move == 3);
  Run run = replay(std::move(trace));
  run.seek(UINT64_MAX);
  CHECK(run.position() == 2);
  CHECK(run.snapshot().grid[3] == 2);
  CHECK(run.snapshot().grid[5] == kNoDigit);
}

TEST_CASE("A long line is told by its beginning, with no character cut in two", "[trace]") {
  const std::string line = "x" + std::string(38, '-') + "\xc3\xa9" + std::string(1000, '-');
  CHECK(wrong(line).text == "x" + std::string(38, '-'));
}

TEST_CASE("Ten million bytes are four bytes a move", "[trace]") {
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
