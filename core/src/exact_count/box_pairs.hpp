// The column partitions of the first two boxes of the first band, in classes of pairs that have the
// same number of completions in the other two bands.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "exact_count/bands.hpp"

namespace sudoku::exact_count {

/// An equivalence class of box pairs. Two pairs are equivalent if a permutation of the digits that
/// are given in neither the second nor the third band, and a permutation of columns that have no
/// givens there, turn one into the other.
struct PairClass {
  BoxPair representative;
  std::uint32_t last;  ///< the member found last
};

/// A member of a class.
struct PairMember {
  BoxPair pair;
  DigitMap map;  ///< its digits as those of the representative, after the columns are permuted
  /// The number of pairs that differ only in digits that are given nowhere. Only one of them is
  /// enumerated.
  std::uint32_t multiplicity;
};

/// Enumerates the box pairs that agree with the givens, and sorts them into classes.
class BoxPairs {
 public:
  explicit BoxPairs(const OrientedPuzzle& puzzle);

  /// Enumerates at most `n` more pairs. True once all are found.
  bool enumerate(int n);

  const std::vector<PairClass>& classes() const { return classes_; }

  static constexpr std::uint32_t kNone = 0xffffffff;
  PairMember member(std::uint32_t number) const;
  /// The member of the same class that was found before this one, or kNone.
  std::uint32_t before(std::uint32_t number) const { return before_[number]; }

 private:
  // From the high bits: the index of the column permutation, 19 bits of the multiplicity, and four
  // bits per digit of the pair.
  using Packed = std::uint64_t;

  bool next_pair();
  void classify_pair();
  std::uint32_t multiplicity() const;

  // The enumeration is a depth-first search that chooses the two columns of one digit after the
  // other: first the digits that are given somewhere, then the others, whose columns ascend.
  std::array<int, 9> digits_{};
  int given_ = 0;                           // the number of digits that are given somewhere
  std::array<std::uint16_t, 9> allowed_{};  // by digit: a mask of column pairs
  std::array<int, 9> chosen_{};             // by depth
  std::array<std::array<int, 3>, 2> room_{{{3, 3, 3}, {3, 3, 3}}};  // by box and column
  int depth_ = 0;
  bool complete_ = false;

  std::vector<int> fixed_;     // digits that are given in the second or third band
  std::vector<int> exchange_;  // the others
  // The column permutations of both stacks together: the new column pair of each old one.
  std::vector<std::array<std::uint8_t, 9>> permutations_;
  std::unordered_map<std::uint64_t, std::uint32_t> class_of_;  // by canonical form
  std::vector<PairClass> classes_;
  std::vector<Packed> members_;
  std::vector<std::uint32_t> before_;
};

}  // namespace sudoku::exact_count
