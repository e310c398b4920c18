// A text without markup and comments.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reader/normalized_text.hpp"

namespace sudoku::reader {

/// The normalized text with everything that is neither cells nor layout overwritten in place:
/// - tags of HTML, XML and BBCode become spaces, rows of tables lines, and each `<td>` a `|`;
/// - so do the marks of tables in wikis, `{|`, `|-` and `|}`;
/// - LaTeX commands become spaces, `\\` and the two characters `\n` line ends;
/// - comments (`#`, `%`, `//`, `/* */`) become spaces;
/// - words for an empty cell (`None`, `null`, `NaN`, `blank`, `""`) become `.`;
/// - single cells in brackets, `[5]` or `{ }`, lose them if there are 81;
/// - `5.0` and `5.` become `5`.
///
/// Positions are those of the normalized text. Refers to `source`, which must outlive it.
/// Complexity: linear.
class CleanText {
 public:
  enum class Comments {
    skip,
    read,  ///< only the marks of comments become spaces: the puzzle may be in comments
  };

  CleanText(const NormalizedText& source, Comments comments)
      : source_(source), comments_(comments) {}

  /// Fills the object, once.
  Task<void> clean();

  const NormalizedText& source() const { return source_; }
  std::string_view text() const { return text_; }
  const std::vector<Token>& lines() const { return lines_; }
  /// The length of the longest line.
  std::size_t widest() const { return widest_; }
  /// False if both values of Comments give the same text.
  bool has_comments() const { return has_comments_; }
  /// What is between white space, brackets and punctuation, without borders: found with the first
  /// call.
  Task<const std::vector<Token>*> cell_tokens() const;
  std::string_view view(std::size_t begin, std::size_t end) const {
    return std::string_view(text_).substr(begin, end - begin);
  }
  std::string_view view(Token token) const { return view(token.begin, token.end); }

 private:
  void add_line(Token line);

  const NormalizedText& source_;
  const Comments comments_;
  std::string text_;
  std::vector<Token> lines_;
  std::size_t widest_ = 0;
  std::size_t tokens_ = 1;  // an upper bound of their number
  bool has_comments_ = false;
  mutable std::optional<std::vector<Token>> cell_tokens_;
};

}  // namespace sudoku::reader
