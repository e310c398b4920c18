// Pictures of Sudokus that tests draw themselves.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "sudoku/picture.hpp"

namespace drawn {

/// Digits of 5x7 pixels, a row of five bits each.
inline constexpr std::array<std::array<std::uint8_t, 7>, 10> kFont = {{
    {14, 17, 19, 21, 25, 17, 14},
    {4, 12, 4, 4, 4, 4, 14},
    {14, 17, 1, 2, 4, 8, 31},
    {31, 2, 4, 2, 1, 17, 14},
    {2, 6, 10, 18, 31, 2, 2},
    {31, 16, 30, 1, 1, 17, 14},
    {6, 8, 16, 30, 17, 17, 14},
    {31, 1, 2, 4, 8, 8, 8},
    {14, 17, 17, 14, 17, 17, 14},
    {14, 17, 17, 15, 1, 2, 12},
}};

struct Picture {
  int width;
  int height;
  std::vector<std::uint8_t> pixels;

  Picture(int w, int h, std::uint8_t grey = 240) : width(w), height(h) {
    pixels.assign(std::size_t{4} * static_cast<std::size_t>(w) * static_cast<std::size_t>(h), grey);
    for (std::size_t i = 3; i < pixels.size(); i += 4) pixels[i] = 255;
  }

  sudoku::PictureView view() const { return {pixels, width, height}; }

  void fill(int left, int top, int w, int h, std::array<std::uint8_t, 3> colour) {
    for (int y = std::max(0, top); y < std::min(height, top + h); ++y) {
      for (int x = std::max(0, left); x < std::min(width, left + w); ++x) {
        std::copy(colour.begin(), colour.end(), pixels.begin() + 4 * (y * width + x));
      }
    }
  }

  void digit(char digit, int left, int top, int scale, std::array<std::uint8_t, 3> colour) {
    const auto& rows = kFont[static_cast<std::size_t>(digit - '0')];
    for (int i = 0; i < 35; ++i) {
      if ((rows[static_cast<std::size_t>(i / 5)] >> (4 - i % 5) & 1) != 0) {
        fill(left + i % 5 * scale, top + i / 5 * scale, scale, scale, colour);
      }
    }
  }

  /// A grid with its corner at (left, top); `entries` in blue.
  void grid(std::string_view givens, int left, int top, int cell, std::string_view entries = {},
            std::array<std::uint8_t, 3> ink = {20, 20, 20}) {
    for (int i = 0; i <= 9; ++i) {
      const int thick = i % 3 == 0 ? 4 : 1;
      fill(left + i * cell - thick / 2, top - 2, thick, 9 * cell + 4, ink);
      fill(left - 2, top + i * cell - thick / 2, 9 * cell + 4, thick, ink);
    }
    const int scale = cell * 3 / 40;
    for (int i = 0; i < 81; ++i) {
      const int x = left + i % 9 * cell + (cell - 5 * scale) / 2;
      const int y = top + i / 9 * cell + (cell - 7 * scale) / 2;
      const auto at = static_cast<std::size_t>(i);
      if (givens[at] > '0') digit(givens[at], x, y, scale, ink);
      if (!entries.empty() && entries[at] > '0') digit(entries[at], x, y, scale, {30, 80, 230});
    }
  }

  /// A small digit with its middle at a part of a cell of a grid.
  void note(char small, int cell, float across, float down, int left, int top, int side) {
    const int scale = std::max(1, side / 36);
    const auto part = [&](float of) { return static_cast<int>(of * static_cast<float>(side)); };
    digit(small, left + cell % 9 * side + part(across) - 5 * scale / 2,
          top + cell / 9 * side + part(down) - 7 * scale / 2, scale, {90, 90, 90});
  }

  /// Without lines: each cell is a plate, with gaps between them and wider ones between boxes.
  void plates(std::string_view givens, int left, int top, int cell, int gap,
              std::array<std::uint8_t, 3> plate, std::array<std::uint8_t, 3> ink = {20, 20, 20}) {
    const int scale = cell / 14;
    for (int i = 0; i < 81; ++i) {
      const int x = left + i % 9 * cell + i % 9 / 3 * gap;
      const int y = top + i / 9 * cell + i / 27 * gap;
      fill(x + gap / 2, y + gap / 2, cell - gap, cell - gap, plate);
      const char given = givens[static_cast<std::size_t>(i)];
      if (given > '0')
        digit(given, x + (cell - 5 * scale) / 2, y + (cell - 7 * scale) / 2, scale, ink);
    }
  }

  /// Turned by a quarter, clockwise.
  Picture turned() const {
    Picture result(height, width);
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) {
        std::copy_n(pixels.begin() + 4 * (y * width + x), 4,
                    result.pixels.begin() + 4 * (x * height + height - 1 - y));
      }
    }
    return result;
  }

  void invert() {
    for (std::size_t i = 0; i < pixels.size(); ++i) {
      if (i % 4 != 3) pixels[i] = static_cast<std::uint8_t>(255 - pixels[i]);
    }
  }
};

inline sudoku::PictureReading read(const Picture& picture) {
  sudoku::PictureReader reader(picture.view());
  while (!reader.advance()) {
  }
  return reader.take();
}

}  // namespace drawn
