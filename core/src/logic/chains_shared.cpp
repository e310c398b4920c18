#include "logic/chains_shared.hpp"

#include <algorithm>

namespace sudoku::logic {
namespace {

constexpr std::array<int, 4> units_of(CandidateIndex candidate) {
  const Cell cell = cell_of(candidate);
  const auto unit = [&](int i) { return kCells + kCellHouses[cell][i] * 9 + candidate % 9; };
  return {cell, unit(0), unit(1), unit(2)};
}

}  // namespace

void SharedImplications::start(const ChainState& grid, ImplicationMode mode) {
  grid_ = grid;
  mode_ = mode;
  table_.reset(grid_, mode, 0);
  candidates_.clear();
  for (Cell cell = 0; cell < kCells; ++cell) {
    each_bit(grid.cells[cell], [&](int digit) {
      number_of_[cell * 9 + digit] = static_cast<std::uint16_t>(candidates_.size());
      candidates_.push_back(cell * 9 + digit);
    });
  }
  next_ = 0;
  words_ = static_cast<int>(2 * candidates_.size() + 63) / 64;
  with_node_.assign(candidates_.size() * words_, 0);
  with_link_.assign(static_cast<std::size_t>(kUnits) * 9 * words_, 0);
  differing_.assign(words_, 0);
}

bool SharedImplications::advance(Work& work) {
  for (; next_ < 2 * static_cast<int>(candidates_.size()); ++next_) {
    const CandidateIndex candidate = candidates_[next_ / 2];
    const bool on = next_ % 2 != 0;
    if (!table_.prepare(candidate, on, work)) return false;
    add(candidate, on);
  }
  return true;
}

void SharedImplications::add(CandidateIndex candidate, bool on) {
  const int bit = bit_of(candidate, on);
  const int word = bit >> 6;
  const std::uint64_t mask = std::uint64_t{1} << (bit & 63);
  const Implications& implied = table_.of(candidate, on);
  // The candidates of a unit that are off.
  std::array<std::uint8_t, kUnits> off{};
  std::vector<int> units;
  for (NodeIndex i = 0; i < implied.node_count; ++i) {
    const ImplicationNode& node = ImplicationTable::node(implied, i);
    with_node_[number_of_[node.candidate] * words_ + word] |= mask;
    if (node.on) continue;
    for (const int unit : units_of(node.candidate)) {
      if (off[unit]++ == 0) units.push_back(unit);
    }
  }
  for (const int unit : units) {
    const unsigned all =
        unit < kCells ? grid_.cells[unit] : grid_.places[(unit - kCells) / 9][(unit - kCells) % 9];
    // An off node has a strong link if it is one of the last two.
    const int removed = mode_ == ImplicationMode::dynamic ? off[unit] : 1;
    for (int n = std::max(std::popcount(all) - removed - 1, 1); n <= 9; ++n)
      with_link_[(unit * 9 + n - 1) * words_ + word] |= mask;
  }
}

void SharedImplications::add_differing(const std::uint64_t* set) {
  for (int i = 0; i < words_; ++i) differing_[i] |= set[i];
}

void SharedImplications::select(const ChainState& grid) {
  differing_.assign(words_, 0);
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    const CandidateIndex candidate = candidates_[i];
    if ((grid.cells[cell_of(candidate)] >> candidate % 9 & 1) == 0)
      add_differing(&with_node_[i * words_]);
  }
  const auto compare = [&](int unit, unsigned before, unsigned after) {
    if (before == after) return;
    const int n = std::popcount(before & ~after);
    add_differing(&with_link_[(unit * 9 + n - 1) * words_]);
  };
  for (Cell cell = 0; cell < kCells; ++cell) compare(cell, grid_.cells[cell], grid.cells[cell]);
  for (int unit = 0; unit < kHouses * 9; ++unit)
    compare(kCells + unit, grid_.places[unit / 9][unit % 9], grid.places[unit / 9][unit % 9]);
}

}  // namespace sudoku::logic
