// The table of the algorithms that can be watched: one row each. Pages and commands show what the
// table lists.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "sudoku/grid.hpp"

namespace sudoku {

class Machine;  // an algorithm at work; see run.hpp

/// What to show beside the board.
enum class Panel { free_cells, calls, possible, matrix };

/// "free-cells", "calls", "possible" or "matrix".
const char* name_of(Panel panel);

/// A way of running an algorithm.
struct Variant {
  const char* id;
  const char* name;  ///< for people, in English
};

struct Algorithm {
  const char* id;                         ///< "free-cell-list", "bitmask", ...
  const char* name;                       ///< for people, in English
  const char* source;                     ///< the text it comes from
  const char* teaches;                    ///< one sentence
  std::span<const char* const> code;      ///< pseudo-code, one line each, indented by two spaces
  std::span<const char* const> counters;  ///< names; the first counter is the result
  std::span<const Variant> variants;  ///< the first is the default; empty where there is one way
  Panel panel;
  /// Sets the algorithm on a puzzle. `variant` indexes `variants`, 0 where there are none.
  std::unique_ptr<Machine> (*start)(const Grid& puzzle, int variant);
};

/// All of them, in the order in which a menu should list them.
std::span<const Algorithm> algorithms();

/// The algorithm with that id, or null.
const Algorithm* find_algorithm(std::string_view id);

}  // namespace sudoku
