// The landscape of a run: a picture of its search tree, one column for each pixel.
//
// A column is a stretch of steps and has the range of depths in it. This is enough to draw the
// nodes of the tree (search_tree.hpp): a node of depth d is as wide as the columns side by side
// whose least depth is at least d. Between the least and the greatest depth of a column are nodes
// narrower than the column.
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

#include "sudoku/run.hpp"

namespace sudoku {

/// The events from step `begin` to step `end`, and the depths after them.
struct LandscapeColumn {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  Segment events;
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

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace sudoku
