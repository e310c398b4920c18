// Reads Sudokus from a picture: a photo of a newspaper, a screenshot.
//
// The picture is searched for lattices, light ones on dark included; a network reads each cell; of
// all readings of the cells, the most probable that is a Sudoku with exactly one solution is
// chosen. Lying pictures are turned. What is not certain is marked.
//
// Results own their memory. Not thread-safe; objects are independent.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sudoku/digits.hpp"
#include "sudoku/grid.hpp"

namespace sudoku {

/// Pixels from the top left, 4 bytes each: red, green, blue, alpha.
struct PictureView {
  std::span<const std::uint8_t> pixels;
  int width = 0;
  int height = 0;
};

/// In pixels; the centre of the first is (0, 0).
struct PicturePoint {
  float x = 0;
  float y = 0;
};

/// Top left, top right, bottom right, bottom left.
using PictureCorners = std::array<PicturePoint, 4>;

enum class PictureError {
  none,
  bad_size,     ///< the pixels are not width x height
  too_small,    ///< a side of less than kLeastPictureSide pixels
  too_large,    ///< more than kMostPicturePixels
  bad_corners,  ///< not those of a page held towards the camera
  no_grid,      ///< no Sudoku is found
};

/// "none", "bad_size", ...: the enumerator's name.
const char* name_of(PictureError error);

inline constexpr int kLeastPictureSide = 60;
inline constexpr int kMostPicturePixels = 25'000'000;

struct PictureCell {
  Digit digit = kNoDigit;  ///< as chosen; kNoDigit if the cell is empty
  /// By digit, 0 for empty: as the network sees the cell, without its neighbours.
  std::array<float, 10> probabilities{};
  /// The readings that are possible, the chosen one first, if the cell is in doubt; else empty.
  std::vector<Digit> doubts;
  Digits corner;              ///< notes
  Digits centre;              ///< notes in a row in the middle
  bool unread_notes = false;  ///< there are notes, but they cannot be read without doubt
};

struct PictureGrid {
  std::array<PicturePoint, 100> nodes;  ///< the corners of the cells, ten rows of ten
  float score = 0;     ///< how well they fit the lines: 1 or more for a printed grid
  bool light = false;  ///< light lines on dark
  std::array<PictureCell, 81> cells;
  Grid givens;
  /// Digits in ink of another colour or in paler ink, where the others have one solution; and
  /// digits that contradict this solution.
  Grid entries;
  bool has_one_solution = false;
  float cost = 0;        ///< nats by which the choice is less probable than the network's
  float gap = 0;         ///< nats to the next grid with one solution
  bool certain = false;  ///< no mark is needed
};

struct PictureReading {
  PictureError error = PictureError::none;
  std::vector<PictureGrid> grids;  ///< the surest first; none if there is an error
};

class PictureReader {
 public:
  /// Refers to the pixels, which must outlive the object. With corners, reads what is between them.
  explicit PictureReader(const PictureView& picture,
                         std::optional<PictureCorners> corners = std::nullopt);
  /// Another network than the one that ships, to compare them; see src/picture/network.hpp.
  struct Network;
  PictureReader(const PictureView& picture, const Network& network);
  ~PictureReader();

  /// Continues for some milliseconds. True if all is read.
  bool advance();

  /// The part that is read, 0 to 1. Never decreases.
  float progress() const;

  /// The result, once. Precondition: `advance` has returned true.
  PictureReading take();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace sudoku
