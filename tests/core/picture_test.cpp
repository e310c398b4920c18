#include "sudoku/picture.hpp"

#include <algorithm>
#include <cmath>

#include "catch.hpp"
#include "drawn_picture.hpp"
#include "picture/network.hpp"
#include "sample.hpp"
#include "sudoku/line.hpp"
#include "sudoku/random.hpp"

using namespace sudoku;

namespace {

// Wikipedia's example, and another with few givens.
constexpr std::string_view kFirst =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
constexpr std::string_view kFirstSolved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
constexpr std::string_view kOther =
    "000260701680070090190004500820100040004602900050003028009300074040050036703018000";

void check_one(const PictureReading& reading, std::string_view puzzle) {
  REQUIRE(reading.grids.size() == 1);
  CHECK(to_line(reading.grids[0].givens, '0') == puzzle);
}

}  // namespace

TEST_CASE("a drawn grid is read with its corners", "[picture]") {
  drawn::Picture picture(520, 600);
  picture.grid(kFirst, 50, 90, 46);
  const PictureReading reading = drawn::read(picture);
  check_one(reading, kFirst);
  const PictureGrid& grid = reading.grids[0];
  CHECK(grid.has_one_solution);
  CHECK(std::abs(grid.nodes[0].x - 50) < 5);
  CHECK(std::abs(grid.nodes[0].y - 90) < 5);
  CHECK(std::abs(grid.nodes[99].x - (50 + 9 * 46)) < 5);
  CHECK(std::abs(grid.nodes[99].y - (90 + 9 * 46)) < 5);
}

TEST_CASE("light digits on dark and pictures that lie on a side are read", "[picture]") {
  drawn::Picture picture(500, 500, 225);
  picture.grid(kOther, 30, 34, 48);
  check_one(drawn::read(picture.turned()), kOther);
  check_one(drawn::read(picture.turned().turned()), kOther);
  picture.invert();
  const PictureReading dark = drawn::read(picture);
  check_one(dark, kOther);
  CHECK(dark.grids[0].light);
}

TEST_CASE("cells without lines are read by what is in them", "[picture]") {
  drawn::Picture tiles(560, 700);
  tiles.plates(kFirst, 40, 120, 50, 5, {252, 252, 252});
  check_one(drawn::read(tiles), kFirst);
  drawn::Picture digits(560, 700);
  digits.plates(kOther, 60, 90, 48, 8, {240, 240, 240});
  check_one(drawn::read(digits), kOther);
  digits.invert();
  check_one(drawn::read(digits), kOther);
}

TEST_CASE("a light digit in a dark cell is read", "[picture]") {
  drawn::Picture picture(520, 520);
  picture.grid(kFirst, 40, 40, 48);
  picture.fill(40 + 3, 40 + 3, 43, 43, {30, 58, 138});
  picture.digit('5', 40 + 17, 40 + 14, 3, {255, 255, 255});
  check_one(drawn::read(picture), kFirst);
}

TEST_CASE("digits at random are no certain grid", "[picture]") {
  Random random(3);
  for (int round = 0; round < 4; ++round) {
    std::string digits(81, '0');
    for (char& digit : digits) {
      if (random.below(3) == 0) digit = static_cast<char>('1' + random.below(9));
    }
    drawn::Picture picture(560, 560);
    picture.plates(digits, 40, 40, 50, 5, {255, 255, 255});
    for (const PictureGrid& grid : drawn::read(picture).grids) CHECK_FALSE(grid.certain);
  }
}

TEST_CASE("digits in another colour are entries", "[picture]") {
  std::string entries(kFirstSolved);
  for (std::size_t i = 0; i < 81; ++i) {
    if (kFirst[i] != '0' || i % 3 != 0) entries[i] = '0';
  }
  drawn::Picture picture(500, 500);
  picture.grid(kFirst, 30, 34, 48, entries);
  const PictureReading reading = drawn::read(picture);
  check_one(reading, kFirst);
  CHECK(to_line(reading.grids[0].entries, '0') == entries);
}

TEST_CASE("a wrong entry is in doubt, with what the solution has there; the rest is read",
          "[picture]") {
  std::string entries(kFirstSolved);
  for (std::size_t i = 0; i < 81; ++i) {
    if (kFirst[i] != '0' || i % 3 != 0) entries[i] = '0';
  }
  const std::size_t cell = entries.find_first_not_of('0');
  const auto given = kFirst.find_first_not_of('0', cell / 9 * 9);  // in the same row
  REQUIRE(given / 9 == cell / 9);
  entries[cell] = kFirst[given];
  drawn::Picture picture(500, 500);
  picture.grid(kFirst, 30, 34, 48, entries);
  const PictureReading reading = drawn::read(picture);
  check_one(reading, kFirst);
  const PictureGrid& grid = reading.grids[0];
  CHECK(to_line(grid.entries, '0') == entries);
  CHECK_FALSE(grid.certain);
  const auto right = static_cast<Digit>(kFirstSolved[cell] - '0');
  const std::vector<Digit>& doubts = grid.cells[cell].doubts;
  CHECK(std::find(doubts.begin(), doubts.end(), right) != doubts.end());
}

TEST_CASE("small digits in three rows of three are notes", "[picture]") {
  drawn::Picture picture(760, 760);
  picture.grid(kFirst, 30, 34, 76);
  std::array<unsigned, 81> expected{};
  for (int cell = 0; cell < 81; cell += 2) {
    if (kFirst[static_cast<std::size_t>(cell)] != '0') continue;
    for (int digit = 1; digit <= 9; ++digit) {
      if ((cell * 5 + digit * 7) % 3 != 0) continue;
      expected[static_cast<std::size_t>(cell)] |= 1U << (digit - 1);
      picture.note(static_cast<char>('0' + digit), cell,
                   0.2F + 0.3F * static_cast<float>((digit - 1) % 3),
                   0.2F + 0.3F * static_cast<float>((digit - 1) / 3), 30, 34, 76);
    }
  }
  const PictureReading reading = drawn::read(picture);
  check_one(reading, kFirst);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    CAPTURE(cell);
    const PictureCell& of = reading.grids[0].cells[cell];
    CHECK(of.corner.mask() == expected[cell]);
    CHECK(of.centre.empty());
    CHECK_FALSE(of.unread_notes);
  }
}

TEST_CASE("notes in corners and in the middle are read by their shapes", "[picture]") {
  drawn::Picture picture(760, 760);
  picture.grid(kFirst, 30, 34, 76);
  // What is in an empty cell of each row: corners from the left and from above, or the middle.
  const std::array<std::string_view, 6> notes = {"24", "47", "23", "367", "58", "1346"};
  const std::array<int, 6> cells = {2, 10, 21, 28, 47, 58};
  for (std::size_t i = 0; i < notes.size(); ++i) {
    REQUIRE(kFirst[static_cast<std::size_t>(cells[i])] == '0');
    for (std::size_t k = 0; k < notes[i].size(); ++k) {
      const auto at = static_cast<float>(k);
      const bool corners = i % 2 == 0;
      const float across = corners ? (k % 2 == 0 ? 0.22F : 0.78F) : 0.2F + 0.2F * at;
      const float down = corners ? (k < 2 ? 0.22F : 0.78F) : 0.5F;
      picture.note(notes[i][k], cells[i], across, down, 30, 34, 76);
    }
  }
  const PictureReading reading = drawn::read(picture);
  check_one(reading, kFirst);
  for (std::size_t i = 0; i < notes.size(); ++i) {
    CAPTURE(i);
    unsigned mask = 0;
    for (const char digit : notes[i]) mask |= 1U << (digit - '1');
    const PictureCell& of = reading.grids[0].cells[static_cast<std::size_t>(cells[i])];
    CHECK((i % 2 == 0 ? of.corner : of.centre).mask() == mask);
    CHECK((i % 2 == 0 ? of.centre : of.corner).empty());
  }
}

TEST_CASE("small ink that is no digit is no note", "[picture]") {
  drawn::Picture picture(760, 760);
  picture.grid(kFirst, 30, 34, 76);
  for (int cell = 0; cell < 81; ++cell) {
    if (kFirst[static_cast<std::size_t>(cell)] != '0') continue;
    const int x = 30 + cell % 9 * 76 + 14;
    const int y = 34 + cell / 9 * 76 + 16;
    picture.fill(x, y, 10 + cell % 3 * 2, 14, {90, 90, 90});
    picture.fill(x + 30, y + 28, 12, 14, {90, 90, 90});
  }
  const PictureReading reading = drawn::read(picture);
  check_one(reading, kFirst);
  for (const PictureCell& of : reading.grids[0].cells) {
    CHECK(of.corner.empty());
    CHECK(of.centre.empty());
  }
}

TEST_CASE("two grids side by side are both read", "[picture]") {
  drawn::Picture picture(960, 520);
  picture.grid(kFirst, 30, 34, 48);
  picture.grid(kOther, 510, 50, 46);
  const PictureReading reading = drawn::read(picture);
  REQUIRE(reading.grids.size() == 2);
  const std::string one = to_line(reading.grids[0].givens, '0');
  const std::string two = to_line(reading.grids[1].givens, '0');
  CHECK(((one == kFirst && two == kOther) || (one == kOther && two == kFirst)));
}

TEST_CASE("corners say where the grid is", "[picture]") {
  drawn::Picture picture(960, 520);
  picture.grid(kFirst, 30, 34, 48);
  picture.grid(kOther, 510, 50, 46);
  const float right = 510 + 9 * 46;
  const float bottom = 50 + 9 * 46;
  PictureReader reader(picture.view(),
                       PictureCorners{{{510, 50}, {right, 50}, {right, bottom}, {510, bottom}}});
  while (!reader.advance()) {
  }
  check_one(reader.take(), kOther);
  PictureReader crossed(picture.view(),
                        PictureCorners{{{right, 50}, {510, 50}, {right, bottom}, {510, bottom}}});
  while (!crossed.advance()) {
  }
  CHECK(crossed.take().error == PictureError::bad_corners);
}

TEST_CASE("pictures without a Sudoku have no grid", "[picture]") {
  drawn::Picture picture(400, 400);
  CHECK(drawn::read(picture).error == PictureError::no_grid);
  if (kSanitized) return;
  // A chess board.
  for (int i = 0; i < 64; ++i) {
    if ((i / 8 + i % 8) % 2 == 1)
      picture.fill(40 + i % 8 * 40, 40 + i / 8 * 40, 40, 40, {60, 60, 60});
  }
  CHECK(drawn::read(picture).error == PictureError::no_grid);
  // An empty grid.
  drawn::Picture empty(500, 500);
  empty.grid(std::string(81, '0'), 30, 34, 48);
  CHECK(drawn::read(empty).error == PictureError::no_grid);
}

TEST_CASE("impossible sizes of pictures are errors", "[picture]") {
  const std::vector<std::uint8_t> line(std::size_t{4} * 20'000, 0);
  const auto error_of = [&](int width, int height, std::size_t bytes) {
    PictureReader reader(PictureView{std::span(line).first(bytes), width, height});
    while (!reader.advance()) {
    }
    return reader.take().error;
  };
  CHECK(error_of(0, 0, 0) == PictureError::too_small);
  CHECK(error_of(1, 20'000, line.size()) == PictureError::too_small);
  CHECK(error_of(20'000, 1, line.size()) == PictureError::too_small);
  CHECK(error_of(-1, 100, 0) == PictureError::bad_size);
  CHECK(error_of(100, 100, 100) == PictureError::bad_size);
  const std::vector<std::uint8_t> large(std::size_t{4} * 5'100 * 5'000, 0);
  PictureReader reader(PictureView{large, 5'100, 5'000});
  CHECK(reader.advance());
  CHECK(reader.take().error == PictureError::too_large);
}

TEST_CASE("the network computes what its weights say", "[picture]") {
  using namespace sudoku::picture;
  // Written as the definition: one sum after the other, without vectors.
  const auto at = [](const auto& plane, int side, int depth, int y, int x, int channel) {
    return y < 0 || x < 0 || y >= side || x >= side
               ? 0
               : static_cast<std::int64_t>(
                     plane[static_cast<std::size_t>((y * side + x) * depth + channel)]);
  };
  const auto convolve = [&](const std::vector<std::int64_t>& input, int side, int depth, int window,
                            const auto& layer, int pool) {
    const int out = static_cast<int>(layer.biases.size());
    const int next = side / pool;
    std::vector<std::int64_t> result;
    for (int i = 0; i < next * next * out; ++i) {
      const int channel = i % out;
      std::int64_t most = 0;
      for (int p = 0; p < pool * pool; ++p) {
        const int x = i / out % next * pool + p % pool;
        const int y = i / out / next * pool + p / pool;
        std::int64_t sum = layer.biases[static_cast<std::size_t>(channel)];
        for (int k = 0; k < window * window * depth; ++k) {
          const int dy = k / (window * depth) - window / 2;
          const int dx = k / depth % window - window / 2;
          sum += layer.weights[static_cast<std::size_t>(k * out + channel)] *
                 at(input, side, depth, y + dy, x + dx, k % depth);
        }
        most = std::max(most, sum);
      }
      const std::int64_t scaled =
          (most * layer.factors[static_cast<std::size_t>(channel)] + (1 << (kFactorBits - 1))) >>
          kFactorBits;
      result.push_back(std::min<std::int64_t>(scaled, kMostInput));
    }
    return result;
  };
  Random random(7);
  for (int round = 0; round < 5; ++round) {
    Patch patch;
    for (auto& value : patch) value = static_cast<std::int16_t>(random.below(461) - 128);
    std::vector<std::int64_t> values(patch.begin(), patch.end());
    values = convolve(values, 28, 1, 5, kTrained.first, 2);
    values = convolve(values, 14, 8, 3, kTrained.second, 2);
    values = convolve(values, 7, 16, 3, kTrained.third, 1);
    const Scores scores = scores_of(patch, kTrained);
    for (std::size_t o = 0; o < kDigitClasses; ++o) {
      std::int64_t sum = kTrained.last.biases[o];
      for (std::size_t i = 0; i < values.size(); ++i)
        sum += values[i] * kTrained.last.weights[i * kDigitClasses + o];
      CHECK(scores[o] == (sum * kTrained.last.factors[o]) >> kFactorBits);
    }
  }
}
