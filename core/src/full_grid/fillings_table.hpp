// The number of fillings of all bands with known columns.
#pragma once

#include <array>
#include <cstdint>

#include "full_grid/box_bands.hpp"

namespace sudoku::full_grid {

/// The columns of the first box of the bands in a FillingsTable.
inline constexpr Triple kStandardColumns = {0007, 0070, 0700};

/// `count_fillings` of the bands whose first box has kStandardColumns, as a table of 160 KB. The
/// constructor takes some milliseconds.
class FillingsTable {
 public:
  FillingsTable();

  /// The number of fillings of the band with these columns in the second and third box.
  int operator()(const Triple& second, const Triple& third) const {
    return fillings_[number_of(second) * kPartitions + number_of(third)];
  }

 private:
  static constexpr int kPartitions = 280;

  // Partitions of the nine digits in triples are numbered: by the triple with the lowest digit,
  // then by the triple with the lowest digit of the others. The order of the triples does not
  // matter.
  int number_of(const Triple& sets) const {
    const int first = (sets[0] & 1) != 0 ? 0 : (sets[1] & 1) != 0 ? 1 : 2;
    const Mask a = sets[(first + 1) % 3];
    const Mask b = sets[(first + 2) % 3];
    const Mask second = (a & -a) < (b & -b) ? a : b;
    const int base = base_[sets[first]];
    return base + within_[base / 10][second];
  }

  std::array<std::uint16_t, 0x200> base_{};
  std::array<std::array<std::uint8_t, 0x200>, 28> within_{};
  std::array<std::uint16_t, kPartitions * kPartitions> fillings_{};
};

}  // namespace sudoku::full_grid
