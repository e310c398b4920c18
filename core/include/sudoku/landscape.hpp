// The landscape of a run: a picture of its search tree, one column for each pixel.
//
// A column is a stretch of steps, with how many of them have each depth. A bar is a node of the
// tree (search_tree.hpp) that contains at least one column. Where a column has steps of a depth
// that no bar covers, there are nodes narrower than it.
//
// No tree and no events are stored. Columns that are wider than the distance between two keyframes
// end at keyframes, whose figures the run keeps; narrower ones are replayed.
//
// Not thread-safe.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "sudoku/cell.hpp"
#include "sudoku/digits.hpp"
#include "sudoku/run.hpp"

namespace sudoku {

/// The events from step `begin` to step `end`, and the depths after them.
struct LandscapeColumn {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  Segment events;
};

/// A node of the tree that contains the columns from `first` to the one before `last`, and neither
/// the one before nor the one after them.
struct LandscapeBar {
  std::uint32_t first = 0;
  std::uint32_t last = 0;
  int depth = 0;           ///< 1..81
  Cell cell = -1;          ///< -1 if the algorithm does not say
  Digit digit = kNoDigit;  ///< the digit that is placed, or kNoDigit

  friend bool operator==(const LandscapeBar&, const LandscapeBar&) = default;
};

/// Finds the columns of a run, as far as the run is known. The run keeps its position and must
/// outlive the landscape; it may be extended between calls.
class Landscape {
 public:
  explicit Landscape(const Run& run);
  ~Landscape();
  Landscape(Landscape&&) noexcept;
  Landscape& operator=(Landscape&&) noexcept;

  /// The most columns that are found.
  static constexpr std::size_t kMostColumns = 1 << 16;

  /// Divides the steps from `begin` to `end`, or to the end of the known run, into at most
  /// `columns` columns of at least one step each. If they are wider than `Run::keyframe_spacing`,
  /// each border is moved back to a keyframe, and the last column ends at the next keyframe or the
  /// end of the run. Otherwise their widths differ by at most one step.
  ///
  /// Returns false if the budget, the number of events to replay, is used up: call again with the
  /// same arguments to continue. Time: linear in the number of columns and keyframes; narrow
  /// columns cost their events besides, less than `columns` times the distance of keyframes.
  bool find(std::uint64_t begin, std::uint64_t end, std::size_t columns,
            std::uint64_t budget = UINT64_MAX);
  /// The result of `find`. Valid until its next call.
  std::span<const LandscapeColumn> columns() const;
  /// The bars of these columns, by their first column, then by depth. Valid like `columns`.
  std::span<const LandscapeBar> bars() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace sudoku
