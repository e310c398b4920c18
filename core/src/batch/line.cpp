#include "batch/line.hpp"

#include <algorithm>

#include "batch/cells.hpp"
#include "reader/symbols.hpp"

namespace sudoku::batch {

namespace {

constexpr std::size_t kExcerpt = 40;
// As in the reader of lines: a run of so many cells is meant as a puzzle.
constexpr std::size_t kMeantAsPuzzle = 41;

// The next long run of cells at or behind `from`; empty where there is none.
std::string_view next_run(std::string_view line, std::size_t from) {
  for (std::size_t begin = from; begin < line.size();) {
    std::size_t end = begin;
    while (end < line.size() && reader::is_plain_cell(line[end])) ++end;
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

}  // namespace

bool is_empty(std::string_view line) {
  const auto at = std::find_if_not(line.begin(), line.end(), reader::is_space);
  return at == line.end() || *at == '#';
}

std::string_view only_puzzle(std::string_view line) {
  line = line.substr(0, line.find('#'));
  const auto behind = [&](std::string_view run) {
    return static_cast<std::size_t>(run.data() + run.size() - line.data());
  };
  const std::string_view puzzle = next_run(line, 0);
  if (puzzle.size() != kCells) return {};
  const std::string_view solution = next_run(line, behind(puzzle));
  if (solution.empty()) return puzzle;
  if (!solves(solution, puzzle) || !next_run(line, behind(solution)).empty()) return {};
  return puzzle;
}

std::string excerpt(std::string_view line) {
  std::string text(line.substr(0, kExcerpt));
  for (char& c : text) {
    if (c < ' ' || c > '~') c = '?';
  }
  return text;
}

}  // namespace sudoku::batch
