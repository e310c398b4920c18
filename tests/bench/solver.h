// What the bench asks of a solver, ours or any other: one C function. A reference solver provides
// it in a shared library or, linked with list.cpp, in a wasm module.
#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How many solutions `puzzle` has, `limit` (>= 1) at most. `puzzle` is 81 characters, '1'..'9' or
/// '.', and a line feed. With limit 1 the solution, if there is one, goes to `solution` as 81
/// digits.
/// `*guesses` becomes the number of guesses made.
__attribute__((visibility("default"))) size_t bench_solve(const char* puzzle, size_t limit,
                                                          char* solution, size_t* guesses);

#ifdef __cplusplus
}
#endif
