// The interface of a solver in the bench: one C function. A reference solver provides it in a
// shared library or, linked with list.cpp, in a wasm module.
#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The number of solutions of `puzzle`, at most `limit` (>= 1). `puzzle` is 81 characters, each
/// '1'..'9' or '.', and a line feed. With limit 1 the solution, if there is one, is written to
/// `solution` as 81 digits. `*guesses` is set to the number of guesses.
__attribute__((visibility("default"))) size_t bench_solve(const char* puzzle, size_t limit,
                                                          char* solution, size_t* guesses);

/// Makes a minimal puzzle: writes 81 characters to `puzzle`. Not 0 if there is one. Only for
/// bench_generator; may be missing.
__attribute__((visibility("default"))) int bench_make(char* puzzle);

#ifdef __cplusplus
}
#endif
