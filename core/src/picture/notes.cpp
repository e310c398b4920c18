#include "picture/notes.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "picture/small_digits.hpp"

namespace sudoku::picture {

namespace {

constexpr float kLeastEvidence = 5;    // nats that each digit has its place
constexpr float kMeanEvidence = 0.6F;  // per note
constexpr float kContradiction = 4;  // nats by which a shape is another one than that of the place
constexpr float kLeastMargin = 2;    // nats to the next reading, by shape
constexpr int kFewestCells = 3;
constexpr float kMostCost = 2;  // nats by which the shapes are rather something else

struct Note {
  Point at;
  LogProbabilities of;

  int column() const { return std::clamp(static_cast<int>(at.x * 3), 0, 2); }
  int row() const { return std::clamp(static_cast<int>(at.y * 3), 0, 2); }
  Digit place() const { return row() * 3 + column() + 1; }
  float log_part(Digit digit) const { return of[static_cast<std::size_t>(digit)]; }
  float most() const { return *std::max_element(of.begin(), of.end()); }
};

using CellList = std::array<std::vector<Note>, 81>;

// How much more probable the shapes are if each digit has its place.
bool have_places(const CellList& cells) {
  float sum = 0;
  float count = 0;
  for (const auto& notes : cells) {
    for (const Note& note : notes) {
      const float any = 1 - std::exp(note.log_part(kNoDigit));
      const float part = std::exp(note.log_part(note.place())) / std::max(any, 1e-6F);
      sum += std::log(9 * std::max(part, 0.02F));
      ++count;
    }
  }
  return sum > kLeastEvidence && sum > kMeanEvidence * count;
}

CellNotes by_place(const std::vector<Note>& notes) {
  CellNotes result;
  for (const Note& note : notes) {
    const Digit digit = note.place();
    result.unread |=
        result.corner.has(digit) || note.most() - note.log_part(digit) > kContradiction;
    result.corner.add(digit);
  }
  return result;
}

// The most probable set of digits, of which the first note in reading order is the smallest.
CellNotes by_shape(std::vector<Note> notes) {
  std::stable_sort(notes.begin(), notes.end(), [](const Note& a, const Note& b) {
    return a.row() != b.row() ? a.row() < b.row() : a.at.x < b.at.x;
  });
  float most = 0;
  for (const Note& note : notes) most += note.most();
  float best = -1e9F;
  float second = -1e9F;
  Digits chosen;
  for (unsigned mask = 1; mask <= Digits::all().mask(); ++mask) {
    const Digits digits = Digits::from_mask(mask);
    if (digits.size() != static_cast<int>(notes.size())) continue;
    float sum = 0;
    auto note = notes.begin();
    for (const Digit digit : digits) sum += (note++)->log_part(digit);
    second = std::max(second, std::min(best, sum));
    if (sum > best) best = sum, chosen = digits;
  }
  CellNotes result;
  result.unread = best - second < kLeastMargin || most - best > kMostCost;
  auto note = notes.begin();
  if (!result.unread) {
    for (const Digit digit : chosen)
      ((note++)->row() == 1 ? result.centre : result.corner).add(digit);
  }
  return result;
}

}  // namespace

Notes notes_in(const Plane& grey, const Nodes& nodes, const Grid& digits, const Weights& weights) {
  const SmallDigits small = small_digits_in(grey, nodes, digits);
  CellList cells;
  for (const SmallDigit& digit : small.all) {
    cells[digit.cell].push_back({digit.at, log_probabilities(scores_of(digit.patch, weights))});
  }
  const bool places = have_places(cells);
  Notes result{};
  int read = 0;
  int unread = 0;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    CellNotes& notes = result[cell];
    if (!cells[cell].empty()) notes = places ? by_place(cells[cell]) : by_shape(cells[cell]);
    notes.unread |= small.has_others[cell];
    if (notes.unread) notes.corner = notes.centre = {};
    if (!cells[cell].empty()) ++(notes.unread ? unread : read);
  }
  // Where most are not legible, the others only seem to be; one or two cells may be dirt.
  if (read < unread || read < kFewestCells) {
    for (CellNotes& notes : result) {
      notes.unread |= !(notes.corner | notes.centre).empty();
      notes.corner = notes.centre = {};
    }
  }
  return result;
}

}  // namespace sudoku::picture
