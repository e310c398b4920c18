// The records of a chunk: lines, cells in any layout, and grids of nine lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "sudoku/grid.hpp"
#include "sudoku/line.hpp"

namespace sudoku::batch {

constexpr bool is_line_end(char c) { return c == '\n' || c == '\r'; }

/// Visits the lines of a chunk. `\n`, `\r` and `\r\n` end a line.
class LineScan {
 public:
  explicit LineScan(std::string_view bytes) : bytes_(bytes) {}

  /// Offset and number, from 0, of the current line.
  std::size_t begin() const { return begin_; }
  std::uint32_t number() const { return number_; }
  bool at_end() const { return begin_ == bytes_.size(); }
  std::string_view rest() const { return bytes_.substr(begin_); }

  /// The current line without its end.
  std::string_view line() const;

  /// Moves to the line after the current one, of which `length` is the length without its end.
  void skip(std::size_t length) {
    begin_ += length;
    if (at_end()) return;
    const bool cr = bytes_[begin_++] == '\r';
    if (cr && !at_end() && bytes_[begin_] == '\n') ++begin_;
    ++number_;
  }
  void skip() { skip(line().size()); }

 private:
  std::string_view bytes_;
  std::size_t begin_ = 0;
  std::uint32_t number_ = 0;
};

/// True if the line holds only a byte order mark, white space or a comment.
bool is_empty(std::string_view line);

/// The 81 cells of a line that holds one puzzle and perhaps its solution after it. Empty if the
/// line holds anything else that could be cells: then `read_text` decides.
std::string_view only_puzzle(std::string_view line);

/// The first 40 bytes of a line; characters that are not printable ASCII become `?`.
std::string excerpt(std::string_view line);

/// Visits the cells of a chunk by the Almanac's rule.
class CellScan {
 public:
  explicit CellScan(std::string_view bytes) : bytes_(bytes) {}

  /// Moves past the next cell; false if there is none.
  bool next() {
    while (position_ < bytes_.size()) {
      const char c = bytes_[position_++];
      if (is_cell_char(c)) return true;
      if (c == '#') skip_comment();
      if (c == '\n' || (c == '\r' && !is_at('\n'))) ++lines_;
    }
    return false;
  }

  /// The cell before `position`.
  char cell() const { return bytes_[position_ - 1]; }
  std::size_t position() const { return position_; }
  /// The number of line ends before `position`.
  std::uint32_t lines() const { return lines_; }

 private:
  bool is_at(char c) const { return position_ < bytes_.size() && bytes_[position_] == c; }
  void skip_comment() {
    const std::size_t end = bytes_.find_first_of("\r\n", position_);
    position_ = end == std::string_view::npos ? bytes_.size() : end;
  }

  std::string_view bytes_;
  std::size_t position_ = 0;
  std::uint32_t lines_ = 0;
};

/// Visits the records of a list of grids. A plain grid has nine lines of nine cells `1`..`9`, `0`
/// or `.`, with spaces, `|` and border lines between them, and an empty line, a comment or an end
/// of the chunk before and after. A full grid after the puzzle that it solves belongs to its
/// record. Everything else is a record for `read_text`, up to the next plain grid.
class GridScan {
 public:
  /// `whole`: the bytes end with a record, else the last record may be incomplete.
  GridScan(std::string_view bytes, bool whole) : lines_(bytes), whole_(whole) {}

  struct Record {
    std::size_t begin;
    std::size_t end;
    std::uint32_t line;        ///< number of its first line, from 0
    std::optional<Grid> grid;  ///< the puzzle, if the record is a plain grid
  };

  /// The next record; nothing at the end of the bytes. Linear in the length of the record and the
  /// one after it.
  std::optional<Record> next();

  /// The start of the record that `next` returns next.
  std::size_t position() const { return lines_.begin(); }
  /// The number of line ends before `position`.
  std::uint32_t lines() const { return lines_.number(); }

 private:
  // The lines up to the next empty line, comment or end of the bytes.
  struct Paragraph {
    LineScan begin;
    LineScan end;
    std::uint32_t line;        // of its first row
    bool plain;                // only rows of nine cells and borders
    std::optional<Grid> grid;  // if it is plain and has nine rows
    bool ends;                 // false if more bytes could belong to it
  };
  // The first paragraph at or after `from`; nothing if only empty lines and comments are left.
  std::optional<Paragraph> paragraph(LineScan from) const;
  // The same; the result of the last call is cached.
  const std::optional<Paragraph>& ahead(LineScan from);
  // Whether the paragraphs after a plain grid can be read without it; `unknown` if more bytes are
  // needed. Sets `end` to the end of the record.
  enum class Relation { separate, dependent, unknown };
  Relation relation(const Paragraph& first, LineScan& end);

  LineScan lines_;
  bool whole_;
  std::optional<Paragraph> ahead_;
  std::size_t ahead_from_ = static_cast<std::size_t>(-1);
};

}  // namespace sudoku::batch
