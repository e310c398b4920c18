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

// True if each line that is not empty is exactly 81 cells: then `read_text` need not be asked.
bool has_plain_lines(std::string_view text) {
  bool any = false;
  Grid grid;
  for (batch::LineScan lines(text); !lines.at_end(); lines.skip()) {
    const std::string_view line = lines.line();
    if (line.empty() || line[0] == '#') continue;
    if (line.size() != kCells || !batch::read_cells(line.data(), grid)) return false;
    any = true;
  }
  return any;
}

// The lines before the first puzzle, if they hold no damaged one.
std::uint32_t heading_of(std::string_view text) {
  batch::LineScan lines(text);
  const auto has_puzzle = [](std::string_view line) {
    return !batch::only_puzzle(line).empty() || read_text(line).ok();
  };
  while (!lines.at_end() && (batch::is_empty(lines.line()) || !has_puzzle(lines.line()))) {
    lines.skip();
  }
  if (lines.number() == 0) return 0;
  const auto is_before = [&](const ParseError& error) {
    return error.place.line <= static_cast<int>(lines.number());
  };
  const Reading reading = read_text(text);
  const bool damaged = std::any_of(reading.errors.begin(), reading.errors.end(), is_before);
  return damaged ? 0 : lines.number();
}

// Nothing if the text has no puzzle.
std::optional<ListStart> detect(std::string_view text, bool whole) {
  if (!whole) text = text.substr(0, last_line_end(text));
  if (has_plain_lines(text)) return ListStart{BatchInput::line};
  switch (list_kind_of(text)) {
    case ListKind::lines:
      return ListStart{BatchInput::line, heading_of(text)};
    case ListKind::cells:
      return ListStart{BatchInput::grid};
    case ListKind::whole:
      break;
  }
  if (!read_text(text).ok()) return std::nullopt;
  return ListStart{BatchInput::text};
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
  for (std::size_t size = kCompared; size < beginning.size(); size *= 2) {
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
