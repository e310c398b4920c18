#include "reader/line_pieces.hpp"
#include "reader/symbols.hpp"

namespace sudoku::reader {

namespace {

constexpr int kMostCells = 12;  // of a line that is an attempt at a row

// A run of cells that is longer than any row, but no whole number of grids.
std::optional<GridRow> attempted_grid(const LinePieces& line, bool words) {
  const PieceRun all = line.all();
  GridRow row;
  row.kind = LineKind::grids;
  if (!words && line.cells_in(all) >= kMeantAsPuzzle && all.size() >= kMeantAsPuzzle) {
    row.all = line.span(all);
    row.good_cells = static_cast<int>(line.cells_in(all));
    return row;
  }
  for (const Piece& piece : line) {
    if (piece.kind != Piece::Kind::cells || piece.token.size() < kMeantAsPuzzle) continue;
    row.all = piece.token;
    row.good_cells = static_cast<int>(piece.token.size());
    return row;
  }
  return std::nullopt;
}

// The first of nine pieces that is no cell.
void name_bad_cell(const LinePieces& line, GridRow& row) {
  row.good_cells = 0;
  bool named = false;
  for (const Piece& piece : line) {
    const std::string_view token = line.view(piece);
    const auto group = line.group_of(token);
    if ((token.size() == 1 && line.is_cell(token[0])) || (group && !group->empty())) {
      ++row.good_cells;
    } else if (!named) {
      named = true;
      row.wrong = piece.token;
      row.damage = ParseCode::bad_number;
    }
  }
}

GridRow attempted_row(const LinePieces& line, bool words) {
  GridRow row;
  const PieceRun all = line.all();
  row.all = row.wrong = line.span(all);
  if (!words) {
    const std::size_t cells = line.cells_in(all);
    const bool groups =
        line.size() >= kFewestCells && line.size() <= kMostCells && cells > kMostCells;
    const std::size_t count = groups ? line.size() : cells;
    if (count < kFewestCells || count > kMostCells) return row;
    row.kind = LineKind::damaged;
    row.good_cells = static_cast<int>(count);
    if (line.size() == 9 && count == 9) name_bad_cell(line, row);
    if (line.size() == 9 && cells != 9) name_bad_cell(line, row);
    return row;
  }
  if (line.size() == 9) {
    name_bad_cell(line, row);
    if (static_cast<std::size_t>(row.good_cells) >= kFewestCells) row.kind = LineKind::damaged;
    return row;
  }
  // One piece of nine characters, or three of three, with a stray one.
  std::size_t size = 0;
  for (const Piece& piece : line) size += piece.token.size();
  if (size != 9) return row;
  bool named = false;
  for (const Piece& piece : line) {
    const std::string_view characters = line.view(piece);
    for (std::size_t i = 0; i < characters.size(); ++i) {
      if (line.is_cell(characters[i])) {
        ++row.good_cells;
      } else if (!named) {
        named = true;
        row.wrong = {piece.token.begin + i, piece.token.begin + i + 1};
      }
    }
  }
  row.damage = ParseCode::bad_number;
  if (static_cast<std::size_t>(row.good_cells) > kFewestCells) row.kind = LineKind::damaged;
  return row;
}

}  // namespace

GridRow damaged_line(const LinePieces& line, bool words) {
  const auto grid = attempted_grid(line, words);
  return grid ? *grid : attempted_row(line, words);
}

}  // namespace sudoku::reader
