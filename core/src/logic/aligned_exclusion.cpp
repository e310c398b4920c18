// Aligned pair and triple exclusion: a digit is eliminated if each combination with it gives two
// peers the same digit or leaves a cell that sees all base cells without a candidate.
//
// Evidence: `order` and `cells` are the base cells, `fins` the cells that see all of them.
#include "combinations.hpp"
#include "finders.hpp"

namespace sudoku::logic {

namespace {

// The cells that can be base cells, in reading order, and for each the peers that can exclude.
struct Bases {
  std::array<Cell, kCells> cells;
  int count = 0;
  CellSet set;
  std::array<CellSet, kCells> excluders;  // by cell
};

Bases bases_of(const LogicState& state, int degree) {
  Bases bases;
  const CellSet single = cells_of_size(state, 1);
  CellSet excluders = cells_of_size(state, 2);
  if (degree == 3) excluders = excluders | cells_of_size(state, 3);
  for (Cell cell : state.empty_cells()) {
    bases.excluders[cell] = excluders & kPeerSets[cell];
    if (state.candidates(cell).size() < 2 || bases.excluders[cell].empty() ||
        !(single & kPeerSets[cell]).empty()) {
      continue;
    }
    bases.cells[bases.count++] = cell;
    bases.set.add(cell);
  }
  return bases;
}

// The combinations of digits in n base cells.
template <int n>
class Combinations {
 public:
  Combinations(const LogicState& state, const std::array<Cell, n>& cells, CellSet excluders)
      : cells_(cells) {
    unsigned all = 0;
    for (int i = 0; i < n; ++i) {
      digits_[i] = state.candidates(cells[i]).mask();
      all |= digits_[i];
    }
    for (int i = 0; i < n; ++i) {
      for (int k = 0; k < n; ++k) peers_[i][k] = are_peers(cells[i], cells[k]);
    }
    for (Cell cell : excluders) {
      const unsigned mask = state.candidates(cell).mask();
      if ((mask & ~all) == 0) emptied_[count_++] = mask;
    }
  }

  /// Without an excluder that can be emptied, and with base cells that do not see each other, each
  /// combination is allowed.
  bool can_exclude() const {
    if (count_ > 0) return true;
    for (int i = 0; i < n; ++i) {
      for (int k = 0; k < i; ++k) {
        if (peers_[i][k] && (digits_[i] & digits_[k]) != 0) return true;
      }
    }
    return false;
  }

  /// The digits of base cell `index` that are in no allowed combination.
  unsigned excluded(int index) const {
    unsigned digits = 0;
    for (unsigned rest = digits_[index]; rest != 0; rest &= rest - 1) {
      const unsigned digit = rest & (0u - rest);
      if (!allows(index, digit)) digits |= digit;
    }
    return digits;
  }

 private:
  bool allows(int index, unsigned digit) const {
    const int second = index == 0 ? 1 : 0;
    unsigned left = digits_[second];
    if (peers_[index][second]) left &= ~digit;
    for (; left != 0; left &= left - 1) {
      const unsigned two = digit | (left & (0u - left));
      if constexpr (n == 2) {
        if (!empties(two)) return true;
      } else {
        const int third = 3 - index - second;
        unsigned last = digits_[third];
        if (peers_[index][third]) last &= ~digit;
        if (peers_[second][third]) last &= ~(left & (0u - left));
        if (empties(two)) continue;
        for (; last != 0; last &= last - 1) {
          if (!empties(two | (last & (0u - last)))) return true;
        }
      }
    }
    return false;
  }

  bool empties(unsigned used) const {
    for (int i = 0; i < count_; ++i) {
      if ((emptied_[i] & ~used) == 0) return true;
    }
    return false;
  }

  std::array<Cell, n> cells_;
  std::array<unsigned, n> digits_;
  std::array<std::array<bool, n>, n> peers_;
  std::array<unsigned, kPeersPerCell> emptied_;
  int count_ = 0;
};

template <int n>
bool try_bases(const LogicState& state, DeductionSink& sink, const std::array<Cell, n>& cells,
               CellSet excluders) {
  const Combinations<n> combinations(state, cells, excluders);
  if (!combinations.can_exclude()) return false;
  std::array<unsigned, n> excluded;
  unsigned any = 0;
  for (int i = 0; i < n; ++i) any |= excluded[i] = combinations.excluded(i);
  if (any == 0) return false;
  Deduction deduction = deduction_by(n == 2 ? Technique::aligned_pair_exclusion
                                            : Technique::aligned_triple_exclusion);
  for (int i = 0; i < n; ++i) {
    append(deduction.eliminations, state, cells[i], Digits::from_mask(excluded[i]));
  }
  if (sink.wants_evidence()) {
    for (Cell cell : cells) {
      deduction.evidence.order.push_back(cell);
      deduction.evidence.cells.add(cell);
    }
    deduction.evidence.fins = excluders;
  }
  return sink.add(std::move(deduction));
}

}  // namespace

bool find_aligned_pairs(const LogicState& state, DeductionSink& sink) {
  const Bases bases = bases_of(state, 2);
  for (int second = 1; second < bases.count; ++second) {
    for (int first = 0; first < second; ++first) {
      const std::array<Cell, 2> cells = {bases.cells[first], bases.cells[second]};
      const CellSet common = bases.excluders[cells[0]] & bases.excluders[cells[1]];
      if (common.size() >= 2 && try_bases<2>(state, sink, cells, common)) return true;
    }
  }
  return false;
}

bool find_aligned_triples(const LogicState& state, DeductionSink& sink) {
  const Bases bases = bases_of(state, 3);
  for (int second = 1; second < bases.count; ++second) {
    for (int first = 0; first < second; ++first) {
      const Cell a = bases.cells[first];
      const Cell b = bases.cells[second];
      const CellSet common = bases.excluders[a] & bases.excluders[b];
      if (common.size() < 2) continue;
      // The third cell: the excluders of the first cell in the order box, row, column, then those
      // of the second.
      CellSet tails = (bases.excluders[a] | bases.excluders[b]) & bases.set;
      tails.remove(a).remove(b);
      for (Cell base : {a, b}) {
        for (Cell c : kPeersByBox[base]) {
          if (!tails.has(c) || !bases.excluders[base].has(c)) continue;
          tails.remove(c);
          const CellSet excluders = common & bases.excluders[c];
          if (excluders.size() >= 2 && try_bases<3>(state, sink, {a, b, c}, excluders)) {
            return true;
          }
        }
      }
    }
  }
  return false;
}

}  // namespace sudoku::logic
