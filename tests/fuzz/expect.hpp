// What a fuzz target does where an invariant does not hold.
#pragma once

#include <cstdio>
#include <cstdlib>

/// Ends the program where `condition` is false; libFuzzer then keeps the input. Never compiled out.
#define EXPECT(condition)                                                          \
  do {                                                                             \
    if (!(condition)) {                                                            \
      std::fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
      std::abort();                                                                \
    }                                                                              \
  } while (false)
