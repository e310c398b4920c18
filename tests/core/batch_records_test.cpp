// Which records a list has, and where they end.
#include <random>
#include <span>
#include <sstream>

#include "batch_lists.hpp"
#include "catch.hpp"
#include "sample.hpp"
#include "sudoku/batch.hpp"
#include "sudoku/reader.hpp"

using namespace sudoku;
using namespace lists;

TEST_CASE("the candidates of one puzzle in nine lines of 81 are one record", "[batch]") {
  const Candidates candidates = Candidates::of(*parse_line(kOne));
  std::string text;
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      text += candidates[cell].has(digit) ? static_cast<char>('0' + digit) : '.';
    }
    if (cell % 9 == 8) text += '\n';
  }
  CHECK(detect_list(text, true) == ListStart{BatchInput::text});
  std::string nine;
  for (int i = 0; i < 9; ++i) nine += kOne + "\n";
  CHECK(detect_list(nine, true) == ListStart{BatchInput::line});
}

TEST_CASE("a chunk ends after the last whole record", "[batch]") {
  const auto lines = [](std::string_view text) { return last_record_end(text, BatchInput::line); };
  CHECK(lines("") == 0);
  CHECK(lines("abc") == 0);
  CHECK(lines("abc\nde") == 4);
  CHECK(lines("abc\r\nde\r\n") == 9);
  CHECK(lines("abc\rde") == 4);
  CHECK(lines("a\nb\rcd") == 4);
  CHECK(lines("a\nb\r") == 2);  // the \n of the last \r may follow
  CHECK(lines("abc\r") == 0);
  CHECK(lines(std::string(kLongestLine + 1, 'x')) == kLongestLine + 1);

  const auto cells = [](std::string_view text) { return last_record_end(text, BatchInput::cells); };
  CHECK(cells(kOne.substr(1)) == 0);
  CHECK(cells(kOne) == 81);
  CHECK(cells(kOne + "\n12") == 81);
  CHECK(cells("# " + kOne + "\n" + kOne + kOne + "|") == 84 + 162);
  CHECK(last_record_end(kOne + "\n" + kOne + "\n", BatchInput::text) == 0);
}

TEST_CASE("cells and comments may be longer than a line", "[batch]") {
  const std::string far(3 * kLongestLine, ' ');
  const std::string text = kOne.substr(0, 40) + far + kOne.substr(40) + "\n#" +
                           std::string(2 * kLongestLine, '7') + "\n" + kOne;
  CHECK(last_record_end(text, BatchInput::cells) == text.size());
  CHECK(last_record_end(text.substr(0, text.size() - 1), BatchInput::cells) == 81 + far.size());
  CHECK(solved(text, "line", BatchInput::cells).text == kAnswer + kAnswer);
}

TEST_CASE("a list of lines is detected after any heading", "[batch]") {
  const auto lines = [](std::uint32_t heading) { return ListStart{BatchInput::line, heading}; };
  for (bool whole : {false, true}) {
    INFO(whole);
    CHECK(detect_list(kOne + "\n", whole) == lines(0));
    CHECK(detect_list("0000183b305c " + kOne + " 7.1\n", whole) == lines(0));
    CHECK(detect_list("Top 2 of 2010-05-12\n" + kOne + "\n" + kOne + "\n", whole) == lines(1));
    CHECK(detect_list("My favourite puzzles .........\n" + kOne + "\n", whole) == lines(1));
    CHECK(detect_list("quizzes,solutions\n" + kOne + ",\n", whole) == lines(1));
    CHECK(detect_list(kOne.substr(1) + "\n" + kOne + "\n", whole) == lines(0));
  }
  std::string text = "My favourite puzzles .........\n", expected;
  for (int i = 0; i < 2000; ++i) {
    text += kOne + "\n";
    expected += kAnswer;
  }
  const auto start = detect_list(text.substr(0, 70'000), false);
  REQUIRE(start == lines(1));
  Batch batch(*find_batch_format("line"), start->input);
  batch.begin({.bytes = text, .heading_lines = start->heading_lines});
  while (!batch.work(100'000)) {
  }
  CHECK(result_of(batch).text == expected);
  CHECK(batch.report().lines == 2001);
  CHECK(batch.report().errors == 0);
}

TEST_CASE("a list whose records are not lines is detected", "[batch]") {
  const auto kind_of = [](const std::string& text) { return detect_list(text, true)->input; };
  CHECK(kind_of(grid_text(kOne) + "\n" + grid_text(kNone)) == BatchInput::grid);
  CHECK(kind_of("Grid 01\n" + grid_text(kOne) + "Grid 02\n" + grid_text(kNone)) ==
        BatchInput::text);
  CHECK(kind_of("") == BatchInput::text);
  CHECK(kind_of("Hello") == BatchInput::text);
  // A long comment has no puzzle.
  const std::string comment = "# " + std::string(100'000, '1') + "\n";
  CHECK_FALSE(detect_list(comment, false).has_value());
  const std::string grids = grid_text(kOne) + "\n" + grid_text(kNone) + "\n" + grid_text(kOne);
  CHECK(detect_list(comment + grids, false)->input == BatchInput::grid);
}

TEST_CASE("a list gives the same puzzles as read_text, whatever its records are", "[batch]") {
  using Record = std::string (*)(const std::string& puzzle);
  const Record kLines[] = {
      [](const std::string& puzzle) { return puzzle; },
      [](const std::string& puzzle) { return dotted(puzzle); },
      [](const std::string& puzzle) { return dotted(puzzle) + " # easy"; },
      [](const std::string& puzzle) { return "12," + puzzle + ",Name,7.1"; },
      [](const std::string& puzzle) { return puzzle + " " + puzzle; },
      [](const std::string& puzzle) { return puzzle.substr(1); },
      [](const std::string& puzzle) { return ":0000:x:" + dotted(puzzle) + ":::"; },
      [](const std::string& puzzle) { return "https://sudokuwiki.org/sudoku.htm?bd=" + puzzle; },
      [](const std::string& puzzle) { return "# " + puzzle; },
      [](const std::string&) { return std::string("Hello 2 worlds ........."); },
      [](const std::string&) { return std::string(); },
  };
  const Record kGrids[] = {
      [](const std::string& puzzle) { return grid_text(puzzle); },
      [](const std::string& puzzle) { return "# Puzzle 12\n" + grid_text(puzzle); },
      [](const std::string& puzzle) { return "Grid 12\n" + grid_text(puzzle); },
      [](const std::string& puzzle) { return written("almanac", puzzle); },
      [](const std::string& puzzle) { return written("lab", puzzle); },
      [](const std::string& puzzle) { return written("liang", puzzle); },
      [](const std::string& puzzle) { return grid_text(puzzle).substr(10); },
      [](const std::string&) { return grid_text(puzzles::kLiangOutput.solution); },
      [](const std::string& puzzle) { return puzzle; },
      [](const std::string&) { return std::string("Puzzle 7 of 10"); },
  };
  std::minstd_rand random(7);
  const auto below = [&](std::size_t size) { return random() % size; };
  const auto text_of = [&](std::span<const Record> kinds) {
    const Record used[] = {kinds[below(kinds.size())], kinds[below(kinds.size())]};
    std::string text;
    for (std::size_t records = 1 + below(8); records > 0; --records) {
      const std::string puzzle(puzzles::kSeeds[below(puzzles::kSeeds.size())].puzzle);
      text += used[below(2)](puzzle) + (kinds.data() == kGrids ? "\n\n" : "\n");
    }
    return text;
  };
  for (int i = 0; i < sample(400, 80); ++i) {
    const std::string text = text_of(i % 2 == 0 ? std::span<const Record>(kLines) : kGrids);
    INFO(text);
    std::string expected;
    for (const ReadPuzzle& read : read_text(text).puzzles) {
      expected += to_line(read.puzzle.givens) + "\n";
    }
    const ListStart start = *detect_list(text, true);
    Batch batch(*find_batch_format("line"), start.input);
    batch.begin({.bytes = text, .heading_lines = start.heading_lines});
    while (!batch.work(1000)) {
    }
    std::istringstream lines{std::string(batch.output())};
    std::string found;
    for (std::string line; std::getline(lines, line);) {
      if (line[0] != '#') found += line.substr(0, kCells) + "\n";
    }
    CHECK(found == expected);
  }
}

TEST_CASE("grids are records, and the reader reads those that are not plain", "[batch]") {
  const auto answers = [](const std::string& text) {
    return solved(text, "line", BatchInput::grid).text;
  };
  const std::string one = grid_text(kOne), none = grid_text(kNone);
  const std::string no_answer = dotted(kNone) + " none\n";
  CHECK(answers(one) == kAnswer);
  CHECK(answers("\n# first\n" + one + "# second\n" + none + "\n\n" + one + "\n") ==
        kAnswer + no_answer + kAnswer);
  // The solution belongs to its puzzle, alone or twice.
  const std::string solution = grid_text(puzzles::kLiangOutput.solution);
  CHECK(answers(one + "\n" + solution + "\n" + solution + "\n" + none) == kAnswer + no_answer);
  // A grid of eight rows is an error and does not shift its successors.
  const Solved damaged =
      solved(one + "\n" + none.substr(10) + "\n" + one + "\n" + none, "line", BatchInput::grid);
  CHECK(damaged.text ==
        kAnswer + "# line 11: too_few_cells (72): .........\n" + kAnswer + no_answer);
  CHECK(damaged.report.errors == 1);
  CHECK(damaged.report.lines == 38);
  // Bordered grids.
  const Writer& writer = *find_writer("almanac");
  std::string bordered;
  for (int i = 0; i < 3; ++i) bordered += writer.write({puzzles::grid_of(kOne), {}, {}}) + "\n";
  CHECK(answers(bordered) == kAnswer + kAnswer + kAnswer);
  CHECK(answers(one + "\n=====\n\n" + none + "\n=====\n\n") == kAnswer + no_answer);
}

TEST_CASE("chunks of a list of grids can be solved separately", "[batch]") {
  std::string text;
  for (int i = 0; i < 40; ++i) {
    text += i % 5 == 4 ? "Puzzle " + std::to_string(i) + "\n" : "";
    text += grid_text(i % 3 == 0 ? kNone : kOne) + "\n";
    if (i % 3 == 1) text += grid_text(puzzles::kLiangOutput.solution) + "\n";
  }
  const std::string expected = solved(text, "line", BatchInput::grid).text;
  REQUIRE(expected.size() > 40 * 82);
  for (std::size_t size = 1; size < text.size(); size += 53) {
    INFO(size);
    const std::size_t end = last_record_end(text.substr(0, size), BatchInput::grid);
    CHECK(end <= size);
    CHECK(solved(text.substr(0, end), "line", BatchInput::grid).text +
              solved(text.substr(end), "line", BatchInput::grid).text ==
          expected);
  }
}

TEST_CASE("a list of the kind text is read as a whole", "[batch]") {
  const std::string text = "Grid 01\n" + grid_text(kOne) + "Grid 02\n" + grid_text(kNone) + "\n1";
  const Solved all = solved(text, "line", BatchInput::text);
  CHECK(all.text == kAnswer + dotted(kNone) + " none\n");
  CHECK(all.report.lines == 21);
  CHECK(all.report.skipped.line == 0);
  CHECK(all.report.skipped.text.starts_with("Grid 01"));
}

TEST_CASE("an error is in a line of its record, whatever the reader takes for line ends",
          "[batch]") {
  // U+0085 ends a line for the reader, but not for the list.
  const std::string text = "x\xc2\x85 12345";
  CHECK(solved(text + "\n12\n").text.starts_with("# line 1: "));
  const auto errors = solved(text, "line", BatchInput::text).report.first_errors;
  REQUIRE_FALSE(errors.empty());
  for (const BatchError& error : errors) CHECK(error.line == 0);
}
