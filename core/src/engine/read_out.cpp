// The digits of a solved board, without a look at single bits.
//
// Four vectors hold a bit of each digit: those of 1, 2, 4 and 8. In each, lane r has the bits of
// thirty cells, guards among them, eight in a byte. Eight bits of four digits' bits are a matrix
// of bits; two of them, one below the other, are transposed at once, and become eight bytes: a cell
// of one in the low half of each, a cell of the other in the high half.
#include <cstring>
#include <utility>

#include "engine/board.hpp"

namespace sudoku::engine {

namespace {

using Bytes = std::uint8_t __attribute__((vector_size(16)));

// Exchanges the bits of `mask` with those `shift` places above.
SUDOKU_HOT Halves exchanged(Halves x, std::uint64_t shift, std::uint64_t mask) {
  const Halves differ = (x ^ x >> shift) & mask;
  return x ^ differ ^ differ << shift;
}

// The transposed matrix of each half, which has a row in each byte: Warren, Hacker's Delight, 7-3.
SUDOKU_HOT Bytes transposed(Vec matrices) {
  auto x = reinterpret_cast<Halves>(matrices);
  x = exchanged(x, 7, 0x00aa00aa00aa00aa);
  x = exchanged(x, 14, 0x0000cccc0000cccc);
  return reinterpret_cast<Bytes>(exchanged(x, 28, 0x00000000f0f0f0f0));
}

SUDOKU_HOT Bytes low(Bytes both) { return both & 15; }
SUDOKU_HOT Bytes high(Bytes both) { return both >> 4; }

// Byte k of each lane, in lane k.
SUDOKU_HOT Vec by_bytes(Vec lanes) {
  const auto bytes = reinterpret_cast<Bytes>(lanes);
  return reinterpret_cast<Vec>(
      __builtin_shufflevector(bytes, bytes, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15));
}

// `Count` bytes of `a` beginning with byte `From`, and behind them those of `b` from the first.
template <int From, int Count>
SUDOKU_HOT Bytes joined(Bytes a, Bytes b) {
  return [&]<int... I>(std::integer_sequence<int, I...>) {
    return __builtin_shufflevector(a, b, (I < Count ? From + I : 16 + I - Count)...);
  }
  (std::make_integer_sequence<int, 16>());
}

}  // namespace

Grid read_out(const Board& board) {
  const auto& d = board.digits;
  const Vec ones = d[0] | d[2] | d[4] | d[6] | d[8];
  const Vec twos = d[1] | d[2] | d[5] | d[6];
  const Vec fours = d[3] | d[4] | d[5] | d[6];
  const Vec eights = d[7] | d[8];

  // Lane r of all four, and then their matrices: cells 0-7, 8-15, 16-23 and 24-31 of the thirty.
  const Vec low01 = __builtin_shufflevector(ones, twos, 0, 4, 1, 5);
  const Vec high01 = __builtin_shufflevector(fours, eights, 0, 4, 1, 5);
  const Vec low2 = __builtin_shufflevector(ones, twos, 2, 6, 3, 7);
  const Vec high2 = __builtin_shufflevector(fours, eights, 2, 6, 3, 7);
  const Vec lane0 = by_bytes(__builtin_shufflevector(low01, high01, 0, 1, 4, 5));
  const Vec lane1 = by_bytes(__builtin_shufflevector(low01, high01, 2, 3, 6, 7));
  const Vec lane2 = by_bytes(__builtin_shufflevector(low2, high2, 0, 1, 4, 5));

  const Bytes front = transposed(__builtin_shufflevector(lane0, lane1, 0, 4, 1, 5));
  const Bytes back = transposed(__builtin_shufflevector(lane0, lane1, 2, 6, 3, 7));
  const Bytes third = transposed(__builtin_shufflevector(lane2, lane2, 0, 2, 1, 3));

  // Nine cells of each row: those of the first band begin the front of a lane, and so on.
  const Bytes row0 = low(front), row1 = high(front), row2 = low(third);
  const Bytes end0 = low(back), end1 = high(back), end2 = high(third);
  const Bytes row3 = joined<10, 6>(row0, end0);
  const Bytes row4 = joined<10, 6>(row1, end1);
  const Bytes row5 = joined<10, 6>(row2, end2);

  // Put together before they are stored: who soon reads what was stored in other pieces waits.
  const Bytes all[5] = {
      joined<0, 9>(row0, row1),
      joined<0, 11>(joined<7, 2>(row1, row2), row3),
      joined<0, 13>(joined<5, 4>(row3, row4), row5),
      joined<0, 15>(joined<3, 6>(row5, joined<4, 9>(end0, end0)), joined<4, 9>(end1, end1)),
      joined<0, 8>(joined<5, 8>(end1, end1), joined<4, 9>(end2, end2)),
  };
  Grid grid;
  std::memcpy(grid.data(), all, sizeof(all));
  grid.set(kCells - 1, end2[12]);
  return grid;
}

}  // namespace sudoku::engine
