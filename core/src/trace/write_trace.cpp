#include <utility>

#include "sudoku/check.hpp"
#include "sudoku/houses.hpp"
#include "sudoku/line.hpp"
#include "sudoku/trace.hpp"

namespace sudoku::trace {
namespace {

void append_move(std::string& text, std::string_view letter, std::initializer_list<int> numbers) {
  text += letter;
  for (int number : numbers) {
    text += ' ';
    text += static_cast<char>('0' + number);
  }
  text += '\n';
}

}  // namespace
}  // namespace sudoku::trace

namespace sudoku {

std::string trace_head(const Grid& puzzle) { return "G " + to_line(puzzle, '0') + '\n'; }

bool TraceWriter::has_clash(Cell cell, Digit digit) const {
  for (Cell peer : kPeers[cell]) {
    if (grid_[peer] == digit) return true;
  }
  return false;
}

int TraceWriter::write(Event event, std::string& text) {
  if (event.kind() == EventKind::solution) {
    trace::append_move(text, grid_.is_full() && is_conflict_free(grid_) ? "S" : "S!", {});
    return 1;
  }
  if (event.place() >= kCells) return 0;
  const Cell cell = event.place();
  const int row = row_of(cell) + 1;
  const int column = column_of(cell) + 1;
  const Digit digit = event.digit();
  int moves = 0;
  const auto append = [&](std::string_view letter) {
    trace::append_move(text, letter, {row, column, digit});
    ++moves;
  };
  const auto take_back = [&] {
    if (grid_.is_empty(cell)) return;
    trace::append_move(text, "U", {row, column});
    grid_.clear(cell);
    ++moves;
  };
  switch (event.kind()) {
    case EventKind::write:
      take_back();
      append("T");
      break;
    case EventKind::place:
      append(has_clash(cell, digit) ? "P!" : "P");
      grid_.set(cell, digit);
      break;
    case EventKind::remove:
      take_back();
      break;
    case EventKind::try_:
      append("T");
      break;
    case EventKind::reject:
      append("R");
      break;
    case EventKind::eliminate:
      append("E");
      break;
    default:
      break;
  }
  return moves;
}

TraceExport::TraceExport(Run& run)
    : run_(&run),
      step_(run.position()),
      writer_(run.snapshot().grid),
      head_(trace_head(run.snapshot().grid)) {}

TracePart TraceExport::next(std::size_t events, std::uint64_t limit) {
  TracePart part;
  part.text = std::exchange(head_, {});
  std::vector<Event> found(events);
  run_->seek(step_);
  found.resize(run_->read(found));
  for (Event event : found) {
    const TraceWriter before = writer_;
    const std::size_t size = part.text.size();
    const auto moves = static_cast<std::uint64_t>(writer_.write(event, part.text));
    if (moves > limit - part.moves) {
      writer_ = before;
      part.text.resize(size);
      part.cut = true;
      break;
    }
    part.moves += moves;
    ++step_;
  }
  run_->seek(step_);
  return part;
}

}  // namespace sudoku
