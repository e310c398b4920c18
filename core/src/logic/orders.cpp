// The orders in which techniques are tried.
#include <array>

#include "finders.hpp"

namespace sudoku {

namespace {

using namespace logic;
using enum Technique;

// Sudoku Explainer 1.2.1's producers.
constexpr std::array kSudokuExplainer = {
    Producer{find_hidden_singles, {}},  // 1.0, 1.2, 1.5
    Producer{find_naked_singles, {}},   // 2.3
};

constexpr std::array kBooks = {
    Producer{find_hidden_singles, full_house},
    Producer{find_naked_singles, naked_single},
    Producer{find_hidden_singles, hidden_single_box},
    Producer{find_hidden_singles, hidden_single_line},
};

}  // namespace

Order se_order() { return kSudokuExplainer; }
Order book_order() { return kBooks; }

}  // namespace sudoku
