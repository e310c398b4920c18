#include "logic/chains_nested.hpp"

#include <algorithm>
#include <initializer_list>

#include "logic/chains_multiple.hpp"

namespace sudoku::logic {
namespace {

bool is_cycle(const Deduction& deduction) {
  using enum Technique;
  return deduction.technique == x_cycle || deduction.technique == y_cycle ||
         deduction.technique == xy_cycle;
}

// The nodes of a chain with their reasons, from the conclusion back to the assumption.
class NodeReasons {
 public:
  NodeReasons(const ChainState& grid, const ChainState& work) : grid_(grid), work_(work) {}

  void add_chain(const Chain& chain, const Deduction& deduction) {
    const int size = static_cast<int>(chain.nodes.size());
    std::vector<std::vector<int>> parents(size);
    std::vector<House> house(size, kNone);
    for (const ChainLink& link : chain.links) {
      parents[link.to].push_back(link.from);
      house[link.to] = link.kind == LinkKind::pattern ? kNone : link.house;
    }
    // The assumption is one of the candidates of a cell, or of the places in a house.
    using enum Technique;
    switch (deduction.technique) {
      case cell_forcing_chains:
      case dynamic_cell_forcing_chains:
        house[0] = -1;
        break;
      case region_forcing_chains:
      case dynamic_region_forcing_chains:
        house[0] = deduction.evidence.houses[0];
        break;
      default:
        break;
    }
    std::vector<bool> done(size);
    std::vector<int> queue = {is_cycle(deduction) ? 0 : size - 1};
    for (std::size_t head = 0; head < queue.size(); ++head) {
      const int index = queue[head];
      if (done[index]) continue;
      done[index] = true;
      add_node(chain.nodes[index], chain.nodes[index].on, house[index]);
      queue.insert(queue.end(), parents[index].begin(), parents[index].end());
    }
    nodes_.push_back(0);
    // Sudoku Explainer also follows a cycle in the other direction, where weak links are strong.
    if (!is_cycle(deduction)) return;
    for (int index = 1; index < size; ++index) {
      if (!chain.nodes[index].on) add_node(chain.nodes[index], true, house[index]);
    }
    nodes_.push_back(0);
  }

  /// The candidates of the grid without which an on node is the last in its cell or house.
  std::vector<CandidateIndex>& reasons() { return reasons_; }
  /// Identifies the chains.
  std::vector<std::uint16_t>& nodes() { return nodes_; }

 private:
  static constexpr House kNone = -2;

  void add_node(const ChainNode& node, bool on, House house) {
    const Cell cell = node.cells.first();
    const int digit = node.digit - 1;
    nodes_.push_back(static_cast<std::uint16_t>(2 * (cell * 9 + digit) + (on ? 2 : 1)));
    if (!on || house == kNone) return;
    if (house < 0) {
      each_bit(grid_.cells[cell] & ~work_.cells[cell], [&](int d) { add(cell * 9 + d); });
    } else {
      each_bit(grid_.places[house][digit] & ~work_.places[house][digit],
               [&](int place) { add(kHouseCells[house][place] * 9 + digit); });
    }
  }

  void add(CandidateIndex reason) {
    if (std::find(reasons_.begin(), reasons_.end(), reason) == reasons_.end())
      reasons_.push_back(reason);
  }

  const ChainState& grid_;
  const ChainState& work_;
  std::vector<CandidateIndex> reasons_;
  std::vector<std::uint16_t> nodes_;
};

// The work of a search for cycles and forcing chains.
constexpr Work kUnaryWork = 5000;

// The finders of nested chains for each level of the outer chain, from 2 on.
constexpr std::initializer_list<Finder*> kFinders[] = {
    {find_cycles_and_chains},
    {find_cycles_and_chains, find_multiple_chains},
    {find_dynamic_chains},
    {find_dynamic_chains, find_nested_chains},
};

}  // namespace

NestedSearch::NestedSearch(ImplicationTable& outer)
    : outer_(outer), search_(std::make_unique<MultipleSearch>()) {}
NestedSearch::~NestedSearch() = default;

void NestedSearch::start(const ChainState& grid, const ChainState& work, int level,
                         PatternList& list) {
  grid_ = &grid;
  work_ = &work;
  level_ = level;
  list_ = &list;
  finder_ = 0;
  searching_ = false;
}

bool NestedSearch::advance(Work& work) {
  const auto& finders = kFinders[level_ - 2];
  for (; finder_ < finders.size() && list_->empty(); ++finder_) {
    const MultipleKind* kind = multiple_kind_of(finders.begin()[finder_]);
    if (kind == nullptr) {
      work -= kUnaryWork;
      add_all(unary_.find(*work_, sink_));
      continue;
    }
    if (!searching_) search_->start(*work_, *kind, sink_);
    searching_ = !search_->advance(work);
    if (searching_) return false;
    add_all(search_->found());
  }
  return true;
}

void NestedSearch::add_all(const std::vector<RankedDeduction>& found) {
  for (const RankedDeduction& next : found) {
    NodeReasons nodes(*grid_, *work_);
    for (const Chain& chain : next.deduction.evidence.chains)
      nodes.add_chain(chain, next.deduction);
    if (nodes.reasons().empty()) continue;
    list_->start(outer_.number_of({next.rank.complexity, std::move(nodes.nodes())}));
    for (const CandidateIndex candidate : removals(*work_, next.deduction)) list_->add(candidate);
    if (!list_->start_reasons()) continue;
    for (const CandidateIndex reason : nodes.reasons()) list_->add(reason);
    list_->finish();
  }
}

}  // namespace sudoku::logic
