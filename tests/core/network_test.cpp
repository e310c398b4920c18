// The network that reads cells, in whole numbers and in vectors of them, against its definition in
// whole and in real numbers. This test runs natively and as WebAssembly with SIMD, and the whole
// numbers must be the same.
#include "picture/network.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <type_traits>
#include <vector>

#include "catch.hpp"
#include "sudoku/random.hpp"

using namespace sudoku;
using namespace sudoku::picture;

namespace {

constexpr int kPatches = 200;
constexpr double kRounded = 0.2887;  // the deviation of a number that is rounded
constexpr std::int64_t kUnit = std::int64_t{1} << kFactorBits;

// The next layer's input.
std::int64_t input_of(std::int64_t sum, std::int64_t factor) {
  return std::clamp<std::int64_t>((sum * factor + kUnit / 2) >> kFactorBits, 0, kMostInput);
}
double input_of(double sum, std::int64_t factor) {
  return std::clamp(sum * static_cast<double>(factor) / kUnit, 0.0, double{kMostInput});
}

// A volume of side x side x depth through a convolution whose outputs are pooled; pixels outside
// are 0.
template <class T, std::size_t kInputs, std::size_t kOut>
std::vector<T> through(const std::vector<T>& input, int side, int window, int pool,
                       const Layer<kInputs, kOut>& layer) {
  const int depth = static_cast<int>(kInputs) / (window * window);
  std::vector<T> output;
  for (int pixel = 0; pixel < (side / pool) * (side / pool); ++pixel) {
    for (std::size_t o = 0; o < kOut; ++o) {
      T most = 0;
      for (int part = 0; part < pool * pool; ++part) {
        T sum = layer.biases[o];
        for (std::size_t k = 0; k < kInputs; ++k) {
          const int at = static_cast<int>(k) / depth;
          const int y = pixel / (side / pool) * pool + part / pool + at / window - window / 2;
          const int x = pixel % (side / pool) * pool + part % pool + at % window - window / 2;
          if (y < 0 || x < 0 || y >= side || x >= side) continue;
          const int from = (y * side + x) * depth + static_cast<int>(k) % depth;
          sum +=
              static_cast<T>(layer.weights[k * kOut + o]) * input[static_cast<std::size_t>(from)];
        }
        most = std::max(most, sum);
      }
      output.push_back(input_of(most, layer.factors[o]));
    }
  }
  return output;
}

template <class T>
std::array<T, kDigitClasses> scores_by_definition(const Patch& patch, const Weights& weights) {
  std::vector<T> values(patch.begin(), patch.end());
  values = through(values, 28, 5, 2, weights.first);
  values = through(values, 14, 3, 2, weights.second);
  values = through(values, 7, 3, 1, weights.third);
  std::array<T, kDigitClasses> scores;
  for (std::size_t o = 0; o < kDigitClasses; ++o) {
    T sum = weights.last.biases[o];
    for (std::size_t k = 0; k < values.size(); ++k) {
      sum += static_cast<T>(weights.last.weights[k * kDigitClasses + o]) * values[k];
    }
    const T product = sum * static_cast<T>(weights.last.factors[o]);
    if constexpr (std::is_integral_v<T>) {
      scores[o] = product >> kFactorBits;
    } else {
      scores[o] = product / kUnit;
    }
  }
  return scores;
}

// The standard deviation of an output, if the inputs have independent errors of this deviation;
// rounding adds its own.
template <std::size_t kInputs, std::size_t kOut>
double deviation_after(const Layer<kInputs, kOut>& layer, double deviation) {
  double most = 0;
  for (std::size_t o = 0; o < kOut; ++o) {
    double squares = 0;
    for (std::size_t k = 0; k < kInputs; ++k) {
      squares += std::pow(layer.weights[k * kOut + o], 2);
    }
    most = std::max(most, std::sqrt(squares) * deviation * layer.factors[o] / kUnit);
  }
  return std::hypot(most, kRounded);
}

// Strokes of ink on paper with noise.
Patch drawn_patch(std::uint64_t seed) {
  Random random(seed);
  const auto below = [&](int n) { return random.below(n); };
  Patch patch;
  for (std::int16_t& ink : patch) ink = static_cast<std::int16_t>(below(40));
  for (int stroke = below(5); stroke > 0; --stroke) {
    const int x = 4 + below(20), y = 4 + below(20), dx = below(3) - 1, dy = below(3) - 1;
    for (int i = 0; i < 14; ++i) {
      const int px = std::clamp(x + i * dx, 0, 26), py = std::clamp(y + i * dy, 0, 26);
      for (int near : {0, 1, kPatchSide, kPatchSide + 1}) {
        patch[static_cast<std::size_t>(py * kPatchSide + px + near)] =
            static_cast<std::int16_t>(180 + below(90));
      }
    }
  }
  return patch;
}

}  // namespace

TEST_CASE("the network is its definition in whole numbers, to the last bit", "[picture]") {
  for (std::uint64_t seed = 1; seed <= kPatches; ++seed) {
    const Patch patch = drawn_patch(seed);
    const Scores scores = scores_of(patch, kTrained);
    const auto expected = scores_by_definition<std::int64_t>(patch, kTrained);
    REQUIRE(std::equal(scores.begin(), scores.end(), expected.begin()));
  }
}

TEST_CASE("whole numbers are no further from real ones than rounding explains", "[picture]") {
  const double deviation = deviation_after(
      kTrained.last, deviation_after(kTrained.third, deviation_after(kTrained.second, kRounded)));
  int decided = 0;
  double furthest = 0;
  for (std::uint64_t seed = 1; seed <= kPatches; ++seed) {
    const Patch patch = drawn_patch(seed);
    const Scores scores = scores_of(patch, kTrained);
    auto real = scores_by_definition<double>(patch, kTrained);
    for (std::size_t o = 0; o < kDigitClasses; ++o) {
      furthest = std::max(furthest, std::abs(scores[o] - real[o]));
    }
    const auto best = std::max_element(scores.begin(), scores.end()) - scores.begin();
    const auto real_best = std::max_element(real.begin(), real.end()) - real.begin();
    std::sort(real.begin(), real.end());
    if (real[kDigitClasses - 1] - real[kDigitClasses - 2] <= 2 * furthest) continue;
    CHECK(best == real_best);
    ++decided;
  }
  INFO(furthest << " of 1 << kNatBits, deviation " << deviation);
  CHECK(furthest <= 6 * deviation);
  CHECK(decided > kPatches / 2);
}
