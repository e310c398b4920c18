// Equivalent puzzles, redundant and missing givens, in the module that makes puzzles; declared in
// minimize.d.ts.
#include <emscripten/val.h>

#include <optional>
#include <string>

#include "arrays.hpp"
#include "sudoku/canonical.hpp"
#include "sudoku/check.hpp"
#include "sudoku/full_grid.hpp"
#include "sudoku/minimize.hpp"

namespace {

using emscripten::val;
using namespace sudoku;

val record_of(const Transformation& transformation) {
  val record = val::object();
  record.set("transposed", transformation.transposed);
  record.set("rows", numbers_of(transformation.rows));
  record.set("columns", numbers_of(transformation.columns));
  record.set("digits", numbers_of(transformation.digits));
  return record;
}

std::optional<Grid> valid_grid(const std::string& line) {
  const auto grid = parse_line(line);
  return grid && is_conflict_free(*grid) ? grid : std::nullopt;
}

val canonical(const std::string& line) {
  const auto grid = valid_grid(line);
  if (!grid) return val::null();
  const CanonicalForm form = canonical_form(*grid);
  val record = val::object();
  record.set("line", line_of(form.grid));
  record.set("transformation", record_of(form.transformation));
  return record;
}

bool equivalent(const std::string& a, const std::string& b) {
  const auto first = valid_grid(a);
  const auto second = valid_grid(b);
  return first && second && are_equivalent(*first, *second);
}

val transform(const std::string& line, const std::string& name) {
  const auto grid = parse_line(line);
  if (!grid) return val::null();
  if (name == "quarter-turn") return line_of(transformed(*grid, kQuarterTurn));
  if (name == "transpose") return line_of(transformed(*grid, kTranspose));
  if (name == "mirror") return line_of(transformed(*grid, kMirror));
  if (name == "rename") return line_of(transformed(*grid, renaming_in_order(*grid)));
  return val::null();
}

val redundant(const std::string& line) {
  const auto grid = parse_line(line);
  const auto cells = grid ? redundant_givens(*grid) : std::nullopt;
  return cells ? numbers_of(*cells) : val::null();
}

val minimize(const std::string& line, double seed) {
  const auto grid = parse_line(line);
  const auto puzzle = grid ? minimized(*grid, to_integer(seed)) : std::nullopt;
  return puzzle ? line_of(*puzzle) : val::null();
}

val complete(const std::string& line, double seed) {
  const auto grid = parse_line(line);
  const auto completion = grid ? completed(*grid, to_integer(seed)) : std::nullopt;
  if (!completion) return val::null();
  val record = val::object();
  record.set("givens", array_of(completion->givens, [](const Placement& given) {
               val placement = val::object();
               placement.set("cell", given.cell);
               placement.set("digit", given.digit);
               return placement;
             }));
  record.set("solution", line_of(completion->solution));
  record.set("fewest", completion->fewest);
  return record;
}

val full_grid(double seed) {
  Random random(to_integer(seed));
  return line_of(FullGrids().next(random));
}

}  // namespace

EMSCRIPTEN_BINDINGS(sudoku_minimize) {
  emscripten::function("canonical", &canonical);
  emscripten::function("complete", &complete);
  emscripten::function("equivalent", &equivalent);
  emscripten::function("fullGrid", &full_grid);
  emscripten::function("minimize", &minimize);
  emscripten::function("redundant", &redundant);
  emscripten::function("transform", &transform);
}
