// The output printed in the five texts, without trailing spaces.
#pragma once

#include <string_view>

namespace printed {

inline constexpr std::string_view kLiangPuzzle =
    R"(0 6 0 1 0 4 0 5 0
0 0 8 3 0 5 6 0 0
2 0 0 0 0 0 0 0 1
8 0 0 4 0 7 0 0 6
0 0 6 0 0 0 3 0 0
7 0 0 9 0 1 0 0 4
5 0 0 0 0 0 0 0 2
0 0 7 2 0 6 9 0 0
0 4 0 5 0 8 0 7 0
)";

inline constexpr std::string_view kLiangSolution =
    R"(9 6 3 1 7 4 2 5 8
1 7 8 3 2 5 6 4 9
2 5 4 6 8 9 7 3 1
8 2 1 4 3 7 5 9 6
4 9 6 8 5 2 3 1 7
7 3 5 9 6 1 8 2 4
5 8 9 7 1 3 4 6 2
3 1 7 2 4 6 9 8 5
6 4 2 5 9 8 1 7 3
)";

inline constexpr std::string_view kAlmanacInput =
    R"(# This puzzle was obtained from sudoku.com
.6.|1.4|.5.
..8|3.5|6..
2..|...|..1
---+---+---
8..|4.7|..6
..6|...|3..
7..|9.1|..4
---+---+---
5..|...|..2
..7|2.6|9..
.4.|5.8|.7.
-----------

# http://www.sudoku.org.uk/bifurcation.htm
1 0 0 9 0 7 0 0 3
0 8 0 0 0 0 0 7 0
0 0 9 0 0 0 6 0 0
0 0 7 2 0 9 4 0 0
4 1 0 0 0 0 0 9 5
0 0 8 5 0 4 3 0 0
0 0 3 0 0 0 7 0 0
0 5 0 0 0 0 0 4 0
2 0 0 8 0 6 0 0 9

# This puzzle has multiple solutions
1 2 3 4 5 6 7 8 9
0 6 0 0 0 0 0 3 0
0 7 0 0 0 0 0 4 0
7 8 9 1 2 3 4 5 6
0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0
4 5 6 7 8 9 1 2 3
0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0
)";

inline constexpr std::string_view kAlmanacPuzzle =
    R"(-------------------------
| . 6 . | 1 . 4 | . 5 . |
| . . 8 | 3 . 5 | 6 . . |
| 2 . . | . . . | . . 1 |
-------------------------
| 8 . . | 4 . 7 | . . 6 |
| . . 6 | . . . | 3 . . |
| 7 . . | 9 . 1 | . . 4 |
-------------------------
| 5 . . | . . . | . . 2 |
| . . 7 | 2 . 6 | 9 . . |
| . 4 . | 5 . 8 | . 7 . |
-------------------------
)";

inline constexpr std::string_view kAlmanacSolution =
    R"(-------------------------
| 9 6 3 | 1 7 4 | 2 5 8 |
| 1 7 8 | 3 2 5 | 6 4 9 |
| 2 5 4 | 6 8 9 | 7 3 1 |
-------------------------
| 8 2 1 | 4 3 7 | 5 9 6 |
| 4 9 6 | 8 5 2 | 3 1 7 |
| 7 3 5 | 9 6 1 | 8 2 4 |
-------------------------
| 5 8 9 | 7 1 3 | 4 6 2 |
| 3 1 7 | 2 4 6 | 9 8 5 |
| 6 4 2 | 5 9 8 | 1 7 3 |
-------------------------
)";

// What the article's print_initial prints for its grid; the text shows it as a picture only, so
// this follows the statements of that method.
inline constexpr std::string_view kArticlePuzzle =
    R"(| 5  8  - | 2  -  - | 4  7  -
| -  2  - | -  -  - | -  3  -
| -  3  - | -  5  4 | -  -  -
----------|---------|----------
| -  -  - | 5  6  - | -  -  -
| -  -  7 | -  3  - | 9  -  -
| -  -  - | -  9  1 | -  -  -
----------|---------|----------
| -  -  - | 8  2  - | -  6  -
| -  7  - | -  -  - | -  8  -
| -  9  4 | -  -  6 | -  1  5
)";

inline constexpr std::string_view kAssignment4Puzzle =
    R"(- - - 5 3 - - - 4
- 8 3 9 - 1 - - -
6 1 - - 2 8 7 - -

- - - - - - 2 - 7
- 4 - 1 - 7 - 8 -
7 - 9 - - - - - -

- - 1 7 4 - - 5 8
- - - 6 - 3 9 7 -
2 - - - 9 5 - - -
)";

inline constexpr std::string_view kAssignment4Solution =
    R"(9 2 7 5 3 6 8 1 4
4 8 3 9 7 1 5 2 6
6 1 5 4 2 8 7 9 3

1 6 8 3 5 9 2 4 7
5 4 2 1 6 7 3 8 9
7 3 9 2 8 4 1 6 5

3 9 1 7 4 2 6 5 8
8 5 4 6 1 3 9 7 2
2 7 6 8 9 5 4 3 1
)";

inline constexpr std::string_view kLabFullGrid =
    R"(+-----+
|1 2 3|4 5 6|7 8 9|
|4 5 6|7 8 9|1 2 3|
|7 8 9|1 2 3|4 5 6|
+-----+
|2 1 4|3 6 5|8 9 7|
|3 6 5|8 9 7|2 1 4|
|8 9 7|2 1 4|3 6 5|
+-----+
|5 3 1|6 4 2|9 7 8|
|6 4 2|9 7 8|5 3 1|
|9 7 8|5 3 1|6 4 2|
+-----+
)";

// The lab's puzzle in the same layout, with spaces for empty squares.
inline constexpr std::string_view kLabPuzzle =
    R"(+-----+
|  6  |    1|  9 4|
|3    |    7|1    |
|     |  9  |     |
+-----+
|7   6|5    |2   9|
|  3  |  2  |  6  |
|9   2|    6|3   1|
+-----+
|     |  5  |     |
|    7|3    |    2|
|4 1  |7    |  8  |
+-----+
)";

}  // namespace printed
