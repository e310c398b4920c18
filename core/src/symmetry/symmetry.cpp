#include "sudoku/symmetry.hpp"

#include <algorithm>

#include "sudoku/canonical.hpp"

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

constexpr std::array<std::uint8_t, 9> kSame = Transformation{}.rows;
constexpr std::array<std::uint8_t, 9> kReversed = kMirror.columns;
constexpr Transformation kHalfTurn = {false, kReversed, kReversed};
constexpr Transformation kAntiTranspose = {true, kReversed, kReversed};
constexpr Transformation kTopBottom = {false, kReversed, kSame};

// What generates each symmetry: one or two transformations, by the number of the symmetry.
constexpr std::array<std::array<Transformation, 2>, kTable.size()> kGenerators = {{
    {},
    {kHalfTurn},
    {kQuarterTurn},
    {kTranspose},
    {kAntiTranspose},
    {kTranspose, kAntiTranspose},
    {kMirror},
    {kTopBottom},
    {kMirror, kTopBottom},
    {kQuarterTurn, kMirror},
}};

// The cells that the generators lead to from one cell.
CellSet images_of(Symmetry symmetry, Cell cell) {
  CellSet images;
  for (const Transformation& generator : kGenerators[static_cast<std::size_t>(symmetry)])
    images.add(source_of(generator, cell));
  return images;
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
