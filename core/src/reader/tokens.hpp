// Cuts text into pieces.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "reader/symbols.hpp"

namespace sudoku::reader {

/// Characters [begin, end) of a text.
struct Token {
  std::size_t begin;
  std::size_t end;
};

/// The pieces of text[from, to) between the characters that `between` accepts.
template <typename Between>
std::vector<Token> split(std::string_view text, std::size_t from, std::size_t to, Between between) {
  std::vector<Token> tokens;
  for (std::size_t at = from; at < to;) {
    if (between(text[at])) {
      ++at;
      continue;
    }
    const std::size_t begin = at;
    while (at < to && !between(text[at])) ++at;
    tokens.push_back({begin, at});
  }
  return tokens;
}

/// The pieces of a text between white space.
inline std::vector<Token> tokens_of(std::string_view text) {
  return split(text, 0, text.size(), is_space);
}

/// Without white space at both ends.
inline std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace sudoku::reader
