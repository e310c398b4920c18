// The table of techniques.
#include <array>
#include <cassert>

#include "finders.hpp"

namespace sudoku {

namespace {

struct Row {
  TechniqueInfo info;
  logic::Finder* find;
};

using enum Technique;
using namespace logic;

// Bounds: the surcharge grows by a tenth when the length of the chain grows by about 40 percent.
// Dynamic chains with nested ones have up to 2.5 more; no puzzle above 11.9 is known.
constexpr int kChain = 25;
constexpr int kDynamicChain = 35;

// Name, rating and surcharge (in tenths) of Sudoku Explainer 1.2.1; code of the collections of
// cases.
constexpr std::array kTable = {
    Row{{full_house, "full-house", "Hidden Single", 10, "0000", false}, find_hidden_singles},
    Row{{hidden_single_box, "hidden-single-box", "Hidden Single", 12, "0002", false},
        find_hidden_singles},
    Row{{hidden_single_line, "hidden-single-line", "Hidden Single", 15, "0002", false},
        find_hidden_singles},
    Row{{direct_pointing, "direct-pointing", "Direct Pointing", 17, nullptr, false},
        find_direct_locked},
    Row{{direct_claiming, "direct-claiming", "Direct Claiming", 19, nullptr, false},
        find_direct_locked},
    Row{{direct_hidden_pair, "direct-hidden-pair", "Direct Hidden Pair", 20, nullptr, false},
        find_direct_hidden_pairs},
    Row{{naked_single, "naked-single", "Naked Single", 23, "0003", false}, find_naked_singles},
    Row{{direct_hidden_triple, "direct-hidden-triple", "Direct Hidden Triplet", 25, nullptr, false},
        find_direct_hidden_triples},
    Row{{pointing, "pointing", "Pointing", 26, "0100", false}, find_locked},
    Row{{claiming, "claiming", "Claiming", 28, "0101", false}, find_locked},
    Row{{naked_pair, "naked-pair", "Naked Pair", 30, "0200", false}, find_naked_pairs},
    Row{{x_wing, "x-wing", "X-Wing", 32, "0300", false}, find_x_wings},
    Row{{hidden_pair, "hidden-pair", "Hidden Pair", 34, "0210", false}, find_hidden_pairs},
    Row{{naked_triple, "naked-triple", "Naked Triplet", 36, "0201", false}, find_naked_triples},
    Row{{swordfish, "swordfish", "Swordfish", 38, "0301", false}, find_swordfish},
    Row{{hidden_triple, "hidden-triple", "Hidden Triplet", 40, "0211", false}, find_hidden_triples},
    Row{{xy_wing, "xy-wing", "XY-Wing", 42, "0800", false}, find_xy_wings},
    Row{{xyz_wing, "xyz-wing", "XYZ-Wing", 44, "0801", false}, find_xyz_wings},
    Row{{unique_rectangle_1, "unique-rectangle-1", "Unique Rectangle type 1", 45, nullptr, true},
        find_unique_loops},
    Row{{unique_rectangle_2, "unique-rectangle-2", "Unique Rectangle type 2", 45, nullptr, true},
        find_unique_loops},
    Row{{unique_rectangle_3, "unique-rectangle-3", "Unique Rectangle type 3", 45, nullptr, true, 3},
        find_unique_loops},
    Row{{unique_rectangle_4, "unique-rectangle-4", "Unique Rectangle type 4", 45, nullptr, true},
        find_unique_loops},
    Row{{unique_loop_1, "unique-loop-1", "Unique Loop type 1", 46, nullptr, true, 4},
        find_unique_loops},
    Row{{unique_loop_2, "unique-loop-2", "Unique Loop type 2", 46, nullptr, true, 4},
        find_unique_loops},
    Row{{unique_loop_3, "unique-loop-3", "Unique Loop type 3", 46, nullptr, true, 7},
        find_unique_loops},
    Row{{unique_loop_4, "unique-loop-4", "Unique Loop type 4", 46, nullptr, true, 4},
        find_unique_loops},
    Row{{naked_quad, "naked-quad", "Naked Quad", 50, "0202", false}, find_naked_quads},
    Row{{jellyfish, "jellyfish", "Jellyfish", 52, "0302", false}, find_jellyfish},
    Row{{hidden_quad, "hidden-quad", "Hidden Quad", 54, "0212", false}, find_hidden_quads},
    Row{{bug_1, "bug-1", "BUG type 1", 56, "0610", true}, find_bugs},
    Row{{bug_2, "bug-2", "BUG type 2", 57, nullptr, true}, find_bugs},
    Row{{bug_3, "bug-3", "BUG type 3", 57, nullptr, true, 5}, find_bugs},
    Row{{bug_4, "bug-4", "BUG type 4", 57, nullptr, true}, find_bugs},
    Row{{aligned_pair_exclusion, "aligned-pair-exclusion", "Aligned Pair Exclusion", 62, nullptr,
         false},
        find_aligned_pairs},
    Row{{x_cycle, "x-cycle", "Bidirectional X-Cycle", 65, nullptr, false, kChain},
        find_cycles_and_chains},
    Row{{y_cycle, "y-cycle", "Bidirectional Y-Cycle", 65, nullptr, false, kChain},
        find_cycles_and_chains},
    Row{{xy_cycle, "xy-cycle", "Bidirectional Cycle", 70, nullptr, false, kChain},
        find_cycles_and_chains},
    Row{{turbot_fish, "turbot-fish", "Turbot Fish", 66, nullptr, false}, find_cycles_and_chains},
    Row{{forcing_x_chain, "forcing-x-chain", "Forcing X-Chain", 66, nullptr, false, kChain},
        find_cycles_and_chains},
    Row{{forcing_chain, "forcing-chain", "Forcing Chain", 70, nullptr, false, kChain},
        find_cycles_and_chains},
    Row{{aligned_triple_exclusion, "aligned-triple-exclusion", "Aligned Triplet Exclusion", 75,
         nullptr, false},
        find_aligned_triples},
    Row{{nishio, "nishio", "Nishio Forcing Chains", 75, nullptr, false, kChain}, find_nishio},
    Row{{cell_forcing_chains, "cell-forcing-chains", "Cell Forcing Chains", 80, nullptr, false,
         kChain},
        find_multiple_chains},
    Row{{region_forcing_chains, "region-forcing-chains", "Region Forcing Chains", 80, nullptr,
         false, kChain},
        find_multiple_chains},
    Row{{dynamic_cell_forcing_chains, "dynamic-cell-forcing-chains", "Dynamic Cell Forcing Chains",
         85, nullptr, false, kDynamicChain},
        find_dynamic_chains},
    Row{{dynamic_region_forcing_chains, "dynamic-region-forcing-chains",
         "Dynamic Region Forcing Chains", 85, nullptr, false, kDynamicChain},
        find_dynamic_chains},
    Row{{dynamic_contradiction_forcing_chains, "dynamic-contradiction-forcing-chains",
         "Dynamic Contradiction Forcing Chains", 85, nullptr, false, kDynamicChain},
        find_dynamic_chains},
    Row{{dynamic_double_forcing_chains, "dynamic-double-forcing-chains",
         "Dynamic Double Forcing Chains", 85, nullptr, false, kDynamicChain},
        find_dynamic_chains},
    Row{{locked_pair, "locked-pair", nullptr, 0, "0110", false}, find_locked_pairs},
    Row{{locked_triple, "locked-triple", nullptr, 0, "0111", false}, find_locked_triples},
    Row{{skyscraper, "skyscraper", nullptr, 0, "0400", false}, find_skyscrapers},
    Row{{two_string_kite, "two-string-kite", nullptr, 0, "0401", false}, find_two_string_kites},
    Row{{crane, "crane", nullptr, 0, "0403", false}, find_cranes},
    Row{{dual_two_string_kite, "dual-two-string-kite", nullptr, 0, "0404", false},
        find_dual_two_string_kites},
    Row{{empty_rectangle, "empty-rectangle", nullptr, 0, "0402", false}, find_empty_rectangles},
    Row{{dual_empty_rectangle, "dual-empty-rectangle", nullptr, 0, "0405", false},
        find_dual_empty_rectangles},
    Row{{simple_colors_trap, "simple-colors-trap", nullptr, 0, "0500", false}, find_color_traps},
    Row{{simple_colors_wrap, "simple-colors-wrap", nullptr, 0, "0501", false}, find_color_wraps},
    Row{{multi_colors_1, "multi-colors-1", nullptr, 0, "0502", false}, find_multi_colors_1},
    Row{{multi_colors_2, "multi-colors-2", nullptr, 0, "0503", false}, find_multi_colors_2},
    Row{{w_wing, "w-wing", nullptr, 0, "0803", false}, find_w_wings},
    Row{{remote_pair, "remote-pair", nullptr, 0, "0703", false}, find_remote_pairs},
    Row{{xy_chain, "xy-chain", nullptr, 0, "0702", false}, find_xy_chains},
    Row{{uniqueness_test_1, "uniqueness-test-1", nullptr, 0, "0600", true}, find_uniqueness_tests},
    Row{{uniqueness_test_2, "uniqueness-test-2", nullptr, 0, "0601", true}, find_uniqueness_tests},
    Row{{uniqueness_test_3, "uniqueness-test-3", nullptr, 0, "0602", true}, find_uniqueness_tests},
    Row{{uniqueness_test_4, "uniqueness-test-4", nullptr, 0, "0603", true}, find_uniqueness_tests},
    Row{{uniqueness_test_5, "uniqueness-test-5", nullptr, 0, "0604", true}, find_uniqueness_tests},
    Row{{uniqueness_test_6, "uniqueness-test-6", nullptr, 0, "0605", true}, find_uniqueness_tests},
    Row{{hidden_rectangle, "hidden-rectangle", nullptr, 0, "0606", true}, find_hidden_rectangles},
    Row{{avoidable_rectangle_1, "avoidable-rectangle-1", nullptr, 0, "0607", true},
        find_avoidable_rectangles},
    Row{{avoidable_rectangle_2, "avoidable-rectangle-2", nullptr, 0, "0608", true},
        find_avoidable_rectangles},
    Row{{finned_x_wing, "finned-x-wing", nullptr, 0, "0310", false}, find_finned_fish},
    Row{{sashimi_x_wing, "sashimi-x-wing", nullptr, 0, "0320", false}, find_finned_fish},
    Row{{finned_swordfish, "finned-swordfish", nullptr, 0, "0311", false}, find_finned_fish},
    Row{{sashimi_swordfish, "sashimi-swordfish", nullptr, 0, "0321", false}, find_finned_fish},
    Row{{finned_jellyfish, "finned-jellyfish", nullptr, 0, "0312", false}, find_finned_fish},
    Row{{sashimi_jellyfish, "sashimi-jellyfish", nullptr, 0, "0322", false}, find_finned_fish},
    Row{{siamese_finned_swordfish, "siamese-finned-swordfish", nullptr, 0, "03111", false},
        find_siamese_fish},
    Row{{siamese_sashimi_swordfish, "siamese-sashimi-swordfish", nullptr, 0, "03211", false},
        find_siamese_fish},
    Row{{siamese_finned_jellyfish, "siamese-finned-jellyfish", nullptr, 0, "03121", false},
        find_siamese_fish},
    Row{{siamese_sashimi_jellyfish, "siamese-sashimi-jellyfish", nullptr, 0, "03221", false},
        find_siamese_fish},
    Row{{finned_franken_x_wing, "finned-franken-x-wing", nullptr, 0, "0340", false},
        find_franken_fish},
    Row{{franken_swordfish, "franken-swordfish", nullptr, 0, "0331", false}, find_franken_fish},
    Row{{finned_franken_swordfish, "finned-franken-swordfish", nullptr, 0, "0341", false},
        find_franken_fish},
    Row{{siamese_finned_franken_swordfish, "siamese-finned-franken-swordfish", nullptr, 0, "03411",
         false},
        find_siamese_fish},
    Row{{franken_jellyfish, "franken-jellyfish", nullptr, 0, "0332", false}, find_franken_fish},
    Row{{finned_franken_jellyfish, "finned-franken-jellyfish", nullptr, 0, "0342", false},
        find_franken_fish},
    Row{{siamese_finned_franken_jellyfish, "siamese-finned-franken-jellyfish", nullptr, 0, "03421",
         false},
        find_siamese_fish},
    Row{{finned_mutant_jellyfish, "finned-mutant-jellyfish", nullptr, 0, "0362", false},
        find_mutant_fish},
    Row{{siamese_finned_mutant_jellyfish, "siamese-finned-mutant-jellyfish", nullptr, 0, "03621",
         false},
        find_siamese_fish},
    Row{{finned_mutant_squirmbag, "finned-mutant-squirmbag", nullptr, 0, "0363", false},
        find_mutant_fish},
    Row{{finned_mutant_whale, "finned-mutant-whale", nullptr, 0, "0364", false}, find_mutant_fish},
    Row{{sue_de_coq, "sue-de-coq", nullptr, 0, "1101", false}, find_sue_de_coq},
    Row{{x_chain, "x-chain", nullptr, 0, "0701", false}, find_x_chains},
    Row{{continuous_nice_loop, "continuous-nice-loop", nullptr, 0, nullptr, false}, find_aics},
    Row{{discontinuous_nice_loop, "discontinuous-nice-loop", nullptr, 0, "0707", false}, find_aics},
    Row{{aic, "aic", nullptr, 0, "0708", false}, find_aics},
    Row{{als_xz, "als-xz", nullptr, 0, "0901", false}, find_als_xz},
    Row{{als_xy_wing, "als-xy-wing", nullptr, 0, "0902", false}, find_als_xy_wings},
    Row{{als_xy_chain, "als-xy-chain", nullptr, 0, "0903", false}, find_als_xy_chains},
    Row{{death_blossom, "death-blossom", nullptr, 0, "0904", false}, find_death_blossoms},
    Row{{grouped_continuous_nice_loop, "grouped-continuous-nice-loop", nullptr, 0, nullptr, false},
        find_grouped_aics},
    Row{{grouped_discontinuous_nice_loop, "grouped-discontinuous-nice-loop", nullptr, 0, "0710",
         false},
        find_grouped_aics},
    Row{{grouped_aic, "grouped-aic", nullptr, 0, "0711", false}, find_grouped_aics},
    Row{{template_set, "template-set", nullptr, 0, "1201", false}, find_template_sets},
    Row{{template_delete, "template-delete", nullptr, 0, "1202", false}, find_template_deletes},
};

static_assert(kTable.size() == kTechniques);
static_assert([] {
  for (std::size_t i = 0; i < kTable.size(); ++i) {
    if (static_cast<std::size_t>(kTable[i].info.technique) != i) return false;
  }
  return true;
}());

constexpr auto kInfos = [] {
  std::array<TechniqueInfo, kTechniques> infos{};
  for (int i = 0; i < kTechniques; ++i) infos[i] = kTable[i].info;
  return infos;
}();

}  // namespace

std::span<const TechniqueInfo> technique_table() { return kInfos; }

const TechniqueInfo& info_of(Technique technique) { return kInfos[static_cast<int>(technique)]; }

const TechniqueInfo* find_technique(std::string_view id) {
  for (const TechniqueInfo& info : kInfos) {
    if (id == info.id) return &info;
  }
  return nullptr;
}

logic::Finder* logic::finder_of(Technique technique) {
  return kTable[static_cast<int>(technique)].find;
}

}  // namespace sudoku
