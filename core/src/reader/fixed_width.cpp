// Grids in which a space is an empty cell: the column of a character alone says which cell it is.
#include <algorithm>

#include "reader/fixed_columns.hpp"
#include "reader/formats.hpp"
#include "reader/rows.hpp"
#include "reader/symbols.hpp"
#include "sudoku/check.hpp"

namespace sudoku::reader {

namespace {

class FixedWidthReader {
 public:
  FixedWidthReader(const CleanText& text, ReadingBuilder& builder)
      : text_(text), builder_(builder) {}

  Task<void> read() {
    std::size_t with_bars = 0;
    for (Token line : text_.lines()) {
      co_await scan_of(line.size() + 8);
      if (line.size() <= kWidest) with_bars += bars_in(text_.view(line)) >= 2;
      if (with_bars == kRows) break;
    }
    const bool framed = with_bars == kRows;  // a line without bars is a title
    Picture picture;
    for (Token line : text_.lines()) {
      co_await Units{std::min(line.size(), kWidest) / 2 + scan_of(2 * line.size()).count + 4};
      const std::string_view view = text_.view(line);
      const std::string_view content = trimmed(view);
      const bool border = (content.size() > 1 && contains(content, '-') &&
                           std::all_of(content.begin(), content.end(), is_border)) ||
                          (content.empty() && !trimmed(text_.source().view(line)).empty());
      if (border) continue;
      const bool fits = !framed || content.empty() || bars_in(view) >= 2;
      if (fits && picture.add(text_, line)) continue;
      if (!picture.lines.empty()) co_await take(picture);
      picture = {};
      builder_.ignore(line.begin, line.end);
    }
    if (!picture.lines.empty()) co_await take(picture);
  }

  bool found() const { return found_; }

 private:
  using Lines = decltype(Picture::lines);

  // A line of spaces as long as the others is a row of blanks.
  bool is_empty(Token line, std::size_t width) const {
    return trimmed(text_.view(line)).empty() && line.size() + 1 < width;
  }

  // Reads the lines of a picture, and takes those from it that are no rows.
  Task<void> take(Picture& picture) {
    if (picture.digits.none() && picture.bars.none()) co_return;  // empty lines
    const auto is_empty_here = [&](Token line) { return is_empty(line, picture.width); };
    Lines& lines = picture.lines;
    while (!lines.empty() && is_empty_here(lines.back())) {
      co_await Units{2};
      lines.pop_back();
    }
    while (!lines.empty() && is_empty_here(lines.front())) {
      co_await Units{2};
      lines.pop_front();
    }
    if (lines.size() % kRows != 0 && co_await are_regular_gaps(lines, picture.width)) {
      Lines rows;
      for (Token line : lines) {
        co_await Units{1};
        if (!is_empty_here(line)) rows.push_back(line);
      }
      lines = std::move(rows);
    }
    if (lines.size() % kRows == 1 && is_header(lines.front())) {
      builder_.ignore(lines.front().begin, lines.front().end);
      lines.pop_front();
    }
    if (lines.empty()) co_return;
    if (lines.size() % kRows != 0 || !co_await has_inner_blank(lines)) {
      co_await ignore(lines);
      co_return;
    }
    Picture cells;
    for (Token line : lines) {
      co_await Units{line.size() + 2};
      cells.add(text_, line);
    }
    // Lines of spaces show no cells.
    if (cells.digits.none() && cells.bars.none()) co_return;
    ColumnChoice choice = column_choices(cells);
    if (choice.is_empty() && remove_labels(lines, cells)) choice = column_choices(cells);
    const auto& best = choice.exact.empty() ? choice.other : choice.exact;
    if (best.empty()) {
      co_await ignore(lines);
      co_return;
    }
    found_ = true;
    if (best.size() > 1) {
      builder_.fail(ParseCode::ambiguous, lines.front().begin, lines.front().end, 0);
      co_return;
    }
    for (std::size_t first = 0; first < lines.size(); first += kRows) {
      co_await Units{kCells};
      Grid grid;
      for (int row = 0; row < 9; ++row) {
        const std::string_view line = text_.view(lines[first + static_cast<std::size_t>(row)]);
        for (std::size_t at = 0; at < line.size(); ++at) {
          if (!is_digit_char(line[at]) || best[0][at] < 0) continue;
          grid.set(cell_at(row, best[0][at]), digit_of_char(line[at]));
        }
      }
      // In a wrong column a digit often meets its like.
      if (is_conflict_free(grid)) {
        builder_.add_or_attach(grid, lines[first].begin);
      } else {
        builder_.fail(ParseCode::ambiguous, lines[first].begin, lines[first].end, 0);
      }
    }
  }

  Task<void> ignore(const Lines& lines) {
    for (Token line : lines) {
      co_await Units{line.size() + 8};
      builder_.ignore(line.begin, line.end);
    }
  }

  // Empty lines after every line, or only after every third.
  Task<bool> are_regular_gaps(const Lines& lines, std::size_t width) const {
    std::size_t kept = 0, gaps = 0;
    bool thirds = true;
    for (Token line : lines) {
      co_await Units{1};
      if (is_empty(line, width)) {
        ++gaps;
        thirds &= kept % 3 == 0;
      } else {
        ++kept;
      }
    }
    co_return thirds || gaps + 1 >= kept;
  }

  // The numbers of the columns.
  bool is_header(Token line) const {
    std::string digits;
    for (char c : text_.view(line)) {
      if (is_digit_char(c)) digits += c;
    }
    return digits == "123456789";
  }

  // Removes the numbers of the rows from the picture: 1 to 9 in its first column. False if there
  // are none.
  bool remove_labels(const Lines& lines, Picture& picture) const {
    std::size_t first = 0;
    while (first < kWidest && !picture.digits.test(first)) ++first;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const std::string_view line = text_.view(lines[i]);
      if (first >= line.size() || line[first] != static_cast<char>('1' + i % kRows)) return false;
    }
    picture.digits.reset(first);
    return true;
  }

  // Some digit has more space before it than a digit elsewhere: a space is a cell.
  Task<bool> has_inner_blank(const Lines& lines) const {
    std::size_t digits = 0;
    for (Token line : lines) {
      co_await scan_of(line.size() + 8);
      const std::string_view view = text_.view(line);
      digits += static_cast<std::size_t>(std::count_if(view.begin(), view.end(), is_digit_char));
    }
    co_return digits < 9 * lines.size();
  }

  static std::ptrdiff_t bars_in(std::string_view line) {
    return std::count_if(line.begin(), line.end(), is_bar);
  }

  const CleanText& text_;
  ReadingBuilder& builder_;
  bool found_ = false;
};

}  // namespace

Task<Attempt> read_fixed_width(const CleanText& text) {
  ReadingBuilder builder(text.source(), "fixed-width");
  FixedWidthReader reader(text, builder);
  co_await reader.read();
  if (!reader.found()) co_return std::nullopt;
  co_return builder.finish();
}

}  // namespace sudoku::reader
