// Pictures of lines, rectangles and raw pixels, in any size that is read: what is found is a
// Sudoku.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "expect.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/picture.hpp"

using namespace sudoku;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 4) return 0;
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
  }
  return 0;
}
