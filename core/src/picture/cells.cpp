#include "picture/cells.hpp"

#include <algorithm>
#include <cmath>

#include "picture/agreement.hpp"
#include "picture/marks.hpp"
#include "sudoku/check.hpp"

namespace sudoku::picture {

namespace {

constexpr int kFewestDigits = 10;
constexpr std::size_t kMostConflicts = 12;     // of what is read
constexpr std::size_t kMostContradicted = 25;  // conflicts, if digits may be left out
constexpr float kMarks = 5;                    // nats for a blank where all ink is in small pieces

// Adds to the blank, then makes the sum of all probabilities 1 again.
LogProbabilities likelier_blank(LogProbabilities of) {
  of[0] += kMarks;
  float sum = 0;
  for (const float each : of) sum += std::exp(each);
  for (float& each : of) each -= std::log(sum);
  return of;
}

}  // namespace

std::optional<CloseUp> close_up(const Grey& source, const Quad& quad, bool inverted,
                                float most_cell) {
  float left = 1e9F, right = -1e9F, top = 1e9F, bottom = -1e9F;
  for (Point corner : quad) {
    left = std::min(left, corner.x);
    right = std::max(right, corner.x);
    top = std::min(top, corner.y);
    bottom = std::max(bottom, corner.y);
  }
  const float cell = std::sqrt(std::abs(area(quad))) / 9;
  const auto within = [](float at, int size) {
    return static_cast<int>(std::clamp(at, 0.0F, static_cast<float>(size)));
  };
  Box part;
  part.left = within(left - cell, source.width);
  part.top = within(top - cell, source.height);
  part.width = within(right + cell + 1, source.width) - part.left;
  part.height = within(bottom + cell + 1, source.height) - part.top;
  if (part.width < 18 || part.height < 18) return std::nullopt;
  const float factor = std::max(1.0F, cell / most_cell);
  const auto small = [&](int length) {
    return std::max(1, static_cast<int>(std::lround(static_cast<float>(length) / factor)));
  };
  CloseUp close;
  close.grey = reduced(source, part, small(part.width), small(part.height));
  close.origin = {static_cast<float>(part.left), static_cast<float>(part.top)};
  close.ratio = {static_cast<float>(part.width) / static_cast<float>(close.grey.width),
                 static_cast<float>(part.height) / static_cast<float>(close.grey.height)};
  if (inverted) {
    for (float& value : close.grey.values) value = 255 - value;
  }
  return close;
}

Nodes nodes_in(const CloseUp& close, const Quad& quad, bool bends) {
  Quad near = quad;
  for (Point& corner : near) corner = close.from_source(corner);
  return bends ? bent_nodes(close.grey, near) : flat_nodes(near);
}

Nodes turned(const Nodes& nodes) {
  Nodes result;
  for (std::size_t row = 0; row < 10; ++row) {
    for (std::size_t column = 0; column < 10; ++column) {
      result[row * 10 + column] = nodes[(9 - column) * 10 + row];
    }
  }
  return result;
}

PlaceReading read_place(const CloseUp& close, const Nodes& nodes, const Weights& weights) {
  PlaceReading reading{nodes, cell_patches(close.grey, nodes), {}, std::nullopt, 0};
  Grid seen;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const Patch& patch = reading.cells.patches[cell];
    LogProbabilities of = log_probabilities(scores_of(patch, weights));
    if (has_only_marks(patch)) of = likelier_blank(of);
    reading.probabilities[cell] = of;
    const Digit digit = likeliest(of);
    seen.set(static_cast<Cell>(cell), digit);
    if (digit != kNoDigit) reading.confidence += of[static_cast<std::size_t>(digit)];
  }
  const int digits = seen.filled();
  reading.confidence =
      digits < kFewestDigits ? -10 : reading.confidence / static_cast<float>(digits);
  // Of what is hardly legible, or no Sudoku, thousands of grids would be tried.
  if (reading.confidence < kLeastConfidence) return reading;
  const std::size_t contradicting = conflicts(seen).size();
  if (contradicting <= kMostConflicts) reading.choice = choose(reading.probabilities);
  if (!reading.choice && contradicting <= kMostContradicted) {
    reading.choice = choose_most(reading.probabilities);
  }
  return reading;
}

}  // namespace sudoku::picture
