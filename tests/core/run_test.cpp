#include "sudoku/run.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "watched_puzzles.hpp"

using namespace sudoku;
using puzzles::grid_of;

namespace {

// Runs of each kind: a short one, one that stops in mid-search, one that ends without a solution.
const std::vector<std::string_view> kPuzzles = {puzzles::kLab.puzzle, puzzles::kLiangFigure.puzzle,
                                                kEmptyGrid, kDeadCell};

constexpr std::size_t kMany = 20'000;

std::vector<Event> events_of(Run& run, std::uint64_t most) {
  std::vector<Event> events(static_cast<std::size_t>(most));
  events.resize(run.read(events));
  return events;
}

Board board_of(const Snapshot& snapshot, const Candidates& possible) {
  return {snapshot.grid, possible, snapshot.depth};
}

}  // namespace

TEST_CASE("An event is four bytes and keeps what it is made of", "[run]") {
  CHECK(sizeof(Event) == 4);
  const Event event(EventKind::write, 10, 80, 9, 8);
  CHECK(Event::from_bits(event.bits()) == event);
  CHECK(event.kind() == EventKind::write);
  CHECK(event.line() == 10);
  CHECK(event.place() == 80);
  CHECK(event.digit() == 9);
  CHECK(event.before() == 8);
  CHECK(std::string(name_of(EventKind::try_)) == "try");
  CHECK(std::string(name_of(EventKind::invalid)) == "invalid");
}

TEST_CASE("Forwards n and back n restores the board, and agrees with the run", "[run]") {
  Dice dice(81);
  for (const Way& way : all_ways()) {
    const bool keeps_possible = way.algorithm->panel == Panel::possible;
    for (const std::string_view line : kPuzzles) {
      INFO(way.algorithm->id << " " << way.variant << " " << line);
      Run run(*way.algorithm, grid_of(line), way.variant);
      run.seek(static_cast<std::uint64_t>(dice.roll(2'000)));
      const Snapshot before = run.snapshot();
      const Board start = board_of(before, before.candidates);

      Board board = start;
      const auto events = events_of(run, static_cast<std::size_t>(1 + dice.roll(5'000)));
      for (Event event : events) board.apply(event);
      const Snapshot after = run.snapshot();
      CHECK(board == board_of(after, keeps_possible ? after.candidates : start.candidates));

      for (auto event = events.rbegin(); event != events.rend(); ++event) board.undo(*event);
      CHECK(board == start);

      REQUIRE(run.seek(before.step));
      CHECK(run.snapshot() == before);
      CHECK(events_of(run, events.size()) == events);
    }
  }
}

TEST_CASE("Seeking a step is the same as stepping there", "[run]") {
  Dice dice(324);
  for (const Way& way : all_ways()) {
    for (const std::string_view line : kPuzzles) {
      INFO(way.algorithm->id << " " << way.variant << " " << line);
      Run stepped(*way.algorithm, grid_of(line), way.variant);
      Run sought(*way.algorithm, grid_of(line), way.variant);
      sought.extend(kMany);
      std::vector<Snapshot> snapshots = {stepped.snapshot()};
      while (stepped.position() < kMany) {
        if (events_of(stepped, static_cast<std::size_t>(1 + dice.roll(2'000))).empty()) break;
        snapshots.push_back(stepped.snapshot());
      }
      for (int i = 0; i < 30; ++i) {
        const Snapshot& expected = snapshots[dice.roll(static_cast<int>(snapshots.size()))];
        REQUIRE(sought.seek(expected.step));
        CHECK(sought.position() == expected.step);
        CHECK(sought.snapshot() == expected);
      }
      // A run that has not been extended yet, in slices of any size.
      Run fresh(*way.algorithm, grid_of(line), way.variant);
      const Snapshot& last = snapshots.back();
      while (!fresh.seek(last.step, static_cast<std::uint64_t>(1 + dice.roll(3'000)))) {
      }
      CHECK(fresh.snapshot() == last);
    }
  }
}

TEST_CASE("Many events at once are the same as one by one", "[run]") {
  // Slices of all lengths end the leaps of free-cell-list at every place where they can end.
  for (const std::string_view line : {puzzles::kLiangFigure.puzzle, kDeadCell}) {
    const Algorithm& algorithm = *find_algorithm("free-cell-list");
    Run run(algorithm, grid_of(line));
    Run one_by_one(algorithm, grid_of(line));
    Event event;
    for (std::uint64_t step = 0; step < 3'000 && !run.ended(); ++step) {
      Run leaping(algorithm, grid_of(line));
      REQUIRE(leaping.seek(step));
      REQUIRE(leaping.snapshot() == one_by_one.snapshot());
      if (one_by_one.read({&event, 1}) == 0) break;
    }
  }
}

TEST_CASE("A run is at most about a thousand keyframes in less than four megabytes", "[run]") {
  for (const Way& way : all_ways()) {
    INFO(way.algorithm->id << " " << way.variant);
    Run run(*way.algorithm, grid_of(kEmptyGrid), way.variant);
    run.extend(1'000'000);
    CHECK(run.keyframes() <= 1024);
    CHECK(run.landscape().size() <= 1024);
    CHECK(run.memory() < 4'000'000);
    if (!run.ended()) CHECK(run.length() == 1'000'000);
  }
}

TEST_CASE("The landscape tells the depths, kinds and lines of each stretch", "[run]") {
  for (const Way& way : all_ways()) {
    INFO(way.algorithm->id << " " << way.variant);
    Run run(*way.algorithm, grid_of(puzzles::kLiangFigure.puzzle), way.variant);
    run.extend(UINT64_MAX);
    const auto landscape = run.landscape();
    REQUIRE(run.length() > run.stretch_length() * (landscape.size() - 1));
    REQUIRE(run.length() <= run.stretch_length() * landscape.size());
    Board board{run.snapshot().grid, {}, 0};
    for (const Stretch& told : landscape) {
      Stretch seen;
      for (Event event : events_of(run, run.stretch_length())) {
        board.apply(event);
        seen.add(event, board.depth);
      }
      REQUIRE(seen.min_depth == told.min_depth);
      REQUIRE(seen.max_depth == told.max_depth);
      REQUIRE((seen.kinds & ~told.kinds) == 0);
      REQUIRE((seen.lines & ~told.lines) == 0);
    }
  }
}

TEST_CASE("The next and the previous event of a kind or at a line", "[run]") {
  Dice dice(17);
  for (const Way& way : all_ways()) {
    Run all(*way.algorithm, grid_of(puzzles::kLiangFigure.puzzle), way.variant);
    const auto events = events_of(all, 2'000'000);
    const std::size_t length = events.size();
    for (int i = 0; i < 60; ++i) {
      const Wanted wanted =
          i % 3 == 0 ? Wanted::line(dice.roll(12)) : Wanted{1u << dice.roll(kEventKinds), 0};
      const auto from = static_cast<std::size_t>(dice.roll(static_cast<int>(length) + 1));
      const auto budget = static_cast<std::uint64_t>(1 + dice.roll(i % 2 == 0 ? 500 : 1'000'000));
      INFO(way.algorithm->id << " from " << from << " budget " << budget << " kinds "
                             << wanted.kinds << " lines " << wanted.lines);

      Run run(*way.algorithm, grid_of(puzzles::kLiangFigure.puzzle), way.variant);
      while (!run.seek(from, 1'000'000)) {
      }
      std::size_t next = from;
      while (next < length && !wanted.matches(events[next])) ++next;
      Run::Search search;
      while ((search = run.find_next(wanted, budget)) == Run::Search::paused) {
      }
      CHECK(search == (next < length ? Run::Search::found : Run::Search::none));
      CHECK(run.position() == std::min(next + 1, length));

      REQUIRE(run.seek(from));
      std::size_t previous = from == 0 ? 0 : from - 1;
      while (previous > 0 && !wanted.matches(events[previous - 1])) --previous;
      while ((search = run.find_previous(wanted, budget)) == Run::Search::paused) {
      }
      CHECK(search == (previous > 0 ? Run::Search::found : Run::Search::none));
      CHECK(run.position() == (previous > 0 ? previous : from));
    }
  }
}

TEST_CASE("A run goes on by so many wanted events, but not past a line to stop at", "[run]") {
  Dice dice(9);
  for (const Way& way : all_ways()) {
    Run all(*way.algorithm, grid_of(puzzles::kLiangFigure.puzzle), way.variant);
    const auto events = events_of(all, 20'000);
    for (int i = 0; i < 60; ++i) {
      const Wanted wanted{1u << dice.roll(kEventKinds), 1u << dice.roll(12)};
      const Wanted stops = i % 3 == 0 ? Wanted{} : Wanted::line(dice.roll(12));
      const int count = 1 + dice.roll(200);
      const auto from = static_cast<std::size_t>(dice.roll(static_cast<int>(events.size() / 2)));
      const auto budget = static_cast<std::uint64_t>(1 + dice.roll(500));
      INFO(way.algorithm->id << " from " << from << " by " << count << " stops " << stops.lines);

      std::uint64_t left = count;
      std::size_t step = from;
      bool stopped = false;
      while (step < events.size() && left > 0 && !stopped) {
        stopped = stops.matches(events[step]);
        if (!stopped && wanted.matches(events[step])) --left;
        ++step;
      }
      if (left > 0 && !stopped && !all.ended()) continue;  // it goes on beyond what is known here

      Run run(*way.algorithm, grid_of(puzzles::kLiangFigure.puzzle), way.variant);
      REQUIRE(run.seek(from));
      std::uint64_t counted = count;
      Run::Search search;
      while ((search = run.go_on(wanted, counted, stops, budget)) == Run::Search::paused) {
      }
      CHECK(search == (left == 0 || stopped ? Run::Search::found : Run::Search::none));
      CHECK(run.position() == step);
      CHECK(counted == left);
    }
  }
}

TEST_CASE("A budget is kept, and what was found so far is kept too", "[run]") {
  Run run(*find_algorithm("count-solutions"), grid_of(kEmptyGrid));
  CHECK_FALSE(run.extend(1'000));
  CHECK(run.length() == 1'000);
  CHECK(run.position() == 0);
  CHECK_FALSE(run.seek(5'000, 1'500));
  CHECK(run.length() == 2'500);
  CHECK(run.seek(5'000));
  CHECK(run.position() == 5'000);
  CHECK(run.find_next(Wanted::kind(EventKind::invalid), 10'000) == Run::Search::paused);
  CHECK(run.length() <= 15'000);
}

TEST_CASE("The stack is the free-cell list, or the calls under way", "[run]") {
  Run list(*find_algorithm("free-cell-list"), grid_of(puzzles::kLab.puzzle));
  CHECK(list.snapshot().stack.size() == 81u - grid_of(puzzles::kLab.puzzle).filled());
  list.seek(1'000);
  const Snapshot middle = list.snapshot();
  for (int k = 0; k < middle.depth; ++k) CHECK(middle.stack[k].digit != kNoDigit);
  CHECK(middle.stack[middle.depth + 1].digit == kNoDigit);

  Run calls(*find_algorithm("dancing-links"), grid_of(puzzles::kLab.puzzle));
  CHECK(calls.snapshot().stack.empty());
  CHECK(calls.snapshot().matrix.size() == 324);
  REQUIRE(calls.find_next(Wanted::kind(EventKind::solution)) == Run::Search::found);
  const Snapshot solved = calls.snapshot();
  CHECK(solved.depth == 81 - grid_of(puzzles::kLab.puzzle).filled());
  CHECK(solved.matrix == std::vector<int>(324, -1));
  Grid placed = grid_of(puzzles::kLab.puzzle);
  for (const Frame& frame : solved.stack) placed.set(frame.cell, frame.digit);
  CHECK(placed == solved.grid);
}

TEST_CASE("The matrix is whole again when dancing-links ends", "[run]") {
  Run run(*find_algorithm("dancing-links"), grid_of(puzzles::kLiangFigure.puzzle));
  run.seek(1);
  const auto matrix = run.snapshot().matrix;
  CHECK(std::count(matrix.begin(), matrix.end(), -1) ==
        4 * grid_of(puzzles::kLiangFigure.puzzle).filled());
  run.seek(UINT64_MAX);
  CHECK(run.snapshot().outcome == Outcome::exhausted);
  CHECK(run.snapshot().matrix == matrix);
}
