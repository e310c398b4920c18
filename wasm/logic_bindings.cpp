// The human solver, as a JavaScript module. logic.d.ts declares what is bound here.
#include <emscripten/val.h>

#include <cmath>
#include <optional>
#include <string>

#include "arrays.hpp"
#include "sudoku/check.hpp"
#include "sudoku/logic.hpp"
#include "sudoku/puzzle_state.hpp"
#include "sudoku/rating.hpp"

namespace {

using emscripten::val;
using namespace sudoku;

// 6.6 for 66 tenths.
val rating_of(int tenths) { return val(tenths / 10.0); }

val record_of(const auto& candidate) {
  val record = val::object();
  record.set("cell", candidate.cell);
  record.set("digit", candidate.digit);
  return record;
}

val records_of(const auto& candidates) {
  return array_of(candidates, [](const auto& candidate) { return record_of(candidate); });
}

val set_of(const AlmostLockedSet& set) {
  val record = val::object();
  record.set("cells", numbers_of(set.cells));
  record.set("digits", numbers_of(set.digits));
  return record;
}

val node_of(const ChainNode& node) {
  val record = val::object();
  record.set("cells", numbers_of(node.cells));
  record.set("digit", node.digit);
  record.set("on", node.on);
  return record;
}

val link_of(const ChainLink& link) {
  constexpr const char* kKinds[] = {"weak", "strong", "pattern"};
  val record = val::object();
  record.set("from", link.from);
  record.set("to", link.to);
  record.set("kind", text_of(kKinds[static_cast<int>(link.kind)]));
  record.set("house", link.house);
  return record;
}

val chain_of(const Chain& chain) {
  val record = val::object();
  record.set("nodes", array_of(chain.nodes, node_of));
  record.set("links", array_of(chain.links, link_of));
  return record;
}

val evidence_of(const Evidence& evidence) {
  val record = val::object();
  record.set("houses", numbers_of(evidence.houses));
  record.set("cells", numbers_of(evidence.cells));
  record.set("order", numbers_of(evidence.order));
  record.set("digits", numbers_of(evidence.digits));
  record.set("base", numbers_of(evidence.base));
  record.set("cover", numbers_of(evidence.cover));
  record.set("fins", numbers_of(evidence.fins));
  record.set("sets", array_of(evidence.sets, set_of));
  record.set("chains", array_of(evidence.chains, chain_of));
  record.set("marked", records_of(evidence.marked));
  return record;
}

val position_of(const LogicState& state) {
  val masks = val::global("Uint16Array").new_(kCells);
  for (Cell cell = 0; cell < kCells; ++cell) masks.set(cell, state.candidates(cell).mask());
  val record = val::object();
  record.set("digits", line_of(state.digits()));
  record.set("candidates", masks);
  return record;
}

val deduction_of(const Deduction& deduction, const LogicState& before) {
  val record = val::object();
  record.set("technique", text_of(info_of(deduction.technique).id));
  record.set("name", se_name(deduction));
  record.set("level", deduction.level);
  record.set("rating", rating_of(deduction.rating));
  record.set("placements", records_of(deduction.placements));
  record.set("eliminations", records_of(deduction.eliminations));
  record.set("evidence", evidence_of(deduction.evidence));
  record.set("before", position_of(before));
  return record;
}

val rating_record(const Rating& rating) {
  val record = val::object();
  record.set("er", rating_of(rating.er));
  record.set("ep", rating_of(rating.ep));
  record.set("ed", rating_of(rating.ed));
  return record;
}

// The order of this name, or of the technique with this id.
std::optional<Order> order_named(const std::string& name) {
  if (name == "sudoku-explainer") return se_order();
  if (name == "books") return book_order();
  const TechniqueInfo* info = find_technique(name);
  return info == nullptr ? std::nullopt : std::optional(order_of(info->technique));
}

// A puzzle in progress that deductions can start from: its digits do not conflict.
std::optional<LogicState> start_of(const std::string& state) {
  const auto puzzle = read_state(state);
  if (!puzzle || !is_conflict_free(puzzle->board())) return std::nullopt;
  return LogicState(*puzzle);
}

Work to_work(double work) { return static_cast<Work>(to_budget(work)); }

class Path {
 public:
  Path(const LogicState& start, Order order) : before_(start), path_(start, order) {}

  bool advance(double work) {
    if (found_) before_ = path_.state();
    Work left = to_work(work);
    return path_.advance(left, found_);
  }
  val deduction() const { return found_ ? deduction_of(*found_, before_) : val::null(); }
  bool solved() const { return path_.state().is_solved(); }
  val position() const { return position_of(path_.state()); }

 private:
  LogicState before_;
  SolutionPath path_;
  std::optional<Deduction> found_;
};

val start_path(const std::string& state, const std::string& order) {
  const auto start = start_of(state);
  const auto sequence = order_named(order);
  if (!start || !sequence) return val::null();
  return owned(Path(*start, *sequence));
}

class Difficulty {
 public:
  explicit Difficulty(const Puzzle& puzzle) : rater_(puzzle) {}

  bool advance(double work) {
    Work left = to_work(work);
    return rater_.advance(left);
  }
  val facts() const {
    val record = rating_record(rater_.rating());
    record.set("solved", rater_.state().is_solved());
    record.set("technique", text_of(info_of(rater_.hardest().technique).id));
    record.set("level", rater_.hardest().level);
    record.set("steps", rater_.hardest().count);
    return record;
  }

 private:
  Rater rater_;
};

val start_difficulty(const std::string& state) {
  const auto puzzle = read_state(state);
  if (!puzzle || !is_conflict_free(puzzle->givens)) return val::null();
  return owned(Difficulty(*puzzle));
}

val rate_state(const std::string& state) {
  const auto puzzle = read_state(state);
  if (!puzzle || !is_conflict_free(puzzle->givens)) return val::null();
  return rating_record(rate(*puzzle));
}

val techniques() {
  return array_of(technique_table(), [](const TechniqueInfo& info) {
    val record = val::object();
    record.set("id", text_of(info.id));
    record.set("name", text_of(info.se_name));
    record.set("rating", rating_of(info.se_rating));
    record.set("code", text_of(info.code));
    record.set("assumesUnique", info.assumes_unique);
    return record;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(sudoku_logic) {
  owned_class<Path>("Path")
      .function("advance", &Path::advance)
      .function("deduction", &Path::deduction)
      .function("solved", &Path::solved)
      .function("position", &Path::position);
  owned_class<Difficulty>("Difficulty")
      .function("advance", &Difficulty::advance)
      .function("facts", &Difficulty::facts);
  emscripten::function("rate", &rate_state);
  emscripten::function("startDifficulty", &start_difficulty);
  emscripten::function("startPath", &start_path);
  emscripten::function("techniques", &techniques);
}
