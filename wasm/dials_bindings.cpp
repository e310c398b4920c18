// The search with dials, in the module that makes puzzles; declared in dials.d.ts.
#include <emscripten/val.h>

#include <algorithm>
#include <optional>
#include <string>

#include "arrays.hpp"
#include "sudoku/check.hpp"
#include "sudoku/dials.hpp"

namespace {

using emscripten::val;
using namespace sudoku;

// The setting whose id the field has.
template <typename Setting>
std::optional<Setting> setting(const val& dials, const char* name, const auto& ids) {
  const val id = dials[name];
  if (!id.isString()) return std::nullopt;
  const auto found = std::find(ids.begin(), ids.end(), id.as<std::string>());
  if (found == ids.end()) return std::nullopt;
  return static_cast<Setting>(found - ids.begin());
}

val place(const std::string& line, const val& record, double seed, double budget) {
  const auto grid = parse_line(line);
  if (!grid || !is_conflict_free(*grid) || record.isUndefined() || record.isNull())
    return val::null();
  const auto cells = setting<CellOrder>(record, "cells", kCellOrderIds);
  const auto digits = setting<DigitOrder>(record, "digits", kDigitOrderIds);
  const auto inference = setting<Inference>(record, "inference", kInferenceIds);
  if (!cells || !digits || !inference) return val::null();
  const Dials dials = {*cells, *digits, *inference, to_integer(seed)};
  const Placing placing = search_with(*grid, dials, to_integer(budget));
  val answer = val::object();
  answer.set("placed", static_cast<double>(placing.placed));
  answer.set("end", text_of(kPlacingEndIds[static_cast<std::size_t>(placing.end)]));
  return answer;
}

val random_line(double seed, double givens) {
  return line_of(random_givens(
      to_integer(seed), static_cast<int>(std::min<std::uint64_t>(to_integer(givens), kCells))));
}

}  // namespace

EMSCRIPTEN_BINDINGS(sudoku_dials) {
  emscripten::function("placeDigits", &place);
  emscripten::function("randomGivens", &random_line);
}
