#include "reader/markup.hpp"

#include "reader/tag_coordinates.hpp"

namespace sudoku::reader {

namespace {

constexpr std::size_t kLongestTag = 1000;
constexpr std::size_t kLongestValue = 40;      // of BBCode, with the name
constexpr std::size_t kLongestArgument = 200;  // of LaTeX

constexpr std::string_view kLineTags[] = {"tr", "br", "p", "div", "li", "row", "table", "pre"};
constexpr std::string_view kCellTags[] = {"td", "th", "cell"};
constexpr std::string_view kTableTags[] = {"tr", "td", "th", "table", "input"};
// BBCode: tables, and what can be around a single cell.
constexpr std::string_view kBracketTags[] = {"tr", "td", "th", "table", "b", "i", "u", "color"};
// LaTeX commands whose arguments hold no cells.
constexpr std::string_view kLayoutCommands[] = {"begin", "end", "cline", "vspace", "hspace"};

}  // namespace

std::size_t Markup::after(std::size_t at) {
  const char next = text_.peek(at + 1);
  switch (text_.original[at]) {
    case '<':
      return is_letter(next) || next == '/' || next == '!' ? after_tag(at) : at;
    case '[':
      return is_letter(next) || next == '/' ? after_bracket_tag(at) : at;
    case '{':
    case '|':
      return after_wiki(at);
    case '&':
      return is_letter(next) || next == '#' ? after_entity(at) : at;
    case '\\':
      return after_backslash(at);
    case '\n':
    case '\r': {
      const std::size_t line = at + (text_.original[at] == '\r' && next == '\n' ? 2 : 1);
      const bool next_cell =
          in_wiki_ && text_.peek(line) == '|' && !contains("-}+", text_.peek(line + 1));
      if (in_row_ || next_cell) text_.text[at] = ' ';
      return at;
    }
    default:
      return at;
  }
}

std::size_t Markup::after_tag(std::size_t at) {
  const std::size_t size = text_.size();
  if (next_close_ <= at) next_close_ = std::min(text_.original.find('>', at), size);
  const std::size_t end = next_close_;
  if (end == size || end - at > kLongestTag || text_.line_end(at) < end) return at;
  const bool closing = text_.peek(at + 1) == '/';
  const std::size_t begin = at + (closing ? 2 : 1);
  const std::string_view name = text_.view(begin, text_.word_end(begin));
  text_.blank(at, end + 1);
  keep_cells(at, end, kCells, std::string_view::npos);
  if (equals_lower(name, "row")) keep_cells(at, end, 9, 9);
  // The cells of HTML tables are in order.
  if (!closing && !is_one_of(name, kTableTags)) {
    keep_coordinates(text_.original, at, end, text_.text);
  }
  take_name(name, closing, at);
  if (equals_lower(name, "input")) keep_value(at, end);
  // Of the options of a cell only the one that is chosen is shown.
  if (!closing && equals_lower(name, "option") &&
      text_.view(at, end).find("selected") == std::string_view::npos) {
    const std::size_t most = std::min(end + 1 + kLongestValue, size);
    const std::size_t option = text_.view(end + 1, most).find('<');
    if (option != std::string_view::npos) return text_.blank(end + 1, end + 1 + option);
  }
  return end + 1;
}

// What the tags of rows and cells mean, in the place of the tag at `at`.
void Markup::take_name(std::string_view name, bool closing, std::size_t at) {
  if (is_one_of(name, kLineTags)) text_.text[at] = '\n';
  if (is_one_of(name, kCellTags) && !closing) text_.text[at] = '|';
  if (equals_lower(name, "tr")) in_row_ = !closing;
  if (equals_lower(name, "table")) in_row_ = false;
}

// Runs of `fewest` to `most` cells in the attributes of a tag: whole puzzles, or the cells of a
// row.
void Markup::keep_cells(std::size_t begin, std::size_t end, std::size_t fewest, std::size_t most) {
  const std::string_view original = text_.original;
  std::size_t run = begin;
  for (std::size_t at = begin; at <= end; ++at) {
    if (at < end && is_cell_char(original[at])) continue;
    const bool kept = at - run >= fewest && at - run <= most;
    if (kept) std::copy(&original[run], &original[at], &text_.text[run]);
    run = at + 1;
  }
}

// The one character of `value="5"`, `VALUE='5'` or `value=5` in the tag [begin, end].
void Markup::keep_value(std::size_t begin, std::size_t end) {
  constexpr std::string_view kValue = "value";
  for (std::size_t at = begin; at + kValue.size() < end; ++at) {
    std::size_t digit = at + kValue.size();
    if (!equals_lower(text_.view(at, digit), kValue) || text_.peek(digit++) != '=') continue;
    if (contains("\"'", text_.peek(digit))) ++digit;
    const char c = text_.peek(digit);
    if (is_digit_char(c) && contains("\"'/> ", text_.peek(digit + 1))) text_.text[digit] = c;
    return;
  }
}

// `[td]`, `[/td]` and `[color=red]`.
std::size_t Markup::after_bracket_tag(std::size_t at) {
  const bool closing = text_.peek(at + 1) == '/';
  const std::size_t begin = at + (closing ? 2 : 1);
  std::size_t end = text_.word_end(begin);
  const std::string_view name = text_.view(begin, end);
  if (!is_one_of(name, kBracketTags)) return at;
  if (text_.peek(end) == '=') {
    while (end < at + kLongestValue && !contains("]\r\n", text_.peek(end))) ++end;
  }
  if (text_.peek(end) != ']') return at;
  text_.blank(at, end + 1);
  take_name(name, closing, at);
  return end + 1;
}

// A table `{| ... |}` of a wiki: `|-` begins a row, `|` at the beginning of a line or `||` a cell.
std::size_t Markup::after_wiki(std::size_t at) {
  const char next = text_.peek(at + 1);
  const bool first = contains("\r\n", text_.before(at));
  if (first && text_.original[at] == '{' && next == '|') {
    in_wiki_ = true;
    return text_.blank(at, text_.line_end(at));
  }
  if (!in_wiki_ || text_.original[at] != '|') return at;
  if (first && (next == '-' || next == '}')) {
    if (next == '}') in_wiki_ = false;
    return text_.blank(at, text_.line_end(at));
  }
  if (next != '|') return at;
  text_.text[at] = ' ';
  return at + 1;
}

std::size_t Markup::after_entity(std::size_t at) {
  constexpr std::size_t kLongestEntity = 10;
  const std::size_t size = text_.view(at, std::min(at + kLongestEntity, text_.size())).find(';');
  if (size == std::string_view::npos) return at;
  const std::string_view name = text_.view(at + 1, at + size);
  if (name.find_first_of(" \t|&") != std::string_view::npos) return at;
  const bool dot = name == "middot" || name == "bull" || name == "squ";
  text_.blank(at, at + size + 1);
  if (dot) text_.text[at] = '.';
  return at + size + 1;
}

std::size_t Markup::after_backslash(std::size_t at) {
  const char next = text_.peek(at + 1);
  if (next == '\\') {
    text_.text[at] = '\n';
    text_.text[at + 1] = ' ';
    return at + 2;
  }
  const std::size_t end = text_.word_end(at + 1);
  if (end == at + 2 && (next == 'n' || next == 'r' || next == 't')) {
    text_.text[at] = next == 'n' ? '\n' : next == 't' ? '\t' : ' ';
    text_.text[at + 1] = ' ';
    return end;
  }
  text_.blank(at, end);
  if (!is_one_of(text_.view(at + 1, end), kLayoutCommands)) return end;
  std::size_t behind = end;
  while (text_.peek(behind) == '{' || text_.peek(behind) == '[') {
    const std::size_t most = std::min(text_.line_end(behind), behind + kLongestArgument);
    const std::size_t close = text_.view(behind, most).find(text_.peek(behind) == '{' ? '}' : ']');
    if (close == std::string_view::npos) break;
    behind = text_.blank(behind, behind + close + 1);
  }
  return behind;
}

}  // namespace sudoku::reader
