#include "reader/cell_names.hpp"

#include <algorithm>

#include "reader/overwriter.hpp"

namespace sudoku::reader {

namespace {

constexpr std::string_view kChessWords[] = {"chess", "schach"};
constexpr std::string_view kSheetWords[] = {"sheet", "excel", "tabelle"};

bool are_in_order(std::span<const Cell> cells, CellNames names) {
  return std::is_sorted(cells.begin(), cells.end(), [&](Cell a, Cell b) {
    return cell_called(names, a) < cell_called(names, b);
  });
}

}  // namespace

Cell cell_called(CellNames names, Cell cell) {
  if (names == CellNames::rows) return cell;
  const int number = column_of(cell);
  return cell_at(names == CellNames::sheet ? number : 8 - number, row_of(cell));
}

std::optional<CellNames> names_in(std::span<const Cell> cells, bool lower_case,
                                  std::string_view before) {
  const bool chess = mentions(before, kChessWords);
  if (chess != mentions(before, kSheetWords)) return chess ? CellNames::chess : CellNames::sheet;
  // Lower-case letters in this order can also be the files of a chess board.
  if (are_in_order(cells, CellNames::rows))
    return lower_case ? std::nullopt : std::optional(CellNames::rows);
  if (are_in_order(cells, CellNames::chess)) return CellNames::chess;
  const bool sheet = !lower_case && are_in_order(cells, CellNames::sheet);
  return sheet ? std::optional(CellNames::sheet) : std::nullopt;
}

}  // namespace sudoku::reader
