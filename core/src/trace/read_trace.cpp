#include "sudoku/trace.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "moves.hpp"
#include "sudoku/check.hpp"
#include "sudoku/houses.hpp"
#include "sudoku/line.hpp"

namespace sudoku::trace {
namespace {

using Reason = IllegalMove::Reason;

constexpr std::size_t kLongestText = 40;

bool is_separator(char c) { return c == ' ' || c == '\t' || c == ',' || c == ';'; }
bool is_number(char c) { return c >= '0' && c <= '9'; }
char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_separator(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_separator(text.back())) text.remove_suffix(1);
  return text;
}

// The first kLongestText bytes of a text, or a little less: no character of UTF-8 is cut.
std::string beginning(std::string_view text) {
  if (text.size() <= kLongestText) return std::string(text);
  std::size_t end = kLongestText;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return std::string(text.substr(0, end));
}

// Takes the next line, which may end in \n, \r\n or \r, from `rest`.
std::string_view take_line(std::string_view& rest) {
  const std::size_t end = std::min(rest.find_first_of("\r\n"), rest.size());
  const std::string_view line = rest.substr(0, end);
  rest.remove_prefix(end);
  if (rest.starts_with("\r\n")) {
    rest.remove_prefix(2);
  } else if (!rest.empty()) {
    rest.remove_prefix(1);
  }
  return line;
}

// Takes a number from the start of `rest`; -1 if there is none. 99 represents every number that is
// negative or larger.
int take_number(std::string_view& rest) {
  rest = trimmed(rest);
  const bool negative = rest.starts_with('-');
  if (negative) rest.remove_prefix(1);
  if (rest.empty() || !is_number(rest.front())) return -1;
  int number = 0;
  while (!rest.empty() && is_number(rest.front())) {
    number = std::min(99, 10 * number + (rest.front() - '0'));
    rest.remove_prefix(1);
  }
  return negative ? 99 : number;
}

bool in_range(int number) { return number >= 1 && number <= 9; }

// Plays the moves while reading them: each is checked against the current board.
class TraceReader {
 public:
  TraceReader(std::string_view text, const Grid& puzzle) : rest_(text) {
    trace_.puzzle = puzzle;
    set_puzzle(puzzle);
  }

  Trace read() {
    // An upper bound: not every line is a move.
    trace_.moves.reserve(static_cast<std::size_t>(std::count(rest_.begin(), rest_.end(), '\n')) +
                         1);
    if (rest_.starts_with("\xef\xbb\xbf")) rest_.remove_prefix(3);
    while (!rest_.empty() && !trace_.illegal) {
      ++line_;
      const std::string_view line = take_line(rest_);
      const std::string_view move = trimmed(line.substr(0, line.find('#')));
      if (!move.empty()) read_move(move);
    }
    return std::move(trace_);
  }

 private:
  void set_puzzle(const Grid& puzzle) {
    trace_.puzzle = puzzle;
    board_ = board_of(puzzle);
  }

  void read_move(std::string_view text) {
    const char letter = upper(text.front());
    std::string_view rest = text.substr(1);
    const bool unchecked = rest.starts_with('!') && (letter == 'P' || letter == 'S');
    if (unchecked) rest.remove_prefix(1);
    if (letter == 'G') return read_puzzle(text, trimmed(rest));

    const auto shape = std::find_if(kMoveKinds.begin(), kMoveKinds.end(),
                                    [&](const MoveKind& move) { return move.letter == letter; });
    if (shape == kMoveKinds.end()) return refuse(text, Reason::unreadable);
    std::array<int, 3> numbers{1, 1, 1};
    for (int i = 0; i < shape->numbers; ++i) {
      numbers[i] = take_number(rest);
      if (numbers[i] < 0) return refuse(text, Reason::unreadable);
    }
    if (!trimmed(rest).empty()) return refuse(text, Reason::unreadable);
    if (!std::all_of(numbers.begin(), numbers.end(), in_range)) {
      return refuse(text, Reason::out_of_range);
    }
    const auto [row, column, digit] = numbers;
    judge(text, *shape, unchecked, 9 * (row - 1) + column - 1, digit);
  }

  void read_puzzle(std::string_view text, std::string_view cells) {
    const auto puzzle = parse_line(cells);
    if (!trace_.moves.empty() || has_puzzle_ || !puzzle) {
      return refuse(text, Reason::unreadable);
    }
    has_puzzle_ = true;
    set_puzzle(*puzzle);
  }

  void judge(std::string_view text, const MoveKind& move, bool unchecked, Cell cell, Digit digit) {
    const Grid& grid = board_.grid;
    const int label = static_cast<int>(&move - kMoveKinds.data());
    switch (move.kind) {
      case EventKind::place:
        if (!trace_.puzzle.is_empty(cell)) return refuse(text, Reason::on_given, cell);
        if (!grid.is_empty(cell)) return refuse(text, Reason::filled, cell);
        for (Cell peer : kPeers[cell]) {
          if (grid[peer] == digit && !unchecked) return refuse(text, Reason::clash, peer);
        }
        return add({move.kind, label, cell, digit});
      case EventKind::remove:
        if (!trace_.puzzle.is_empty(cell)) return refuse(text, Reason::on_given, cell);
        if (grid.is_empty(cell)) return refuse(text, Reason::empty, cell);
        return add({move.kind, label, cell, kNoDigit, grid[cell]});
      case EventKind::eliminate: {
        // Undoing must not restore a candidate that was removed before: then nothing changes.
        const bool again = !board_.candidates[cell].has(digit);
        return add({again ? EventKind::reject : move.kind, label, cell, digit});
      }
      case EventKind::solution:
        if (unchecked) return add({move.kind, label});
        for (Cell empty = 0; empty < kCells; ++empty) {
          if (grid.is_empty(empty)) return refuse(text, Reason::not_a_solution, empty);
        }
        if (!is_conflict_free(grid)) return refuse(text, Reason::not_a_solution);
        return add({move.kind, label});
      default:
        return add({move.kind, label, cell, digit});
    }
  }

  void add(Event event) {
    board_.apply(event);
    trace_.moves.push_back(event);
  }

  void refuse(std::string_view text, Reason reason, Cell cell = -1) {
    trace_.illegal = {trace_.moves.size() + 1, line_, beginning(text), reason, cell};
  }

  std::string_view rest_;
  std::size_t line_ = 0;
  bool has_puzzle_ = false;
  EventBoard board_;
  Trace trace_;
};

}  // namespace
}  // namespace sudoku::trace

namespace sudoku {

Trace read_trace(std::string_view text, const Grid& puzzle) {
  return trace::TraceReader(text, puzzle).read();
}

}  // namespace sudoku
