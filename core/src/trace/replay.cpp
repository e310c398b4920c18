// A trace as an algorithm at work: its next event is the next move.
#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "algorithms/machine.hpp"
#include "sudoku/trace.hpp"
#include "trace/moves.hpp"

namespace sudoku {
namespace {

constexpr std::array<const char*, kMoves.size()> kCode = {
    "P r c d: place digit d in row r, column c",
    "U r c: take the digit back",
    "E r c d: cross out the candidate d",
    "T r c d: does d fit?",
    "R r c d: d does not fit",
    "S: a solution",
};
constexpr std::array kCounters = {"trace_solutions",   "trace_placed", "trace_taken_back",
                                  "trace_crossed_out", "trace_tried",  "trace_rejected"};

// All that copies share.
struct Source {
  Trace trace;
  bool crosses_out;
};

class Replay {
 public:
  explicit Replay(Trace trace) : board_(board_of(trace.puzzle)) {
    const bool crosses_out = std::any_of(trace.moves.begin(), trace.moves.end(), [](Event event) {
      return event.kind() == EventKind::eliminate;
    });
    source_ = std::make_shared<const Source>(Source{std::move(trace), crosses_out});
  }

  bool step(Event& event) {
    if (next_ == moves().size()) return false;
    event = moves()[next_++];
    board_.apply(event);
    ++counts_[event.line()];
    const auto cell = static_cast<std::uint8_t>(event.place());
    if (event.kind() == EventKind::place) {
      order_[board_.depth - 1] = cell;
    } else if (event.kind() == EventKind::remove) {
      const auto taken = std::find(order_.begin(), order_.end(), cell);
      std::copy(taken + 1, order_.begin() + board_.depth + 1, taken);
    } else if (event.kind() == EventKind::solution) {
      solution_ = board_.grid;
    }
    return true;
  }

  Outcome outcome() const {
    if (next_ < moves().size()) return Outcome::running;
    if (!moves().empty() && moves().back().kind() == EventKind::solution) return Outcome::solved;
    return board_.depth == 0 ? Outcome::exhausted : Outcome::stuck;
  }
  int depth() const { return board_.depth; }

  void describe(Snapshot& snapshot) const {
    snapshot.grid = board_.grid;
    snapshot.candidates = source_->crosses_out ? board_.candidates : Candidates::of(board_.grid);
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

  std::shared_ptr<const Source> source_;
  std::size_t next_ = 0;
  Board board_;
  std::array<std::uint8_t, kCells> order_{};  // of the cells filled, the latest last
  Grid solution_;
  std::array<std::uint64_t, kMoves.size()> counts_{};
};

}  // namespace

const Algorithm& trace_algorithm() {
  static const Algorithm kTrace = {
      .id = "trace",
      .name = "Trace",
      .source = "a program of your own",
      .teaches = "What a program does can be seen move by move, and so can its first mistake.",
      .code = kCode,
      .counters = kCounters,
      .variants = {},
      .panel = Panel::calls,
      .start = nullptr,
  };
  return kTrace;
}

Run replay(Trace trace) {
  return Run(std::make_unique<MachineOf<Replay>>(Replay(std::move(trace))));
}

}  // namespace sudoku
