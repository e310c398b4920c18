// fuzz_seeds FOLDER: writes a few puzzles in every format that the core writes, and in formats that
// it only reads, as the seeds of the fuzz targets.
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>

#include "sudoku/writer.hpp"

namespace {

/// The full grid whose rows are the digits 1..9 rotated, with every n-th cell kept.
sudoku::Puzzle puzzle_keeping(int n) {
  sudoku::Puzzle puzzle;
  for (sudoku::Cell cell = 0; cell < sudoku::kCells; ++cell) {
    const int row = sudoku::row_of(cell);
    const int digit = (row * 3 + row / 3 + sudoku::column_of(cell)) % 9 + 1;
    if (cell % n == 0) puzzle.givens.set(cell, digit);
    if (cell % n == 1 && n > 3) puzzle.placed.set(cell, digit);
  }
  return puzzle;
}

/// The rows of a puzzle, each between `before` and `after`.
std::string rows(const std::string& line, const std::string& before, const std::string& after) {
  std::string text;
  for (std::size_t r = 0; r < 81; r += 9) text += before + line.substr(r, 9) + after;
  return text;
}

/// A table row per row, each cell between `before` and `after`, empty for a blank.
std::string table(const std::string& line, const std::string& before, const std::string& after,
                  const std::string& row_end) {
  std::string text;
  for (std::size_t i = 0; i < 81; ++i) {
    text += before;
    if (line[i] != '.') text += line[i];
    text += after;
    if (i % 9 == 8) text += row_end;
  }
  return text;
}

std::string coordinates(const std::string& line) {
  std::string text;
  for (int cell = 0; cell < sudoku::kCells; ++cell) {
    const char digit = line[static_cast<std::size_t>(cell)];
    if (digit == '.') continue;
    text += "r" + std::to_string(sudoku::row_of(cell) + 1) + "c" +
            std::to_string(sudoku::column_of(cell) + 1) + "=" + digit + "\n";
  }
  return text;
}

/// A published code of sudoku.coach: a compressed record, which inflate reads.
constexpr const char* kCoachCode =
    "SCv7_32_f2eamlia5v54o2eelh55bcliqh8kljpc9f6n7iacpsm2illia8p3adhg60rg00hj0c1k6iqj235t40m2mu08"
    "g6gojcc01ma0em3211a6c18p1e4125ca32d1km0g2m13i1lmtad4kda5l72q0irs106q01l82sra9q776oiu99j4koi9"
    "5bc25na11qamk0d22l9t0";

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const std::filesystem::path folder = argv[1];
  std::filesystem::create_directories(folder);
  for (const sudoku::Writer& writer : sudoku::writers()) {
    for (int n : {1, 3, 5}) {
      std::ofstream file(folder / (std::string(writer.id) + "-" + std::to_string(n)));
      file << writer.write(puzzle_keeping(n));
      if (!file) return 1;
    }
  }
  const std::string line = sudoku::to_line(puzzle_keeping(3).givens);
  const std::pair<const char*, std::string> texts[] = {
      {"coach", kCoachCode},
      {"sdk", "[Puzzle]\n" + rows(line, "", "\n") + "[State]\n" + rows(line, "", "\n")},
      {"opensudoku", "<opensudoku><game data=\"" + line + "\" time=\"0\"/></opensudoku>"},
      {"link", "[x](https://www.sudokuwiki.org/sudoku.htm?bd=" + line + ")."},
      {"csv", table(line, "", ",", "\n")},
      {"html", "<table>" + table(line, "<td>", "</td>", "<tr>") + "</table>"},
      {"latex", table(line, "", " & ", "\\\\\n\\hline\n")},
      {"markdown", "|-|-|\n" + table(line, " | ", "", " |\n")},
      {"json", "{\"grid\": [" + rows(line, "\"", "\", ") + "]}"},
      {"coordinates", coordinates(line)},
      {"comments", rows(line, "# ", "\n")},
      {"labels", "1 2 3 4 5 6 7 8 9\n" + rows(line, "A ", "\n")},
      {"spaces", table(line, " ", "|", "\n")},
      {"utf16", std::string("\xff\xfe"
                            "1\0"
                            "2\0",
                            6)},
  };
  for (const auto& [name, text] : texts) {
    std::ofstream file(folder / name, std::ios::binary);
    file << text;
    if (!file) return 1;
  }
}
