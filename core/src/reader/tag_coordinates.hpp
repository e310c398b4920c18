// Cells as XML elements with their coordinates: `<cell row="1" col="2" value="5"/>`.
#pragma once

#include <string>
#include <string_view>

namespace sudoku::reader {

/// Writes the tag at [begin, end] of `original` to the same place of `text` as `row=1 col=2
/// value=5` if its attributes are a row, a column and perhaps a value, and the rest of it as
/// spaces. Without a value, it is the character behind the tag, or an empty cell if the next tag
/// follows. Otherwise changes nothing. `end` is the position of `>`. Complexity: linear in the
/// length of the tag.
void keep_coordinates(std::string_view original, std::size_t begin, std::size_t end,
                      std::string& text);

}  // namespace sudoku::reader
