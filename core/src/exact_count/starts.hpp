// The ways to split the first two boxes of the first band, those together that leave the same
// number of solutions for the rest of the puzzle.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "exact_count/band.hpp"
#include "exact_count/layout.hpp"

namespace sudoku::exact_count {

/// A class of starts. Digits that are given in neither the second nor the third band can be
/// swapped, and so can columns of these bands that hold no given: what differs in nothing else is
/// one class.
struct StartClass {
  PairCodes codes;     ///< of one of them, the one that stands for all
  std::uint32_t last;  ///< the member that was found last
};

struct Member {
  PairCodes codes;
  Order place;         ///< what its digits are called in the one that stands for the class
  std::uint32_t many;  ///< how many starts it stands for: digits with no givens can be swapped too
};

class Starts {
 public:
  explicit Starts(const Layout& layout);

  /// Looks at the next at most `n` starts. True once all are found.
  bool find(int n);

  const std::vector<StartClass>& classes() const { return classes_; }

  static constexpr std::uint32_t kNone = 0xffffffff;
  Member member(std::uint32_t number) const;
  /// The member of the same class that was found before this one, or kNone.
  std::uint32_t before(std::uint32_t number) const { return before_[number]; }

 private:
  // The member and how it is brought to its class: 36 bits of codes, 19 of `many`, 6 of the order.
  using Packed = std::uint64_t;

  bool next();
  void add();
  std::uint32_t many() const;

  // The walk: codes are chosen for the digits in this order, those without givens last, and for
  // these in ascending order.
  std::array<int, 9> digits_{};
  int given_ = 0;                           // how many of them are given somewhere
  std::array<std::uint16_t, 9> allowed_{};  // codes, as a mask
  std::array<int, 9> code_{};
  std::array<std::array<int, 3>, 2> room_{{{3, 3, 3}, {3, 3, 3}}};
  int depth_ = 0;
  bool ended_ = false;

  std::vector<int> fixed_;  // digits that are given below the first band
  std::vector<int> free_;   // the others
  std::vector<std::array<std::uint8_t, 9>>
      orders_;  // of the columns of both boxes: new code of each
  std::unordered_map<std::uint64_t, std::uint32_t> class_of_;
  std::vector<StartClass> classes_;
  std::vector<Packed> members_;
  std::vector<std::uint32_t> before_;
};

}  // namespace sudoku::exact_count
