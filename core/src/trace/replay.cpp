// The run of a trace: its next event is the next move.
#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "algorithms/state_of.hpp"
#include "moves.hpp"
#include "sudoku/trace.hpp"

namespace sudoku::trace {
namespace {

constexpr std::array<CodeLine, kMoveKinds.size()> kCode = {{
    {"P r c d", 0},
    {"U r c", 1},
    {"E r c d", 2},
    {"T r c d", 3},
    {"R r c d", 4},
    {.text = "S", .label = 5, .name = "solution"},
}};
constexpr std::array kCounters = {"trace_solutions",   "trace_placed", "trace_taken_back",
                                  "trace_crossed_out", "trace_tried",  "trace_rejected"};

// What all copies share.
struct SharedTrace {
  Trace trace;
  bool eliminates;
};

// The number of moves before the first that is not playable.
std::size_t playable(const Trace& trace) {
  EventBoard board = board_of(trace.puzzle);
  for (std::size_t i = 0; i < trace.moves.size(); ++i) {
    if (!is_playable(board, trace.puzzle, trace.moves[i])) return i;
    board.apply(trace.moves[i]);
  }
  return trace.moves.size();
}

class Replay {
 public:
  explicit Replay(Trace trace) : board_(board_of(trace.puzzle)) {
    trace.moves.resize(playable(trace));
    const bool eliminates = std::any_of(trace.moves.begin(), trace.moves.end(), [](Event event) {
      return event.kind() == EventKind::eliminate;
    });
    source_ = std::make_shared<const SharedTrace>(SharedTrace{std::move(trace), eliminates});
  }

  Event next() {
    const Event event = moves()[next_++];
    board_.apply(event);
    ++counts_[event.label()];
    const auto cell = static_cast<std::uint8_t>(event.place());
    if (event.kind() == EventKind::place) {
      order_[board_.depth - 1] = cell;
    } else if (event.kind() == EventKind::remove) {
      const auto taken = std::find(order_.begin(), order_.end(), cell);
      std::copy(taken + 1, order_.begin() + board_.depth + 1, taken);
    } else if (event.kind() == EventKind::solution) {
      solution_ = board_.grid;
    }
    return event;
  }

  Outcome outcome() const {
    if (next_ < moves().size()) return Outcome::running;
    if (!moves().empty() && moves().back().kind() == EventKind::solution) return Outcome::solved;
    return board_.depth == 0 ? Outcome::exhausted : Outcome::stuck;
  }
  int depth() const { return board_.depth; }

  void fill_snapshot(Snapshot& snapshot) const {
    snapshot.grid = board_.grid;
    snapshot.candidates = source_->eliminates ? board_.candidates : Candidates::of(board_.grid);
    for (int i = 0; i < board_.depth; ++i) {
      const Cell cell = order_[i];
      snapshot.stack.push_back({cell, cell, board_.grid[cell], 0});
    }
    const auto [placed, taken_back, crossed_out, tried, rejected, solutions] = counts_;
    snapshot.counters = {solutions, placed, taken_back, crossed_out, tried, rejected};
    if (solutions > 0) snapshot.solutions = {solution_};
  }

 private:
  const std::vector<Event>& moves() const { return source_->trace.moves; }

  std::shared_ptr<const SharedTrace> source_;
  std::size_t next_ = 0;
  EventBoard board_;
  std::array<std::uint8_t, kCells> order_{};  // the cells filled, the latest last
  Grid solution_;
  std::array<std::uint64_t, kMoveKinds.size()> counts_{};
};

}  // namespace
}  // namespace sudoku::trace

namespace sudoku {

const Algorithm& trace_algorithm() {
  static const Algorithm kTrace = {
      .id = "trace",
      .code = trace::kCode,
      .counters = trace::kCounters,
      .variants = {},
      .start = nullptr,
  };
  return kTrace;
}

Run replay(Trace trace) {
  return Run(std::make_unique<algorithms::StateOf<trace::Replay>>(trace::Replay(std::move(trace))));
}

}  // namespace sudoku
