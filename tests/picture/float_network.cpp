#include "float_network.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace sudoku::training {

namespace {

using picture::kDigitClasses;

constexpr int kBatch = 48;
constexpr float kSmoothing = 0.02F;
constexpr float kDropout = 0.25F;

// exp in basic operations, so that its bits are the same everywhere.
float exponential(float x) {
  if (x < -80) return 0;
  const double y = static_cast<double>(x) / 1024;
  double power = 1 + y * (1 + y / 2 * (1 + y / 3 * (1 + y / 4)));
  for (int i = 0; i < 10; ++i) power *= power;
  return static_cast<float>(power);
}

// Sums over a window of `kWindow` pixels squared at each pixel of `kSide` squared; `input` has a
// margin of half a window. The inner loop is over outputs, which are independent: vectors of any
// width have the same results.
template <int kSide, int kWindow, int kIn, int kOut>
void convolve(const float* input, const float* weights, const float* biases, float* output) {
  constexpr int kRow = (kSide + kWindow - 1) * kIn;
  constexpr int kTogether = kSide % 2 == 0 ? 2 : 1;
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; x += kTogether) {
      float sums[kTogether][kOut];
      for (int t = 0; t < kTogether; ++t) {
        for (int o = 0; o < kOut; ++o) sums[t][o] = biases != nullptr ? biases[o] : 0;
      }
      const float* weight = weights;
      for (int dy = 0; dy < kWindow; ++dy) {
        const float* from = input + (y + dy) * kRow + x * kIn;
        for (int i = 0; i < kWindow * kIn; ++i, weight += kOut) {
          for (int t = 0; t < kTogether; ++t) {
            const float value = from[i + t * kIn];
            for (int o = 0; o < kOut; ++o) sums[t][o] += weight[o] * value;
          }
        }
      }
      for (int t = 0; t < kTogether; ++t) {
        std::copy(sums[t], sums[t] + kOut, output + (y * kSide + x + t) * kOut);
      }
    }
  }
}

// Adds the gradient of the weights; `difference` is the gradient of the outputs.
template <int kSide, int kWindow, int kIn, int kOut>
void weight_gradient(const float* input, const float* difference, float* gradient, float* biases) {
  constexpr int kRow = (kSide + kWindow - 1) * kIn;
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; ++x) {
      const float* d = difference + (y * kSide + x) * kOut;
      bool any = false;
      for (int o = 0; o < kOut; ++o) any |= d[o] != 0;
      if (!any) continue;  // most pixels lose against their neighbours
      for (int o = 0; o < kOut; ++o) biases[o] += d[o];
      float* to = gradient;
      for (int dy = 0; dy < kWindow; ++dy) {
        const float* from = input + (y + dy) * kRow + x * kIn;
        for (int i = 0; i < kWindow * kIn; ++i, to += kOut) {
          const float value = from[i];
          if (value == 0) continue;
          for (int o = 0; o < kOut; ++o) to[o] += value * d[o];
        }
      }
    }
  }
}

// Adds the gradient of the inputs, margin included. `turned` has the weights with outputs first.
template <int kSide, int kWindow, int kIn, int kOut>
void input_gradient(const float* difference, const float* turned, float* gradient) {
  constexpr int kRow = (kSide + kWindow - 1) * kIn;
  constexpr int kPart = kWindow * kIn;
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; ++x) {
      const float* d = difference + (y * kSide + x) * kOut;
      for (int o = 0; o < kOut; ++o) {
        const float value = d[o];
        if (value == 0) continue;
        const float* weight = turned + o * kWindow * kPart;
        for (int dy = 0; dy < kWindow; ++dy) {
          float* to = gradient + (y + dy) * kRow + x * kIn;
          for (int i = 0; i < kPart; ++i) to[i] += weight[dy * kPart + i] * value;
        }
      }
    }
  }
}

template <int kInputs, int kOut>
void turn(const float* weights, float* turned) {
  for (int i = 0; i < kInputs; ++i) {
    for (int o = 0; o < kOut; ++o) turned[o * kInputs + i] = weights[i * kOut + o];
  }
}

// The largest of 2x2, or 0; into a plane with a margin of 1.
template <int kSide, int kDepth>
void pool(const float* from, float* to) {
  constexpr int kHalf = kSide / 2;
  for (int y = 0; y < kHalf; ++y) {
    for (int x = 0; x < kHalf; ++x) {
      for (int o = 0; o < kDepth; ++o) {
        float most = 0;
        for (int i = 0; i < 4; ++i) {
          most = std::max(most, from[((2 * y + i / 2) * kSide + 2 * x + i % 2) * kDepth + o]);
        }
        to[((y + 1) * (kHalf + 2) + x + 1) * kDepth + o] = most;
      }
    }
  }
}

template <int kSide, int kDepth>
void unpool(const float* from, const float* pooled, const float* difference, float* result) {
  constexpr int kHalf = kSide / 2;
  std::fill(result, result + kSide * kSide * kDepth, 0.0F);
  for (int y = 0; y < kHalf; ++y) {
    for (int x = 0; x < kHalf; ++x) {
      for (int o = 0; o < kDepth; ++o) {
        const int at = ((y + 1) * (kHalf + 2) + x + 1) * kDepth + o;
        if (pooled[at] <= 0) continue;
        for (int i = 0; i < 4; ++i) {
          const int source = ((2 * y + i / 2) * kSide + 2 * x + i % 2) * kDepth + o;
          if (from[source] == pooled[at]) {
            result[source] = difference[at];
            break;
          }
        }
      }
    }
  }
}

}  // namespace

void forward(const Parameters& of, const picture::Patch& patch, Activations& values) {
  for (int y = 0; y < 28; ++y) {
    for (int x = 0; x < 28; ++x) {
      values.input[static_cast<std::size_t>((y + 2) * 32 + x + 2)] =
          static_cast<float>(patch[static_cast<std::size_t>(y * 28 + x)]) / picture::kInk;
    }
  }
  convolve<28, 5, 1, 8>(values.input.data(), of.first.data(), of.first_bias.data(),
                        values.first.data());
  pool<28, 8>(values.first.data(), values.pooled.data());
  convolve<14, 3, 8, 16>(values.pooled.data(), of.second.data(), of.second_bias.data(),
                         values.second.data());
  pool<14, 16>(values.second.data(), values.pooled_again.data());
  convolve<7, 3, 16, 24>(values.pooled_again.data(), of.third.data(), of.third_bias.data(),
                         values.third.data());
  for (float& value : values.third) value = std::max(0.0F, value);
  values.scores = of.last_bias;
  for (std::size_t i = 0; i < values.third.size(); ++i) {
    const float value = values.third[i];
    for (std::size_t o = 0; o < kDigitClasses; ++o)
      values.scores[o] += value * of.last[i * kDigitClasses + o];
  }
}

float Trainer::backward(const Example& example, Parameters& gradient) {
  Activations& v = values_;
  forward(of_, example.patch, v);
  // Dropout before the last layer.
  std::array<float, 1176> kept;
  v.scores = of_.last_bias;
  for (std::size_t i = 0; i < kept.size(); ++i) {
    kept[i] = chance_.in(kDropout) ? 0 : v.third[i] / (1 - kDropout);
    for (std::size_t o = 0; o < kDigitClasses; ++o)
      v.scores[o] += kept[i] * of_.last[i * kDigitClasses + o];
  }
  const float most = *std::max_element(v.scores.begin(), v.scores.end());
  std::array<float, kDigitClasses> difference;
  float sum = 0;
  for (std::size_t o = 0; o < kDigitClasses; ++o)
    sum += difference[o] = exponential(v.scores[o] - most);
  float wrong = 0;
  for (std::size_t o = 0; o < kDigitClasses; ++o) {
    const float wanted = static_cast<int>(o) == example.label
                             ? 1 - kSmoothing + kSmoothing / kDigitClasses
                             : kSmoothing / kDigitClasses;
    difference[o] = difference[o] / sum - wanted;
    if (static_cast<int>(o) == example.label) wrong = -difference[o];
    gradient.last_bias[o] += difference[o];
  }
  std::array<float, 1176> third{};
  for (std::size_t i = 0; i < kept.size(); ++i) {
    if (kept[i] == 0) continue;
    float total = 0;
    for (std::size_t o = 0; o < kDigitClasses; ++o) {
      gradient.last[i * kDigitClasses + o] += kept[i] * difference[o];
      total += difference[o] * of_.last[i * kDigitClasses + o];
    }
    third[i] = total / (1 - kDropout);
  }
  weight_gradient<7, 3, 16, 24>(v.pooled_again.data(), third.data(), gradient.third.data(),
                                gradient.third_bias.data());
  static thread_local std::array<float, 144 * 24> turned_third;
  static thread_local std::array<float, 72 * 16> turned_second;
  turn<144, 24>(of_.third.data(), turned_third.data());
  turn<72, 16>(of_.second.data(), turned_second.data());
  std::array<float, 9 * 9 * 16> pooled_again{};
  input_gradient<7, 3, 16, 24>(third.data(), turned_third.data(), pooled_again.data());
  std::array<float, 14 * 14 * 16> second;
  unpool<14, 16>(v.second.data(), v.pooled_again.data(), pooled_again.data(), second.data());
  weight_gradient<14, 3, 8, 16>(v.pooled.data(), second.data(), gradient.second.data(),
                                gradient.second_bias.data());
  std::array<float, 16 * 16 * 8> pooled{};
  input_gradient<14, 3, 8, 16>(second.data(), turned_second.data(), pooled.data());
  std::array<float, 28 * 28 * 8> first;
  unpool<28, 8>(v.first.data(), v.pooled.data(), pooled.data(), first.data());
  weight_gradient<28, 5, 1, 8>(v.input.data(), first.data(), gradient.first.data(),
                               gradient.first_bias.data());
  return wrong;
}

void Trainer::step(const Parameters& gradient, float rate) {
  constexpr float kMean = 0.9F;
  constexpr float kSquare = 0.999F;
  mean_left_ *= kMean;
  square_left_ *= kSquare;
  float* of = of_.data();
  float* mean = mean_.data();
  float* square = square_.data();
  const float* from = gradient.data();
  for (std::size_t i = 0; i < Parameters::kCount; ++i) {
    const float g = from[i] / kBatch;
    mean[i] = kMean * mean[i] + (1 - kMean) * g;
    square[i] = kSquare * square[i] + (1 - kSquare) * g * g;
    const float m = mean[i] / (1 - mean_left_);
    const float s = square[i] / (1 - square_left_);
    of[i] -= rate * m / (std::sqrt(s) + 1e-8F);
  }
}

void Trainer::train(const std::vector<const Example*>& examples, int passes, float peak) {
  std::vector<const Example*> order = examples;
  const int batches = static_cast<int>(order.size()) / kBatch;
  const int all = batches * passes;
  int done = 0;
  for (int pass = 0; pass < passes; ++pass) {
    for (std::size_t i = order.size(); i > 1; --i) {
      std::swap(order[i - 1], order[static_cast<std::size_t>(chance_.below(static_cast<int>(i)))]);
    }
    double wrong = 0;
    for (int batch = 0; batch < batches; ++batch, ++done) {
      Parameters gradient{};
      for (int i = 0; i < kBatch; ++i) {
        wrong += static_cast<double>(
            backward(*order[static_cast<std::size_t>(batch * kBatch + i)], gradient));
      }
      const float at = static_cast<float>(done) / static_cast<float>(all);
      const float part = at < 0.25F ? 0.1F + 0.9F * at / 0.25F : (1 - at) / 0.75F;
      step(gradient, peak * part);
    }
    std::fprintf(stderr, "  pass %d: %.4f\n", pass + 1, wrong / (batches * kBatch));
  }
}

Parameters untrained(std::uint64_t seed) {
  Chance chance(seed, 1);
  Parameters of{};
  const auto fill = [&](auto& weights, float inputs) {
    for (float& weight : weights) weight = chance.normal() * std::sqrt(2 / inputs);
  };
  fill(of.first, 25);
  fill(of.second, 72);
  fill(of.third, 144);
  fill(of.last, 1176 * 4);
  return of;
}

}  // namespace sudoku::training
