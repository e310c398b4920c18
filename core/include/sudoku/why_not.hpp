// Why a digit is not in a cell at a step of a run.
#pragma once

#include <array>

#include "sudoku/snapshot.hpp"

namespace sudoku {

struct WhyNot {
  enum class Reason {
    present,       ///< the digit is in the cell
    given,         ///< the cell has another digit as a given
    filled,        ///< the algorithm has placed another digit in the cell
    blocked,       ///< `cell`, a peer, has the digit
    eliminated,    ///< the algorithm has removed the candidate
    refuted,       ///< the digit was tried: under the choices before it there is no solution, or no
                   ///< further one; the last of these choices is in `cell`, -1 if there is none
    open,          ///< nothing rules the digit out so far
    out_of_range,  ///< the cell is not 0..80 or the digit not 1..9
  };
  static constexpr int kReasons = 8;

  Reason reason;
  Cell cell = -1;  ///< for `blocked` and `refuted`; else -1
  /// For `blocked` and `refuted`: true if `cell` is a choice of the algorithm, false if it is a
  /// given.
  bool choice = false;

  friend bool operator==(const WhyNot&, const WhyNot&) = default;
};

static_assert(static_cast<int>(WhyNot::Reason::out_of_range) + 1 == WhyNot::kReasons);

/// "present", "given", ...: the enumerator's name.
constexpr const char* name_of(WhyNot::Reason reason) {
  constexpr std::array kNames = {"present",    "given",   "filled", "blocked",
                                 "eliminated", "refuted", "open",   "out_of_range"};
  static_assert(kNames.size() == WhyNot::kReasons);
  return kNames[static_cast<std::size_t>(reason)];
}

/// `snapshot` is a step of a run on `puzzle`. If several peers block the digit, a given is named
/// rather than a choice. Accepts any cell and digit. Linear in the length of the stack.
WhyNot why_not(const Snapshot& snapshot, const Grid& puzzle, Cell cell, Digit digit);

}  // namespace sudoku
