#include "reader/line_pieces.hpp"

#include "reader/symbols.hpp"

namespace sudoku::reader {

void LinePieces::divide(Token line) {
  pieces_.clear();
  const std::string_view text = text_.text();
  for (std::size_t at = line.begin; at < line.end;) {
    if (alphabet_.is_gap(text[at])) {
      ++at;
      continue;
    }
    const std::size_t begin = at;
    bool cells = true;
    while (at < line.end && (!alphabet_.is_gap(text[at]) || is_mark(at, line))) {
      cells &= alphabet_.is_cell(text[at]);
      ++at;
    }
    const bool group = !cells && group_of(text_.view(begin, at)).has_value();
    pieces_.push_back({{begin, at},
                       cells   ? Piece::Kind::cells
                       : group ? Piece::Kind::group
                               : Piece::Kind::word});
    if (is_too_long()) return;
  }
}

// In a marked candidate grid of HoDoKu, `*` and `#` are among the digits of a group.
bool LinePieces::is_mark(std::size_t at, Token line) const {
  const char c = text_.text()[at];
  return (c == '*' || c == '#') && !alphabet_.is_blank(c) && at > line.begin &&
         is_digit_char(text_.text()[at - 1]) && at + 1 < line.end &&
         is_digit_char(text_.text()[at + 1]);
}

std::optional<Digits> LinePieces::group_of(std::string_view token) const {
  Digits digits;
  for (char c : token) {
    if ((c == '*' || c == '#') && !alphabet_.is_blank(c)) continue;
    // Ascending, as programs write them.
    if (!is_digit_char(c) || digits.mask() >> (digit_of_char(c) - 1) != 0) return std::nullopt;
    digits.add(digit_of_char(c));
  }
  return digits;
}

std::size_t LinePieces::cells_in(PieceRun run) const {
  std::size_t cells = 0;
  for (std::size_t i = run.first; i < run.last; ++i) cells += pieces_[i].token.size();
  return cells;
}

bool LinePieces::is_regular(PieceRun run) const {
  std::size_t cells = 0;
  bool boxes = true;
  for (std::size_t i = run.first; i < run.last; ++i) {
    if (pieces_[i].kind != Piece::Kind::cells) return false;
    cells += pieces_[i].token.size();
    boxes &= cells % 3 == 0;
  }
  return boxes || run.size() == cells;
}

}  // namespace sudoku::reader
