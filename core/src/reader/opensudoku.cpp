// OpenSudoku's XML: `<game data="81 digits">`, since version 3 `cells_data="..."`.
#include <algorithm>

#include "reader/formats.hpp"
#include "reader/reading_builder.hpp"
#include "reader/symbols.hpp"

namespace sudoku::reader {

Task<Attempt> read_opensudoku(const NormalizedText& source) {
  if (!source.has('<')) co_return std::nullopt;
  const std::string_view text = source.text();
  constexpr std::string_view kGame = "<game";
  constexpr std::string_view kData = "data=";
  ReadingBuilder builder(source, "opensudoku");
  std::size_t close = 0;
  for (std::size_t at = text.find(kGame); at != std::string::npos; at = text.find(kGame, close)) {
    close = std::min(text.find('>', at), text.size());
    co_await scan_of(close - at + kCells);
    const std::size_t data = source.view(at, close).find(kData);
    if (data == std::string_view::npos) continue;
    const std::size_t begin = at + data + kData.size() + 1;
    const std::size_t end =
        begin >= close
            ? close
            : begin + std::min(source.view(begin, close).find(text[begin - 1]), close - begin);
    const std::string_view cells = source.view(std::min(begin, end), end);
    const int good = static_cast<int>(std::count_if(cells.begin(), cells.end(), is_cell_char));
    if (const auto grid = parse_line(cells)) {
      builder.add({*grid, {}, {}}, begin);
    } else {
      const bool clean = good == static_cast<int>(cells.size());
      builder.fail(!clean          ? ParseCode::bad_code
                   : good < kCells ? ParseCode::too_few_cells
                                   : ParseCode::too_many_cells,
                   std::min(begin, end), end, good);
    }
  }
  if (builder.empty()) co_return std::nullopt;
  co_return builder.finish();
}

}  // namespace sudoku::reader
