#pragma once

#include <vector>

#include "reader/clean_text.hpp"
#include "reader/symbols.hpp"

namespace sudoku::reader {

/// The tokens of a text between white space, brackets and punctuation, without borders.
std::vector<Token> cell_tokens(const CleanText& text);

}  // namespace sudoku::reader
