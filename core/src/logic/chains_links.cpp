#include "logic/chains_links.hpp"

#include <algorithm>
#include <bit>

namespace sudoku::logic {

void Links::reset(const ChainState& state, LinkKinds kinds) {
  state_ = &state;
  kinds_ = kinds;
  size_ = 0;
  for (Cell cell = 0; cell < kCells; ++cell) {
    each_bit(state.cells[cell], [&](int digit) {
      candidates_[size_] = static_cast<std::uint16_t>(cell * 9 + digit);
      index_of_[cell * 9 + digit] = static_cast<std::uint16_t>(size_++);
    });
  }
  words_ = (size_ + 63) / 64;
  add_strong_links();
  steps_.clear();
  reach_.resize(static_cast<std::size_t>(size_) * words_);
  std::fill_n(has_steps_.begin(), size_, false);
}

void Links::add_strong_links() {
  for (int index = 0; index < size_; ++index) {
    const CandidateIndex candidate = candidates_[index];
    const Cell cell = cell_of(candidate);
    const int digit = candidate - cell * 9;
    int count = 0;
    const auto add = [&](CandidateIndex to, ChainCause cause) {
      const std::uint16_t other = index_of_[to];
      for (int i = 0; i < count; ++i) {
        if (strong_[index][i].to == other) return;
      }
      strong_[index][count++] = {other, cause};
    };
    if (kinds_ != LinkKinds::x && has_two_bits(state_->cells[cell])) {
      add(cell * 9 + std::countr_zero(state_->cells[cell] & ~(1u << digit)), ChainCause::cell);
    }
    for (int i = 0; i < 3 && kinds_ != LinkKinds::y; ++i) {
      const House house = kCellHouses[cell][i];
      const unsigned places = state_->places[house][digit];
      if (!has_two_bits(places)) continue;
      const int place = std::countr_zero(places & ~(1u << kCellPlaces[cell][i]));
      add(kHouseCells[house][place] * 9 + digit, kHouseCauses[i]);
    }
    strong_count_[index] = static_cast<std::uint8_t>(count);
  }
}

void Links::add_steps(int index) {
  has_steps_[index] = true;
  first_step_[index] = static_cast<std::uint32_t>(steps_.size());
  std::uint64_t* reach = &reach_[static_cast<std::size_t>(index) * words_];
  std::fill_n(reach, words_, 0);
  const CandidateIndex candidate = candidates_[index];
  const Cell cell = cell_of(candidate);
  const int digit = candidate - cell * 9;
  const auto add = [&](CandidateIndex through, ChainCause cause) {
    const std::uint16_t off = index_of_[through];
    for (int i = 0; i < strong_count_[off]; ++i) {
      const Strong strong = strong_[off][i];
      if (strong.to == index) continue;
      steps_.push_back({off, strong.to, cause, strong.cause});
      reach[strong.to >> 6] |= std::uint64_t{1} << (strong.to & 63);
    }
  };
  if (kinds_ != LinkKinds::x) {
    each_bit(state_->cells[cell] & ~(1u << digit),
             [&](int other) { add(cell * 9 + other, ChainCause::cell); });
  }
  const int box = box_of(cell);
  for (int i = 0; i < 3; ++i) {
    const House house = kCellHouses[cell][i];
    each_bit(state_->places[house][digit] & ~(1u << kCellPlaces[cell][i]), [&](int place) {
      const Cell other = kHouseCells[house][place];
      if (i > 0 && box_of(other) == box) return;  // already linked in the box
      add(other * 9 + digit, kHouseCauses[i]);
    });
  }
  step_count_[index] = static_cast<std::uint16_t>(steps_.size() - first_step_[index]);
}

ChainCause Links::weak_link(int from, int to) const {
  const Cell a = cell_of(candidates_[from]);
  const Cell b = cell_of(candidates_[to]);
  if (from == to) return ChainCause::assumption;
  if (a == b) return kinds_ == LinkKinds::x ? ChainCause::assumption : ChainCause::cell;
  if (digit_of(candidates_[from]) != digit_of(candidates_[to])) return ChainCause::assumption;
  if (box_of(a) == box_of(b)) return ChainCause::box;
  if (row_of(a) == row_of(b)) return ChainCause::row;
  return column_of(a) == column_of(b) ? ChainCause::column : ChainCause::assumption;
}

}  // namespace sudoku::logic
