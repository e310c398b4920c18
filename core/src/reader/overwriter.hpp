// A text that is overwritten in place while its original is read.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "reader/symbols.hpp"

namespace sudoku::reader {

/// `text` is a copy of `original`, which must outlive the object, like `lines`, the lines of both.
/// Positions past the end read as line ends.
struct Overwriter {
  std::string& text;
  std::string_view original;
  std::span<const Token> lines;
  std::size_t line = 0;  ///< index of the line that `line_end` found last

  std::size_t size() const { return original.size(); }
  char peek(std::size_t at) const { return at < original.size() ? original[at] : '\n'; }
  char before(std::size_t at) const { return at > 0 ? original[at - 1] : '\n'; }
  std::string_view view(std::size_t begin, std::size_t end) const {
    return original.substr(begin, end - begin);
  }
  /// The first line end at or behind `from`. Takes constant time for calls with ascending
  /// positions.
  std::size_t line_end(std::size_t from) {
    while (lines[line].begin > from) --line;
    while (line + 1 < lines.size() && lines[line + 1].begin <= from) ++line;
    return std::max(lines[line].end, from);
  }
  std::size_t word_end(std::size_t from) const {
    while (is_letter(peek(from))) ++from;
    return from;
  }

  /// Writes spaces over [begin, end), except for line ends. Returns `end`.
  std::size_t blank(std::size_t begin, std::size_t end) {
    for (std::size_t at = begin; at < end; ++at) {
      if (text[at] != '\n' && text[at] != '\r') text[at] = ' ';
    }
    return end;
  }
};

/// Whether `word` is `lower`, in any case. Precondition: `lower` has lower-case letters only.
inline bool equals_lower(std::string_view word, std::string_view lower) {
  return word.size() == lower.size() &&
         std::equal(word.begin(), word.end(), lower.begin(),
                    [](char a, char b) { return static_cast<char>(a | 0x20) == b; });
}

inline bool is_one_of(std::string_view word, std::span<const std::string_view> words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view w) { return equals_lower(word, w); });
}

/// Whether a text contains one of the phrases, in any case. Precondition: as for `equals_lower`,
/// but with spaces. Linear in the length of the text.
bool mentions(std::string_view text, std::span<const std::string_view> phrases);

}  // namespace sudoku::reader
