// A format in which every grid takes the same room: its text, and where the cells stand in it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "sudoku/writer.hpp"

namespace sudoku::batch {

class Layout {
 public:
  /// Learns it from what `writer` writes. Only for a writer that gives each cell one character.
  explicit Layout(const Writer& writer) : text_(writer.write({})) {
    Grid ones;
    for (Cell cell = 0; cell < kCells; ++cell) ones.set(cell, 1);
    const std::string filled = writer.write({ones, {}, {}});
    std::size_t found = 0;
    for (std::size_t at = 0; at < text_.size(); ++at) {
      if (text_[at] == filled[at]) continue;
      blank_ = text_[at];
      places_[found++] = static_cast<std::uint16_t>(at);
    }
  }

  /// Writes `grid`, and returns where it ends; `blank` where another than the writer's own is
  /// wanted.
  char* print(const Grid& grid, char* to, char blank = 0) const {
    if (blank == 0) blank = blank_;
    char* const end = std::copy(text_.begin(), text_.end(), to);
    for (Cell cell = 0; cell < kCells; ++cell) {
      const Digit digit = grid[cell];
      to[places_[cell]] = digit == kNoDigit ? blank : static_cast<char>('0' + digit);
    }
    return end;
  }

 private:
  std::string text_;
  std::array<std::uint16_t, kCells> places_{};
  char blank_ = ' ';
};

}  // namespace sudoku::batch
