#include "sudoku/batch.hpp"

#include <map>

#include "catch.hpp"
#include "puzzles.hpp"
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

std::uint64_t count(const BatchReport& report, Verdict verdict) {
  return report.verdicts[static_cast<int>(verdict)];
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
  for (Verdict verdict : {Verdict::invalid, Verdict::none, Verdict::one, Verdict::many}) {
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

TEST_CASE("two puzzles in a line are two answers", "[batch]") {
  CHECK(solved(kOne + " " + kNone).text == kAnswer + dotted(kNone) + " none\n");
}

TEST_CASE("a bad line is told in its place and no other is lost", "[batch]") {
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

TEST_CASE("all ends of lines count", "[batch]") {
  CHECK(solved(kOne + "\r" + kOne + "\r\n" + kOne + "\n").text == kAnswer + kAnswer + kAnswer);
  CHECK(solved("q\ry\r\nz").text == "# line 1: empty: q\n# line 2: empty: y\n# line 3: empty: z\n");
}

TEST_CASE("rubbish of any kind comes to errors, one a line at least", "[batch]") {
  std::string bytes;
  for (int i = 0; i < 4096; ++i) bytes += static_cast<char>(i * 131 % 256);
  for (BatchInput input : {BatchInput::line, BatchInput::almanac}) {
    for (const BatchFormat& format : batch_formats()) {
      const Solved all = solved(bytes + "\n" + kOne + "\n", format.id, input);
      CHECK(all.report.errors > 0);
    }
  }
  CHECK(solved(bytes + "\n" + kOne + "\n").text.ends_with(kAnswer));
}

TEST_CASE("a line that is too long is one error, in however many chunks it comes", "[batch]") {
  const std::string text = std::string(kLongestRecord + 1, '1') + "\n" + kOne;
  const std::string error = "# line 1: too_long: " + std::string(40, '1') + "\n";
  CHECK(solved(text).text == error + kAnswer);
  Batch batch(*find_batch_format("line"), BatchInput::line);
  const std::string rest = "1111\n" + kOne;
  batch.begin({rest, true});
  while (!batch.work(1)) {
  }
  CHECK(result_of(batch).text == kAnswer);
  CHECK(batch.report().lines == 1);
}

TEST_CASE("a chunk that is refused names its records", "[batch]") {
  Batch batch(*find_batch_format("line"), BatchInput::line);
  const std::string text = kOne + "\n\n" + kOne;
  batch.begin({text, false, true});
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

TEST_CASE("puzzles that are known to be easy are not told among the hardest", "[batch]") {
  const std::string text = std::string(81, '.') + "\n" + kOne + "\n";
  Batch batch(*find_batch_format("line"), BatchInput::line);
  const auto hardest = [&](std::uint64_t easy) {
    batch.begin({text, false, false, easy});
    while (!batch.work(1000)) {
    }
    return batch.report().hardest;
  };
  REQUIRE(hardest(0).size() == 1);
  const std::uint64_t guesses = hardest(0)[0].guesses;
  CHECK(hardest(guesses - 1).size() == 1);
  CHECK(hardest(guesses).empty());
}

TEST_CASE("what is written of a chunk does not depend on how it is sliced", "[batch]") {
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

TEST_CASE("answers come in the order of the records, of whatever kind they are", "[batch]") {
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

TEST_CASE("a remark says what a program has no words for", "[batch]") {
  CHECK(solved(kNone, "assignment4").text.starts_with("# none\n1 2 3 4 5 6 7 8 -\n"));
  CHECK(solved(kInvalid, "almanac").text.starts_with("# invalid\nOriginal\n-----"));
  CHECK(solved(kNone, "almanac").text.find("Unsolveable\n\n\n") != std::string::npos);
  CHECK(solved(kInvalid, "liang").text == "Enter a Sudoku puzzle:\nInvalid input\n");
}

TEST_CASE("the Almanac's three puzzles come to what its program prints", "[batch]") {
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
  CHECK(batch_input_of(sample) == BatchInput::almanac);
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
  const Solved all = solved(sample, "almanac", BatchInput::almanac);
  CHECK(all.text.substr(0, expected.size()) == expected);
  CHECK(count(all.report, Verdict::one) == 2);
  CHECK(all.report.errors == 0);

  const Solved third = solved(puzzles::kAlmanacThird.puzzle, "almanac", BatchInput::almanac);
  const Writer& writer = *find_writer("almanac");
  CHECK(third.text ==
        "Original\n" + writer.write({puzzles::grid_of(puzzles::kAlmanacThird.puzzle), {}, {}}) +
            "At least two solutions\n" +
            writer.write({puzzles::grid_of(puzzles::kAlmanacThird.solution), {}, {}}) +
            writer.write({puzzles::grid_of(puzzles::kAlmanacThirdSecondSolution), {}, {}}) +
            "\n\n");
}

TEST_CASE("a short last grid of the Almanac's format is told with its line", "[batch]") {
  const Solved all = solved("# 1\n" + kOne + "\n\n12|3\n4", "line", BatchInput::almanac);
  CHECK(all.text == kAnswer + "# line 4: too_few_cells (4): 1234\n");
}

TEST_CASE("of a long piece that lacks cells a batch shows the beginning", "[batch]") {
  const std::string piece = kOne.substr(0, 80);
  const std::string shown = piece.substr(0, 40);
  const Solved all = solved(kOne + "\n" + piece, "line", BatchInput::almanac);
  CHECK(all.text == kAnswer + "# line 2: too_few_cells (80): " + shown + "\n");
  CHECK(all.report.first_errors.at(0).text == shown);
}

TEST_CASE("bytes are cut behind the last whole record", "[batch]") {
  const auto lines = [](std::string_view text) { return last_record_end(text, BatchInput::line); };
  CHECK(lines("") == 0);
  CHECK(lines("abc") == 0);
  CHECK(lines("abc\nde") == 4);
  CHECK(lines("abc\r\nde\r\n") == 9);
  CHECK(lines("abc\rde") == 4);
  CHECK(lines("abc\r") == 0);  // its \n may follow
  CHECK(lines(std::string(kLongestRecord + 1, 'x')) == kLongestRecord + 1);

  const auto cells = [](std::string_view text) {
    return last_record_end(text, BatchInput::almanac);
  };
  CHECK(cells(kOne.substr(1)) == 0);
  CHECK(cells(kOne) == 81);
  CHECK(cells(kOne + "\n12") == 81);
  CHECK(cells("# " + kOne + "\n" + kOne + kOne + "|") == 84 + 162);
  CHECK(cells(std::string(kLongestRecord + 1, 'x')) == kLongestRecord + 1);
}

TEST_CASE("the beginning tells what kind of list it is", "[batch]") {
  for (const std::string& text : {
           kOne + "\n",
           "# a list\n\n" + kOne,
           "quizzes,solutions\n" + kOne + ",",
           "0000183b305c " + kOne + " 7.1\n",
           std::string(":0000:1:+6+3+42+8+9...8+7531+6+2+9+42+91+7+5+4+6+38+349+16+58+7\n"),
           std::string(),
       }) {
    INFO(text);
    CHECK(batch_input_of(text) == BatchInput::line);
  }
  for (const std::string& text : {
           std::string(".6.|1.4|.5.\n..8|3.5|6..\n"),
           std::string("Grid 01\n003020600\n900305001\n"),
           std::string("1 0 0 9 0 7 0 0 3\n"),
           std::string(2 * kLongestRecord, '1'),
       }) {
    CHECK(batch_input_of(text) == BatchInput::almanac);
  }
}
