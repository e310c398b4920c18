// The algorithms that can be watched, and the interface of an algorithm at work.
//
// The table and its rows are immutable and may be read by several threads at once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "sudoku/event.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/snapshot.hpp"

namespace sudoku {

/// A summary of at most 2^32 - 1 consecutive events: their depths for pictures of the run, and what
/// a search can skip.
struct Segment {
  std::uint8_t min_depth = 255;  ///< least depth after one of the events; 255 if there is none
  std::uint8_t max_depth = 0;    ///< greatest depth after one of the events
  std::uint32_t kinds = 0;       ///< bit per EventKind that may occur
  std::uint32_t labels = 0;      ///< bit per label that may occur
  std::uint64_t removals = 0;    ///< number of `remove` events: the backtracks
  /// By depth, 0..81: the number of events after which the search has it.
  std::array<std::uint32_t, kCells + 1> at_depth{};

  /// Adds an event without its depth.
  void add_event(Event event) {
    kinds |= 1u << static_cast<int>(event.kind());
    labels |= 1u << event.label();
    if (event.kind() == EventKind::remove) ++removals;
  }
  /// Adds the depth after each of `count` events: the number of placed digits, 0..81.
  void add_depths(int depth, std::uint64_t count) {
    at_depth[static_cast<std::size_t>(depth)] += static_cast<std::uint32_t>(count);
  }
  /// Sets the least and the greatest depth after calls of `add_depths`.
  void find_range() {
    for (int depth = 0; depth <= kCells; ++depth) {
      if (at_depth[static_cast<std::size_t>(depth)] == 0) continue;
      if (min_depth == 255) min_depth = static_cast<std::uint8_t>(depth);
      max_depth = static_cast<std::uint8_t>(depth);
    }
  }
  /// The sum of the depths after each of the events.
  std::uint64_t depth_sum() const {
    std::uint64_t sum = 0;
    for (std::size_t depth = 0; depth < at_depth.size(); ++depth) sum += depth * at_depth[depth];
    return sum;
  }
  /// Adds the events of another segment.
  void add(const Segment& other) {
    if (other.min_depth < min_depth) min_depth = other.min_depth;
    if (other.max_depth > max_depth) max_depth = other.max_depth;
    kinds |= other.kinds;
    labels |= other.labels;
    removals += other.removals;
    for (std::size_t depth = 0; depth < at_depth.size(); ++depth)
      at_depth[depth] += other.at_depth[depth];
  }

  friend bool operator==(const Segment&, const Segment&) = default;
};

/// An algorithm at work on a puzzle. A Run drives it; any class with this interface can be run.
///
/// The events are deterministic: two clones produce the same events. Not thread-safe, but clones
/// share no mutable state.
class AlgorithmState {
 public:
  virtual ~AlgorithmState() = default;
  virtual std::unique_ptr<AlgorithmState> clone() const = 0;
  /// Performs the next event and stores it in `event`. Returns false, and leaves `event` alone, if
  /// the algorithm has ended.
  virtual bool step(Event& event) = 0;
  /// Performs up to `events` events and adds them to `segment`. Returns how many; fewer than
  /// `events` only if the algorithm ends.
  virtual std::uint64_t advance(std::uint64_t events, Segment& segment) = 0;
  virtual bool ended() const = 0;
  /// The number of digits placed and not removed, 0..81. Constant time.
  virtual int depth() const = 0;
  /// The whole snapshot except `step`, which is 0.
  virtual Snapshot snapshot() const = 0;
  /// Memory of the object in bytes.
  virtual std::size_t bytes() const = 0;

 protected:
  AlgorithmState() = default;
  AlgorithmState(const AlgorithmState&) = default;
};

/// One line of the Java program that shows an algorithm.
struct CodeLine {
  static constexpr std::int8_t kNoLabel = -1;
  static constexpr std::uint8_t kAllVariants = 0xff;

  const char* text;  ///< indented by two spaces per level; "" for a blank line
  /// Events of this label happen at this line; kNoLabel if none do. In each variant, at most one
  /// line has the label.
  std::int8_t label = kNoLabel;
  std::uint8_t variants = kAllVariants;  ///< bit v: the line belongs to the program of variant v
  /// What the line is for, if a user interface shows more about it: a condition that events decide,
  /// "full", "digits", ..., or "solution", where all `solution` events happen. Else "".
  const char* name = "";
};

/// A row of the table. Algorithms and counters have unique ids. Ids are stable, since addresses and
/// lessons contain them. Names and explanations belong to the user interface, by id.
struct Algorithm {
  const char* id;  ///< "free-cell-list", "bitmask", ...
  /// A complete Java program. Its main reads a puzzle of 81 characters from args[0], 0 or . for an
  /// empty cell. It does exactly the work that the events of a run show.
  std::span<const CodeLine> code;
  std::span<const char* const> counters;  ///< ids; the first counter is the result
  /// Ids of the ways of running it. The first is the default; empty if there is only one way.
  std::span<const char* const> variants;
  /// The algorithm at its step 0. Precondition: `variant` is an index of `variants`, or 0.
  std::unique_ptr<AlgorithmState> (*start)(const Grid& puzzle, int variant);
};

/// All algorithms, in menu order.
std::span<const Algorithm> algorithm_table();

/// The algorithm with that id, or null.
const Algorithm* find_algorithm(std::string_view id);

}  // namespace sudoku
