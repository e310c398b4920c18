// The orders in which techniques are tried.
#include <algorithm>
#include <array>

#include "finders.hpp"

namespace sudoku {

namespace {

using namespace logic;
using enum Technique;

// Sudoku Explainer 1.2.1's producers, each with its lowest rating in tenths.
constexpr std::array kSudokuExplainer = {
    Producer{find_hidden_singles, {}, 10},
    Producer{find_direct_locked, {}, 17},
    Producer{find_direct_hidden_pairs, {}, 20},
    Producer{find_naked_singles, {}, 23},
    Producer{find_direct_hidden_triples, {}, 25},
    Producer{find_locked, {}, 26},
    Producer{find_naked_pairs, {}, 30},
    Producer{find_x_wings, {}, 32},
    Producer{find_hidden_pairs, {}, 34},
    Producer{find_naked_triples, {}, 36},
    Producer{find_swordfish, {}, 38},
    Producer{find_hidden_triples, {}, 40},
    Producer{find_xy_wings, {}, 42},
    Producer{find_xyz_wings, {}, 44},
    Producer{find_unique_loops, {}, 45},
    Producer{find_naked_quads, {}, 50},
    Producer{find_jellyfish, {}, 52},
    Producer{find_hidden_quads, {}, 54},
    Producer{find_bugs, {}, 56},
    Producer{find_aligned_pairs, {}, 62},
    Producer{find_cycles_and_chains, {}, 65},
    Producer{find_aligned_triples, {}, 75},
    Producer{find_nishio, {}, 75},
    Producer{find_multiple_chains, {}, 80},
    Producer{find_dynamic_chains, {}, 85},
    Producer{find_dynamic_chains_plus, {}, 90},
    Producer{find_nested_chains, {}, 95},
    Producer{find_nested_multiple_chains, {}, 100},
    Producer{find_nested_dynamic_chains, {}, 105},
    Producer{find_nested_dynamic_chains_plus, {}, 110},
};

static_assert(std::is_sorted(kSudokuExplainer.begin(), kSudokuExplainer.end(),
                             [](const Producer& a, const Producer& b) {
                               return a.lowest < b.lowest;
                             }));

// Singles, subsets, fish, patterns of few cells, then chains of growing generality.
constexpr std::array kBooks = {
    Producer{find_hidden_singles, full_house},
    Producer{find_naked_singles, naked_single},
    Producer{find_hidden_singles, hidden_single_box},
    Producer{find_hidden_singles, hidden_single_line},
    Producer{find_locked_pairs, locked_pair},
    Producer{find_locked_triples, locked_triple},
    Producer{find_locked, pointing},
    Producer{find_locked, claiming},
    Producer{find_naked_pairs, naked_pair},
    Producer{find_naked_triples, naked_triple},
    Producer{find_hidden_pairs, hidden_pair},
    Producer{find_hidden_triples, hidden_triple},
    Producer{find_naked_quads, naked_quad},
    Producer{find_hidden_quads, hidden_quad},
    Producer{find_x_wings, x_wing},
    Producer{find_swordfish, swordfish},
    Producer{find_jellyfish, jellyfish},
    Producer{find_remote_pairs, remote_pair},
    Producer{find_bugs, {}},
    Producer{find_skyscrapers, skyscraper},
    Producer{find_two_string_kites, two_string_kite},
    Producer{find_cranes, crane},
    Producer{find_empty_rectangles, empty_rectangle},
    Producer{find_w_wings, w_wing},
    Producer{find_xy_wings, xy_wing},
    Producer{find_xyz_wings, xyz_wing},
    Producer{find_uniqueness_tests, {}},
    Producer{find_unique_loops, {}},
    Producer{find_hidden_rectangles, hidden_rectangle},
    Producer{find_avoidable_rectangles, {}},
    Producer{find_finned_fish, finned_x_wing},
    Producer{find_finned_fish, sashimi_x_wing},
    Producer{find_finned_fish, finned_swordfish},
    Producer{find_finned_fish, sashimi_swordfish},
    Producer{find_finned_fish, finned_jellyfish},
    Producer{find_finned_fish, sashimi_jellyfish},
    Producer{find_sue_de_coq, sue_de_coq},
    Producer{find_color_traps, simple_colors_trap},
    Producer{find_color_wraps, simple_colors_wrap},
    Producer{find_multi_colors_1, multi_colors_1},
    Producer{find_multi_colors_2, multi_colors_2},
    Producer{find_x_chains, x_chain},
    Producer{find_xy_chains, xy_chain},
    Producer{find_aics, continuous_nice_loop},
    Producer{find_aics, aic},
    Producer{find_aics, discontinuous_nice_loop},
    Producer{find_grouped_aics, grouped_continuous_nice_loop},
    Producer{find_grouped_aics, grouped_aic},
    Producer{find_grouped_aics, grouped_discontinuous_nice_loop},
    Producer{find_als_xz, als_xz},
    Producer{find_als_xy_wings, als_xy_wing},
    Producer{find_als_xy_chains, als_xy_chain},
    Producer{find_death_blossoms, death_blossom},
    Producer{find_franken_fish, {}},
    Producer{find_aligned_pairs, {}},
    Producer{find_aligned_triples, {}},
    Producer{find_nishio, {}},
    Producer{find_multiple_chains, {}},
    Producer{find_dynamic_chains, {}},
    Producer{find_dynamic_chains_plus, {}},
    Producer{find_nested_chains, {}},
    Producer{find_nested_multiple_chains, {}},
    Producer{find_nested_dynamic_chains, {}},
    Producer{find_nested_dynamic_chains_plus, {}},
};

}  // namespace

Order se_order() { return kSudokuExplainer; }
Order book_order() { return kBooks; }

Order se_order_up_to(int tenths) {
  const auto end = std::find_if(kSudokuExplainer.begin(), kSudokuExplainer.end(),
                                [&](const Producer& producer) { return producer.lowest > tenths; });
  return {kSudokuExplainer.begin(), end};
}

Order order_of(Technique technique) {
  static const auto kEach = [] {
    std::array<Producer, kTechniques> each{};
    for (const TechniqueInfo& info : technique_table())
      each[static_cast<std::size_t>(info.technique)] = {finder_of(info.technique), info.technique};
    return each;
  }();
  return {&kEach[static_cast<std::size_t>(technique)], 1};
}

Order book_order_up_to(Technique technique) {
  const auto found = std::find_if(kBooks.begin(), kBooks.end(), [&](const Producer& producer) {
    return producer.only ? producer.only == technique : producer.find == finder_of(technique);
  });
  if (found == kBooks.end()) return {};
  return {kBooks.begin(), found + 1};
}

}  // namespace sudoku
