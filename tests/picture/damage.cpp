#include "damage.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace sudoku::training {

namespace {

using picture::Plane;

// The cosines of the transform of JPEG, by frequency and place.
std::array<float, 64> cosine_table() {
  // cos(k pi / 16), written out: the same bits everywhere.
  static constexpr float kCosines[] = {1.0F,         0.980785280F, 0.923879533F,
                                       0.831469612F, 0.707106781F, 0.555570233F,
                                       0.382683432F, 0.195090322F, 0.0F};
  const auto cosine = [](int k) {
    k %= 32;
    if (k > 16) k = 32 - k;
    return k <= 8 ? kCosines[k] : -kCosines[16 - k];
  };
  std::array<float, 64> table{};
  for (int u = 0; u < 8; ++u) {
    for (int x = 0; x < 8; ++x) {
      table[static_cast<std::size_t>(u * 8 + x)] =
          cosine((2 * x + 1) * u) * (u == 0 ? 0.353553391F : 0.5F);
    }
  }
  return table;
}

}  // namespace

void compress(Plane& grey, int quality, Chance& chance) {
  static constexpr int kLuminance[64] = {
      16, 11, 10, 16, 24,  40,  51,  61,  12, 12, 14, 19, 26,  58,  60,  55,
      14, 13, 16, 24, 40,  57,  69,  56,  14, 17, 22, 29, 51,  87,  80,  62,
      18, 22, 37, 56, 68,  109, 103, 77,  24, 35, 55, 64, 81,  104, 113, 92,
      49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99};
  static const std::array<float, 64> kTable = cosine_table();
  const int scale = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  const int left = chance.below(8);
  const int top = chance.below(8);
  for (int by = top - 8; by < grey.height; by += 8) {
    for (int bx = left - 8; bx < grey.width; bx += 8) {
      std::array<float, 64> block{};
      std::array<float, 64> half{};
      for (int i = 0; i < 64; ++i) {
        block[static_cast<std::size_t>(i)] = grey.at(std::clamp(bx + i % 8, 0, grey.width - 1),
                                                     std::clamp(by + i / 8, 0, grey.height - 1)) -
                                             128;
      }
      const auto transform = [&](bool back) {
        for (std::size_t y = 0; y < 8; ++y) {
          for (std::size_t u = 0; u < 8; ++u) {
            float sum = 0;
            for (std::size_t x = 0; x < 8; ++x)
              sum += block[y * 8 + x] * (back ? kTable[x * 8 + u] : kTable[u * 8 + x]);
            half[u * 8 + y] = sum;
          }
        }
        for (std::size_t x = 0; x < 8; ++x) {
          for (std::size_t u = 0; u < 8; ++u) {
            float sum = 0;
            for (std::size_t y = 0; y < 8; ++y)
              sum += half[x * 8 + y] * (back ? kTable[y * 8 + u] : kTable[u * 8 + y]);
            block[u * 8 + x] = sum;
          }
        }
      };
      transform(false);
      for (std::size_t i = 0; i < 64; ++i) {
        const int table = std::clamp((kLuminance[i] * scale + 50) / 100, 1, 255);
        block[i] = static_cast<float>(std::lround(block[i] / static_cast<float>(table)) * table);
      }
      transform(true);
      for (int i = 0; i < 64; ++i) {
        const int x = bx + i % 8;
        const int y = by + i / 8;
        if (x >= 0 && y >= 0 && x < grey.width && y < grey.height) {
          grey.row(y)[x] = std::clamp(block[static_cast<std::size_t>(i)] + 128, 0.0F, 255.0F);
        }
      }
    }
  }
}

void blur(Plane& grey, float sigma) {
  const float weight = std::min(0.5F, sigma * sigma / 2);
  int rounds = 1;
  while (sigma * sigma / static_cast<float>(2 * rounds) > 0.33F) ++rounds;
  const float side = std::min(weight, sigma * sigma / static_cast<float>(2 * rounds));
  for (int round = 0; round < rounds; ++round) {
    Plane across = grey;
    for (int y = 0; y < grey.height; ++y) {
      for (int x = 0; x < grey.width; ++x) {
        across.row(y)[x] =
            grey.at(x, y) * (1 - 2 * side) +
            side * (grey.at(std::max(0, x - 1), y) + grey.at(std::min(grey.width - 1, x + 1), y));
      }
    }
    for (int y = 0; y < grey.height; ++y) {
      for (int x = 0; x < grey.width; ++x) {
        grey.row(y)[x] = across.at(x, y) * (1 - 2 * side) +
                         side * (across.at(x, std::max(0, y - 1)) +
                                 across.at(x, std::min(grey.height - 1, y + 1)));
      }
    }
  }
}

}  // namespace sudoku::training
