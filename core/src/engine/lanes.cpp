// Four boards at work, one in each lane of every vector. Where one has settled, the next takes its
// lane: none waits for the others.
//
// A sweep goes through all digits, whether they changed or not, and each sees what was placed in
// those before it: where most digits change, as in a puzzle that is begun, that takes a third fewer
// sweeps than settle.cpp, and nothing to transpose. Behind a guess few digits change.
//
// Tried, and slower or no faster: four boards until the last of them has settled (a fifth more
// sweeps); digits upwards and downwards in turn (an eighth more); rule 2 only once a sweep (a
// sixth more); both sides of the first guesses in lanes as well; digits with few places first (a
// tenth fewer, and to find their order costs as much); two fours by turns, digit by digit; two
// digits side by side, neither of which sees what the other places (less waiting, more sweeps);
// fewer steps in rule 2, one rotation of bands for both orders (more of them wait for each other).
#include "engine/lanes.hpp"

#include <cassert>
#include <cstring>

#include "engine/rules.hpp"

namespace sudoku::engine {

namespace {

constexpr int kLanes = 4;
constexpr Vec kRow = splat(bands(0777));

std::uint32_t word_of(const Vec& vector, int lane) {
  std::uint32_t word;
  std::memcpy(&word, reinterpret_cast<const char*>(&vector) + sizeof(word) * lane, sizeof(word));
  return word;
}

// Not by an index, for which compilers load and store the whole vector.
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

SUDOKU_HOT Vec together(const Rows& x) { return x.row0 | x.row1 | x.row2; }

class Lanes {
 public:
  void take(int lane, const Board& board);
  void give(int lane, Board& board) const;

  /// Runs the rules once on every digit.
  void sweep();

  /// The lanes, all ones, whose boards need no more sweep.
  Vec settled() const { return lanes_where(changed_ == 0) | lanes_where(dead_ != 0) | solved_; }
  Settled state(int lane) const;

 private:
  void run_rules();
  void count_candidates();
  Vec are_solved() const;

  Rows digits_[9]{};
  Rows singles_[9]{};  // of each digit, when it was last looked at
  Vec sums_[9]{};      // of the rows of each digit: less where a row is less
  Rows unplaced_{};    // cells that are singles of no digit
  Rows naked_{};       // cells with one candidate that are not placed yet
  Vec fresh_{};        // not zero: taken since the last sweep
  // What the last sweep tells of each lane, where it is not zero.
  Vec changed_{};  // it changed a digit, or placed one
  Vec dead_{};     // a digit has no place in a row, or a cell has no candidate
  Vec solved_{};
};

// The sums of the board that was here before may stay: there is a second sweep in any case.
void Lanes::take(int lane, const Board& board) {
  const auto clear_lane = [lane](Vec& vector) { set_word(vector, lane, 0); };
  for (int d = 0; d < 9; ++d) {
    set_word(digits_[d].row0, lane, word_of(board.digits[d], 0));
    set_word(digits_[d].row1, lane, word_of(board.digits[d], 1));
    set_word(digits_[d].row2, lane, word_of(board.digits[d], 2));
    each_row(clear_lane, singles_[d]);
  }
  each_row([lane](Vec& row) { set_word(row, lane, bands(0777)); }, unplaced_);
  each_row(clear_lane, naked_);
  set_word(fresh_, lane, 1);
}

void Lanes::give(int lane, Board& board) const {
  const auto column = [lane](const Rows& x) {
    return Vec{word_of(x.row0, lane), word_of(x.row1, lane), word_of(x.row2, lane), 0};
  };
  for (int d = 0; d < 9; ++d) board.digits[d] = column(digits_[d]);
  board.open = column(unplaced_);
  if (!any(board.open)) return;
  Vec one{}, two{}, three{};  // cells with so many candidates or more
  for (int d = 0; d < 9; ++d) {
    three |= two & board.digits[d];
    two |= one & board.digits[d];
    one |= board.digits[d];
  }
  board.pairs = two & ~three;
}

Settled Lanes::state(int lane) const {
  if (word_of(solved_, lane) != 0) return Settled::solved;
  // A naked single that could not be placed has another of the same digit in its row.
  if ((word_of(dead_, lane) | word_of(together(naked_), lane)) != 0) return Settled::dead;
  return Settled::open;
}

void Lanes::sweep() {
  run_rules();
  count_candidates();
  solved_ = are_solved();
}

void Lanes::run_rules() {
  Rows unplaced = unplaced_;
  const Rows naked = naked_;
  Vec sound = splat(kGuards), changed{};
#pragma GCC unroll 3  // a twentieth faster; no more unrolled nine times
  for (int d = 0; d < 9; ++d) {
    Rows x = digits_[d], singles = singles_[d];
    each_row(
        [](Vec& row, Vec naked_row, Vec unplaced_row, Vec single) {
          const Vec alone = row & naked_row;
          row = ((row & rows_without(alone)) | alone) & (unplaced_row | single);
        },
        x, naked, unplaced, singles);
    share_columns(x);
    share_boxes(x);
    share_columns(x);
    each_row(
        [&sound](Vec row, Vec& single, Vec& unplaced_row) {
          single = singles_of(row, sound);
          unplaced_row &= ~single;
        },
        x, singles, unplaced);
    const Vec sum = x.row0 + x.row1 + x.row2;
    changed |= sum ^ sums_[d];
    digits_[d] = x, singles_[d] = singles, sums_[d] = sum;
  }
  each_row([&changed](Vec before, Vec now) { changed |= before ^ now; }, unplaced_, unplaced);
  unplaced_ = unplaced;
  changed_ = changed | fresh_;
  fresh_ = Vec{};
  dead_ = splat(kGuards) & ~sound;
}

void Lanes::count_candidates() {
  Vec everywhere = kRow;
  const auto look = [&](Vec Rows::*row) {
    Vec one{}, two{};
    for (const Rows& digit : digits_) {
      two |= one & digit.*row;
      one |= digit.*row;
    }
    everywhere &= one;
    naked_.*row = one & ~two & unplaced_.*row;
  };
  look(&Rows::row0), look(&Rows::row1), look(&Rows::row2);
  dead_ |= everywhere ^ kRow;
}

// Every cell is placed, so every row has every digit once; now for the columns. By rule 1 and rule
// 2 the boxes have them then, too.
Vec Lanes::are_solved() const {
  Vec solved = lanes_where(together(unplaced_) == 0);
  if (!any(solved)) return solved;
  Vec columns = kRow;
  for (const Rows& digit : digits_) {
    const Vec here = together(digit);
    columns &= here | next_band(here) | last_band(here);
  }
  return solved & lanes_where(columns == kRow);
}

}  // namespace

void settle(std::span<Board> boards, std::span<Settled> states) {
  assert(states.size() >= boards.size());
  Lanes lanes;
  std::size_t held[kLanes];
  std::size_t next = 0;
  unsigned busy = 0;
  const auto take_next = [&](int lane) {
    if (next == boards.size()) return;
    lanes.take(lane, boards[next]);
    held[lane] = next++;
    busy |= 1u << lane;
  };
  for (int lane = 0; lane < kLanes; ++lane) take_next(lane);
  while (busy != 0) {
    lanes.sweep();
    unsigned done = nonzero_lanes(lanes.settled() & splat(1), Vec{}) & busy;
    for (; done != 0; done &= done - 1) {
      const int lane = std::countr_zero(done);
      const std::size_t at = held[lane];
      states[at] = lanes.state(lane);
      if (states[at] != Settled::dead) lanes.give(lane, boards[at]);
      busy &= ~(1u << lane);
      take_next(lane);
    }
  }
}

}  // namespace sudoku::engine
