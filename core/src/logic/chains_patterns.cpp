#include "logic/chains_patterns.hpp"

namespace sudoku::logic {

void PatternList::clear() {
  found_.clear();
  candidates_.clear();
}

void PatternList::start(int nested) {
  next_.removed = static_cast<std::uint32_t>(candidates_.size());
  next_.nested = nested;
}

bool PatternList::start_reasons() {
  next_.reasons = static_cast<std::uint32_t>(candidates_.size());
  return next_.removed != next_.reasons;
}

void PatternList::finish() {
  next_.end = static_cast<std::uint32_t>(candidates_.size());
  if (next_.reasons == next_.end) {
    candidates_.resize(next_.removed);
  } else {
    found_.push_back(next_);
  }
}

namespace {

struct PatternSearch {
  const ChainState& grid;
  const ChainState& work;
  PatternList& list;

  // Sudoku Explainer's order: box and column, box and row, column and box, row and box.
  void find_locked() {
    constexpr unsigned kColumnOfBox = 0b001001001;
    constexpr unsigned kRowOfBox = 0b111;
    for (int box = 0; box < 9; ++box) {
      for (int i = 0; i < 3; ++i) find_locked_in(18 + box, kColumnOfBox << i, 9 + box % 3 * 3 + i);
    }
    for (int box = 0; box < 9; ++box) {
      for (int i = 0; i < 3; ++i) find_locked_in(18 + box, kRowOfBox << 3 * i, box / 3 * 3 + i);
    }
    for (int column = 0; column < 9; ++column) {
      for (int i = 0; i < 3; ++i)
        find_locked_in(9 + column, kRowOfBox << 3 * i, 18 + 3 * i + column / 3);
    }
    for (int row = 0; row < 9; ++row) {
      for (int i = 0; i < 3; ++i) find_locked_in(row, kRowOfBox << 3 * i, 18 + row / 3 * 3 + i);
    }
  }

  // `common` has the places of `base` that are also in `cover`.
  void find_locked_in(House base, unsigned common, House cover) {
    for (int digit = 0; digit < 9; ++digit) {
      const unsigned places = work.places[base][digit];
      if (!has_several_bits(places) || (places & ~common) != 0) continue;
      list.start();
      each_bit(work.places[cover][digit], [&](int place) {
        const Cell cell = kHouseCells[cover][place];
        if (!kHouseSets[base].has(cell)) list.add(cell, digit);
      });
      if (!list.start_reasons()) continue;
      each_bit(grid.places[base][digit] & ~common,
               [&](int place) { list.add(kHouseCells[base][place], digit); });
      list.finish();
    }
  }

  void find_hidden_pairs() {
    for (const House first : kFirstHouses) {
      for (House house = first; house < first + 9; ++house) {
        if (work.empty_cells[house] <= 4) continue;
        const auto& places = work.places[house];
        for (int high = 1; high < 9; ++high) {
          if (!has_two_bits(places[high])) continue;
          for (int low = 0; low < high; ++low) {
            if (places[low] != places[high]) continue;
            const unsigned pair = 1u << low | 1u << high;
            list.start();
            each_bit(places[low], [&](int place) {
              const Cell cell = kHouseCells[house][place];
              each_bit(work.cells[cell] & ~pair, [&](int digit) { list.add(cell, digit); });
            });
            if (!list.start_reasons()) continue;
            for (const int digit : {low, high}) {
              each_bit(grid.places[house][digit] & ~places[low],
                       [&](int place) { list.add(kHouseCells[house][place], digit); });
            }
            list.finish();
          }
        }
      }
    }
  }

  void find_naked_pairs() {
    for (const House first : kFirstHouses) {
      for (House house = first; house < first + 9; ++house) {
        if (work.empty_cells[house] < 4) continue;
        const auto& cells = kHouseCells[house];
        for (int high = 1; high < 9; ++high) {
          const unsigned pair = work.cells[cells[high]];
          if (!has_two_bits(pair)) continue;
          for (int low = 0; low < high; ++low) {
            if (work.cells[cells[low]] != pair) continue;
            list.start();
            for (const Cell cell : cells) {
              if (cell == cells[low] || cell == cells[high]) continue;
              each_bit(work.cells[cell] & pair, [&](int digit) { list.add(cell, digit); });
            }
            if (!list.start_reasons()) continue;
            for (const Cell cell : {cells[low], cells[high]})
              each_bit(grid.cells[cell] & ~pair, [&](int digit) { list.add(cell, digit); });
            list.finish();
          }
        }
      }
    }
  }

  void find_x_wings() {
    for (const House first : {9, 0}) {
      for (int high = 1; high < 9; ++high) {
        for (int low = 0; low < high; ++low) {
          for (int digit = 0; digit < 9; ++digit) {
            const unsigned cover = work.places[first + low][digit];
            if (cover != work.places[first + high][digit] || !has_two_bits(cover)) continue;
            if (work.solved_cells[digit] <= 5)
              add_x_wing(first, 1u << low | 1u << high, cover, digit);
          }
        }
      }
    }
  }

  // Base lines are counted from `first_base`, cover lines are the crossing ones.
  void add_x_wing(House first_base, unsigned base, unsigned cover, int digit) {
    CellSet removed;
    each_bit(cover, [&](int line) {
      const House house = 9 - first_base + line;
      each_bit(work.places[house][digit] & ~base,
               [&](int place) { removed.add(kHouseCells[house][place]); });
    });
    list.start();
    for (const Cell cell : removed) list.add(cell, digit);
    if (!list.start_reasons()) return;
    each_bit(base, [&](int line) {
      const House house = first_base + line;
      each_bit(grid.places[house][digit] & ~cover,
               [&](int place) { list.add(kHouseCells[house][place], digit); });
    });
    list.finish();
  }
};

}  // namespace

void find_patterns(const ChainState& grid, const ChainState& work, PatternList& list) {
  PatternSearch search{grid, work, list};
  search.find_locked();
  if (list.empty()) search.find_hidden_pairs();
  if (list.empty()) search.find_naked_pairs();
  if (list.empty()) search.find_x_wings();
}

}  // namespace sudoku::logic
