// Checks deductions against solutions.
#pragma once

#include <span>
#include <string>

#include "sudoku/line.hpp"
#include "sudoku/logic.hpp"

namespace soundness {

/// What is wrong with a deduction in `state`, or an empty string: it must change the state, place
/// and remove only candidates, and agree with each of `solutions`.
inline std::string fault(const sudoku::Deduction& deduction, const sudoku::LogicState& state,
                         std::span<const sudoku::Grid> solutions) {
  const std::string id = sudoku::info_of(deduction.technique).id;
  const auto describe = [&](const char* what, sudoku::Cell cell, sudoku::Digit digit) {
    return id + ": " + what + " " + std::to_string(digit) + " in cell " + std::to_string(cell);
  };
  if (deduction.placements.empty() && deduction.eliminations.empty()) {
    return id + ": changes nothing";
  }
  for (const auto& [cell, digit] : deduction.placements) {
    if (!state.has(cell, digit)) return describe("places no candidate,", cell, digit);
    for (const sudoku::Grid& solution : solutions) {
      if (solution[cell] != digit) return describe("places a wrong", cell, digit);
    }
  }
  for (std::size_t i = 0; i < deduction.eliminations.size(); ++i) {
    const auto [cell, digit] = deduction.eliminations[i];
    if (!state.has(cell, digit)) return describe("removes no candidate,", cell, digit);
    for (const sudoku::Grid& solution : solutions) {
      if (solution[cell] == digit) return describe("removes the right", cell, digit);
    }
    for (std::size_t k = 0; k < i; ++k) {
      if (deduction.eliminations[k] == deduction.eliminations[i]) {
        return describe("removes twice", cell, digit);
      }
    }
  }
  return {};
}

}  // namespace soundness
