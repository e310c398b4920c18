#include "sudoku/symmetry.hpp"

#include <algorithm>

namespace sudoku {

namespace {

constexpr std::array kTable = {
    SymmetryInfo{Symmetry::none, "none"},
    SymmetryInfo{Symmetry::half_turn, "half-turn"},
    SymmetryInfo{Symmetry::quarter_turn, "quarter-turn"},
    SymmetryInfo{Symmetry::diagonal, "diagonal"},
    SymmetryInfo{Symmetry::anti_diagonal, "anti-diagonal"},
    SymmetryInfo{Symmetry::diagonals, "diagonals"},
    SymmetryInfo{Symmetry::left_right, "left-right"},
    SymmetryInfo{Symmetry::top_bottom, "top-bottom"},
    SymmetryInfo{Symmetry::mirrors, "mirrors"},
    SymmetryInfo{Symmetry::full, "full"},
};
static_assert([] {
  for (std::size_t i = 0; i < kTable.size(); ++i) {
    if (kTable[i].symmetry != static_cast<Symmetry>(i)) return false;
  }
  return kTable.back().symmetry == Symmetry::full;
}());

// The cells that one application of the generating maps of the symmetry leads to.
CellSet images_of(Symmetry symmetry, Cell cell) {
  const int row = row_of(cell);
  const int column = column_of(cell);
  const Cell half_turn = cell_at(8 - row, 8 - column);
  const Cell quarter_turn = cell_at(column, 8 - row);
  const Cell diagonal = cell_at(column, row);
  const Cell anti_diagonal = cell_at(8 - column, 8 - row);
  const Cell left_right = cell_at(row, 8 - column);
  const Cell top_bottom = cell_at(8 - row, column);
  switch (symmetry) {
    case Symmetry::none:
      break;
    case Symmetry::half_turn:
      return CellSet::of(half_turn);
    case Symmetry::quarter_turn:
      return CellSet::of(quarter_turn);
    case Symmetry::diagonal:
      return CellSet::of(diagonal);
    case Symmetry::anti_diagonal:
      return CellSet::of(anti_diagonal);
    case Symmetry::diagonals:
      return CellSet::of(diagonal) | CellSet::of(anti_diagonal);
    case Symmetry::left_right:
      return CellSet::of(left_right);
    case Symmetry::top_bottom:
      return CellSet::of(top_bottom);
    case Symmetry::mirrors:
      return CellSet::of(left_right) | CellSet::of(top_bottom);
    case Symmetry::full:
      return CellSet::of(diagonal) | CellSet::of(left_right);
  }
  return CellSet::of(cell);
}

}  // namespace

std::span<const SymmetryInfo> symmetry_table() { return kTable; }

const SymmetryInfo* find_symmetry(std::string_view id) {
  const auto* row = std::find_if(kTable.begin(), kTable.end(),
                                 [&](const SymmetryInfo& info) { return info.id == id; });
  return row == kTable.end() ? nullptr : row;
}

std::vector<CellSet> orbits_of(Symmetry symmetry) {
  std::vector<CellSet> orbits;
  CellSet done;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (done.has(cell)) continue;
    CellSet orbit;
    for (CellSet more = CellSet::of(cell); !more.empty();) {
      const Cell next = more.first();
      orbit.add(next);
      more = (more | images_of(symmetry, next)) - orbit;
    }
    done = done | orbit;
    orbits.push_back(orbit);
  }
  return orbits;
}

bool is_symmetric(CellSet cells, Symmetry symmetry) {
  for (Cell cell : cells) {
    if (!images_of(symmetry, cell).is_subset_of(cells)) return false;
  }
  return true;
}

}  // namespace sudoku
