// The network of core/src/picture/network.hpp with numbers of 32 bits, and its training.
#pragma once

#include <array>
#include <vector>

#include "chance.hpp"
#include "picture/network.hpp"
#include "rendered.hpp"

namespace sudoku::training {

/// Weights and biases of all layers; also gradients of them, and their moments.
struct Parameters {
  std::array<float, 25 * 8> first;
  std::array<float, 8> first_bias;
  std::array<float, 72 * 16> second;
  std::array<float, 16> second_bias;
  std::array<float, 144 * 24> third;
  std::array<float, 24> third_bias;
  std::array<float, 1176 * picture::kDigitClasses> last;
  std::array<float, picture::kDigitClasses> last_bias;

  static constexpr std::size_t kCount =
      200 + 8 + 1152 + 16 + 3456 + 24 + 1177 * picture::kDigitClasses;
  float* data() { return first.data(); }
  const float* data() const { return first.data(); }
};
static_assert(sizeof(Parameters) == Parameters::kCount * sizeof(float));

/// The values of all layers for one patch.
struct Activations {
  std::array<float, 32 * 32> input{};
  std::array<float, 28 * 28 * 8> first;     ///< before pooling
  std::array<float, 16 * 16 * 8> pooled{};  ///< with a margin of 1
  std::array<float, 14 * 14 * 16> second;
  std::array<float, 9 * 9 * 16> pooled_again{};
  std::array<float, 7 * 7 * 24> third;
  std::array<float, picture::kDigitClasses> scores;
};

void forward(const Parameters& of, const picture::Patch& patch, Activations& values);

class Trainer {
 public:
  Trainer(const Parameters& start, std::uint64_t seed) : of_(start), chance_(seed) {}

  /// Adam with a rate that rises to `peak` and falls to 0 over all passes.
  void train(const std::vector<const Example*>& examples, int passes, float peak);

  const Parameters& parameters() const { return of_; }

 private:
  float backward(const Example& example, Parameters& gradient);
  void step(const Parameters& gradient, float rate);

  Parameters of_;
  Parameters mean_{};
  Parameters square_{};
  float mean_left_ = 1;
  float square_left_ = 1;
  Chance chance_;
  Activations values_;
};

Parameters untrained(std::uint64_t seed);

/// In 8 bits. The examples show how large the values of the layers get.
picture::Weights quantised(const Parameters& of, const std::vector<const Example*>& examples);

}  // namespace sudoku::training
