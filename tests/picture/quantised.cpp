#include <algorithm>
#include <cmath>

#include "float_network.hpp"

namespace sudoku::training {

namespace {

// `in` and `out` are integers per 1 of the inputs and of the outputs.
template <std::size_t kInputs, std::size_t kOut>
void quantise(const float* weights, const float* biases, float in, float out,
              picture::Layer<kInputs, kOut>& to) {
  for (std::size_t o = 0; o < kOut; ++o) {
    float most = 1e-6F;
    for (std::size_t i = 0; i < kInputs; ++i)
      most = std::max(most, std::abs(weights[i * kOut + o]));
    const float step = most / 127;
    for (std::size_t i = 0; i < kInputs; ++i) {
      to.weights[i * kOut + o] =
          static_cast<std::int8_t>(std::lround(weights[i * kOut + o] / step));
    }
    to.biases[o] = static_cast<std::int32_t>(std::lround(biases[o] / step * in));
    to.factors[o] =
        static_cast<std::int32_t>(std::lround(step * out / in * (1 << picture::kFactorBits)));
  }
}

}  // namespace

picture::Weights quantised(const Parameters& of, const std::vector<const Example*>& examples) {
  float most[3] = {1e-3F, 1e-3F, 1e-3F};
  Activations values;
  for (std::size_t i = 0; i < examples.size(); i += 1 + examples.size() / 3000) {
    forward(of, examples[i]->patch, values);
    most[0] = std::max(most[0], *std::max_element(values.pooled.begin(), values.pooled.end()));
    most[1] = std::max(most[1],
                       *std::max_element(values.pooled_again.begin(), values.pooled_again.end()));
    most[2] = std::max(most[2], *std::max_element(values.third.begin(), values.third.end()));
  }
  float scales[3];
  for (int i = 0; i < 3; ++i) scales[i] = picture::kMostInput / (1.3F * most[i]);
  picture::Weights weights;
  quantise(of.first.data(), of.first_bias.data(), picture::kInk, scales[0], weights.first);
  quantise(of.second.data(), of.second_bias.data(), scales[0], scales[1], weights.second);
  quantise(of.third.data(), of.third_bias.data(), scales[1], scales[2], weights.third);
  quantise(of.last.data(), of.last_bias.data(), scales[2], 1 << picture::kNatBits, weights.last);
  return weights;
}

}  // namespace sudoku::training
