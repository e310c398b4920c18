// The table of formats. A format is a file with one function, its declaration and its row here, and
// a name for people in the page's tables of words.
#pragma once

#include <optional>
#include <string_view>

#include "reader/clean_text.hpp"
#include "reader/normalized_text.hpp"

namespace sudoku::reader {

/// Nothing if the text is not of this format; else the puzzles, with errors for damaged parts.
using Attempt = std::optional<Reading>;

Task<Attempt> read_links(const NormalizedText& source);
Task<Attempt> read_s9b(const NormalizedText& source);
Task<Attempt> read_729(const NormalizedText& source);
Task<Attempt> read_hodoku(const NormalizedText& source);
Task<Attempt> read_sdk(const NormalizedText& source);
Task<Attempt> read_opensudoku(const NormalizedText& source);

Task<Attempt> read_coordinates(const CleanText& text);
Task<Attempt> read_symbols(const CleanText& text);
Task<Attempt> read_lines(const CleanText& text);
Task<Attempt> read_blocks(const CleanText& text);
Task<Attempt> read_tables(const CleanText& text);
Task<Attempt> read_fixed_width(const CleanText& text);
Task<Attempt> read_arrays(const CleanText& text);
Task<Attempt> read_numbers(const CleanText& text);
Task<Attempt> read_candidates(const CleanText& text);
Task<Attempt> read_almanac(const CleanText& text);

template <class Text>
struct Format {
  const char* id;
  Task<Attempt> (*read)(const Text& text);
};

/// Formats with a signature: the first that answers is right.
inline constexpr Format<NormalizedText> kFormatsWithSignature[] = {
    {"link", read_links},    {"s9b", read_s9b}, {"729", read_729},
    {"hodoku", read_hodoku}, {"sdk", read_sdk}, {"opensudoku", read_opensudoku},
};

/// Formats that overlap: the first that reads everything is right, else the one that ignores least.
inline constexpr Format<CleanText> kHeuristicFormats[] = {
    {"coordinates", read_coordinates},
    {"symbols", read_symbols},
    {"line", read_lines},
    {"block", read_blocks},
    {"table", read_tables},
    {"fixed-width", read_fixed_width},
    {"array", read_arrays},
    {"numbers", read_numbers},
    {"candidates", read_candidates},
    {"almanac", read_almanac},
};

/// Links in comments, for a text without any other puzzle.
Task<Attempt> read_links_in_comments(const NormalizedText& source);

/// The puzzle of a value in a link or an attribute: 81 cells, S9B, or a code of sudoku.coach.
std::optional<Puzzle> puzzle_from_value(std::string_view value);

/// SudokuWiki's `S9B` and 162 base-36 digits; nothing for any other text.
std::optional<Puzzle> puzzle_from_s9b(std::string_view code);

/// sudoku.coach's `SCv7_32_` and base-32 digits of a compressed record; nothing for any other text.
std::optional<Puzzle> puzzle_from_coach(std::string_view code);

}  // namespace sudoku::reader
