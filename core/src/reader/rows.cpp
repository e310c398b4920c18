#include "reader/rows.hpp"

#include <algorithm>

#include "reader/symbols.hpp"
#include "sudoku/check.hpp"

namespace sudoku::reader {

namespace {

constexpr std::size_t kRows = 9;
constexpr std::size_t kMostStray = 3;    // rows between other text that are no attempt at a grid
constexpr std::size_t kFewestMeant = 6;  // rows that are a grid with rows missing
constexpr std::size_t kPencilRows = 27;  // a grid with three lines and columns per cell

constexpr bool is_gap_by_default(char c) {
  return is_separator(c) || contains("`&+/\\<>=:~#*", c) || c == '\x7f';
}

// Signs that conventionally are blanks even if no row shows it, and letters that are misread zeros.
constexpr std::string_view kAlwaysBlank = "0.?_oO";

bool can_be_blank(char c) {
  return !is_digit_char(c) && !is_separator(c) && (!is_letter(c) || contains("xXoO", c));
}

// The one sign besides digits in `text` if it has nine cells or 81; 0 if there is none or another
// character occurs.
char blank_sign(std::string_view text) {
  char sign = 0;
  std::size_t count = 0;
  bool any_digit = false;
  for (char c : text) {
    if (is_separator(c)) continue;
    ++count;
    if (is_digit_char(c)) {
      any_digit = true;
    } else if (!can_be_blank(c) || (sign != 0 && c != sign)) {
      return 0;
    } else {
      sign = c;
    }
  }
  return any_digit && (count == kRows || count == kCells) ? sign : 0;
}

// The most frequent sign among nine or more single characters with spaces around them, of which one
// or two may be a label, a frame or a mark of a quotation; 0 if there is none.
char spaced_sign(std::string_view text) {
  constexpr int kMostSingles = 13;
  std::array<int, 256> count{};
  int singles = 0, digits = 0;
  char best = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    const bool alone = (at == 0 || is_separator(text[at - 1])) &&
                       (at + 1 == text.size() || is_separator(text[at + 1]));
    if (!alone || is_separator(c)) continue;
    ++singles;
    digits += is_digit_char(c);
    if (!can_be_blank(c)) continue;
    int& n = count[static_cast<unsigned char>(c)];
    ++n;
    if (best == 0 || n > count[static_cast<unsigned char>(best)]) best = c;
  }
  const bool row = singles >= static_cast<int>(kRows) && singles <= kMostSingles && digits > 0;
  return row && best != 0 && count[static_cast<unsigned char>(best)] > 1 ? best : 0;
}

}  // namespace

Alphabet::Alphabet(const CleanText& text) {
  const auto vote = [&](char sign) {
    if (sign != 0) blank_[static_cast<unsigned char>(sign)] = true;
  };
  for (Token line : text.lines()) {
    std::string_view view = trimmed(text.view(line));
    if (view.size() > 2 && view.front() == view.back() && view.front() == '+') {
      view = view.substr(1, view.size() - 2);
    }
    vote(blank_sign(view));
    vote(spaced_sign(view));
    // A row with a label or several rows in a line.
    std::size_t pieces = 0;
    for (std::size_t at = 0; at < view.size();) {
      while (at < view.size() && is_separator(view[at])) ++at;
      const std::size_t begin = at;
      while (at < view.size() && !is_separator(view[at])) ++at;
      if (at - begin == kRows && ++pieces <= kRows) vote(blank_sign(view.substr(begin, kRows)));
    }
  }
  for (char c : kAlwaysBlank) blank_[static_cast<unsigned char>(c)] = true;
  static constexpr auto kGaps = [] {
    std::array<bool, 256> gaps{};
    for (int c = 0; c < 256; ++c) gaps[c] = is_gap_by_default(static_cast<char>(c));
    return gaps;
  }();
  for (int c = 0; c < 256; ++c) gap_[c] = kGaps[c] && !blank_[c];
}

bool is_label_sequence(const int* labels, std::size_t n) {
  bool equal = true, counting = true;
  for (std::size_t i = 1; i < n; ++i) {
    equal &= labels[i] == labels[0];
    counting &= labels[i] == labels[0] + static_cast<int>(i);
  }
  constexpr int kFirstBullet = 1000;
  return counting || (equal && labels[0] >= kFirstBullet) ||
         (equal && labels[0] == GridRow::kNoLabel);
}

namespace {

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

// `state`, a candidate grid, is a later stage of `givens`.
bool continues(const Grid& givens, const Puzzle& state) {
  return givens.filled() > 0 && state.givens.is_extension_of(givens);
}

// The number of blocks from `at` on that are one puzzle in Simple Sudoku's format: givens,
// optionally givens and placed digits, candidates. 0 if they are not.
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

void add_blocks(const std::vector<Block>& blocks, ReadingBuilder& builder) {
  for (std::size_t at = 0; at < blocks.size(); ++at) {
    if (const std::size_t staged = staged_blocks(blocks, at); staged > 0) {
      const Puzzle state = puzzle_from_candidates(blocks[at + staged - 1].cells);
      Puzzle puzzle{blocks[at].grid(), {}, state.eliminated};
      place_digits(puzzle, state.givens);
      builder.add_with_candidates(puzzle, blocks[at].begin);
      at += staged - 1;
    } else if (blocks[at].candidates) {
      builder.add_with_candidates(puzzle_from_candidates(blocks[at].cells), blocks[at].begin);
    } else {
      builder.add_or_attach(blocks[at].grid(), blocks[at].begin);
    }
  }
}

using Rows = std::vector<const GridRow*>;

bool is_all_blank(const GridRow& row) {
  return row.kind == LineKind::row && row.blank != 0 &&
         std::all_of(row.cells[0].begin(), row.cells[0].end(),
                     [](Digits digits) { return digits.empty(); });
}

// Nine equal signs that can be a border as well as blanks.
bool is_possible_border(const GridRow& row) {
  return is_all_blank(row) && contains("-=_*~#+:", row.blank);
}

// 1 to 9 or 0 to 8 in order: the numbers of the columns.
bool is_counting(const GridRow& row) {
  if (row.kind != LineKind::row) return false;
  const Digit first = row.cells[0][0].first() == 1 ? 1 : 0;
  for (int i = 0; i < 9; ++i) {
    const Digits cell = row.cells[0][i];
    if (cell.size() > 1 || (cell.empty() ? kNoDigit : cell.first()) != first + i) return false;
  }
  return true;
}

Grid grid_of_rows(const GridRow* const* rows, int part) {
  Grid grid;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const Digits digits = rows[row_of(cell)]->cells[part][column_of(cell)];
    if (digits.size() == 1) grid.set(cell, digits.first());
  }
  return grid;
}

bool are_conflict_free(const GridRow* const* rows) {
  for (int part = 0; part < rows[0]->parts; ++part) {
    if (!is_conflict_free(grid_of_rows(rows, part))) return false;
  }
  return true;
}

// Nine rows per cell row: digit d of a cell is at place d of its 3 x 3 characters.
bool is_pencil(const Rows& rows) {
  if (rows.size() < kPencilRows || rows.size() % kPencilRows != 0) return false;
  int digits = 0;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    if (rows[r]->kind != LineKind::row || rows[r]->parts != 3) return false;
    for (int c = 0; c < 27; ++c) {
      const Digits cell = rows[r]->cells[c / 9][c % 9];
      if (cell.empty()) continue;
      if (cell.size() > 1 || cell.first() != static_cast<int>(3 * (r % 3)) + c % 3 + 1)
        return false;
      ++digits;
    }
  }
  return digits >= kCells;
}

class Composer {
 public:
  Composer(const CleanText& text, const Alphabet& alphabet, ReadingBuilder& builder)
      : text_(text), alphabet_(alphabet), builder_(builder) {}

  void add(const std::vector<GridRow>& rows) {
    for (const GridRow& row : rows) {
      switch (row.kind) {
        case LineKind::row:
        case LineKind::damaged:
          paragraph_.push_back(&row);
          ignore_around(row);
          break;
        case LineKind::gap:
          end_paragraph();
          break;
        case LineKind::grids:
          end_section();
          add_whole(row);
          ignore_around(row);
          break;
        case LineKind::text:
          end_section();
          builder_.ignore(row.all.begin, row.all.end);
          break;
        case LineKind::border:
          break;
      }
    }
    end_section();
    add_blocks(blocks_, builder_);
    // A grid and about half of another: more likely a layout that is not understood.
    if (fragment_ && blocks_.size() <= 1) builder_.drop_puzzles();
  }

 private:
  // Labels and other text before and behind the cells.
  void ignore_around(const GridRow& row) {
    bool counted = false;
    for (std::size_t at = row.line.begin; at < row.line.end; ++at) {
      if (at == row.all.begin) at = std::max(row.all.end, row.all.begin + 1);
      if (at >= row.line.end) break;
      // Clean text has no `.0` behind a number.
      const bool decimals = counted && contains(".0", text_.source().text()[at]);
      counted = decimals || !(alphabet_.is_gap(text_.text()[at]) || is_space(text_.text()[at]));
      if (counted) builder_.ignore(at, at + 1);
    }
  }

  void end_paragraph() {
    if (!paragraph_.empty()) paragraphs_.push_back(std::move(paragraph_));
    paragraph_.clear();
  }

  void end_section() {
    end_paragraph();
    Rows all;
    for (const Rows& paragraph : paragraphs_)
      all.insert(all.end(), paragraph.begin(), paragraph.end());
    if (is_pencil(all)) {
      for (std::size_t r = 0; r < all.size(); r += kPencilRows) add_pencil(all.data() + r);
    } else {
      drop_odd_edges();
      // Empty lines after every row or every third do not separate grids.
      for (std::size_t i = 0; i < paragraphs_.size();) {
        const std::size_t size = paragraphs_[i].size();
        const std::size_t joined = size == 1 || size == 3 ? joined_paragraphs(i) : 1;
        Rows rows;
        for (std::size_t k = i; k < i + joined; ++k) {
          rows.insert(rows.end(), paragraphs_[k].begin(), paragraphs_[k].end());
        }
        add_rows(rows);
        i += joined;
      }
    }
    paragraphs_.clear();
  }

  // A title beside the first or last band of a grid.
  void drop_odd_edges() {
    if (paragraphs_.size() < 2) return;
    const GridRow& typical = *paragraphs_[1].front();
    const auto is_edge = [&](const GridRow* row) {
      if (row->kind == LineKind::row && !is_odd(*row, typical)) return false;
      builder_.ignore(row->all.begin, row->all.end);
      return true;
    };
    Rows& first = paragraphs_.front();
    Rows& last = paragraphs_.back();
    if (first.size() == 4 && is_edge(first.front())) first.erase(first.begin());
    if (last.size() == 4 && is_edge(last.back())) last.pop_back();
  }

  // How many paragraphs from `first` on have its size and make whole grids; 1 if they do not.
  std::size_t joined_paragraphs(std::size_t first) const {
    const std::size_t size = paragraphs_[first].size();
    std::size_t end = first;
    while (end < paragraphs_.size() && paragraphs_[end].size() == size) ++end;
    const std::size_t rows = (end - first) * size;
    if (rows % kRows == 0) return end - first;
    // A title or header before or after the grid.
    return rows > kRows && end - first <= kRows + 2 && size == 1 ? end - first : 1;
  }

  void add_rows(const Rows& rows) {
    if (rows.size() % kRows == 0) return add_pieces(rows, {});
    const auto majority = std::max_element(rows.begin(), rows.end(), [&](auto a, auto b) {
      return likeness(rows, *a) < likeness(rows, *b);
    });
    const GridRow& typical = **majority;
    std::vector<char> out(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) out[i] = is_odd(*rows[i], typical);
    if (add_without(rows, out)) return;
    const std::vector<char> odd = out;
    // Numbers of the columns are above a grid, perhaps below it as well.
    const std::size_t headers = rows.size() - (is_counting(*rows[0]) ? 0 : 1);
    for (std::size_t i = 0; i < headers; ++i) out[i] = odd[i] || is_counting(*rows[i]);
    if (add_without(rows, out)) return;
    if (take_frame(rows, out) && add_without(rows, out)) return;
    if (rows.size() == kRows + 1) {
      // An id above a grid.
      if (is_id(*rows[0]) && !is_clean_grid(rows, 0) && is_clean_grid(rows, 1)) {
        out.assign(rows.size(), false);
        out.front() = true;
        if (add_without(rows, out)) return;
      }
    }
    fail(rows);
  }

  // Lines of blanks that are the borders of one grid: around it, between its bands, or both.
  static bool take_frame(const Rows& rows, std::vector<char>& out) {
    constexpr std::size_t kFrames[][4] = {
        {0, 0, 0, 0}, {0, 10, 10, 10}, {3, 7, 7, 7}, {0, 4, 8, 12}};
    for (const auto& frame : kFrames) {
      std::size_t lines = 0;
      bool fits = true;
      out.assign(rows.size(), false);
      for (std::size_t at : frame) {
        if (at >= rows.size() || !is_possible_border(*rows[at])) {
          fits = false;
          break;
        }
        lines += !out[at];
        out[at] = true;
      }
      if (fits && rows.size() == kRows + lines) return true;
    }
    return false;
  }

  static std::size_t likeness(const Rows& rows, const GridRow& row) {
    // Only the first rows are compared with all: linear for any length.
    constexpr std::size_t kProbes = 12;
    if (row.kind != LineKind::row || row.blank == 0) return 0;
    std::size_t alike = 0;
    for (std::size_t i = 0; i < std::min(rows.size(), kProbes); ++i) {
      alike += rows[i]->kind == LineKind::row && rows[i]->blank == row.blank &&
               rows[i]->parts == row.parts && rows[i]->pieces == row.pieces &&
               (rows[i]->label == GridRow::kNoLabel) == (row.label == GridRow::kNoLabel);
    }
    return alike;
  }

  static bool is_odd(const GridRow& row, const GridRow& typical) {
    return row.kind != LineKind::row || row.parts != typical.parts || is_odd_shape(row, typical) ||
           (row.label == GridRow::kNoLabel) != (typical.label == GridRow::kNoLabel) ||
           (row.blank != 0 && typical.blank != 0 && row.blank != typical.blank);
  }

  static bool is_odd_shape(const GridRow& row, const GridRow& typical) {
    return row.pieces != typical.pieces && row.pieces != 0 && typical.pieces != 0 &&
           !row.candidates && !typical.candidates;
  }

  // A number of nine digits that is no row of a puzzle.
  static bool is_id(const GridRow& row) {
    if (row.blank == 0) return true;
    Digits seen;
    for (Digits cell : row.cells[0]) {
      if (!cell.empty() && seen.has(cell.first())) return true;
      seen = seen | cell;
    }
    return false;
  }

  static bool is_clean_grid(const Rows& rows, std::size_t first) {
    for (std::size_t r = first; r < first + kRows; ++r) {
      if (rows[r]->kind != LineKind::row || rows[r]->parts != rows[first]->parts) return false;
    }
    return are_conflict_free(rows.data() + first);
  }

  // Adds the rows that are not in `out` if the pieces between those make whole grids.
  bool add_without(const Rows& rows, const std::vector<char>& out) {
    std::size_t piece = 0, kept = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (!out[i]) {
        ++piece;
        ++kept;
      } else if (is_all_blank(*rows[i])) {
        continue;  // a border
      } else if (piece % kRows != 0) {
        return false;
      } else {
        piece = 0;
      }
    }
    if (kept == 0 || kept % kRows != 0 || piece % kRows != 0) return false;
    add_pieces(rows, out);
    return true;
  }

  void add_pieces(const Rows& rows, const std::vector<char>& out) {
    Rows nine;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (!out.empty() && out[i]) {
        builder_.ignore(rows[i]->all.begin, rows[i]->all.end);
        continue;
      }
      nine.push_back(rows[i]);
      if (nine.size() < kRows) continue;
      add_nine(nine.data());
      nine.clear();
    }
  }

  void add_nine(const GridRow* const* rows) {
    std::array<int, kRows> labels;
    const GridRow* damaged = nullptr;
    int cells = 0;
    for (std::size_t r = 0; r < kRows; ++r) {
      labels[r] = rows[r]->label;
      cells += rows[r]->good_cells;
      const bool bad = rows[r]->kind == LineKind::damaged || rows[r]->parts != rows[0]->parts;
      if (bad && damaged == nullptr) damaged = rows[r];
    }
    if (damaged != nullptr) {
      const bool length = damaged->damage == ParseCode::row_length;
      return builder_.fail(damaged->damage, damaged->wrong.begin, damaged->wrong.end, cells,
                           length ? damaged->good_cells : 0);
    }
    if (!is_label_sequence(labels.data(), kRows)) {
      // What looked like labels are cells: one too many in each row.
      return builder_.fail(ParseCode::row_length, rows[0]->all.begin, rows[0]->all.end, cells + 9,
                           10);
    }
    const bool words = std::any_of(rows, rows + kRows, [](auto row) { return row->words; });
    if (words && !are_conflict_free(rows)) {
      return builder_.fail(ParseCode::ambiguous, rows[0]->all.begin, rows[8]->all.end, 81);
    }
    // The numbers of the columns and eight rows.
    if (is_counting(*rows[0]) && !are_conflict_free(rows)) {
      return builder_.fail(ParseCode::too_few_cells, rows[1]->all.begin, rows[8]->all.end, 72);
    }
    // A title or a border, written in another way, and eight rows.
    for (const GridRow* edge : {rows[0], rows[8]}) {
      if (is_odd_shape(*edge, *rows[4]) && is_odd_shape(*edge, *rows[3]) &&
          (is_all_blank(*edge) || is_id(*edge))) {
        return builder_.fail(ParseCode::too_few_cells, edge->all.begin, edge->all.end, 72);
      }
    }
    const bool full = std::all_of(rows, rows + kRows, [](auto row) { return row->blank == 0; });
    if (is_counting(*rows[8]) && !full) {
      return builder_.fail(ParseCode::too_few_cells, rows[0]->all.begin, rows[7]->all.end, 72);
    }
    // A number of several digits is no group of candidates if most cells are blank or single.
    int groups = 0, blanks = 0;
    const GridRow* with_group = nullptr;
    for (std::size_t r = 0; r < kRows; ++r) {
      if (rows[r]->candidates && with_group == nullptr) with_group = rows[r];
      for (Digits cell : rows[r]->cells[0]) {
        groups += cell.size() > 1;
        blanks += cell.empty();
      }
    }
    if (groups > 0 && blanks >= groups) {
      return builder_.fail(ParseCode::bad_number, with_group->wrong.begin, with_group->wrong.end,
                           81 - groups);
    }
    for (int part = 0; part < rows[0]->parts; ++part) {
      Block block{rows[0]->all.begin};
      for (std::size_t r = 0; r < kRows; ++r) {
        std::copy(rows[r]->cells[part].begin(), rows[r]->cells[part].end(),
                  block.cells.begin() + static_cast<std::ptrdiff_t>(9 * r));
        block.candidates |= rows[r]->candidates;
      }
      blocks_.push_back(block);
    }
  }

  void add_pencil(const GridRow* const* rows) {
    Block block{rows[0]->all.begin};
    block.candidates = true;
    for (std::size_t r = 0; r < kPencilRows; ++r) {
      for (int c = 0; c < 27; ++c) {
        Digits& cell = block.cells[static_cast<std::size_t>(9 * (static_cast<int>(r) / 3) + c / 3)];
        cell = cell | rows[r]->cells[c / 9][c % 9];
      }
    }
    blocks_.push_back(block);
  }

  void add_whole(const GridRow& row) {
    const Token line = row.all;
    if (row.good_cells % kCells != 0) {
      return builder_.fail(
          row.good_cells < kCells ? ParseCode::too_few_cells : ParseCode::too_many_cells,
          line.begin, line.end, row.good_cells);
    }
    Block block{line.begin};
    Cell cell = 0;
    for (std::size_t at = line.begin; at < line.end; ++at) {
      const char c = text_.text()[at];
      if (!alphabet_.is_cell(c)) continue;
      if (is_digit_char(c)) block.cells[cell] = Digits::of(digit_of_char(c));
      if (++cell < kCells) continue;
      blocks_.push_back(block);
      block = Block{at + 1};
      cell = 0;
    }
  }

  void fail(const Rows& rows) {
    const auto damaged = std::find_if(rows.begin(), rows.end(), [](const GridRow* row) {
      return row->kind == LineKind::damaged;
    });
    int cells = 0;
    for (const GridRow* row : rows) cells += row->good_cells;
    const std::size_t begin = rows.front()->all.begin, end = rows.back()->all.end;
    if (rows.size() <= kMostStray) {
      for (const GridRow* row : rows) builder_.ignore(row->all.begin, row->all.end);
    } else if (rows.size() < kRows) {
      if (rows.size() < kFewestMeant) fragment_ = true;
      builder_.fail(ParseCode::too_few_cells, begin, end, cells);
    } else if (damaged != rows.end() && (*damaged)->damage != ParseCode::row_length) {
      builder_.fail((*damaged)->damage, (*damaged)->wrong.begin, (*damaged)->wrong.end, cells);
    } else {
      const std::size_t rest = rows.size() % kRows;
      const GridRow& first = *rows[2 * rest < kRows ? rows.size() - rest : 0];
      builder_.fail(2 * rest < kRows ? ParseCode::too_many_cells : ParseCode::too_few_cells,
                    first.all.begin, end, cells);
    }
  }

  const CleanText& text_;
  const Alphabet& alphabet_;
  ReadingBuilder& builder_;
  Rows paragraph_;
  std::vector<Rows> paragraphs_;
  std::vector<Block> blocks_;
  bool fragment_ = false;
};

}  // namespace

void add_grids(const CleanText& text, const Alphabet& alphabet, const std::vector<GridRow>& rows,
               ReadingBuilder& builder) {
  Composer(text, alphabet, builder).add(rows);
}

}  // namespace sudoku::reader
