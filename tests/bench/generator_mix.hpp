// A mix of requests whose puzzles are checked.
#pragma once

#include "solver.h"

/// Makes about `count` puzzles of many kinds of requests, in rounds of a thousand with new seeds,
/// checks each with promises.hpp and prints how many are wrong, by kind. False if any is.
bool check_mix(long count, decltype(&bench_solve) solve);
