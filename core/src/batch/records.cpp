#include "batch/records.hpp"

#include <algorithm>

#include "batch/cells.hpp"

namespace sudoku::batch {

namespace {

constexpr std::size_t kExcerpt = 40;
// A run of at least this many cells in a line is meant as a puzzle, as in the reader of lines.
constexpr std::size_t kMeantAsPuzzle = 41;

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

constexpr bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

// The first run of cells at or after `from` that is meant as a puzzle; empty if there is none.
std::string_view next_run(std::string_view line, std::size_t from) {
  for (std::size_t begin = from; begin < line.size();) {
    std::size_t end = begin;
    while (end < line.size() && is_cell_char(line[end])) ++end;
    if (end - begin >= kMeantAsPuzzle) return line.substr(begin, end - begin);
    begin = end + 1;
  }
  return {};
}

bool solves(std::string_view full, std::string_view puzzle) {
  Grid solution, givens;
  return full.size() == kCells && read_cells(full.data(), solution) && solution.is_full() &&
         read_cells(puzzle.data(), givens) && solution.is_extension_of(givens);
}

enum class LineKind { empty, comment, border, row, other };

// Classifies a line of a list of grids. The nine cells of a row are stored at `cells`.
LineKind kind_of(std::string_view line, char* cells) {
  int count = 0;
  bool border = false, frame = false;
  for (const char c : line) {
    if (is_cell_char(c)) {
      if (count == 9) return LineKind::other;
      cells[count++] = c;
    } else if (c == '-' || c == '+' || c == '=') {
      border = true;
    } else if (c == '|') {
      frame = true;
    } else if (c == '#' && count == 0 && !border && !frame) {
      return LineKind::comment;
    } else if (!is_space(c)) {
      return LineKind::other;
    }
  }
  if (count == 9 && !border) return LineKind::row;
  if (count > 0) return LineKind::other;
  return border ? LineKind::border : frame ? LineKind::other : LineKind::empty;
}

}  // namespace

std::string_view LineScan::line() const {
  const std::string_view from = rest();
  const auto end = std::find_if(from.begin(), from.end(), is_line_end);
  return from.substr(0, static_cast<std::size_t>(end - from.begin()));
}

bool is_empty(std::string_view line) {
  if (line.starts_with(kByteOrderMark)) line.remove_prefix(kByteOrderMark.size());
  const auto at = std::find_if_not(line.begin(), line.end(), is_space);
  return at == line.end() || *at == '#';
}

std::string_view only_puzzle(std::string_view line) {
  line = line.substr(0, line.find('#'));
  const auto after = [&](std::string_view run) {
    return static_cast<std::size_t>(run.data() + run.size() - line.data());
  };
  const std::string_view puzzle = next_run(line, 0);
  if (puzzle.size() != kCells) return {};
  const std::string_view solution = next_run(line, after(puzzle));
  if (solution.empty()) return puzzle;
  if (!solves(solution, puzzle) || !next_run(line, after(solution)).empty()) return {};
  return puzzle;
}

std::string excerpt(std::string_view line) {
  std::string text(line.substr(0, kExcerpt));
  for (char& c : text) {
    if (c < ' ' || c > '~') c = '?';
  }
  return text;
}

std::optional<GridScan::Paragraph> GridScan::paragraph(LineScan from) const {
  char cells[kCells + 9];
  int rows = 0;
  bool begun = false;
  Paragraph found{from, from, 0, true, {}, false};
  for (; !from.at_end(); from.skip()) {
    const std::string_view line = from.line();
    const LineKind kind = kind_of(line, cells + 9 * std::min(rows, 9));
    if (kind == LineKind::empty || kind == LineKind::comment) {
      if (begun) {
        found.ends = true;
        break;
      }
      continue;
    }
    if (kind == LineKind::border && !begun) continue;
    if (!begun) found.begin = from;
    begun = true;
    if (kind == LineKind::other) found.plain = false;
    if (kind != LineKind::row) continue;
    if (rows++ == 0) found.line = from.number();
  }
  if (!begun) return std::nullopt;
  found.end = from;
  found.ends |= whole_;
  Grid grid;
  if (found.plain && rows == 9 && read_cells(cells, grid)) found.grid = grid;
  return found;
}

const std::optional<GridScan::Paragraph>& GridScan::ahead(LineScan from) {
  if (ahead_from_ != from.begin()) {
    ahead_ = paragraph(from);
    ahead_from_ = from.begin();
  }
  return ahead_;
}

// A full grid that extends the first one is its solution. A grid that extends it and is not full
// may be a later state of the same puzzle, and so may be anything that is not plain. Plain rows of
// another number are a damaged grid.
GridScan::Relation GridScan::relation(const Paragraph& first, LineScan& end) {
  for (end = first.end;;) {
    const auto& next = ahead(end);
    if (!next) return whole_ ? Relation::separate : Relation::unknown;
    if (!next->ends) return Relation::unknown;
    if (!next->plain) return Relation::dependent;
    if (!next->grid) return Relation::separate;
    const bool extends = !first.grid->is_full() && next->grid->is_extension_of(*first.grid);
    if (!extends) return Relation::separate;
    if (!next->grid->is_full()) return Relation::dependent;
    end = next->end;
  }
}

std::optional<GridScan::Record> GridScan::next() {
  const std::optional<Paragraph> first = ahead(lines_);
  if (!first || !first->ends) {
    while (whole_ && !lines_.at_end()) lines_.skip();
    return std::nullopt;
  }
  LineScan end = first->end;
  Relation to_next = first->grid ? relation(*first, end) : Relation::dependent;
  Record record{lines_.begin(), 0, lines_.number(), {}};
  if (to_next == Relation::separate) {
    record.line = first->line;
    record.grid = first->grid;
  }
  // A record for `read_text` ends before the next plain grid that can be read alone.
  for (end = to_next == Relation::dependent ? first->end : end; to_next == Relation::dependent;) {
    const std::optional<Paragraph> next = ahead(end);
    if (!next && whole_) break;
    if (!next || !next->ends) return std::nullopt;
    LineScan after = end;
    const bool puzzle = next->grid && !next->grid->is_full();
    if (puzzle && relation(*next, after) != Relation::dependent) {
      to_next = relation(*next, after);
    } else {
      end = next->end;
    }
  }
  if (to_next == Relation::unknown) return std::nullopt;
  lines_ = end;
  record.end = end.begin();
  return record;
}

}  // namespace sudoku::batch
