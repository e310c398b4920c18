// Why a digit does not stand in a cell at some step of a run.
#pragma once

#include "sudoku/snapshot.hpp"

namespace sudoku {

struct WhyNot {
  enum class Reason {
    stands,      ///< it does stand there
    given,       ///< the cell has another digit, given
    filled,      ///< the cell has another digit for now, placed by the algorithm
    blocked,     ///< `cell`, a peer, holds the digit
    eliminated,  ///< the algorithm crossed it out
    refuted,     ///< it was tried, and led nowhere or only to solutions passed, under the choices
                 ///< before; the last of them is in `cell`, -1 where there were none
    open,        ///< nothing is known against it
  };
  Reason reason;
  Cell cell = -1;  ///< of `blocked` and `refuted`
  /// Of `blocked` and `refuted`: whether that cell is one of the algorithm's choices, which may be
  /// to blame, and no given.
  bool choice = false;

  friend bool operator==(const WhyNot&, const WhyNot&) = default;
};

/// "stands", "given", ...: the enumerator's name.
const char* name_of(WhyNot::Reason reason);

/// A given is preferred to a choice where several peers block the digit.
WhyNot why_not(const Snapshot& snapshot, const Grid& puzzle, Cell cell, Digit digit);

}  // namespace sudoku
