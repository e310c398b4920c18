#include "engine/board.hpp"

#include <cstring>

#include "engine/rules.hpp"
#include "sudoku/houses.hpp"

namespace sudoku::engine {

namespace {

constexpr int lane_of(Cell cell) { return row_of(cell) % 3; }
constexpr int bit_of(Cell cell) { return row_of(cell) / 3 * 10 + column_of(cell); }

// Computed when the program starts: as data it would add 3 KB to the first load of the page.
CellVectors make_vectors() {
  CellVectors vectors{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    vectors.cell[32 * lane_of(cell) + bit_of(cell)] = static_cast<std::uint8_t>(cell);
    vectors.self[cell][lane_of(cell)] = 1u << bit_of(cell);
    for (Cell peer : kPeers[cell]) vectors.peers[cell][lane_of(peer)] |= 1u << bit_of(peer);
  }
  return vectors;
}

// The bits of the digits in 27 cells: lane i has bit i of each digit, a cell per bit. The two
// groups of 16 cells overlap.
SUDOKU_HOT Vec band_bits(const std::uint8_t* cells) {
  Halves low, high;
  std::memcpy(&low, cells, sizeof(low));
  std::memcpy(&high, cells + 11, sizeof(high));
  const auto bit = [&](int i) {
    return high_bits(reinterpret_cast<Vec>(low << (7 - i))) |
           high_bits(reinterpret_cast<Vec>(high << (7 - i))) << 11;
  };
  return Vec{bit(0), bit(1), bit(2), bit(3)};
}

// All cells of the houses of `cells`, and bits outside the board.
SUDOKU_HOT Vec seen_by(Vec cells) {
  const Vec columns = cells | __builtin_shufflevector(cells, cells, 1, 2, 0, 3) |
                      __builtin_shufflevector(cells, cells, 2, 0, 1, 3);
  return ~rows_without(cells) | columns_of(boxes_of(columns)) | columns | next_band(columns) |
         last_band(columns);
}

}  // namespace

const CellVectors kCellVectors = make_vectors();

void load(Board& board, const Grid& grid) {
  Rows rows{};
  for (int band = 0; band < 3; ++band) {
    const Vec bits = band_bits(grid.data() + 27 * band);
    rows.row0 |= (bits & splat(0777)) << (10 * band);
    rows.row1 |= (bits >> 9 & splat(0777)) << (10 * band);
    rows.row2 |= (bits >> 18) << (10 * band);
  }
  // The vectors of the bits, then those of the digits.
  const Four bit = transpose(rows.row0, rows.row1, rows.row2, Vec{});
  const Vec all = bit.a | bit.b | bit.c | bit.d;
  const Vec high = bit.c | bit.d;
  const Vec givens[9] = {bit.a & ~(bit.b | high),  bit.b & ~(bit.a | high), bit.a & bit.b & ~bit.c,
                         bit.c & ~(bit.a | bit.b), bit.a & bit.c & ~bit.b,  bit.b & bit.c & ~bit.a,
                         bit.a & bit.b & bit.c,    bit.d & ~bit.a,          bit.d & bit.a};
  const Vec rest = kAllCells & ~all;
#pragma GCC unroll 1  // smaller and no slower
  for (int d = 0; d < 9; ++d) board.digits[d] = (rest & ~seen_by(givens[d])) | givens[d];
  board.unsolved = kAllCells;
}

void load(Board& board, const Candidates& candidates) {
  for (int d = 0; d < 9; ++d) {
    board.digits[d] = Vec{};
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (candidates[cell].has(d + 1)) board.digits[d] |= kCellVectors.self[cell];
    }
  }
  board.unsolved = kAllCells;
}

}  // namespace sudoku::engine
