#include "sudoku/writer.hpp"

#include <algorithm>
#include <array>

namespace sudoku {

namespace {

char symbol(Digit digit, char blank) {
  return digit == kNoDigit ? blank : static_cast<char>('0' + digit);
}

// The candidates crossed out, each as digit, row, column.
std::string eliminated_triples(const Puzzle& puzzle, std::string_view between) {
  std::string text;
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Digit digit : puzzle.eliminated[cell]) {
      if (!text.empty()) text += between;
      for (int part : {digit, row_of(cell) + 1, column_of(cell) + 1}) {
        text += static_cast<char>('0' + part);
      }
    }
  }
  return text;
}

std::string write_line(const Puzzle& puzzle) { return to_line(puzzle.board(), '.'); }
std::string write_line0(const Puzzle& puzzle) { return to_line(puzzle.board(), '0'); }

// liang-case-study, printGrid: every number with a blank behind it.
std::string write_liang(const Puzzle& puzzle) {
  const Grid grid = puzzle.board();
  std::string text;
  for (Cell cell = 0; cell < kCells; ++cell) {
    text += symbol(grid[cell], '0');
    text += column_of(cell) == 8 ? " \n" : " ";
  }
  return text;
}

// almanac-e1089, Grid.toString.
std::string write_almanac(const Puzzle& puzzle) {
  const Grid grid = puzzle.board();
  const std::string border = "-------------------------\n";
  std::string text;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (cell % 27 == 0) text += border;
    if (cell % 3 == 0) text += "| ";
    text += symbol(grid[cell], '.');
    text += column_of(cell) == 8 ? " |\n" : " ";
  }
  return text + border;
}

// article-java-sudoku-solver, print_initial, and print where the blank is 0.
std::string article_grid(const Grid& grid, char blank) {
  std::string text;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (cell == 27 || cell == 54) text += "----------|---------|----------\n";
    if (cell % 3 == 0) text += "|";
    text += {' ', symbol(grid[cell], blank), ' '};
    if (column_of(cell) == 8) text += "\n";
  }
  return text;
}

std::string write_article(const Puzzle& puzzle) { return article_grid(puzzle.board(), '-'); }

// assignment-4-candidate-elimination, printGrid: an empty line between the bands.
std::string write_assignment4(const Puzzle& puzzle) {
  const Grid grid = puzzle.board();
  std::string text;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (cell == 27 || cell == 54) text += "\n";
    text += symbol(grid[cell], '-');
    text += column_of(cell) == 8 ? "\n" : " ";
  }
  return text;
}

// recursion-lab, the grid printed under question 5: blanks for empty cells.
std::string write_lab(const Puzzle& puzzle) {
  const Grid grid = puzzle.board();
  const std::string border = "+-----+\n";
  std::string text;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (cell % 27 == 0) text += border;
    text += cell % 3 == 0 ? '|' : ' ';
    text += symbol(grid[cell], ' ');
    if (column_of(cell) == 8) text += "|\n";
  }
  return text + border;
}

std::string digits_of(Digits digits) {
  std::string text;
  for (Digit digit : digits) text += static_cast<char>('0' + digit);
  return text;
}

// A cell without candidates cannot be written in any exchange format: its digits come back.
Candidates writable_candidates(const Puzzle& puzzle) {
  Candidates candidates = puzzle.candidates();
  const Candidates plain = Candidates::of(puzzle.board());
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (candidates[cell].empty()) candidates[cell] = plain[cell];
    if (candidates[cell].empty()) candidates[cell] = Digits::all();
  }
  return candidates;
}

// 81 groups of digits, columns aligned, the boxes framed.
std::string write_candidates(const Puzzle& puzzle) {
  const Candidates candidates = writable_candidates(puzzle);
  std::array<int, 9> width{};
  for (Cell cell = 0; cell < kCells; ++cell) {
    int& w = width[column_of(cell)];
    w = std::max(w, candidates[cell].size());
  }
  std::string border;
  for (int column = 0; column < 9; ++column) {
    if (column % 3 == 0) border += "+-";
    border += std::string(width[column] + 1, '-');
  }
  border += "+\n";
  std::string text;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (cell % 27 == 0) text += border;
    if (cell % 3 == 0) text += "| ";
    std::string digits = digits_of(candidates[cell]);
    digits.resize(width[column_of(cell)] + 1, ' ');
    text += digits;
    if (column_of(cell) == 8) text += "|\n";
  }
  return text + border;
}

// SudokuWiki: two base-36 digits a cell; 1..9 given, 10..18 placed, from 19 a mask of candidates.
std::string write_s9b(const Puzzle& puzzle) {
  const Candidates candidates = writable_candidates(puzzle);
  std::string text = "S9B";
  for (Cell cell = 0; cell < kCells; ++cell) {
    int code = 18 + candidates[cell].mask();
    if (!puzzle.givens.is_empty(cell)) {
      code = puzzle.givens[cell];
    } else if (!puzzle.placed.is_empty(cell)) {
      code = 9 + puzzle.placed[cell];
    }
    for (int part : {code / 36, code % 36}) text += "0123456789abcdefghijklmnopqrstuvwxyz"[part];
  }
  return text;
}

// A line of a HoDoKu library: `+` marks what is placed, then the crossed-out candidates.
std::string write_hodoku(const Puzzle& puzzle) {
  const Grid board = puzzle.board();
  std::string text = ":0000:x:";
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!puzzle.placed.is_empty(cell)) text += '+';
    text += symbol(board[cell], '.');
  }
  return text + ":" + eliminated_triples(puzzle, " ") + ":::";
}

constexpr Writer kWriters[] = {
    {"line", "One line, dots for blanks", write_line},
    {"line0", "One line, zeros for blanks", write_line0},
    {"liang", "Numbers (Liang)", write_liang},
    {"almanac", "Bordered grid (Almanac)", write_almanac},
    {"article", "Bordered grid with dashes (article)", write_article},
    {"assignment4", "Dashes, bands apart (assignment 4)", write_assignment4},
    {"lab", "Fixed-width grid (recursion lab)", write_lab},
    {"candidates", "Candidate grid", write_candidates},
    {"s9b", "SudokuWiki code (S9B)", write_s9b},
    {"hodoku", "HoDoKu library line", write_hodoku},
    {"state", "Address of this page", write_state},
};

}  // namespace

std::string write_state(const Puzzle& puzzle) {
  std::string text = "p=" + to_line(puzzle.givens, '0');
  if (puzzle.placed.filled() > 0) text += "&e=" + to_line(puzzle.placed, '0');
  const std::string crossed = eliminated_triples(puzzle, "");
  if (!crossed.empty()) text += "&x=" + crossed;
  return text;
}

std::span<const Writer> writers() { return kWriters; }

const Writer* find_writer(std::string_view id) {
  const Writer* found = std::find_if(std::begin(kWriters), std::end(kWriters),
                                     [&](const Writer& writer) { return id == writer.id; });
  return found == std::end(kWriters) ? nullptr : found;
}

}  // namespace sudoku
