// All that the engine needs to know about the processor: vectors of four 32-bit lanes. Arithmetic,
// shifts and shuffles are GNU vector extensions, the same on every processor. The few operations
// that these lack are defined here for WebAssembly SIMD128, SSE2 and later, and AArch64 NEON; other
// processors, and builds with SUDOKU_SCALAR, use plain C++.
#pragma once

#include <bit>
#include <cstdint>

#if defined(SUDOKU_SCALAR)
#define SUDOKU_ENGINE_SCALAR
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE2__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#else
#define SUDOKU_ENGINE_SCALAR
#endif

// For the functions of a sweep: a call would pass their vectors through memory.
#define SUDOKU_HOT [[gnu::always_inline]] inline

namespace sudoku::engine {

using Vec = std::uint32_t __attribute__((vector_size(16)));
using Halves = std::uint64_t __attribute__((vector_size(16)));

/// The same value in every lane.
constexpr Vec splat(std::uint32_t x) { return Vec{x, x, x, x}; }

/// The number of bits set in all lanes together, 0..128.
inline int count(Vec x) {
  const auto halves = reinterpret_cast<Halves>(x);
  return std::popcount(halves[0]) + std::popcount(halves[1]);
}

// Defined for each processor:
//
//   any(x)               true if some lane is not zero
//   fold(a, b, c, d)     lane i is zero exactly if the i-th vector is; all lanes must be below 2^31
//   nonzero_lanes(x, y)  bit i is set if lane i of x is not zero, bit 4 + i if lane i of y is not
//   high_bits(x)         bit i is the highest bit of byte i
//   opaque(x)            x; an optimisation barrier, the compiler knows nothing about its value

#if defined(SUDOKU_ENGINE_SCALAR)

inline bool any(Vec x) { return (x[0] | x[1] | x[2] | x[3]) != 0; }

inline Vec fold(Vec a, Vec b, Vec c, Vec d) { return Vec{any(a), any(b), any(c), any(d)}; }

inline unsigned nonzero_lanes(Vec x, Vec y) {
  unsigned mask = 0;
  for (int i = 0; i < 4; ++i) mask |= (x[i] != 0 ? 1u : 0u) << i | (y[i] != 0 ? 16u : 0u) << i;
  return mask;
}

inline unsigned high_bits(Vec x) {
  unsigned mask = 0;
  for (int i = 0; i < 16; ++i) mask |= (x[i / 4] >> (7 + i % 4 * 8) & 1) << i;
  return mask;
}

inline Vec opaque(Vec x) { return x; }

#elif defined(__wasm_simd128__)

inline bool any(Vec x) { return wasm_v128_any_true(reinterpret_cast<v128_t>(x)); }

inline v128_t narrow(Vec a, Vec b) {
  return wasm_i16x8_narrow_i32x4(reinterpret_cast<v128_t>(a), reinterpret_cast<v128_t>(b));
}

inline Vec fold(Vec a, Vec b, Vec c, Vec d) {
  return reinterpret_cast<Vec>(wasm_u8x16_narrow_i16x8(narrow(a, b), narrow(c, d)));
}

inline unsigned nonzero_lanes(Vec x, Vec y) {
  return wasm_i16x8_bitmask(wasm_i16x8_ne(narrow(x, y), wasm_i16x8_splat(0)));
}

inline unsigned high_bits(Vec x) { return wasm_i8x16_bitmask(reinterpret_cast<v128_t>(x)); }

inline Vec opaque(Vec x) {
  asm("" : "+r"(x));
  return x;
}

#elif defined(__SSE2__)

inline bool any(Vec x) {
  const auto bits = reinterpret_cast<__m128i>(x);
#ifdef __SSE4_1__
  return !_mm_testz_si128(bits, bits);
#else
  return _mm_movemask_epi8(_mm_cmpeq_epi8(bits, _mm_setzero_si128())) != 0xffff;
#endif
}

inline __m128i narrow(Vec a, Vec b) {
  return _mm_packs_epi32(reinterpret_cast<__m128i>(a), reinterpret_cast<__m128i>(b));
}

inline Vec fold(Vec a, Vec b, Vec c, Vec d) {
  return reinterpret_cast<Vec>(_mm_packus_epi16(narrow(a, b), narrow(c, d)));
}

inline unsigned nonzero_lanes(Vec x, Vec y) {
  const __m128i zero = _mm_setzero_si128();
  const __m128i none = _mm_packs_epi16(_mm_cmpeq_epi16(narrow(x, y), zero), zero);
  return ~static_cast<unsigned>(_mm_movemask_epi8(none)) & 0xff;
}

inline unsigned high_bits(Vec x) {
  return static_cast<unsigned>(_mm_movemask_epi8(reinterpret_cast<__m128i>(x)));
}

inline Vec opaque(Vec x) {
  asm("" : "+x"(x));
  return x;
}

#elif defined(__aarch64__)

inline bool any(Vec x) { return vmaxvq_u32(reinterpret_cast<uint32x4_t>(x)) != 0; }

inline Vec fold(Vec a, Vec b, Vec c, Vec d) { return Vec{any(a), any(b), any(c), any(d)}; }

inline unsigned nonzero_lanes(Vec x, Vec y) {
  static constexpr std::uint16_t kBits[8] = {1, 2, 4, 8, 16, 32, 64, 128};
  const uint16x8_t both = vcombine_u16(vqmovn_u32(reinterpret_cast<uint32x4_t>(x)),
                                       vqmovn_u32(reinterpret_cast<uint32x4_t>(y)));
  return vaddvq_u16(vandq_u16(vtstq_u16(both, both), vld1q_u16(kBits)));
}

inline unsigned high_bits(Vec x) {
  static constexpr std::uint8_t kBits[8] = {1, 2, 4, 8, 16, 32, 64, 128};
  const int8x16_t all = reinterpret_cast<int8x16_t>(x);
  const uint8x16_t bits = vandq_u8(vcltzq_s8(all), vcombine_u8(vld1_u8(kBits), vld1_u8(kBits)));
  return vaddv_u8(vget_low_u8(bits)) | static_cast<unsigned>(vaddv_u8(vget_high_u8(bits))) << 8;
}

inline Vec opaque(Vec x) {
  asm("" : "+w"(x));
  return x;
}

#endif

}  // namespace sudoku::engine
