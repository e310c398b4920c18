#include "logic/chains_shared.hpp"

#include <bitset>

namespace sudoku::logic {
namespace {

// A candidate is in four units: its cell, and its digit in three houses.
constexpr int kUnits = kCells + kHouses * 9;

constexpr std::array<int, 4> units_of(CandidateIndex candidate) {
  const Cell cell = cell_of(candidate);
  const auto unit = [&](int i) { return kCells + kCellHouses[cell][i] * 9 + candidate % 9; };
  return {cell, unit(0), unit(1), unit(2)};
}

// The index in units_of of a digit in this house.
constexpr int kind_of(House house) { return house >= 18 ? 1 : house < 9 ? 2 : 3; }

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
  with_on_.assign(candidates_.size() * words_, 0);
  with_off_.assign(candidates_.size() * words_, 0);
  with_first_.assign(4 * candidates_.size() * words_, 0);
  for (Set* set : {&contradictory_, &differing_, &growing_}) set->assign(words_, 0);
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
  std::bitset<kUnits> has_off;
  for (NodeIndex i = 0; i < implied.node_count; ++i) {
    const ImplicationNode& node = ImplicationTable::node(implied, i);
    const int number = number_of_[node.candidate];
    (node.on ? with_on_ : with_off_)[number * words_ + word] |= mask;
    const auto units = units_of(node.candidate);
    for (int kind = 0; kind < 4; ++kind) {
      if (!node.on) {
        has_off.set(units[kind]);
      } else if (!has_off[units[kind]]) {
        with_first_[(4 * number + kind) * words_ + word] |= mask;
      }
    }
  }
  if (implied.conflict_on != kNoNode) contradictory_[word] |= mask;
}

void SharedImplications::select(const ChainState& grid) {
  differing_ = growing_ = contradictory_;
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    const CandidateIndex candidate = candidates_[i];
    if ((grid.cells[cell_of(candidate)] >> candidate % 9 & 1) != 0) continue;
    for (int word = 0; word < words_; ++word)
      differing_[word] |= with_on_[i * words_ + word] | with_off_[i * words_ + word];
  }
  std::array<CandidateIndex, 9> unit;
  const auto compare = [&](unsigned before, unsigned after, int kind, auto candidate_at) {
    if (before == after || !has_several_bits(after)) return;
    if (mode_ == ImplicationMode::multiple && !has_two_bits(after)) return;
    std::size_t size = 0;
    each_bit(after, [&](int i) { unit[size++] = candidate_at(i); });
    add_strong_links({unit.data(), size}, kind);
  };
  for (Cell cell = 0; cell < kCells; ++cell)
    compare(grid_.cells[cell], grid.cells[cell], 0, [&](int digit) { return cell * 9 + digit; });
  for (House house = 0; house < kHouses; ++house) {
    for (int digit = 0; digit < 9; ++digit) {
      compare(grid_.places[house][digit], grid.places[house][digit], kind_of(house),
              [&](int place) { return kHouseCells[house][place] * 9 + digit; });
    }
  }
}

// Adds the assumptions that switch off all candidates of a unit, or all but one. Where this one is
// on before, the link has nothing to add.
void SharedImplications::add_strong_links(std::span<const CandidateIndex> unit, int kind) {
  for (int word = 0; word < words_; ++word) {
    std::uint64_t all = ~std::uint64_t{0};  // those that switch off all so far
    std::uint64_t all_but_one = 0;
    std::uint64_t on = 0, first = 0;
    for (const CandidateIndex candidate : unit) {
      const std::size_t number = number_of_[candidate];
      const std::uint64_t off = with_off_[number * words_ + word];
      all_but_one = (all_but_one & off) | (all & ~off);
      all &= off;
      on |= with_on_[number * words_ + word];
      first |= with_first_[(4 * number + kind) * words_ + word];
    }
    differing_[word] |= all | (all_but_one & ~first);
    growing_[word] |= all | (all_but_one & ~on);
  }
}

}  // namespace sudoku::logic
