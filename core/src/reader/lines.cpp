// One puzzle a line: 81 characters, whatever stands before and behind them.
#include <algorithm>

#include "reader/draft.hpp"
#include "reader/readers.hpp"
#include "reader/tokens.hpp"

namespace sudoku::reader {

namespace {

// From this length on a run of cells is a puzzle somebody meant, and not some number.
constexpr std::size_t kMeantAsPuzzle = 41;

// Digits and one other character, which then stands for a blank.
bool is_uniform(std::string_view token) {
  char blank = 0;
  bool any_digit = false;
  for (char c : token) {
    if (is_digit(c)) {
      any_digit = true;
    } else if (c != '0' && c != blank) {
      if (blank != 0) return false;
      blank = c;
    }
  }
  return any_digit;
}

// The pieces of a line that could be puzzles: runs of [0-9.], or tokens with a blank of their own.
std::vector<Token> runs_of(std::string_view text, Line line) {
  const auto long_enough = [](Token t) { return t.end - t.begin >= kMeantAsPuzzle; };
  std::vector<Token> runs;
  for (Token run : split(text, line.begin, line.end, [](char c) { return !is_plain_cell(c); })) {
    if (long_enough(run)) runs.push_back(run);
  }
  if (!runs.empty()) return runs;
  for (Token token : split(text, line.begin, line.end, is_separator)) {
    if (long_enough(token) && is_uniform(text.substr(token.begin, token.end - token.begin))) {
      runs.push_back(token);
    }
  }
  return runs;
}

void read_run(const Source& source, Token run, bool first_of_line, Draft& draft) {
  const std::size_t length = run.end - run.begin;
  if (length % kCells != 0) {
    const bool few = length < kCells;
    const std::size_t from = few ? run.begin : run.begin + kCells;
    draft.fail(few ? ParseCode::too_few_cells : ParseCode::too_many_cells, from, run.end,
               static_cast<int>(length));
    return;
  }
  for (std::size_t at = run.begin; at < run.end; at += kCells) {
    const Grid grid = grid_from_cells(source.view(at, at + kCells));
    if (first_of_line && at == run.begin) {
      draft.add({grid, {}, {}}, at);
    } else {
      draft.add_or_attach(grid, at);
    }
  }
}

}  // namespace

Attempt read_lines(const Source& source) {
  const std::string& text = source.text();
  Draft draft(source, "line");
  for (Line line : source.lines()) {
    line.end = source.comment(line);
    std::size_t passed = line.begin;
    bool first = true;
    for (Token run : runs_of(text, line)) {
      draft.ignore(passed, run.begin);
      passed = run.end;
      read_run(source, run, first, draft);
      first = false;
    }
    for (Token rest : split(text, passed, line.end, is_separator)) {
      draft.ignore(rest.begin, rest.end);
    }
  }
  if (draft.empty()) return std::nullopt;
  return draft.finish();
}

Attempt read_symbols(const Source& source) {
  const std::string& text = source.text();
  std::string cells;
  std::size_t begin = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (is_space(text[at])) continue;
    if (cells.size() == kCells || text[at] == '|') return std::nullopt;
    if (cells.empty()) begin = at;
    cells += text[at];
  }
  // All blanks and no digit: only what is always a blank says "empty grid".
  const bool blank = cells.find_first_not_of("0._*xX?-") == std::string::npos;
  if (cells.size() != kCells || !(blank || is_uniform(cells))) return std::nullopt;
  Draft draft(source, "symbols");
  draft.add({grid_from_cells(cells), {}, {}}, begin);
  return draft.finish();
}

}  // namespace sudoku::reader
