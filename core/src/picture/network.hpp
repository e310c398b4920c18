// The network that reads a cell, with weights of 8 bits and integer arithmetic: its results are the
// same on every processor.
//
//   28x28 - 5x5, 8 - max 2x2 - 3x3, 16 - max 2x2 - 3x3, 24 - all to kDigitClasses
#pragma once

#include <array>
#include <cstdint>

#include "picture/patches.hpp"
#include "sudoku/picture.hpp"

namespace sudoku::picture {

/// Class 0 is a cell without a digit.
inline constexpr std::size_t kDigitClasses = 10;

/// A layer: rows of `kOut` weights for each input of an output, and per output a bias and a factor
/// (of 1 << kFactorBits) that turns sums into inputs of the next layer.
template <std::size_t kInputs, std::size_t kOut>
struct Layer {
  std::array<std::int8_t, kInputs * kOut> weights;
  std::array<std::int32_t, kOut> biases;
  std::array<std::int32_t, kOut> factors;
};
inline constexpr int kFactorBits = 20;
/// Inputs of the inner layers are 0 to kMostInput.
inline constexpr std::int32_t kMostInput = 4095;
/// The last layer's factors turn sums into nats of 1 << kNatBits.
inline constexpr int kNatBits = 12;

struct Weights {
  Layer<25, 8> first;
  Layer<9 * 8, 16> second;
  Layer<9 * 16, 24> third;
  Layer<49 * 24, kDigitClasses> last;
};

/// The trained weights; README.md has their origin.
extern const Weights kTrained;

using Scores = std::array<std::int32_t, kDigitClasses>;

/// Scores of the classes in nats of 1 << kNatBits, up to a constant.
Scores scores_of(const Patch& patch, const Weights& weights);

using LogProbabilities = std::array<float, kDigitClasses>;

LogProbabilities log_probabilities(const Scores& scores);

}  // namespace sudoku::picture

/// Its weights must outlive the reader.
struct sudoku::PictureReader::Network {
  const picture::Weights& weights;
  bool bends = true;  ///< the corners of the cells are searched for; else the paper counts as flat
};
