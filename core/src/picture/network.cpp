#include "picture/network.hpp"

#include <algorithm>
#include <cmath>

namespace sudoku::picture {

namespace {

// Planes with a margin of zeros, pixel by pixel, so that no border is a special case.
template <int kSide, int kMargin, int kDepth>
using Padded =
    std::array<std::int16_t,
               static_cast<std::size_t>((kSide + 2 * kMargin) * (kSide + 2 * kMargin) * kDepth)>;

// The sums of one pixel. The loop over outputs is the inner one: compilers turn it into vectors.
template <int kSide, int kMargin, int kIn, int kOut, class L>
void sums_at(const Padded<kSide, kMargin, kIn>& input, const L& layer, int x, int y,
             std::int32_t* sums) {
  constexpr int kWindow = 2 * kMargin + 1;
  constexpr int kRow = (kSide + 2 * kMargin) * kIn;
  std::array<std::int32_t, kOut> total;
  for (std::size_t o = 0; o < kOut; ++o) total[o] = layer.biases[o];
  const std::int8_t* weights = layer.weights.data();
  for (int dy = 0; dy < kWindow; ++dy) {
    const std::int16_t* from = input.data() + (y + dy) * kRow + x * kIn;
    for (int i = 0; i < kWindow * kIn; ++i, weights += kOut) {
      const std::int16_t value = from[i];
      for (std::size_t o = 0; o < kOut; ++o) {
        total[o] += static_cast<std::int16_t>(weights[o]) * value;
      }
    }
  }
  std::copy(total.begin(), total.end(), sums);
}

std::int16_t scaled(std::int32_t sum, std::int32_t factor) {
  const std::int64_t product = static_cast<std::int64_t>(sum) * factor;
  const std::int64_t rounded = (product + (std::int64_t{1} << (kFactorBits - 1))) >> kFactorBits;
  return static_cast<std::int16_t>(std::clamp<std::int64_t>(rounded, 0, kMostInput));
}

// A convolution, the largest of each kPool x kPool, and what is not negative of it.
template <int kSide, int kMargin, int kIn, int kOut, int kPool, int kNextMargin, class L>
void convolve(const Padded<kSide, kMargin, kIn>& input, const L& layer,
              Padded<kSide / kPool, kNextMargin, kOut>& output) {
  constexpr int kNext = kSide / kPool;
  output.fill(0);
  for (int y = 0; y < kNext; ++y) {
    for (int x = 0; x < kNext; ++x) {
      std::array<std::int32_t, kOut> most;
      most.fill(0);
      for (int dy = 0; dy < kPool; ++dy) {
        for (int dx = 0; dx < kPool; ++dx) {
          std::array<std::int32_t, kOut> sums;
          sums_at<kSide, kMargin, kIn, kOut>(input, layer, x * kPool + dx, y * kPool + dy,
                                             sums.data());
          for (std::size_t o = 0; o < kOut; ++o) most[o] = std::max(most[o], sums[o]);
        }
      }
      std::int16_t* to =
          output.data() + ((y + kNextMargin) * (kNext + 2 * kNextMargin) + x + kNextMargin) * kOut;
      for (std::size_t o = 0; o < kOut; ++o) to[o] = scaled(most[o], layer.factors[o]);
    }
  }
}

}  // namespace

Scores scores_of(const Patch& patch, const Weights& weights) {
  Padded<28, 2, 1> input{};
  for (int y = 0; y < kPatchSide; ++y) {
    std::copy_n(patch.data() + y * kPatchSide, kPatchSide, input.data() + (y + 2) * 32 + 2);
  }
  Padded<14, 1, 8> first;
  Padded<7, 1, 16> second;
  Padded<7, 0, 24> third;
  convolve<28, 2, 1, 8, 2, 1>(input, weights.first, first);
  convolve<14, 1, 8, 16, 2, 1>(first, weights.second, second);
  convolve<7, 1, 16, 24, 1, 0>(second, weights.third, third);
  Scores scores = weights.last.biases;
  const std::int8_t* row = weights.last.weights.data();
  for (std::int16_t value : third) {
    for (std::size_t o = 0; o < kDigitClasses; ++o) {
      scores[o] += static_cast<std::int16_t>(row[o]) * value;
    }
    row += kDigitClasses;
  }
  for (std::size_t o = 0; o < kDigitClasses; ++o) {
    const std::int64_t product = static_cast<std::int64_t>(scores[o]) * weights.last.factors[o];
    scores[o] = static_cast<std::int32_t>(product >> kFactorBits);
  }
  return scores;
}

LogProbabilities log_probabilities(const Scores& scores) {
  const std::int32_t most = *std::max_element(scores.begin(), scores.end());
  LogProbabilities result;
  float sum = 0;
  for (std::size_t i = 0; i < kDigitClasses; ++i) {
    result[i] = static_cast<float>(scores[i] - most) / (1 << kNatBits);
    sum += std::exp(result[i]);
  }
  const float log_sum = std::log(sum);
  for (float& value : result) value -= log_sum;
  return result;
}

}  // namespace sudoku::picture
