#include <string>
#include <vector>

#include "batch_lists.hpp"
#include "catch.hpp"

using namespace sudoku;
using namespace lists;

namespace {

constexpr int kSlices = 3;

// A rating that a test can predict: ER is the number of givens in tenths. It takes a few calls.
std::optional<Rating> by_givens(const Puzzle& puzzle, bool begins) {
  static int slices;
  slices = begins ? 1 : slices + 1;
  if (slices < kSlices) return std::nullopt;
  return Rating{puzzle.givens.filled(), 23, 12};
}

Batch rating_batch(BatchInput input) { return Batch(rating_format(), input, 2, by_givens); }

Solved rated(Batch& batch, std::string_view text) {
  batch.begin({text});
  while (!batch.work(100)) {
  }
  return result_of(batch);
}

const std::string kMany = dotted(puzzles::kAlmanacThird.puzzle);
const std::string kOtherOne = dotted(puzzles::kAlmanacSecond.puzzle);

std::string row(const std::string& puzzle) {
  const int er = puzzles::grid_of(puzzle).filled();
  return puzzle + "," + rating_text(er) + ",2.3,1.2\n";
}

}  // namespace

TEST_CASE("a rated list is a table; what has no rating keeps its place", "[batch]") {
  Batch batch = rating_batch(BatchInput::line);
  const std::string one = dotted(kOne);
  const Solved all =
      rated(batch, one + "\n" + kMany + "\n\nbad\n" + kNone + "\n" + one + "\n" + kInvalid);
  CHECK(all.text == row(one) + "# many\n" + kMany + ",,,\n# line 4: empty: bad\n# none\n" + kNone +
                        ",,,\n" + row(one) + "# invalid\n" + kInvalid + ",,,\n");
  CHECK(all.report.errors == 1);
  CHECK(count(all.report, BatchVerdict::one) == 2);

  std::vector<std::string> unrated;
  for (const BatchError& error : all.report.first_errors) {
    unrated.push_back(std::to_string(error.line + 1) + " " + error.code + " " + error.text);
  }
  CHECK(unrated == std::vector<std::string>{"2 many " + kMany, "4 empty bad", "5 none " + kNone,
                                            "7 invalid " + kInvalid});
}

TEST_CASE("a rating takes several calls, between which the work can pause", "[batch]") {
  Batch batch = rating_batch(BatchInput::line);
  const std::string one = dotted(kOne);
  batch.begin({one});
  int calls = 1;
  for (; !batch.work(1); ++calls) {
    if (batch.answered_bytes() == 0) CHECK(batch.output().empty());
  }
  CHECK(calls > kSlices);
  CHECK(batch.output() == row(one));
}

TEST_CASE("the report of a rated list counts puzzles by ER and lists the hardest", "[batch]") {
  Batch batch = rating_batch(BatchInput::line);
  const std::string one = dotted(kOne);
  const int er = puzzles::grid_of(one).filled();
  const int other = puzzles::grid_of(kOtherOne).filled();
  REQUIRE(er != other);
  const std::string text = one + "\n" + kOtherOne + "\n" + one + "\n" + kMany + "\n";
  const BatchReport report = rated(batch, text).report;
  REQUIRE(report.ratings.size() == kUnsolvedRating + 1);
  CHECK(report.ratings[er] == 2);
  CHECK(report.ratings[other] == 1);
  REQUIRE(report.hardest.size() == 3);
  CHECK(report.hardest[0].hardness == static_cast<std::uint64_t>(std::max(er, other)));
  CHECK(report.hardest[2].hardness == static_cast<std::uint64_t>(std::min(er, other)));

  batch.begin(
      {.bytes = text, .hardest_threshold = static_cast<std::uint64_t>(std::max(er, other))});
  while (!batch.work(100)) {
  }
  CHECK(batch.report().hardest.empty());
  CHECK(solved(text).report.ratings.empty());
}

TEST_CASE("the work on a chunk that is rated can end after any record", "[batch]") {
  const std::string one = dotted(kOne);
  struct List {
    BatchInput input;
    std::string text;
  };
  for (const List& list :
       {List{BatchInput::line, one + "\r\n\nbad\r\n" + kMany + "\n" + kOtherOne + " # easy\n" +
                                   ":0000:x:" + one + ":::\n" + one},
        List{BatchInput::grid,
             grid_text(one) + "\n" + grid_text(kMany) + "\n\n" + grid_text(kOtherOne)},
        List{BatchInput::cells, grid_text(one) + "# x\n" + grid_text(kOtherOne) + one},
        List{BatchInput::text, grid_text(one) + "\n" + one}}) {
    INFO(list.text);
    Batch whole = rating_batch(list.input);
    const Solved expected = rated(whole, list.text);
    Batch batch = rating_batch(list.input);
    std::string text;
    std::uint64_t lines = 0;
    int parts = 0;
    for (std::string_view rest = list.text; !rest.empty(); ++parts) {
      batch.begin({rest});
      bool done = false;
      while (!done && batch.answered_bytes() == 0) done = batch.work(1);
      std::size_t from = 0;
      for (const BatchMark& mark : batch.marks()) {
        text += batch.output().substr(from, mark.at - from);
        text += std::to_string(lines + mark.line + 1);
        from = mark.at;
      }
      text += batch.output().substr(from);
      lines += batch.report().lines;
      rest.remove_prefix(done ? rest.size() : batch.answered_bytes());
    }
    CHECK(text == expected.text);
    CHECK(lines == expected.report.lines);
    CHECK((parts > 1) == (list.input != BatchInput::text));
  }
}
