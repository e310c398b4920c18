#include "logic/chains_unary.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "logic/chains_shared.hpp"
#include "logic/rating_sum.hpp"

namespace sudoku::logic {

std::vector<RankedDeduction> UnarySearch::find(const ChainState& state, const DeductionSink& sink,
                                               const SharedImplications* shared) {
  state_ = &state;
  sink_ = &sink;
  shared_ = shared;
  all_ = sink.wants_all();
  found_.clear();
  if (shared_ != nullptr && !find_sources()) return {};
  search(LinkKinds::x);
  search(LinkKinds::y);
  search(LinkKinds::xy);
  if (all_) rank_deductions(state, found_);
  return std::exchange(found_, {});
}

// Selects the sources that links of all kinds lead back to. Cycles need others than those of the
// shared grid, chains need one that more follows from. False if there are none.
bool UnarySearch::find_sources() {
  sources_ = {};
  links_.reset(*state_, LinkKinds::xy);
  for (int source = 0; source < links_.size(); ++source) {
    const CandidateIndex candidate = links_.candidate(source);
    if (!has_several_bits(state_->cells[cell_of(candidate)])) continue;
    if (shared_->differs(candidate, true) && returns(source, true)) sources_[1].add(candidate);
    if (shared_->grows(candidate, false) && returns(source, false)) sources_[0].add(candidate);
  }
  return !(sources_[0].empty() && sources_[1].empty());
}

// False if no cycle or chain of an assumption ends where it begins.
bool UnarySearch::returns(int source, bool on) {
  const int words = links_.words();
  std::array<std::uint64_t, CandidateSet::kWords> next{};
  std::fill_n(seen_.begin(), words, 0);
  if (on) {
    std::copy_n(links_.reach(source), words, next.begin());
  } else {
    for (const Links::Strong& link : links_.strong(source))
      next[link.to >> 6] |= std::uint64_t{1} << (link.to & 63);
  }
  for (int word = 0; word < words;) {
    if (next[word] == 0) {
      ++word;
      continue;
    }
    const int index = word * 64 + std::countr_zero(next[word]);
    if (index == source) return true;
    if (on && links_.weak_link(index, source) != ChainCause::assumption) return true;
    seen_[word] |= next[word] & -next[word];
    next[word] &= next[word] - 1;
    const std::uint64_t* reach = links_.reach(index);
    for (int i = words; i-- > 0;) {
      next[i] |= reach[i] & ~seen_[i];
      if (i < word && next[i] != 0) word = i;
    }
  }
  return false;
}

void UnarySearch::search(LinkKinds kinds) {
  kinds_ = kinds;
  cycle_base_ = kinds == LinkKinds::xy ? 7.0 : 6.5;
  chain_base_ = kinds == LinkKinds::xy ? 7.0 : 6.6;
  rank_kind_ = kinds == LinkKinds::x ? 2 : kinds == LinkKinds::y ? 3 : 4;
  if (!better(cycle_base_, 4)) return;
  links_.reset(*state_, kinds);
  for (int source = 0; source < links_.size(); ++source) {
    const CandidateIndex candidate = links_.candidate(source);
    const unsigned cell = state_->cells[cell_of(candidate)];
    if (!has_several_bits(cell)) continue;
    if (kinds == LinkKinds::y && !has_two_bits(cell)) continue;
    if (shared_ == nullptr || sources_[1].has(candidate)) from_on(source);
    // Without links in houses there are no forcing chains: their length would be odd and even.
    if (kinds != LinkKinds::y && (shared_ == nullptr || sources_[0].has(candidate)))
      from_off(source);
  }
}

void UnarySearch::start(int source) {
  entries_.clear();
  entries_.push_back({static_cast<std::uint16_t>(source), 0, 0, {}, {}});
  std::fill_n(seen_.begin(), links_.words(), 0);
}

void UnarySearch::add(const ChainStep& step, std::size_t parent) {
  seen_[step.on >> 6] |= std::uint64_t{1} << (step.on & 63);
  entries_.push_back(
      {step.on, static_cast<std::uint16_t>(parent), step.off, step.off_cause, step.on_cause});
}

bool UnarySearch::reaches_new(int index) {
  const std::uint64_t* reach = links_.reach(index);
  for (int i = 0; i < links_.words(); ++i) {
    if ((reach[i] & ~seen_[i]) != 0) return true;
  }
  return false;
}

bool UnarySearch::is_on_path(std::size_t entry, int off) const {
  for (; entry != 0; entry = entries_[entry].parent) {
    if (entries_[entry].off == off) return true;
  }
  return false;
}

// A breadth-first search for cycles and for a chain that switches the source off.
//
// Sudoku Explainer queues an off node once for each on node that leads to it, except on its own
// path. The on nodes behind it are known after the first time. So further visits matter only where
// they close a cycle, and it is enough to queue on nodes.
void UnarySearch::from_on(int source) {
  const bool chains = kinds_ != LinkKinds::y;
  start(source);
  seen_[source >> 6] |= std::uint64_t{1} << (source & 63);
  std::size_t chain_end = 0;
  int chain_complexity = 0;
  std::size_t level_end = 1;
  int complexity = 2;  // of a cycle or chain that ends at this level
  for (std::size_t head = 0; head < entries_.size(); ++head) {
    if (head == level_end) {
      level_end = entries_.size();
      complexity += 2;
      const bool seeks_chain = chains && chain_end == 0;
      if (!better(cycle_base_, complexity) && !(seeks_chain && better(chain_base_, complexity)))
        break;
    }
    const int index = entries_[head].index;
    if (head > 0) {
      if (chains && chain_end == 0 && links_.weak_link(index, source) != ChainCause::assumption) {
        chain_end = head;
        chain_complexity = complexity;
      }
      const bool closes = (links_.reach(index)[source >> 6] >> (source & 63) & 1) != 0;
      if (closes && better(cycle_base_, complexity)) {
        for (const ChainStep& step : links_.steps(index)) {
          if (step.on == source && !is_on_path(head, step.off)) add_cycle(head, step, complexity);
        }
      }
    }
    if (!reaches_new(index)) continue;
    for (const ChainStep& step : links_.steps(index)) {
      if (!seen(step.on)) add(step, head);
    }
  }
  if (chain_end == 0 || !better(chain_base_, chain_complexity)) return;
  std::vector<PathNode> nodes = path(chain_end, true);
  nodes.push_back(
      {links_.candidate(source), false, links_.weak_link(entries_[chain_end].index, source)});
  add_chain(std::move(nodes), chain_complexity);
}

// A breadth-first search for a chain that switches the source on.
void UnarySearch::from_off(int source) {
  start(source);
  for (const Links::Strong& link : links_.strong(source)) {
    add({static_cast<std::uint16_t>(source), link.to, ChainCause::assumption, link.cause}, 0);
  }
  std::size_t level_end = 1;
  int complexity = 2;
  for (std::size_t head = 1; head < entries_.size(); ++head) {
    if (head == level_end) {
      level_end = entries_.size();
      complexity += 2;
      if (!better(chain_base_, complexity)) return;
    }
    const int index = entries_[head].index;
    if (!reaches_new(index)) continue;
    for (const ChainStep& step : links_.steps(index)) {
      if (seen(step.on)) continue;
      add(step, head);
      if (step.on == source) return add_chain(path(entries_.size() - 1, false), complexity);
    }
  }
}

// The nodes from the source to the on node of `entry`.
std::vector<UnarySearch::PathNode> UnarySearch::path(std::size_t entry, bool source_on) const {
  std::vector<PathNode> nodes;
  for (; entry != 0; entry = entries_[entry].parent) {
    const Entry& at = entries_[entry];
    nodes.push_back({links_.candidate(at.index), true, at.on_cause});
    nodes.push_back({links_.candidate(at.off), false, at.off_cause});
  }
  if (source_on) {
    nodes.push_back({links_.candidate(entries_[0].index), true, ChainCause::assumption});
  }
  std::reverse(nodes.begin(), nodes.end());
  return nodes;
}

ChainRank UnarySearch::rank(double base, int complexity) const {
  return {base + length_surcharge(complexity), complexity, rank_kind_};
}

bool UnarySearch::better(double base, int complexity) const {
  return all_ || found_.empty() || rank(base, complexity) < found_.front().rank;
}

// The cycle from the source to `entry` and over `last` back to the source. It eliminates the
// candidates outside its cells that see the ends of both a weak and a strong link.
void UnarySearch::add_cycle(std::size_t entry, const ChainStep& last, int complexity) {
  const Technique technique = kinds_ == LinkKinds::x   ? Technique::x_cycle
                              : kinds_ == LinkKinds::y ? Technique::y_cycle
                                                       : Technique::xy_cycle;
  if (!better(cycle_base_, complexity) || !sink_->wants(technique)) return;
  std::vector<PathNode> nodes = path(entry, true);
  nodes.push_back({links_.candidate(last.off), false, last.off_cause});
  CellSet cells;
  std::array<CellSet, 9> seen_by_on;
  std::array<CellSet, 9> seen_by_off;
  for (const PathNode& node : nodes) {
    cells.add(cell_of(node.candidate));
    CellSet& peers = (node.on ? seen_by_on : seen_by_off)[node.candidate % 9];
    peers = peers | kPeerSets[cell_of(node.candidate)];
  }
  Deduction deduction;
  for (Digit digit = 1; digit <= 9; ++digit) {
    for (const Cell cell : (seen_by_on[digit - 1] & seen_by_off[digit - 1]) - cells) {
      if ((state_->cells[cell] >> (digit - 1) & 1) != 0)
        deduction.eliminations.push_back({cell, digit});
    }
  }
  if (deduction.eliminations.empty()) return;
  deduction.evidence.cells = cells;
  if (sink_->wants_evidence()) {
    Chain chain = chain_of(nodes);
    chain.links.push_back(chain_link(static_cast<int>(nodes.size()) - 1, 0, nodes.front().candidate,
                                     true, last.on_cause));
    deduction.evidence.chains.push_back(std::move(chain));
  }
  add_deduction(technique, cycle_base_, complexity, std::move(deduction));
}

// A path from an assumption to its opposite.
void UnarySearch::add_chain(std::vector<PathNode> nodes, int complexity) {
  const Technique technique = kinds_ == LinkKinds::xy ? Technique::forcing_chain
                              : complexity == 6       ? Technique::turbot_fish
                                                      : Technique::forcing_x_chain;
  if (!sink_->wants(technique)) return;
  const CandidateIndex target = nodes.back().candidate;
  Deduction deduction;
  if (nodes.back().on) {
    deduction.placements.push_back({cell_of(target), digit_of(target)});
  } else {
    deduction.eliminations.push_back({cell_of(target), digit_of(target)});
  }
  if (sink_->wants_evidence()) deduction.evidence.chains.push_back(chain_of(nodes));
  add_deduction(technique, chain_base_, complexity, std::move(deduction));
}

void UnarySearch::add_deduction(Technique technique, double base, int complexity,
                                Deduction&& deduction) {
  if (!all_) found_.clear();
  deduction.technique = technique;
  deduction.rating = tenths_of(rank(base, complexity).rating);
  found_.push_back({rank(base, complexity), std::move(deduction)});
}

Chain UnarySearch::chain_of(std::span<const PathNode> path) {
  Chain chain;
  for (const PathNode& node : path) {
    const int to = static_cast<int>(chain.nodes.size());
    chain.nodes.push_back(chain_node(node.candidate, node.on));
    if (to > 0) chain.links.push_back(chain_link(to - 1, to, node.candidate, node.on, node.cause));
  }
  return chain;
}

}  // namespace sudoku::logic
