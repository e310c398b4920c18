// Cells with digits of faces, as bad cameras see them.
#pragma once

#include "chance.hpp"
#include "face.hpp"
#include "picture/patches.hpp"

namespace sudoku::training {

struct Example {
  picture::Patch patch;
  int label;  ///< 0 for a cell without a digit
};

Example rendered(const Faces& faces, Chance& chance);

}  // namespace sudoku::training
