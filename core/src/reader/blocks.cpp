// Grids drawn in nine lines of nine cells, each cell a symbol or a group of candidates, with or
// without borders; several grids, a puzzle followed by its solution, givens followed by the state.
#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "reader/draft.hpp"
#include "reader/readers.hpp"
#include "reader/tokens.hpp"

namespace sudoku::reader {

namespace {

constexpr std::size_t kFewest = 6, kMost = 12;  // a line with so many cells was meant as a row
constexpr std::size_t kStrayRows = 3;           // so few rows between other text are no grid

// A line as cells, or what is wrong with a line that was meant as a row.
struct Row {
  Token all;                      // from the first cell to the last
  Token token;                    // the same, or the piece that is wrong
  int count;                      // of good cells
  std::array<Digits, 9> cells{};  // empty for a blank
  bool candidates = false;        // some cell has more than one digit
  std::optional<ParseCode> damage{};
};

bool is_border_line(std::string_view line) {
  return line.find("---") != std::string_view::npos &&
         std::all_of(line.begin(), line.end(), is_border);
}

// Nine dashes are a border in one text and nine blanks in another: blanks where some row with
// digits uses dashes without spaces.
bool uses_dashes(const Source& source) {
  return std::any_of(source.lines().begin(), source.lines().end(), [&](Line line) {
    const std::string_view row = trimmed(source.view(line));
    return row.size() == 9 && row.find("--") != std::string_view::npos &&
           row.find_first_of("123456789") != std::string_view::npos &&
           row.find_first_not_of("-123456789") == std::string_view::npos;
  });
}

bool is_symbol(char c) { return is_digit(c) || is_blank(c); }

// A group of different digits, in HoDoKu's marked grids with `*` or `#` among them.
std::optional<Digits> candidates_of(std::string_view token) {
  Digits digits;
  for (char c : token) {
    if (c == '*' || c == '#') continue;
    if (!is_digit(c) || digits.has(digit_of(c))) return std::nullopt;
    digits.add(digit_of(c));
  }
  return digits;
}

// Nine tokens, each a blank or a group of digits.
std::optional<Row> row_of_groups(std::string_view text, const std::vector<Token>& tokens) {
  const Token all{tokens.front().begin, tokens.back().end};
  Row row{all, all, 0};
  for (int i = 0; i < 9; ++i) {
    const std::string_view token = text.substr(tokens[i].begin, tokens[i].end - tokens[i].begin);
    const auto digits = candidates_of(token);
    if (token.size() == 1 && is_symbol(token[0])) {
      if (is_digit(token[0])) row.cells[i] = Digits::of(digit_of(token[0]));
    } else if (digits && !digits->empty()) {
      row.cells[i] = *digits;
      row.candidates |= digits->size() > 1;
    } else {
      row.token = tokens[i];
      row.damage = ParseCode::bad_number;
      continue;
    }
    ++row.count;
  }
  if (row.count < static_cast<int>(kFewest)) return std::nullopt;
  return row;
}

// Symbols only, in pieces of any length: `53. .7. ...`.
std::optional<Row> row_of_symbols(std::string_view text, const std::vector<Token>& tokens) {
  std::string symbols;
  for (Token token : tokens) symbols += text.substr(token.begin, token.end - token.begin);
  if (symbols.size() < kFewest || symbols.size() > kMost) return std::nullopt;
  if (!std::all_of(symbols.begin(), symbols.end(), is_symbol)) return std::nullopt;
  const Token all{tokens.front().begin, tokens.back().end};
  Row row{all, all, static_cast<int>(symbols.size())};
  if (row.count != 9) {
    row.damage = ParseCode::row_length;
    return row;
  }
  for (int i = 0; i < 9; ++i) {
    if (is_digit(symbols[i])) row.cells[i] = Digits::of(digit_of(symbols[i]));
  }
  return row;
}

std::optional<Row> row_in(std::string_view text, std::size_t begin, std::size_t end) {
  const std::vector<Token> tokens = split(text, begin, end, is_separator);
  if (tokens.empty() || tokens.size() > kMost) return std::nullopt;
  return tokens.size() == 9 ? row_of_groups(text, tokens) : row_of_symbols(text, tokens);
}

struct Block {
  std::size_t begin;
  std::array<Digits, kCells> cells{};
  bool candidates = false;

  Grid grid() const {
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) grid.set(cell, cells[cell].first());
    return grid;
  }
};

// True where `state`, a candidate grid, is a stage of `givens`: each given stands in its cell.
bool continues(const Grid& givens, const Puzzle& state) {
  return givens.filled() > 0 && state.givens.is_extension_of(givens);
}

// How many blocks from `at` on are one puzzle in Simple Sudoku's way: the givens, perhaps what is
// placed, then the candidates. 0 where they are not.
std::size_t staged_blocks(const std::vector<Block>& blocks, std::size_t at) {
  if (blocks[at].candidates) return 0;
  std::size_t last = at + 1;
  if (last + 1 < blocks.size() && !blocks[last].candidates &&
      blocks[last].grid().is_extension_of(blocks[at].grid())) {
    ++last;
  }
  if (last >= blocks.size() || !blocks[last].candidates) return 0;
  const Puzzle state = puzzle_from_candidates(blocks[last].cells);
  return continues(blocks[last - 1].grid(), state) ? last - at + 1 : 0;
}

void add_blocks(const std::vector<Block>& blocks, Draft& draft) {
  for (std::size_t at = 0; at < blocks.size(); ++at) {
    if (const std::size_t staged = staged_blocks(blocks, at); staged > 0) {
      const Puzzle state = puzzle_from_candidates(blocks[at + staged - 1].cells);
      Puzzle puzzle{blocks[at].grid(), {}, state.eliminated};
      place_digits(puzzle, state.givens);
      draft.add(puzzle, blocks[at].begin).has_candidates = true;
      at += staged - 1;
    } else if (blocks[at].candidates) {
      draft.add(puzzle_from_candidates(blocks[at].cells), blocks[at].begin).has_candidates = true;
    } else {
      draft.add_or_attach(blocks[at].grid(), blocks[at].begin);
    }
  }
}

// Nine rows make a block. A damaged row spoils its block only: the error says where.
void take_rows(std::vector<Row>& rows, std::vector<Block>& blocks, Draft& draft) {
  for (std::size_t first = 0; first < rows.size(); first += 9) {
    const std::size_t last = std::min(first + 9, rows.size());
    Block block{rows[first].all.begin};
    const Row* damaged = nullptr;
    int cells = 0;
    for (std::size_t r = first; r < last; ++r) {
      cells += rows[r].count;
      if (rows[r].damage && damaged == nullptr) damaged = &rows[r];
      block.candidates |= rows[r].candidates;
      std::copy(rows[r].cells.begin(), rows[r].cells.end(),
                block.cells.begin() + static_cast<std::ptrdiff_t>(9 * (r - first)));
    }
    if (last - first <= kStrayRows) {
      for (std::size_t r = first; r < last; ++r) draft.ignore(rows[r].all.begin, rows[r].all.end);
    } else if (last - first < 9) {
      draft.fail(ParseCode::too_few_cells, block.begin, rows[last - 1].all.end, cells);
    } else if (damaged != nullptr) {
      const bool length = damaged->damage == ParseCode::row_length;
      draft.fail(*damaged->damage, damaged->token.begin, damaged->token.end, cells,
                 length ? damaged->count : 0);
    } else {
      blocks.push_back(block);
    }
  }
  rows.clear();
}

}  // namespace

Attempt read_blocks(const Source& source) {
  const std::string& text = source.text();
  const bool dashes = uses_dashes(source);
  Draft draft(source, "block");
  std::vector<Block> blocks;
  std::vector<Row> rows;
  for (Line line : source.lines()) {
    const std::string_view all = trimmed(source.view(line));
    if (is_border_line(all) && !(dashes && all == "---------")) continue;
    const std::size_t comment = source.comment(line);
    // The first row of an array in source text has its name before it.
    const std::size_t equals = source.view(line).rfind('=');
    const std::size_t begin =
        equals == std::string_view::npos ? line.begin : line.begin + equals + 1;
    auto row = begin < comment ? row_in(text, begin, comment) : std::nullopt;
    // In a grid with HoDoKu's marks a # is no comment.
    if (comment < line.end && (!row || row->damage)) row = row_in(text, line.begin, line.end);
    if (row) {
      if (begin > line.begin) draft.ignore(line.begin, begin);
      rows.push_back(*row);
    } else if (!trimmed(source.view(line.begin, comment)).empty()) {
      take_rows(rows, blocks, draft);
      draft.ignore(line.begin, comment);
    }
  }
  take_rows(rows, blocks, draft);
  add_blocks(blocks, draft);
  if (draft.empty()) return std::nullopt;
  return draft.finish();
}

}  // namespace sudoku::reader
