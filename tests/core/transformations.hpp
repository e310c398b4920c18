// Random transformations of grids.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/canonical.hpp"
#include "sudoku/random.hpp"

namespace transformations {

/// The nine rows or columns in a random order that keeps bands or stacks together.
inline std::array<std::uint8_t, 9> random_lines(sudoku::Random& random) {
  std::array<int, 3> bands = {0, 1, 2};
  random.shuffle(bands, 3);
  std::array<std::uint8_t, 9> lines{};
  for (int band = 0; band < 3; ++band) {
    std::array<int, 3> within = {0, 1, 2};
    random.shuffle(within, 3);
    for (int i = 0; i < 3; ++i)
      lines[3 * band + i] = static_cast<std::uint8_t>(3 * bands[band] + within[i]);
  }
  return lines;
}

/// Any of the 2 * 6^8 * 9! transformations, all with the same probability.
inline sudoku::Transformation random_transformation(sudoku::Random& random) {
  sudoku::Transformation transformation;
  transformation.transposed = random.below(2) == 1;
  transformation.rows = random_lines(random);
  transformation.columns = random_lines(random);
  for (int digit = 9; digit > 1; --digit)
    std::swap(transformation.digits[digit], transformation.digits[1 + random.below(digit)]);
  return transformation;
}

}  // namespace transformations
