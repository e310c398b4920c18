#include "reader/alphabet.hpp"

#include <algorithm>

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

// The one sign besides digits in a row of nine cells or a line of 81.
class SignVote {
 public:
  void add(std::string_view cells) {
    for (char c : cells) {
      if (is_over()) return;
      ++count_;
      if (is_digit_char(c)) {
        any_digit_ = true;
      } else if (!can_be_blank(c) || (sign_ != 0 && c != sign_)) {
        failed_ = true;
      } else {
        sign_ = c;
      }
    }
  }

  /// 0 if there is none, or if another character occurs.
  char sign() const {
    return !failed_ && any_digit_ && (count_ == kRowLength || count_ == kCells) ? sign_ : 0;
  }
  bool is_over() const { return failed_ || count_ > kCells; }

 private:
  char sign_ = 0;
  std::size_t count_ = 0;
  bool any_digit_ = false;
  bool failed_ = false;
};

// The most frequent sign among nine or more single characters with spaces around them, of which one
// or two may be a label, a frame or a mark of a quotation.
class SpacedVote {
 public:
  void add(char c) {
    if (count_ < singles_.size()) singles_[count_] = c;
    ++count_;
  }

  /// 0 if there is none.
  char sign() const {
    if (count_ < kRowLength || is_over()) return 0;
    char best = 0;
    int most = 1;
    bool any_digit = false;
    for (std::size_t i = 0; i < count_; ++i) {
      const char c = singles_[i];
      any_digit |= is_digit_char(c);
      const auto alike =
          std::count(singles_.begin(), singles_.begin() + static_cast<int>(i) + 1, c);
      if (!can_be_blank(c) || alike <= most) continue;
      best = c;
      most = static_cast<int>(alike);
    }
    return any_digit ? best : 0;
  }
  bool is_over() const { return count_ > singles_.size(); }

 private:
  std::array<char, 13> singles_{};
  std::size_t count_ = 0;
};

}  // namespace

void Alphabet::learn(std::string_view line) {
  const auto vote = [&](char sign) {
    if (sign != 0) blank_[static_cast<unsigned char>(sign)] = true;
  };
  line = trimmed(line);
  if (line.size() > 2 && line.front() == line.back() && line.front() == '+') {
    line = line.substr(1, line.size() - 2);
  }
  SignVote all;
  SpacedVote singles;
  std::size_t pieces = 0;  // rows with a label, or several in a line
  Tokens tokens(line, {0, line.size()}, IsIn<kSeparatorSign>());
  for (Token token = tokens.next(); token.size() > 0; token = tokens.next()) {
    const std::string_view view = line.substr(token.begin, token.size());
    all.add(view);
    if (view.size() == 1) singles.add(view[0]);
    if (view.size() == kRowLength && ++pieces <= kRowLength) {
      SignVote row;
      row.add(view);
      vote(row.sign());
    }
    if (all.is_over() && singles.is_over() && pieces >= kRowLength) break;
  }
  vote(all.sign());
  vote(singles.sign());
}

Task<void> Alphabet::learn(const CleanText& text) {
  for (Token line : text.lines()) {
    co_await scan_of(line.size() + kRowLength);
    learn(text.view(line));
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
