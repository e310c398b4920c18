#include "sudoku/algorithm.hpp"

#include <array>

#include "algorithms/machine.hpp"
#include "algorithms/rows.hpp"

namespace sudoku {

const char* name_of(EventKind kind) {
  static constexpr std::array<const char*, kEventKinds> kNames = {
      "none",  "begin",   "enter",    "leave",     "choose",    "try",
      "write", "place",   "reject",   "remove",    "eliminate", "pass",
      "cover", "uncover", "solution", "exhausted", "stuck",     "invalid"};
  return kNames[static_cast<int>(kind)];
}

const char* name_of(Outcome outcome) {
  static constexpr const char* kNames[] = {"running", "solved", "exhausted", "stuck", "invalid"};
  return kNames[static_cast<int>(outcome)];
}

const char* name_of(Panel panel) {
  static constexpr const char* kNames[] = {"free-cells", "calls", "possible", "matrix"};
  return kNames[static_cast<int>(panel)];
}

std::span<const Algorithm> algorithms() {
  static const std::array<Algorithm, 7> kAlgorithms = {
      kFreeCellList,   kBitmask,          kIsSafe,      kCandidateElimination,
      kCountSolutions, kFewestCandidates, kDancingLinks};
  return kAlgorithms;
}

const Algorithm* find_algorithm(std::string_view id) {
  for (const Algorithm& algorithm : algorithms()) {
    if (id == algorithm.id) return &algorithm;
  }
  return nullptr;
}

}  // namespace sudoku
