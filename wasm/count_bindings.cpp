// The exact count in the module of lists, declared in count.d.ts.

#include <string>

#include "arrays.hpp"
#include "sudoku/exact_count.hpp"

namespace {

using namespace sudoku;

class Count {
 public:
  explicit Count(const Grid& puzzle) : count_(puzzle) {}

  bool advance(double steps) { return count_.advance(to_budget(steps)); }
  double progress() const { return count_.progress(); }
  std::string total() const { return count_.is_done() ? to_text(count_.count()) : ""; }

 private:
  ExactCount count_;
};

emscripten::val start_count(const std::string& givens) {
  const auto puzzle = parse_line(givens);
  return puzzle ? owned(Count(*puzzle)) : emscripten::val::null();
}

}  // namespace

EMSCRIPTEN_BINDINGS(count) {
  owned_class<Count>("Count")
      .function("advance", &Count::advance)
      .function("progress", &Count::progress)
      .function("total", &Count::total);
  emscripten::function("startCount", &start_count);
}
