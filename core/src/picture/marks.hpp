// Small pieces of ink in a cell: notes.
#pragma once

#include "picture/patches.hpp"

namespace sudoku::picture {

/// True if there is ink and no piece of it is as tall as a digit. Remains of the lines around the
/// cell do not count.
bool has_only_marks(const Patch& patch);

}  // namespace sudoku::picture
