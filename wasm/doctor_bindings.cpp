// What is wrong with a puzzle, and what its givens are worth, in the module that makes puzzles;
// declared in doctor.d.ts.
#include <emscripten/val.h>

#include <algorithm>
#include <string>

#include "arrays.hpp"
#include "sudoku/doctor.hpp"

namespace {

using emscripten::val;
using namespace sudoku;

constexpr std::uint64_t kMostSolutions = 10'000;

val clash(const std::string& line) {
  const auto grid = parse_line(line);
  const auto found = grid ? find_clash(*grid) : std::nullopt;
  if (!found) return val::null();
  val record = val::object();
  record.set("cells", numbers_of(found->cells));
  record.set("minimal", found->minimal);
  record.set("fewest", found->fewest);
  return record;
}

val worth(const std::string& line, double limit) {
  const auto grid = parse_line(line);
  const std::uint64_t most = std::clamp<std::uint64_t>(to_integer(limit), 1, kMostSolutions);
  const auto worths = grid ? worth_of_givens(*grid, static_cast<int>(most)) : std::nullopt;
  if (!worths) return val::null();
  return array_of(*worths, [](const GivenWorth& given) {
    val record = val::object();
    record.set("cell", given.cell);
    record.set("solutions", given.solutions);
    record.set("guesses", static_cast<double>(given.guesses));
    return record;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(sudoku_doctor) {
  emscripten::function("clash", &clash);
  emscripten::function("worth", &worth);
}
