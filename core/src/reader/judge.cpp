// Grids that a format reads although they are probably no puzzles, other ones, or solutions.
#include <algorithm>
#include <array>
#include <deque>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "reader/overwriter.hpp"
#include "reader/reading_builder.hpp"
#include "reader/second_look.hpp"
#include "reader/symbols.hpp"
#include "sudoku/check.hpp"
#include "sudoku/houses.hpp"

namespace sudoku::reader {

namespace {

constexpr std::size_t kList = 10;  // puzzles: in a longer list each line gets its own verdict
constexpr std::size_t kGridsOfColumn = 9;

Token line_of(const NormalizedText& source, const ReadPuzzle& read) {
  return source.lines()[static_cast<std::size_t>(read.place.line) - 1];
}

// Refuses one whole line with a line of about half a puzzle: more likely a layout that is not
// understood. A longer part is an error of a list, and so is each part beside several puzzles.
void refuse_half(const NormalizedText& source, Reading& reading) {
  constexpr std::size_t kFewest = 27, kMost = 53;  // three rows, and less than six
  if (reading.puzzles.size() != 1 || reading.format != std::string_view("line")) return;
  for (const Token line : source.lines()) {
    const std::string_view text = trimmed(source.view(line));
    if (text.size() < kFewest || text.size() > kMost) continue;
    const auto is_cell = [](char c) { return is_digit_char(c) || is_blank(c); };
    if (std::none_of(text.begin(), text.end(), is_digit_char)) continue;
    if (!std::all_of(text.begin(), text.end(), is_cell)) continue;
    ReadingBuilder builder(source, reading.format);
    builder.fail(ParseCode::too_few_cells, line.begin, line.end, static_cast<int>(text.size()));
    reading = builder.finish();
    return;
  }
}

// The cells of one puzzle in one column of a table: 81 lines, perhaps with an empty line behind
// each. Read as rows, they are nine or eighteen grids whose filled cells are all in the first
// column.
void join_column(Reading& reading) {
  const std::size_t grids = reading.puzzles.size();
  if (!reading.errors.empty() || (grids != kGridsOfColumn && grids != 2 * kGridsOfColumn)) return;
  const std::size_t step = grids / kGridsOfColumn;
  std::vector<Digit> lines;
  for (const ReadPuzzle& read : reading.puzzles) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      const Digit digit = read.puzzle.givens[cell];
      if (column_of(cell) == 0) lines.push_back(digit);
      if (column_of(cell) != 0 && digit != kNoDigit) return;
    }
  }
  Grid grid;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i % step == 0) {
      grid.set(static_cast<Cell>(i / step), lines[i]);
    } else if (lines[i] != kNoDigit) {
      return;
    }
  }
  if (grid.filled() < kFewestGivens) return;
  reading.puzzles.resize(1);
  reading.puzzles[0].puzzle = {grid, {}, {}};
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
// wrong digits is no such table. Of a text that is one line of 81 characters, only the first
// counts.
bool is_other_table(const Grid& grid, bool line_alone) {
  constexpr int kFewest = 9;      // equal digits
  constexpr int kMostWrong = 18;  // houses
  Digits used;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!grid.is_empty(cell)) used.add(grid[cell]);
  }
  if (grid.filled() > 9 * used.size()) return true;
  if (line_alone) return false;
  const int wrong = houses_with_repetition(grid);
  return wrong > kMostWrong || (wrong > 0 && used.size() == 1 && grid.filled() >= kFewest);
}

// The same digits if each run of nine cells is a box instead of a row.
Grid by_boxes(const Grid& grid) {
  constexpr House kFirstBox = 18;
  Grid other;
  for (Cell cell = 0; cell < kCells; ++cell) {
    other.set(kHouseCells[kFirstBox + row_of(cell)][column_of(cell)], grid[cell]);
  }
  return other;
}

// The same digits if each run of nine cells is a column.
Grid by_columns(const Grid& grid) {
  Grid other;
  for (Cell cell = 0; cell < kCells; ++cell) {
    other.set(cell_at(column_of(cell), row_of(cell)), grid[cell]);
  }
  return other;
}

// What the word before a puzzle says that its lists are: `"columns": [`, or `boxes:` alone in a
// line. HouseKind::row for any other word, and if a number is between the word and the puzzle.
HouseKind kind_before(const NormalizedText& source, const ReadPuzzle& read) {
  constexpr std::size_t kFarthest = 40;
  constexpr std::string_view kColumns[] = {"columns", "cols", "spalten"};
  constexpr std::string_view kBoxes[] = {"boxes", "blocks", "regions", "kaesten"};
  const std::string_view text = source.text();
  std::size_t end = line_of(source, read).begin + static_cast<std::size_t>(read.place.column) - 1;
  const std::size_t first = end - std::min(end, kFarthest);
  while (end > first && !is_letter(text[end - 1]) && !is_decimal(text[end - 1])) --end;
  std::size_t begin = end;
  while (begin > first && is_letter(text[begin - 1])) --begin;
  const char before = begin > 0 ? text[begin - 1] : '\n';
  if (!contains("\"'\n\r{", before)) return HouseKind::row;
  const std::string_view word = text.substr(begin, end - begin);
  if (is_one_of(word, kColumns)) return HouseKind::column;
  return is_one_of(word, kBoxes) ? HouseKind::box : HouseKind::row;
}

// Formats that take the lists of a text for rows.
bool takes_rows(std::string_view format) {
  return format == "line" || format == "block" || format == "table" || format == "array" ||
         format == "numbers" || format == "almanac";
}

// Turns lists that are called columns or boxes.
void turn_lists(const NormalizedText& source, Reading& reading) {
  if (reading.puzzles.size() >= kList || !takes_rows(reading.format)) return;
  for (ReadPuzzle& read : reading.puzzles) {
    Puzzle& puzzle = read.puzzle;
    if (puzzle.is_restricted()) continue;
    const HouseKind kind = kind_before(source, read);
    if (kind == HouseKind::column) puzzle.givens = by_columns(puzzle.givens);
    if (kind == HouseKind::box) puzzle.givens = by_boxes(puzzle.givens);
  }
}

// How a digit of the text is marked: `(5)` or `5*`.
bool is_marked(std::string_view text, std::size_t at) {
  const char before = at > 0 ? text[at - 1] : ' ',
             behind = at + 1 < text.size() ? text[at + 1] : ' ';
  return (before == '(' && behind == ')') || (!is_blank(before) && behind == '*');
}

// Turns givens that are marked into entries, if the others can be the puzzle. The digits of the
// text from the puzzle on must be those of the puzzle, and no blank be a star.
void turn_marked(const NormalizedText& source, Reading& reading) {
  constexpr std::size_t kLongest = 2000;
  if (reading.puzzles.size() != 1 || !takes_rows(reading.format)) return;
  Puzzle& puzzle = reading.puzzles[0].puzzle;
  if (puzzle.is_restricted()) return;
  const std::string_view text = source.text();
  const std::size_t begin = line_of(source, reading.puzzles[0]).begin;
  const std::size_t end = std::min(text.size(), begin + kLongest);
  Puzzle turned;
  std::size_t at = begin;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const Digit digit = puzzle.givens[cell];
    if (digit == kNoDigit) continue;
    for (; at < end && !is_digit_char(text[at]); ++at) {
      const bool marks = at > begin && is_digit_char(text[at - 1]);
      if (text[at] == '*' && !marks) return;
    }
    if (at == end || digit_of_char(text[at]) != digit) return;
    (is_marked(text, at) ? turned.placed : turned.givens).set(cell, digit);
    ++at;
  }
  if (turned.placed.filled() > 0 && turned.givens.filled() >= kFewestGivens) puzzle = turned;
}

// Conflicts as rows, none as boxes: the lines are boxes. A puzzle with wrong digits has conflicts
// both ways.
bool has_boxes_as_rows(const Grid& grid) {
  return grid.filled() >= kFewestGivens && !is_conflict_free(grid) &&
         is_conflict_free(by_boxes(grid));
}

// No digit, and nothing shows that this is an empty grid: zeros beside other text, several signs,
// or no sign at all.
bool is_empty_table(const NormalizedText& source, const Reading& reading, const ReadPuzzle& read) {
  if (read.puzzle.givens.filled() > 0 || read.has_candidates) return false;
  if (reading.format == std::string_view("line")) return false;
  const std::string_view line = source.view(line_of(source, read));
  if (contains(line, '0')) return reading.ignored.characters > 0;
  const auto sign = std::find_if_not(line.begin(), line.end(), is_separator);
  return std::any_of(sign, line.end(), [&](char c) { return c != *sign && !is_separator(c); });
}

// Whether a sentence that `phrases` are in is a heading: it has few words, or a colon behind it.
// "Solve it by box first." says nothing of the lines that follow.
bool mentions_in_heading(std::string_view text, std::span<const std::string_view> phrases) {
  constexpr std::ptrdiff_t kMostSpaces = 4;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(".!?;\r\n"), text.size());
    const std::string_view sentence = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!mentions(sentence, phrases)) continue;
    if (sentence.back() == ':' ||
        std::count_if(sentence.begin(), sentence.end(), is_space) <= kMostSpaces)
      return true;
  }
  return false;
}

// The text before a puzzle says that its lines are not its rows from the top: it is not guessed.
bool has_other_order(const NormalizedText& source, const Reading& reading, const ReadPuzzle& read) {
  constexpr std::size_t kFarthest = 200;
  constexpr std::string_view kPhrases[] = {
      "bottom row first", "bottom to top", "right to left", "von rechts",   "upside down",
      "auf dem kopf",     "columnwise",    "column-wise",   "column-major", "column first",
      "columns from",     "spaltenweise",  "spalte f",      "spalten von",  "spalten nach",
      "box-wise",         "boxwise",       "boxes from",    "blockweise",
  };
  // Posts about solving use these words, too.
  constexpr std::string_view kHeadings[] = {
      "from the bottom", "von unten", "mirrored", "gespiegelt", "transpose",
      "transponiert",    "by column", "by box",   "by block",
  };
  if (!takes_rows(reading.format)) return false;
  const std::size_t end = line_of(source, read).begin;
  const std::size_t begin = end - std::min(end, kFarthest);
  const std::string_view before = source.view(begin, end);
  return mentions(before, kPhrases) || mentions_in_heading(before, kHeadings);
}

// Why a puzzle is an error; nothing if it is not one.
std::optional<ParseCode> doubt_about(const NormalizedText& source, const Reading& reading,
                                     const ReadPuzzle& read) {
  const Grid& grid = read.puzzle.givens;
  const bool line_alone = trimmed(source.text()).size() == kCells;
  if (is_other_table(grid, line_alone)) return ParseCode::ambiguous;
  if (is_empty_table(source, reading, read)) return ParseCode::ambiguous;
  if (has_boxes_as_rows(grid) || has_other_order(source, reading, read)) return ParseCode::not_rows;
  return std::nullopt;
}

// In a short text with words, such as "Puzzle: ... Solution: ...", a full grid that extends the
// puzzle before it is its solution. Plain lines without words are a list of puzzles.
bool is_solution_of(const Grid& grid, const Grid& puzzle) {
  return puzzle.filled() >= kFewestGivens && !puzzle.is_full() && grid.is_full() &&
         grid.is_extension_of(puzzle) && is_conflict_free(grid);
}

// Attaches solutions to their puzzles and replaces doubtful puzzles by errors.
void judge_grids(const NormalizedText& source, Reading& reading) {
  if (reading.puzzles.size() >= kList) return;
  std::deque<ReadPuzzle> kept;
  auto next = reading.errors.begin();
  for (ReadPuzzle& read : reading.puzzles) {
    const Grid& grid = read.puzzle.givens;
    if (reading.ignored.characters > 0 && !kept.empty() &&
        is_solution_of(grid, kept.back().puzzle.givens)) {
      kept.back().solutions.push_back(grid);
      continue;
    }
    const auto doubt = doubt_about(source, reading, read);
    if (!doubt) {
      kept.push_back(std::move(read));
      continue;
    }
    while (next != reading.errors.end() && next->place.line < read.place.line) ++next;
    const Token line = line_of(source, read);
    next = reading.errors.insert(
        next, {*doubt, read.place, source.excerpt(line.begin, line.end), kCells, 0});
  }
  reading.puzzles = std::move(kept);
}

}  // namespace

void judge(const NormalizedText& source, Reading& reading) {
  refuse_half(source, reading);
  join_column(reading);
  turn_lists(source, reading);
  judge_grids(source, reading);
  turn_marked(source, reading);
}

}  // namespace sudoku::reader
