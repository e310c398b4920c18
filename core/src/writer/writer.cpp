// A new format is a function, or a Drawing, and a row of kWriters.
#include "sudoku/writer.hpp"

#include <algorithm>
#include <array>

namespace sudoku {

namespace {

// The eliminated candidates, each as digit, row, column.
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

// A drawn grid: `row` has an @ for each cell, the other texts are the lines around the bands.
struct Drawing {
  const char* row;
  char empty;
  const char* above = "";
  const char* between = "";
  const char* below = "";
};

// What the programs of the five texts print. liang-case-study, printGrid:
constexpr Drawing kLiang{"@ @ @ @ @ @ @ @ @ \n", '0'};

// almanac-e1089, Grid.toString.
constexpr const char* kAlmanacBorder = "-------------------------\n";
constexpr Drawing kAlmanac{"| @ @ @ | @ @ @ | @ @ @ |\n", '.', kAlmanacBorder, kAlmanacBorder,
                           kAlmanacBorder};

// article-java-sudoku-solver, print_initial.
constexpr Drawing kArticle{"| @  @  @ | @  @  @ | @  @  @ \n", '-', "",
                           "----------|---------|----------\n"};

// assignment-4-candidate-elimination, printGrid.
constexpr Drawing kAssignment4{"@ @ @ @ @ @ @ @ @\n", '-', "", "\n"};

// recursion-lab, the grid printed under question 5.
constexpr const char* kLabBorder = "+-----+\n";
constexpr Drawing kLab{"|@ @ @|@ @ @|@ @ @|\n", ' ', kLabBorder, kLabBorder, kLabBorder};

template <const Drawing& drawing>
std::string write_drawing(const Puzzle& puzzle) {
  const Grid grid = puzzle.board();
  std::string text = drawing.above;
  Cell cell = 0;
  for (int row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) text += drawing.between;
    for (const char c : std::string_view(drawing.row)) {
      text += c == '@' ? char_of_digit(grid[cell++], drawing.empty) : c;
    }
  }
  return text + drawing.below;
}

std::string digits_of(Digits digits) {
  std::string text;
  for (Digit digit : digits) text += static_cast<char>('0' + digit);
  return text;
}

// No exchange format can express a cell without candidates, so such a cell gets back those that the
// board leaves, or all nine.
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

// SudokuWiki: two base-36 digits per cell; 1..9 given, 10..18 placed, 18 + mask for candidates.
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

// A line of a HoDoKu library: `+` before placed digits, then the eliminated candidates.
std::string write_hodoku(const Puzzle& puzzle) {
  const Grid board = puzzle.board();
  std::string text = ":0000:x:";
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!puzzle.placed.is_empty(cell)) text += '+';
    text += char_of_digit(board[cell], '.');
  }
  return text + ":" + eliminated_triples(puzzle, " ") + ":::";
}

constexpr Writer kWriters[] = {
    {"line", write_line},
    {"line0", write_line0},
    {"liang", write_drawing<kLiang>},
    {"almanac", write_drawing<kAlmanac>},
    {"article", write_drawing<kArticle>},
    {"assignment4", write_drawing<kAssignment4>},
    {"lab", write_drawing<kLab>},
    {"candidates", write_candidates},
    {"s9b", write_s9b},
    {"hodoku", write_hodoku},
    {"state", write_state},
};

}  // namespace

std::string write_state(const Puzzle& puzzle) {
  std::string text = "p=" + to_line(puzzle.givens, '0');
  if (puzzle.placed.filled() > 0) text += "&e=" + to_line(puzzle.placed, '0');
  const std::string eliminated = eliminated_triples(puzzle, "");
  if (!eliminated.empty()) text += "&x=" + eliminated;
  return text;
}

std::span<const Writer> writers() { return kWriters; }

const Writer* find_writer(std::string_view id) {
  const Writer* found = std::find_if(std::begin(kWriters), std::end(kWriters),
                                     [&](const Writer& writer) { return id == writer.id; });
  return found == std::end(kWriters) ? nullptr : found;
}

}  // namespace sudoku
