#include "sudoku/batch.hpp"

#include <random>
#include <sstream>

#include "catch.hpp"
#include "puzzles.hpp"
#include "sudoku/reader.hpp"
#include "sudoku/writer.hpp"

using namespace sudoku;

namespace {

std::string dotted(std::string_view line) { return to_line(puzzles::grid_of(line)); }

struct Solved {
  std::string text;  // with the numbers of lines
  BatchReport report;
};

Solved result_of(const Batch& batch) {
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

Solved solved(std::string_view text, const char* format = "line",
              BatchInput input = BatchInput::line) {
  Batch batch(*find_batch_format(format), input);
  batch.begin({text});
  while (!batch.work(100)) {
  }
  return result_of(batch);
}

std::uint64_t count(const BatchReport& report, BatchVerdict verdict) {
  return report.verdicts[static_cast<int>(verdict)];
}

// Nine lines of nine cells.
std::string grid_text(std::string_view line) {
  std::string text;
  for (int row = 0; row < 9; ++row) text += dotted(line).substr(9 * row, 9) + "\n";
  return text;
}

std::string written(const char* writer, std::string_view line) {
  return find_writer(writer)->write({puzzles::grid_of(line), {}, {}});
}

const std::string kOne(puzzles::kLiangOutput.puzzle);
const std::string kAnswer =
    dotted(kOne) + " one " + std::string(puzzles::kLiangOutput.solution) + "\n";
// The first row lacks only the digit that its last cell cannot have.
const std::string kNone = "12345678." + std::string(71, '.') + "9";
const std::string kInvalid = "11" + std::string(79, '.');

}  // namespace

TEST_CASE("a batch answers each line with puzzle, verdict and solution", "[batch]") {
  const std::string many(puzzles::kAlmanacThird.puzzle);
  const Solved all = solved(kOne + "\n" + kNone + "\n" + kInvalid + "\n" + many + "\n");
  const std::string expected =
      kAnswer + dotted(kNone) + " none\n" + dotted(kInvalid) + " invalid\n" + dotted(many);
  CHECK(all.text.substr(0, expected.size()) == expected);
  CHECK(all.text.substr(expected.size(), 6) == " many ");
  for (BatchVerdict verdict :
       {BatchVerdict::invalid, BatchVerdict::none, BatchVerdict::one, BatchVerdict::many}) {
    CHECK(count(all.report, verdict) == 1);
  }
  CHECK(all.report.errors == 0);
  CHECK(all.report.lines == 4);
}

TEST_CASE("a batch reads lines as the common lists have them", "[batch]") {
  const std::string solution(puzzles::kLiangOutput.solution);
  for (const std::string& line : {
           kOne,
           dotted(kOne),
           kOne + "\r",
           "\xef\xbb\xbf" + kOne,
           "0000183b305c " + kOne + " 7.1",
           kOne + "," + solution,
           kOne + solution,
           kOne + " # a comment with " + kNone,
           "99480,99408,114,1895," + kOne + ",Easter-Monster,20,0",
           "https://www.sudokuwiki.org/sudoku.htm?bd=" + kOne,
           ":0000:x:" + dotted(kOne) + ":::",
           [] {
             std::string stars = kOne;
             for (char& c : stars) c = c == '0' ? '*' : c;
             return stars;
           }(),
       }) {
    INFO(line);
    CHECK(solved(line).text == kAnswer);
    CHECK(solved(line + "\n\n# comment\n" + kOne + "\n").text == kAnswer + kAnswer);
  }
}

TEST_CASE("a batch reads and prints every cell as line.hpp does", "[batch]") {
  std::string text, expected;
  for (Cell cell = 0; cell < kCells; ++cell) {
    for (const char c : std::string_view("0123456789.")) {
      std::string line(kCells, '.');
      line[cell] = c;
      line[kCells - 1 - cell] = c == '5' ? '0' : line[kCells - 1 - cell];
      text += line + "\n";
      expected += to_line(*parse_line(line)) + "\n";
    }
  }
  const std::string output = solved(text).text;
  std::string printed;
  for (std::size_t at = 0; at < output.size(); at = output.find('\n', at) + 1) {
    printed += output.substr(at, kCells) + "\n";
  }
  CHECK(printed == expected);
}

TEST_CASE("two puzzles in a line are two answers", "[batch]") {
  CHECK(solved(kOne + " " + kNone).text == kAnswer + dotted(kNone) + " none\n");
}

TEST_CASE("a bad line is reported in its place and no other is lost", "[batch]") {
  const std::string short_line = dotted(kOne).substr(1);
  const Solved all = solved(kOne + "\n" + short_line + "\n" + kOne + "\nHello\n" + kOne);
  CHECK(all.text == kAnswer + "# line 2: too_few_cells (80): " + short_line.substr(0, 40) + "\n" +
                        kAnswer + "# line 4: empty: Hello\n" + kAnswer);
  CHECK(all.report.errors == 2);
  CHECK(all.report.lines == 4);
  REQUIRE(all.report.first_errors.size() == 2);
  CHECK(all.report.first_errors[1].line == 3);
  CHECK(all.report.first_errors[1].code == std::string("empty"));
  CHECK(all.report.first_errors[1].text == "Hello");
}

TEST_CASE("all kinds of line ends are recognized", "[batch]") {
  CHECK(solved(kOne + "\r" + kOne + "\r\n" + kOne + "\n").text == kAnswer + kAnswer + kAnswer);
  CHECK(solved("q\ry\r\nz").text == "# line 1: empty: q\n# line 2: empty: y\n# line 3: empty: z\n");
}

TEST_CASE("random text becomes errors, at least one per line", "[batch]") {
  std::string bytes;
  for (int i = 0; i < 4096; ++i) bytes += static_cast<char>(i * 131 % 256);
  for (BatchInput input : batch_inputs()) {
    for (const BatchFormat& format : batch_formats()) {
      const Solved all = solved(bytes + "\n" + kOne + "\n", format.id, input);
      CHECK(all.report.errors > 0);
    }
  }
  CHECK(solved(bytes + "\n" + kOne + "\n").text.ends_with(kAnswer));
}

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

TEST_CASE("the hardest are those with most guesses, the earlier first", "[batch]") {
  const std::string blank(81, '.');
  std::string text;
  for (int i = 0; i < 12; ++i) text += blank + "\n" + kOne + "\n";
  const BatchReport report = solved(text).report;
  REQUIRE(report.hardest.size() == BatchReport::kHardest);
  for (std::size_t i = 0; i < report.hardest.size(); ++i) {
    CHECK(report.hardest[i].line == 2 * i);
    CHECK(report.hardest[i].puzzle == Grid{});
    CHECK(report.hardest[i].guesses > 0);
  }
}

TEST_CASE("a puzzle is among the hardest only above the threshold", "[batch]") {
  const std::string text = std::string(81, '.') + "\n" + kOne + "\n";
  Batch batch(*find_batch_format("line"), BatchInput::line);
  const auto hardest = [&](std::uint64_t threshold) {
    batch.begin({.bytes = text, .hardest_threshold = threshold});
    while (!batch.work(1000)) {
    }
    return batch.report().hardest;
  };
  REQUIRE(hardest(0).size() == 1);
  const std::uint64_t guesses = hardest(0)[0].guesses;
  CHECK(hardest(guesses - 1).size() == 1);
  CHECK(hardest(guesses).empty());
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

TEST_CASE("answers are in the order of the records, whatever their kind", "[batch]") {
  const std::string answered = dotted(kOne) + " " + std::string(puzzles::kLiangOutput.solution);
  const std::string kinds[] = {kOne + "\n", answered + "\n", kOne + " " + kNone + "\n",
                               "\n",        kInvalid + "\n", "# comment\n",
                               kNone + "\n"};
  std::string text, expected;
  for (int i = 0; i < 500; ++i) {
    const std::string& record = kinds[i * i / 7 % std::size(kinds)];
    text += record;
    expected += solved(record).text;
  }
  CHECK(solved(text).text == expected);
  CHECK(solved(text).report.errors == 0);
}

TEST_CASE("CSV has a row for every record, errors too", "[batch]") {
  const Solved all = solved(kOne + "\nsay \"hi\"\n" + kNone + "\n", "csv");
  CHECK(all.text == dotted(kOne) + ",one," + std::string(puzzles::kLiangOutput.solution) +
                        ",,\n\"say \"\"hi\"\"\",error,,2,empty\n" + dotted(kNone) + ",none,,,\n");
  CHECK(find_batch_format("csv")->head == std::string("puzzle,verdict,solution,line,error\n"));
}

TEST_CASE("a comment states a verdict that a format cannot express", "[batch]") {
  CHECK(solved(kNone, "assignment4").text.starts_with("# none\n1 2 3 4 5 6 7 8 -\n"));
  CHECK(solved(kInvalid, "almanac").text.starts_with("# invalid\nOriginal\n-----"));
  CHECK(solved(kNone, "almanac").text.find("Unsolveable\n\n\n") != std::string::npos);
  CHECK(solved(kInvalid, "liang").text == "Enter a Sudoku puzzle:\nInvalid input\n");
}

TEST_CASE("the Almanac's three puzzles give the output of its program", "[batch]") {
  // As the sample file of almanac-e1089 draws them.
  const std::string sample =
      "# This puzzle was obtained from sudoku.com\n"
      ".6.|1.4|.5.\n..8|3.5|6..\n2..|...|..1\n---+---+---\n"
      "8..|4.7|..6\n..6|...|3..\n7..|9.1|..4\n---+---+---\n"
      "5..|...|..2\n..7|2.6|9..\n.4.|5.8|.7.\n-----------\n\n"
      "# http://www.sudoku.org.uk/bifurcation.htm\n"
      "1 0 0 9 0 7 0 0 3\n0 8 0 0 0 0 0 7 0\n0 0 9 0 0 0 6 0 0\n"
      "0 0 7 2 0 9 4 0 0\n4 1 0 0 0 0 0 9 5\n0 0 8 5 0 4 3 0 0\n"
      "0 0 3 0 0 0 7 0 0\n0 5 0 0 0 0 0 4 0\n2 0 0 8 0 6 0 0 9\n";
  const std::string rule = "-------------------------\n";
  const std::string expected =
      "Original\n" + rule + "| . 6 . | 1 . 4 | . 5 . |\n| . . 8 | 3 . 5 | 6 . . |\n" +
      "| 2 . . | . . . | . . 1 |\n" + rule + "| 8 . . | 4 . 7 | . . 6 |\n" +
      "| . . 6 | . . . | 3 . . |\n| 7 . . | 9 . 1 | . . 4 |\n" + rule +
      "| 5 . . | . . . | . . 2 |\n| . . 7 | 2 . 6 | 9 . . |\n| . 4 . | 5 . 8 | . 7 . |\n" + rule +
      "Solved\n" + rule + "| 9 6 3 | 1 7 4 | 2 5 8 |\n| 1 7 8 | 3 2 5 | 6 4 9 |\n" +
      "| 2 5 4 | 6 8 9 | 7 3 1 |\n" + rule + "| 8 2 1 | 4 3 7 | 5 9 6 |\n" +
      "| 4 9 6 | 8 5 2 | 3 1 7 |\n| 7 3 5 | 9 6 1 | 8 2 4 |\n" + rule +
      "| 5 8 9 | 7 1 3 | 4 6 2 |\n| 3 1 7 | 2 4 6 | 9 8 5 |\n| 6 4 2 | 5 9 8 | 1 7 3 |\n" + rule +
      "\n\nOriginal\n";
  const Solved all = solved(sample, "almanac", BatchInput::cells);
  CHECK(all.text.substr(0, expected.size()) == expected);
  CHECK(count(all.report, BatchVerdict::one) == 2);
  CHECK(all.report.errors == 0);

  const Solved third = solved(puzzles::kAlmanacThird.puzzle, "almanac", BatchInput::cells);
  const Writer& writer = *find_writer("almanac");
  CHECK(third.text ==
        "Original\n" + writer.write({puzzles::grid_of(puzzles::kAlmanacThird.puzzle), {}, {}}) +
            "At least two solutions\n" +
            writer.write({puzzles::grid_of(puzzles::kAlmanacThird.solution), {}, {}}) +
            writer.write({puzzles::grid_of(puzzles::kAlmanacThirdSecondSolution), {}, {}}) +
            "\n\n");
}

TEST_CASE("a short last record of cells is reported with its line", "[batch]") {
  const Solved all = solved("# 1\n" + kOne + "\n\n12|3\n4", "line", BatchInput::cells);
  CHECK(all.text == kAnswer + "# line 4: too_few_cells (4): 1234\n");
}

TEST_CASE("of a long record without 81 cells the beginning is reported", "[batch]") {
  const std::string piece = kOne.substr(0, 80);
  const std::string shown = piece.substr(0, 40);
  const Solved all = solved(kOne + "\n" + piece, "line", BatchInput::cells);
  CHECK(all.text == kAnswer + "# line 2: too_few_cells (80): " + shown + "\n");
  CHECK(all.report.first_errors.at(0).text == shown);
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
  for (int i = 0; i < 400; ++i) {
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

TEST_CASE("with limit 1 the verdict is solved", "[batch]") {
  const auto with_limit_1 = [](const char* format, const std::string& text) {
    Batch batch(*find_batch_format(format), BatchInput::line, 1);
    batch.begin({text});
    while (!batch.work(100)) {
    }
    return result_of(batch);
  };
  const std::string empty(81, '.');
  const Solved all = with_limit_1("line", empty + "\n" + kOne + "\n" + kNone + "\n");
  CHECK(all.text.substr(0, 89) == empty + " solved ");
  CHECK(all.text.find(dotted(kOne) + " solved ") != std::string::npos);
  CHECK(all.text.find(dotted(kNone) + " none\n") != std::string::npos);
  CHECK(count(all.report, BatchVerdict::solved) == 2);
  CHECK(count(all.report, BatchVerdict::one) == 0);
  // The Almanac and the lab say whether there is exactly one solution.
  CHECK(with_limit_1("almanac", empty).text.starts_with("# solved\nOriginal\n"));
  CHECK(with_limit_1("lab", empty).text.starts_with("# solved\n+-----+\n"));
}

TEST_CASE("a byte order mark alone is an empty line, in any line of a chunk", "[batch]") {
  const std::string mark = "\xef\xbb\xbf";
  CHECK(solved(mark + "\n" + kOne + "\n" + mark + "\n" + mark + kOne).text == kAnswer + kAnswer);
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
