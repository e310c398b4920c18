// Where a chunk can be cut, and which kind of list a text is.
#include <algorithm>

#include "batch/scan.hpp"
#include "reader/symbols.hpp"
#include "sudoku/batch.hpp"

namespace sudoku {

namespace {

// A stretch of so many characters is a puzzle somebody meant, and not a row of one.
constexpr std::size_t kMeantAsPuzzle = 41;
// A line with fewer cells may be a title.
constexpr int kRow = 9;

std::size_t last_line_end(std::string_view bytes) {
  std::size_t at = bytes.rfind('\n');
  // A '\r' at the very end may have its '\n' in the next chunk.
  if (at == std::string_view::npos && bytes.size() > 1) at = bytes.rfind('\r', bytes.size() - 2);
  return at == std::string_view::npos ? 0 : at + 1;
}

std::size_t last_puzzle_end(std::string_view bytes) {
  std::size_t end = 0;
  batch::CellScan scan(bytes);
  for (int cells = 0; scan.next();) {
    if (++cells < kCells) continue;
    cells = 0;
    end = scan.position();
  }
  return end;
}

// What a line tells of its text: nothing where it is a title or a header.
enum class Told { nothing, list, grid };

Told told_by(std::string_view line) {
  line = line.substr(0, line.find('#'));
  int cells = 0;
  std::size_t stretch = 0, longest = 0;
  bool digits = false;
  for (char c : line) {
    stretch = reader::is_separator(c) ? 0 : stretch + 1;
    longest = std::max(longest, stretch);
    cells += reader::is_plain_cell(c);
    digits |= reader::is_digit(c);
  }
  const bool puzzle = digits || cells >= kCells;
  if (cells >= kCells || (puzzle && longest >= kMeantAsPuzzle)) return Told::list;
  return cells >= kRow ? Told::grid : Told::nothing;
}

}  // namespace

const char* name_of(BatchInput input) { return input == BatchInput::line ? "line" : "almanac"; }

std::optional<BatchInput> find_batch_input(std::string_view name) {
  if (name == name_of(BatchInput::line)) return BatchInput::line;
  if (name == name_of(BatchInput::almanac)) return BatchInput::almanac;
  return std::nullopt;
}

std::size_t last_record_end(std::string_view bytes, BatchInput input) {
  const bool lines = input == BatchInput::line;
  const std::size_t end = lines ? last_line_end(bytes) : last_puzzle_end(bytes);
  return bytes.size() - end > kLongestRecord ? bytes.size() : end;
}

BatchInput batch_input_of(std::string_view beginning) {
  if (beginning.size() > kLongestRecord && last_line_end(beginning) == 0) {
    return BatchInput::almanac;
  }
  for (std::size_t at = 0; at < beginning.size();) {
    const std::size_t end = std::min(beginning.find_first_of("\r\n", at), beginning.size());
    const Told told = told_by(beginning.substr(at, end - at));
    if (told != Told::nothing) return told == Told::list ? BatchInput::line : BatchInput::almanac;
    at = end + 1;
  }
  return BatchInput::line;
}

}  // namespace sudoku
