#include "sudoku/trace.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "algorithms/used_digits.hpp"
#include "sudoku/houses.hpp"
#include "trace/moves.hpp"

namespace sudoku {
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

// The beginning of a text, with no character of UTF-8 cut in two.
std::string beginning(std::string_view text) {
  if (text.size() <= kLongestText) return std::string(text);
  std::size_t end = kLongestText;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return std::string(text.substr(0, end));
}

// The next line of `rest`, which may end in \n, \r\n or \r.
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

// A number at the start of `rest`; -1 where there is none. What is negative or has more than two
// digits is as much out of range as 99.
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

// Plays the moves as it reads them, so that each is judged on the board that it meets.
class Reader {
 public:
  Reader(std::string_view text, const Grid& puzzle) : rest_(text) {
    trace_.puzzle = puzzle;
    set_puzzle(puzzle);
  }

  Trace read() {
    // Whether a line is a move shows only when it is read.
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
    if (letter == 'G') return read_puzzle(text, trimmed(rest));

    const auto shape = std::find_if(kMoves.begin(), kMoves.end(),
                                    [&](const Move& move) { return move.letter == letter; });
    if (shape == kMoves.end()) return refuse(text, Reason::unreadable);
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
    judge(text, *shape, 9 * (row - 1) + column - 1, digit);
  }

  void read_puzzle(std::string_view text, std::string_view cells) {
    if (!trace_.moves.empty() || has_puzzle_ || cells.size() != kCells) {
      return refuse(text, Reason::unreadable);
    }
    Grid puzzle;
    for (Cell cell = 0; cell < kCells; ++cell) {
      const char c = cells[cell];
      if (c != '.' && !is_number(c)) return refuse(text, Reason::unreadable);
      if (c != '.') puzzle.set(cell, c - '0');
    }
    has_puzzle_ = true;
    set_puzzle(puzzle);
  }

  void judge(std::string_view text, const Move& move, Cell cell, Digit digit) {
    const Grid& grid = board_.grid;
    switch (move.kind) {
      case EventKind::place:
        if (!trace_.puzzle.is_empty(cell)) return refuse(text, Reason::on_given, cell);
        if (!grid.is_empty(cell)) return refuse(text, Reason::filled, cell);
        for (Cell peer : kPeers[cell]) {
          if (grid[peer] == digit) return refuse(text, Reason::clash, peer);
        }
        return add({move.kind, line_of(move), cell, digit});
      case EventKind::remove:
        if (!trace_.puzzle.is_empty(cell)) return refuse(text, Reason::on_given, cell);
        if (grid.is_empty(cell)) return refuse(text, Reason::empty, cell);
        return add({move.kind, line_of(move), cell, kNoDigit, grid[cell]});
      case EventKind::eliminate: {
        // What is crossed out already cannot be put back by undoing this: nothing happens.
        const bool again = !board_.candidates[cell].has(digit);
        return add({again ? EventKind::reject : move.kind, line_of(move), cell, digit});
      }
      case EventKind::solution:
        for (Cell empty = 0; empty < kCells; ++empty) {
          if (grid.is_empty(empty)) return refuse(text, Reason::not_a_solution, empty);
        }
        if (!is_conflict_free(grid)) return refuse(text, Reason::not_a_solution);
        return add({move.kind, line_of(move)});
      default:
        return add({move.kind, line_of(move), cell, digit});
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
  Board board_;
  Trace trace_;
};

void append_move(std::string& text, char letter, std::initializer_list<int> numbers) {
  text += letter;
  for (int number : numbers) {
    text += ' ';
    text += static_cast<char>('0' + number);
  }
  text += '\n';
}

}  // namespace

const char* name_of(IllegalMove::Reason reason) {
  static constexpr const char* kNames[] = {"unreadable", "out_of_range", "on_given",      "filled",
                                           "empty",      "clash",        "not_a_solution"};
  return kNames[static_cast<int>(reason)];
}

Trace read_trace(std::string_view text, const Grid& puzzle) { return Reader(text, puzzle).read(); }

std::string trace_head(const Grid& puzzle) {
  std::string text = "G ";
  for (Cell cell = 0; cell < kCells; ++cell) text += static_cast<char>('0' + puzzle[cell]);
  return text + '\n';
}

int TraceWriter::write(Event event, std::string& text) {
  if (event.kind() == EventKind::solution) {
    append_move(text, 'S', {});
    return 1;
  }
  if (event.place() >= kCells) return 0;
  const Cell cell = event.place();
  const int row = row_of(cell) + 1;
  const int column = column_of(cell) + 1;
  const Digit digit = event.digit();
  int moves = 0;
  const auto append = [&](char letter) {
    append_move(text, letter, {row, column, digit});
    ++moves;
  };
  const auto take_back = [&] {
    if (grid_.is_empty(cell)) return;
    append_move(text, 'U', {row, column});
    grid_.clear(cell);
    ++moves;
  };
  switch (event.kind()) {
    case EventKind::write:
      take_back();
      append('T');
      break;
    case EventKind::place:
      append('P');
      grid_.set(cell, digit);
      break;
    case EventKind::remove:
      take_back();
      break;
    case EventKind::try_:
      append('T');
      break;
    case EventKind::reject:
      append('R');
      break;
    case EventKind::eliminate:
      append('E');
      break;
    default:
      break;
  }
  return moves;
}

}  // namespace sudoku
