#include "reader/rows.hpp"

#include <algorithm>

#include "reader/cell_block.hpp"
#include "reader/nine_rows.hpp"
#include "reader/symbols.hpp"

namespace sudoku::reader {

namespace {

constexpr std::size_t kMostStray = 3;  // rows between other text that are no attempt at a grid
constexpr std::size_t kLongestHeader = 200;  // characters
constexpr std::size_t kFewestMeant = 6;      // rows that are a grid with rows missing

class Composer {
 public:
  Composer(const CleanText& text, const Alphabet& alphabet, ReadingBuilder& builder)
      : text_(text), alphabet_(alphabet), builder_(builder) {}

  Task<void> add(const LineRows& rows) {
    for (const GridRow& row : rows) {
      co_await Units{row.line.size() / 2 + 8};
      switch (row.kind) {
        case LineKind::row:
        case LineKind::damaged:
          section_.push_back(&row);
          ignore_around(row);
          break;
        case LineKind::gap:
          end_paragraph();
          break;
        case LineKind::grids:
          if (!section_.empty()) co_await end_section();
          co_await add_whole(row);
          ignore_around(row);
          break;
        case LineKind::text:
          if (!section_.empty()) co_await end_section();
          co_await scan_of(2 * row.all.size());
          builder_.ignore(row.all.begin, row.all.end);
          take_header(row.all);
          break;
        case LineKind::border:  // `append_line` leaves them out
          break;
      }
    }
    if (!section_.empty()) co_await end_section();
    co_await add_blocks(blocks_, builder_);
    // A grid and about half of another: more likely a layout that is not understood.
    if (fragment_ && blocks_.size() <= 1) builder_.drop_puzzles();
  }

 private:
  // The last line of a text can name the columns of the grids below it.
  void take_header(Token text) {
    text.begin = std::max(text.begin, text.end - std::min(text.end, kLongestHeader + 1));
    const std::size_t size = text_.view(text).find_last_of("\r\n");
    if (size != std::string_view::npos) text.begin += size + 1;
    columns_ = text.size() <= kLongestHeader ? column_order(text_, text) : std::nullopt;
  }

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
    const std::size_t begin = paragraphs_.empty() ? 0 : paragraphs_.back().end;
    if (begin < section_.size()) paragraphs_.push_back({begin, section_.size()});
  }

  Task<void> end_section() {
    end_paragraph();
    co_await Units{section_.size()};
    if (is_pencil(section_)) {
      for (std::size_t r = 0; r < section_.size(); r += kPencilRows) {
        co_await Units{kPencilRows * kPencilRows};
        add_pencil(section_.data() + r);
      }
    } else {
      drop_odd_edges();
      // Empty lines after every row or every third do not separate grids.
      for (std::size_t i = 0; i < paragraphs_.size();) {
        const std::size_t size = paragraphs_[i].size();
        const std::size_t joined = size == 1 || size == 3 ? joined_paragraphs(i) : 1;
        co_await Units{joined};
        const Token part{paragraphs_[i].begin, paragraphs_[i + joined - 1].end};
        co_await add_rows(GridRows(section_).subspan(part.begin, part.size()));
        i += joined;
      }
    }
    section_.clear();
    paragraphs_.clear();
  }

  // A title beside the first or last band of a grid.
  void drop_odd_edges() {
    if (paragraphs_.size() < 2) return;
    const GridRow& typical = *section_[paragraphs_[1].begin];
    const auto is_edge = [&](const GridRow* row) {
      if (row->kind == LineKind::row && !is_odd(*row, typical)) return false;
      builder_.ignore(row->all.begin, row->all.end);
      return true;
    };
    Token& first = paragraphs_.front();
    Token& last = paragraphs_.back();
    if (first.size() == 4 && is_edge(section_[first.begin])) ++first.begin;
    if (last.size() == 4 && is_edge(section_[last.end - 1])) --last.end;
  }

  // How many paragraphs from `first` on have its size and make whole grids; 1 if they do not.
  std::size_t joined_paragraphs(std::size_t first) {
    const std::size_t size = paragraphs_[first].size();
    std::size_t end = first;
    while (end < paragraphs_.size() && paragraphs_[end].size() == size) ++end;
    const std::size_t rows = (end - first) * size;
    if (rows % kRows == 0) return end - first;
    // A title or header before or after the grid.
    return rows > kRows && end - first <= kRows + 2 && size == 1 ? end - first : 1;
  }

  // The first of the rows that are written as most of the first rows are.
  Task<const GridRow*> typical_of(GridRows rows) {
    const GridRow* typical = rows[0];
    std::size_t most = 0;
    for (const GridRow* row : rows) {
      co_await Units{8};
      const std::size_t alike = likeness(rows, *row);
      if (alike <= most) continue;
      most = alike;
      typical = row;
      if (2 * most > kProbes) break;
    }
    co_return typical;
  }

  Task<void> add_rows(GridRows rows) {
    if (rows.size() % kRows == 0) {
      const std::vector<char> none;
      co_await add_pieces(rows, none);
      co_return;
    }
    const GridRow& typical = *co_await typical_of(rows);
    std::vector<char> out(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      co_await Units{2};
      out[i] = is_odd(*rows[i], typical);
    }
    if (co_await add_without(rows, out)) co_return;
    const std::vector<char> odd = out;
    // Numbers of the columns are above a grid, perhaps below it as well.
    const std::size_t headers = rows.size() - (is_counting(*rows[0]) ? 0 : 1);
    for (std::size_t i = 0; i < headers; ++i) {
      co_await Units{2};
      out[i] = odd[i] || is_counting(*rows[i]);
    }
    if (co_await add_without(rows, out)) co_return;
    if (take_frame(rows, out)) {
      if (co_await add_without(rows, out)) co_return;
    }
    if (rows.size() == kRows + 1) {
      // An id above a grid.
      if (is_id(*rows[0]) && !is_clean_grid(rows, 0) && is_clean_grid(rows, 1)) {
        out.assign(rows.size(), false);
        out.front() = true;
        if (co_await add_without(rows, out)) co_return;
      }
    }
    fail(rows);
  }

  // Adds the rows that are not in `out` if the pieces between those make whole grids.
  Task<bool> add_without(GridRows rows, const std::vector<char>& out) {
    std::size_t piece = 0, kept = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      co_await Units{1};
      if (!out[i]) {
        ++piece;
        ++kept;
      } else if (is_all_blank(*rows[i])) {
        continue;  // a border
      } else if (piece % kRows != 0) {
        co_return false;
      } else {
        piece = 0;
      }
    }
    if (kept == 0 || kept % kRows != 0 || piece % kRows != 0) co_return false;
    co_await add_pieces(rows, out);
    co_return true;
  }

  Task<void> add_pieces(GridRows rows, const std::vector<char>& out) {
    std::vector<const GridRow*> nine;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (!out.empty() && out[i]) {
        builder_.ignore(rows[i]->all.begin, rows[i]->all.end);
        if (nine.empty()) take_header(rows[i]->all);
        continue;
      }
      nine.push_back(rows[i]);
      if (nine.size() < kRows) continue;
      co_await Units{kCells};
      add_nine(nine.data());
      nine.clear();
    }
  }

  void add_nine(const GridRow** rows) {
    sort_by_labels(text_, rows);
    const HouseKind kind = labelled_kind(text_, rows);
    const ColumnOrder columns = kind == HouseKind::row ? columns_ : std::nullopt;
    if (const auto problem = problem_of(rows, kind, columns)) {
      return builder_.fail(problem->code, problem->where.begin, problem->where.end, problem->cells,
                           problem->row_cells);
    }
    for (int part = 0; part < rows[0]->parts; ++part) {
      blocks_.push_back(block_of(rows, part, kind, columns));
    }
  }

  void add_pencil(const GridRow* const* rows) {
    CellBlock block{rows[0]->all.begin};
    block.candidates = true;
    for (std::size_t r = 0; r < kPencilRows; ++r) {
      for (int c = 0; c < 27; ++c) {
        Digits& cell = block.cells[static_cast<std::size_t>(9 * (static_cast<int>(r) / 3) + c / 3)];
        cell = cell | rows[r]->cells[c / 9][c % 9];
      }
    }
    blocks_.push_back(block);
  }

  Task<void> add_whole(const GridRow& row) {
    const Token line = row.all;
    if (row.good_cells % kCells != 0) {
      builder_.fail(row.good_cells < kCells ? ParseCode::too_few_cells : ParseCode::too_many_cells,
                    line.begin, line.end, row.good_cells);
      co_return;
    }
    CellBlock block{line.begin};
    Cell cell = 0;
    for (std::size_t at = line.begin; at < line.end; ++at) {
      const char c = text_.text()[at];
      if (!alphabet_.is_cell(c)) continue;
      if (is_digit_char(c)) block.cells[cell] = Digits::of(digit_of_char(c));
      if (++cell < kCells) continue;
      co_await Units{kCells};
      blocks_.push_back(block);
      block = CellBlock{at + 1};
      cell = 0;
    }
  }

  void fail(GridRows rows) {
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
  std::vector<const GridRow*> section_;  // the rows since the last text
  std::vector<Token> paragraphs_;        // of the section, by the index of their rows
  CellBlocks blocks_;
  ColumnOrder columns_;  // of the grids that follow
  bool fragment_ = false;
};

}  // namespace

Task<void> add_grids(const CleanText& text, const Alphabet& alphabet, const LineRows& rows,
                     ReadingBuilder& builder) {
  Composer composer(text, alphabet, builder);
  co_await composer.add(rows);
}

}  // namespace sudoku::reader
