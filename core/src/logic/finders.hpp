// The finders of all families; logic.hpp has their contract. A family's file defines what this
// header declares for it.
#pragma once

#include "sudoku/logic.hpp"

namespace sudoku::logic {

using Finder = bool(const LogicState& state, DeductionSink& sink);

// singles.cpp
Finder find_hidden_singles;
Finder find_naked_singles;

/// The finder of a technique, for `find_all`. Null if no finder exists.
Finder* finder_of(Technique technique);

}  // namespace sudoku::logic
