#include "sudoku/run.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "sample.hpp"
#include "undo_board.hpp"
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

UndoBoard board_of(const Snapshot& snapshot, const Candidates& possible) {
  return {{snapshot.grid, possible, snapshot.depth}};
}

}  // namespace

TEST_CASE("An event is four bytes and keeps its fields", "[run]") {
  CHECK(sizeof(Event) == 4);
  const Event event(EventKind::write, 10, 80, 9, 8);
  CHECK(Event::from_bits(event.bits()) == event);
  CHECK(event.kind() == EventKind::write);
  CHECK(event.label() == 10);
  CHECK(event.place() == 80);
  CHECK(event.digit() == 9);
  CHECK(event.before() == 8);
  CHECK(std::string(name_of(EventKind::try_)) == "try");
  CHECK(std::string(name_of(EventKind::invalid)) == "invalid");
}

TEST_CASE("A field of an event that is out of range changes no other field", "[run]") {
  const Event event(EventKind::place, 33, 512 + 7, 16 + 3, 16 + 2);
  CHECK(event.kind() == EventKind::place);
  CHECK(event.label() == 1);
  CHECK(event.place() == 7);
  CHECK(event.digit() == 3);
  CHECK(event.before() == 2);
  CHECK(event.bits() >> 27 == 0);
  CHECK(Event(EventKind::place, -1, -1, -1).before() == 0);
}

TEST_CASE("n events forward and n back restore the board, and agree with the run", "[run]") {
  Dice dice(81);
  for (const Way& way : all_ways()) {
    const bool keeps_possible = std::string(way.algorithm->id) == "candidate-elimination";
    for (const std::string_view line : kPuzzles) {
      INFO(way.algorithm->id << " " << way.variant << " " << line);
      Run run(*way.algorithm, grid_of(line), way.variant);
      run.seek(static_cast<std::uint64_t>(dice.roll(2'000)));
      const Snapshot before = run.snapshot();
      const UndoBoard start = board_of(before, before.candidates);

      UndoBoard board = start;
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

TEST_CASE("Seeking a step has the same result as stepping there", "[run]") {
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

TEST_CASE("Many events at once have the same result as one by one", "[run]") {
  constexpr std::uint64_t kSteps = sample(3'000, 600);
  // Seeks of all lengths end the fast forward of free-cell-list in every state in which it can end.
  for (const std::string_view line : {puzzles::kLiangFigure.puzzle, kDeadCell}) {
    const Algorithm& algorithm = *find_algorithm("free-cell-list");
    Run run(algorithm, grid_of(line));
    Run one_by_one(algorithm, grid_of(line));
    Event event;
    for (std::uint64_t step = 0; step < kSteps && !run.ended(); ++step) {
      Run skipping(algorithm, grid_of(line));
      REQUIRE(skipping.seek(step));
      REQUIRE(skipping.snapshot() == one_by_one.snapshot());
      if (one_by_one.read({&event, 1}) == 0) break;
    }
  }
}

TEST_CASE("A run takes less than five megabytes, however long it is", "[run]") {
  for (const Way& way : all_ways()) {
    INFO(way.algorithm->id << " " << way.variant);
    Run run(*way.algorithm, grid_of(kEmptyGrid), way.variant);
    run.extend(1'000'000);
    CHECK(run.depth_profile().size() <= 1024);
    CHECK(run.memory() < 5'000'000);
    if (!run.ended()) CHECK(run.length() == 1'000'000);
  }
}

TEST_CASE("The depth profile has the depths, kinds and labels of each segment", "[run]") {
  for (const Way& way : all_ways()) {
    INFO(way.algorithm->id << " " << way.variant);
    Run run(*way.algorithm, grid_of(puzzles::kLiangFigure.puzzle), way.variant);
    run.extend(UINT64_MAX);
    const auto depth_profile = run.depth_profile();
    REQUIRE(run.length() > run.segment_length() * (depth_profile.size() - 1));
    REQUIRE(run.length() <= run.segment_length() * depth_profile.size());
    EventBoard board{run.snapshot().grid, {}, 0};
    for (const Segment& reported : depth_profile) {
      Segment seen;
      for (Event event : events_of(run, run.segment_length())) {
        board.apply(event);
        seen.add_event(event);
        seen.add_depths(board.depth, 1);
      }
      seen.find_range();
      REQUIRE(seen.min_depth == reported.min_depth);
      REQUIRE(seen.max_depth == reported.max_depth);
      REQUIRE(seen.at_depth == reported.at_depth);
      REQUIRE((seen.kinds & ~reported.kinds) == 0);
      REQUIRE((seen.labels & ~reported.labels) == 0);
    }
  }
}

TEST_CASE("The depth profile has the sum of depths and the backtracks of a replay", "[run]") {
  Dice dice(58);
  for (const Way& way : all_ways()) {
    for (const std::string_view line : kPuzzles) {
      INFO(way.algorithm->id << " " << way.variant << " " << line);
      Run run(*way.algorithm, grid_of(line), way.variant);
      // In slices of any size, since free-cell-list handles many events at once.
      while (run.length() < kMany &&
             !run.extend(static_cast<std::uint64_t>(1 + dice.roll(3'000)))) {
      }
      int depth = 0;
      for (const Segment& reported : run.depth_profile()) {
        std::uint64_t depths = 0;
        std::uint64_t removals = 0;
        for (Event event :
             events_of(run, std::min(run.segment_length(), run.length() - run.position()))) {
          if (event.kind() == EventKind::place) ++depth;
          if (event.kind() == EventKind::remove) --depth;
          if (event.kind() == EventKind::remove) ++removals;
          depths += static_cast<std::uint64_t>(depth);
        }
        REQUIRE(reported.depth_sum() == depths);
        REQUIRE(reported.removals == removals);
      }
      CHECK(run.position() == run.length());
    }
  }
}

TEST_CASE("The next and the previous event of a kind or with a label", "[run]") {
  Dice dice(17);
  for (const Way& way : all_ways()) {
    Run all(*way.algorithm, grid_of(puzzles::kLiangFigure.puzzle), way.variant);
    const auto events = events_of(all, 2'000'000);
    const std::size_t length = events.size();
    for (int i = 0; i < 60; ++i) {
      const EventFilter filter = i % 3 == 0 ? EventFilter::label(dice.roll(12))
                                            : EventFilter{1u << dice.roll(kEventKinds), 0};
      const auto from = static_cast<std::size_t>(dice.roll(static_cast<int>(length) + 1));
      const auto budget = static_cast<std::uint64_t>(1 + dice.roll(i % 2 == 0 ? 500 : 1'000'000));
      INFO(way.algorithm->id << " from " << from << " budget " << budget << " kinds "
                             << filter.kinds << " lines " << filter.labels);

      Run run(*way.algorithm, grid_of(puzzles::kLiangFigure.puzzle), way.variant);
      while (!run.seek(from, 1'000'000)) {
      }
      std::size_t next = from;
      while (next < length && !filter.matches(events[next])) ++next;
      Run::SearchResult search;
      while ((search = run.find_next(filter, budget)) == Run::SearchResult::paused) {
      }
      CHECK(search == (next < length ? Run::SearchResult::found : Run::SearchResult::none));
      CHECK(run.position() == std::min(next + 1, length));

      REQUIRE(run.seek(from));
      std::size_t previous = from == 0 ? 0 : from - 1;
      while (previous > 0 && !filter.matches(events[previous - 1])) --previous;
      while ((search = run.find_previous(filter, budget)) == Run::SearchResult::paused) {
      }
      CHECK(search == (previous > 0 ? Run::SearchResult::found : Run::SearchResult::none));
      CHECK(run.position() == (previous > 0 ? previous : from));
    }
  }
}

TEST_CASE("A run advances by a number of matching events, but not past a label to stop at",
          "[run]") {
  Dice dice(9);
  for (const Way& way : all_ways()) {
    Run all(*way.algorithm, grid_of(puzzles::kLiangFigure.puzzle), way.variant);
    const auto events = events_of(all, 20'000);
    for (int i = 0; i < 60; ++i) {
      const EventFilter filter{1u << dice.roll(kEventKinds), 1u << dice.roll(12)};
      const EventFilter stops = i % 3 == 0 ? EventFilter{} : EventFilter::label(dice.roll(12));
      const int count = 1 + dice.roll(200);
      const auto from = static_cast<std::size_t>(dice.roll(static_cast<int>(events.size() / 2)));
      const auto budget = static_cast<std::uint64_t>(1 + dice.roll(500));
      INFO(way.algorithm->id << " from " << from << " by " << count << " stops " << stops.labels);

      std::uint64_t left = count;
      std::size_t step = from;
      bool stopped = false;
      while (step < events.size() && left > 0 && !stopped) {
        stopped = stops.matches(events[step]);
        if (!stopped && filter.matches(events[step])) --left;
        ++step;
      }
      if (left > 0 && !stopped && !all.ended())
        continue;  // the run continues after the known events

      Run run(*way.algorithm, grid_of(puzzles::kLiangFigure.puzzle), way.variant);
      REQUIRE(run.seek(from));
      std::uint64_t counted = count;
      Run::SearchResult search;
      while ((search = run.advance_matching(filter, counted, stops, budget)) ==
             Run::SearchResult::paused) {
      }
      CHECK(search == (left == 0 || stopped ? Run::SearchResult::found : Run::SearchResult::none));
      CHECK(run.position() == step);
      CHECK(counted == left);
    }
  }
}

TEST_CASE("A search keeps to its budget, and keeps what it has found", "[run]") {
  Run run(*find_algorithm("count-solutions"), grid_of(kEmptyGrid));
  CHECK_FALSE(run.extend(1'000));
  CHECK(run.length() == 1'000);
  CHECK(run.position() == 0);
  CHECK_FALSE(run.seek(5'000, 1'500));
  CHECK(run.length() == 2'500);
  CHECK(run.seek(5'000));
  CHECK(run.position() == 5'000);
  CHECK(run.find_next(EventFilter::kind(EventKind::invalid), 10'000) == Run::SearchResult::paused);
  CHECK(run.length() <= 15'000);
}

TEST_CASE("The stack is the free-cell list, or the active calls", "[run]") {
  Run list(*find_algorithm("free-cell-list"), grid_of(puzzles::kLab.puzzle));
  CHECK(list.snapshot().stack.size() == 81u - grid_of(puzzles::kLab.puzzle).filled());
  list.seek(1'000);
  const Snapshot middle = list.snapshot();
  for (int k = 0; k < middle.depth; ++k) CHECK(middle.stack[k].digit != kNoDigit);
  CHECK(middle.stack[middle.depth + 1].digit == kNoDigit);

  Run calls(*find_algorithm("dancing-links"), grid_of(puzzles::kLab.puzzle));
  CHECK(calls.snapshot().stack.empty());
  CHECK(calls.snapshot().matrix.size() == 324);
  REQUIRE(calls.find_next(EventFilter::kind(EventKind::solution)) == Run::SearchResult::found);
  const Snapshot solved = calls.snapshot();
  CHECK(solved.depth == 81 - grid_of(puzzles::kLab.puzzle).filled());
  CHECK(solved.matrix == std::vector<int>(324, -1));
  Grid placed = grid_of(puzzles::kLab.puzzle);
  for (const Frame& frame : solved.stack) placed.set(frame.cell, frame.digit);
  CHECK(placed == solved.grid);
}

TEST_CASE("The matrix is restored when dancing-links ends", "[run]") {
  Run run(*find_algorithm("dancing-links"), grid_of(puzzles::kLiangFigure.puzzle));
  run.seek(1);
  const auto matrix = run.snapshot().matrix;
  CHECK(std::count(matrix.begin(), matrix.end(), -1) ==
        4 * grid_of(puzzles::kLiangFigure.puzzle).filled());
  run.seek(UINT64_MAX);
  CHECK(run.snapshot().outcome == Outcome::exhausted);
  CHECK(run.snapshot().matrix == matrix);
}
