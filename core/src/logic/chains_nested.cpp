#include "logic/chains_nested.hpp"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "logic/chains_multiple.hpp"
#include "logic/chains_shared.hpp"

namespace sudoku::logic {
namespace {

bool is_cycle(const Deduction& deduction) {
  using enum Technique;
  return deduction.technique == x_cycle || deduction.technique == y_cycle ||
         deduction.technique == xy_cycle;
}

// The work of a search for cycles and forcing chains.
constexpr Work kUnaryWork = 1000;

// The finders of nested chains for each level of the outer chain, from 2 on.
constexpr std::initializer_list<Finder*> kFinders[] = {
    {find_cycles_and_chains},
    {find_cycles_and_chains, find_multiple_chains},
    {find_dynamic_chains},
    {find_dynamic_chains, find_nested_chains},
};

// Grids whose results are kept: about 20 MB.
constexpr std::size_t kMostKnown = 30000;

constexpr House kNoHouse = -2;
constexpr House kInCell = -1;

// The house in which a node follows from its parents.
House house_of(const ImplicationNode& node) {
  for (int i = 0; i < 3; ++i) {
    if (node.cause == kHouseCauses[i]) return kCellHouses[cell_of(node.candidate)][i];
  }
  return node.cause == ChainCause::cell ? kInCell : kNoHouse;
}

}  // namespace

// The nodes of the chains of a deduction and their reasons, from the conclusions back.
class NestedSearch::Collector {
 public:
  Collector(const ChainState& grid, const ChainState& work) : grid_(grid), work_(work) {}

  void add_path(const Chain& chain) {
    for (int i = static_cast<int>(chain.nodes.size()) - 1; i >= 0; --i)
      add_node(chain.nodes[i], chain.nodes[i].on, i > 0 ? chain.links[i - 1].house : kNoHouse);
    end_chain();
  }

  // Sudoku Explainer also follows a cycle in the other direction, where weak links are strong.
  void add_cycle(const Chain& chain) {
    const int size = static_cast<int>(chain.nodes.size());
    add_node(chain.nodes[0], chain.nodes[0].on, chain.links.back().house);
    for (int i = size - 1; i > 0; --i)
      add_node(chain.nodes[i], chain.nodes[i].on, chain.links[i - 1].house);
    end_chain();
    for (int i = 1; i < size; ++i) {
      if (!chain.nodes[i].on) add_node(chain.nodes[i], true, chain.links[i - 1].house);
    }
    end_chain();
  }

  // A chain from one of the candidates of a cell, or of the places in a house, to node `last`.
  void add_chain(const Implications& implied, NodeIndex last, const Finding& finding) {
    const House first = finding.kind == FindingKind::cell     ? kInCell
                        : finding.kind == FindingKind::region ? finding.house
                                                              : kNoHouse;
    ImplicationTable::visit_back(implied, last, [&](const ImplicationNode& node) {
      const bool is_first = node.cause == ChainCause::assumption;
      add_node(node.candidate, node.on, is_first ? first : house_of(node));
    });
    end_chain();
  }

  // The candidates of the grid without which an on node is the last in its cell or house.
  const std::vector<CandidateIndex>& reasons() const { return reasons_; }
  // Identifies the chains.
  std::vector<std::uint16_t>& nodes() { return nodes_; }

 private:
  void end_chain() { nodes_.push_back(0); }

  void add_node(const ChainNode& node, bool on, House house) {
    add_node(node.cells.first() * 9 + node.digit - 1, on, house);
  }

  void add_node(CandidateIndex candidate, bool on, House house) {
    nodes_.push_back(static_cast<std::uint16_t>(2 * candidate + (on ? 2 : 1)));
    if (!on || house == kNoHouse) return;
    const Cell cell = cell_of(candidate);
    const int digit = candidate - cell * 9;
    if (house == kInCell) {
      each_bit(grid_.cells[cell] & ~work_.cells[cell], [&](int d) { add(cell * 9 + d); });
    } else {
      each_bit(grid_.places[house][digit] & ~work_.places[house][digit],
               [&](int place) { add(kHouseCells[house][place] * 9 + digit); });
    }
  }

  void add(CandidateIndex reason) {
    if (known_.has(reason)) return;
    known_.add(reason);
    reasons_.push_back(reason);
  }

  const ChainState& grid_;
  const ChainState& work_;
  std::vector<CandidateIndex> reasons_;
  CandidateSet known_;
  std::vector<std::uint16_t> nodes_;
};

NestedSearch::NestedSearch(ImplicationTable& outer)
    : outer_(outer),
      search_(std::make_unique<MultipleSearch>()),
      shared_(std::make_unique<SharedImplications>()) {}
NestedSearch::~NestedSearch() = default;

void NestedSearch::reset(const ChainState& grid, int level) {
  grid_ = &grid;
  level_ = level;
  ++outer_grid_;
  preparation_ = Preparation::none;
  if (known_.size() > kMostKnown) known_.clear();
}

void NestedSearch::start(const ChainState& work, PatternList& list) {
  work_ = &work;
  list_ = &list;
  finder_ = 0;
  searching_ = false;
  selected_ = false;
}

std::size_t NestedSearch::Hash::operator()(const Cells& cells) const {
  std::uint64_t hash = 0;
  for (const std::uint16_t mask : cells) hash = (hash ^ mask) * 0x9e3779b97f4a7c15 >> 7 ^ hash << 9;
  return static_cast<std::size_t>(hash);
}

// Computes what is shared. False if `work` is spent before.
bool NestedSearch::prepare(Work& work) {
  const bool is_static = level_ < 4;
  if (preparation_ == Preparation::none) {
    shared_->start(*grid_, is_static ? ImplicationMode::multiple : ImplicationMode::dynamic);
    preparation_ = Preparation::implications;
  }
  if (preparation_ == Preparation::implications) {
    if (!shared_->advance(work)) return false;
    finds_unary_ = is_static && !unary_.find(*grid_, sink_).empty();
    const auto finder = is_static ? find_multiple_chains : find_dynamic_chains;
    search_->start(*grid_, *multiple_kind_of(finder), sink_, shared_.get());
    preparation_ = Preparation::findings;
  }
  if (preparation_ == Preparation::findings) {
    if (!search_->advance(work)) return false;
    finds_multiple_ = !search_->findings().empty();
    preparation_ = Preparation::complete;
  }
  return true;
}

const SharedImplications* NestedSearch::select() {
  if (!selected_) shared_->select(*work_);
  selected_ = true;
  return shared_.get();
}

bool NestedSearch::advance(Work& work) {
  if (!prepare(work)) return false;
  Known& known = known_[work_->cells];
  if (known.outer == outer_grid_) {
    *list_ = known.list;
    return true;
  }
  const auto& finders = kFinders[level_ - 2];
  for (; finder_ < finders.size() && list_->empty(); ++finder_) {
    if ((known.barren & bit_of_finder()) != 0) continue;
    bool barren = false;
    if (const auto* kind = multiple_kind_of(finders.begin()[finder_])) {
      if (!searching_) {
        const bool is_shared = kind->level == 0;
        search_->start(*work_, *kind, sink_, is_shared ? select() : nullptr,
                       is_shared && !finds_multiple_);
      }
      searching_ = !search_->advance(work);
      if (searching_) return false;
      barren = search_->findings().empty();
      add_multiple();
    } else {
      work -= kUnaryWork;
      const auto found = unary_.find(*work_, sink_, finds_unary_ ? nullptr : select());
      barren = found.empty();
      add_unary(found);
    }
    if (barren) known.barren = static_cast<std::uint8_t>(known.barren | bit_of_finder());
  }
  known.outer = outer_grid_;
  known.list = *list_;
  return true;
}

void NestedSearch::add_unary(const std::vector<RankedDeduction>& found) {
  for (const auto& [rank, deduction] : found) {
    Collector collector(*grid_, *work_);
    const Chain& chain = deduction.evidence.chains.front();
    if (is_cycle(deduction)) {
      collector.add_cycle(chain);
    } else {
      collector.add_path(chain);
    }
    add(collector, rank.complexity, removals(*work_, deduction));
  }
}

void NestedSearch::add_multiple() {
  std::vector<CandidateIndex> removed;
  for (const Finding& finding : search_->findings()) {
    Collector collector(*grid_, *work_);
    visit_chains(finding, *work_, search_->table(),
                 [&](const Implications& implied, NodeIndex last) {
                   collector.add_chain(implied, last, finding);
                 });
    removed.clear();
    if (finding.target_on) {
      const Cell cell = cell_of(finding.target);
      each_bit(work_->cells[cell] & ~(1u << (finding.target - cell * 9)),
               [&](int digit) { removed.push_back(cell * 9 + digit); });
    } else {
      removed.push_back(finding.target);
    }
    add(collector, finding.complexity, removed);
  }
}

void NestedSearch::add(Collector& collector, int complexity,
                       const std::vector<CandidateIndex>& removed) {
  if (collector.reasons().empty()) return;
  list_->start(outer_.number_of({complexity, std::move(collector.nodes())}));
  for (const CandidateIndex candidate : removed) list_->add(candidate);
  if (!list_->start_reasons()) return;
  for (const CandidateIndex reason : collector.reasons()) list_->add(reason);
  list_->finish();
}

}  // namespace sudoku::logic
