// Lattices of level lines that no outline connects: those of screens without a frame.
#pragma once

#include <vector>

#include "picture/lattice.hpp"

namespace sudoku::picture {

/// Places where ten lines at equal distances are clearest in the sums along rows and along columns,
/// faint lines like dark ones, the best first.
std::vector<ScoredQuad> comb_places(const LineMaps& lines, std::size_t most);

}  // namespace sudoku::picture
