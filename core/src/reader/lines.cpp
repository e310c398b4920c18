// Puzzles of 81 characters: one or more per line with any text around them, or one as a whole text.
#include <algorithm>

#include "reader/formats.hpp"
#include "reader/reading_builder.hpp"
#include "reader/symbols.hpp"
#include "sudoku/check.hpp"

namespace sudoku::reader {

namespace {

constexpr std::ptrdiff_t kFewestPlain = 60;  // cells of 81 that are damaged and no other text

constexpr bool is_zero_like(char c) { return c == '0' || c == 'o' || c == 'O'; }

// What is wrong with a run of cells, as an offset in it; npos if nothing is. Digits and one blank
// sign are good, and `O` for `0`. A letter beside another blank is a misread digit, not a blank.
std::size_t stray_in(std::string_view run) {
  char letter = 0, sign = 0;
  std::size_t letters = 0, first_letter = 0;
  bool zero = false, digit = false;
  for (std::size_t at = 0; at < run.size(); ++at) {
    const char c = run[at];
    if (is_digit_char(c)) {
      digit = true;
    } else if (c == '0') {
      zero = true;
    } else if (is_letter(c)) {
      if (letters++ == 0) first_letter = at;
      if (letter != 0 && letter != c) return at;
      letter = c;
    } else {
      if (sign != 0 && sign != c) return at;
      sign = c;
    }
  }
  const bool all_blank =
      !digit && (letter == 0 || contains("xX", letter)) && (sign == 0 || is_blank(sign));
  if (!digit && !all_blank) return 0;
  if (letter == 0) return std::string_view::npos;
  const bool other_blank = sign != 0 || (zero && !is_zero_like(letter));
  const bool rare = letters < kFewestBlanks && !zero && !contains("xX", letter);
  return other_blank || rare ? first_letter : std::string_view::npos;
}

bool is_no_cell(char c) { return !is_cell_char(c); }

// Whether a token can be a puzzle with any blank.
bool can_be_puzzle(std::string_view token) {
  return stray_in(token) == std::string_view::npos ||
         (token.size() == kCells &&
          std::count_if(token.begin(), token.end(), is_cell_char) >= kFewestPlain);
}

// Whether a run is whole puzzles; else it becomes an error.
bool is_good_run(const CleanText& text, Token run, ReadingBuilder& builder) {
  const std::size_t length = run.size();
  if (length % kCells != 0) {
    const bool few = length < kCells;
    const std::size_t from = few ? run.begin : run.begin + kCells;
    builder.fail(few ? ParseCode::too_few_cells : ParseCode::too_many_cells, from, run.end,
                 static_cast<int>(length));
    return false;
  }
  const std::size_t stray = stray_in(text.view(run));
  if (stray == std::string_view::npos) return true;
  const std::size_t at = run.begin + stray;
  builder.fail(ParseCode::bad_number, at, at + 1, static_cast<int>(length) - 1);
  return false;
}

// A line of exactly 81 characters in which spaces are the blanks.
bool is_spaced_line(std::string_view line) {
  if (line.size() != kCells || line.find(' ') == std::string_view::npos) return false;
  bool parity[2] = {false, false};
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line[at] != ' ' && !is_digit_char(line[at])) return false;
    parity[at % 2] |= line[at] != ' ';
  }
  // All digits in every other column: 41 numbers with a space between each.
  return parity[0] && parity[1];
}

// One line, or lines of the same length but for the last; nine of nine are rows, and those are for
// the format that knows headers.
bool is_wrapped(const CleanText& text) {
  std::size_t width = 0, last = 0, lines = 0;
  for (Token line : text.lines()) {
    const std::string_view view = text.view(line);
    const auto spaces = std::count_if(view.begin(), view.end(), is_space);
    const std::size_t cells = view.size() - static_cast<std::size_t>(spaces);
    if (cells == 0) continue;
    if (lines++ == 0) width = cells;
    if (lines > 1 && last != width) return false;
    last = cells;
  }
  return lines == 1 || (last <= width && width != 9);
}

}  // namespace

Task<Attempt> read_lines(const CleanText& text) {
  if (text.widest() < kMeantAsPuzzle) co_return std::nullopt;
  ReadingBuilder builder(text.source(), "line");
  for (Token line : text.lines()) {
    co_await scan_of(2 * line.size() + 8);
    if (is_spaced_line(text.view(line))) {
      builder.add({grid_from_cells(text.view(line)), {}, {}}, line.begin);
      continue;
    }
    std::size_t passed = line.begin;
    bool first = true;
    std::vector<Token> runs;
    // Runs of plain cells, or else tokens with another blank.
    for (bool (*is_between)(char) : {is_no_cell, is_separator}) {
      if (line.size() < kMeantAsPuzzle || !runs.empty()) break;
      Tokens tokens(text.text(), line, is_between);
      for (Token token = tokens.next(); token.size() > 0; token = tokens.next()) {
        co_await scan_of(2 * token.size() + 8);
        if (token.size() < kMeantAsPuzzle) continue;
        if (is_between == is_no_cell || can_be_puzzle(text.view(token))) runs.push_back(token);
      }
    }
    for (Token run : runs) {
      builder.ignore(passed, run.begin);
      passed = run.end;
      if (!is_good_run(text, run, builder)) run.end = run.begin;
      for (std::size_t at = run.begin; at < run.end; at += kCells) {
        co_await Units{kCells};
        const Grid grid = grid_from_cells(text.view(at, at + kCells));
        if (first) {
          builder.add({grid, {}, {}}, at);
        } else {
          builder.add_or_attach(grid, at);
        }
        first = false;
      }
      first = false;
    }
    bool counted = false;
    for (std::size_t at = passed; at < line.end; ++at) {
      if ((at - passed) % kStretch == kStretch - 1) co_await Units{kStretch};
      // Clean text has no `.0` behind a number.
      const bool decimals = counted && contains(".0", text.source().text()[at]);
      counted = decimals || !is_separator(text.text()[at]);
      if (counted) builder.ignore(at, at + 1);
    }
  }
  if (builder.empty()) co_return std::nullopt;
  co_return builder.finish();
}

Task<Attempt> read_symbols(const CleanText& text) {
  std::string cells;
  std::vector<std::size_t> places;
  const std::string_view original = text.source().text();
  for (std::size_t at = 0; at < original.size(); ++at) {
    if (at % kStretch == 0) co_await scan_of(kStretch);
    if (is_space(original[at])) continue;
    if (cells.size() == kCells || original[at] == '|') co_return std::nullopt;
    cells += original[at];
    places.push_back(at);
  }
  if (cells.size() != kCells || !is_wrapped(text)) co_return std::nullopt;
  ReadingBuilder builder(text.source(), "symbols");
  if (const std::size_t stray = stray_in(cells); stray != std::string_view::npos) {
    const auto good = std::count_if(cells.begin(), cells.end(),
                                    [](char c) { return is_digit_char(c) || is_blank(c); });
    // If many are no cells, the text is of another format.
    if (good < kCells - 9) co_return std::nullopt;
    builder.fail(ParseCode::bad_number, places[stray], places[stray] + 1, static_cast<int>(good));
    co_return builder.finish();
  }
  const Grid grid = grid_from_cells(cells);
  // Short lines can also be the rows of boxes: then a digit meets its like.
  const bool wrapped = trimmed(original).find_first_of("\r\n") != std::string_view::npos;
  if (wrapped && !is_conflict_free(grid)) {
    builder.fail(ParseCode::ambiguous, places[0], places[0] + 1, kCells);
  } else {
    builder.add({grid, {}, {}}, places[0]);
  }
  co_return builder.finish();
}

}  // namespace sudoku::reader
