// The digits of each column of a box are assigned to its three rows in one of six orders. Swapping
// rows of the band turns a filling into another one, so that only fillings are enumerated in which
// the first column of the first box has its digits in ascending order; each counts six times.
#include "full_grid/box_bands.hpp"

namespace sudoku::full_grid {

namespace {

// The six ways to assign the three digits of a column to the rows.
using Assignments = std::array<Triple, 6>;

Assignments assignments_of(Mask column) {
  const Triple digits = {nth(column, 0), nth(column, 1), nth(column, 2)};
  Assignments ways{};
  for (int way = 0; way < 6; ++way) {
    for (int row = 0; row < 3; ++row) ways[way][row] = digits[kOrdersOfThree[way][row]];
  }
  return ways;
}

Triple together(const Triple& a, const Triple& b) {
  return {static_cast<Mask>(a[0] | b[0]), static_cast<Mask>(a[1] | b[1]),
          static_cast<Mask>(a[2] | b[2])};
}

bool disjoint(const Triple& a, const Triple& b) {
  return ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2])) == 0;
}

bool has_one(Mask mask) { return mask != 0 && (mask & (mask - 1)) == 0; }

// True if each row has one digit of each column. The third row and column then do so, too.
bool fits(const Triple& rows, const Triple& columns) {
  return has_one(rows[0] & columns[0]) && has_one(rows[0] & columns[1]) &&
         has_one(rows[1] & columns[0]) && has_one(rows[1] & columns[1]) &&
         has_one(rows[0] & columns[2]) && has_one(rows[1] & columns[2]);
}

// Calls `visit(first, second, third)` with the rows of the boxes of each filling, until it returns
// true.
void for_each_filling(const BandColumns& columns, auto&& visit) {
  std::array<std::array<Assignments, 3>, 2> ways{};
  for (int box = 0; box < 2; ++box) {
    for (int column = 0; column < 3; ++column)
      ways[box][column] = assignments_of(columns[box][column]);
  }
  for (const Triple& b : ways[0][1]) {
    const Triple two = together(ways[0][0][0], b);
    for (const Triple& c : ways[0][2]) {
      const Triple first = together(two, c);
      for (const Triple& d : ways[1][0]) {
        if (!disjoint(first, d)) continue;
        for (const Triple& e : ways[1][1]) {
          if (!disjoint(first, e)) continue;
          for (const Triple& f : ways[1][2]) {
            if (!disjoint(first, f)) continue;
            const Triple second = together(together(d, e), f);
            const Triple third = remaining(first, second);
            if (fits(third, columns[2]) && visit(first, second, third)) return;
          }
        }
      }
    }
  }
}

}  // namespace

// Of the digits of sets[i], `moved[i]` go to the set before it and the others to the set after it.
// The number of moved digits is the same for all three sets: 0 or 3 (one way each), 1 or 2 (one
// digit of each set differs: 27 ways each).
Triple other(const Triple& sets, int way) {
  Triple moved = sets;
  if (way < 54) {
    const bool two = way >= 27;
    for (int i = 0, rest = way % 27; i < 3; ++i, rest /= 3) {
      const Mask one = nth(sets[i], rest % 3);
      moved[i] = two ? static_cast<Mask>(sets[i] & ~one) : one;
    }
  } else if (way == 54) {
    moved = {};
  }
  Triple result{};
  for (int i = 0; i < 3; ++i) {
    const int next = (i + 1) % 3;
    const int before = (i + 2) % 3;
    result[i] = static_cast<Mask>(moved[next] | (sets[before] & ~moved[before]));
  }
  return result;
}

int count_fillings(const BandColumns& columns) {
  int count = 0;
  for_each_filling(columns, [&](const Triple&, const Triple&, const Triple&) {
    count += 6;
    return false;
  });
  return count;
}

BandRows random_filling(const BandColumns& columns, int count, Random& random) {
  int skip = random.below(count / 6);
  BandRows found{};
  for_each_filling(columns, [&](const Triple& first, const Triple& second, const Triple& third) {
    found = {first, second, third};
    return skip-- == 0;
  });
  const auto& order = kOrdersOfThree[random.below(6)];
  BandRows rows{};
  for (int box = 0; box < 3; ++box) {
    for (int row = 0; row < 3; ++row) rows[box][row] = found[box][order[row]];
  }
  return rows;
}

}  // namespace sudoku::full_grid
