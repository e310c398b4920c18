// Symmetries of the places of givens.
//
// All functions are pure and thread-safe.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "sudoku/cell_set.hpp"

namespace sudoku {

/// Rotations and reflections of the grid that map the set of givens to itself.
enum class Symmetry : std::uint8_t {
  none,
  half_turn,      ///< by 180 degrees
  quarter_turn,   ///< by 90 degrees
  diagonal,       ///< the diagonal from r1c1 to r9c9
  anti_diagonal,  ///< the diagonal from r1c9 to r9c1
  diagonals,      ///< both diagonals
  left_right,     ///< the middle column is the mirror
  top_bottom,     ///< the middle row is the mirror
  mirrors,        ///< the middle row and the middle column
  full,           ///< all of them
};

/// A row of the table of symmetries.
struct SymmetryInfo {
  Symmetry symmetry;
  const char* id;  ///< lower case with hyphens: "half-turn"
};

/// All symmetries; row i is the one whose enumerator is i.
std::span<const SymmetryInfo> symmetry_table();

/// The row of the symmetry with that id, or null.
const SymmetryInfo* find_symmetry(std::string_view id);

/// The cells that a symmetry maps to each other, a set of 1, 2, 4 or 8 cells each, in the order of
/// their first cells. They partition the grid.
std::vector<CellSet> orbits_of(Symmetry symmetry);

/// True if the symmetry maps the cells to themselves.
bool is_symmetric(CellSet cells, Symmetry symmetry);

}  // namespace sudoku
