// The puzzles of the five texts, with the solutions and counts that the texts and
// their programs give.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "sudoku/grid.hpp"

namespace puzzles {

/// 81 characters: digits, anything else a blank.
inline sudoku::Grid grid_of(std::string_view line) {
  sudoku::Grid grid;
  for (sudoku::Cell cell = 0; cell < sudoku::kCells; ++cell) {
    const char c = line[cell];
    if (c >= '1' && c <= '9') grid.set(cell, c - '0');
  }
  return grid;
}

struct Known {
  const char* name;
  std::string_view puzzle;
  std::uint64_t solutions;
  std::string_view solution;  // as printed in the text; empty where it prints none
};

// liang-case-study, the sample run; also the first of almanac-e1089.
inline constexpr Known kLiangOutput{
    "liang_output",
    "060104050008305600200000001800407006006000300700901004500000002007206900040508070", 1,
    "963174258178325649254689731821437596496852317735961824589713462317246985642598173"};

// liang-case-study, Figure 2 as printed: a 2 and an 8 of row 7 are missing, so it has 18 solutions.
inline constexpr Known kLiangFigure{
    "liang_figure",
    "530070000600195000098000060800060003400803001700020006060000000000419005000080079", 18, ""};

// The complete puzzle of that figure, which most descriptions of formats use.
inline constexpr Known kFormats{
    "formats", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    1, "534678912672195348198342567859761423426853791713924856961537284287419635345286179"};

inline constexpr Known kAlmanacSecond{
    "almanac_2",
    "100907003080000070009000600007209400410000095008504300003000700050000040200806009", 1,
    "164957283385621974729438651537289416412763895698514327843195762956372148271846539"};

inline constexpr Known kAlmanacThird{
    "almanac_multi",
    "123456789060000030070000040789123456000000000000000000456789123000000000000000000", 2032,
    "123456789564897231978231645789123456231564897645978312456789123312645978897312564"};

inline constexpr std::string_view kAlmanacThirdSecondSolution =
    "123456789564897231978231645789123456231564897645978312456789123897312564312645978";

inline constexpr Known kArticle{
    "article", "580200470020000030030054000000560000007030900000091000000820060070000080094006015",
    1, ""};

inline constexpr Known kAssignment4{
    "assignment4",
    "000530004083901000610028700000000207040107080709000000001740058000603970200095000", 1,
    "927536814483971526615428793168359247542167389739284165391742658854613972276895431"};

inline constexpr Known kLab{
    "lab", "060001094300007100000090000706500209030020060902006301000050000007300002410700080", 1,
    ""};

inline constexpr std::array kSeeds = {
    kLiangOutput, kLiangFigure, kAlmanacSecond, kAlmanacThird, kArticle, kAssignment4, kLab};

// The full grid that recursion-lab prints.
inline constexpr std::string_view kLabFullGrid =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

}  // namespace puzzles
