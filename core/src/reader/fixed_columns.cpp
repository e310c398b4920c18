#include "reader/fixed_columns.hpp"

#include <algorithm>

#include "reader/symbols.hpp"

namespace sudoku::reader {

namespace {

constexpr int kWidestIndent = 16, kWidestPitch = 4, kWidestGap = 6;

// Nine columns: `pitch` apart, with `gap` more between the boxes.
struct Layout {
  int start;
  int pitch;
  int gap;

  int column(int i) const { return start + pitch * i + gap * (i / 3); }
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

void add_unique(std::vector<CellOfColumn>& choices, const CellOfColumn& cells) {
  if (std::find(choices.begin(), choices.end(), cells) == choices.end()) choices.push_back(cells);
}

}  // namespace

bool is_bar(char c) { return c == '|' || c == '!' || c == '"' || c == '\''; }

bool Picture::add(const CleanText& text, Token line) {
  if (line.size() > kWidest) return false;
  const std::string_view view = text.view(line);
  const auto fits = [](char c) { return c == ' ' || is_digit_char(c) || is_bar(c); };
  std::size_t begin = 0;
  while (begin < view.size() && contains(" [({", view[begin])) ++begin;
  if (begin < view.size() && is_letter(view[begin])) ++begin;
  std::size_t end = view.size();
  const std::size_t last = view.find_last_not_of(",;])} ");
  if (last != std::string_view::npos && contains("\"'", view[last])) end = last + 1;
  // Where comments or markup were, the columns mean nothing.
  if (begin > end || view != text.source().view(line) ||
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

ColumnChoice column_choices(const Picture& picture) {
  ColumnChoice choice;
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
        // Without digits, only the bars tell that this is a grid: they reach its last boxes.
        if (picture.digits.none() && width < layout.column(6)) continue;
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

}  // namespace sudoku::reader
