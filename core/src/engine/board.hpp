// A board of candidates in ten vectors.
//
// One vector holds one digit: where it may still stand. Lane r (0..2) holds the r-th row of each
// band, ten bits a band, the columns from the low bit up; lane 3 is zero.
//
//     bit     29  28 .. 20   19  18 .. 10    9   8 .. 0
//          guard  band 2  guard  band 1  guard  band 0          30 and 31: zero
//
// Guards are zero at rest: a subtraction borrows from them without reaching the next band. With
// ten bits a band, the first columns of the boxes (0 3 6, 10 13 16, 20 23 26) differ modulo three
// from band to band, so that shifts by whole boxes need no masks.
#pragma once

#include <array>
#include <cstdint>

#include "engine/target.hpp"
#include "sudoku/candidates.hpp"
#include "sudoku/grid.hpp"

namespace sudoku::engine {

/// Nine bits at the place of each band.
constexpr std::uint32_t bands(std::uint32_t bits) { return bits | bits << 10 | bits << 20; }

inline constexpr std::uint32_t kGuards = bands(1u << 9);
inline constexpr Vec kAllCells = {bands(0777), bands(0777), bands(0777), 0};

struct Board {
  Vec digits[10];  ///< [d - 1]; the last has every cell and stays so: it fills up groups of four
  Vec open;        ///< the cells whose digit is not known yet
  Vec pairs;       ///< once settled: the cells with two candidates
};

struct CellVectors {
  Vec self[kCells];                    ///< the cell
  Vec peers[kCells];                   ///< its peers
  std::array<std::uint8_t, 128> cell;  ///< by 32 * lane + bit
};
extern const CellVectors kCellVectors;

/// Sets the rows in which `some` has no bit. Opaque: a compiler that sees through it takes longer.
SUDOKU_HOT Vec rows_without(Vec some) {
  const Vec none = opaque((splat(kGuards) - some) & splat(kGuards));
  return none - (none >> 9);
}

/// The rows in which `some` has a bit are lowered by their lowest.
SUDOKU_HOT Vec without_first_of_row(Vec some) {
  return some & ((some | splat(kGuards)) - splat(bands(1)));
}

/// The digits that may stand in one of `cells`, bit d - 1 for digit d.
SUDOKU_HOT unsigned digits_in(const Board& board, Vec cells) {
  const auto& d = board.digits;
  return nonzero_lanes(fold(d[0] & cells, d[1] & cells, d[2] & cells, d[3] & cells),
                       fold(d[4] & cells, d[5] & cells, d[6] & cells, d[7] & cells)) |
         static_cast<unsigned>(any(d[8] & cells)) << 8;
}

// Vectors are opaque here, or compilers would call memset and memcpy for them: up to a
// twentieth of all time.
template <int N>
SUDOKU_HOT void clear(Vec (&vectors)[N]) {
  for (Vec& vector : vectors) vector = opaque(Vec{});
}

/// Copies where the digits may stand and what is open.
SUDOKU_HOT void copy(const Board& from, Board& to) {
  for (int d = 0; d < 9; ++d) to.digits[d] = opaque(from.digits[d]);
  to.open = opaque(from.open);
}

/// Makes a board of a puzzle, to be settled with all digits dirty.
void load(Board& board, const Grid& grid);
void load(Board& board, const Candidates& candidates);

/// The digits of a solved board.
Grid read_out(const Board& board);

}  // namespace sudoku::engine
