// Which characters of a text are cells.
#pragma once

#include <array>

#include "reader/clean_text.hpp"
#include "reader/symbols.hpp"

namespace sudoku::reader {

/// Which characters are cells in a text. A sign counts as a blank if the text contains a row of
/// digits and this sign only; `0` and `.` always do.
class Alphabet {
 public:
  /// Finds the blanks of a text, once. Before, an alphabet has no cells but digits.
  Task<void> learn(const CleanText& text);

  bool is_blank(char c) const { return blank_[static_cast<unsigned char>(c)]; }
  bool is_cell(char c) const { return is_digit_char(c) || is_blank(c); }
  /// Between tokens: space, punctuation and frames that are no blanks.
  bool is_gap(char c) const { return gap_[static_cast<unsigned char>(c)]; }

 private:
  void learn(std::string_view line);

  std::array<bool, 256> blank_{};
  std::array<bool, 256> gap_{};
};

}  // namespace sudoku::reader
