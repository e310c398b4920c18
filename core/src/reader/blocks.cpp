// Grids written in lines of nine cells, each a sign or a group of candidates: drawn with or without
// frames, with labels, side by side, or as the rows of an array.
#include <algorithm>

#include "reader/formats.hpp"
#include "reader/line_pieces.hpp"
#include "reader/rows.hpp"
#include "reader/symbols.hpp"

namespace sudoku::reader {

namespace {

class LineReader {
 public:
  LineReader(const CleanText& text, const Alphabet& alphabet)
      : text_(text), alphabet_(alphabet), line_(text, alphabet) {}

  void begin(Token line) {
    current_ = line;
    segments_ = Segments(text_.text(), line, {});
    found_ = LineKind::text;
  }

  /// Reads about a stretch of the line and appends its rows. At the end of a line without a row, it
  /// appends one entry of another kind. The number of characters read; 0 at the end.
  std::size_t advance(LineRows& rows) {
    std::size_t read = 0;
    // Shorter lines are neither rows nor attempts at a row.
    while (read < kStretch && current_.size() >= kFewestCells) {
      const Token segment = segments_.next();
      if (segment.size() == 0) break;
      read += segment.size();
      const GridRow row = read_segment(segment);
      if (row.kind == LineKind::row || row.kind == LineKind::grids) {
        if (found_ != LineKind::row) first_ = rows.size();
        found_ = LineKind::row;
        append_line(row, rows);
      } else if (row.kind == LineKind::damaged && found_ == LineKind::text) {
        found_ = LineKind::damaged;
        damage_ = row;
      }
    }
    if (read >= kStretch) return read;
    if (found_ == LineKind::row) {
      // Each row has the text from its cells to those of the next one.
      for (std::size_t i = first_; i < rows.size(); ++i) {
        rows[i].line.begin = i == first_ ? current_.begin : rows[i].all.begin;
        rows[i].line.end = i + 1 < rows.size() ? rows[i + 1].all.begin : current_.end;
      }
    } else {
      append_line(found_ == LineKind::damaged ? damage_ : other(current_), rows);
    }
    return 0;
  }

 private:
  using Segments = Tokens<IsIn<kBracket>>;

  GridRow other(Token line) const {
    GridRow row;
    row.all = line;
    const std::string_view clean = text_.view(line);
    const std::string_view original = text_.source().view(line);
    if (trimmed(clean).empty()) {
      row.kind = trimmed(original).empty() ? LineKind::gap : LineKind::border;
    } else if (std::all_of(clean.begin(), clean.end(), [&](char c) {
                 return is_border(c) || is_separator(c) || alphabet_.is_gap(c);
               })) {
      row.kind = LineKind::border;
    }
    return row;
  }

  GridRow read_segment(Token segment) {
    line_.divide(segment);
    GridRow row;
    if (line_.size() == 0 || line_.is_too_long()) return row;
    std::size_t words = 0;
    for (std::size_t first = 0; first < line_.size();) {
      if (line_[first].kind == Piece::Kind::word) {
        ++words;
        ++first;
        continue;
      }
      std::size_t last = first;
      while (last < line_.size() && line_[last].kind != Piece::Kind::word) ++last;
      take(PieceRun{first, last}, row);
      first = last;
    }
    row.words |= words > 0;
    if (row.kind == LineKind::row || row.kind == LineKind::grids) return row;
    return damaged_line(line_, row.words);
  }

  // Adds the parts of a run to `row`.
  void take(PieceRun run, GridRow& row) {
    const std::size_t cells = line_.cells_in(run);
    if (run.size() == 9 && cells != 9 && take_groups(run, row)) return;
    if (cells == 9 && line_.is_regular(run)) return take_cells(run, row);
    if (take_nines(run, row)) return;
    if (cells % kCells == 0 && cells > 0 && line_.is_regular(run) && row.kind == LineKind::text) {
      row.kind = LineKind::grids;
      row.all = line_.span(run);
      row.good_cells = static_cast<int>(cells);
      return;
    }
    if ((cells == 18 || cells == 27) && line_.is_regular(run)) return take_cells(run, row);
    take_labelled(run, row);
    if (row.kind == LineKind::text && cells == 9) take_irregular(run, row);
  }

  // Nine cells with spaces at random: a row only of a grid without conflicts.
  void take_irregular(PieceRun run, GridRow& row) {
    const bool cells_only =
        std::all_of(line_.begin() + static_cast<std::ptrdiff_t>(run.first),
                    line_.begin() + static_cast<std::ptrdiff_t>(run.last),
                    [](const Piece& piece) { return piece.kind == Piece::Kind::cells; });
    if (!cells_only) return;
    take_cells(run, row);
    row.pieces = 0;
    row.words = true;
  }

  bool take_groups(PieceRun run, GridRow& row) {
    RowCells cells;
    bool candidates = false;
    char blank = 0;
    for (std::size_t i = 0; i < 9; ++i) {
      const std::string_view token = line_.view(run.first + i);
      const auto group = line_.group_of(token);
      if (token.size() == 1 && alphabet_.is_cell(token[0])) {
        if (is_digit_char(token[0])) cells[i] = Digits::of(digit_of_char(token[0]));
        if (!is_digit_char(token[0])) blank = token[0];
      } else if (group && !group->empty() && (token.size() < 9 || token == "123456789")) {
        cells[i] = *group;
        if (group->size() > 1 && !candidates) row.wrong = line_[run.first + i].token;
        candidates |= group->size() > 1;
      } else {
        return false;
      }
    }
    add_part(cells, run, row);
    row.candidates |= candidates;
    if (blank != 0) row.blank = blank;
    return true;
  }

  void add_part(const RowCells& cells, PieceRun run, GridRow& row) {
    if (row.parts == GridRow::kMostParts || row.kind == LineKind::grids) return;
    const Token token = line_.span(run);
    if (row.parts == 0) row.all = token;
    if (row.parts == 0) row.pieces = static_cast<int>(run.size());
    row.all.end = token.end;
    row.kind = LineKind::row;
    row.good_cells += 9;
    row.add_part(cells);
  }

  // 9, 18 or 27 cells in pieces of any length.
  void take_cells(PieceRun run, GridRow& row) {
    RowCells cells{};
    std::size_t n = 0;
    for (std::size_t i = run.first; i < run.last; ++i) {
      for (char c : line_.view(i)) {
        if (is_digit_char(c)) {
          cells[n % 9] = Digits::of(digit_of_char(c));
        } else {
          row.blank = c;
        }
        if (++n % 9 != 0) continue;
        add_part(cells, run, row);
        cells = {};
      }
    }
  }

  // Pieces of nine cells among shorter ones that are labels.
  bool take_nines(PieceRun run, GridRow& row) {
    const auto is_nine = [&](const Piece& piece) {
      return piece.kind == Piece::Kind::cells && piece.token.size() == 9;
    };
    const auto first = line_.begin() + static_cast<std::ptrdiff_t>(run.first);
    const auto last = line_.begin() + static_cast<std::ptrdiff_t>(run.last);
    const auto nines = std::count_if(first, last, is_nine);
    const bool labels_only = std::all_of(first, last, [&](const Piece& piece) {
      return is_nine(piece) || (piece.token.size() <= 3 && piece.kind == Piece::Kind::cells);
    });
    if (nines == 0 || !labels_only) return false;
    if (nines % 9 == 0 && static_cast<std::size_t>(nines) == run.size()) return false;
    if (nines > GridRow::kMostParts) return false;
    // The same number before each row, such as the prefix of telephone numbers, is no label.
    const std::string_view label = line_.view(run.first);
    if (run.size() == 2 && nines == 1 && label.size() == 2 &&
        std::all_of(label.begin(), label.end(), is_decimal)) {
      row.label = 10 * (label[0] - '0') + (label[1] - '0');
    }
    for (auto piece = first; piece != last; ++piece) {
      const auto i = static_cast<std::size_t>(piece - line_.begin());
      if (is_nine(*piece)) take_cells({i, i + 1}, row);
    }
    return true;
  }

  // A number or bullet and nine cells, perhaps the number again.
  void take_labelled(PieceRun run, GridRow& row) {
    if (row.kind != LineKind::text || run.size() < 2) return;
    const std::string_view first = line_.view(run.first);
    int label = 0;
    if (std::all_of(first.begin(), first.end(), is_decimal) && first.size() <= 4) {
      for (char c : first) label = 10 * label + (c - '0');
      if (label >= GridRow::kFirstBullet) return;
    } else if (first.size() == 1) {
      label = GridRow::kFirstBullet + static_cast<unsigned char>(first[0]);
    } else {
      return;
    }
    PieceRun rest{run.first + 1, run.last};
    if (rest.size() > 1 && line_.cells_in(rest) != 9 && line_.view(rest.last - 1) == first) {
      --rest.last;
    }
    if (rest.size() == 9 && line_.cells_in(rest) != 9) {
      if (!take_groups(rest, row)) return;
    } else if (line_.cells_in(rest) == 9 && line_.is_regular(rest)) {
      take_cells(rest, row);
    } else {
      return;
    }
    row.label = label;
  }

  const CleanText& text_;
  const Alphabet& alphabet_;
  LinePieces line_;
  // Of the current line:
  Token current_{};
  Segments segments_{{}, {}, {}};    // the parts between brackets that are left
  LineKind found_ = LineKind::text;  // row, damaged or text
  std::size_t first_ = 0;            // index of its first row
  GridRow damage_;                   // the first
};

}  // namespace

Task<Attempt> read_blocks(const CleanText& text) {
  if (text.widest() < kFewestCells) co_return std::nullopt;
  Alphabet alphabet;
  co_await alphabet.learn(text);
  LineReader reader(text, alphabet);
  LineRows rows;
  for (Token line : text.lines()) {
    reader.begin(line);
    while (const std::size_t read = reader.advance(rows)) {
      co_await Units{kStretch + scan_of(read).count};
    }
    co_await Units{std::min(line.size(), kStretch) + scan_of(line.size()).count + 4};
  }
  ReadingBuilder builder(text.source(), "block");
  co_await add_grids(text, alphabet, rows, builder);
  if (builder.empty()) co_return std::nullopt;
  co_return builder.finish();
}

}  // namespace sudoku::reader
