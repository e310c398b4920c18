#include "sudoku/batch.hpp"

#include "batch_lists.hpp"
#include "catch.hpp"

using namespace sudoku;
using namespace lists;

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

TEST_CASE("the hardest are those with most guesses, the earlier first", "[batch]") {
  const std::string blank(81, '.');
  std::string text;
  for (int i = 0; i < 12; ++i) text += blank + "\n" + kOne + "\n";
  const BatchReport report = solved(text).report;
  REQUIRE(report.hardest.size() == BatchReport::kHardest);
  for (std::size_t i = 0; i < report.hardest.size(); ++i) {
    CHECK(report.hardest[i].line == 2 * i);
    CHECK(report.hardest[i].puzzle == Grid{});
    CHECK(report.hardest[i].hardness > 0);
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
  const std::uint64_t guesses = hardest(0)[0].hardness;
  CHECK(hardest(guesses - 1).size() == 1);
  CHECK(hardest(guesses).empty());
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
  CHECK(solved(kInvalid, "assignment4").text.starts_with("# invalid\n1 1 - -"));
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
