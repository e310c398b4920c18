// Lists of indexes in one block of memory.
#pragma once

#include <array>
#include <span>
#include <utility>
#include <vector>

#include "sudoku/cell_set.hpp"
#include "sudoku/digits.hpp"

namespace sudoku::logic {

/// A list of indexes for each of 0, 1, 2, ..., filled in this order.
class IndexLists {
 public:
  /// Appends to the last list, which is not yet ended.
  void add(int index) { indexes_.push_back(index); }
  std::span<int> last() { return std::span(indexes_).subspan(start(ends_.size())); }
  void end() { ends_.push_back(static_cast<int>(indexes_.size())); }

  /// A list that is ended.
  std::span<const int> operator[](std::size_t list) const {
    return std::span(indexes_).subspan(start(list), ends_[list] - start(list));
  }

 private:
  int start(std::size_t list) const { return list == 0 ? 0 : ends_[list - 1]; }

  std::vector<int> indexes_;
  std::vector<int> ends_;
};

/// Indexes by the first of some cells with a digit. What has all these cells in a set is among
/// those that begin in a cell of the set.
class IndexesByPlace {
 public:
  /// `each(add)` calls add(index, digit, cells) for each index, in ascending order, and is called
  /// twice.
  template <class Each>
  explicit IndexesByPlace(Each each) {
    each([&](int, Digit digit, CellSet cells) { ++ends_[place(cells.first(), digit) + 1]; });
    for (int i = 0; i < kPlaces; ++i) ends_[i + 1] += ends_[i];
    entries_.resize(ends_[kPlaces]);
    each([&](int index, Digit digit, CellSet cells) {
      entries_[ends_[place(cells.first(), digit)]++] = {cells, index};
    });
  }

  /// Calls visit(index) for those whose cells with `digit` are all in `set`.
  void each_within(CellSet set, Digit digit, auto&& visit) const {
    for (const Cell cell : set) {
      const int at = place(cell, digit);
      for (int i = at == 0 ? 0 : ends_[at - 1]; i < ends_[at]; ++i) {
        if (entries_[i].first.is_subset_of(set)) visit(entries_[i].second);
      }
    }
  }

 private:
  static constexpr int kPlaces = kCells * 9;
  static int place(Cell cell, Digit digit) { return (digit - 1) * kCells + cell; }

  std::vector<std::pair<CellSet, int>> entries_;
  std::array<int, kPlaces + 1> ends_{};
};

}  // namespace sudoku::logic
