// Detects the kind of a list, and finds where it can be cut into chunks.
#include <algorithm>

#include "batch/cells.hpp"
#include "batch/records.hpp"
#include "sudoku/batch.hpp"
#include "sudoku/reader.hpp"

namespace sudoku {

namespace {

struct InputRow {
  BatchInput input;
  const char* name;
};
constexpr InputRow kInputs[] = {{BatchInput::line, "line"},
                                {BatchInput::grid, "grid"},
                                {BatchInput::cells, "cells"},
                                {BatchInput::text, "text"}};

// The beginning that is compared, in bytes, unless it has no puzzle.
constexpr std::size_t kCompared = 1 << 16;

std::size_t last_line_end(std::string_view bytes) {
  const std::size_t newline = bytes.rfind('\n') + 1;  // 0 if there is none
  const std::string_view rest = bytes.substr(newline);
  // A '\r' at the very end may have its '\n' in the next chunk.
  if (rest.size() < 2) return newline;
  return newline + rest.rfind('\r', rest.size() - 2) + 1;
}

std::size_t last_cells_end(std::string_view bytes) {
  std::size_t end = 0;
  batch::CellScan scan(bytes);
  for (int cells = 0; scan.next();) {
    if (++cells < kCells) continue;
    cells = 0;
    end = scan.position();
  }
  return end;
}

std::size_t last_grid_end(std::string_view bytes) {
  batch::GridScan scan(bytes, false);
  while (scan.next()) {
  }
  return scan.position();
}

// True if each line that is not empty is exactly 81 cells: then `read_text` need not be asked. Nine
// such lines can also be the candidates of one puzzle.
bool has_plain_lines(std::string_view text) {
  int count = 0;
  Grid grid;
  for (batch::LineScan lines(text); !lines.at_end(); lines.skip()) {
    const std::string_view line = lines.line();
    if (line.empty() || line[0] == '#') continue;
    if (line.size() != kCells || !batch::read_cells(line.data(), grid)) return false;
    ++count;
  }
  return count > 0 && count != 9;
}

using Puzzles = std::vector<Puzzle>;

void append(const Reading& reading, Puzzles& puzzles) {
  for (const ReadPuzzle& read : reading.puzzles) {
    puzzles.push_back({read.puzzle.givens, {}, read.puzzle.eliminated});
  }
}

// The puzzles that a Batch finds line by line. `first_line` is the line of the first one.
Puzzles read_lines(std::string_view text, std::uint32_t& first_line) {
  Puzzles puzzles;
  for (batch::LineScan lines(text); !lines.at_end(); lines.skip()) {
    const std::string_view line = lines.line();
    if (batch::is_empty(line) || line.size() > kLongestLine) continue;
    if (puzzles.empty()) first_line = lines.number();
    Grid grid;
    const std::string_view puzzle = batch::only_puzzle(line);
    if (!puzzle.empty() && batch::read_cells(puzzle.data(), grid)) {
      puzzles.push_back({grid, {}, {}});
    } else {
      append(read_text(line), puzzles);
    }
  }
  return puzzles;
}

// The puzzles that a Batch finds grid by grid, up to `end`. None if no grid is plain.
Puzzles read_grids(std::string_view text, bool whole, std::size_t& end) {
  Puzzles puzzles;
  bool any_plain = false;
  batch::GridScan scan(text, whole);
  while (const auto record = scan.next()) {
    any_plain |= record->grid.has_value();
    if (record->grid) {
      puzzles.push_back({*record->grid, {}, {}});
    } else {
      append(read_text(text.substr(record->begin, record->end - record->begin)), puzzles);
    }
  }
  end = scan.position();
  return any_plain ? puzzles : Puzzles{};
}

// The number of lines before `first_line`, if none of them is a damaged puzzle.
std::uint32_t heading_of(const Reading& reading, std::uint32_t first_line) {
  const auto is_before = [&](const ParseError& error) {
    return error.place.line <= static_cast<int>(first_line);
  };
  return std::any_of(reading.errors.begin(), reading.errors.end(), is_before) ? 0 : first_line;
}

// Lines or grids are records only if they give the same puzzles as the reading of the whole.
// Nothing if the text has no puzzle.
std::optional<ListStart> detect(std::string_view text, bool whole) {
  const std::string_view lines = whole ? text : text.substr(0, last_line_end(text));
  if (has_plain_lines(lines)) return ListStart{BatchInput::line};
  const Reading reading = read_text(lines);
  if (!reading.ok()) return std::nullopt;
  Puzzles puzzles;
  append(reading, puzzles);
  std::uint32_t first_line = 0;
  if (read_lines(lines, first_line) == puzzles) {
    return ListStart{BatchInput::line, heading_of(reading, first_line)};
  }
  std::size_t end = 0;
  const Puzzles by_grid = read_grids(text, whole, end);
  if (!whole) {
    puzzles.clear();
    append(read_text(text.substr(0, end)), puzzles);
  }
  return ListStart{by_grid == puzzles && !puzzles.empty() ? BatchInput::grid : BatchInput::text};
}

}  // namespace

const char* name_of(BatchInput input) { return kInputs[static_cast<int>(input)].name; }

std::span<const BatchInput> batch_inputs() {
  static constexpr auto kAll = [] {
    std::array<BatchInput, std::size(kInputs)> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = kInputs[i].input;
    return all;
  }();
  static_assert([] {
    for (std::size_t i = 0; i < kAll.size(); ++i) {
      if (static_cast<std::size_t>(kAll[i]) != i) return false;
    }
    return true;
  }());
  return kAll;
}

std::optional<BatchInput> find_batch_input(std::string_view name) {
  for (const InputRow& row : kInputs) {
    if (name == row.name) return row.input;
  }
  return std::nullopt;
}

std::optional<ListStart> detect_list(std::string_view beginning, bool whole) {
  for (std::size_t size = kCompared; size < beginning.size(); size *= 8) {
    if (const auto kind = detect(beginning.substr(0, size), false)) return kind;
  }
  if (const auto kind = detect(beginning, whole)) return kind;
  return whole ? std::optional(ListStart{BatchInput::text}) : std::nullopt;
}

std::size_t last_record_end(std::string_view bytes, BatchInput input) {
  switch (input) {
    case BatchInput::line: {
      const std::size_t end = last_line_end(bytes);
      return bytes.size() - end > kLongestLine ? bytes.size() : end;
    }
    case BatchInput::grid:
      return last_grid_end(bytes);
    case BatchInput::cells:
      return last_cells_end(bytes);
    case BatchInput::text:
      break;
  }
  return 0;
}

}  // namespace sudoku
