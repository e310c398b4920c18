// The most probable Sudoku in what is read, without the digits that contradict it.
#pragma once

#include <optional>

#include "picture/choice.hpp"

namespace sudoku::picture {

/// For pictures with digits that the network reads badly, such as entries by hand, where `choose`
/// finds nothing: as `choose`, but a digit may be left out, which costs a fixed loss. What is left
/// out is in `left_out` as it looks. None if there is none among the most probable thousands.
std::optional<Choice> choose_most(const CellProbabilities& cells);

}  // namespace sudoku::picture
