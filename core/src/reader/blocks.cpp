// Grids written in lines of nine cells, each a sign or a group of candidates: drawn with or without
// frames, with labels, side by side, or as the rows of an array.
#include <algorithm>
#include <optional>

#include "reader/formats.hpp"
#include "reader/rows.hpp"
#include "reader/symbols.hpp"

namespace sudoku::reader {

namespace {

constexpr int kFewestCells = 6, kMostCells = 12;  // of a line that is an attempt at a row
constexpr int kFirstBullet = 1000;
constexpr std::size_t kMostTokens = 2 * kCells;  // more are no row

enum class TokenKind { cells, group, word };

struct Piece {
  Token token;
  TokenKind kind;
};

class LineReader {
 public:
  LineReader(const CleanText& text, const Alphabet& alphabet) : text_(text), alphabet_(alphabet) {}

  /// Appends what the line is: rows, or one entry of another kind.
  void read(Token line, std::vector<GridRow>& rows) {
    const std::size_t before = rows.size();
    bool damaged = false;
    GridRow damage;
    for (Token segment : segments(line)) {
      const GridRow row = read_segment(segment);
      if (row.kind == LineKind::row || row.kind == LineKind::grids) {
        rows.push_back(row);
      } else if (row.kind == LineKind::damaged && !damaged) {
        damaged = true;
        damage = row;
      }
    }
    if (rows.size() > before) {
      rows[before].line = line;
      return;
    }
    if (damaged) {
      rows.push_back(damage);
      return;
    }
    rows.push_back(other(line));
  }

 private:
  std::string_view view(Token token) const { return text_.view(token); }

  // The pieces between brackets.
  std::vector<Token> segments(Token line) const {
    return split(text_.text(), line.begin, line.end, [](char c) { return is_in(kBracket, c); });
  }

  GridRow other(Token line) const {
    GridRow row;
    row.all = line;
    const std::string_view clean = view(line);
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

  // In a marked candidate grid of HoDoKu, `*` and `#` are among the digits of a group.
  bool is_mark(std::size_t at, Token segment) const {
    const char c = text_.text()[at];
    return (c == '*' || c == '#') && !alphabet_.is_blank(c) && at > segment.begin &&
           is_digit_char(text_.text()[at - 1]) && at + 1 < segment.end &&
           is_digit_char(text_.text()[at + 1]);
  }

  std::optional<Digits> group_of(std::string_view token) const {
    Digits digits;
    for (char c : token) {
      if ((c == '*' || c == '#') && !alphabet_.is_blank(c)) continue;
      // Ascending, as programs write them.
      if (!is_digit_char(c) || digits.mask() >> (digit_of_char(c) - 1) != 0) return std::nullopt;
      digits.add(digit_of_char(c));
    }
    return digits;
  }

  void tokenize(Token segment) {
    pieces_.clear();
    const std::string_view text = text_.text();
    for (std::size_t at = segment.begin; at < segment.end;) {
      if (alphabet_.is_gap(text[at])) {
        ++at;
        continue;
      }
      const std::size_t begin = at;
      bool cells = true;
      while (at < segment.end && (!alphabet_.is_gap(text[at]) || is_mark(at, segment))) {
        cells &= alphabet_.is_cell(text[at]);
        ++at;
      }
      const bool group = !cells && group_of(text_.view(begin, at)).has_value();
      pieces_.push_back({{begin, at},
                         cells   ? TokenKind::cells
                         : group ? TokenKind::group
                                 : TokenKind::word});
      if (pieces_.size() > kMostTokens) return;
    }
  }

  // Pieces [first, last) without a word among them.
  struct Run {
    std::size_t first;
    std::size_t last;

    std::size_t size() const { return last - first; }
  };

  std::size_t cells_in(Run run) const {
    std::size_t cells = 0;
    for (std::size_t i = run.first; i < run.last; ++i) cells += pieces_[i].token.size();
    return cells;
  }

  Token span(Run run) const {
    return {pieces_[run.first].token.begin, pieces_[run.last - 1].token.end};
  }

  GridRow read_segment(Token segment) {
    tokenize(segment);
    GridRow row;
    if (pieces_.empty() || pieces_.size() > kMostTokens) return row;
    std::size_t words = 0;
    for (std::size_t first = 0; first < pieces_.size();) {
      if (pieces_[first].kind == TokenKind::word) {
        ++words;
        ++first;
        continue;
      }
      std::size_t last = first;
      while (last < pieces_.size() && pieces_[last].kind != TokenKind::word) ++last;
      take(Run{first, last}, row);
      first = last;
    }
    row.words = words > 0;
    if (row.kind == LineKind::row || row.kind == LineKind::grids) return row;
    if (const auto attempt = damaged_grid(words)) return *attempt;
    return damaged(words);
  }

  // Adds the parts of a run to `row`.
  void take(Run run, GridRow& row) {
    const std::size_t cells = cells_in(run);
    if (run.size() == 9 && cells != 9 && take_groups(run, row)) return;
    if (cells == 9 && is_regular(run)) return take_cells(run, row);
    if (take_nines(run, row)) return;
    if (cells % kCells == 0 && cells > 0 && is_regular(run) && row.kind == LineKind::text) {
      row.kind = LineKind::grids;
      row.all = span(run);
      row.good_cells = static_cast<int>(cells);
      return;
    }
    if ((cells == 18 || cells == 27) && is_regular(run)) return take_cells(run, row);
    take_labelled(run, row);
  }

  // All cells, no groups, and pieces that end where a box of three ends or hold one cell each.
  bool is_regular(Run run) const {
    std::size_t cells = 0;
    bool boxes = true;
    for (std::size_t i = run.first; i < run.last; ++i) {
      if (pieces_[i].kind != TokenKind::cells) return false;
      cells += pieces_[i].token.size();
      boxes &= cells % 3 == 0;
    }
    return boxes || run.size() == cells;
  }

  bool take_groups(Run run, GridRow& row) {
    RowCells cells;
    bool candidates = false;
    char blank = 0;
    for (std::size_t i = 0; i < 9; ++i) {
      const std::string_view token = view(pieces_[run.first + i].token);
      const auto group = group_of(token);
      if (token.size() == 1 && alphabet_.is_cell(token[0])) {
        if (is_digit_char(token[0])) cells[i] = Digits::of(digit_of_char(token[0]));
        if (!is_digit_char(token[0])) blank = token[0];
      } else if (group && !group->empty() && (token.size() < 9 || token == "123456789")) {
        cells[i] = *group;
        if (group->size() > 1 && !candidates) row.wrong = pieces_[run.first + i].token;
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

  void add_part(const RowCells& cells, Run run, GridRow& row) {
    if (row.parts == GridRow::kMostParts || row.kind == LineKind::grids) return;
    const Token token = span(run);
    if (row.parts == 0) row.all = token;
    if (row.parts == 0) row.pieces = static_cast<int>(run.size());
    row.all.end = token.end;
    row.kind = LineKind::row;
    row.good_cells += 9;
    row.add_part(cells);
  }

  // 9, 18 or 27 cells in pieces of any length.
  void take_cells(Run run, GridRow& row) {
    RowCells cells{};
    std::size_t n = 0;
    for (std::size_t i = run.first; i < run.last; ++i) {
      for (char c : view(pieces_[i].token)) {
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
  bool take_nines(Run run, GridRow& row) {
    const auto is_nine = [&](const Piece& piece) {
      return piece.kind == TokenKind::cells && piece.token.size() == 9;
    };
    const auto first = pieces_.begin() + static_cast<std::ptrdiff_t>(run.first);
    const auto last = pieces_.begin() + static_cast<std::ptrdiff_t>(run.last);
    const auto nines = std::count_if(first, last, is_nine);
    const bool labels_only = std::all_of(first, last, [&](const Piece& piece) {
      return is_nine(piece) || (piece.token.size() <= 3 && piece.kind == TokenKind::cells);
    });
    if (nines == 0 || !labels_only) return false;
    if (nines % 9 == 0 && static_cast<std::size_t>(nines) == run.size()) return false;
    if (nines > GridRow::kMostParts) return false;
    for (auto piece = first; piece != last; ++piece) {
      const auto i = static_cast<std::size_t>(piece - pieces_.begin());
      if (is_nine(*piece)) take_cells({i, i + 1}, row);
    }
    return true;
  }

  // A number or bullet and nine cells, perhaps the number again.
  void take_labelled(Run run, GridRow& row) {
    if (row.kind != LineKind::text || run.size() < 2) return;
    const std::string_view first = view(pieces_[run.first].token);
    int label = 0;
    if (std::all_of(first.begin(), first.end(), is_decimal) && first.size() <= 4) {
      for (char c : first) label = 10 * label + (c - '0');
      if (label >= kFirstBullet) return;
    } else if (first.size() == 1) {
      label = kFirstBullet + static_cast<unsigned char>(first[0]);
    } else {
      return;
    }
    Run rest{run.first + 1, run.last};
    if (rest.size() > 1 && cells_in(rest) != 9 && view(pieces_[rest.last - 1].token) == first) {
      --rest.last;
    }
    if (rest.size() == 9 && cells_in(rest) != 9) {
      if (!take_groups(rest, row)) return;
    } else if (cells_in(rest) == 9 && is_regular(rest)) {
      take_cells(rest, row);
    } else {
      return;
    }
    row.label = label;
  }

  // A run of cells that is longer than any row, but no whole number of grids.
  std::optional<GridRow> damaged_grid(std::size_t words) const {
    const Run all{0, pieces_.size()};
    GridRow row;
    row.kind = LineKind::grids;
    if (words == 0 && cells_in(all) >= kMeantAsPuzzle && all.size() >= kMeantAsPuzzle) {
      row.all = span(all);
      row.good_cells = static_cast<int>(cells_in(all));
      return row;
    }
    for (const Piece& piece : pieces_) {
      if (piece.kind != TokenKind::cells || piece.token.size() < kMeantAsPuzzle) continue;
      row.all = piece.token;
      row.good_cells = static_cast<int>(piece.token.size());
      return row;
    }
    return std::nullopt;
  }

  // Whether a line that is no row is an attempt at one, and what is wrong with it.
  GridRow damaged(std::size_t words) const {
    GridRow row;
    const Run all{0, pieces_.size()};
    row.all = row.wrong = span(all);
    if (words == 0) {
      const std::size_t cells = cells_in(all);
      const bool groups =
          pieces_.size() >= kFewestCells && pieces_.size() <= kMostCells && cells > kMostCells;
      const std::size_t count = groups ? pieces_.size() : cells;
      if (count < kFewestCells || count > kMostCells) return row;
      row.kind = LineKind::damaged;
      row.good_cells = static_cast<int>(count);
      if (pieces_.size() == 9 && count == 9) name_bad_cell(row);
      if (pieces_.size() == 9 && cells != 9) name_bad_cell(row);
      return row;
    }
    if (pieces_.size() == 9) {
      name_bad_cell(row);
      if (row.good_cells >= kFewestCells) row.kind = LineKind::damaged;
      return row;
    }
    // One piece of nine characters, or three of three, with a stray one.
    std::size_t characters = 0;
    for (const Piece& piece : pieces_) characters += piece.token.size();
    if (characters != 9) return row;
    bool named = false;
    for (const Piece& piece : pieces_) {
      for (std::size_t at = piece.token.begin; at < piece.token.end; ++at) {
        if (alphabet_.is_cell(text_.text()[at])) {
          ++row.good_cells;
        } else if (!named) {
          named = true;
          row.wrong = {at, at + 1};
        }
      }
    }
    row.damage = ParseCode::bad_number;
    if (row.good_cells >= kFewestCells + 1) row.kind = LineKind::damaged;
    return row;
  }

  // The first of nine pieces that is no cell.
  void name_bad_cell(GridRow& row) const {
    row.good_cells = 0;
    bool named = false;
    for (const Piece& piece : pieces_) {
      const std::string_view token = view(piece.token);
      const auto group = group_of(token);
      if ((token.size() == 1 && alphabet_.is_cell(token[0])) || (group && !group->empty())) {
        ++row.good_cells;
      } else if (!named) {
        named = true;
        row.wrong = piece.token;
        row.damage = ParseCode::bad_number;
      }
    }
  }

  const CleanText& text_;
  const Alphabet& alphabet_;
  std::vector<Piece> pieces_;
};

}  // namespace

Attempt read_blocks(const CleanText& text) {
  const Alphabet alphabet(text);
  LineReader reader(text, alphabet);
  std::vector<GridRow> rows;
  for (Token line : text.lines()) reader.read(line, rows);
  ReadingBuilder builder(text.source(), "block");
  add_grids(text, alphabet, rows, builder);
  if (builder.empty()) return std::nullopt;
  return builder.finish();
}

}  // namespace sudoku::reader
