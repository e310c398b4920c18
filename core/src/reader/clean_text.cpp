#include "reader/clean_text.hpp"

#include <algorithm>

#include "reader/markup.hpp"
#include "reader/overwriter.hpp"
#include "reader/symbols.hpp"

namespace sudoku::reader {

namespace {

constexpr std::string_view kBlankWords[] = {"none", "null", "nil", "nan", "na", "undefined"};
// Words for a blank between cells; between other words they are words.
constexpr std::string_view kBlankAdjectives[] = {"blank", "empty", "leer"};
// Values in records about cells that are no cells.
constexpr std::string_view kTruthValues[] = {"true", "false"};

class Cleaner {
 public:
  /// `text` is empty.
  Cleaner(std::string& text, const NormalizedText& source, CleanText::Comments comments)
      : text_{text, source.text(), source.lines()},
        comments_(comments),
        has_hash_(source.has('#')) {}

  /// Copies the text and finds out what some signs mean in it, before `advance`.
  Task<void> prepare() {
    constexpr std::string_view kTrue = "true";
    text_.text.reserve(text_.size());
    std::size_t square = 0, curly = 0, minus = 0;
    for (std::size_t begin = 0; begin < text_.size(); begin += kStretch) {
      co_await scan_of(5 * kStretch);
      const std::size_t end = std::min(begin + kStretch, text_.size());
      text_.text += text_.view(begin, end);
      has_true_ = has_true_ ||
                  text_.view(begin, end + kTrue.size() - 1).find(kTrue) != std::string_view::npos;
      if (has_hash_) count_hashes(begin, end);
      square += count_of('[', begin, end, &Cleaner::is_cell_in_brackets);
      curly += count_of('{', begin, end, &Cleaner::is_cell_in_brackets);
      minus += count_of('-', begin, end, &Cleaner::is_minus_one);
    }
    cells_in_brackets_ = square >= kCells || curly >= kCells;
    minus_one_is_blank_ = minus >= kFewestBlanks;
    if (has_hash_) count_hashes(text_.size(), text_.size() + 1);
  }

  /// Overwrites what begins before `end`. False at the end of the text.
  bool advance(std::size_t end) {
    while (at_ < std::min(end, text_.size())) {
      const char c = text_.original[at_];
      std::size_t behind = is_in(kMarkupStart, c) ? markup_.after(at_) : at_;
      if (behind == at_ && is_in(kOtherStart, c)) behind = after_special(c);
      at_ = std::max(at_ + 1, behind);
    }
    return at_ < text_.size();
  }

  std::size_t position() const { return at_; }
  bool has_comments() const { return has_comments_; }

 private:
  // Handles what begins with `c` at the current position; the position behind it.
  std::size_t after_special(char c) {
    const char next = text_.peek(at_ + 1);
    switch (c) {
      case '/':
        if (next == '/' && text_.before(at_) != ':') return after_comment(2);
        if (next == '*') return after_block_comment();
        break;
      case '*':
        if (next == '/') return text_.blank(at_, at_ + 2);
        break;
      case '#':
        if (!hash_is_blank_ && is_separator(text_.before(at_))) return after_comment(1);
        break;
      case '%':
        if (is_space(text_.before(at_))) return after_comment(1);
        break;
      case '"':
      case '\'':
        return after_quote(c);
      case '[':
      case '{':
        if (cells_in_brackets_ && is_cell_in_brackets(at_)) return after_cell();
        break;
      case '-':
        if (minus_one_is_blank_ && is_minus_one(at_)) {
          text_.blank(at_, at_ + 2);
          text_.text[at_] = '.';
          return at_ + 2;
        }
        break;
      case ';':
        return after_continuation();
      default:
        if (is_letter(c)) return after_word();
        if (is_decimal(c)) return after_number();
    }
    return at_ + 1;
  }

  std::size_t after_comment(std::size_t mark) {
    has_comments_ = true;
    if (comments_ == CleanText::Comments::read) return text_.blank(at_, at_ + mark);
    return text_.blank(at_, text_.line_end(at_));
  }

  std::size_t after_block_comment() {
    has_comments_ = true;
    if (comments_ == CleanText::Comments::read) return text_.blank(at_, at_ + 2);
    if (next_comment_end_ <= at_) {
      next_comment_end_ = std::min(text_.original.find("*/", at_ + 2), text_.size());
    }
    if (next_comment_end_ == text_.size()) return at_ + 2;
    return text_.blank(at_, next_comment_end_ + 2);
  }

  // `""` and `" "` as an element of a list are an empty cell.
  std::size_t after_quote(char quote) {
    std::size_t end = at_ + 1;
    while (end < at_ + 4 && text_.peek(end) == ' ') ++end;
    if (text_.peek(end) != quote) return at_ + 1;
    std::size_t from = at_;
    while (from > 0 && text_.before(from) == ' ' && at_ - from < 4) --from;
    std::size_t to = end + 1;
    while (text_.peek(to) == ' ' && to - end < 4) ++to;
    if (!contains("[{(,;:|\t\n\r", text_.before(from)) ||
        !contains(",;]})|\t\n\r", text_.peek(to))) {
      return at_ + 1;
    }
    text_.blank(at_, end + 1);
    text_.text[at_] = '.';
    return end + 1;
  }

  // MATLAB's `; ...` at the end of a line.
  std::size_t after_continuation() {
    std::size_t end = at_ + 1;
    while (text_.peek(end) == ' ') ++end;
    const bool dots = end > at_ + 1 && text_.peek(end) == '.' && text_.peek(end + 1) == '.' &&
                      text_.peek(end + 2) == '.' && contains("\r\n", text_.peek(end + 3));
    return dots ? text_.blank(end, end + 3) : end;
  }

  std::size_t after_word() {
    const std::size_t end = text_.word_end(at_);
    const bool alone = !is_decimal(text_.before(at_)) && !is_decimal(text_.peek(end)) &&
                       static_cast<unsigned char>(text_.before(at_)) < 0x80;
    if (!alone) return end;
    const std::string_view word = text_.view(at_, end);
    if (is_one_of(word, kTruthValues)) {
      text_.blank(at_, end);
      if (!has_true_ && is_element(at_, end)) text_.text[at_] = '.';
      return end;
    }
    if (is_one_of(word, kBlankWords) ||
        (is_one_of(word, kBlankAdjectives) && !is_among_words(at_, end))) {
      // A full stop behind it ends the sentence.
      const bool stop = text_.peek(end) == '.' && is_separator(text_.peek(end + 1));
      text_.blank(at_, end + (stop ? 1 : 0));
      text_.text[at_] = '.';
    }
    return end;
  }

  // [begin, end) is an element of a list in brackets, perhaps with spaces around it.
  bool is_element(std::size_t begin, std::size_t end) const {
    while (is_space(text_.before(begin)) && begin > 0 && at_ - begin < kFewestBlanks) --begin;
    while (text_.peek(end) == ' ') ++end;
    return contains("[,", text_.before(begin)) && contains(",]", text_.peek(end));
  }

  // Another word than a blank is before or behind [begin, end), perhaps after spaces.
  bool is_among_words(std::size_t begin, std::size_t end) const {
    const auto is_other = [](std::string_view word) {
      return !word.empty() && !is_one_of(word, kBlankAdjectives);
    };
    while (text_.before(begin) == ' ') --begin;
    while (text_.peek(end) == ' ') ++end;
    std::size_t first = begin;
    while (is_letter(text_.before(first))) --first;
    return is_other(text_.view(first, begin)) || is_other(text_.view(end, text_.word_end(end)));
  }

  std::size_t after_number() {
    std::size_t end = at_ + 1;
    const auto is_end = [](char c) { return is_separator(c) || c == '&' || c == '<' || c == '\\'; };
    if (text_.peek(end) != '.' || !(is_end(text_.before(at_)) || text_.before(at_) == '>'))
      return end;
    ++end;
    while (text_.peek(end) == '0') ++end;
    if (is_end(text_.peek(end))) return text_.blank(at_ + 1, end);
    return at_ + 1;
  }

  // `[5]`, `[ ]` or `{5}`.
  bool is_cell_in_brackets(std::size_t at) const {
    const char c = text_.peek(at + 1);
    return text_.peek(at + 2) == (text_.original[at] == '[' ? ']' : '}') &&
           (c == ' ' || is_digit_char(c) || is_blank(c));
  }

  std::size_t after_cell() {
    text_.text[at_] = text_.text[at_ + 2] = ' ';
    if (text_.text[at_ + 1] == ' ') text_.text[at_ + 1] = '.';
    return at_ + 3;
  }

  // `-1` as an element of a list.
  bool is_minus_one(std::size_t at) const {
    return text_.original[at] == '-' && text_.peek(at + 1) == '1' &&
           is_separator(text_.peek(at + 2)) && is_separator(text_.before(at));
  }

  // How many of the characters `first` in [begin, end) fulfil `is`.
  std::size_t count_of(char first, std::size_t begin, std::size_t end,
                       bool (Cleaner::*is)(std::size_t) const) const {
    const std::string_view part = text_.original.substr(0, end);
    std::size_t count = 0;
    for (std::size_t at = part.find(first, begin); at != std::string_view::npos;
         at = part.find(first, at + 1)) {
      count += (this->*is)(at);
    }
    return count;
  }

  // Whether `#` is a blank: some line is a row of nine or a puzzle of 81 of digits and `#`, or
  // several are nearly so. Called for each stretch of the text, and at its end.
  void count_hashes(std::size_t begin, std::size_t end) {
    for (std::size_t at = begin; at < end; ++at) {
      const char c = text_.peek(at);
      if (c == '\n' || c == '\r') {
        const std::size_t cells = digits_ + hashes_;
        const bool whole = others_ == 0 && hashes_ > 1 && (cells == 9 || cells == kCells);
        similar_ += others_ <= 3 && hashes_ >= 3 && cells >= 9 && digits_ > 0;
        if ((whole && digits_ > 0) || similar_ == 3) hash_is_blank_ = true;
        digits_ = hashes_ = others_ = 0;
      } else if (is_digit_char(c)) {
        ++digits_;
      } else if (c == '#') {
        ++hashes_;
      } else {
        others_ += !is_separator(c);
      }
    }
  }

  Overwriter text_;
  Markup markup_{text_};
  const CleanText::Comments comments_;
  const bool has_hash_;
  std::size_t digits_ = 0, hashes_ = 0, others_ = 0;  // of a line
  int similar_ = 0;                                   // lines
  bool hash_is_blank_ = false;
  bool cells_in_brackets_ = false;
  bool minus_one_is_blank_ = false;
  bool has_true_ = false;  // then `false` is an answer about a cell, and no blank
  std::size_t at_ = 0;
  std::size_t next_comment_end_ = 0;  // the next `*/`
  bool has_comments_ = false;
};

}  // namespace

Task<void> CleanText::clean() {
  Cleaner cleaner(text_, source_, comments_);
  co_await cleaner.prepare();
  while (cleaner.advance(cleaner.position() + kStretch)) co_await Units{kStretch};
  has_comments_ = cleaner.has_comments();
  lines_.reserve(source_.lines().size());
  std::size_t begin = 0;
  for (std::size_t at = 0; at < text_.size(); ++at) {
    if (at % kStretch == 0) co_await scan_of(2 * kStretch);
    tokens_ += at > 0 && is_separator(text_[at]) && !is_separator(text_[at - 1]);
    if (text_[at] != '\n' && text_[at] != '\r') continue;
    const bool second = text_[at] == '\n' && at > 0 && text_[at - 1] == '\r';
    if (!second) add_line({begin, at});
    begin = at + 1;
  }
  add_line({begin, text_.size()});
}

void CleanText::add_line(Token line) {
  widest_ = std::max(widest_, line.size());
  lines_.push_back(line);
}

Task<const std::vector<Token>*> CleanText::cell_tokens() const {
  if (cell_tokens_) co_return &*cell_tokens_;
  std::vector<Token>& found = cell_tokens_.emplace();
  found.reserve(tokens_);  // growing would copy all
  Tokens tokens(text(), {0, text_.size()}, IsIn<kSeparatorSign>());
  for (Token token = tokens.next(); token.size() > 0; token = tokens.next()) {
    co_await scan_of(token.size() + 8);
    const std::string_view piece = view(token);
    const bool border = piece.size() > 1 && std::all_of(piece.begin(), piece.end(), is_border);
    if (!border) found.push_back(token);
  }
  co_return &found;
}

}  // namespace sudoku::reader
