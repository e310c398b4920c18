// A run: an algorithm at work on a puzzle, which can be moved to any step.
//
// Step n is the state after n events; step 0 is the puzzle as it was given. A run knows its events
// up to its length and finds more when asked to; copies of the algorithm (keyframes), at most about
// a thousand and spaced ever wider, bring it back to any step: restore one, replay the rest.
//
// Every call that may take long has a budget in events and can be called again to go on. An event
// costs about 5 ns (free-cell-list by the hundred million: 1 ns; dancing-links: 100 ns).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "sudoku/algorithm.hpp"
#include "sudoku/event.hpp"
#include "sudoku/snapshot.hpp"

namespace sudoku {

/// What happened in a stretch of events.
struct Stretch {
  std::uint8_t min_depth = 255;  ///< of the steps that the events lead to
  std::uint8_t max_depth = 0;
  std::uint32_t kinds = 0;  ///< bit per EventKind that may have happened
  std::uint32_t lines = 0;  ///< bit per line of pseudo-code that may have been named

  void add(Event event, int depth) {
    add_depth(depth);
    kinds |= 1u << static_cast<int>(event.kind());
    lines |= 1u << event.line();
  }
  void add_depth(int depth) {
    if (depth < min_depth) min_depth = static_cast<std::uint8_t>(depth);
    if (depth > max_depth) max_depth = static_cast<std::uint8_t>(depth);
  }
  void add(const Stretch& other) {
    add_depth(other.min_depth);
    add_depth(other.max_depth);
    kinds |= other.kinds;
    lines |= other.lines;
  }

  friend bool operator==(const Stretch&, const Stretch&) = default;
};

/// Events to look for: of any of the kinds, or at any of the lines.
struct Wanted {
  std::uint32_t kinds = 0;  ///< bit per EventKind
  std::uint32_t lines = 0;  ///< bit per line of pseudo-code

  static constexpr Wanted kind(EventKind kind) { return {1u << static_cast<int>(kind), 0}; }
  static constexpr Wanted line(int line) { return {0, 1u << line}; }
  constexpr bool matches(Event event) const {
    return (kinds >> static_cast<int>(event.kind()) & 1) != 0 || (lines >> event.line() & 1) != 0;
  }
  constexpr bool may_be_in(const Stretch& stretch) const {
    return (kinds & stretch.kinds) != 0 || (lines & stretch.lines) != 0;
  }
  constexpr Wanted operator|(const Wanted& other) const {
    return {kinds | other.kinds, lines | other.lines};
  }

  friend constexpr bool operator==(const Wanted&, const Wanted&) = default;
};

class Run {
 public:
  Run(const Algorithm& algorithm, const Grid& puzzle, int variant = 0);
  /// A run of what is in no table: an algorithm at its step 0.
  explicit Run(std::unique_ptr<Machine> machine);
  ~Run();
  Run(Run&&) noexcept;
  Run& operator=(Run&&) noexcept;

  /// How many events are known.
  std::uint64_t length() const;
  /// True where the run is known to its end, which is at `length`.
  bool ended() const;
  /// The step at which the run stands, 0..length.
  std::uint64_t position() const;

  /// Finds up to `events` more events; the position stays. Returns ended().
  bool extend(std::uint64_t events);

  /// Goes to a step, or to the end where that comes first. True when there; false when `budget`
  /// events were not enough: call again with the same step.
  bool seek(std::uint64_t step, std::uint64_t budget = UINT64_MAX);

  /// Goes on event by event, writing the events passed; returns how many, fewer than asked for only
  /// at the end.
  std::size_t read(std::span<Event> events);

  enum class Search {
    found,   ///< the run stands just behind the event
    none,    ///< there is none: the run stands at its end (find_next) or where it was
    paused,  ///< the budget is used up: call again with the same arguments
  };
  /// Goes on to the step that the next wanted event leads to.
  Search find_next(Wanted wanted, std::uint64_t budget = UINT64_MAX);
  /// Goes on by `count` wanted events, but not past one of `stops`: behind that it stands with a
  /// count left, whether or not it was wanted. Takes the events passed from `count`; after
  /// `paused` call again with what is left of it.
  Search go_on(Wanted wanted, std::uint64_t& count, Wanted stops = {},
               std::uint64_t budget = UINT64_MAX);
  /// Goes back to the last step before this one that a wanted event leads to. While paused, the
  /// position is somewhere on the way.
  Search find_previous(Wanted wanted, std::uint64_t budget = UINT64_MAX);

  Snapshot snapshot() const;

  /// The run so far in at most 1024 stretches, all of `stretch_length` events but the last.
  std::span<const Stretch> landscape() const;
  std::uint64_t stretch_length() const;

  /// How many keyframes are kept, and about how many bytes the run takes.
  std::size_t keyframes() const;
  std::size_t memory() const;

 private:
  struct Timeline;
  std::unique_ptr<Timeline> timeline_;
};

}  // namespace sudoku
