// Random numbers that are the same on every machine: no function of the system's mathematics.
#pragma once

#include "sudoku/random.hpp"

namespace sudoku::training {

class Chance {
 public:
  explicit Chance(std::uint64_t seed, std::uint64_t stream = 0) : random_(seed, stream) {}

  /// 0 to 1.
  float part() { return static_cast<float>(random_.next() >> 40) / (1 << 24); }
  float between(float low, float high) { return low + (high - low) * part(); }
  bool in(float probability) { return part() < probability; }
  int below(int n) { return random_.below(n); }
  /// About normal, with a standard deviation of 1.
  float normal() {
    float sum = 0;
    for (int i = 0; i < 6; ++i) sum += part();
    return (sum - 3) * 1.41421356F;
  }

 private:
  Random random_;
};

}  // namespace sudoku::training
