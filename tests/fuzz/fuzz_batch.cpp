// A Batch on any bytes: the output does not depend on slices or chunks, its figures add up, a text
// gives the same puzzles as the reader, and a batch that rates can end after any record.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "expect.hpp"
#include "sudoku/batch.hpp"
#include "sudoku/line.hpp"
#include "sudoku/reader.hpp"

namespace {

using sudoku::Batch;
using sudoku::BatchFormat;
using sudoku::BatchInput;

struct Solved {
  std::string text;  // with line numbers
  std::uint64_t lines;
};

void expect_consistent(const Batch& batch, const BatchFormat& format) {
  const sudoku::BatchReport& report = batch.report();
  std::uint64_t records = report.errors;
  for (std::uint64_t verdict : report.verdicts) records += verdict;
  EXPECT(batch.marks().size() == report.errors);
  EXPECT(report.hardest.size() <= sudoku::BatchReport::kHardest);
  EXPECT(report.first_errors.size() <= sudoku::BatchReport::kFirstErrors);
  for (const sudoku::BatchError& error : report.first_errors) {
    EXPECT(error.line <= report.lines);
    EXPECT(error.text.find_first_of("\r\n") == std::string::npos);
  }
  std::uint64_t newlines = 0;
  for (char c : batch.output()) newlines += c == '\n';
  if (format.is_table) EXPECT(newlines == records);
}

/// The output with line numbers; `before` is the number of lines before the chunk.
std::string numbered(const Batch& batch, std::uint64_t before) {
  std::string text;
  std::size_t written = 0;
  for (const sudoku::BatchMark& mark : batch.marks()) {
    EXPECT(mark.at >= written && mark.at <= batch.output().size());
    text += batch.output().substr(written, mark.at - written);
    text += std::to_string(before + mark.line + 1);
    written = mark.at;
  }
  text += batch.output().substr(written);
  return text;
}

Solved solve(Batch& batch, const BatchFormat& format, std::string_view bytes, std::uint64_t before,
             bool continued) {
  batch.begin({.bytes = bytes, .continued = continued});
  while (!batch.work(1 + bytes.size() % 300)) {
  }
  expect_consistent(batch, format);
  return {numbered(batch, before), batch.report().lines};
}

/// Solves `text` in two chunks, the first of at most `size` bytes.
std::string in_chunks(Batch& batch, const BatchFormat& format, BatchInput input,
                      std::string_view text, std::size_t size) {
  const std::size_t end = sudoku::last_record_end(text.substr(0, size), input);
  EXPECT(end <= size);
  const Solved first = solve(batch, format, text.substr(0, end), 0, false);
  return first.text + solve(batch, format, text.substr(end), first.lines, false).text;
}

// Any function of the puzzle, in two calls.
std::optional<sudoku::Rating> rate_by_givens(const sudoku::Puzzle& puzzle, bool begins) {
  if (begins) return std::nullopt;
  int givens = 0;
  for (sudoku::Cell cell = 0; cell < sudoku::kCells; ++cell) {
    givens += puzzle.givens[cell] != sudoku::kNoDigit;
  }
  return sudoku::Rating{givens, givens, givens};
}

/// Rates `text` in chunks that end as early as they can.
std::string in_records(Batch& batch, std::string_view text) {
  std::string all;
  for (std::uint64_t lines = 0; !text.empty();) {
    batch.begin({.bytes = text});
    bool done = false;
    while (!done && batch.answered_bytes() == 0) done = batch.work(1);
    EXPECT(batch.answered_bytes() <= text.size());
    all += numbered(batch, lines);
    lines += batch.report().lines;
    text.remove_prefix(done ? text.size() : batch.answered_bytes());
  }
  return all;
}

void expect_as_read(Batch& batch, const BatchFormat& format, std::string_view text) {
  solve(batch, format, text, 0, false);
  const sudoku::Reading reading = sudoku::read_text(text);
  std::uint64_t puzzles = 0;
  for (std::uint64_t verdict : batch.report().verdicts) puzzles += verdict;
  EXPECT(puzzles == reading.puzzles.size());
  EXPECT(batch.report().errors == reading.errors.size());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 2, size - 2);
  const auto formats = sudoku::batch_formats();
  const BatchFormat& format = formats[data[0] % formats.size()];
  for (BatchInput input : sudoku::batch_inputs()) {
    Batch batch(format, input, 1 + data[0] / 128);
    if (input == BatchInput::text) {
      expect_as_read(batch, format, text);
      continue;
    }
    const std::string whole = solve(batch, format, text, 0, false).text;
    const std::size_t part = text.size() * data[1] / 255;
    EXPECT(in_chunks(batch, format, input, text, part) == whole);
    Batch rater(sudoku::rating_format(), input, 2, rate_by_givens);
    const std::string ratings = solve(rater, sudoku::rating_format(), text, 0, false).text;
    EXPECT(in_records(rater, text) == ratings);
  }
  EXPECT(sudoku::detect_list(text, true).has_value());
  return 0;
}
