// 729 characters: nine per cell, of which the d-th is d or a blank.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "reader/formats.hpp"
#include "reader/reading_builder.hpp"
#include "reader/symbols.hpp"

namespace sudoku::reader {

namespace {

constexpr std::size_t kCandidateCells = 9 * kCells;

// The characters of one candidate text, and their places in the source.
struct CandidateText {
  std::string cells;
  std::vector<std::size_t> at;

  bool is_whole() const { return cells.size() == kCandidateCells; }
};

// Nine puzzles in a row are as long, but few of their digits are where candidates would be.
struct Fit {
  std::size_t digits = 0;
  std::size_t misplaced = 0;
  std::size_t first_misplaced = 0;

  bool is_candidates() const { return digits > 2 * misplaced; }
};

Fit fit_of(std::string_view cells) {
  Fit fit;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!is_digit_char(cells[i])) continue;
    ++fit.digits;
    if (digit_of_char(cells[i]) == static_cast<int>(i % 9) + 1) continue;
    if (fit.misplaced++ == 0) fit.first_misplaced = i;
  }
  return fit;
}

Puzzle puzzle_from_729(std::string_view cells) {
  std::array<Digits, kCells> candidates;
  for (std::size_t i = 0; i < kCandidateCells; ++i) {
    if (is_digit_char(cells[i])) candidates[i / 9].add(digit_of_char(cells[i]));
  }
  Puzzle puzzle = puzzle_from_candidates(candidates);
  const auto has_several = [](Digits digits) { return digits.size() > 1; };
  if (std::none_of(candidates.begin(), candidates.end(), has_several)) return puzzle;
  // Where candidates are written, a cell without any is no blank.
  const Candidates left = puzzle.candidates();
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (candidates[cell].empty()) puzzle.eliminated[cell] = left[cell];
  }
  return puzzle;
}

}  // namespace

Task<Attempt> read_729(const NormalizedText& source) {
  const std::string_view text = source.text();
  ReadingBuilder builder(source, "729");
  const auto take = [&](const CandidateText& candidates) {
    const Fit fit = fit_of(candidates.cells);
    if (!fit.is_candidates()) return false;
    if (fit.misplaced > 0) {
      const std::size_t at = candidates.at[fit.first_misplaced];
      builder.fail(ParseCode::bad_candidates, at, at + 1,
                   static_cast<int>(fit.first_misplaced / 9));
    } else {
      builder.add_with_candidates(puzzle_from_729(candidates.cells), candidates.at[0]);
    }
    return true;
  };
  CandidateText all;  // the text may also be one puzzle on several lines
  std::size_t passed = 0;
  for (Token line : source.lines()) {
    co_await scan_of(line.size() + 8);
    std::size_t end = line.begin;
    while (end < line.end && is_cell_char(text[end])) ++end;
    if (end - line.begin == kCandidateCells) {
      CandidateText candidates{std::string(text.substr(line.begin, kCandidateCells)), {}};
      for (std::size_t at = line.begin; at < end; ++at) candidates.at.push_back(at);
      co_await Units{kCandidateCells};
      if (take(candidates)) {
        builder.ignore(passed, line.begin);
        passed = end;
      }
    }
    for (std::size_t at = line.begin; at < line.end && all.cells.size() <= kCandidateCells; ++at) {
      if (is_space(text[at])) continue;
      all.cells += text[at];
      all.at.push_back(at);
    }
  }
  const auto is_cell = [](char c) { return is_digit_char(c) || is_blank(c); };
  if (builder.empty() && all.is_whole() &&
      std::all_of(all.cells.begin(), all.cells.end(), is_cell) && take(all)) {
    passed = text.size();
  }
  if (builder.empty()) co_return std::nullopt;
  builder.ignore(passed, text.size());
  co_return builder.finish();
}

}  // namespace sudoku::reader
