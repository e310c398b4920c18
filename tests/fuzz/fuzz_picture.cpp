// The path from pixels to a Sudoku. One input in eight is a whole picture of lines, rectangles and
// raw pixels, which takes as long as a second under sanitizers; the others are parts of the path:
// cells between any corners, and the choice among any readings of cells.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "expect.hpp"
#include "picture/cells.hpp"
#include "picture/components.hpp"
#include "picture/notes.hpp"
#include "random_grid.hpp"
#include "sudoku/check.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/picture.hpp"

using namespace sudoku;

namespace {

void read_whole(const std::uint8_t* data, std::size_t size) {
  const int width = kLeastPictureSide - 4 + data[0];
  const int height = kLeastPictureSide - 4 + data[1];
  std::vector<std::uint8_t> pixels(std::size_t{4} * static_cast<std::size_t>(width * height), 230);
  const auto fill = [&](int left, int top, int w, int h, std::uint8_t grey) {
    for (int y = top; y < std::min(height, top + h); ++y) {
      for (int x = left; x < std::min(width, left + w); ++x) {
        std::fill_n(pixels.begin() + 4 * (y * width + x), 3, grey);
      }
    }
  };
  if (data[2] % 2 == 0) {
    const int cell = 6 + data[3] % 24;
    for (int i = 0; i <= 9; ++i) {
      fill(4 + i * cell, 4, 1 + (i % 3 == 0), 9 * cell, 30);
      fill(4, 4 + i * cell, 9 * cell, 1 + (i % 3 == 0), 30);
    }
  }
  std::size_t at = 4;
  for (; at + 5 <= size; at += 5) {
    const std::uint8_t* of = data + at;
    fill(of[0], of[1], 1 + of[2] % 40, 1 + of[3] % 40, of[4]);
  }
  std::copy(data + at, data + size, pixels.begin());

  PictureReader reader({pixels, width, height});
  float progress = 0;
  while (!reader.advance()) {
    EXPECT(reader.progress() >= progress);
    progress = reader.progress();
  }
  const PictureReading reading = reader.take();
  EXPECT(reading.grids.empty() == (reading.error != PictureError::none));
  for (const PictureGrid& grid : reading.grids) {
    for (const PicturePoint& node : grid.nodes) EXPECT(std::isfinite(node.x + node.y));
    if (grid.has_one_solution) EXPECT(solve(grid.givens).verdict == Verdict::one);
    EXPECT(!grid.certain || grid.has_one_solution);
    for (const PictureCell& cell : grid.cells) {
      const bool has_notes = !(cell.corner | cell.centre).empty();
      EXPECT(!has_notes || (cell.digit == kNoDigit && !cell.unread_notes));
    }
  }
}

// Cells between corners in and around a small plane, and its components.
void read_cells(const std::uint8_t* data, std::size_t size) {
  using namespace picture;
  Grey grey(20 + data[0] / 4, 20 + data[1] / 4);
  for (std::size_t i = 0; i < grey.values.size(); ++i) grey.values[i] = data[i % size];
  Quad quad;
  for (std::size_t i = 0; i < 4; ++i) {
    const auto at = [&](std::size_t which) { return static_cast<float>(data[which % size]) - 64; };
    quad[i] = {at(2 * i + 2), at(2 * i + 3)};
  }
  if (!is_convex(quad)) quad = {{{2, 2}, {18, 3}, {17, 18}, {1, 17}}};
  const auto close = close_up(grey, quad, data[2] % 2 == 0);
  if (!close) return;
  EXPECT(close->grey.width > 0 && close->grey.height > 0);
  const Nodes nodes = nodes_in(*close, quad, true);
  for (const Point node : nodes) EXPECT(std::isfinite(node.x + node.y));
  const CellPatches cells = cell_patches(close->grey, nodes);
  for (const float contrast : cells.contrasts) EXPECT(std::isfinite(contrast));
  Grid digits;
  for (Cell cell = 0; cell < kCells; cell += 1 + data[3] % 3) digits.set(cell, 1);
  const Notes notes = notes_in(close->grey, nodes, digits, kTrained);
  for (Cell cell = 0; cell < kCells; ++cell) {
    const CellNotes& of = notes[static_cast<std::size_t>(cell)];
    const bool may_have = digits.is_empty(cell) && !of.unread;
    EXPECT((of.corner & of.centre).empty() && (may_have || (of.corner | of.centre).empty()));
  }
  for (const auto& component : dark_components(close->grey, 21, 0.1F, 9, 5)) {
    EXPECT(component.box.left >= 0 && component.box.top >= 0);
    EXPECT(component.box.left + component.box.width <= close->grey.width);
    EXPECT(component.box.top + component.box.height <= close->grey.height);
  }
}

// Readings of a puzzle, some of them uncertain or wrong.
void choose_one(const std::uint8_t* data, std::size_t size) {
  using namespace picture;
  random_grid::Numbers numbers(data, size);
  const Grid full = random_grid::full_grid(numbers);
  CellProbabilities cells;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const auto digit = numbers.below(2) == 0 ? full[static_cast<Cell>(cell)] : kNoDigit;
    cells[cell].fill(-20);
    cells[cell][static_cast<std::size_t>(digit)] = 0;
    if (numbers.below(6) == 0) {
      cells[cell][static_cast<std::size_t>(numbers.below(10))] =
          -static_cast<float>(numbers.below(16));
    }
  }
  const auto choice = choose(cells);
  if (!choice) return;
  EXPECT(is_conflict_free(choice->givens) && choice->givens.filled() >= 17);
  EXPECT(solve(choice->givens).verdict == Verdict::one);
  EXPECT(choice->cost > -1e-3F && choice->gap > -1e-3F && choice->gap <= kLargestGap);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 5) return 0;
  const int kind = data[0] % 8;
  if (kind == 0) {
    read_whole(data + 1, size - 1);
  } else if (kind < 4) {
    read_cells(data + 1, size - 1);
  } else {
    choose_one(data + 1, size - 1);
  }
  return 0;
}
