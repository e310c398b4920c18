// A run: an algorithm at work on a puzzle, movable to any step.
//
// Step n is the state after n events; step 0 is the starting puzzle. A run knows its events up to
// its length and finds more on demand. It keeps at most 8192 copies of the algorithm, 2.5 MB in
// total, as keyframes, spaced ever wider as the run grows, and what happens between them, 3 MB; to
// reach a step it restores the nearest keyframe before it and replays the events from there.
//
// Calls that can take long have a budget, the number of events to perform. If it is used up they
// return early and can be called again to continue. An event costs about 5 ns (free-cell-list: 1 ns
// if many are skipped; dancing-links: 100 ns).
//
// Not thread-safe; different runs may be used by different threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "sudoku/algorithm.hpp"
#include "sudoku/event.hpp"
#include "sudoku/snapshot.hpp"

namespace sudoku {

/// Selects events: those of any of the kinds, and those with any of the labels.
struct EventFilter {
  std::uint32_t kinds = 0;   ///< bit per EventKind
  std::uint32_t labels = 0;  ///< bit per label

  static constexpr EventFilter kind(EventKind kind) { return {1u << static_cast<int>(kind), 0}; }
  /// Precondition: `label` is 0..31.
  static constexpr EventFilter label(int label) { return {0, 1u << label}; }
  constexpr bool matches(Event event) const {
    return (kinds >> static_cast<int>(event.kind()) & 1) != 0 || (labels >> event.label() & 1) != 0;
  }
  /// False if no event of the segment matches.
  constexpr bool may_match(const Segment& segment) const {
    return (kinds & segment.kinds) != 0 || (labels & segment.labels) != 0;
  }
  constexpr EventFilter operator|(const EventFilter& other) const {
    return {kinds | other.kinds, labels | other.labels};
  }

  friend constexpr bool operator==(const EventFilter&, const EventFilter&) = default;
};

class Run {
 public:
  /// Precondition: `variant` is an index of `algorithm.variants`, or 0.
  Run(const Algorithm& algorithm, const Grid& puzzle, int variant = 0);
  /// A run of an algorithm that is not in the table. Precondition: `state` is not null and at its
  /// step 0.
  explicit Run(std::unique_ptr<AlgorithmState> state);
  ~Run();
  Run(Run&&) noexcept;
  Run& operator=(Run&&) noexcept;

  /// The number of known events.
  std::uint64_t length() const;
  /// True if the events are known to the end of the run.
  bool ended() const;
  /// The current step, 0..length().
  std::uint64_t position() const;

  /// Finds up to `events` more events; the position does not change. Returns ended().
  bool extend(std::uint64_t events);

  /// Moves to a step, or to the end if the run is shorter. Returns true if it arrived; false if the
  /// budget was used up: call again with the same step.
  bool seek(std::uint64_t step, std::uint64_t budget = UINT64_MAX);

  /// Moves forward by up to `events.size()` events and stores them. Returns their number, which is
  /// smaller than `events.size()` only at the end.
  std::size_t read(std::span<Event> events);

  enum class SearchResult {
    found,   ///< the position is right after the event
    none,    ///< no such event: the position is the end (forward) or unchanged (find_previous)
    paused,  ///< the budget is used up: call again with the same arguments
  };
  /// Moves to the step after the next matching event.
  SearchResult find_next(EventFilter filter, std::uint64_t budget = UINT64_MAX);
  /// Moves forward past `count` matching events. Stops after the first event that matches `stops`.
  /// Subtracts the matching events passed from `count`; an event that matches `stops` is not
  /// subtracted. Returns `found` in both cases. After `paused`, call again with the remaining
  /// `count`.
  SearchResult advance_matching(EventFilter filter, std::uint64_t& count, EventFilter stops = {},
                                std::uint64_t budget = UINT64_MAX);
  /// Moves back to the last step before this one that follows a matching event. While paused, the
  /// position is between.
  SearchResult find_previous(EventFilter filter, std::uint64_t budget = UINT64_MAX);

  /// The state at the current step.
  Snapshot snapshot() const;

  /// The known events as at most 1024 segments. All cover `segment_length` events, the last one
  /// fewer if the length is no multiple. Valid until the next call that is not const.
  std::span<const Segment> depth_profile() const;
  std::uint64_t segment_length() const;

  /// A copy of the algorithm at a known step. Valid until the next call that is not const.
  struct Keyframe {
    const AlgorithmState& state;
    std::uint64_t step;
  };
  /// The last known copy at or before a step. Constant time.
  Keyframe keyframe_before(std::uint64_t step) const;
  /// The number of events between two keyframes: a power of two.
  std::uint64_t keyframe_spacing() const;
  /// For each keyframe, the events from it to the next one, or to the end of the known run. Valid
  /// until the next call that is not const.
  std::span<const Segment> stretches() const;

  /// Memory of the run in bytes, approximately.
  std::size_t memory() const;

 private:
  struct Timeline;
  std::unique_ptr<Timeline> timeline_;
};

}  // namespace sudoku
