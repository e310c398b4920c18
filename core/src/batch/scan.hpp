// Goes from cell to cell by the Almanac's rule.
#pragma once

#include <cstdint>
#include <string_view>

#include "reader/symbols.hpp"

namespace sudoku::batch {

class CellScan {
 public:
  explicit CellScan(std::string_view bytes) : bytes_(bytes) {}

  /// On to behind the next cell; false where there is none.
  bool next() {
    while (position_ < bytes_.size()) {
      const char c = bytes_[position_++];
      if (reader::is_plain_cell(c)) return true;
      if (c == '#') skip_comment();
      if (c == '\n' || (c == '\r' && !is_at('\n'))) ++lines_;
    }
    return false;
  }

  /// The cell that `next` came past.
  char cell() const { return bytes_[position_ - 1]; }
  std::size_t position() const { return position_; }
  /// Ends of lines passed so far.
  std::uint32_t lines() const { return lines_; }

 private:
  bool is_at(char c) const { return position_ < bytes_.size() && bytes_[position_] == c; }
  void skip_comment() {
    const std::size_t end = bytes_.find_first_of("\r\n", position_);
    position_ = end == std::string_view::npos ? bytes_.size() : end;
  }

  std::string_view bytes_;
  std::size_t position_ = 0;
  std::uint32_t lines_ = 0;
};

}  // namespace sudoku::batch
