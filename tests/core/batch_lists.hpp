// Lists solved as a batch, and puzzles to put into them.
#pragma once

#include <string>
#include <string_view>

#include "puzzles.hpp"
#include "sudoku/batch.hpp"
#include "sudoku/line.hpp"
#include "sudoku/writer.hpp"

namespace lists {

using namespace sudoku;

inline std::string dotted(std::string_view line) { return to_line(puzzles::grid_of(line)); }

struct Solved {
  std::string text;  // with the numbers of lines
  BatchReport report;
};

inline Solved result_of(const Batch& batch) {
  Solved solved{"", batch.report()};
  std::size_t from = 0;
  for (const BatchMark& mark : batch.marks()) {
    solved.text += batch.output().substr(from, mark.at - from);
    solved.text += std::to_string(mark.line + 1);
    from = mark.at;
  }
  solved.text += batch.output().substr(from);
  return solved;
}

inline Solved solved(std::string_view text, const char* format = "line",
                     BatchInput input = BatchInput::line) {
  Batch batch(*find_batch_format(format), input);
  batch.begin({text});
  while (!batch.work(100)) {
  }
  return result_of(batch);
}

inline std::uint64_t count(const BatchReport& report, BatchVerdict verdict) {
  return report.verdicts[static_cast<int>(verdict)];
}

// Nine lines of nine cells.
inline std::string grid_text(std::string_view line) {
  std::string text;
  for (int row = 0; row < 9; ++row) text += dotted(line).substr(9 * row, 9) + "\n";
  return text;
}

inline std::string written(const char* writer, std::string_view line) {
  return find_writer(writer)->write({puzzles::grid_of(line), {}, {}});
}

inline const std::string kOne(puzzles::kLiangOutput.puzzle);
inline const std::string kAnswer =
    dotted(kOne) + " one " + std::string(puzzles::kLiangOutput.solution) + "\n";
// The first row lacks only the digit that its last cell cannot have.
inline const std::string kNone = "12345678." + std::string(71, '.') + "9";
inline const std::string kInvalid = "11" + std::string(79, '.');

}  // namespace lists
