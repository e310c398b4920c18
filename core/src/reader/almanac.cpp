// almanac-e1089, Grid.create: `1`..`9` are givens, `0` and `.` empty cells, `#` begins a comment,
// all other characters are skipped. Used last, and only if the skipped text hardly interrupts the
// cells: other text with as many digits would be misread. Unlike that program, a short last grid is
// an error.
#include <algorithm>
#include <array>

#include "reader/formats.hpp"
#include "reader/reading_builder.hpp"
#include "reader/symbols.hpp"
#include "sudoku/check.hpp"

namespace sudoku::reader {

namespace {

// If the text has no `.` and no `0`, the blank is the most frequent conventional sign.
Task<char> blank_of(std::string_view text) {
  std::array<std::size_t, 256> times{};
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (at % kStretch == 0) co_await scan_of(2 * kStretch);
    ++times[static_cast<unsigned char>(text[at])];
  }
  char best = '.';
  std::size_t most = 0;
  if (times['.'] > 0 || times['0'] > 0) co_return best;
  for (char blank : {'_', '*', 'x', 'X', '?', '-'}) {
    if (times[static_cast<unsigned char>(blank)] <= most) continue;
    most = times[static_cast<unsigned char>(blank)];
    best = blank;
  }
  co_return best;
}

// Few interruptions, some blanks, and no digit twice in a house.
bool is_plausible(const std::vector<Grid>& grids, std::size_t interruptions) {
  return interruptions <= 15 * grids.size() &&
         std::all_of(grids.begin(), grids.end(), [](const Grid& grid) {
           return grid.filled() >= kFewestGivens && is_conflict_free(grid);
         });
}

}  // namespace

Task<Attempt> read_almanac(const CleanText& text) {
  const std::string_view all = text.text();
  const char blank = co_await blank_of(all);
  ReadingBuilder builder(text.source(), "almanac");
  std::string cells;
  std::vector<std::size_t> begins;  // of each puzzle begun
  std::size_t surplus = 0;          // where the last, perhaps unfinished one begins
  std::size_t interruptions = 0;
  bool skipping = true;
  for (std::size_t at = 0; at < all.size(); ++at) {
    if (at % kStretch == 0) co_await Units{kStretch};
    if (is_cell_char(all[at]) || all[at] == blank) {
      if (cells.size() % kCells == 0) begins.push_back(surplus = at);
      cells += all[at];
      skipping = false;
    } else if (!is_border(all[at]) && !is_separator(all[at])) {
      builder.ignore(at, at + 1);
      interruptions += !skipping;
      skipping = true;
    }
  }
  const std::string_view original = text.source().text();
  const std::size_t rest = cells.size() % kCells;
  if (cells.empty()) {
    const std::size_t first = std::min(original.find_first_not_of(" \t\r\n\v\f"), original.size());
    builder.fail(ParseCode::empty, first, original.size(), 0);
    co_return builder.finish();
  }
  if (rest != 0) {
    const bool many = cells.size() > kCells && 2 * rest < kCells;
    const std::size_t at = cells.size() < kCells ? all.find_last_not_of(" \t\r\n\v\f") : surplus;
    builder.fail(many ? ParseCode::too_many_cells : ParseCode::too_few_cells, at, all.size(),
                 static_cast<int>(cells.size()));
    co_return builder.finish();
  }
  std::vector<Grid> grids;
  for (std::size_t i = 0; i < begins.size(); ++i) {
    co_await Units{kCells};
    grids.push_back(grid_from_cells(std::string_view(cells).substr(i * kCells, kCells)));
  }
  if (contains("_*xX?-", blank) || !is_plausible(grids, interruptions)) {
    builder.fail(ParseCode::ambiguous, begins[0], all.size(), static_cast<int>(cells.size()));
    co_return builder.finish();
  }
  for (std::size_t i = 0; i < begins.size(); ++i) {
    co_await Units{kCells};
    builder.add_or_attach(grids[i], begins[i]);
  }
  co_return builder.finish();
}

}  // namespace sudoku::reader
