#include "sudoku/reader.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "reader/formats.hpp"
#include "reader/reading_builder.hpp"
#include "reader/symbols.hpp"
#include "sudoku/houses.hpp"

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
    case ParseCode::ambiguous:
      return 1;
    default:
      return 2;
  }
}

Reading read_heuristically(const CleanText& text) {
  Attempt best;
  for (const auto& format : reader::kHeuristicFormats) {
    const bool last = &format == std::end(reader::kHeuristicFormats) - 1;
    const bool found = best && best->ok();
    // The last format skips what it does not understand: not instead of another's errors.
    if (last && found) break;
    Attempt attempt = format.read(text);
    if (!attempt) continue;
    attempt->format = format.id;
    if (names_bad_cell(*attempt) && !found) return std::move(*attempt);
    const bool better = !best || (last && !attempt->ok() ? usefulness(*attempt) > usefulness(*best)
                                                         : is_better(*attempt, *best));
    if (better) best = std::move(attempt);
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

namespace {

Reading read_in_one_format(const NormalizedText& source) {
  if (const auto binary = source.binary()) {
    reader::ReadingBuilder builder(source, "");
    builder.fail(ParseCode::not_text, *binary, *binary + 1, 0);
    return builder.finish();
  }
  for (const auto& format : reader::kFormatsWithSignature) {
    if (Attempt attempt = format.read(source)) return std::move(*attempt);
  }
  const CleanText clean(source, CleanText::Comments::skip);
  Reading reading = read_heuristically(clean);
  if (reading.ok()) return reading;
  if (Attempt links = reader::read_links_in_comments(source)) return std::move(*links);
  if (!clean.has_comments()) return reading;
  Reading in_comments = read_heuristically(CleanText(source, CleanText::Comments::read));
  return is_whole(in_comments) ? in_comments : reading;
}

// True if each puzzle of this format is in one line.
bool is_one_line_format(std::string_view id) {
  constexpr std::string_view kIds[] = {"line", "link", "s9b", "729", "hodoku"};
  return std::find(std::begin(kIds), std::end(kIds), id) != std::end(kIds);
}

std::size_t visible_characters(std::string_view line) {
  const auto blanks = std::count_if(line.begin(), line.end(), reader::is_space);
  return line.size() - static_cast<std::size_t>(blanks);
}

// A set of grids with room for a number of them: a hash table, much smaller than std::set's code.
class GridSet {
 public:
  explicit GridSet(std::size_t room) : slots_(2 * room + 1), used_(2 * room + 1) {}

  bool contains(const Grid& grid) const { return used_[slot_of(grid)] != 0; }

  /// Precondition: fewer different grids than `room` are in the set.
  void insert(const Grid& grid) {
    const std::size_t slot = slot_of(grid);
    slots_[slot] = grid;
    used_[slot] = 1;
  }

 private:
  // The slot of the grid, or the free one where it belongs.
  std::size_t slot_of(const Grid& grid) const {
    std::size_t hash = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
      hash = hash * 31 + static_cast<std::size_t>(grid[cell]);
    }
    std::size_t slot = hash % slots_.size();
    while (used_[slot] && !(slots_[slot] == grid)) slot = (slot + 1) % slots_.size();
    return slot;
  }

  std::vector<Grid> slots_;
  std::vector<char> used_;
};

// In a list whose lines have several formats, one format leaves out the lines of the others. Adds
// their puzzles and errors, but no line whose puzzles the reading has already: that is the same
// puzzle as a link and in digits.
void add_skipped_lines(const NormalizedText& source, Reading& reading) {
  if (!reading.ok() || reading.ignored.characters == 0 || !is_one_line_format(reading.format)) {
    return;
  }
  GridSet known(reading.puzzles.size());
  std::vector<char> is_read(source.lines().size() + 1);  // by line number
  for (const ReadPuzzle& read : reading.puzzles) {
    known.insert(read.puzzle.givens);
    is_read[static_cast<std::size_t>(read.place.line)] = 1;
  }
  for (const ParseError& error : reading.errors) {
    is_read[static_cast<std::size_t>(error.place.line)] = 1;
  }

  std::vector<ReadPuzzle> puzzles;
  std::vector<ParseError> errors;
  std::size_t added = 0;  // characters of lines that are no longer ignored
  Ignored first;          // the first line that still is
  auto next = reading.puzzles.begin();
  auto next_error = reading.errors.begin();
  for (int number = 1; number <= static_cast<int>(source.lines().size()); ++number) {
    for (; next != reading.puzzles.end() && next->place.line == number; ++next) {
      puzzles.push_back(std::move(*next));
    }
    for (; next_error != reading.errors.end() && next_error->place.line == number; ++next_error) {
      errors.push_back(std::move(*next_error));
    }
    const reader::Token line = source.lines()[static_cast<std::size_t>(number) - 1];
    const std::string_view text = source.view(line);
    const std::size_t begin = text.find_first_not_of(" \t");
    if (is_read[static_cast<std::size_t>(number)] || begin == std::string_view::npos ||
        text[begin] == '#') {
      continue;
    }
    // A shorter line cannot hold a puzzle.
    const bool long_enough = text.size() > kCells / 2;
    Reading alone = long_enough ? read_in_one_format(NormalizedText(text)) : Reading{};
    const bool readable =
        alone.ok() && alone.errors.empty() && alone.format != std::string_view("almanac");
    const bool is_new =
        readable && std::any_of(alone.puzzles.begin(), alone.puzzles.end(), [&](const auto& read) {
          return !known.contains(read.puzzle.givens);
        });
    if (is_new) {
      added += visible_characters(text) - alone.ignored.characters;
      for (ReadPuzzle& read : alone.puzzles) {
        read.place.line = number;
        puzzles.push_back(std::move(read));
      }
    } else if (long_enough && !alone.ok() && alone.errors.front().cells > kCells / 2) {
      added += visible_characters(text);
      errors.push_back(std::move(alone.errors.front()));
      errors.back().place.line = number;
    } else if (first.characters == 0) {
      first = {1, {number, static_cast<int>(begin) + 1}, source.excerpt(line.begin, line.end)};
    }
  }
  reading.puzzles = std::move(puzzles);
  reading.errors = std::move(errors);
  if (added == 0) return;
  Ignored& ignored = reading.ignored;
  ignored.characters -= std::min(ignored.characters, added);
  if (first.characters > 0) {
    first.characters = std::max(ignored.characters, first.characters);
    ignored = std::move(first);
  } else if (ignored.characters == 0) {
    ignored = {};
  }
}

// Refuses one whole line with a line of about half a puzzle: more likely a layout that is not
// understood. A longer part is an error of a list, and so is each part beside several puzzles.
void refuse_half(const NormalizedText& source, Reading& reading) {
  constexpr std::size_t kFewest = 27, kMost = 53;  // three rows, and less than six
  if (reading.puzzles.size() != 1 || reading.format != std::string_view("line")) return;
  for (const reader::Token line : source.lines()) {
    const std::string_view text = reader::trimmed(source.view(line));
    if (text.size() < kFewest || text.size() > kMost) continue;
    const auto is_cell = [](char c) { return is_digit_char(c) || reader::is_blank(c); };
    if (std::none_of(text.begin(), text.end(), is_digit_char)) continue;
    if (!std::all_of(text.begin(), text.end(), is_cell)) continue;
    reader::ReadingBuilder builder(source, reading.format);
    builder.fail(ParseCode::too_few_cells, line.begin, line.end, static_cast<int>(text.size()));
    reading = builder.finish();
    return;
  }
}

int houses_with_repetition(const Grid& grid) {
  std::array<Digits, kHouses> seen{}, repeated{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (grid.is_empty(cell)) continue;
    const Digits digit = Digits::of(grid[cell]);
    for (House house : houses_of(cell)) {
      repeated[house] = repeated[house] | (seen[house] & digit);
      seen[house] = seen[house] | digit;
    }
  }
  return static_cast<int>(std::count_if(repeated.begin(), repeated.end(),
                                        [](Digits digits) { return !digits.empty(); }));
}

// A table of numbers rather than a puzzle, such as a matrix of 0 and 1: more cells are filled than
// nine per digit, or all digits are equal, or most houses have a digit twice. A puzzle with a few
// wrong digits is no such table.
bool is_other_table(const Grid& grid) {
  constexpr int kFewest = 9;      // equal digits
  constexpr int kMostWrong = 18;  // houses
  Digits used;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!grid.is_empty(cell)) used.add(grid[cell]);
  }
  if (grid.filled() > 9 * used.size()) return true;
  const int wrong = houses_with_repetition(grid);
  return wrong > kMostWrong || (wrong > 0 && used.size() == 1 && grid.filled() >= kFewest);
}

// Replaces such tables by errors. In a list they remain: each line gets its own verdict.
void refuse_other_tables(const NormalizedText& source, Reading& reading) {
  constexpr std::size_t kList = 10;
  if (reading.puzzles.size() >= kList) return;
  const auto is_table = [](const ReadPuzzle& read) { return is_other_table(read.puzzle.givens); };
  auto next = reading.errors.begin();
  for (const ReadPuzzle& read : reading.puzzles) {
    if (!is_table(read)) continue;
    while (next != reading.errors.end() && next->place.line < read.place.line) ++next;
    const reader::Token line = source.lines()[static_cast<std::size_t>(read.place.line) - 1];
    next = reading.errors.insert(
        next, {ParseCode::ambiguous, read.place, source.excerpt(line.begin, line.end), kCells, 0});
  }
  std::erase_if(reading.puzzles, is_table);
}

}  // namespace

Reading read_text(std::string_view text) {
  const NormalizedText source(text);
  Reading reading = read_in_one_format(source);
  add_skipped_lines(source, reading);
  refuse_half(source, reading);
  refuse_other_tables(source, reading);
  return reading;
}

std::vector<const char*> reader_format_ids() {
  std::vector<const char*> ids;
  for (const auto& format : reader::kFormatsWithSignature) ids.push_back(format.id);
  for (const auto& format : reader::kHeuristicFormats) ids.push_back(format.id);
  return ids;
}

}  // namespace sudoku
