// fuzz_seeds FOLDER: writes a few puzzles in every format that the core writes, for the fuzzer of
// the reader to start from.
#include <filesystem>
#include <fstream>
#include <string>

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
}
