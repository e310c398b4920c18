// Chains that appear while a dynamic chain removes candidates.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "logic/chains_patterns.hpp"
#include "logic/chains_unary.hpp"

namespace sudoku::logic {

class ImplicationTable;
class MultipleSearch;
class SharedImplications;

/// A chain that is the cause of a node of another chain.
struct NestedChain {
  int complexity;
  /// Chains with the same nodes are counted once.
  std::vector<std::uint16_t> nodes;
};

/// Searches for chains inside the chains of a table, which numbers them. An object holds memory
/// that its searches reuse.
class NestedSearch {
 public:
  explicit NestedSearch(ImplicationTable& outer);
  ~NestedSearch();

  /// Selects the grid of the outer chains. `level` is their Deduction::level: 2 for cycles and
  /// forcing chains, 3 also for multiple chains, 4 for dynamic chains, 5 also for dynamic chains of
  /// level 2. The grid must live as long as searches.
  void reset(const ChainState& grid, int level);

  /// Begins a search for deductions by chains in `work`, which has some of the candidates of the
  /// grid, that depend on removed candidates. The first kind that finds something ends the search.
  /// The arguments must live as long as the search; it adds to `list`, which is empty.
  void start(const ChainState& work, PatternList& list);

  /// Continues until the search ends or `work` is spent. True at the end.
  bool advance(Work& work);

 private:
  class Collector;
  enum class Preparation : std::uint8_t { none, implications, findings, complete };
  using Cells = std::array<std::uint16_t, kCells>;
  struct Hash {
    std::size_t operator()(const Cells& cells) const;
  };
  // What is known of a grid.
  struct Known {
    std::uint8_t barren = 0;  // finders without deductions: bits of bit_of_finder
    std::uint32_t outer = 0;  // the outer grid for which `list` is the result
    PatternList list;
  };

  bool prepare(Work& work);
  int bit_of_finder() const { return 1 << (level_ < 4 ? finder_ : 2 + finder_); }
  const SharedImplications* select();
  void add_unary(const std::vector<RankedDeduction>& found);
  void add_multiple();
  void add(Collector& collector, int complexity, const std::vector<CandidateIndex>& removed);

  ImplicationTable& outer_;
  const ChainState* grid_ = nullptr;
  const ChainState* work_ = nullptr;
  int level_ = 0;
  PatternList* list_ = nullptr;
  std::size_t finder_ = 0;  // index of the finder at work
  bool searching_ = false;  // search_ has begun
  DeductionSink sink_{DeductionSink::Mode::all};
  UnarySearch unary_;
  std::unique_ptr<MultipleSearch> search_;

  // The implications of the grid. Unless there is a deduction in it already, one in `work` needs
  // an assumption whose implications differ.
  std::unique_ptr<SharedImplications> shared_;
  Preparation preparation_{};
  bool selected_ = false;  // shared_ has selected `work`
  bool finds_unary_ = false;
  bool finds_multiple_ = false;

  // Several assumptions often leave the same candidates, also at other levels and in later steps.
  std::unordered_map<Cells, Known, Hash> known_;
  std::uint32_t outer_grid_ = 0;  // number of the outer grid
};

}  // namespace sudoku::logic
