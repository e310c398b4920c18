#include "logic/chains_implications.hpp"

#include <algorithm>

namespace sudoku::logic {

NodeIndex Implications::index(CandidateIndex candidate, bool is_on) const {
  NodeIndex index = 0;
  for (;; ++index) {
    const ImplicationNode& node = ImplicationTable::node(*this, index);
    if (node.candidate == candidate && node.on == is_on) return index;
  }
}

int ImplicationTable::complexity(const Implications& implied, NodeIndex index) {
  ImplicationNode& target = implied.table->nodes_[implied.nodes + index];
  if (target.ancestors == 0) {
    target.ancestors = static_cast<std::uint16_t>(
        implied.table->mark_ancestors(implied.nodes, index, [](const ImplicationNode&) {}));
  }
  return target.ancestors;
}

std::size_t ImplicationTable::Hash::operator()(const ChainNodes& nodes) const {
  std::uint64_t hash = 0;
  for (const std::uint16_t node : nodes) hash = (hash ^ node) * 0x9e3779b97f4a7c15 >> 7 ^ hash << 9;
  return static_cast<std::size_t>(hash);
}

int ImplicationTable::number_of(NestedChain&& chain) {
  const int next = static_cast<int>(nested_complexity_.size()) + 1;
  const auto [entry, is_new] = nested_numbers_.try_emplace(std::move(chain.nodes), next);
  if (is_new) nested_complexity_.push_back(chain.complexity);
  return entry->second;
}

void ImplicationTable::collect_nested(const Implications& implied, NodeIndex index,
                                      std::vector<int>& numbers) {
  visit_back(implied, index, [&](const ImplicationNode& node) {
    const int number = static_cast<int>(node.nested);
    if (number == 0) return;
    if (std::find(numbers.begin(), numbers.end(), number) == numbers.end())
      numbers.push_back(number);
  });
}

Chain ImplicationTable::chain(const Implications& implied, NodeIndex index) {
  ImplicationTable& table = *implied.table;
  table.mark_ancestors(implied.nodes, index, [](const ImplicationNode&) {});
  Chain chain;
  std::array<int, kMostNodes> position;
  for (NodeIndex i = 0; i < implied.node_count; ++i) {  // in order of creation: parents first
    if (table.marks_[i] != table.mark_) continue;
    const ImplicationNode& from = node(implied, i);
    position[i] = static_cast<int>(chain.nodes.size());
    chain.nodes.push_back(chain_node(from.candidate, from.on));
    const auto link = [&](NodeIndex parent) {
      chain.links.push_back(
          chain_link(position[parent], position[i], from.candidate, from.on, from.cause));
    };
    if (from.parent != kNoNode) link(from.parent);
    for (int k = 0; k < from.more_count; ++k) link(table.more_parents_[from.more_parents + k]);
  }
  return chain;
}

}  // namespace sudoku::logic
