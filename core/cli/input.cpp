#include "input.hpp"

#include <array>
#include <fstream>
#include <iostream>
#include <iterator>

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
      return cells + " cells read, too few: a puzzle has 81";
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
  }
  return "";
}

}  // namespace

std::optional<std::string> read_input(std::string_view path, std::istream& in, std::ostream& err) {
  if (path.empty() || path == "-") {
    return std::string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  }
  std::ifstream file{std::string(path), std::ios::binary};
  std::string text;
  std::array<char, 1 << 16> buffer;
  while (file.read(buffer.data(), buffer.size()) || file.gcount() > 0) {
    text.append(buffer.data(), static_cast<std::size_t>(file.gcount()));
  }
  // A directory opens, but ends in an error instead of its end.
  if (!file.eof()) {
    err << "sudoku: cannot read " << path << "\n";
    return std::nullopt;
  }
  return text;
}

std::string describe(const ParseError& error) {
  std::string text = "line " + std::to_string(error.place.line) + ", column " +
                     std::to_string(error.place.column) + ": " + cells_of(error);
  if (!error.text.empty()) text += ": `" + error.text + "`";
  return text;
}

std::string describe(const Conflict& conflict) {
  constexpr const char* kKinds[] = {"row ", "column ", "box "};
  std::string text = "more than one " + std::to_string(conflict.digit) + " in " +
                     kKinds[static_cast<int>(kind_of(conflict.house))] +
                     std::to_string(conflict.house % 9 + 1) + ":";
  for (Cell cell : conflict.cells) {
    text += " r" + std::to_string(row_of(cell) + 1) + "c" + std::to_string(column_of(cell) + 1);
  }
  return text;
}

bool report(const Reading& reading, std::ostream& err) {
  for (const ParseError& error : reading.errors) err << "sudoku: " << describe(error) << "\n";
  if (const Ignored& ignored = reading.ignored; ignored.characters > 0) {
    err << "sudoku: passed over " << ignored.characters << " characters, from line "
        << ignored.place.line << ", column " << ignored.place.column << ": `" << ignored.text
        << "`\n";
  }
  return reading.errors.empty();
}

}  // namespace sudoku::cli
