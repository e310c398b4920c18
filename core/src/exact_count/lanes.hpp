// Sums of products, eight puzzles' worth at a time: the inner loop of the count, and the only
// place with intrinsics.
//
//   lanes of a split   | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 |   16 bits each
//   sums               |   0   |   1   |   2   |   3   |   32 bits each: of lanes 0 and 1, ...
#pragma once

#include <array>
#include <cstdint>

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace sudoku::exact_count {

inline constexpr int kLanes = 8;

struct alignas(16) Lanes {
  std::array<std::int16_t, kLanes> values;
};

/// Collects products of lanes; the sums must stay below 2^31.
class LaneSum {
 public:
#if defined(__wasm_simd128__)
  void add(const Lanes& a, const Lanes& b) {
    sums_ = wasm_i32x4_add(sums_, wasm_i32x4_dot_i16x8(wasm_v128_load(&a), wasm_v128_load(&b)));
  }
  std::uint64_t total() const {
    const v128_t wide =
        wasm_i64x2_add(wasm_u64x2_extend_low_u32x4(sums_), wasm_u64x2_extend_high_u32x4(sums_));
    return wasm_i64x2_extract_lane(wide, 0) + wasm_i64x2_extract_lane(wide, 1);
  }

 private:
  v128_t sums_ = wasm_i64x2_const(0, 0);
#elif defined(__SSE2__)
  void add(const Lanes& a, const Lanes& b) {
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
  void add(const Lanes& a, const Lanes& b) {
    for (int i = 0; i < kLanes; ++i) sums_[i / 2] += a.values[i] * b.values[i];
  }
  std::uint64_t total() const { return std::uint64_t{sums_[0]} + sums_[1] + sums_[2] + sums_[3]; }

 private:
  std::array<std::uint32_t, 4> sums_{};
#endif
};

}  // namespace sudoku::exact_count
