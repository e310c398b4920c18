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
// locked_subsets.cpp
Finder find_locked_pairs;
Finder find_locked_triples;
// turbot.cpp
Finder find_skyscrapers;
Finder find_two_string_kites;
Finder find_cranes;
Finder find_empty_rectangles;
Finder find_dual_two_string_kites;
Finder find_dual_empty_rectangles;
// coloring.cpp
Finder find_color_traps;
Finder find_color_wraps;
Finder find_multi_colors_1;
Finder find_multi_colors_2;
// bivalue.cpp
Finder find_w_wings;
Finder find_remote_pairs;
Finder find_xy_chains;
// rectangles.cpp
Finder find_uniqueness_tests;
Finder find_hidden_rectangles;
Finder find_avoidable_rectangles;
// finned_fish.cpp
Finder find_finned_fish;
Finder find_siamese_fish;
Finder find_franken_fish;
Finder find_mutant_fish;
// sue_de_coq.cpp
Finder find_sue_de_coq;
// aic.cpp
Finder find_x_chains;
Finder find_aics;
Finder find_grouped_aics;
// als.cpp
Finder find_als_xz;
Finder find_als_xy_wings;
Finder find_als_xy_chains;
Finder find_death_blossoms;
// templates.cpp
Finder find_template_sets;
Finder find_template_deletes;

/// The finder of a technique, for `find_all`.
Finder* finder_of(Technique technique);

}  // namespace sudoku::logic
