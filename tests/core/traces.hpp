// Traces on Liang's figure.
#pragma once

#include <string>
#include <vector>

#include "catch.hpp"
#include "sudoku/trace.hpp"
#include "watched_puzzles.hpp"

namespace traces {

using namespace sudoku;
using puzzles::grid_of;

inline const std::string kFigure(puzzles::kLiangFigure.puzzle);
/// Complete but for r1c1, which takes 1.
inline const std::string kLastCell = "0" + std::string(puzzles::kLabFullGrid).substr(1);

/// The illegal move of a trace on Liang's figure.
inline IllegalMove wrong(const std::string& moves) {
  const Trace trace = read_trace(moves, grid_of(kFigure));
  REQUIRE(trace.illegal);
  CHECK(trace.illegal->move == trace.moves.size() + 1);
  return *trace.illegal;
}

inline std::vector<Event> read(const std::string& text) {
  const Trace trace = read_trace(text, grid_of(kFigure));
  INFO(text);
  CHECK_FALSE(trace.illegal);
  return trace.moves;
}

}  // namespace traces
