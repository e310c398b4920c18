// A text made ready for the readers: one byte for each character, whatever the encoding was.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/reader.hpp"

namespace sudoku::reader {

/// A line of the text, without what ends it: characters [begin, end).
struct Line {
  std::size_t begin;
  std::size_t end;
};

class Source {
 public:
  explicit Source(std::string_view raw);

  /// ASCII stays. Spaces of all kinds become ' ', box drawing '|', '-' and '+', dots and squares
  /// '.', full-width digits digits; any other character becomes kOther.
  const std::string& text() const { return text_; }
  const std::vector<Line>& lines() const { return lines_; }

  std::string_view view(std::size_t begin, std::size_t end) const {
    return std::string_view(text_).substr(begin, end - begin);
  }
  std::string_view view(Line line) const { return view(line.begin, line.end); }

  /// Where a `#` begins a comment in the line, or the line ends.
  std::size_t comment(Line line) const {
    const std::size_t at = view(line).find('#');
    return at == std::string_view::npos ? line.end : line.begin + at;
  }

  Place place(std::size_t at) const;
  /// What stands at [begin, end) in the original: valid UTF-8, at most 40 bytes, on one line.
  std::string excerpt(std::size_t begin, std::size_t end) const;

  /// Where a control character stands that no text holds.
  std::optional<std::size_t> binary() const { return binary_; }

 private:
  std::size_t line_index(std::size_t at) const;

  std::string original_;  // UTF-8, kept only where text_ differs from it
  std::string text_;
  std::vector<Line> lines_;
  std::vector<std::size_t> line_bytes_;  // where each line begins in original_, where kept
  std::optional<std::size_t> binary_;
};

/// Stands in Source::text() for a character that means nothing to any reader.
inline constexpr char kOther = '\x7f';

}  // namespace sudoku::reader
