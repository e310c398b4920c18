#include "sudoku/check.hpp"

#include <array>

namespace sudoku {

std::vector<Conflict> conflicts(const Grid& grid) {
  std::vector<Conflict> found;
  for (House house = 0; house < kHouses; ++house) {
    std::array<int, 10> times{};
    for (Cell cell : kHouseCells[house]) ++times[grid[cell]];
    for (Digit digit = 1; digit <= 9; ++digit) {
      if (times[digit] < 2) continue;
      Conflict conflict{house, digit, {}};
      for (Cell cell : kHouseCells[house]) {
        if (grid[cell] == digit) conflict.cells.push_back(cell);
      }
      found.push_back(std::move(conflict));
    }
  }
  return found;
}

}  // namespace sudoku
