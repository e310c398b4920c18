// The generator, as a JavaScript module. generator.d.ts declares what is bound here.
#include <emscripten/val.h>

#include <optional>
#include <string>

#include "arrays.hpp"
#include "sudoku/generator.hpp"

namespace {

using emscripten::val;
using namespace sudoku;

// The wrong argument of a request; null while there is none.
using Wrong = const char*;

bool is_missing(const val& value) { return value.isUndefined() || value.isNull(); }

// Reads the fields of a request. The first field that is wrong ends up in `wrong`.
class RequestReader {
 public:
  explicit RequestReader(const val& record) : record_(record) {}

  MakeRequest read() {
    MakeRequest request;
    number("seed", request.seed);
    number("part", request.part);
    number("parts", request.parts);
    flag("minimal", request.minimal);
    flag("singlesOnly", request.singles_only);
    flag("rated", request.rated);
    flag("fewest", request.fewest);
    request.givens = range("givens", 1);
    request.rating = range("rating", 10);
    request.hardest = technique("hardest");
    request.needed = technique("needed");
    std::uint64_t uses = 1;
    number("uses", uses);
    request.uses = static_cast<int>(std::min<std::uint64_t>(uses, kCells + 1));
    if (const auto id = text("symmetry")) {
      const SymmetryInfo* info = find_symmetry(*id);
      if (info == nullptr) wrong_ = "symmetry";
      if (info != nullptr) request.symmetry = info->symmetry;
    }
    request.solution = grid("solution");
    request.keep = grid("keep").value_or(Grid{});
    request.pattern = cells("pattern");
    return request;
  }
  Wrong wrong() const { return wrong_; }

 private:
  std::optional<std::string> text(const char* name) {
    const val value = record_[name];
    if (is_missing(value)) return std::nullopt;
    if (value.isString()) return value.as<std::string>();
    wrong_ = name;
    return std::nullopt;
  }
  void number(const char* name, std::uint64_t& number) {
    const val value = record_[name];
    if (is_missing(value)) return;
    if (value.isNumber()) {
      number = to_integer(value.as<double>());
    } else {
      wrong_ = name;
    }
  }
  void flag(const char* name, bool& flag) {
    const val value = record_[name];
    if (!is_missing(value)) flag = value.as<bool>();
  }
  std::optional<Range> range(const char* name, int unit) {
    const val value = record_[name];
    if (is_missing(value)) return std::nullopt;
    const auto end = [&](const char* of) {
      const val number = value[of];
      if (!number.isNumber()) wrong_ = name;
      return number.isNumber() ? number.as<double>() : 0;
    };
    // Ratings have one decimal, which binary numbers represent only roughly.
    const auto whole = [&](double number) {
      return static_cast<int>(std::min<std::uint64_t>(to_integer(number * unit + 0.5), 1000));
    };
    return Range{whole(end("least")), whole(end("most"))};
  }
  std::optional<Technique> technique(const char* name) {
    const auto id = text(name);
    if (!id) return std::nullopt;
    const TechniqueInfo* info = find_technique(*id);
    if (info != nullptr) return info->technique;
    wrong_ = name;
    return std::nullopt;
  }
  std::optional<Grid> grid(const char* name) {
    const auto line = text(name);
    if (!line) return std::nullopt;
    const auto grid = parse_line(*line);
    if (!grid) wrong_ = name;
    return grid;
  }
  std::optional<CellSet> cells(const char* name) {
    const auto line = grid(name);
    return line ? std::optional(filled_cells(*line)) : std::nullopt;
  }

  const val& record_;
  Wrong wrong_ = nullptr;
};

val made_record(const MadePuzzle& made) {
  const auto rating = [](int tenths) { return val(tenths / 10.0); };
  val record = val::object();
  record.set("puzzle", line_of(made.puzzle));
  record.set("solution", line_of(made.solution));
  record.set("givens", made.puzzle.filled());
  record.set("er", rating(made.rating.er));
  record.set("ep", rating(made.rating.ep));
  record.set("ed", rating(made.rating.ed));
  record.set("attempt", static_cast<double>(made.attempt));
  return record;
}

class Maker {
 public:
  explicit Maker(const MakeRequest& request) : generator_(request) {}

  double advance(double milliseconds) {
    const val performance = val::global("performance");
    const auto now = [&] { return performance.call<double>("now"); };
    // A comparison with NaN is false: then only one step is made.
    const double end = now() + milliseconds;
    do {
      generator_.step();
    } while (now() < end && generator_.made().size() < kMostWaiting && !generator_.is_exhausted());
    return static_cast<double>(generator_.made().size());
  }
  bool exhausted() const { return generator_.is_exhausted(); }
  double tried() const { return static_cast<double>(generator_.tried()); }
  double fitting() const { return static_cast<double>(generator_.fitting()); }
  val take() { return array_of(generator_.take(), made_record); }

 private:
  // Maximum number of puzzles of one slice: what waits to be taken does not grow without bound.
  static constexpr std::size_t kMostWaiting = 1000;

  Generator generator_;
};

// "request", "wrong-" with the name of a field, or the name of a refusal; null if there is none.
val refusal(const val& record) {
  if (is_missing(record)) return val(std::string("request"));
  RequestReader reader(record);
  const MakeRequest request = reader.read();
  if (reader.wrong() != nullptr) return val("wrong-" + std::string(reader.wrong()));
  const Refusal refusal = refusal_of(request);
  return refusal == Refusal::no_refusal ? val::null() : text_of(name_of(refusal));
}

val start_generator(const val& record) {
  if (is_missing(record)) return val::null();
  RequestReader reader(record);
  const MakeRequest request = reader.read();
  if (reader.wrong() != nullptr || refusal_of(request) != Refusal::no_refusal) return val::null();
  return owned(Maker(request));
}

val symmetries() {
  return array_of(symmetry_table(),
                  [](const SymmetryInfo& info) { return val(std::string(info.id)); });
}

const char* name_of(CountingOrder order) {
  return order == CountingOrder::books ? "books" : "sudoku-explainer";
}

val request_techniques() {
  val rows = val::array();
  for (const TechniqueInfo& info : technique_table()) {
    const CountingOrder order = counting_order_of(info.technique);
    if (order == CountingOrder::none) continue;
    val row = val::object();
    row.set("id", text_of(info.id));
    row.set("order", text_of(name_of(order)));
    rows.call<void>("push", row);
  }
  return rows;
}

}  // namespace

EMSCRIPTEN_BINDINGS(sudoku_generator) {
  owned_class<Maker>("Generator")
      .function("advance", &Maker::advance)
      .function("exhausted", &Maker::exhausted)
      .function("tried", &Maker::tried)
      .function("fitting", &Maker::fitting)
      .function("take", &Maker::take);
  emscripten::function("refusal", &refusal);
  emscripten::function("startGenerator", &start_generator);
  emscripten::function("symmetries", &symmetries);
  emscripten::function("requestTechniques", &request_techniques);
}
