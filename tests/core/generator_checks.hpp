// What tests of made and minimized puzzles share.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "brute_force.hpp"
#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoku/cell_set.hpp"
#include "sudoku/exact_count.hpp"
#include "sudoku/generator.hpp"
#include "sudoku/grid.hpp"

namespace generator_checks {

using namespace sudoku;

inline constexpr std::string_view kFull = puzzles::kFormats.solution;

/// The number of solutions, by code that the engine does not share.
inline std::string count_of(const Grid& puzzle) {
  ExactCount count(puzzle);
  count.advance(UINT64_MAX);
  return to_text(count.count());
}

/// True if each given of a puzzle with one solution is needed: without it another digit fits there.
inline bool is_minimal(const Grid& puzzle) {
  const auto fits_another = [&](Cell cell) {
    Grid other = puzzle;
    for (Digit digit = 1; digit <= 9; ++digit) {
      other.set(cell, digit);
      if (digit != puzzle[cell] && brute_force::has_solution(other)) return true;
    }
    return false;
  };
  for (Cell cell : filled_cells(puzzle)) {
    if (!fits_another(cell)) return false;
  }
  return true;
}

/// The first puzzles of a request. Checks what holds for each: one solution, and the symmetry.
inline std::vector<MadePuzzle> make(const MakeRequest& request, std::size_t count) {
  REQUIRE(refusal_of(request) == Refusal::no_refusal);
  Generator generator(request);
  std::vector<MadePuzzle> made;
  while (made.size() < count) {
    REQUIRE_FALSE(generator.is_exhausted());
    const bool added = generator.step();
    CHECK(added == !generator.made().empty());
    for (const MadePuzzle& each : generator.take()) made.push_back(each);
    CHECK(generator.fitting() <= generator.tried());
    CHECK(generator.fitting() == made.size());
  }
  for (const MadePuzzle& each : made) {
    CHECK(count_of(each.puzzle) == "1");
    CHECK(each.solution.is_full());
    CHECK_FALSE(brute_force::has_conflict(each.solution));
    CHECK(each.solution.is_extension_of(each.puzzle));
    CHECK(is_symmetric(filled_cells(each.puzzle), request.symmetry));
  }
  return made;
}

}  // namespace generator_checks
