// What the programs of the texts print for givens that clash: no program but Liang's checks them.
#include <array>

#include "sudoku/batch.hpp"

namespace sudoku {

namespace {

constexpr std::uint64_t kMostNodes = 100'000;  // of the engine

// The digits of each house.
class UsedDigits {
 public:
  bool fits(Cell cell, Digit digit) const {
    for (House house : houses_of(cell)) {
      if (used_[house].has(digit)) return false;
    }
    return true;
  }
  void add(Cell cell, Digit digit) {
    for (House house : houses_of(cell)) used_[house].add(digit);
  }
  void remove(Cell cell, Digit digit) {
    for (House house : houses_of(cell)) used_[house].remove(digit);
  }

 private:
  std::array<Digits, kHouses> used_{};
};

// almanac-e1089, Grid.set: a given is left out if an earlier one clashes with it.
Grid without_clashing(const Grid& puzzle) {
  Grid left;
  UsedDigits used;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (puzzle.is_empty(cell) || !used.fits(cell, puzzle[cell])) continue;
    left.set(cell, puzzle[cell]);
    used.add(cell, puzzle[cell]);
  }
  return left;
}

// The search of the article and of the lab: cells in reading order, digits upwards. A digit fits
// if no given and no earlier digit clashes with it.
class UncheckedSearch {
 public:
  explicit UncheckedSearch(const Grid& puzzle) : grid_(puzzle) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (puzzle.is_empty(cell)) {
        cells_[size_++] = cell;
      } else {
        used_.add(cell, puzzle[cell]);
      }
    }
  }

  /// Finds all solutions, or only the first. False if that takes more than `most_trials`.
  bool run(bool all, std::uint64_t most_trials) {
    for (int k = 0; k >= 0;) {
      if (k == size_) {
        last_ = grid_;
        ++found_;
        if (!all) return true;
        --k;
        continue;
      }
      const Cell cell = cells_[k];
      Digit digit = grid_[cell];
      if (digit != kNoDigit) used_.remove(cell, digit);
      do ++digit;
      while (digit <= 9 && !used_.fits(cell, digit));
      if (++trials_ > most_trials) return false;
      if (digit > 9) {
        grid_.clear(cell);
        --k;
      } else {
        grid_.set(cell, digit);
        used_.add(cell, digit);
        ++k;
      }
    }
    return true;
  }

  std::uint64_t found() const { return found_; }
  const Grid& last() const { return last_; }

 private:
  Grid grid_;
  Grid last_;
  UsedDigits used_;
  std::array<Cell, kCells> cells_{};
  int size_ = 0;
  std::uint64_t found_ = 0, trials_ = 0;
};

BatchVerdict verdict_of(std::uint64_t solutions) {
  return solutions == 0   ? BatchVerdict::none
         : solutions == 1 ? BatchVerdict::one
                          : BatchVerdict::many;
}

}  // namespace

std::optional<ClashAnswer> clash_answer(const BatchFormat& format, const Grid& puzzle,
                                        std::uint64_t most_trials) {
  switch (format.clashing) {
    case ClashingGivens::refused:
      break;
    case ClashingGivens::dropped: {
      const Grid left = without_clashing(puzzle);
      SolutionSearch search(left);
      while (search.found() < 2) {
        const auto state = search.advance(kMostNodes);
        if (state == SolutionSearch::Progress::paused) return std::nullopt;
        if (state == SolutionSearch::Progress::exhausted) break;
      }
      return ClashAnswer{left, verdict_of(search.found()),
                         first_solutions(left, format.first_solutions), ""};
    }
    case ClashingGivens::kept: {
      UncheckedSearch search(puzzle);
      if (!search.run(format.counts, most_trials)) return std::nullopt;
      ClashAnswer answer{puzzle, verdict_of(search.found()), {}, std::to_string(search.found())};
      if (search.found() > 0) answer.solutions.push_back(search.last());
      return answer;
    }
  }
  return std::nullopt;
}

}  // namespace sudoku
