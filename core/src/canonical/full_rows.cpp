// A full row has 1296 arrangements, and all are 123456789 after renaming. The arrangement decides
// the second row: it begins with 456 if the three digits below a box are in one row of another box,
// else with 457. Only the arrangements that lead to one of them are added, less than a thousand.
#include "canonical/node.hpp"
#include "sudoku/houses.hpp"

namespace sudoku::canonical {

namespace {

void add_named(Node& node, const Line& line, std::vector<Node>& nodes) {
  for (int i = 0; i < 9; ++i) node.names[line[node.columns[i]]] = static_cast<std::uint8_t>(i + 1);
  nodes.push_back(node);
}

// The arrangements of `line` with `stack` first, its columns in one of six orders, that suit
// `second` as the second row.
void add_row(Node& node, const Line& line, const Line& second, int stack, int order,
             std::vector<Node>& nodes) {
  std::array<std::uint8_t, 10> column_of_digit{};
  for (int i = 0; i < 9; ++i) column_of_digit[line[i]] = static_cast<std::uint8_t>(i);
  // The three columns from `to` on have in the first row what those from `from` on have in the
  // second row.
  const auto follow = [&](int from, int to) {
    for (int i = 0; i < 3; ++i)
      node.columns[to + i] = column_of_digit[second[node.columns[from + i]]];
  };
  for (int i = 0; i < 3; ++i)
    node.columns[i] = static_cast<std::uint8_t>(3 * stack + kOrdersOfThree[order][i]);
  follow(0, 3);
  const int a = node.columns[3] / 3;
  const int b = node.columns[4] / 3;
  const int c = node.columns[5] / 3;
  if (a == b && b == c) {
    follow(3, 6);
    add_named(node, line, nodes);
  } else if (a == b) {
    // 457: the third column found is the first one of the last stack.
    const int third = node.columns[5];
    node.columns[5] = static_cast<std::uint8_t>(9 * a + 3 - node.columns[3] - node.columns[4]);
    node.columns[6] = static_cast<std::uint8_t>(third);
    for (int swapped = 0; swapped < 2; ++swapped) {
      node.columns[7 + swapped] = static_cast<std::uint8_t>(3 * c + (third + 1) % 3);
      node.columns[8 - swapped] = static_cast<std::uint8_t>(3 * c + (third + 2) % 3);
      add_named(node, line, nodes);
    }
  }
}

}  // namespace

void add_full_rows(Node node, const Lines& lines, std::vector<Node>& nodes) {
  node.column_starts = 0x1ff;
  node.stack_starts = 7;
  node.next_name = 10;
  for (int row = 0; row < 9; ++row) {
    node.rows[0] = static_cast<std::uint8_t>(row);
    for (int below = row / 3 * 3; below < row / 3 * 3 + 3; ++below) {
      if (below == row) continue;
      for (int stack = 0; stack < 3; ++stack) {
        for (int order = 0; order < 6; ++order)
          add_row(node, lines[row], lines[below], stack, order, nodes);
      }
    }
  }
}

}  // namespace sudoku::canonical
