// A board of candidates in eleven vectors.
//
// One vector holds one digit: the cells that are candidates for it. Lane r (0..2) holds the r-th
// row of each band, ten bits per band, the columns from the low bit up; lane 3 is zero.
//
//     bit     29  28 .. 20   19  18 .. 10    9   8 .. 0
//          guard  band 2  guard  band 1  guard  band 0          30 and 31: zero
//
// Guard bits are zero between operations: a subtraction borrows from them without reaching the next
// band. With ten bits per band, the first columns of the boxes (0 3 6, 10 13 16, 20 23 26) differ
// modulo three from band to band, so that shifts by whole boxes need no masks.
#pragma once

#include <array>
#include <cstdint>

#include "engine/simd.hpp"
#include "sudoku/candidates.hpp"
#include "sudoku/grid.hpp"

namespace sudoku::engine {

/// Nine bits at the place of each band.
constexpr std::uint32_t bands(std::uint32_t bits) { return bits | bits << 10 | bits << 20; }

inline constexpr std::uint32_t kGuards = bands(1u << 9);
inline constexpr Vec kAllCells = {bands(0777), bands(0777), bands(0777), 0};

/// A set of digits as a mask: bit d - 1 for digit d.
using DigitMask = unsigned;
inline constexpr DigitMask kAllDigits = 0777;

struct Board {
  /// digits[d - 1] holds the candidates of digit d. The last entry pads groups of four digits: it
  /// has every cell and never changes.
  Vec digits[10];
  Vec unsolved;  ///< cells whose digit is not known yet
  Vec bivalue;   ///< cells with exactly two candidates; set when propagation returns `stable`
};

/// Single cells and their peers as vectors.
struct CellVectors {
  Vec self[kCells];
  Vec peers[kCells];
  std::array<std::uint8_t, 128> cell;  ///< the cell of 32 * lane + bit
};
extern const CellVectors kCellVectors;

/// All bits of each row in which `some` has no bit. Opaque: otherwise compilers emit slower code.
SUDOKU_HOT Vec rows_without(Vec some) {
  const Vec none = opaque((splat(kGuards) - some) & splat(kGuards));
  return none - (none >> 9);
}

/// `some` without the lowest bit of each row.
SUDOKU_HOT Vec without_first_of_row(Vec some) {
  return some & ((some | splat(kGuards)) - splat(bands(1)));
}

/// The digits that are candidates of at least one of `cells`.
SUDOKU_HOT DigitMask digits_in(const Board& board, Vec cells) {
  const auto& d = board.digits;
  return nonzero_lanes(fold(d[0] & cells, d[1] & cells, d[2] & cells, d[3] & cells),
                       fold(d[4] & cells, d[5] & cells, d[6] & cells, d[7] & cells)) |
         static_cast<unsigned>(any(d[8] & cells)) << 8;
}

// The vectors are opaque in these two, or compilers would call memset and memcpy for them, which
// costs up to a twentieth of all time.
template <int N>
SUDOKU_HOT void clear(Vec (&vectors)[N]) {
  for (Vec& vector : vectors) vector = opaque(Vec{});
}

/// Copies the candidates and the unsolved cells.
SUDOKU_HOT void copy(const Board& from, Board& to) {
  for (int d = 0; d < 9; ++d) to.digits[d] = opaque(from.digits[d]);
  to.unsolved = opaque(from.unsolved);
}

/// Sets up the candidates of a puzzle, to be propagated with all digits changed. For a grid, the
/// peers of a given lose its digit. Does not write the padding entry of `board.digits`.
void load(Board& board, const Grid& grid);
void load(Board& board, const Candidates& candidates);

/// The digits of a solved board.
Grid to_grid(const Board& board);

}  // namespace sudoku::engine
