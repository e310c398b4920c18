// Four boards at a time, one in each lane of every vector. When a board is finished, the next one
// takes its lane, so that no lane waits for the others.
//
// A sweep runs the rules on all digits, changed or not, and each digit already sees the cells that
// the digits before it placed. When most digits change, as in a new puzzle, this takes a third
// fewer sweeps than propagate_sweeps.cpp and no transposition. After a guess few digits change.
// notes.md lists variants that were slower.
#include <cassert>
#include <cstring>

#include "engine/propagate.hpp"
#include "engine/rules.hpp"

namespace sudoku::engine {

namespace {

constexpr int kLanes = 4;
constexpr Vec kWholeRow = splat(bands(0777));

std::uint32_t word_of(const Vec& vector, int lane) {
  std::uint32_t word;
  std::memcpy(&word, reinterpret_cast<const char*>(&vector) + sizeof(word) * lane, sizeof(word));
  return word;
}

// Not by index: compilers would load and store the whole vector.
void set_word(Vec& vector, int lane, std::uint32_t word) {
  std::memcpy(reinterpret_cast<char*>(&vector) + sizeof(word) * lane, &word, sizeof(word));
}

SUDOKU_HOT Vec lanes_where(auto comparison) { return reinterpret_cast<Vec>(comparison); }

template <typename Step, typename... SomeRows>
SUDOKU_HOT void each_row(Step step, SomeRows&... rows) {
  step(rows.row0...);
  step(rows.row1...);
  step(rows.row2...);
}

SUDOKU_HOT Vec all_rows(const Rows& x) { return x.row0 | x.row1 | x.row2; }

class FourBoards {
 public:
  void insert(int lane, const Board& board);
  void extract(int lane, Board& board) const;

  /// Runs the rules once on every digit.
  void sweep();

  /// All ones in the lanes whose boards need no further sweep.
  Vec finished() const {
    return lanes_where(changed_ == 0) | lanes_where(contradiction_ != 0) | solved_;
  }
  Propagation state(int lane) const;

 private:
  void run_rules();
  void count_candidates();
  Vec are_solved() const;

  Rows digits_[9]{};
  Rows singles_[9]{};  // of each digit, in the last sweep
  Vec sums_[9]{};      // of the three rows of each digit: a lane shrinks if a row loses a candidate
  Rows unplaced_{};    // cells that are singles of no digit
  Rows naked_{};       // cells with one candidate that are not placed yet
  Vec inserted_{};     // lanes that are not zero: inserted since the last sweep
  // Results of the last sweep, by lane, true if not zero:
  Vec changed_{};        // a digit lost a candidate or was placed
  Vec contradiction_{};  // a digit has no candidate in a row, or a cell has none
  Vec solved_{};
};

// `sums_` may keep the values of the previous board: a new board is swept twice in any case.
void FourBoards::insert(int lane, const Board& board) {
  const auto clear_lane = [lane](Vec& vector) { set_word(vector, lane, 0); };
  for (int d = 0; d < 9; ++d) {
    set_word(digits_[d].row0, lane, word_of(board.digits[d], 0));
    set_word(digits_[d].row1, lane, word_of(board.digits[d], 1));
    set_word(digits_[d].row2, lane, word_of(board.digits[d], 2));
    each_row(clear_lane, singles_[d]);
  }
  each_row([lane](Vec& row) { set_word(row, lane, bands(0777)); }, unplaced_);
  each_row(clear_lane, naked_);
  set_word(inserted_, lane, 1);
}

void FourBoards::extract(int lane, Board& board) const {
  const auto column = [lane](const Rows& x) {
    return Vec{word_of(x.row0, lane), word_of(x.row1, lane), word_of(x.row2, lane), 0};
  };
  for (int d = 0; d < 9; ++d) board.digits[d] = column(digits_[d]);
  board.unsolved = column(unplaced_);
  if (!any(board.unsolved)) return;
  Vec one{}, two{}, three{};  // cells with at least one, two and three candidates
  for (int d = 0; d < 9; ++d) {
    three |= two & board.digits[d];
    two |= one & board.digits[d];
    one |= board.digits[d];
  }
  board.bivalue = two & ~three;
}

Propagation FourBoards::state(int lane) const {
  if (word_of(solved_, lane) != 0) return Propagation::solved;
  // A naked single that could not be placed has a second one of the same digit in its row.
  if ((word_of(contradiction_, lane) | word_of(all_rows(naked_), lane)) != 0) {
    return Propagation::contradiction;
  }
  return Propagation::stable;
}

void FourBoards::sweep() {
  run_rules();
  count_candidates();
  solved_ = are_solved();
}

void FourBoards::run_rules() {
  Rows unplaced = unplaced_;
  const Rows naked = naked_;
  Vec guards = splat(kGuards), changed{};
#pragma GCC unroll 3  // 5 % faster than a loop, and no slower than unrolling all nine
  for (int d = 0; d < 9; ++d) {
    Rows x = digits_[d], singles = singles_[d];
    each_row(
        [](Vec& row, Vec naked_row, Vec unplaced_row, Vec single) {
          const Vec alone = row & naked_row;
          row = ((row & rows_without(alone)) | alone) & (unplaced_row | single);
        },
        x, naked, unplaced, singles);
    lock_columns_to_boxes(x);
    lock_rows_to_boxes(x);
    lock_columns_to_boxes(x);
    each_row(
        [&guards](Vec row, Vec& single, Vec& unplaced_row) {
          single = singles_of(row, guards);
          unplaced_row &= ~single;
        },
        x, singles, unplaced);
    const Vec sum = x.row0 + x.row1 + x.row2;
    changed |= sum ^ sums_[d];
    digits_[d] = x, singles_[d] = singles, sums_[d] = sum;
  }
  each_row([&changed](Vec before, Vec now) { changed |= before ^ now; }, unplaced_, unplaced);
  unplaced_ = unplaced;
  changed_ = changed | inserted_;
  inserted_ = Vec{};
  contradiction_ = splat(kGuards) & ~guards;
}

void FourBoards::count_candidates() {
  Vec everywhere = kWholeRow;
  const auto count_row = [&](Vec Rows::*row) {
    Vec one{}, two{};  // cells with at least one and two candidates
    for (const Rows& digit : digits_) {
      two |= one & digit.*row;
      one |= digit.*row;
    }
    everywhere &= one;
    naked_.*row = one & ~two & unplaced_.*row;
  };
  count_row(&Rows::row0), count_row(&Rows::row1), count_row(&Rows::row2);
  contradiction_ |= everywhere ^ kWholeRow;
}

// If every cell is placed, every row has every digit once. If every column has every digit, too,
// the two locking rules have made sure that every box does.
Vec FourBoards::are_solved() const {
  Vec solved = lanes_where(all_rows(unplaced_) == 0);
  if (!any(solved)) return solved;
  Vec columns = kWholeRow;
  for (const Rows& digit : digits_) {
    const Vec here = all_rows(digit);
    columns &= here | next_band(here) | last_band(here);
  }
  return solved & lanes_where(columns == kWholeRow);
}

}  // namespace

void propagate_all(std::span<Board> boards, std::span<Propagation> results) {
  assert(results.size() >= boards.size());
  FourBoards four;
  std::size_t board_in[kLanes];
  std::size_t next = 0;
  unsigned busy = 0;
  const auto insert_next = [&](int lane) {
    if (next == boards.size()) return;
    four.insert(lane, boards[next]);
    board_in[lane] = next++;
    busy |= 1u << lane;
  };
  for (int lane = 0; lane < kLanes; ++lane) insert_next(lane);
  while (busy != 0) {
    four.sweep();
    unsigned finished = nonzero_lanes(four.finished() & splat(1), Vec{}) & busy;
    for (; finished != 0; finished &= finished - 1) {
      const int lane = std::countr_zero(finished);
      const std::size_t at = board_in[lane];
      results[at] = four.state(lane);
      if (results[at] != Propagation::contradiction) four.extract(lane, boards[at]);
      busy &= ~(1u << lane);
      insert_next(lane);
    }
  }
}

}  // namespace sudoku::engine
