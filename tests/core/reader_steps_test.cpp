// Reading in parts: the same result as at once, and no part is long.
#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "puzzles.hpp"
#include "reader/clean_text.hpp"
#include "sample.hpp"
#include "sudoku/reader.hpp"

using namespace sudoku;

namespace {

const std::string kLine{puzzles::kLiangOutput.puzzle};

std::string repeated(const std::string& piece, std::size_t size) {
  std::string text;
  while (text.size() < size) text += piece;
  text.resize(size);
  return text;
}

// Pieces of every format, and of what looks like one.
std::vector<std::string> pieces() {
  const std::string half = kLine.substr(0, 42);
  return {
      kLine,
      kLine + "\n",
      kLine + " ",
      half + " ",
      half + "\n",
      "123456789\n",
      "123 456 789\n",
      "1........\n\n",
      "1 2 3 4 5 6 7 8 9 \n",
      "1,2,3,4,5,6,7,8,9\n",
      "1\t2\t3\t4\t5\t6\t7\t8\t9\n",
      "| 5 |\n",
      "1   3   5 |  6 |\n",
      "12 3 456 7 8 9 12 34 5\n",
      "[1,2,3,4,5,6,7,8,9],",
      "{\"row\":1,\"col\":2,\"value\":3},",
      "r1c1=5 ",
      "(1, 2, 3) ",
      "[Puzzle]\n",
      ":0000:x:..::::\n",
      "<game data=\"" + kLine + "\">",
      "<td>5</td>",
      "[td]5",
      "{|\n|-\n|| 5 ",
      "\\begin{sudoku}",
      "https://a/?p=" + kLine + " ",
      "http://a/?p=1&",
      "# " + kLine + "\n",
      "/* 5 */",
      "// 5\n",
      "S9B" + repeated("01", 162) + " ",
      repeated("123456789", 729) + "\n",
      "\x1b[31m5\x1b[0m",
      "\xe2\x94\x82"
      "5\xe2\x94\x82",
      "word ",
      "word\n",
      "5\n",
      "5",
      ". ",
      "\t\n",
      "\n",
      " ",
  };
}

// A text is read with this budget. Returns the largest number of units that a call has used.
std::uint64_t read_in_parts(const std::string& text, std::uint64_t budget, Reading& reading) {
  TextReader reader(text);
  std::uint64_t most = 0, before = 0;
  for (bool done = false; !done; before = reader.used()) {
    done = reader.advance(budget);
    most = std::max(most, reader.used() - before);
  }
  reading = reader.take();
  return most;
}

// The same of a task.
std::uint64_t most_at_once(reader::Task<void> task, std::uint64_t budget) {
  reader::Progress progress;
  task.start(progress);
  std::uint64_t most = 0;
  while (!task.is_done()) most = std::max(most, reader::advance(progress, budget));
  return most;
}

bool same(const Reading& a, const Reading& b) {
  const auto same_puzzle = [](const ReadPuzzle& p, const ReadPuzzle& q) {
    return p.puzzle == q.puzzle && p.place == q.place && p.solutions == q.solutions;
  };
  const auto same_error = [](const ParseError& p, const ParseError& q) {
    return p.code == q.code && p.place == q.place && p.text == q.text && p.cells == q.cells;
  };
  return std::string(a.format) == b.format &&
         std::equal(a.puzzles.begin(), a.puzzles.end(), b.puzzles.begin(), b.puzzles.end(),
                    same_puzzle) &&
         std::equal(a.errors.begin(), a.errors.end(), b.errors.begin(), b.errors.end(),
                    same_error) &&
         a.ignored.characters == b.ignored.characters && a.ignored.text == b.ignored.text;
}

}  // namespace

TEST_CASE("a text that is read in parts has the same result", "[reader]") {
  for (const std::string& piece : pieces()) {
    INFO(piece);
    const std::string text = repeated(piece, 30'000);
    const Reading whole = read_text(text);
    for (std::uint64_t budget : {1, 1000, 1'000'000}) {
      Reading reading;
      read_in_parts(text, budget, reading);
      CHECK(same(reading, whole));
    }
  }
}

TEST_CASE("no part of reading takes more work than a few scans of the text", "[reader]") {
  constexpr std::uint64_t kBudget = 1000;
  // Of a short line, or a stretch of a long one.
  constexpr std::uint64_t kUninterrupted = 50'000;
  constexpr int kSize = sample(400'000, 100'000);
  // A long link, and a list whose lines are compared with the puzzles found.
  std::vector<std::string> texts = {"https://a/?p=" + repeated("5", kSize),
                                    "https://a/?p=" + repeated("%35", kSize),
                                    "word\n" + repeated(kLine + "\n", kSize)};
  for (const std::string& piece : pieces()) texts.push_back(repeated(piece, kSize));
  for (const std::string& text : texts) {
    INFO(text.substr(0, 100));
    Reading reading;
    CHECK(read_in_parts(text, kBudget, reading) <= kBudget + text.size() / 2 + kUninterrupted);
  }
}

TEST_CASE("a long line is normalized and cleaned a stretch at a time", "[reader]") {
  constexpr std::uint64_t kBudget = 1000;
  for (std::string piece : pieces()) {
    INFO(piece);
    std::replace(piece.begin(), piece.end(), '\n', ' ');
    const std::string text = repeated(piece, sample(400'000, 100'000));
    reader::NormalizedText source;
    CHECK(most_at_once(source.read(text), kBudget) <= kBudget + reader::kStretch);
    for (const auto comments :
         {reader::CleanText::Comments::skip, reader::CleanText::Comments::read}) {
      reader::CleanText clean(source, comments);
      CHECK(most_at_once(clean.clean(), kBudget) <= kBudget + reader::kStretch);
    }
  }
}

TEST_CASE("the work of reading grows with the text", "[reader]") {
  for (const std::string& piece : pieces()) {
    INFO(piece);
    const auto work = [&](std::size_t size) {
      const std::string text = repeated(piece, size);
      TextReader reader(text);
      while (!reader.advance(UINT64_MAX)) continue;
      return reader.used();
    };
    CHECK(work(100'000) <= 5 * work(25'000));
  }
}

TEST_CASE("reading can end anywhere", "[reader]") {
  for (const std::string& piece : pieces()) {
    const std::string text = repeated(piece, 5'000);
    for (int calls = 0; calls < 20; ++calls) {
      TextReader reader(text);
      for (int i = 0; i < calls; ++i) reader.advance(3000);
    }
  }
  SUCCEED();
}
