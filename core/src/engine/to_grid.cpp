// The digits of a solved board, without looking at single bits.
//
// Four vectors hold one bit of each digit's number: the bits of 1, 2, 4 and 8. In each, lane r has
// the bits of thirty cells, guards among them, eight per byte. Eight bits of the four vectors form
// a 4 by 8 bit matrix; two of these, one below the other, are transposed at once into eight bytes,
// with a cell of one matrix in the low half of each byte and a cell of the other in the high half.
//
// Each shuffle is a single instruction on most processors. All are opaque, or compilers would fuse
// two of them into one without a native instruction, for which browsers need ten.
#include <cstring>
#include <utility>

#include "engine/board.hpp"

namespace sudoku::engine {

namespace {

using Bytes = std::uint8_t __attribute__((vector_size(16)));
using Words = std::uint16_t __attribute__((vector_size(16)));

// Swaps the bits in `mask` with those `shift` places above them.
SUDOKU_HOT Halves exchanged(Halves x, std::uint64_t shift, std::uint64_t mask) {
  const Halves differ = (x ^ x >> shift) & mask;
  return x ^ differ ^ differ << shift;
}

// Transposes the 8 by 8 bit matrix in each half, one row per byte: Warren, Hacker's Delight, 7-3.
SUDOKU_HOT Bytes transposed(Vec matrices) {
  auto x = reinterpret_cast<Halves>(matrices);
  x = exchanged(x, 7, 0x00aa00aa00aa00aa);
  x = exchanged(x, 14, 0x0000cccc0000cccc);
  return reinterpret_cast<Bytes>(exchanged(x, 28, 0x00000000f0f0f0f0));
}

SUDOKU_HOT Bytes low(Bytes both) { return both & 15; }
SUDOKU_HOT Bytes high(Bytes both) { return both >> 4; }

template <typename To, int... At>
SUDOKU_HOT To shuffled(auto a, auto b) {
  return reinterpret_cast<To>(opaque(reinterpret_cast<Vec>(__builtin_shufflevector(a, b, At...))));
}

// Interleaves the lower or the upper halves of two vectors.
SUDOKU_HOT Words low_bytes(Bytes a, Bytes b) {
  return shuffled<Words, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23>(a, b);
}
SUDOKU_HOT Words high_bytes(Bytes a, Bytes b) {
  return shuffled<Words, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31>(a, b);
}
SUDOKU_HOT Vec low_words(Words a, Words b) { return shuffled<Vec, 0, 8, 1, 9, 2, 10, 3, 11>(a, b); }
SUDOKU_HOT Vec high_words(Words a, Words b) {
  return shuffled<Vec, 4, 12, 5, 13, 6, 14, 7, 15>(a, b);
}

// Bytes `From`..15 of `a`, then bytes of `b` from the first.
template <int From>
SUDOKU_HOT Bytes shifted(Bytes a, Bytes b) {
  return [&]<int... I>(std::integer_sequence<int, I...>) {
    return shuffled<Bytes, (From + I)...>(a, b);
  }
  (std::make_integer_sequence<int, 16>());
}

// `Count` bytes of `a` from byte `From`, then bytes of `b` from the first.
template <int From, int Count>
SUDOKU_HOT Bytes joined(Bytes a, Bytes b) {
  if constexpr (From + Count == 16) {
    return shifted<From>(a, b);
  } else {
    return shifted<16 - Count>(shifted<From + Count>(a, a), b);
  }
}

}  // namespace

Grid to_grid(const Board& board) {
  const auto& d = board.digits;
  const auto ones = reinterpret_cast<Bytes>(d[0] | d[2] | d[4] | d[6] | d[8]);
  const auto twos = reinterpret_cast<Bytes>(d[1] | d[2] | d[5] | d[6]);
  const auto fours = reinterpret_cast<Bytes>(d[3] | d[4] | d[5] | d[6]);
  const auto eights = reinterpret_cast<Bytes>(d[7] | d[8]);

  // Word k of lane r: byte k of all four vectors, the matrix of cells 8k to 8k + 7 of the thirty.
  const Words low01 = low_bytes(ones, twos), high01 = low_bytes(fours, eights);
  const Words low2 = high_bytes(ones, twos), high2 = high_bytes(fours, eights);
  const Vec lane0 = low_words(low01, high01), lane1 = high_words(low01, high01);
  const Vec lane2 = low_words(low2, high2);

  const Bytes front = transposed(__builtin_shufflevector(lane0, lane1, 0, 4, 1, 5));
  const Bytes back = transposed(__builtin_shufflevector(lane0, lane1, 2, 6, 3, 7));
  const Bytes third = transposed(__builtin_shufflevector(lane2, lane2, 0, 2, 1, 3));

  // Nine cells per row. Rows 0 to 2 are at the start of the lanes, the others follow the guards.
  const Bytes row0 = low(front), row1 = high(front), row2 = low(third);
  const Bytes end0 = low(back), end1 = high(back), end2 = high(third);
  const Bytes row3 = joined<10, 6>(row0, end0);
  const Bytes row4 = joined<10, 6>(row1, end1);
  const Bytes row5 = joined<10, 6>(row2, end2);

  // Joined before they are stored, to avoid a store-forwarding stall when the grid is read.
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
