// Chunks of a list: slices of work, crashed chunks, lines longer than a chunk.
#include "sudoku/batch.hpp"

#include "batch_lists.hpp"
#include "catch.hpp"

using namespace sudoku;
using namespace lists;

TEST_CASE("a line that is too long is one error, in however many chunks it comes", "[batch]") {
  const std::string text = std::string(kLongestLine + 1, '1') + "\n" + kOne;
  const std::string error = "# line 1: too_long: " + std::string(40, '1') + "\n";
  CHECK(solved(text).text == error + kAnswer);
  Batch batch(*find_batch_format("line"), BatchInput::line);
  const std::string rest = "1111\n" + kOne;
  batch.begin({.bytes = rest, .continued = true});
  while (!batch.work(1)) {
  }
  CHECK(result_of(batch).text == kAnswer);
  CHECK(batch.report().lines == 1);
}

TEST_CASE("a chunk that crashed workers lists its records as errors", "[batch]") {
  Batch batch(*find_batch_format("line"), BatchInput::line);
  const std::string text = kOne + "\n\n" + kOne;
  batch.begin({.bytes = text, .mark_crashed = true});
  CHECK(batch.work(1000));
  const Solved all = result_of(batch);
  CHECK(all.text == "# line 1: crashed: " + kOne + "\n# line 3: crashed: " + kOne + "\n");
  CHECK(all.report.errors == 2);
}

TEST_CASE("work without a limit finishes each chunk", "[batch]") {
  Batch batch(*find_batch_format("line"), BatchInput::line);
  for (int chunk = 0; chunk < 2; ++chunk) {
    batch.begin({kOne});
    CHECK(batch.work(UINT64_MAX));
    CHECK(result_of(batch).text == kAnswer);
  }
}

TEST_CASE("the output of a chunk does not depend on the slices", "[batch]") {
  std::string text;
  for (const auto& known : puzzles::kSeeds) text += std::string(known.puzzle) + "\nbad\n";
  for (const BatchFormat& format : batch_formats()) {
    Batch batch(format, BatchInput::line);
    batch.begin({text});
    while (!batch.work(1)) {
    }
    CHECK(result_of(batch).text == solved(text, format.id).text);
  }
}

TEST_CASE("a step of work is bounded", "[batch]") {
  const auto count_steps = [](const std::string& text, BatchInput input) {
    Batch batch(*find_batch_format("line"), input);
    batch.begin({text});
    std::uint64_t steps = 1;
    std::uint64_t before = 0;
    while (!batch.work(1)) {
      ++steps;
      const BatchReport& report = batch.report();
      std::uint64_t records = report.errors;
      for (std::uint64_t verdict : report.verdicts) records += verdict;
      CHECK(records - before <= 1);
      before = records;
    }
    return steps;
  };
  // Long bad lines: one in a step. A line with many puzzles: one answer in a step.
  std::string bad, many;
  for (int i = 0; i < 20; ++i) bad += std::string(60'000, 'x') + "\n";
  CHECK(count_steps(bad, BatchInput::line) >= 20);
  for (int i = 0; i < 300; ++i) many += kOne + " ";
  CHECK(count_steps(many, BatchInput::line) >= 300);
  // Comments cost, too.
  std::string comments;
  for (int i = 0; i < 20; ++i) comments += "#" + std::string(60'000, 'x') + "\n";
  CHECK(count_steps(comments, BatchInput::line) >= 10);
}

TEST_CASE("errors cost as much as reading them", "[batch]") {
  std::string text;
  for (int i = 0; i < 100; ++i) text += std::string(1600, 'x') + "\n";
  Batch batch(*find_batch_format("line"), BatchInput::line);
  batch.begin({text});
  CHECK_FALSE(batch.work(1000));
  CHECK(batch.report().errors < 50);
}
