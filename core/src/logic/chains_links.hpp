// The weak and strong links between the candidates of a grid.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/chains.hpp"
#include "logic/chains_state.hpp"

namespace sudoku::logic {

/// Which links a chain may use.
enum class LinkKinds : std::uint8_t {
  x,   // weak and strong links in houses
  y,   // weak links in cells and houses, strong links in cells
  xy,  // all links
};

/// From an on node over a weak link to an off node, and over a strong link to an on node.
struct ChainStep {
  std::uint16_t off;
  std::uint16_t on;
  ChainCause off_cause;
  ChainCause on_cause;
};

/// The links of one grid. Candidates are numbered 0..size() - 1 in ascending order.
class Links {
 public:
  struct Strong {
    std::uint16_t to;
    ChainCause cause;
  };

  /// Replaces the links. `state` must live as long as they are used.
  void reset(const ChainState& state, LinkKinds kinds);

  int size() const { return size_; }
  CandidateIndex candidate(int index) const { return candidates_[index]; }
  /// The strong links of `index`, at most four: cell, box, row, column.
  std::span<const Strong> strong(int index) const {
    return {strong_[index].data(), strong_count_[index]};
  }
  /// The steps from `index` on, in Sudoku Explainer's order: weak links in the cell, box, row,
  /// column, and the strong links of each. A step never returns to `index`.
  /// Valid until the steps of another index are requested.
  std::span<const ChainStep> steps(int index) {
    if (!has_steps_[index]) add_steps(index);
    return {steps_.data() + first_step_[index], step_count_[index]};
  }
  /// The targets of these steps as bits, words() words for an index.
  const std::uint64_t* reach(int index) {
    if (!has_steps_[index]) add_steps(index);
    return reach_.data() + index * words_;
  }
  int words() const { return words_; }
  /// The cause of the weak link between two candidates; ChainCause::assumption if there is none.
  ChainCause weak_link(int from, int to) const;

 private:
  void add_strong_links();
  void add_steps(int index);

  const ChainState* state_ = nullptr;
  LinkKinds kinds_{};
  int size_ = 0;
  int words_ = 0;
  std::array<std::uint16_t, kCandidates> candidates_;
  std::array<std::uint16_t, kCandidates> index_of_;
  std::array<std::array<Strong, 4>, kCandidates> strong_;
  std::array<std::uint8_t, kCandidates> strong_count_;
  std::vector<ChainStep> steps_;
  std::array<bool, kCandidates> has_steps_;
  std::array<std::uint32_t, kCandidates> first_step_;
  std::array<std::uint16_t, kCandidates> step_count_;
  std::vector<std::uint64_t> reach_;
};

}  // namespace sudoku::logic
