// The exact count, in the module of lists: the page loads it for puzzles with very many solutions.
// count.d.ts describes what is bound here.
#include <emscripten/bind.h>

#include <cstdint>
#include <string>

#include "sudoku/exact_count.hpp"
#include "sudoku/line.hpp"

namespace {

using namespace sudoku;

using Handle = std::uintptr_t;

ExactCount& count_of(Handle handle) { return *reinterpret_cast<ExactCount*>(handle); }

Handle open(const std::string& givens) {
  const auto puzzle = parse_line(givens);
  return puzzle ? reinterpret_cast<Handle>(new ExactCount(*puzzle)) : 0;
}

bool advance(Handle handle, double steps) {
  return count_of(handle).advance(static_cast<std::uint64_t>(steps));
}

double progress(Handle handle) { return count_of(handle).progress(); }

std::string total(Handle handle) { return to_text(count_of(handle).count()); }

void close(Handle handle) { delete &count_of(handle); }

}  // namespace

EMSCRIPTEN_BINDINGS(count) {
  emscripten::function("openCount", &open);
  emscripten::function("advanceCount", &advance);
  emscripten::function("countProgress", &progress);
  emscripten::function("countTotal", &total);
  emscripten::function("closeCount", &close);
}
