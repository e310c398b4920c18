#include "reader/cell_block.hpp"

namespace sudoku::reader {

namespace {

// `state`, a candidate grid, is a later stage of `givens`.
bool continues(const Grid& givens, const Puzzle& state) {
  return givens.filled() > 0 && state.givens.is_extension_of(givens);
}

// The number of blocks from `at` on that are one puzzle in Simple Sudoku's format: givens,
// optionally givens and placed digits, candidates. 0 if they are not.
std::size_t staged_blocks(const CellBlocks& blocks, std::size_t at) {
  if (blocks[at].candidates) return 0;
  std::size_t last = at + 1;
  if (last + 1 < blocks.size() && !blocks[last].candidates &&
      blocks[last].grid().is_extension_of(blocks[at].grid())) {
    ++last;
  }
  if (last >= blocks.size() || !blocks[last].candidates) return 0;
  const Puzzle state = puzzle_from_candidates(blocks[last].cells);
  return continues(blocks[last - 1].grid(), state) ? last - at + 1 : 0;
}

}  // namespace

Task<void> add_blocks(const CellBlocks& blocks, ReadingBuilder& builder) {
  for (std::size_t at = 0; at < blocks.size(); ++at) {
    co_await Units{kCells};
    if (const std::size_t staged = staged_blocks(blocks, at); staged > 0) {
      const Puzzle state = puzzle_from_candidates(blocks[at + staged - 1].cells);
      Puzzle puzzle{blocks[at].grid(), {}, state.eliminated};
      place_digits(puzzle, state.givens);
      builder.add_with_candidates(puzzle, blocks[at].begin);
      at += staged - 1;
    } else if (blocks[at].candidates) {
      builder.add_with_candidates(puzzle_from_candidates(blocks[at].cells), blocks[at].begin);
    } else {
      builder.add_or_attach(blocks[at].grid(), blocks[at].begin);
    }
  }
}

}  // namespace sudoku::reader
