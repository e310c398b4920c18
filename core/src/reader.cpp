#include "sudoku/reader.hpp"

#include <algorithm>

#include "reader/formats.hpp"
#include "reader/reading_builder.hpp"
#include "reader/symbols.hpp"

namespace sudoku {

namespace {

using reader::Attempt;
using reader::CleanText;
using reader::NormalizedText;

bool is_whole(const Reading& reading) { return reading.ok() && reading.errors.empty(); }

// Puzzles are better than none, fewer errors than more, then less ignored text. Of equals the
// earlier format wins.
bool is_better(const Reading& a, const Reading& b) {
  if (a.ok() != b.ok()) return a.ok();
  if (a.errors.size() != b.errors.size()) return a.errors.size() < b.errors.size();
  return a.ignored.characters < b.ignored.characters;
}

// The cells are found and one of them is wrong: another reading would lose it.
bool names_bad_cell(const Reading& reading) {
  if (reading.ok() || reading.errors.empty()) return false;
  const ParseCode code = reading.errors.front().code;
  return code == ParseCode::bad_number || code == ParseCode::bad_candidates;
}

// Which of two failed readings has the more useful error.
int usefulness(const Reading& reading) {
  switch (reading.errors.front().code) {
    case ParseCode::empty:
      return 0;
    case ParseCode::too_few_cells:
    case ParseCode::too_many_cells:
      return 1;
    default:
      return 2;
  }
}

Reading read_heuristically(const CleanText& text) {
  Attempt best;
  for (const auto& format : reader::kHeuristicFormats) {
    Attempt attempt = format.read(text);
    if (!attempt) continue;
    attempt->format = format.id;
    if (names_bad_cell(*attempt) && !(best && best->ok())) return std::move(*attempt);
    const bool last = &format == std::end(reader::kHeuristicFormats) - 1;
    const bool better =
        !best || (last && !attempt->ok() && !best->ok() ? usefulness(*attempt) > usefulness(*best)
                                                        : is_better(*attempt, *best));
    // The last format skips what it does not understand: not instead of another's errors.
    if (better && !(last && best && best->ok())) best = std::move(attempt);
    if (is_whole(*best) && best->ignored.characters == 0) break;
  }
  return std::move(*best);  // the last format always answers
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
    case ParseCode::ambiguous:
      return "ambiguous";
  }
  return "";
}

Reading read_text(std::string_view text) {
  const NormalizedText source(text);
  if (const auto binary = source.binary()) {
    reader::ReadingBuilder builder(source, "");
    builder.fail(ParseCode::not_text, *binary, *binary + 1, 0);
    return builder.finish();
  }
  for (const auto& format : reader::kFormatsWithSignature) {
    if (Attempt attempt = format.read(source)) return std::move(*attempt);
  }
  Reading reading = read_heuristically(CleanText(source, CleanText::Comments::skip));
  if (reading.ok()) return reading;
  if (Attempt links = reader::read_links_in_comments(source)) return std::move(*links);
  Reading in_comments = read_heuristically(CleanText(source, CleanText::Comments::read));
  return is_whole(in_comments) ? in_comments : reading;
}

std::vector<const char*> reader_format_ids() {
  std::vector<const char*> ids;
  for (const auto& format : reader::kFormatsWithSignature) ids.push_back(format.id);
  for (const auto& format : reader::kHeuristicFormats) ids.push_back(format.id);
  return ids;
}

namespace {

// Only cells, borders and white space outside comments, and at least one row of cells.
bool is_plain_cells(const NormalizedText& source) {
  bool any_row = false;
  for (const reader::Token line : source.lines()) {
    const std::string_view text = source.view(line).substr(0, source.view(line).find('#'));
    int cells = 0;
    for (char c : text) {
      if (!is_cell_char(c) && !reader::is_border(c)) return false;
      cells += is_cell_char(c);
    }
    if (cells % 9 != 0) return false;
    any_row = any_row || cells > 0;
  }
  return any_row;
}

// The first puzzles are each found again in the line where they begin.
bool is_puzzle_per_line(const NormalizedText& source, const Reading& reading) {
  constexpr std::size_t kProbes = 3;
  const std::size_t probes = std::min(kProbes, reading.puzzles.size());
  for (std::size_t i = 0; i < probes; ++i) {
    const ReadPuzzle& expected = reading.puzzles[i];
    const reader::Token line = source.lines()[expected.place.line - 1];
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
  const NormalizedText source(beginning);
  if (is_puzzle_per_line(source, read_text(beginning))) return ListKind::lines;
  return is_plain_cells(source) ? ListKind::cells : ListKind::whole;
}

}  // namespace sudoku
