// The pieces of a line: what is between spaces, punctuation and frames.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "reader/alphabet.hpp"
#include "reader/clean_text.hpp"
#include "reader/grid_row.hpp"

namespace sudoku::reader {

/// A piece of a line.
struct Piece {
  enum class Kind { cells, group, word };

  Token token;
  Kind kind;
};

/// The pieces [first, last) of a line, none of them a word.
struct PieceRun {
  std::size_t first;
  std::size_t last;

  std::size_t size() const { return last - first; }
};

/// Divides one line after another. Refers to the text and the alphabet, which must outlive it.
class LinePieces {
 public:
  /// Longer lines are no rows.
  static constexpr std::size_t kMostPieces = 2 * kCells;

  LinePieces(const CleanText& text, const Alphabet& alphabet) : text_(text), alphabet_(alphabet) {}

  /// Finds the pieces of a line; of a long one, the first kMostPieces + 1. Complexity: linear.
  void divide(Token line);

  std::size_t size() const { return pieces_.size(); }
  bool is_too_long() const { return size() > kMostPieces; }
  const Piece& operator[](std::size_t i) const { return pieces_[i]; }
  auto begin() const { return pieces_.begin(); }
  auto end() const { return pieces_.end(); }

  std::string_view view(const Piece& piece) const { return text_.view(piece.token); }
  std::string_view view(std::size_t i) const { return view(pieces_[i]); }
  PieceRun all() const { return {0, pieces_.size()}; }
  Token span(PieceRun run) const {
    return {pieces_[run.first].token.begin, pieces_[run.last - 1].token.end};
  }

  /// The number of characters.
  std::size_t cells_in(PieceRun run) const;

  /// Whether all pieces are cells, and end where a box of three ends or hold one cell each.
  bool is_regular(PieceRun run) const;

  /// The candidates of a cell: digits in ascending order, as programs write them, perhaps marked.
  std::optional<Digits> group_of(std::string_view token) const;

  bool is_cell(char c) const { return alphabet_.is_cell(c); }

 private:
  bool is_mark(std::size_t at, Token line) const;

  const CleanText& text_;
  const Alphabet& alphabet_;
  std::vector<Piece> pieces_;
};

/// Of a line that is an attempt at a row.
inline constexpr std::size_t kFewestCells = 6;

/// What a line is that is no row: an attempt at a row or at a grid, and what is wrong with it, or
/// other text. Precondition: `line` has pieces; `words` is whether any of them is a word.
GridRow damaged_line(const LinePieces& line, bool words);

}  // namespace sudoku::reader
