// The meaning of single characters, and the division of text into tokens.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "reader/normalized_text.hpp"
#include "sudoku/line.hpp"

namespace sudoku::reader {

/// Of a puzzle with one solution: fewer digits, or blanks of an unusual sign, are no puzzle.
inline constexpr int kFewestGivens = 17;
inline constexpr std::size_t kFewestBlanks = 17;

constexpr bool contains(std::string_view set, char c) {
  return set.find(c) != std::string_view::npos;
}

constexpr bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

constexpr bool is_letter(char c) {
  const char lower = static_cast<char>(c | 0x20);
  return lower >= 'a' && lower <= 'z';
}

constexpr bool is_decimal(char c) { return c >= '0' && c <= '9'; }

enum CharacterClass : std::uint8_t {
  kBlankSign = 1,
  kSeparatorSign = 2,
  kBorderSign = 4,
  kBracket = 8,
  kLinkEnd = 16,      // behind a link or before it
  kMarkupStart = 32,  // may begin markup, or end a line of it
  kOtherStart = 64,   // may begin a comment, a quotation, a word or a number
};

/// The classes of each character: one load is much faster than a search, most of all in wasm.
inline constexpr auto kClasses = [] {
  std::array<std::uint8_t, 256> classes{};
  for (int i = 0; i < 256; ++i) {
    const char c = static_cast<char>(i);
    if (contains("0._*xX?-", c)) classes[i] |= kBlankSign;
    if (is_space(c) || contains("|!,;{}[]()\"'", c)) classes[i] |= kSeparatorSign;
    if (is_space(c) || contains("|!+-*=:.'`,_~#/\\", c)) classes[i] |= kBorderSign;
    if (contains("[]{}()", c)) classes[i] |= kBracket;
    if (is_space(c) || contains("\"'<>()[]`", c)) classes[i] |= kLinkEnd;
    if (contains("<[{|&\\\n\r", c)) classes[i] |= kMarkupStart;
    if (is_letter(c) || is_decimal(c) || contains("/*#%\"'[{-;", c)) classes[i] |= kOtherStart;
  }
  return classes;
}();

constexpr bool is_in(CharacterClass kind, char c) {
  return (kClasses[static_cast<unsigned char>(c)] & kind) != 0;
}

/// A conventional sign for an empty cell.
constexpr bool is_blank(char c) { return is_in(kBlankSign, c); }

/// A character between cells in drawn grids, lists and the source text of arrays.
constexpr bool is_separator(char c) { return is_in(kSeparatorSign, c); }

/// A character that borders are drawn with.
constexpr bool is_border(char c) { return is_in(kBorderSign, c); }

/// `is_in` of one class, for Tokens.
template <CharacterClass kind>
struct IsIn {
  bool operator()(char c) const { return is_in(kind, c); }
};

/// The shortest run of cells that is an attempt at a puzzle, and not a number or a row: half of 81.
inline constexpr std::size_t kMeantAsPuzzle = 41;

/// The tokens of a part of a text between the characters that `is_between` accepts, one after the
/// other.
template <class IsBetween>
class Tokens {
 public:
  Tokens(std::string_view text, Token part, IsBetween is_between)
      : text_(text), at_(part.begin), end_(part.end), is_between_(is_between) {}

  /// The next token; an empty one at the end.
  Token next() {
    while (at_ < end_ && is_between_(text_[at_])) ++at_;
    const std::size_t begin = at_;
    while (at_ < end_ && !is_between_(text_[at_])) ++at_;
    return {begin, at_};
  }

 private:
  std::string_view text_;
  std::size_t at_;
  std::size_t end_;
  IsBetween is_between_;
};

/// The tokens of text[from, to) between the characters that `is_between` accepts, without those
/// shorter than `shortest`.
std::vector<Token> split(std::string_view text, std::size_t from, std::size_t to,
                         bool (*is_between)(char), std::size_t shortest = 1);

/// `text` without white space at both ends.
inline std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace sudoku::reader
