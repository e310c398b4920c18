#include "engine/board.hpp"

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

}  // namespace

const CellVectors kCellVectors = make_vectors();

void load(Board& board, const Grid& grid) {
  Vec givens[9], peers[9], all{};
  clear(givens), clear(peers);
  const auto put = [&](Cell cell) {
    givens[grid[cell] - 1] |= kCellVectors.self[cell];
    peers[grid[cell] - 1] |= kCellVectors.peers[cell];
  };
  for (Cell from = 0; from < kCells - 1; from += 16) {
    for (unsigned rest = nonzero_bytes(grid.data() + from); rest != 0; rest &= rest - 1) {
      put(from + std::countr_zero(rest));
    }
  }
  if (!grid.is_empty(kCells - 1)) put(kCells - 1);
  for (const Vec& cells : givens) all |= cells;
  for (int d = 0; d < 9; ++d) board.digits[d] = (kAllCells & ~(all | peers[d])) | givens[d];
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
