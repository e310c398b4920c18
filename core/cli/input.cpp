#include "input.hpp"

#include <algorithm>
#include <cerrno>
#include <iostream>
#include <system_error>

#include "commands.hpp"
#include "sudoku/engine.hpp"

namespace sudoku::cli {

namespace {

std::string cells_of(const ParseError& error) {
  const std::string cells = std::to_string(error.cells);
  switch (error.code) {
    case ParseCode::empty:
      return "no puzzle found";
    case ParseCode::not_text:
      return "not a text file";
    case ParseCode::too_few_cells:
      return error.cells > kCells ? cells + " cells read: the last puzzle has fewer than 81"
                                  : cells + " cells read, too few: a puzzle has 81";
    case ParseCode::too_many_cells:
      return cells + " cells read, too many: a puzzle has 81";
    case ParseCode::row_length:
      return cells + " cells read: a row of " + std::to_string(error.row_cells) + ", not 9";
    case ParseCode::bad_number:
      return "not a number from 0 to 9";
    case ParseCode::bad_candidates:
      return "not the candidates of a cell";
    case ParseCode::bad_code:
      return "a damaged link or code";
    case ParseCode::ambiguous:
      return "cells in no known layout, or in one that fits several puzzles";
    case ParseCode::not_rows:
      return "the lines are boxes or columns of a puzzle, or rows in another order";
    case ParseCode::which_cell:
      return "cells from the top of a spreadsheet or from the bottom of a chess board: write r1c1";
  }
  return "";
}

void append_utf8(std::string& text, int code) {
  const auto append = [&](int byte) { text += static_cast<char>(byte); };
  if (code < 0x80) return append(code);
  if (code < 0x800) {
    append(0xc0 | code >> 6);
  } else {
    if (code < 0x10000) {
      append(0xe0 | code >> 12);
    } else {
      append(0xf0 | code >> 18);
      append(0x80 | (code >> 12 & 0x3f));
    }
    append(0x80 | (code >> 6 & 0x3f));
  }
  append(0x80 | (code & 0x3f));
}

}  // namespace

Input::Input(std::string_view path, std::istream& in)
    : name_(path), stream_(path.empty() || path == "-" ? in : file_) {
  if (&stream_ == &in) {
    name_ = "standard input";
  } else {
    errno = 0;
    file_.open(name_, std::ios::binary);
    if (!file_) failure_ = errno;
  }
}

bool Input::read(std::string& text, std::size_t bytes) {
  const bool utf16 = encoding_ == Encoding::utf16_little || encoding_ == Encoding::utf16_big;
  std::string& target = utf16 ? undecoded_ : text;
  const std::size_t before = target.size();
  target.resize(before + bytes);
  errno = 0;
  stream_.read(target.data() + before, static_cast<std::streamsize>(bytes));
  if (stream_.bad()) failure_ = errno;
  target.resize(before + static_cast<std::size_t>(stream_.gcount()));
  if (encoding_ == Encoding::unknown) {
    const std::string_view begin = std::string_view(text).substr(before);
    encoding_ = begin.starts_with("\xff\xfe")   ? Encoding::utf16_little
                : begin.starts_with("\xfe\xff") ? Encoding::utf16_big
                                                : Encoding::utf8;
    if (encoding_ != Encoding::utf8) {
      undecoded_ = begin.substr(2);
      text.resize(before);
    } else if (constexpr std::string_view kMark = "\xef\xbb\xbf"; begin.starts_with(kMark)) {
      text.erase(before, kMark.size());
    }
  }
  if (encoding_ != Encoding::utf8) decode(text);
  return static_cast<bool>(stream_);
}

bool Input::report_failure(std::ostream& err) const {
  // A directory opens, but cannot be read to its end.
  if (stream_ || stream_.eof()) return false;
  err << "sudoku: cannot read " << name_;
  if (failure_ != 0) err << ": " << std::generic_category().message(failure_);
  err << '\n';
  return true;
}

// Converts the complete characters; an incomplete one waits for the next bytes.
void Input::decode(std::string& text) {
  const std::string_view bytes = undecoded_;
  const auto unit = [&](std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    return encoding_ == Encoding::utf16_little ? byte(at) | byte(at + 1) << 8
                                               : byte(at) << 8 | byte(at + 1);
  };
  std::size_t at = 0;
  for (; at + 1 < bytes.size(); at += 2) {
    int code = unit(at);
    if ((code & 0xfc00) == 0xd800 && at + 3 >= bytes.size() && stream_) break;
    if ((code & 0xfc00) == 0xd800 && at + 3 < bytes.size() && (unit(at + 2) & 0xfc00) == 0xdc00) {
      code = 0x10000 + ((code & 0x3ff) << 10) + (unit(at + 2) & 0x3ff);
      at += 2;
    } else if ((code & 0xf800) == 0xd800) {
      code = 0xfffd;
    }
    append_utf8(text, code);
  }
  undecoded_.erase(0, at);
}

std::optional<std::string> read_input(std::string_view path, std::istream& in, std::ostream& err) {
  Input input(path, in);
  std::string text;
  while (input.read(text, 1 << 16)) {
  }
  if (input.report_failure(err)) return std::nullopt;
  return text;
}

std::string describe(const ParseError& error) {
  std::string text = "line " + std::to_string(error.place.line) + ", column " +
                     std::to_string(error.place.column) + ": " + cells_of(error);
  if (!error.text.empty()) text += ": `" + error.text + "`";
  return text;
}

std::string name_of(Cell cell) {
  const auto digit = [](int index) { return static_cast<char>('1' + index); };
  return {'r', digit(row_of(cell)), 'c', digit(column_of(cell))};
}

std::string describe(const Conflict& conflict) {
  constexpr const char* kKinds[] = {"row ", "column ", "box "};
  std::string text = "more than one " + std::to_string(conflict.digit) + " in " +
                     kKinds[static_cast<int>(kind_of(conflict.house))] +
                     std::to_string(conflict.house % 9 + 1) + ":";
  for (Cell cell : conflict.cells) text.append(1, ' ').append(name_of(cell));
  return text;
}

std::string skipped_text(std::uint64_t characters) {
  return "skipped " + std::to_string(characters) + (characters == 1 ? " character" : " characters");
}

bool report(const Reading& reading, std::ostream& err, std::string_view prefix) {
  constexpr std::size_t kMostErrors = 100;
  const std::size_t shown = std::min(reading.errors.size(), kMostErrors);
  for (std::size_t i = 0; i < shown; ++i) err << prefix << describe(reading.errors[i]) << "\n";
  if (shown < reading.errors.size()) {
    err << prefix << "and " << reading.errors.size() - shown << " more unreadable parts\n";
  }
  if (const Ignored& ignored = reading.ignored; ignored.characters > 0) {
    err << prefix << skipped_text(ignored.characters) << ", from line " << ignored.place.line
        << ", column " << ignored.place.column << ": `" << ignored.text << "`\n";
  }
  return reading.errors.empty();
}

namespace {

// Why a puzzle without a solution has none.
std::string why_none(const Puzzle& puzzle) {
  const SolveResult plain = solve(puzzle.givens, 2);
  if (plain.verdict != Verdict::one) return "no solution";
  Cell cell = 0;
  while (!puzzle.eliminated[cell].has(plain.solutions[0][cell])) ++cell;
  return "the solution of " + name_of(cell) + " is not among its candidates";
}

}  // namespace

std::string why_not_one_solution(const Puzzle& puzzle) {
  switch (solve(puzzle, 2).verdict) {
    case Verdict::invalid:
      return describe(conflicts(puzzle.givens).front());
    case Verdict::none:
      return why_none(puzzle);
    case Verdict::many:
      return "more than one solution";
    case Verdict::one:
      break;
  }
  return {};
}

void ignore_candidates(Puzzle& puzzle, int line, std::ostream& err) {
  if (!puzzle.is_restricted()) return;
  puzzle.eliminated = {};
  err << "sudoku: line " << line << ": the eliminated candidates are ignored\n";
}

int answer_each(std::string_view path, std::istream& in, std::ostream& out, std::ostream& err,
                const std::function<std::string(const Puzzle&)>& answer, std::string_view head,
                EliminatedCandidates candidates) {
  const auto text = read_input(path, in, err);
  if (!text) return kFailed;
  const Reading reading = read_text(*text);
  bool good = report(reading, err);
  out << head;
  for (const ReadPuzzle& read : reading.puzzles) {
    Puzzle puzzle = read.puzzle;
    if (candidates == EliminatedCandidates::ignored) {
      ignore_candidates(puzzle, read.place.line, err);
    }
    const std::string reason = answer(puzzle);
    if (!reason.empty()) {
      err << "sudoku: line " << read.place.line << ": " << reason << '\n';
      good = false;
    }
    if (!out.flush()) return kFailed;
  }
  return good ? kDone : kFailed;
}

}  // namespace sudoku::cli
