// Cycles and forcing chains: chains from one assumption that return to it.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "logic/chains.hpp"
#include "logic/chains_links.hpp"

namespace sudoku::logic {

class SharedImplications;

/// Finds cycles and forcing chains. An object holds memory that its searches reuse.
class UnarySearch {
 public:
  /// The first deduction, or all, ranked, if `sink` wants all. Nothing is reported to it. Evidence:
  /// one chain; in a cycle, its last link leads to node 0. `cells` has the cells of a cycle, with
  /// or without evidence. `shared` is null or has the implications of a grid without such
  /// deductions, which has all candidates of `state`, and has selected `state`.
  std::vector<RankedDeduction> find(const ChainState& state, const DeductionSink& sink,
                                    const SharedImplications* shared = nullptr);

 private:
  // An on node that is reached over an off node. Entry 0 is the source.
  struct Entry {
    std::uint16_t index;   // in links_
    std::uint16_t parent;  // the previous on node, an index in entries_
    std::uint16_t off;     // the off node between the two
    ChainCause off_cause;
    ChainCause on_cause;
  };
  // A node of a chain that is a path.
  struct PathNode {
    CandidateIndex candidate;
    bool on;
    ChainCause cause;
  };

  bool find_sources();
  bool returns(int source, bool on);
  void search(LinkKinds kinds);
  void from_on(int source);
  void from_off(int source);
  void start(int source);
  void add(const ChainStep& step, std::size_t parent);
  bool seen(int index) const { return (seen_[index >> 6] >> (index & 63) & 1) != 0; }
  bool reaches_new(int index);
  bool is_on_path(std::size_t entry, int off) const;
  std::vector<PathNode> path(std::size_t entry, bool source_on) const;

  ChainRank rank(double base, int complexity) const;
  // True if a deduction of this rank would replace the best one.
  bool better(double base, int complexity) const;
  void add_cycle(std::size_t entry, const ChainStep& last, int complexity);
  void add_chain(std::vector<PathNode> path, int complexity);
  void add_deduction(Technique technique, double base, int complexity, Deduction&& deduction);
  static Chain chain_of(std::span<const PathNode> path);

  const ChainState* state_ = nullptr;
  const DeductionSink* sink_ = nullptr;
  const SharedImplications* shared_ = nullptr;
  // Then: assumptions, off and on, from which there can be a cycle or chain.
  std::array<CandidateSet, 2> sources_;
  bool all_ = false;                    // collect all deductions, else only the best
  std::vector<RankedDeduction> found_;  // the best one, or all

  Links links_;
  LinkKinds kinds_{};
  double cycle_base_ = 0;
  double chain_base_ = 0;
  int rank_kind_ = 0;
  std::vector<Entry> entries_;
  std::array<std::uint64_t, CandidateSet::kWords> seen_;  // on nodes
};

}  // namespace sudoku::logic
