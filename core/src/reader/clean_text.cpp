#include "reader/clean_text.hpp"

#include <algorithm>
#include <span>

#include "reader/symbols.hpp"
#include "reader/tag_coordinates.hpp"

namespace sudoku::reader {

namespace {

constexpr std::size_t kLongestTag = 1000;
constexpr std::size_t kFewestBlanks = 17;  // of an unusual sign

bool equals_lower(std::string_view word, std::string_view lower) {
  return word.size() == lower.size() &&
         std::equal(word.begin(), word.end(), lower.begin(),
                    [](char a, char b) { return static_cast<char>(a | 0x20) == b; });
}

bool is_one_of(std::string_view word, std::span<const std::string_view> words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view w) { return equals_lower(word, w); });
}

constexpr std::string_view kLineTags[] = {"tr", "br", "p", "div", "li", "row", "table", "pre"};
constexpr std::string_view kCellTags[] = {"td", "th", "cell"};
constexpr std::string_view kTableTags[] = {"tr", "td", "th", "table", "input"};
constexpr std::string_view kBlankWords[] = {"none", "null", "nil", "nan", "na", "undefined"};
// LaTeX commands whose arguments hold no cells.
constexpr std::string_view kLayoutCommands[] = {"begin", "end", "cline", "vspace", "hspace"};

class Cleaner {
 public:
  /// `text` is a copy of `original`.
  Cleaner(std::string& text, std::string_view original, CleanText::Comments comments)
      : text_(text),
        original_(original),
        comments_(comments),
        hash_is_blank_(uses_hash_as_blank()),
        cells_in_brackets_(count_of('[', &Cleaner::is_cell_in_brackets) >= kCells),
        minus_one_is_blank_(count_of('-', &Cleaner::is_minus_one) >= kFewestBlanks) {}

  /// True if the text has comments.
  bool clean() {
    while (at_ < text_.size()) at_ = std::max(at_ + 1, after_special());
    return has_comments_;
  }

 private:
  char peek(std::size_t at) const { return at < original_.size() ? original_[at] : '\n'; }
  char before(std::size_t at) const { return at > 0 ? original_[at - 1] : '\n'; }
  std::string_view view(std::size_t begin, std::size_t end) const {
    return original_.substr(begin, end - begin);
  }
  std::size_t line_end(std::size_t from) const {
    return std::min(original_.find_first_of("\r\n", from), original_.size());
  }
  std::size_t word_end(std::size_t from) const {
    while (is_letter(peek(from))) ++from;
    return from;
  }

  std::size_t blank(std::size_t begin, std::size_t end) {
    for (std::size_t at = begin; at < end; ++at) {
      if (text_[at] != '\n' && text_[at] != '\r') text_[at] = ' ';
    }
    return end;
  }

  // Handles what begins at the current position; the position behind it.
  std::size_t after_special() {
    const char c = original_[at_];
    const char next = peek(at_ + 1);
    switch (c) {
      case '<':
        if (is_letter(next) || next == '/' || next == '!') return after_tag();
        break;
      case '&':
        if (is_letter(next) || next == '#') return after_entity();
        break;
      case '\\':
        return after_backslash(next);
      case '/':
        if (next == '/' && before(at_) != ':') return after_comment(2);
        if (next == '*') return after_block_comment();
        break;
      case '*':
        if (next == '/') return blank(at_, at_ + 2);
        break;
      case '#':
        if (!hash_is_blank_ && is_separator(before(at_))) return after_comment(1);
        break;
      case '%':
        if (is_space(before(at_))) return after_comment(1);
        break;
      case '"':
      case '\'':
        return after_quote(c);
      case '[':
        if (cells_in_brackets_ && is_cell_in_brackets(at_)) return after_cell();
        break;
      case '-':
        if (minus_one_is_blank_ && is_minus_one(at_)) {
          blank(at_, at_ + 2);
          text_[at_] = '.';
          return at_ + 2;
        }
        break;
      case ';':
        return after_continuation();
      case '\n':
      case '\r':
        if (in_row_) text_[at_] = ' ';
        break;
      default:
        if (is_letter(c)) return after_word();
        if (is_decimal(c)) return after_number();
    }
    return at_ + 1;
  }

  std::size_t after_tag() {
    if (next_close_ <= at_) next_close_ = std::min(original_.find('>', at_), original_.size());
    const std::size_t end = next_close_;
    if (end == original_.size() || end - at_ > kLongestTag || line_end(at_) < end) return at_ + 1;
    const bool closing = peek(at_ + 1) == '/';
    const std::size_t begin = at_ + (closing ? 2 : 1);
    const std::string_view name = view(begin, word_end(begin));
    blank(at_, end + 1);
    keep_puzzles(at_, end);
    // The cells of HTML tables are in order.
    if (!closing && !is_one_of(name, kTableTags)) keep_coordinates(original_, at_, end, text_);
    if (is_one_of(name, kLineTags)) text_[at_] = '\n';
    if (is_one_of(name, kCellTags) && !closing) text_[at_] = '|';
    if (equals_lower(name, "tr")) in_row_ = !closing;
    if (equals_lower(name, "table")) in_row_ = false;
    if (equals_lower(name, "input")) keep_value(end);
    return end + 1;
  }

  // Whole puzzles in the attributes of a tag.
  void keep_puzzles(std::size_t begin, std::size_t end) {
    std::size_t run = begin;
    for (std::size_t at = begin; at <= end; ++at) {
      if (at < end && is_cell_char(original_[at])) continue;
      if (at - run >= kCells) std::copy(&original_[run], &original_[at], &text_[run]);
      run = at + 1;
    }
  }

  // The one character of `value="5"` in the tag that ends at `end`.
  void keep_value(std::size_t end) {
    constexpr std::string_view kValue = "value=\"";
    const std::size_t found = view(at_, end).find(kValue);
    if (found == std::string_view::npos) return;
    const std::size_t digit = at_ + found + kValue.size();
    if (is_digit_char(original_[digit]) && peek(digit + 1) == '"') text_[digit] = original_[digit];
  }

  std::size_t after_entity() {
    constexpr std::size_t kLongestEntity = 10;
    const std::size_t end = view(at_, std::min(at_ + kLongestEntity, original_.size())).find(';');
    if (end == std::string_view::npos) return at_ + 1;
    const std::string_view name = view(at_ + 1, at_ + end);
    if (name.find_first_of(" \t|&") != std::string_view::npos) return at_ + 1;
    const bool dot = name == "middot" || name == "bull" || name == "squ";
    blank(at_, at_ + end + 1);
    if (dot) text_[at_] = '.';
    return at_ + end + 1;
  }

  std::size_t after_backslash(char next) {
    if (next == '\\') {
      text_[at_] = '\n';
      text_[at_ + 1] = ' ';
      return at_ + 2;
    }
    const std::size_t end = word_end(at_ + 1);
    if (end == at_ + 2 && (next == 'n' || next == 'r' || next == 't')) {
      text_[at_] = next == 'n' ? '\n' : next == 't' ? '\t' : ' ';
      text_[at_ + 1] = ' ';
      return end;
    }
    blank(at_, end);
    if (!is_one_of(view(at_ + 1, end), kLayoutCommands)) return end;
    std::size_t behind = end;
    while (peek(behind) == '{' || peek(behind) == '[') {
      const std::size_t close =
          view(behind, line_end(behind)).find(peek(behind) == '{' ? '}' : ']');
      if (close == std::string_view::npos) break;
      behind = blank(behind, behind + close + 1);
    }
    return behind;
  }

  std::size_t after_comment(std::size_t mark) {
    has_comments_ = true;
    if (comments_ == CleanText::Comments::read) return blank(at_, at_ + mark);
    return blank(at_, line_end(at_));
  }

  std::size_t after_block_comment() {
    has_comments_ = true;
    if (comments_ == CleanText::Comments::read) return blank(at_, at_ + 2);
    if (next_comment_end_ <= at_) {
      next_comment_end_ = std::min(original_.find("*/", at_ + 2), original_.size());
    }
    if (next_comment_end_ == original_.size()) return at_ + 2;
    return blank(at_, next_comment_end_ + 2);
  }

  // `""` and `" "` as an element of a list are an empty cell.
  std::size_t after_quote(char quote) {
    std::size_t end = at_ + 1;
    while (end < at_ + 4 && peek(end) == ' ') ++end;
    if (peek(end) != quote) return at_ + 1;
    std::size_t from = at_;
    while (from > 0 && before(from) == ' ' && at_ - from < 4) --from;
    std::size_t to = end + 1;
    while (peek(to) == ' ' && to - end < 4) ++to;
    if (!contains("[{(,;:|\t\n\r", before(from)) || !contains(",;]})|\t\n\r", peek(to))) {
      return at_ + 1;
    }
    blank(at_, end + 1);
    text_[at_] = '.';
    return end + 1;
  }

  // MATLAB's `; ...` at the end of a line.
  std::size_t after_continuation() {
    std::size_t end = at_ + 1;
    while (peek(end) == ' ') ++end;
    const bool dots = end > at_ + 1 && peek(end) == '.' && peek(end + 1) == '.' &&
                      peek(end + 2) == '.' && contains("\r\n", peek(end + 3));
    return dots ? blank(end, end + 3) : end;
  }

  std::size_t after_word() {
    const std::size_t end = word_end(at_);
    const bool alone = !is_decimal(before(at_)) && !is_decimal(peek(end)) &&
                       static_cast<unsigned char>(before(at_)) < 0x80;
    if (alone && is_one_of(view(at_, end), kBlankWords)) {
      blank(at_, end);
      text_[at_] = '.';
    }
    return end;
  }

  std::size_t after_number() {
    std::size_t end = at_ + 1;
    const auto is_end = [](char c) { return is_separator(c) || c == '&' || c == '<' || c == '\\'; };
    if (peek(end) != '.' || !(is_end(before(at_)) || before(at_) == '>')) return end;
    ++end;
    while (peek(end) == '0') ++end;
    if (is_end(peek(end))) return blank(at_ + 1, end);
    return at_ + 1;
  }

  // `[5]` or `[ ]`.
  bool is_cell_in_brackets(std::size_t at) const {
    const char c = peek(at + 1);
    return original_[at] == '[' && peek(at + 2) == ']' &&
           (c == ' ' || is_digit_char(c) || is_blank(c));
  }

  std::size_t after_cell() {
    text_[at_] = text_[at_ + 2] = ' ';
    if (text_[at_ + 1] == ' ') text_[at_ + 1] = '.';
    return at_ + 3;
  }

  // `-1` as an element of a list.
  bool is_minus_one(std::size_t at) const {
    return original_[at] == '-' && peek(at + 1) == '1' && is_separator(peek(at + 2)) &&
           is_separator(before(at));
  }

  // How many of the characters `first` fulfil `is`.
  std::size_t count_of(char first, bool (Cleaner::*is)(std::size_t) const) const {
    std::size_t count = 0;
    for (std::size_t at = original_.find(first); at != std::string::npos;
         at = original_.find(first, at + 1)) {
      count += (this->*is)(at);
    }
    return count;
  }

  // Some line is a row of nine or a puzzle of 81 of digits and `#`, or several are nearly so.
  bool uses_hash_as_blank() const {
    if (original_.find('#') == std::string::npos) return false;
    int similar = 0;
    for (std::size_t begin = 0; begin < original_.size();) {
      const std::size_t end = line_end(begin);
      std::size_t digits = 0, hashes = 0, others = 0;
      for (std::size_t at = begin; at < end; ++at) {
        const char c = original_[at];
        if (is_digit_char(c)) {
          ++digits;
        } else if (c == '#') {
          ++hashes;
        } else {
          others += !is_separator(c);
        }
      }
      const std::size_t cells = digits + hashes;
      if (others == 0 && digits > 0 && hashes > 1 && (cells == 9 || cells == kCells)) return true;
      if (others <= 3 && digits > 0 && hashes >= 3 && cells >= 9 && ++similar == 3) return true;
      begin = end + 1;
    }
    return false;
  }

  std::string& text_;
  const std::string_view original_;
  const CleanText::Comments comments_;
  const bool hash_is_blank_;
  const bool cells_in_brackets_;
  const bool minus_one_is_blank_;
  std::size_t at_ = 0;
  std::size_t next_close_ = 0;        // the next `>`
  std::size_t next_comment_end_ = 0;  // the next `*/`
  bool has_comments_ = false;
  bool in_row_ = false;  // inside `<tr>`, where line ends mean nothing
};

}  // namespace

CleanText::CleanText(const NormalizedText& source, Comments comments)
    : source_(source), text_(source.text()) {
  has_comments_ = Cleaner(text_, source.text(), comments).clean();
  std::size_t begin = 0;
  for (std::size_t at = 0; at < text_.size(); ++at) {
    if (text_[at] != '\n' && text_[at] != '\r') continue;
    const bool second = text_[at] == '\n' && at > 0 && text_[at - 1] == '\r';
    if (!second) lines_.push_back({begin, at});
    begin = at + 1;
  }
  lines_.push_back({begin, text_.size()});
}

}  // namespace sudoku::reader
