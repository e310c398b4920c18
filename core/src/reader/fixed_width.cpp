// Grids in which a space is an empty cell: the column of a character alone says which cell it is.
#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>

#include "reader/formats.hpp"
#include "reader/rows.hpp"
#include "reader/symbols.hpp"
#include "sudoku/check.hpp"

namespace sudoku::reader {

namespace {

constexpr std::size_t kWidest = 80;
constexpr std::size_t kRows = 9;
constexpr int kWidestIndent = 16, kWidestPitch = 4, kWidestGap = 6;

using Columns = std::bitset<kWidest>;
using CellOfColumn = std::array<std::int8_t, kWidest>;  // -1 for a column without a cell

bool is_bar(char c) { return contains("|!\"'", c); }

// Nine columns: `pitch` apart, with `gap` more between the boxes.
struct Layout {
  int start;
  int pitch;
  int gap;

  int column(int i) const { return start + pitch * i + gap * (i / 3); }
};

// What nine or more lines have in their columns. A line may begin with a letter as its label, and
// end with a comma.
struct Picture {
  std::vector<Token> lines;  // empty ones too
  Columns digits;
  Columns bars;
  std::size_t width = 0;  // of the longest line, with trailing spaces

  /// False, and no change, if the line contains anything else.
  bool add(const CleanText& text, Token line) {
    const std::string_view view = text.view(line);
    const auto fits = [](char c) { return c == ' ' || is_digit_char(c) || is_bar(c); };
    std::size_t begin = 0;
    while (begin < view.size() && contains(" [({", view[begin])) ++begin;
    if (begin < view.size() && is_letter(view[begin])) ++begin;
    std::size_t end = view.size();
    const std::size_t last = view.find_last_not_of(",;])} ");
    if (last != std::string_view::npos && contains("\"'", view[last])) end = last + 1;
    // Where comments or markup were, the columns mean nothing.
    if (view.size() > kWidest || begin > end || view != text.source().view(line) ||
        !std::all_of(view.begin() + static_cast<std::ptrdiff_t>(begin),
                     view.begin() + static_cast<std::ptrdiff_t>(end), fits)) {
      return false;
    }
    for (std::size_t at = begin; at < end; ++at) {
      if (is_digit_char(view[at])) digits.set(at);
      if (is_bar(view[at])) bars.set(at);
    }
    width = std::max(width, end);
    lines.push_back(line);
    return true;
  }
};

// The bars are where they belong: around boxes, or around all cells, with the cells in the middle.
bool suits_bars(const Layout& layout, const Picture& picture) {
  if (picture.bars.none()) return true;
  struct Bars {
    int first = -1, last = -1;
    bool empty() const { return first < 0; }
  };
  std::array<Bars, 10> between;  // bars before cell i; [9]: behind the last
  for (int at = 0, i = 0; at < static_cast<int>(picture.width); ++at) {
    while (i < 9 && layout.column(i) < at) ++i;
    if (picture.bars.test(static_cast<std::size_t>(at))) {
      if (i < 9 && layout.column(i) == at) return false;
      Bars& bars = between[static_cast<std::size_t>(i)];
      if (bars.empty()) bars.first = at;
      bars.last = at;
    }
  }
  const bool all_cells = !between[1].empty(), boxes = !between[3].empty();
  for (std::size_t i = 1; i < 9; ++i) {
    if (between[i].empty() == (all_cells || (boxes && i % 3 == 0))) return false;
  }
  // Every compartment has as much space before its first cell as behind its last; outside the outer
  // bars of a grid without a frame there may be less.
  const int step = all_cells ? 1 : boxes ? 3 : 9;
  int margin = 0;
  for (int i = 0; i < 9; i += step) {
    const auto& before = between[static_cast<std::size_t>(i)];
    const auto& behind = between[static_cast<std::size_t>(i + step)];
    const int left = before.empty() ? 0 : layout.column(i) - before.last;
    const int right = behind.empty() ? 0 : behind.first - layout.column(i + step - 1);
    for (int space : {left, right}) {
      if (space == 0) continue;
      if (margin != 0 && space != margin) return false;
      margin = space;
    }
  }
  return true;
}

// The cell of each column with a digit, in the order of the layouts that suit the picture.
struct Choice {
  std::vector<CellOfColumn> exact;  // the last cell is where the lines end
  std::vector<CellOfColumn> other;

  bool is_empty() const { return exact.empty() && other.empty(); }
};

void add_unique(std::vector<CellOfColumn>& choices, const CellOfColumn& cells) {
  if (std::find(choices.begin(), choices.end(), cells) == choices.end()) choices.push_back(cells);
}

Choice choices(const Picture& picture) {
  Choice choice;
  std::size_t first = 0;
  while (first < kWidest && !picture.digits.test(first)) ++first;
  for (int pitch = 1; pitch <= kWidestPitch; ++pitch) {
    for (int gap = 0; gap <= kWidestGap; ++gap) {
      for (int start = 0; start <= std::min<int>(static_cast<int>(first), kWidestIndent); ++start) {
        const Layout layout{start, pitch, gap};
        if (layout.column(8) >= static_cast<int>(kWidest)) continue;
        CellOfColumn cells;
        cells.fill(-1);
        Columns covered;
        for (int i = 0; i < 9; ++i) {
          const auto at = static_cast<std::size_t>(layout.column(i));
          covered.set(at);
          if (picture.digits.test(at)) cells[at] = static_cast<std::int8_t>(i);
        }
        if ((picture.digits & ~covered).any() || !suits_bars(layout, picture)) continue;
        const int end = layout.column(8) + 1, width = static_cast<int>(picture.width);
        const bool no_frame = picture.bars.none();
        const bool flush = start == 0 || start == static_cast<int>(first);
        const bool ends = end == width || end + pitch - 1 == width;
        // A gap is at least as wide as a border or a space.
        add_unique(!no_frame || (flush && ends) ? choice.exact : choice.other, cells);
      }
    }
  }
  return choice;
}

class FixedWidthReader {
 public:
  FixedWidthReader(const CleanText& text, ReadingBuilder& builder)
      : text_(text), builder_(builder) {}

  void read() {
    Picture picture;
    for (Token line : text_.lines()) {
      const std::string_view view = text_.view(line);
      const std::string_view content = trimmed(view);
      const bool border = (content.size() > 1 && contains(content, '-') &&
                           std::all_of(content.begin(), content.end(), is_border)) ||
                          (content.empty() && !trimmed(text_.source().view(line)).empty());
      if (border) continue;
      const bool fits = framed_ && !content.empty() ? bars_in(view) >= 2 : true;
      if (fits && picture.add(text_, line)) continue;
      take(picture);
      picture = {};
      builder_.ignore(line.begin, line.end);
    }
    take(picture);
  }

  bool found() const { return found_; }

 private:
  // A line of spaces as long as the others is a row of blanks.
  bool is_empty(Token line, std::size_t width) const {
    return trimmed(text_.view(line)).empty() && line.size() + 1 < width;
  }

  void take(const Picture& picture) {
    std::vector<Token> lines = picture.lines;
    const auto is_empty_here = [&](Token line) { return is_empty(line, picture.width); };
    while (!lines.empty() && is_empty_here(lines.back())) lines.pop_back();
    lines.erase(lines.begin(), std::find_if_not(lines.begin(), lines.end(), is_empty_here));
    if (lines.size() % kRows != 0 && are_regular_gaps(lines, picture.width)) {
      lines.erase(std::remove_if(lines.begin(), lines.end(), is_empty_here), lines.end());
    }
    if (lines.size() % kRows == 1 && is_header(lines.front())) {
      builder_.ignore(lines.front().begin, lines.front().end);
      lines.erase(lines.begin());
    }
    if (lines.empty()) return;
    if (lines.size() % kRows != 0 || !has_inner_blank(lines)) {
      for (Token line : lines) builder_.ignore(line.begin, line.end);
      return;
    }
    Picture cells = picture_of(lines);
    Choice choice = choices(cells);
    if (choice.is_empty() && remove_labels(lines, cells)) choice = choices(cells);
    const auto& best = choice.exact.empty() ? choice.other : choice.exact;
    if (best.empty()) {
      for (Token line : lines) builder_.ignore(line.begin, line.end);
      return;
    }
    found_ = true;
    if (best.size() > 1) {
      builder_.fail(ParseCode::ambiguous, lines.front().begin, lines.front().end, 0);
      return;
    }
    for (std::size_t first = 0; first < lines.size(); first += kRows) {
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

  Picture picture_of(const std::vector<Token>& lines) const {
    Picture picture;
    for (Token line : lines) picture.add(text_, line);
    return picture;
  }

  // Empty lines after every line, or only after every third.
  bool are_regular_gaps(const std::vector<Token>& lines, std::size_t width) const {
    std::size_t kept = 0, gaps = 0;
    bool thirds = true;
    for (Token line : lines) {
      if (is_empty(line, width)) {
        ++gaps;
        thirds &= kept % 3 == 0;
      } else {
        ++kept;
      }
    }
    return thirds || gaps + 1 >= kept;
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
  bool remove_labels(const std::vector<Token>& lines, Picture& picture) const {
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
  bool has_inner_blank(const std::vector<Token>& lines) const {
    std::size_t digits = 0;
    for (Token line : lines) {
      const std::string_view view = text_.view(line);
      digits += static_cast<std::size_t>(std::count_if(view.begin(), view.end(), is_digit_char));
    }
    return digits < 9 * lines.size();
  }

  static std::ptrdiff_t bars_in(std::string_view line) {
    return std::count_if(line.begin(), line.end(), is_bar);
  }

  static bool has_framed_rows(const CleanText& text) {
    const auto rows = std::count_if(text.lines().begin(), text.lines().end(),
                                    [&](Token line) { return bars_in(text.view(line)) >= 2; });
    return rows >= static_cast<std::ptrdiff_t>(kRows);
  }

  const CleanText& text_;
  ReadingBuilder& builder_;
  const bool framed_ = has_framed_rows(text_);  // a line without bars is a title
  bool found_ = false;
};

}  // namespace

Attempt read_fixed_width(const CleanText& text) {
  ReadingBuilder builder(text.source(), "fixed-width");
  FixedWidthReader reader(text, builder);
  reader.read();
  if (!reader.found()) return std::nullopt;
  return builder.finish();
}

}  // namespace sudoku::reader
