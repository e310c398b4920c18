#include "sudoku/dials.hpp"

#include <algorithm>
#include <numeric>

#include "algorithms/used_digits.hpp"
#include "sudoku/random.hpp"

namespace sudoku {
namespace {

using algorithms::UsedDigits;

// The streams of a seed.
enum Stream : std::uint64_t { kOfCells, kOfDigits, kOfGivens };

using Order = std::array<std::uint8_t, kCells>;

Order random_cells(Random random) {
  Order cells;
  std::iota(cells.begin(), cells.end(), std::uint8_t{0});
  random.shuffle(cells, kCells);
  return cells;
}

Order order_of_cells(const Dials& dials) {
  if (dials.cells == CellOrder::random) return random_cells(Random(dials.seed, kOfCells));
  Order cells;
  for (Cell i = 0; i < kCells; ++i) {
    cells[i] = static_cast<std::uint8_t>(
        dials.cells == CellOrder::columns ? cell_at(column_of(i), row_of(i)) : i);
  }
  return cells;
}

using DigitOrders = std::array<std::array<std::uint8_t, 9>, kCells>;

DigitOrders orders_of_digits(const Dials& dials) {
  Random random(dials.seed, kOfDigits);
  DigitOrders orders;
  for (auto& digits : orders) {
    std::iota(digits.begin(), digits.end(), std::uint8_t{1});
    if (dials.digits == DigitOrder::descending) std::reverse(digits.begin(), digits.end());
    if (dials.digits == DigitOrder::random) random.shuffle(digits, 9);
  }
  return orders;
}

class Search {
 public:
  Search(const Grid& puzzle, const Dials& dials, std::uint64_t budget)
      : grid_(puzzle),
        used_(puzzle),
        dials_(dials),
        cells_(order_of_cells(dials)),
        digits_(orders_of_digits(dials)),
        budget_(budget) {}

  Placing run() {
    const bool solved = leaves_candidates(cells_) && search(0);
    const PlacingEnd end = stopped_ ? PlacingEnd::stopped
                           : solved ? PlacingEnd::solved
                                    : PlacingEnd::refuted;
    return {placed_, end};
  }

 private:
  Digits candidates(Cell cell) const { return Digits::all() - used_.around(cell); }

  // False if the budget is used up.
  bool place(Cell cell, Digit digit) {
    if (placed_ == budget_) {
      stopped_ = true;
      return false;
    }
    ++placed_;
    grid_.set(cell, digit);
    used_.add(cell, digit);
    trail_[size_++] = static_cast<std::uint8_t>(cell);
    return true;
  }

  // Takes back all digits but the first `size`.
  void take_back(int size) {
    while (size_ > size) {
      const Cell cell = trail_[--size_];
      used_.remove(cell, grid_[cell]);
      grid_.clear(cell);
    }
  }

  // True if a solution was found, which stays on the board. `from`: no cell before it in the order
  // is empty.
  bool search(int from) {
    const int size = size_;
    if (dials_.inference >= Inference::naked && !conclude()) {
      take_back(size);
      return false;
    }
    Cell cell = kCells;
    if (dials_.cells == CellOrder::fewest) {
      cell = cell_with_fewest();
    } else {
      while (from < kCells && !grid_.is_empty(cells_[from])) ++from;
      if (from < kCells) cell = cells_[from];
    }
    if (cell == kCells) return true;
    const int concluded = size_;
    const Digits possible = candidates(cell);
    for (Digit digit : digits_[cell]) {
      if (!possible.has(digit)) continue;
      if (!place(cell, digit)) break;
      if (leaves_candidates(kPeers[cell]) && search(from)) return true;
      take_back(concluded);
      if (stopped_) break;
    }
    take_back(size);
    return false;
  }

  Cell cell_with_fewest() const {
    Cell best = kCells;
    int fewest = 10;
    for (Cell cell = 0; cell < kCells && fewest > 0; ++cell) {
      if (!grid_.is_empty(cell)) continue;
      const int size = candidates(cell).size();
      if (size >= fewest) continue;
      best = cell;
      fewest = size;
    }
    return best;
  }

  // False if looking ahead finds a dead end in one of the cells.
  bool leaves_candidates(const auto& cells) const {
    if (dials_.inference != Inference::forward) return true;
    return std::none_of(cells.begin(), cells.end(), [&](Cell cell) {
      return grid_.is_empty(cell) && candidates(cell).empty();
    });
  }

  // False at a dead end, or if the budget is used up.
  bool conclude() {
    int before = -1;
    while (before != size_) {
      before = size_;
      for (Cell cell = 0; cell < kCells; ++cell) {
        if (!grid_.is_empty(cell)) continue;
        const Digits possible = candidates(cell);
        if (possible.empty()) return false;
        if (possible.size() == 1 && !place(cell, possible.first())) return false;
      }
      if (dials_.inference == Inference::naked) continue;
      for (const auto& cells : kHouseCells) {
        if (!conclude_in(cells)) return false;
      }
    }
    return true;
  }

  bool conclude_in(const std::array<std::uint8_t, 9>& cells) {
    Digits present, once, twice;
    for (Cell cell : cells) {
      if (!grid_.is_empty(cell)) {
        present.add(grid_[cell]);
        continue;
      }
      const Digits possible = candidates(cell);
      twice = twice | (once & possible);
      once = once | possible;
    }
    // Until a digit is placed, the others keep their places.
    if ((present | twice) == Digits::all()) return true;
    for (Digit digit : Digits::all() - present) {
      Cell place_of = kCells;
      int places = 0;
      for (Cell cell : cells) {
        if (!grid_.is_empty(cell) || !candidates(cell).has(digit)) continue;
        place_of = cell;
        ++places;
      }
      if (places == 0) return false;
      if (places == 1 && !place(place_of, digit)) return false;
    }
    return true;
  }

  Grid grid_;
  UsedDigits used_;
  Dials dials_;
  Order cells_;
  DigitOrders digits_;
  std::uint64_t budget_;
  std::uint64_t placed_ = 0;
  bool stopped_ = false;
  Order trail_{};
  int size_ = 0;
};

}  // namespace

Placing search_with(const Grid& puzzle, const Dials& dials, std::uint64_t budget) {
  return Search(puzzle, dials, budget).run();
}

Grid random_givens(std::uint64_t seed, int givens) {
  Random random(seed, kOfGivens);
  Grid grid;
  UsedDigits used;
  for (Cell cell : random_cells(random)) {
    if (grid.filled() >= givens) break;
    const Digits possible = Digits::all() - used.around(cell);
    if (possible.empty()) continue;
    Digits rest = possible;
    for (int skip = random.below(possible.size()); skip > 0; --skip) rest.remove(rest.first());
    grid.set(cell, rest.first());
    used.add(cell, rest.first());
  }
  return grid;
}

}  // namespace sudoku
