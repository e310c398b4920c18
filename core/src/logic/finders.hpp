// The finders of all families; logic.hpp has their contract. A family's file defines what this
// header declares for it.
#pragma once

#include "sudoku/logic.hpp"

namespace sudoku::logic {

using Finder = bool(const LogicState& state, DeductionSink& sink);

// singles.cpp
Finder find_hidden_singles;
Finder find_naked_singles;
// locked.cpp
Finder find_direct_locked;
Finder find_locked;
// subsets.cpp
Finder find_direct_hidden_pairs;
Finder find_direct_hidden_triples;
Finder find_naked_pairs;
Finder find_naked_triples;
Finder find_naked_quads;
Finder find_hidden_pairs;
Finder find_hidden_triples;
Finder find_hidden_quads;
// fish.cpp
Finder find_x_wings;
Finder find_swordfish;
Finder find_jellyfish;
// wings.cpp
Finder find_xy_wings;
Finder find_xyz_wings;
// unique_loops.cpp
Finder find_unique_loops;
// bug.cpp
Finder find_bugs;
// aligned_exclusion.cpp
Finder find_aligned_pairs;
Finder find_aligned_triples;
// chains.cpp
Finder find_cycles_and_chains;
Finder find_nishio;
Finder find_multiple_chains;
Finder find_dynamic_chains;
Finder find_dynamic_chains_plus;
Finder find_nested_chains;
Finder find_nested_multiple_chains;
Finder find_nested_dynamic_chains;
Finder find_nested_dynamic_chains_plus;

/// The finder of a technique, for `find_all`. Null if no finder exists.
Finder* finder_of(Technique technique);

}  // namespace sudoku::logic
