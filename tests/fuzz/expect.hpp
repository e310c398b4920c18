// The check of an invariant in a fuzz target.
#pragma once

#include <cstdio>
#include <cstdlib>

/// Aborts if `condition` is false; libFuzzer then keeps the input. Active in all build types.
#define EXPECT(condition)                                                         \
  do {                                                                            \
    if (!(condition)) {                                                           \
      std::fprintf(stderr, "%s:%d: false: %s\n", __FILE__, __LINE__, #condition); \
      std::abort();                                                               \
    }                                                                             \
  } while (false)
