// An event: the smallest action of an algorithm, in 32 bits.
//
//   31      27 26    23 22    19 18            10 9      5 4      0
//   |  zero   | before | digit  |     place      | label  |  kind  |
//
// The label identifies the line of code where the event happens (CodeLine::label in algorithm.hpp).
// It is not a line number: listings have up to 160 lines, but at most 32 of them have events. So a
// label fits five bits, and a set of labels fits 32 bits, in C++ and in JavaScript.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/candidates.hpp"
#include "sudoku/cell.hpp"
#include "sudoku/digits.hpp"
#include "sudoku/grid.hpp"

namespace sudoku {

enum class EventKind : std::uint8_t {
  none,       ///< no event; the state before the first event
  begin,      ///< the algorithm has read the puzzle
  enter,      ///< a call of the recursive method begins
  leave,      ///< a call returns without success
  choose,     ///< selects the cell to fill, or the constraint to satisfy
  try_,       ///< checks whether a digit fits; the board does not change
  write,      ///< writes a digit before checking whether it fits
  place,      ///< places a digit that fits
  reject,     ///< a digit does not fit
  remove,     ///< removes a digit
  eliminate,  ///< removes a candidate
  pass,       ///< a pass over all cells begins
  cover,      ///< removes a constraint and its options from the matrix
  uncover,    ///< restores them
  solution,   ///< the algorithm reports the board as a solution
  exhausted,  ///< no option is left; the run ends
  stuck,      ///< the deductions make no more progress
  invalid,    ///< two givens conflict; the run ends
};

inline constexpr int kEventKinds = 18;
static_assert(static_cast<int>(EventKind::invalid) + 1 == kEventKinds);

/// The most labels that the listing of an algorithm can have: labels are 0..31.
inline constexpr int kMaxLabels = 32;

/// "none", "begin", ..., "try", ...: the enumerator's name.
constexpr const char* name_of(EventKind kind) {
  constexpr std::array kNames = {"none",      "begin", "enter",  "leave",   "choose",
                                 "try",       "write", "place",  "reject",  "remove",
                                 "eliminate", "pass",  "cover",  "uncover", "solution",
                                 "exhausted", "stuck", "invalid"};
  static_assert(kNames.size() == kEventKinds);
  return kNames[static_cast<std::size_t>(kind)];
}

/// A value of 4 bytes.
class Event {
 public:
  /// The place of an event without a cell or constraint.
  static constexpr int kNowhere = 511;

  /// An event of kind `none`.
  constexpr Event() = default;

  /// `label` is 0..31; `place` is a cell, 0..80, or a constraint, 0..323, or kNowhere; `digit` and
  /// `before` are 0..9. An argument out of range loses its upper bits and changes no other field.
  constexpr Event(EventKind kind, int label, int place = kNowhere, Digit digit = kNoDigit,
                  Digit before = kNoDigit)
      : bits_(field(static_cast<int>(kind), 0, 5) | field(label, 5, 5) | field(place, 10, 9) |
              field(digit, 19, 4) | field(before, 23, 4)) {}

  /// The event that `bits` returned. Any other value yields an event with unspecified fields.
  static constexpr Event from_bits(std::uint32_t bits) {
    Event event;
    event.bits_ = bits;
    return event;
  }

  constexpr std::uint32_t bits() const { return bits_; }
  constexpr EventKind kind() const { return static_cast<EventKind>(part(0, 5)); }
  /// The label of the line of code, 0..31.
  constexpr int label() const { return part(5, 5); }
  /// The cell, 0..80. For `cover`, `uncover` and the `choose` of dancing-links: the constraint,
  /// 0..323 (constraint.hpp).
  constexpr int place() const { return part(10, 9); }
  constexpr Digit digit() const { return part(19, 4); }
  /// The digit that the cell had before the event, kNoDigit if it was empty.
  constexpr Digit before() const { return part(23, 4); }

  friend constexpr bool operator==(Event, Event) = default;

 private:
  static constexpr std::uint32_t field(int value, int shift, int width) {
    return (static_cast<std::uint32_t>(value) & ((1u << width) - 1)) << shift;
  }
  constexpr int part(int shift, int width) const {
    return static_cast<int>(bits_ >> shift & ((1u << width) - 1));
  }

  std::uint32_t bits_ = 0;
};

static_assert(sizeof(Event) == 4);
static_assert([] {
  const Event event(EventKind::invalid, kMaxLabels - 1, 323, 9, 8);
  return event.kind() == EventKind::invalid && event.label() == 31 && event.place() == 323 &&
         event.digit() == 9 && event.before() == 8;
}());

/// What events change. `apply` defines the effect of each kind; every effect can be undone from the
/// fields of the event alone.
struct EventBoard {
  Grid grid;
  Candidates candidates;  ///< changed by `eliminate` only
  int depth = 0;          ///< number of digits placed and not removed

  /// Precondition: for a kind with a cell, `place` is 0..80. Constant time.
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

  friend constexpr bool operator==(const EventBoard&, const EventBoard&) = default;
};

}  // namespace sudoku
