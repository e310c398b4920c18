// Pseudo-random numbers that are the same on every machine.
//
// The distributions of the C++ standard library differ between implementations, therefore nothing
// here uses them. Not suitable for cryptography.
//
// Objects are independent: each may be used by one thread at a time.
// Sources: D. Blackman, S. Vigna: xoshiro256++; G. Steele, D. Lea, C. Flood: SplitMix64;
// D. Lemire: Fast Random Integer Generation in an Interval (2019).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace sudoku {

/// A sequence of numbers that depends on its seed only: xoshiro256++, whose state is filled by
/// SplitMix64. A value of 32 bytes.
class Random {
 public:
  /// The sequence number `stream` of `seed`. Different pairs give unrelated sequences.
  constexpr explicit Random(std::uint64_t seed, std::uint64_t stream = 0) {
    std::uint64_t state = seed;
    state = split_mix(state) ^ stream;
    for (std::uint64_t& word : state_) word = split_mix(state);
  }

  /// 64 random bits.
  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  /// 0..n-1, each with the same probability. Precondition: n is 1..2^31-1.
  constexpr int below(int n) {
    const auto range = static_cast<std::uint32_t>(n);
    std::uint64_t product = (next() >> 32) * range;
    if (static_cast<std::uint32_t>(product) < range) {
      const std::uint32_t least = (0 - range) % range;
      while (static_cast<std::uint32_t>(product) < least) product = (next() >> 32) * range;
    }
    return static_cast<int>(product >> 32);
  }

  /// Permutes the first `size` items, each order with the same probability.
  constexpr void shuffle(auto& items, int size) {
    for (int i = size - 1; i > 0; --i) std::swap(items[i], items[below(i + 1)]);
  }

 private:
  static constexpr std::uint64_t split_mix(std::uint64_t& state) {
    state += 0x9e3779b97f4a7c15;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return mixed ^ (mixed >> 31);
  }

  std::array<std::uint64_t, 4> state_{};
};

}  // namespace sudoku
