// Chooses among the readers.
#include "sudoku/reader.hpp"

#include <algorithm>

#include "reader/draft.hpp"
#include "reader/readers.hpp"
#include "reader/symbols.hpp"

namespace sudoku {

namespace {

using reader::Attempt;
using reader::Source;
using ReadFunction = Attempt (*)(const Source&);

constexpr ReadFunction kSigned[] = {reader::read_links,  reader::read_s9b, reader::read_729,
                                    reader::read_hodoku, reader::read_sdk, reader::read_opensudoku};

constexpr ReadFunction kUnsigned[] = {
    reader::read_symbols,    reader::read_lines,  reader::read_blocks,     reader::read_numbers,
    reader::read_candidates, reader::read_tables, reader::read_fixed_width};

// Puzzles before none, no errors before some, few before many; then what passes over least. Equals
// leave the earlier reader in place.
bool is_better(const Reading& a, const Reading& b) {
  if (a.ok() != b.ok()) return a.ok();
  if (a.errors.size() != b.errors.size()) return a.errors.size() < b.errors.size();
  return a.ignored.characters < b.ignored.characters;
}

bool is_whole(const Reading& reading) { return reading.ok() && reading.errors.empty(); }

// The cells were found, and one of them is wrong: to read on past it would lose it.
bool names_bad_cell(const Reading& reading) {
  const ParseCode code = reading.errors.front().code;
  return code == ParseCode::bad_number || code == ParseCode::bad_candidates;
}

}  // namespace

const char* name_of(ParseCode code) {
  switch (code) {
    case ParseCode::empty:
      return "empty";
    case ParseCode::not_text:
      return "not_text";
    case ParseCode::too_few_cells:
      return "too_few_cells";
    case ParseCode::too_many_cells:
      return "too_many_cells";
    case ParseCode::row_length:
      return "row_length";
    case ParseCode::bad_number:
      return "bad_number";
    case ParseCode::bad_candidates:
      return "bad_candidates";
    case ParseCode::bad_code:
      return "bad_code";
  }
  return "";
}

Reading read_text(std::string_view text) {
  const Source source(text);
  if (const auto binary = source.binary()) {
    reader::Draft draft(source, "");
    draft.fail(ParseCode::not_text, *binary, *binary + 1, 0);
    return draft.finish();
  }
  for (ReadFunction read : kSigned) {
    if (Attempt attempt = read(source)) return std::move(*attempt);
  }
  Attempt best;
  for (ReadFunction read : kUnsigned) {
    Attempt attempt = read(source);
    if (!attempt) continue;
    if (!best || is_better(*attempt, *best)) best = std::move(attempt);
    if (is_whole(*best) && best->ignored.characters == 0) return std::move(*best);
  }
  if (best && (is_whole(*best) || names_bad_cell(*best))) return std::move(*best);
  // The Almanac's rule overlooks everything but digits: for what no other reader made sense of.
  Reading almanac = reader::read_almanac(source);
  if (almanac.ok() || !best) return almanac;
  return std::move(*best);
}

namespace {

// Only cells, borders and white space outside comments, and at least one row of cells.
bool is_plain_cells(const Source& source) {
  bool any_row = false;
  for (const reader::Line line : source.lines()) {
    const std::string_view text = source.view(line.begin, source.comment(line));
    int cells = 0;
    for (char c : text) {
      if (c != '.' && !reader::is_plain_cell(c) && !reader::is_border(c)) return false;
      cells += reader::is_plain_cell(c);
    }
    if (cells % 9 != 0) return false;
    any_row = any_row || cells > 0;
  }
  return any_row;
}

// The first puzzles are each found again in the line where they begin.
bool is_puzzle_per_line(const Source& source, const Reading& reading) {
  constexpr std::size_t kProbes = 3;
  const std::size_t probes = std::min(kProbes, reading.puzzles.size());
  for (std::size_t i = 0; i < probes; ++i) {
    const ReadPuzzle& expected = reading.puzzles[i];
    const reader::Line line = source.lines()[expected.place.line - 1];
    const Reading alone = read_text(source.view(line));
    const bool found =
        std::any_of(alone.puzzles.begin(), alone.puzzles.end(),
                    [&](const ReadPuzzle& read) { return read.puzzle == expected.puzzle; });
    if (!found) return false;
  }
  return probes > 0;
}

bool is_utf16(std::string_view text) {
  return text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff");
}

}  // namespace

const char* name_of(ListKind kind) {
  constexpr const char* kNames[] = {"lines", "cells", "whole"};
  return kNames[static_cast<int>(kind)];
}

ListKind list_kind_of(std::string_view beginning) {
  if (is_utf16(beginning)) return ListKind::whole;
  if (const std::size_t end = beginning.find_last_of("\r\n"); end != std::string_view::npos) {
    beginning = beginning.substr(0, end + 1);
  }
  const Source source(beginning);
  if (is_puzzle_per_line(source, read_text(beginning))) return ListKind::lines;
  return is_plain_cells(source) ? ListKind::cells : ListKind::whole;
}

}  // namespace sudoku
