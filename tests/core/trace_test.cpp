#include "sudoku/trace.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "sample.hpp"
#include "sudoku/line.hpp"
#include "traces.hpp"
#include "undo_board.hpp"
#include "watched_puzzles.hpp"

using namespace sudoku;
using namespace traces;
using Reason = IllegalMove::Reason;

namespace {

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

namespace {

/// Exports up to `most` events of a run, reads the trace back and compares the boards.
void check_read_back(const Way& way, const Grid& puzzle, std::size_t most, std::size_t every) {
  INFO(way.algorithm->id << " " << way.variant << " " << to_line(puzzle));
  Run run(*way.algorithm, puzzle, way.variant);
  const bool writes_first = std::string_view(way.algorithm->id) == "free-cell-list";
  const bool keeps_possible = std::string_view(way.algorithm->id) == "candidate-elimination";

  const Grid start = run.snapshot().grid;
  std::vector<Event> events(most);
  events.resize(run.read(events));
  std::string text = trace_head(start);
  TraceWriter writer(start);
  std::vector<std::size_t> moves_of;
  for (Event event : events) {
    moves_of.push_back(static_cast<std::size_t>(writer.write(event, text)));
  }

  const Trace trace = read_trace(text);
  CHECK(trace.puzzle == start);
  if (trace.illegal) FAIL_CHECK(trace.illegal->text << " " << name_of(trace.illegal->reason));
  const std::size_t moves = trace.moves.size();
  bool has_eliminations = false;
  for (Event event : trace.moves) has_eliminations |= event.kind() == EventKind::eliminate;

  REQUIRE(run.seek(0));
  Run played = replay(trace);
  std::size_t wrong_boards = 0;
  for (std::size_t i = 0; i < events.size(); ++i) {
    Event event;
    run.read({&event, 1});
    for (std::size_t n = moves_of[i]; n > 0; --n) REQUIRE(played.read({&event, 1}) == 1);
    if (i % every != 0 && i + 1 < events.size()) continue;
    const Snapshot ours = run.snapshot();
    const Snapshot theirs = played.snapshot();
    Grid expected = ours.grid;
    // The current cell of the search may hold a digit on trial.
    if (writes_first && ours.depth < static_cast<int>(ours.stack.size())) {
      const Cell at = ours.stack[ours.depth].constraint;
      if (theirs.grid.is_empty(at)) expected.clear(at);
    }
    wrong_boards += theirs.grid != expected;
    wrong_boards += theirs.solutions.empty() != ours.solutions.empty();
    if (keeps_possible && has_eliminations) wrong_boards += theirs.candidates != ours.candidates;
  }
  CHECK(wrong_boards == 0);
  CHECK(played.position() == moves);
  CHECK(played.ended());
  if (run.snapshot().outcome == Outcome::solved) {
    CHECK(played.snapshot().outcome == Outcome::solved);
  }
}

}  // namespace

TEST_CASE("An exported trace can be read back, and leads to the same boards", "[trace]") {
  for (const Way& way : all_ways()) {
    for (const std::string_view line : {puzzles::kLab.puzzle, puzzles::kAlmanacThird.puzzle}) {
      check_read_back(way, grid_of(line), 60'000, 97);
    }
  }
}

TEST_CASE("Traces of invalid puzzles and of puzzles without a solution can be read back, too",
          "[trace]") {
  // candidate-elimination fills two cells of a box with one digit in one pass.
  std::vector<Grid> grids = {
      grid_of("..6...5.7...75.43..3......9.5...43.1.......4.2....39...8......3.4...58.6..2367...")};
  for (const std::string_view line : {kTwoFivesInRow1, kDeadCell, kTwoCellsOneDigit, kEmptyGrid,
                                      std::string_view(puzzles::kLabFullGrid)}) {
    grids.push_back(grid_of(line));
  }
  // A full grid with two equal digits: some algorithms report it as a solution.
  grids.push_back(grid_of("11" + std::string(puzzles::kLabFullGrid).substr(2)));
  for (const Grid& grid : random_puzzles(sample(150, 25))) grids.push_back(grid);
  for (const Way& way : all_ways()) {
    for (const Grid& puzzle : grids) check_read_back(way, puzzle, 3'000, 41);
  }
}

TEST_CASE("A run is exported in parts, and the limit counts whole events", "[trace]") {
  Run run(*find_algorithm("free-cell-list"), grid_of(kFigure));
  const std::string whole = whole_trace(run);

  run.seek(0);
  TraceExport in_parts(run);
  std::string text;
  std::uint64_t moves = 0;
  while (true) {
    const TracePart part = in_parts.next(1'000, 1'000'000);
    if (part.text.empty()) break;
    CHECK_FALSE(part.cut);
    text += part.text;
    moves += part.moves;
  }
  CHECK(text == whole);
  CHECK(moves + 1 == static_cast<std::uint64_t>(std::count(whole.begin(), whole.end(), '\n')));

  // The count of moves is that of the lines, also if the next event does not fit.
  for (std::uint64_t limit = 0; limit < 200; ++limit) {
    run.seek(0);
    const TracePart part = TraceExport(run).next(1'000, limit);
    INFO(limit);
    CHECK(part.cut);
    CHECK(part.moves <= limit);
    CHECK(part.moves + 2 > limit);
    const auto lines_of_part = std::count(part.text.begin(), part.text.end(), '\n');
    CHECK(part.moves + 1 == static_cast<std::uint64_t>(lines_of_part));
    CHECK(whole.starts_with(part.text));
  }
}

TEST_CASE("The parts of an export continue each other, wherever the run is moved between them",
          "[trace]") {
  Run run(*find_algorithm("free-cell-list"), grid_of(kFigure));
  const std::string whole = whole_trace(run);
  run.seek(0);
  TraceExport in_parts(run);
  Dice dice(5);
  std::string text;
  // Few events or few moves: events that do not fit begin the next part.
  for (TracePart part; text.size() < whole.size(); text += part.text) {
    const bool by_moves = dice.roll(2) == 0;
    part = in_parts.next(by_moves ? 9 : dice.roll(9), by_moves ? 2 + dice.roll(3) : UINT64_MAX);
    run.seek(static_cast<std::uint64_t>(dice.roll(5'000)));
  }
  CHECK(text == whole);
}

TEST_CASE("P! and S! are not checked", "[trace]") {
  const std::vector<Event> moves = read("P! 1 3 3\np! 1 4 1\nS!\nU 1 3\n");
  REQUIRE(moves.size() == 4);
  CHECK(moves[0].kind() == EventKind::place);
  CHECK(moves[2].kind() == EventKind::solution);
  Run run = replay(read_trace("P! 1 3 3\nS!", grid_of(kFigure)));
  run.seek(UINT64_MAX);
  CHECK(run.snapshot().outcome == Outcome::solved);
  CHECK(run.snapshot().grid[2] == 3);
  // Everything but the conflict is still checked.
  CHECK(wrong("P! 1 1 4").reason == Reason::on_given);
  CHECK(wrong("P! 1 3 1\nP! 1 3 2").reason == Reason::filled);
  CHECK(wrong("P! 1 3 10").reason == Reason::out_of_range);
  for (const char* line : {"U! 1 3", "T! 1 3 1", "P!! 1 3 1", "P !1 3 1", "S !", "! P 1 3 1"}) {
    CHECK(wrong(line).reason == Reason::unreadable);
  }
}

TEST_CASE("A replay ends before a move that is not playable", "[trace]") {
  const Event place(EventKind::place, 0, 2, 1);
  const auto length = [](std::vector<Event> moves) {
    Run run = replay({grid_of(kFigure), std::move(moves), std::nullopt});
    run.seek(UINT64_MAX);
    CHECK(run.ended());
    return run.position();
  };
  CHECK(length({place}) == 1);
  CHECK(length({place, place}) == 1);
  CHECK(length({place, Event(EventKind::place, 0, 0, 5)}) == 1);   // a given
  CHECK(length({place, Event(EventKind::place, 0, 81, 1)}) == 1);  // no cell
  CHECK(length({place, Event(EventKind::place, 0, Event::kNowhere, 1)}) == 1);
  CHECK(length({place, Event(EventKind::place, 0, 3, 0)}) == 1);  // no digit
  CHECK(length({place, Event(EventKind::place, 0, 3, 15)}) == 1);
  CHECK(length({place, Event(EventKind::remove, 1, 3, 0, 1)}) == 1);  // an empty cell
  CHECK(length({place, Event(EventKind::remove, 1, 2, 0, 7)}) == 1);  // another digit
  CHECK(length({place, Event(EventKind::remove, 0, 2, 0, 1)}) == 1);  // the label of P
  CHECK(length({place, Event(EventKind::cover, 0, 2)}) == 1);         // no move
  CHECK(length({place, Event(EventKind::remove, 1, 2, 4, 1)}) ==
        1);                                                       // a digit that U does not have
  CHECK(length({place, Event(EventKind::solution, 5, 3)}) == 1);  // a cell that S does not have
  CHECK(length({place, Event(EventKind::solution, 5)}) == 2);
  CHECK(length({place, Event(EventKind::place, 31, 3, 2)}) == 1);  // no label
  CHECK(length({place, Event(EventKind::eliminate, 2, 80, 15)}) == 1);
  CHECK(length({place, Event(EventKind::remove, 1, 2, 0, 1), place}) == 3);
  // Events of arbitrary bits.
  Dice dice(7);
  for (int i = 0; i < 2'000; ++i) {
    std::vector<Event> moves;
    for (int n = 0; n < 20; ++n) {
      const auto high = static_cast<std::uint32_t>(dice.roll(1 << 16)) << 16;
      moves.push_back(Event::from_bits(high | static_cast<std::uint32_t>(dice.roll(1 << 16))));
    }
    CHECK(length(moves) <= 20);
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
  REQUIRE(run.find_next(EventFilter::kind(EventKind::remove)) == Run::SearchResult::found);
  CHECK(run.snapshot().last.kind() == EventKind::remove);
  CHECK(run.depth_profile().size() > 1);
}

TEST_CASE("A replay shows the digits placed in order, and counts its moves", "[trace]") {
  Run run =
      replay(read_trace("P 1 3 1\nP 1 4 2\nT 1 6 2\nR 1 6 2\nP 1 6 4\nU 1 4\n", grid_of(kFigure)));
  run.seek(UINT64_MAX);
  const Snapshot snapshot = run.snapshot();
  CHECK(snapshot.depth == 2);
  CHECK(snapshot.stack == std::vector<Frame>{{2, 2, 1, 0}, {5, 5, 4, 0}});
  // Solutions, placed, removed, eliminated, tried, rejected.
  CHECK(snapshot.counters == std::vector<std::uint64_t>{0, 3, 1, 0, 1, 1});
  CHECK(snapshot.counters.size() == trace_algorithm().counters.size());
  CHECK(snapshot.candidates == Candidates::of(snapshot.grid));
}
