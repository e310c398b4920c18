// A signature of deductions.
#pragma once

#include <cstdint>

#include "sudoku/deduction.hpp"

/// The FNV-1a hash of all facts of the deductions that were added, in order.
class DeductionHash {
 public:
  void add(const sudoku::Deduction& deduction) {
    using namespace sudoku;
    const auto numbers = [&](const auto& list) {
      for (const auto number : list) put(number);
      put(kEnd);
    };
    const auto records = [&](const auto& list) {
      for (const auto& [cell, digit] : list) put(cell), put(digit);
      put(kEnd);
    };
    put(static_cast<std::uint64_t>(deduction.technique));
    put(deduction.level);
    put(static_cast<std::uint64_t>(deduction.rating));
    records(deduction.placements);
    records(deduction.eliminations);
    const Evidence& evidence = deduction.evidence;
    numbers(evidence.houses);
    numbers(evidence.cells);
    numbers(evidence.order);
    numbers(evidence.digits);
    numbers(evidence.base);
    numbers(evidence.cover);
    numbers(evidence.fins);
    records(evidence.marked);
    for (const AlmostLockedSet& set : evidence.sets) numbers(set.cells), numbers(set.digits);
    for (const Chain& chain : evidence.chains) {
      for (const ChainNode& node : chain.nodes) numbers(node.cells), put(node.digit), put(node.on);
      for (const ChainLink& link : chain.links) {
        put(link.from);
        put(link.to);
        put(static_cast<std::uint64_t>(link.kind));
        put(link.house);
      }
      put(kEnd);
    }
  }

  std::uint64_t value() const { return hash_; }

 private:
  static constexpr std::uint64_t kEnd = 1000;

  void put(std::uint64_t number) { hash_ = (hash_ ^ number) * 0x100000001b3; }

  std::uint64_t hash_ = 0xcbf29ce484222325;
};
