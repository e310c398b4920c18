// The table of techniques.
#include <array>
#include <cassert>

#include "finders.hpp"

namespace sudoku {

namespace {

struct Row {
  TechniqueInfo info;
  logic::Finder* find;  // null: not written yet
};

using enum Technique;
using namespace logic;

// Name and rating of Sudoku Explainer 1.2.1; code of the collections of cases.
constexpr std::array kRows = {
    Row{{full_house, "full-house", "Hidden Single", 1.0, "0000", false}, find_hidden_singles},
    Row{{hidden_single_box, "hidden-single-box", "Hidden Single", 1.2, "0002", false},
        find_hidden_singles},
    Row{{hidden_single_line, "hidden-single-line", "Hidden Single", 1.5, "0002", false},
        find_hidden_singles},
    Row{{direct_pointing, "direct-pointing", "Direct Pointing", 1.7, nullptr, false},
        find_direct_locked},
    Row{{direct_claiming, "direct-claiming", "Direct Claiming", 1.9, nullptr, false},
        find_direct_locked},
    Row{{direct_hidden_pair, "direct-hidden-pair", "Direct Hidden Pair", 2.0, nullptr, false},
        find_direct_hidden_pairs},
    Row{{naked_single, "naked-single", "Naked Single", 2.3, "0003", false}, find_naked_singles},
    Row{{direct_hidden_triple, "direct-hidden-triple", "Direct Hidden Triplet", 2.5, nullptr,
         false},
        find_direct_hidden_triples},
    Row{{pointing, "pointing", "Pointing", 2.6, "0100", false}, find_locked},
    Row{{claiming, "claiming", "Claiming", 2.8, "0101", false}, find_locked},
    Row{{naked_pair, "naked-pair", "Naked Pair", 3.0, "0200", false}, find_naked_pairs},
    Row{{x_wing, "x-wing", "X-Wing", 3.2, "0300", false}, find_x_wings},
    Row{{hidden_pair, "hidden-pair", "Hidden Pair", 3.4, "0210", false}, find_hidden_pairs},
    Row{{naked_triple, "naked-triple", "Naked Triplet", 3.6, "0201", false}, find_naked_triples},
    Row{{swordfish, "swordfish", "Swordfish", 3.8, "0301", false}, find_swordfish},
    Row{{hidden_triple, "hidden-triple", "Hidden Triplet", 4.0, "0211", false},
        find_hidden_triples},
    Row{{xy_wing, "xy-wing", "XY-Wing", 4.2, "0800", false}, find_xy_wings},
    Row{{xyz_wing, "xyz-wing", "XYZ-Wing", 4.4, "0801", false}, find_xyz_wings},
    Row{{unique_rectangle_1, "unique-rectangle-1", "Unique Rectangle type 1", 4.5, "0600", true},
        find_unique_loops},
    Row{{unique_rectangle_2, "unique-rectangle-2", "Unique Rectangle type 2", 4.5, "0601", true},
        find_unique_loops},
    Row{{unique_rectangle_3, "unique-rectangle-3", "Unique Rectangle type 3", 4.5, "0602", true},
        find_unique_loops},
    Row{{unique_rectangle_4, "unique-rectangle-4", "Unique Rectangle type 4", 4.5, "0603", true},
        find_unique_loops},
    Row{{unique_loop_1, "unique-loop-1", "Unique Loop type 1", 4.6, nullptr, true},
        find_unique_loops},
    Row{{unique_loop_2, "unique-loop-2", "Unique Loop type 2", 4.6, nullptr, true},
        find_unique_loops},
    Row{{unique_loop_3, "unique-loop-3", "Unique Loop type 3", 4.6, nullptr, true},
        find_unique_loops},
    Row{{unique_loop_4, "unique-loop-4", "Unique Loop type 4", 4.6, nullptr, true},
        find_unique_loops},
    Row{{naked_quad, "naked-quad", "Naked Quad", 5.0, "0202", false}, find_naked_quads},
    Row{{jellyfish, "jellyfish", "Jellyfish", 5.2, "0302", false}, find_jellyfish},
    Row{{hidden_quad, "hidden-quad", "Hidden Quad", 5.4, "0212", false}, find_hidden_quads},
    Row{{bug_1, "bug-1", "BUG type 1", 5.6, "0610", true}, find_bugs},
    Row{{bug_2, "bug-2", "BUG type 2", 5.7, nullptr, true}, find_bugs},
    Row{{bug_3, "bug-3", "BUG type 3", 5.7, nullptr, true}, find_bugs},
    Row{{bug_4, "bug-4", "BUG type 4", 5.7, nullptr, true}, find_bugs},
    Row{{aligned_pair_exclusion, "aligned-pair-exclusion", "Aligned Pair Exclusion", 6.2, nullptr,
         false},
        find_aligned_pairs},
    Row{{x_cycle, "x-cycle", "Bidirectional X-Cycle", 6.5, nullptr, false}, find_cycles_and_chains},
    Row{{y_cycle, "y-cycle", "Bidirectional Y-Cycle", 6.5, nullptr, false}, find_cycles_and_chains},
    Row{{xy_cycle, "xy-cycle", "Bidirectional Cycle", 7.0, nullptr, false}, find_cycles_and_chains},
    Row{{turbot_fish, "turbot-fish", "Turbot Fish", 6.6, "0403", false}, find_cycles_and_chains},
    Row{{forcing_x_chain, "forcing-x-chain", "Forcing X-Chain", 6.6, nullptr, false},
        find_cycles_and_chains},
    Row{{forcing_chain, "forcing-chain", "Forcing Chain", 7.0, nullptr, false},
        find_cycles_and_chains},
    Row{{aligned_triple_exclusion, "aligned-triple-exclusion", "Aligned Triplet Exclusion", 7.5,
         nullptr, false},
        find_aligned_triples},
    Row{{nishio, "nishio", "Nishio Forcing Chains", 7.5, nullptr, false}, find_nishio},
    Row{{cell_forcing_chains, "cell-forcing-chains", "Cell Forcing Chains", 8.0, nullptr, false},
        find_multiple_chains},
    Row{{region_forcing_chains, "region-forcing-chains", "Region Forcing Chains", 8.0, nullptr,
         false},
        find_multiple_chains},
    Row{{dynamic_cell_forcing_chains, "dynamic-cell-forcing-chains", "Dynamic Cell Forcing Chains",
         8.5, nullptr, false},
        find_dynamic_chains},
    Row{{dynamic_region_forcing_chains, "dynamic-region-forcing-chains",
         "Dynamic Region Forcing Chains", 8.5, nullptr, false},
        find_dynamic_chains},
    Row{{dynamic_contradiction_forcing_chains, "dynamic-contradiction-forcing-chains",
         "Dynamic Contradiction Forcing Chains", 8.5, nullptr, false},
        find_dynamic_chains},
    Row{{dynamic_double_forcing_chains, "dynamic-double-forcing-chains",
         "Dynamic Double Forcing Chains", 8.5, nullptr, false},
        find_dynamic_chains},
};

static_assert(kRows.size() == kTechniques);
static_assert([] {
  for (std::size_t i = 0; i < kRows.size(); ++i) {
    if (static_cast<std::size_t>(kRows[i].info.technique) != i) return false;
  }
  return true;
}());

constexpr auto kInfos = [] {
  std::array<TechniqueInfo, kTechniques> infos{};
  for (int i = 0; i < kTechniques; ++i) infos[i] = kRows[i].info;
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
  return kRows[static_cast<int>(technique)].find;
}

}  // namespace sudoku
