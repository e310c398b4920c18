// The exact-cover matrix of Sudoku as dancing links (Knuth, The Art of Computer
// Programming 7.2.2.1), with indices for pointers: 324 constraints, each the head of a vertical
// ring of its remaining options.
//
//   index   0        1 .. 324        325 .. 3240
//           root     constraints     four nodes per option, one for each constraint it satisfies
//
// The heads form a horizontal ring with the root. The nodes of an option are adjacent, so they need
// no horizontal links.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/constraint.hpp"

namespace sudoku::algorithms {

class CoverMatrix {
 public:
  using Index = std::uint16_t;
  static constexpr Index kRoot = 0;

  CoverMatrix() {
    for (int i = 0; i <= kConstraints; ++i) {
      left_[i] = index(i == 0 ? kConstraints : i - 1);
      right_[i] = index(i == kConstraints ? 0 : i + 1);
    }
    for (int i = 0; i < kFirstNode; ++i) up_[i] = down_[i] = index(i);
    for (int node = kFirstNode; node < kNodes; ++node) {
      const Index head = kHeads[node - kFirstNode];
      up_[node] = up_[head];
      down_[node] = head;
      down_[up_[head]] = index(node);
      up_[head] = index(node);
      ++sizes_[head];
    }
  }

  static constexpr Index head_of_constraint(int constraint) { return index(constraint + 1); }
  static constexpr int constraint_of_head(Index head) { return head - 1; }
  static constexpr Placement option_at(Index node) {
    const int option = (node - kFirstNode) / 4;
    return {option / 9, option % 9 + 1};
  }
  static constexpr Index head_of(Index node) { return kHeads[node - kFirstNode]; }
  /// The `n`th node after `node` in the cycle of its option; n is 1..3.
  static constexpr Index beside(Index node, int n) {
    const int first = node - (node - kFirstNode) % 4;
    return index(first + (node - first + n) % 4);
  }

  Index next_head(Index head) const { return right_[head]; }
  Index below(Index index) const { return down_[index]; }
  int size(Index head) const { return sizes_[head]; }
  bool is_covered(Index head) const { return right_[left_[head]] != head; }

  /// Removes the constraint from the ring, and its options from all other constraints. Returns the
  /// number of nodes unlinked.
  int cover(Index head) {
    int updates = 1;
    for (Index node = down_[head]; node != head; node = down_[node]) {
      for (int n = 1; n < 4; ++n) {
        const Index other = beside(node, n);
        down_[up_[other]] = down_[other];
        up_[down_[other]] = up_[other];
        --sizes_[head_of(other)];
        ++updates;
      }
    }
    right_[left_[head]] = right_[head];
    left_[right_[head]] = left_[head];
    return updates;
  }

  /// Undoes `cover`. Precondition: all later calls of `cover` have been undone.
  void uncover(Index head) {
    right_[left_[head]] = head;
    left_[right_[head]] = head;
    for (Index node = up_[head]; node != head; node = up_[node]) {
      for (int n = 3; n > 0; --n) {
        const Index other = beside(node, n);
        down_[up_[other]] = other;
        up_[down_[other]] = other;
        ++sizes_[head_of(other)];
      }
    }
  }

 private:
  static constexpr int kFirstNode = kConstraints + 1;
  static constexpr int kNodes = kFirstNode + 4 * 9 * kCells;

  static constexpr Index index(int i) { return static_cast<Index>(i); }

  static constexpr auto kHeads = [] {
    std::array<std::uint16_t, 4 * 9 * kCells> heads{};
    int n = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
      for (Digit digit = 1; digit <= 9; ++digit) {
        for (int constraint : constraints_of(cell, digit)) {
          heads[n++] = static_cast<std::uint16_t>(constraint + 1);
        }
      }
    }
    return heads;
  }();

  std::array<Index, kFirstNode> left_{};
  std::array<Index, kFirstNode> right_{};
  std::array<Index, kNodes> up_{};
  std::array<Index, kNodes> down_{};
  std::array<std::uint8_t, kFirstNode> sizes_{};
};

}  // namespace sudoku::algorithms
