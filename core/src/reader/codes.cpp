// Codes that tell every cell: SudokuWiki's S9B, and 729 characters of candidates.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "reader/draft.hpp"
#include "reader/readers.hpp"
#include "reader/symbols.hpp"
#include "reader/tokens.hpp"

namespace sudoku::reader {

namespace {

constexpr std::string_view kS9bMark = "S9B";
constexpr std::size_t kS9bDigits = 2 * kCells;
constexpr std::size_t kCandidateCells = 9 * kCells;

constexpr int base36(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'z') return c - 'a' + 10;
  return -1;
}

bool is_base36(std::string_view text) {
  for (char c : text) {
    if (base36(c) < 0) return false;
  }
  return true;
}

// The characters of one candidate text, and where each stands in the source.
struct Pencil {
  std::string cells;
  std::vector<std::size_t> at;

  bool whole() const { return cells.size() == kCandidateCells; }
};

// Position d of a cell's nine holds d or a blank. Nine puzzles in a row are as long, but few of
// their digits stand where candidates would.
struct Fit {
  std::size_t digits = 0;
  std::size_t misplaced = 0;
  std::size_t first_misplaced = 0;

  bool is_candidates() const { return digits > 2 * misplaced; }
};

Fit fit_of(std::string_view cells) {
  Fit fit;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!is_digit(cells[i])) continue;
    ++fit.digits;
    if (digit_of(cells[i]) == static_cast<int>(i % 9) + 1) continue;
    if (fit.misplaced++ == 0) fit.first_misplaced = i;
  }
  return fit;
}

Puzzle puzzle_from_729(std::string_view cells) {
  std::array<Digits, kCells> candidates;
  for (std::size_t i = 0; i < kCandidateCells; ++i) {
    if (is_digit(cells[i])) candidates[i / 9].add(digit_of(cells[i]));
  }
  return puzzle_from_candidates(candidates);
}

}  // namespace

std::optional<Puzzle> puzzle_from_s9b(std::string_view code) {
  if (!code.starts_with(kS9bMark)) return std::nullopt;
  code.remove_prefix(kS9bMark.size());
  if (code.size() != kS9bDigits || !is_base36(code)) return std::nullopt;
  Puzzle puzzle;
  std::array<int, kCells> values{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    const int value = base36(code[2 * cell]) * 36 + base36(code[2 * cell + 1]);
    if (value == 0 || value > 18 + 511) return std::nullopt;
    values[cell] = value;
    if (value <= 9) puzzle.givens.set(cell, value);
    if (value > 9 && value <= 18) puzzle.placed.set(cell, value - 9);
  }
  const Candidates plain = Candidates::of(puzzle.board());
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (values[cell] > 18) {
      puzzle.eliminated[cell] = plain[cell] - Digits::from_mask(values[cell] - 18);
    }
  }
  return puzzle;
}

Attempt read_s9b(const Source& source) {
  if (source.text().find(kS9bMark) == std::string::npos) return std::nullopt;
  Draft draft(source, "s9b");
  std::size_t passed = 0;
  for (Token token : tokens_of(source.text())) {
    const std::string_view text = source.view(token.begin, token.end);
    if (!text.starts_with(kS9bMark)) continue;
    draft.ignore(passed, token.begin);
    passed = token.end;
    if (const auto puzzle = puzzle_from_s9b(text)) {
      draft.add(*puzzle, token.begin).has_candidates = true;
    } else {
      draft.fail(ParseCode::bad_code, token.begin, token.end,
                 static_cast<int>(std::min<std::size_t>((text.size() - 3) / 2, kCells)));
    }
  }
  if (draft.empty()) return std::nullopt;
  draft.ignore(passed, source.text().size());
  return draft.finish();
}

Attempt read_729(const Source& source) {
  const std::string& text = source.text();
  Draft draft(source, "729");
  const auto take = [&](const Pencil& pencil) {
    const Fit fit = fit_of(pencil.cells);
    if (!fit.is_candidates()) return false;
    if (fit.misplaced > 0) {
      const std::size_t at = pencil.at[fit.first_misplaced];
      draft.fail(ParseCode::bad_candidates, at, at + 1, static_cast<int>(fit.first_misplaced / 9));
    } else {
      draft.add(puzzle_from_729(pencil.cells), pencil.at[0]).has_candidates = true;
    }
    return true;
  };
  Pencil all;  // the text may also be one puzzle on several lines
  std::size_t passed = 0;
  for (Line line : source.lines()) {
    std::size_t end = line.begin;
    while (end < line.end && is_plain_cell(text[end])) ++end;
    if (end - line.begin == kCandidateCells) {
      Pencil pencil{text.substr(line.begin, kCandidateCells), {}};
      for (std::size_t at = line.begin; at < end; ++at) pencil.at.push_back(at);
      if (take(pencil)) {
        draft.ignore(passed, line.begin);
        passed = end;
      }
    }
    for (std::size_t at = line.begin; at < line.end && all.cells.size() <= kCandidateCells; ++at) {
      if (is_space(text[at])) continue;
      all.cells += text[at];
      all.at.push_back(at);
    }
  }
  if (draft.empty() && all.whole() &&
      std::all_of(all.cells.begin(), all.cells.end(),
                  [](char c) { return is_digit(c) || is_blank(c); }) &&
      take(all)) {
    passed = text.size();
  }
  if (draft.empty()) return std::nullopt;
  draft.ignore(passed, text.size());
  return draft.finish();
}

}  // namespace sudoku::reader
