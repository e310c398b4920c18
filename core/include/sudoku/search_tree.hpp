// The search tree of a run: the choices of an algorithm as nodes, each with all steps until it is
// taken back.
//
// A node is a digit that is placed. It begins at the step right after that, and ends at the first
// later step whose depth is less than its own. Its children are the digits placed one deeper
// meanwhile. The root is the beginning of the search; it has no digit.
//
// No tree is stored: nodes are found by replaying parts of the run, see src/run/README.md. Each
// stretch between two keyframes is replayed at most twice in a call. In a run of 10^9 steps of
// free-cell-list, a stretch takes less than a millisecond, and a path some milliseconds.
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

struct TreeNode {
  std::uint64_t begin = 0;  ///< the step after the digit is placed
  /// The step after it is removed; the length of the known run if it is not. `end - begin` is the
  /// size of the subtree in events.
  std::uint64_t end = 0;
  int depth = 0;           ///< 1..81; the number of digits placed from here on
  Cell cell = -1;          ///< -1 for the root
  Digit digit = kNoDigit;  ///< kNoDigit for the root
  bool removed = false;    ///< the digit is removed at `end`

  friend bool operator==(const TreeNode&, const TreeNode&) = default;
};

/// Finds nodes of the tree of a run, as far as the run is known. The run keeps its position and
/// must outlive the tree; it may be extended between calls.
///
/// Each search has a budget, the number of events to replay. If it is used up, the search returns
/// false; call it again with the same arguments to continue. A search with other arguments starts
/// from the beginning.
class SearchTree {
 public:
  explicit SearchTree(const Run& run);
  ~SearchTree();
  SearchTree(SearchTree&&) noexcept;
  SearchTree& operator=(SearchTree&&) noexcept;

  /// The beginning of the search: step 0. For candidate-elimination, whose deductions are not
  /// choices: the first step at which it chooses a cell, or the end of the known run if it never
  /// does.
  TreeNode root() const;

  /// Finds the nodes that contain a step, from the child of the root to the node of the step's
  /// depth. Precondition: `step` is at most the length of the run.
  bool find_path(std::uint64_t step, std::uint64_t budget = UINT64_MAX);
  /// The result of `find_path`. Valid until its next call.
  std::span<const TreeNode> path() const;

  /// The most children that are found of one node. Only a trace can have more than 9.
  static constexpr std::size_t kMostChildren = 100;

  /// Finds the children of a node, in the order in which they are placed. Only `begin` and `depth`
  /// of the node are used.
  bool find_children(const TreeNode& node, std::uint64_t budget = UINT64_MAX);
  /// The result of `find_children`. Valid until its next call.
  std::span<const TreeNode> children() const;

  /// Memory of the object in bytes at most, without the run.
  std::size_t memory() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace sudoku
