// The listing of an algorithm, checked at compile time.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "sudoku/algorithm.hpp"

namespace sudoku::algorithms {

inline constexpr std::int8_t kNoLabel = CodeLine::kNoLabel;

/// A line with a name.
constexpr CodeLine named(const char* name, CodeLine line) {
  line.name = name;
  return line;
}

/// The lines of several blocks, one after the other.
template <std::size_t... kLines>
constexpr auto joined(const std::array<CodeLine, kLines>&... blocks) {
  std::array<CodeLine, (kLines + ...)> code{};
  auto end = code.begin();
  ((end = std::copy(blocks.begin(), blocks.end(), end)), ...);
  return code;
}

/// A block that belongs only to the variants in `variants`, a bit per variant.
template <std::size_t kLines>
constexpr auto only(std::uint8_t variants, std::array<CodeLine, kLines> block) {
  for (CodeLine& line : block) line.variants = variants;
  return block;
}

/// True if there are at most kMaxLabels labels and each of 0..labels-1 is on exactly one line of
/// every variant that has it, and in at least one variant.
template <std::size_t kLines>
constexpr bool is_sound(const std::array<CodeLine, kLines>& code, int labels) {
  if (labels > kMaxLabels) return false;
  for (int label = 0; label < labels; ++label) {
    unsigned seen = 0;
    for (const CodeLine& line : code) {
      if (line.label != label) continue;
      if ((seen & line.variants) != 0) return false;
      seen |= line.variants;
    }
    if (seen == 0) return false;
  }
  for (const CodeLine& line : code) {
    if (line.label < CodeLine::kNoLabel || line.label >= labels) return false;
  }
  return true;
}

}  // namespace sudoku::algorithms
