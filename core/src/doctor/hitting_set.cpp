#include "doctor/hitting_set.hpp"

namespace sudoku::doctor {

// Extends `chosen` by at most `left` of the allowed cells to a hitting set. Branches over the
// cells of the unhit set with the fewest allowed ones; a cell whose branch has failed is not
// allowed in the later ones. Disjoint unhit sets need a cell each.
bool HittingSets::extend(CellSet chosen, CellSet allowed, int left, std::uint64_t& budget) {
  const std::uint64_t cost = 1 + sets_.size() / 64;
  if (budget < cost) {
    budget = 0;
    return false;
  }
  budget -= cost;
  CellSet branch;
  int fewest = kCells + 1;
  int disjoint = 0;
  CellSet covered;
  for (const CellSet set : sets_) {
    if (!(set & chosen).empty()) continue;
    const CellSet open = set & allowed;
    const int size = open.size();
    if (size == 0) return false;
    if (size < fewest) {
      fewest = size;
      branch = open;
    }
    if ((open & covered).empty()) {
      covered = covered | open;
      if (++disjoint > left) return false;
    }
  }
  if (fewest > kCells) {
    found_ = chosen;
    return true;
  }
  for (Cell cell : branch) {
    allowed.remove(cell);
    if (extend(chosen | CellSet::of(cell), allowed, left - 1, budget)) return true;
  }
  return false;
}

std::optional<CellSet> HittingSets::smallest(std::uint64_t& budget) {
  for (;; ++least_) {
    if (extend({}, CellSet::all(), least_, budget)) return found_;
    if (budget == 0) return std::nullopt;
  }
}

}  // namespace sudoku::doctor
