// The consequences of one assumption, in the order in which Sudoku Explainer derives them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "logic/chains.hpp"
#include "logic/chains_state.hpp"

namespace sudoku::logic {

/// Which links a run follows.
enum class RunMode : std::uint8_t {
  multiple,  // cell and house links of the grid
  nishio,    // house links only; candidates that are off are removed from the grid
  dynamic,   // cell and house links; candidates that are off are removed from the grid
};

/// A node index within a run.
using RunIndex = std::uint16_t;
inline constexpr RunIndex kNoNode = 0xffff;
/// One node for each candidate and one for a contradiction.
inline constexpr int kMostNodes = kCandidates + 1;

struct RunNode {
  std::uint16_t candidate;
  bool on;
  ChainCause cause;
  RunIndex parent;             // kNoNode for the assumption
  std::uint16_t depth;         // nodes on the longest way from the assumption, both included
  std::uint16_t ancestors;     // number of nodes that lead here, this one included; 0: not counted
  std::uint16_t more_count;    // further parents
  std::uint32_t more_parents;  // their start in Runs::more_
};

/// One run: its sets of candidates and where its nodes are.
struct Run {
  CandidateSet on;
  CandidateSet off;
  std::uint32_t nodes = 0;  // start in Runs::nodes_
  std::uint16_t node_count = 0;
  // Two nodes of the same candidate, if the assumption is contradictory: the run ends there. One of
  // them is the last node and not in the sets.
  RunIndex conflict_on = kNoNode;
  RunIndex conflict_off = kNoNode;
  std::array<RunIndex, kCandidates> index;  // the node of a candidate in `on` or `off`
};

/// The runs of a grid.
class Runs {
 public:
  /// Forgets all runs and selects the grid and the mode of the next ones. `grid` must live as long
  /// as runs are requested.
  void reset(const ChainState& grid, RunMode mode);

  /// The run of `candidate` on. Kept until reset.
  const Run& on(CandidateIndex candidate);
  /// The run of `candidate` off. Valid until the next call of `off`.
  const Run& off(CandidateIndex candidate);

  const RunNode& node(const Run& run, RunIndex index) const { return nodes_[run.nodes + index]; }
  const RunNode& node_of(const Run& run, CandidateIndex candidate) const {
    return node(run, run.index[candidate]);
  }
  /// Number of nodes that lead to node `index`, this node included.
  int complexity(const Run& run, RunIndex index);
  /// The nodes that lead to node `index`, which is the last node of the chain.
  Chain chain(const Run& run, RunIndex index);

 private:
  class Search;

  void start(Run& run, CandidateIndex candidate, bool on);
  /// Marks the nodes that lead to node `index` in `marks_` with the new `mark_`; returns their
  /// number.
  int mark_ancestors(const Run& run, RunIndex index);

  const ChainState* grid_ = nullptr;
  RunMode mode_ = RunMode::multiple;
  std::vector<Run> runs_;
  std::array<std::int16_t, kCandidates> run_of_;  // the index in runs_ of a candidate on, or -1
  Run off_run_;
  std::vector<RunNode> nodes_;
  std::vector<RunIndex> more_;
  std::array<std::uint32_t, kMostNodes> marks_{};
  std::uint32_t mark_ = 0;
  std::array<RunIndex, kMostNodes> stack_;
};

}  // namespace sudoku::logic
