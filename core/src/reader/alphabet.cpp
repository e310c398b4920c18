#include "reader/alphabet.hpp"

#include "reader/symbols.hpp"

namespace sudoku::reader {

namespace {

constexpr std::size_t kRowLength = 9;

constexpr bool is_gap_by_default(char c) {
  return is_separator(c) || contains("`&+/\\<>=:~#*", c) || c == '\x7f';
}

// Signs that conventionally are blanks even if no row shows it, and letters that are misread zeros.
constexpr std::string_view kAlwaysBlank = "0.?_oO";

bool can_be_blank(char c) {
  return !is_digit_char(c) && !is_separator(c) && (!is_letter(c) || contains("xXoO", c));
}

// The one sign besides digits in `text` if it has nine cells or 81; 0 if there is none or another
// character occurs.
char blank_sign(std::string_view text) {
  char sign = 0;
  std::size_t count = 0;
  bool any_digit = false;
  for (char c : text) {
    if (is_separator(c)) continue;
    ++count;
    if (is_digit_char(c)) {
      any_digit = true;
    } else if (!can_be_blank(c) || (sign != 0 && c != sign)) {
      return 0;
    } else {
      sign = c;
    }
  }
  return any_digit && (count == kRowLength || count == kCells) ? sign : 0;
}

// The most frequent sign among nine or more single characters with spaces around them, of which one
// or two may be a label, a frame or a mark of a quotation; 0 if there is none.
char spaced_sign(std::string_view text) {
  constexpr int kMostSingles = 13;
  std::array<int, 256> count{};
  int singles = 0, digits = 0;
  char best = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    const bool alone = (at == 0 || is_separator(text[at - 1])) &&
                       (at + 1 == text.size() || is_separator(text[at + 1]));
    if (!alone || is_separator(c)) continue;
    ++singles;
    digits += is_digit_char(c);
    if (!can_be_blank(c)) continue;
    int& n = count[static_cast<unsigned char>(c)];
    ++n;
    if (best == 0 || n > count[static_cast<unsigned char>(best)]) best = c;
  }
  const bool row = singles >= static_cast<int>(kRowLength) && singles <= kMostSingles && digits > 0;
  return row && best != 0 && count[static_cast<unsigned char>(best)] > 1 ? best : 0;
}

}  // namespace

Alphabet::Alphabet(const CleanText& text) {
  const auto vote = [&](char sign) {
    if (sign != 0) blank_[static_cast<unsigned char>(sign)] = true;
  };
  for (Token line : text.lines()) {
    std::string_view view = trimmed(text.view(line));
    if (view.size() > 2 && view.front() == view.back() && view.front() == '+') {
      view = view.substr(1, view.size() - 2);
    }
    vote(blank_sign(view));
    vote(spaced_sign(view));
    // A row with a label or several rows in a line.
    std::size_t pieces = 0;
    for (std::size_t at = 0; at < view.size();) {
      while (at < view.size() && is_separator(view[at])) ++at;
      const std::size_t begin = at;
      while (at < view.size() && !is_separator(view[at])) ++at;
      if (at - begin == kRowLength && ++pieces <= kRowLength)
        vote(blank_sign(view.substr(begin, kRowLength)));
    }
  }
  for (char c : kAlwaysBlank) blank_[static_cast<unsigned char>(c)] = true;
  static constexpr auto kGaps = [] {
    std::array<bool, 256> gaps{};
    for (int c = 0; c < 256; ++c) gaps[c] = is_gap_by_default(static_cast<char>(c));
    return gaps;
  }();
  for (int c = 0; c < 256; ++c) gap_[c] = kGaps[c] && !blank_[c];
}

}  // namespace sudoku::reader
