// The techniques: patterns by which a person solves a puzzle.
//
// The table names each technique; the order in which techniques are tried is data (logic.hpp).
//
// Techniques have names from two vocabularies, and one pattern can have a name in both: Sudoku
// Explainer's unique_rectangle_1 is HoDoKu's uniqueness_test_1, a skyscraper is a turbot_fish, and
// an aic is a forcing_chain. The finders of `se_order` report names of the first group only,
// because they decide the rating. In the order of books a finder reports the name of the second
// group if the pattern has one, else that of the first. A new technique belongs to the second.
//
// All functions are pure and thread-safe.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace sudoku {

enum class Technique : std::uint8_t {
  // Names of Sudoku Explainer, by its rating.
  full_house,
  hidden_single_box,
  hidden_single_line,
  direct_pointing,
  direct_claiming,
  direct_hidden_pair,
  naked_single,
  direct_hidden_triple,
  pointing,
  claiming,
  naked_pair,
  x_wing,
  hidden_pair,
  naked_triple,
  swordfish,
  hidden_triple,
  xy_wing,
  xyz_wing,
  unique_rectangle_1,
  unique_rectangle_2,
  unique_rectangle_3,
  unique_rectangle_4,
  unique_loop_1,
  unique_loop_2,
  unique_loop_3,
  unique_loop_4,
  naked_quad,
  jellyfish,
  hidden_quad,
  bug_1,
  bug_2,
  bug_3,
  bug_4,
  aligned_pair_exclusion,
  x_cycle,
  y_cycle,
  xy_cycle,
  turbot_fish,
  forcing_x_chain,
  forcing_chain,
  aligned_triple_exclusion,
  nishio,
  cell_forcing_chains,
  region_forcing_chains,
  dynamic_cell_forcing_chains,
  dynamic_region_forcing_chains,
  dynamic_contradiction_forcing_chains,
  dynamic_double_forcing_chains,
  // Names of books and of HoDoKu.
  locked_pair,
  locked_triple,
  skyscraper,
  two_string_kite,
  crane,
  dual_two_string_kite,
  empty_rectangle,
  dual_empty_rectangle,
  simple_colors_trap,
  simple_colors_wrap,
  multi_colors_1,
  multi_colors_2,
  w_wing,
  remote_pair,
  xy_chain,
  uniqueness_test_1,
  uniqueness_test_2,
  uniqueness_test_3,
  uniqueness_test_4,
  uniqueness_test_5,
  uniqueness_test_6,
  hidden_rectangle,
  avoidable_rectangle_1,
  avoidable_rectangle_2,
  finned_x_wing,
  sashimi_x_wing,
  finned_swordfish,
  sashimi_swordfish,
  finned_jellyfish,
  sashimi_jellyfish,
  siamese_finned_swordfish,
  siamese_sashimi_swordfish,
  siamese_finned_jellyfish,
  siamese_sashimi_jellyfish,
  finned_franken_x_wing,
  franken_swordfish,
  finned_franken_swordfish,
  siamese_finned_franken_swordfish,
  franken_jellyfish,
  finned_franken_jellyfish,
  siamese_finned_franken_jellyfish,
  finned_mutant_jellyfish,
  siamese_finned_mutant_jellyfish,
  finned_mutant_squirmbag,
  finned_mutant_whale,
  sue_de_coq,
  x_chain,
  continuous_nice_loop,
  discontinuous_nice_loop,
  aic,
  als_xz,
  als_xy_wing,
  als_xy_chain,
  death_blossom,
  grouped_continuous_nice_loop,
  grouped_discontinuous_nice_loop,
  grouped_aic,
  template_set,
  template_delete,
};
inline constexpr int kTechniques = static_cast<int>(Technique::template_delete) + 1;

/// A row of the table of techniques.
struct TechniqueInfo {
  Technique technique;
  /// Lower case with hyphens: "hidden-single-box". Unique; pages key their texts on it.
  const char* id;
  /// Sudoku Explainer's name, or null if it does not have the technique. `se_name` in logic.hpp
  /// returns the complete name of a deduction.
  const char* se_name;
  /// Sudoku Explainer's rating without surcharges for length, in tenths; 0 if it does not have the
  /// technique.
  int se_rating;
  /// Code in the collections of single-technique cases ("0300"), or null.
  const char* code;
  /// The technique is valid only for puzzles with exactly one solution.
  bool assumes_unique;
  /// The highest surcharge on `se_rating` for the length or size of the pattern, in tenths.
  int se_surcharge = 0;
};

/// All techniques; row i is the one whose enumerator is i.
std::span<const TechniqueInfo> technique_table();

/// The row of a technique. Constant time.
const TechniqueInfo& info_of(Technique technique);

/// The technique with that id, or null.
const TechniqueInfo* find_technique(std::string_view id);

}  // namespace sudoku
