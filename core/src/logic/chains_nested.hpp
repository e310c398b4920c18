// Chains that appear while a dynamic chain removes candidates.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "logic/chains_patterns.hpp"
#include "logic/chains_unary.hpp"

namespace sudoku::logic {

class ImplicationTable;
class MultipleSearch;

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

  /// Begins a search for deductions by chains in `work`, which has some of the candidates of
  /// `grid`, that depend on removed candidates. `level` is Deduction::level of the outer chain: 2
  /// for cycles and forcing chains, 3 also for multiple chains, 4 for dynamic chains, 5 also for
  /// dynamic chains of level 2. The first kind that finds something ends the search. The arguments
  /// must live as long as the search; it adds to `list`, which is empty.
  void start(const ChainState& grid, const ChainState& work, int level, PatternList& list);

  /// Continues until the search ends or `work` is spent. True at the end.
  bool advance(Work& work);

 private:
  void add_all(const std::vector<RankedDeduction>& found);

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
};

}  // namespace sudoku::logic
