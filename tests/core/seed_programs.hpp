// The five original programs, transcribed line by line from their texts, with counters added. They
// are a second implementation to compare the algorithms of the core with; they share nothing with
// the core except the grid that they read.
#pragma once

#include <array>

#include "seed_programs/almanac.hpp"
#include "seed_programs/article.hpp"
#include "seed_programs/assignment4.hpp"
#include "seed_programs/lab.hpp"
#include "seed_programs/liang.hpp"

namespace seed_programs {

struct Program {
  const char* algorithm;
  Counts (*run)(const sudoku::Grid& puzzle);
};

inline constexpr std::array kPrograms = {
    Program{"free-cell-list", Liang::run},
    Program{"bitmask", Almanac::run},
    Program{"is-safe", Article::run},
    Program{"count-solutions", Lab::run},
    Program{"candidate-elimination", Assignment4::run},
};

}  // namespace seed_programs
