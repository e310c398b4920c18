// What is read at one place of a picture.
#pragma once

#include <optional>

#include "picture/choice.hpp"
#include "picture/lattice.hpp"
#include "picture/network.hpp"
#include "picture/nodes.hpp"
#include "picture/patches.hpp"

namespace sudoku::picture {

/// The surroundings of a place, reduced so that cells have the size that the network needs.
struct CloseUp {
  Plane grey;
  Point origin;  ///< in the source
  Point ratio;   ///< pixels of the source per pixel

  Point to_source(Point at) const {
    return {(at.x + 0.5F) * ratio.x - 0.5F + origin.x, (at.y + 0.5F) * ratio.y - 0.5F + origin.y};
  }
  Point from_source(Point at) const {
    return {(at.x - origin.x + 0.5F) / ratio.x - 0.5F, (at.y - origin.y + 0.5F) / ratio.y - 0.5F};
  }
};

/// Pixels of a cell that the network can use.
inline constexpr float kMostCell = 50;

/// None if the place is outside the picture. Cells have at most `most_cell` pixels.
std::optional<CloseUp> close_up(const Grey& source, const Quad& quad, bool inverted,
                                float most_cell = kMostCell);

/// The nodes of a place in pixels of the close-up. Unless the paper may bend, those of a flat grid.
Nodes nodes_in(const CloseUp& close, const Quad& quad, bool bends);

/// The same grid turned by a quarter: its left side is the new top.
Nodes turned(const Nodes& nodes);

/// The cells of a place as the network reads them, and what the solver chooses.
struct PlaceReading {
  Nodes nodes;  ///< in pixels of the close-up
  CellPatches cells;
  CellProbabilities probabilities;
  std::optional<Choice> choice;
  float confidence = 0;  ///< mean log probability of the cells read as digits; low if there are few

  /// Nothing about the cells is in doubt.
  bool is_sure() const { return choice && choice->gap >= 1.5F && choice->cost < 2; }
};

/// A place with less confidence is not shown, and has no choice.
inline constexpr float kLeastConfidence = -0.35F;

PlaceReading read_place(const CloseUp& close, const Nodes& nodes, const Weights& weights);

}  // namespace sudoku::picture
