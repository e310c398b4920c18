// Markup: tags of HTML, XML and BBCode, tables of wikis, LaTeX commands, entities.
#pragma once

#include <string>
#include <string_view>

#include "reader/overwriter.hpp"

namespace sudoku::reader {

/// Overwrites markup, from left to right. Refers to the text, which must outlive it.
class Markup {
 public:
  explicit Markup(Overwriter& text) : text_(text) {}

  /// Overwrites the markup that begins at `at`. The position behind it; `at` if none begins there.
  /// Complexity: linear for calls with ascending positions.
  std::size_t after(std::size_t at);

 private:
  std::size_t after_tag(std::size_t at);
  std::size_t after_bracket_tag(std::size_t at);
  std::size_t after_wiki(std::size_t at);
  std::size_t after_entity(std::size_t at);
  std::size_t after_backslash(std::size_t at);
  void take_name(std::string_view name, bool closing, std::size_t at);
  void keep_cells(std::size_t begin, std::size_t end, std::size_t fewest, std::size_t most);
  void keep_value(std::size_t begin, std::size_t end);

  Overwriter& text_;
  std::size_t next_close_ = 0;  // the next `>`
  bool in_row_ = false;         // inside `<tr>`, where line ends mean nothing
  bool in_wiki_ = false;        // inside a table of a wiki
};

}  // namespace sudoku::reader
