// An event: the smallest thing that an algorithm does, in 32 bits.
//
//   31      27 26    23 22    19 18            10 9      5 4      0
//   |  zero   | before | digit  |     place      |  line  |  kind  |
#pragma once

#include <cstdint>

#include "sudoku/candidates.hpp"
#include "sudoku/cell.hpp"
#include "sudoku/digits.hpp"
#include "sudoku/grid.hpp"

namespace sudoku {

enum class EventKind : std::uint8_t {
  none,       ///< no event: what stands before the first
  begin,      ///< the puzzle is taken in
  enter,      ///< the recursive method is called
  leave,      ///< a call returns without success
  choose,     ///< picks the cell to fill, or the constraint to meet
  try_,       ///< asks whether a digit fits; the board stays as it is
  write,      ///< writes a digit first, to ask afterwards whether it fits
  place,      ///< a digit fits, and stands
  reject,     ///< a digit does not fit
  remove,     ///< takes back a digit
  eliminate,  ///< crosses out a candidate
  pass,       ///< a pass over all cells begins
  cover,      ///< takes a constraint and its options out of the matrix
  uncover,    ///< puts them back
  solution,   ///< the algorithm takes the board for a solution
  exhausted,  ///< nothing is left to try: the run ends
  stuck,      ///< the deductions yield no more
  invalid,    ///< two givens clash: the run ends
};

inline constexpr int kEventKinds = 18;

/// "none", "begin", ..., "try", ...: the enumerator's name.
const char* name_of(EventKind kind);

class Event {
 public:
  /// An event that concerns no cell has this place.
  static constexpr int kNowhere = 511;

  constexpr Event() = default;
  constexpr Event(EventKind kind, int line, int place = kNowhere, Digit digit = kNoDigit,
                  Digit before = kNoDigit)
      : bits_(static_cast<std::uint32_t>(kind) | static_cast<std::uint32_t>(line) << 5 |
              static_cast<std::uint32_t>(place) << 10 | static_cast<std::uint32_t>(digit) << 19 |
              static_cast<std::uint32_t>(before) << 23) {}
  static constexpr Event from_bits(std::uint32_t bits) {
    Event event;
    event.bits_ = bits;
    return event;
  }

  constexpr std::uint32_t bits() const { return bits_; }
  constexpr EventKind kind() const { return static_cast<EventKind>(bits_ & 31); }
  /// Index into the pseudo-code of the algorithm, 0..31.
  constexpr int line() const { return static_cast<int>(bits_ >> 5 & 31); }
  /// The cell, 0..80; of cover, uncover and a choice of dancing-links the constraint, 0..323.
  constexpr int place() const { return static_cast<int>(bits_ >> 10 & 511); }
  constexpr Digit digit() const { return static_cast<Digit>(bits_ >> 19 & 15); }
  /// What stood in the cell before, kNoDigit where nothing did.
  constexpr Digit before() const { return static_cast<Digit>(bits_ >> 23 & 15); }

  friend constexpr bool operator==(Event, Event) = default;

 private:
  std::uint32_t bits_ = 0;
};

static_assert(sizeof(Event) == 4);
static_assert(Event(EventKind::invalid, 31, 323, 9, 8).place() == 323);
static_assert(Event(EventKind::invalid, 31, 323, 9, 8).kind() == EventKind::invalid);
static_assert(Event(EventKind::write, 31, 80, 9, 8).line() == 31);
static_assert(Event(EventKind::write, 7, 80, 9, 8).digit() == 9);
static_assert(Event(EventKind::write, 7, 80, 9, 8).before() == 8);

/// What events change, forwards and backwards: `undo` of the events applied, in reverse order,
/// restores the board exactly.
struct Board {
  Grid grid;
  Candidates candidates;  ///< changed by `eliminate` only
  int depth = 0;          ///< digits placed and not removed

  constexpr void apply(Event event) {
    switch (event.kind()) {
      case EventKind::place:
        ++depth;
        grid.set(event.place(), event.digit());
        break;
      case EventKind::write:
        grid.set(event.place(), event.digit());
        break;
      case EventKind::remove:
        --depth;
        grid.clear(event.place());
        break;
      case EventKind::eliminate:
        candidates[event.place()].remove(event.digit());
        break;
      default:
        break;
    }
  }

  constexpr void undo(Event event) {
    switch (event.kind()) {
      case EventKind::place:
        --depth;
        grid.set(event.place(), event.before());
        break;
      case EventKind::write:
        grid.set(event.place(), event.before());
        break;
      case EventKind::remove:
        ++depth;
        grid.set(event.place(), event.before());
        break;
      case EventKind::eliminate:
        candidates[event.place()].add(event.digit());
        break;
      default:
        break;
    }
  }

  friend constexpr bool operator==(const Board&, const Board&) = default;
};

}  // namespace sudoku
