// A text with one byte per character, whatever its encoding and script.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reader/task.hpp"
#include "sudoku/reader.hpp"

namespace sudoku::reader {

/// The characters [begin, end) of a text.
struct Token {
  std::size_t begin;
  std::size_t end;

  std::size_t size() const { return end - begin; }
};

/// Converts UTF-8 or UTF-16 to one byte per character, without the colours of a terminal:
/// - ASCII is kept, full-width forms become ASCII;
/// - digits of other scripts, circled digits and keycaps become `0` to `9`;
/// - dots, squares and circles become `.`, dashes `-`, spaces ` `, box drawing `|`, `-` and `+`;
/// - line separators become `\n`;
/// - characters without width (byte order marks, joiners, direction marks) are removed;
/// - any other character becomes a byte from 0x80 on, the same byte for the same character.
///
/// Invalid UTF-8 (also overlong forms and surrogates) is one character per byte. Positions count
/// the kept characters. Complexity: linear; `place` is logarithmic in the number of lines,
/// `excerpt` takes constant time. Not thread-safe: `excerpt` counts its work.
class NormalizedText {
 public:
  NormalizedText() = default;
  explicit NormalizedText(std::string_view raw) { finished(read(raw)); }

  /// Converts `raw`, which must outlive the task. Precondition: the text is empty.
  Task<void> read(std::string_view raw);

  std::string_view text() const { return text_; }
  /// True if the text contains this character: takes constant time.
  bool has(char c) const { return has_[static_cast<unsigned char>(c)]; }
  /// The lines without their ends.
  const std::vector<Token>& lines() const { return lines_; }

  std::string_view view(std::size_t begin, std::size_t end) const {
    return std::string_view(text_).substr(begin, end - begin);
  }
  std::string_view view(Token token) const { return view(token.begin, token.end); }

  /// Line and column of a position in `text()`.
  Place place(std::size_t at) const;
  /// The original of [begin, end) up to the end of the line: valid UTF-8, at most 40 bytes.
  std::string excerpt(std::size_t begin, std::size_t end) const;

  /// The number of characters that all calls of `excerpt` have decoded: its cost, for tests.
  std::size_t decoded() const { return decoded_; }

  /// The position of the first control character that no text contains.
  std::optional<std::size_t> binary() const { return binary_; }

 private:
  std::size_t line_index(std::size_t at) const;
  std::size_t original_offset(std::size_t at) const;

  std::string text_;
  std::array<bool, 256> has_{};
  std::vector<Token> lines_;
  std::string original_;                  // UTF-8; empty if `text_` equals it
  std::vector<std::size_t> checkpoints_;  // offset in `original_` of every kCheckpoint-th character
  std::optional<std::size_t> binary_;
  mutable std::size_t decoded_ = 0;
};

}  // namespace sudoku::reader
