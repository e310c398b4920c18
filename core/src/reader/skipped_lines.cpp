// Lists whose lines have several formats.
#include <algorithm>
#include <deque>
#include <iterator>

#include "reader/second_look.hpp"
#include "reader/symbols.hpp"

namespace sudoku::reader {

namespace {

// True if each puzzle of this format is in one line.
bool is_one_line_format(std::string_view id) {
  constexpr std::string_view kIds[] = {"line", "link", "s9b", "729", "hodoku"};
  return std::find(std::begin(kIds), std::end(kIds), id) != std::end(kIds);
}

std::size_t visible_characters(std::string_view line) {
  const auto blanks = std::count_if(line.begin(), line.end(), is_space);
  return line.size() - static_cast<std::size_t>(blanks);
}

// A set of grids with room for a number of them: a hash table, much smaller than std::set's code.
// Refers to the grids, which must outlive it: a table of their copies takes long to fill.
class GridSet {
 public:
  explicit GridSet(std::size_t room) : slots_(2 * room + 1) {}

  bool contains(const Grid& grid) const { return slots_[slot_of(grid)] != nullptr; }

  /// Precondition: fewer different grids than `room` are in the set.
  void insert(const Grid& grid) { slots_[slot_of(grid)] = &grid; }

 private:
  // The slot of the grid, or the free one where it belongs.
  std::size_t slot_of(const Grid& grid) const {
    std::size_t hash = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
      hash = hash * 31 + static_cast<std::size_t>(grid[cell]);
    }
    std::size_t slot = hash % slots_.size();
    while (slots_[slot] != nullptr && !(*slots_[slot] == grid)) slot = (slot + 1) % slots_.size();
    return slot;
  }

  std::vector<const Grid*> slots_;
};

}  // namespace

Task<void> add_skipped_lines(const NormalizedText& source, Reading& reading) {
  if (source.lines().size() == 1 || !reading.ok() || reading.ignored.characters == 0 ||
      !is_one_line_format(reading.format)) {
    co_return;
  }
  GridSet known(reading.puzzles.size());
  std::vector<char> is_read(source.lines().size() + 1);  // by line number
  for (const ReadPuzzle& read : reading.puzzles) {
    co_await Units{kCells / 8};
    known.insert(read.puzzle.givens);
    is_read[static_cast<std::size_t>(read.place.line)] = 1;
  }
  for (const ParseError& error : reading.errors) {
    co_await Units{1};
    is_read[static_cast<std::size_t>(error.place.line)] = 1;
  }

  std::deque<ReadPuzzle> puzzles;
  std::deque<ParseError> errors;
  std::size_t added = 0;  // characters of lines that are no longer ignored
  Ignored first;          // the first line that still is
  auto next = reading.puzzles.begin();
  auto next_error = reading.errors.begin();
  for (int number = 1; number <= static_cast<int>(source.lines().size()); ++number) {
    for (; next != reading.puzzles.end() && next->place.line == number; ++next) {
      co_await Units{kCells / 8};
      puzzles.push_back(std::move(*next));  // its grid stays in `known`
    }
    for (; next_error != reading.errors.end() && next_error->place.line == number; ++next_error) {
      co_await Units{kCells / 8};
      errors.push_back(std::move(*next_error));
    }
    const Token line = source.lines()[static_cast<std::size_t>(number) - 1];
    co_await scan_of(line.size() + kCells);
    const std::string_view text = source.view(line);
    const std::size_t begin = text.find_first_not_of(" \t");
    if (is_read[static_cast<std::size_t>(number)] || begin == std::string_view::npos ||
        text[begin] == '#') {
      continue;
    }
    // A shorter line cannot hold a puzzle.
    const bool long_enough = text.size() > kCells / 2;
    Reading alone;
    if (long_enough) {
      NormalizedText only;
      co_await only.read(text);
      alone = co_await read_in_one_format(only);
    }
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
  if (added == 0) co_return;
  Ignored& ignored = reading.ignored;
  ignored.characters -= std::min(ignored.characters, added);
  if (first.characters > 0) {
    first.characters = std::max(ignored.characters, first.characters);
    ignored = std::move(first);
  } else if (ignored.characters == 0) {
    ignored = {};
  }
}

}  // namespace sudoku::reader
