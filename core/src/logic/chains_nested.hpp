// Chains that appear while a dynamic chain removes candidates.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "logic/chains_patterns.hpp"
#include "logic/chains_unary.hpp"

namespace sudoku::logic {

class ImplicationTable;

/// A chain that is the cause of a node of another chain.
struct NestedChain {
  int complexity;
  /// Chains with the same nodes are counted once.
  std::vector<std::uint16_t> nodes;
};

/// Searches for chains inside chains. An object holds memory that its searches reuse.
class NestedSearch {
 public:
  NestedSearch();
  ~NestedSearch();

  /// Adds to `list` the deductions by chains in `work`, which has some of the candidates of `grid`,
  /// that depend on removed candidates. `level` is Deduction::level of the outer chain: 2 for
  /// cycles and forcing chains, 3 also for multiple chains, 4 for dynamic chains, 5 also for
  /// dynamic chains of level 2. The first kind that adds something ends the search. `number_of`
  /// returns the number of a chain for Pattern::nested.
  void find(const ChainState& grid, const ChainState& work, int level, PatternList& list,
            const std::function<int(NestedChain&&)>& number_of);

 private:
  UnarySearch unary_;
  std::unique_ptr<ImplicationTable> table_;
};

}  // namespace sudoku::logic
