#include "logic/chains_implications.hpp"

#include <algorithm>

namespace sudoku::logic {

int ImplicationTable::mark_ancestors(const Implications& implied, NodeIndex index) {
  ++mark_;
  int marked = 0;
  int waiting = 0;
  const auto visit = [&](NodeIndex next) {
    if (marks_[next] == mark_) return;
    marks_[next] = mark_;
    stack_[waiting++] = next;
    ++marked;
  };
  visit(index);
  while (waiting > 0) {
    const ImplicationNode& next = node(implied, stack_[--waiting]);
    if (next.parent != kNoNode) visit(next.parent);
    for (int i = 0; i < next.more_count; ++i) visit(more_parents_[next.more_parents + i]);
  }
  return marked;
}

int ImplicationTable::complexity(const Implications& implied, NodeIndex index) {
  ImplicationNode& target = nodes_[implied.nodes + index];
  if (target.ancestors == 0)
    target.ancestors = static_cast<std::uint16_t>(mark_ancestors(implied, index));
  return target.ancestors;
}

int ImplicationTable::number_of(NestedChain&& chain) {
  const int next = static_cast<int>(nested_complexity_.size()) + 1;
  const auto [entry, is_new] = nested_numbers_.try_emplace(std::move(chain.nodes), next);
  if (is_new) nested_complexity_.push_back(chain.complexity);
  return entry->second;
}

void ImplicationTable::collect_nested(const Implications& implied, NodeIndex index,
                                      std::vector<int>& numbers) {
  mark_ancestors(implied, index);
  for (NodeIndex i = 0; i < implied.node_count; ++i) {
    const int number = static_cast<int>(node(implied, i).nested);
    if (number == 0 || marks_[i] != mark_) continue;
    if (std::find(numbers.begin(), numbers.end(), number) == numbers.end())
      numbers.push_back(number);
  }
}

Chain ImplicationTable::chain(const Implications& implied, NodeIndex index) {
  mark_ancestors(implied, index);
  Chain chain;
  std::array<int, kMostNodes> position;
  for (NodeIndex i = 0; i < implied.node_count; ++i) {  // in order of creation: parents first
    if (marks_[i] != mark_) continue;
    const ImplicationNode& from = node(implied, i);
    position[i] = static_cast<int>(chain.nodes.size());
    chain.nodes.push_back(chain_node(from.candidate, from.on));
    const auto link = [&](NodeIndex parent) {
      chain.links.push_back(
          chain_link(position[parent], position[i], from.candidate, from.on, from.cause));
    };
    if (from.parent != kNoNode) link(from.parent);
    for (int k = 0; k < from.more_count; ++k) link(more_parents_[from.more_parents + k]);
  }
  return chain;
}

}  // namespace sudoku::logic
