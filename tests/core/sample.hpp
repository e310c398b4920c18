// How many cases a test takes of a large sample.
#pragma once

/// True under sanitizers, which make a test ten times as slow. They look for wrong accesses, of
/// which a few cases show as much as all of them; natively and as WebAssembly, all results are
/// compared.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif
#else
inline constexpr bool kSanitized = false;
#endif

/// `all` cases, but `few` under sanitizers.
constexpr int sample(int all, int few) { return kSanitized ? few : all; }
