// A place of a picture with what is read there.
#pragma once

#include "picture/cells.hpp"
#include "sudoku/picture.hpp"

namespace sudoku::picture {

struct FoundGrid {
  Quad quad;  ///< in pixels of the source
  float score;
  bool inverted;
  CloseUp close;
  Nodes nodes;           ///< as found, in pixels of the close-up
  PlaceReading reading;  ///< perhaps turned
  bool is_raster;        ///< found without an outline

  /// Read without doubt.
  bool is_certain() const { return score >= 0.9F && reading.is_sure() && !is_solved(); }
  /// Worth showing.
  bool is_plausible() const;
  /// A solution, such as that of yesterday's puzzle.
  bool is_solved() const { return reading.choice && reading.choice->givens.is_full(); }

  PictureGrid as_picture_grid(const PictureView& view) const;
  /// Reads the notes in the cells without a digit.
  void add_notes(PictureGrid& grid, const Grey& source, const Weights& weights) const;
};

bool is_better(const PlaceReading& a, const PlaceReading& b);
bool is_better(const FoundGrid& a, const FoundGrid& b);

/// Two at about the same place.
bool overlap(const FoundGrid& a, const FoundGrid& b);

}  // namespace sudoku::picture
