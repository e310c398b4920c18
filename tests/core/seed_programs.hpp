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

/// The counts of the original programs on the puzzles of their texts.
inline constexpr const char* kSeedRuns =
    "name,puzzle,liang_result,liang_checks,liang_assigns,liang_backtracks,almanac_solutions,"
    "almanac_solve_calls,almanac_set_calls,almanac_sets,article_result,article_calls,"
    "article_isSafe_calls,article_placed,article_undone,lab_solutions,lab_solve_calls,"
    "lab_conflict_checks,pa4_solved,pa4_passes,pa4_eliminated,pa4_filled\n"
    "liang_figure,"
    "530070000600195000098000060800060003400803001700020006060000000000419005000080079,"
    "1,49461,49461,5468,2,5596,50247,5595,1,5522,49461,5521,5468,18,11445,102843,0,7,358,18\n"
    "liang_output,"
    "060104050008305600200000001800407006006000300700901004500000002007206900040508070,"
    "1,14096,14096,1538,1,2265,20376,2264,1,1590,14096,1589,1538,1,2265,20376,0,5,351,14\n"
    "almanac_2,100907003080000070009000600007209400410000095008504300003000700050000040200806009,"
    "1,217474,217474,24136,1,30486,274365,30485,1,24190,217474,24189,24136,1,30486,274365,0,1,296,"
    "0\n"
    "almanac_multi,"
    "123456789060000030070000040789123456000000000000000000456789123000000000000000000,"
    "1,1051,1051,89,2,242,2007,241,1,140,1051,139,89,2032,92129,810873,0,1,272,0\n"
    "article,580200470020000030030054000000560000007030900000091000000820060070000080094006015,"
    "1,61214,61214,6772,1,6929,62352,6928,1,6827,61214,6826,6772,1,6929,62352,1,14,432,54\n"
    "assignment4,000530004083901000610028700000000207040107080709000000001740058000603970200095000,"
    "1,1641,1641,156,1,1073,9648,1072,1,206,1641,205,156,1,1073,9648,1,7,392,49\n"
    "lab,060001094300007100000090000706500209030020060902006301000050000007300002410700080,"
    "1,6153,6153,654,1,1173,10548,1172,1,707,6153,706,654,1,1173,10548,0,5,321,5\n";

}  // namespace seed_programs
