#include "batch/puzzle_source.hpp"

#include <array>
#include <utility>

#include "batch/cells.hpp"

namespace sudoku::batch {

void PuzzleSource::begin(const Batch::Chunk& chunk) {
  *this = PuzzleSource(input_);
  chunk_ = chunk;
  lines_ = LineScan(chunk.bytes);
  cells_ = CellScan(chunk.bytes);
  grids_ = GridScan(chunk.bytes, true);
  if (input_ != BatchInput::line) return;
  const std::uint32_t skipped_lines = chunk.heading_lines + (chunk.continued ? 1 : 0);
  while (lines_.number() < skipped_lines && !lines_.at_end()) lines_.skip();
}

std::size_t PuzzleSource::position() const {
  switch (input_) {
    case BatchInput::line:
      return lines_.begin();
    case BatchInput::grid:
      return grids_.position();
    case BatchInput::cells:
      return cells_.position();
    case BatchInput::text:
      break;
  }
  return 0;
}

std::size_t PuzzleSource::take_text_bytes() { return std::exchange(text_bytes_, 0); }

PuzzleSource::Item PuzzleSource::next(Grid& grid, bool only_plain) {
  if (has_reading()) return next_of_reading(grid, only_plain);
  switch (input_) {
    case BatchInput::line:
      return next_line(grid, only_plain);
    case BatchInput::grid:
      return next_grid(grid, only_plain);
    case BatchInput::cells:
      return next_cells(grid, only_plain);
    case BatchInput::text:
      break;
  }
  return only_plain ? Item::waiting : next_whole();
}

PuzzleSource::Item PuzzleSource::next_line(Grid& grid, bool only_plain) {
  const std::uint32_t number = lines_.number();
  if (lines_.at_end()) return Item::end;
  const std::string_view rest = lines_.rest();
  if (rest.size() > kCells && is_line_end(rest[kCells]) && is_plain(rest.substr(0, kCells), grid)) {
    lines_.skip(kCells);
    return plain(rest.substr(0, kCells), number);
  }
  const std::string_view line = lines_.line();
  Item item = Item::empty;
  if (!is_empty(line)) {
    const bool short_enough = line.size() <= kLongestLine;
    const std::string_view puzzle = short_enough ? only_puzzle(line) : std::string_view();
    if (is_plain(puzzle, grid)) {
      item = plain(puzzle, number);
    } else if (only_plain) {
      return Item::waiting;
    } else {
      item = read_other(line, number);
    }
  }
  lines_.skip(line.size());
  return item;
}

PuzzleSource::Item PuzzleSource::next_grid(Grid& grid, bool only_plain) {
  const GridScan before = grids_;
  const auto record = grids_.next();
  line_count_ = grids_.lines();
  if (!record) return Item::end;
  if (record->grid) {
    grid = *record->grid;
    return plain(to_line(grid), record->line);
  }
  if (only_plain) {
    grids_ = before;
    return Item::waiting;
  }
  return read_other(chunk_.bytes.substr(record->begin, record->end - record->begin), record->line);
}

PuzzleSource::Item PuzzleSource::next_cells(Grid& grid, bool only_plain) {
  const CellScan before = cells_;
  std::array<char, kCells> line;
  int size = 0;
  std::uint32_t number = 0;
  while (size < kCells && cells_.next()) {
    if (size == 0) number = cells_.lines();
    line[size++] = cells_.cell();
  }
  line_count_ = cells_.lines();
  if (size == 0) return Item::end;
  const std::string_view text(line.data(), size);
  if (is_plain(text, grid)) return plain(text, number);
  if (only_plain) {
    cells_ = before;
    return Item::waiting;
  }
  return fail(number, name_of(ParseCode::too_few_cells), excerpt(text), size);
}

PuzzleSource::Item PuzzleSource::next_whole() {
  if (std::exchange(text_read_, true)) return Item::end;
  LineScan scan(chunk_.bytes);
  while (!scan.at_end()) scan.skip();
  line_count_ = scan.number();
  return read_other(chunk_.bytes, 0);
}

// The next puzzle or error, whichever is first in the text.
PuzzleSource::Item PuzzleSource::next_of_reading(Grid& grid, bool only_plain) {
  const auto& puzzles = reading_.puzzles;
  const auto& errors = reading_.errors;
  const bool puzzle_next = errors_done_ == errors.size() ||
                           (puzzles_done_ < puzzles.size() &&
                            puzzles[puzzles_done_].place.line <= errors[errors_done_].place.line);
  if (puzzle_next) {
    const ReadPuzzle& read = puzzles[puzzles_done_];
    const bool restricted = read.puzzle.is_restricted();
    if (restricted && only_plain) return Item::waiting;
    ++puzzles_done_;
    grid = read.puzzle.givens;
    line_ = line_of(read.place);
    return restricted ? Item::restricted : Item::puzzle;
  }
  if (only_plain) return Item::waiting;
  const ParseError& error = errors[errors_done_++];
  return fail(line_of(error.place), name_of(error.code), error.text, error.cells);
}

// True if `line` is 81 cells; they are then in `grid`.
bool PuzzleSource::is_plain(std::string_view line, Grid& grid) const {
  return line.size() == kCells && read_cells(line.data(), grid);
}

PuzzleSource::Item PuzzleSource::plain(std::string_view line, std::uint32_t number) {
  if (chunk_.mark_crashed) return fail(number, "crashed", std::string(line));
  line_ = number;
  return Item::puzzle;
}

PuzzleSource::Item PuzzleSource::read_other(std::string_view record, std::uint32_t number) {
  if (chunk_.mark_crashed) return fail(number, "crashed", excerpt(record));
  if (input_ == BatchInput::line && record.size() > kLongestLine) {
    return fail(number, "too_long", excerpt(record));
  }
  reading_ = read_text(record);
  reading_line_ = number;
  LineScan lines(record);
  while (!lines.at_end()) lines.skip();
  reading_end_ = number + lines.number();
  puzzles_done_ = errors_done_ = 0;
  text_bytes_ += record.size();
  if (input_ != BatchInput::line) add_skipped();
  return Item::empty;
}

void PuzzleSource::add_skipped() {
  const Ignored& ignored = reading_.ignored;
  if (ignored.characters > 0 && skipped_.characters == 0) {
    skipped_.line = line_of(ignored.place);
    skipped_.text = ignored.text;
  }
  skipped_.characters += ignored.characters;
}

PuzzleSource::Item PuzzleSource::fail(std::uint32_t line, const char* code, std::string text,
                                      int cells) {
  error_ = {line, code, std::move(text), cells};
  return Item::error;
}

}  // namespace sudoku::batch
