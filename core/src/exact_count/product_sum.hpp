// Sums of products for eight pairs of boxes at a time: the inner loop of the count, and the only
// file of this folder with intrinsics. Without SIMD, or with SUDOKU_SCALAR, it is plain C++.
//
//   Eight        | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 |   16 bits each
//   ProductSum   |   0   |   1   |   2   |   3   |   32 bits each: the sums of lanes 0 and 1, ...
#pragma once

#include <array>
#include <cstdint>

#if defined(SUDOKU_SCALAR)
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace sudoku::exact_count {

inline constexpr int kEight = 8;

struct alignas(16) Eight {
  std::array<std::int16_t, kEight> values;
};

/// A sum of products. Each of the four partial sums must stay below 2^31; that of the count is at
/// most 56 * 2 * 1728^2.
class ProductSum {
 public:
#if defined(__wasm_simd128__) && !defined(SUDOKU_SCALAR)
  /// Adds the products of the eight lanes.
  void add(const Eight& a, const Eight& b) {
    sums_ = wasm_i32x4_add(sums_, wasm_i32x4_dot_i16x8(wasm_v128_load(&a), wasm_v128_load(&b)));
  }
  /// The sum over all lanes.
  std::uint64_t total() const {
    const v128_t wide =
        wasm_i64x2_add(wasm_u64x2_extend_low_u32x4(sums_), wasm_u64x2_extend_high_u32x4(sums_));
    return wasm_i64x2_extract_lane(wide, 0) + wasm_i64x2_extract_lane(wide, 1);
  }

 private:
  v128_t sums_ = wasm_i64x2_const(0, 0);
#elif defined(__SSE2__) && !defined(SUDOKU_SCALAR)
  void add(const Eight& a, const Eight& b) {
    const __m128i left = _mm_load_si128(reinterpret_cast<const __m128i*>(&a));
    const __m128i right = _mm_load_si128(reinterpret_cast<const __m128i*>(&b));
    sums_ = _mm_add_epi32(sums_, _mm_madd_epi16(left, right));
  }
  std::uint64_t total() const {
    alignas(16) std::array<std::uint32_t, 4> sums;
    _mm_store_si128(reinterpret_cast<__m128i*>(sums.data()), sums_);
    return std::uint64_t{sums[0]} + sums[1] + sums[2] + sums[3];
  }

 private:
  __m128i sums_ = _mm_setzero_si128();
#else
  void add(const Eight& a, const Eight& b) {
    for (int i = 0; i < kEight; ++i) sums_[i / 2] += a.values[i] * b.values[i];
  }
  std::uint64_t total() const { return std::uint64_t{sums_[0]} + sums_[1] + sums_[2] + sums_[3]; }

 private:
  std::array<std::uint32_t, 4> sums_{};
#endif
};

}  // namespace sudoku::exact_count
