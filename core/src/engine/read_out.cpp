// The digits of a solved board, without a look at single bits: four vectors say which cells have
// an odd digit, one with a 2 in it, with a 4, with an 8; and the nine bits of a row in each become
// nine bytes at once.
#include <cstring>

#include "engine/board.hpp"

namespace sudoku::engine {

namespace {

using Bytes = std::uint8_t __attribute__((vector_size(16)));

constexpr int kRow = 9;

// Byte i is `weight` where bit i of lane `Lane` is set, i = 0..8; the others are of no use.
template <int Lane>
SUDOKU_HOT Bytes spread(Vec lanes, std::uint8_t weight) {
  constexpr int kLow = 4 * Lane, kHigh = kLow + 1;
  constexpr Bytes kBits = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  const auto bytes = reinterpret_cast<Bytes>(lanes);
  const Bytes picked =
      __builtin_shufflevector(bytes, bytes, kLow, kLow, kLow, kLow, kLow, kLow, kLow, kLow, kHigh,
                              kHigh, kHigh, kHigh, kHigh, kHigh, kHigh, kHigh);
  return reinterpret_cast<Bytes>((picked & kBits) == kBits) & (Bytes{} + weight);
}

}  // namespace

Grid read_out(const Board& board) {
  const auto& d = board.digits;
  const Vec ones = d[0] | d[2] | d[4] | d[6] | d[8];
  const Vec twos = d[1] | d[2] | d[5] | d[6];
  const Vec fours = d[3] | d[4] | d[5] | d[6];
  const Vec eights = d[7] | d[8];
  // By lane: the four bits of the digits in the r-th row of each band.
  const Vec low01 = __builtin_shufflevector(ones, twos, 0, 4, 1, 5);
  const Vec low23 = __builtin_shufflevector(ones, twos, 2, 6, 3, 7);
  const Vec high01 = __builtin_shufflevector(fours, eights, 0, 4, 1, 5);
  const Vec high23 = __builtin_shufflevector(fours, eights, 2, 6, 3, 7);
  const Vec rows[3] = {__builtin_shufflevector(low01, high01, 0, 1, 4, 5),
                       __builtin_shufflevector(low01, high01, 2, 3, 6, 7),
                       __builtin_shufflevector(low23, high23, 0, 1, 4, 5)};
  // What a row is written with reaches into the next, which is written later.
  std::uint8_t digits[kCells - kRow + sizeof(Bytes)];
  std::uint8_t* at = digits;
  for (std::uint32_t band = 0; band < 3; ++band) {
    for (const Vec& row : rows) {
      const Vec bits = row >> splat(10 * band);
      const Bytes written =
          spread<0>(bits, 1) | spread<1>(bits, 2) | spread<2>(bits, 4) | spread<3>(bits, 8);
      std::memcpy(at, &written, sizeof(written));
      at += kRow;
    }
  }
  Grid grid;
  std::memcpy(grid.data(), digits, kCells);
  return grid;
}

}  // namespace sudoku::engine
