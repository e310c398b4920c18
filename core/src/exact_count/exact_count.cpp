// The sum over the classes of box pairs. README.md derives it; its letters are used here:
//
//            stack 1  stack 2  stack 3
//   band 1      A        B        X       A and B: a box pair, enumerated in classes (BoxPairs)
//   band 2      C        D        Y       C, E and D, F: completions of A and B in their stacks
//   band 3      E        F        Z       Y, Z: completions of X, summed in the inner loop
#include "sudoku/exact_count.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

#include "exact_count/bands.hpp"
#include "exact_count/box_pairs.hpp"
#include "exact_count/column_partition.hpp"
#include "exact_count/product_sum.hpp"
#include "sudoku/check.hpp"

namespace sudoku {

using namespace exact_count;

namespace {

constexpr int kPairsPerStep = 1000;
constexpr int kMembersPerStep = 200;

std::vector<ColumnPartition> list_of(const AllowedPartitions& allowed) {
  std::vector<ColumnPartition> list;
  for (int partition = 0; partition < kPartitions; ++partition) {
    if (allowed[partition]) list.push_back(static_cast<ColumnPartition>(partition));
  }
  return list;
}

// The partition of one box of a pair.
ColumnPartition partition_in(const BoxPair& pair, int stack) {
  int code = 0;
  for (int digit = 0; digit < 9; ++digit) {
    code += (stack == 0 ? pair[digit] % 3 : pair[digit] / 3) * kPower[digit];
  }
  return partitions().of_code[code];
}

BoxPair pair_of(ColumnPartition first, ColumnPartition second) {
  const auto& column = partitions().column;
  BoxPair pair{};
  for (int digit = 0; digit < 9; ++digit) {
    pair[digit] = static_cast<std::uint8_t>(column[first][digit] + 3 * column[second][digit]);
  }
  return pair;
}

}  // namespace

std::string to_text(SolutionCount count) {
  // Long division by 10, in digits of 32 bits.
  std::uint64_t digits[] = {count.high() >> 32, count.high() & 0xffffffff, count.low() >> 32,
                            count.low() & 0xffffffff};
  std::string text;
  do {
    std::uint64_t remainder = 0;
    for (std::uint64_t& digit : digits) {
      digit += remainder << 32;
      remainder = digit % 10;
      digit /= 10;
    }
    text.insert(text.begin(), static_cast<char>('0' + remainder));
  } while ((digits[0] | digits[1] | digits[2] | digits[3]) != 0);
  return text;
}

struct ExactCount::Impl {
  explicit Impl(const Grid& grid)
      : puzzle(cheapest_orientation(grid)),
        bands{BandCounts(puzzle.givens[0]), BandCounts(puzzle.givens[1]),
              BandCounts(puzzle.givens[2])},
        pairs(puzzle) {
    for (int band = 0; band < 3; ++band) third_boxes[band] = list_of(puzzle.allowed[band][2]);
    std::array<std::array<std::uint16_t, kPartitions>, 3> index{};  // in third_boxes[band]
    for (int band = 1; band < 3; ++band) {
      for (std::size_t i = 0; i < third_boxes[band].size(); ++i) {
        index[band][third_boxes[band][i]] = static_cast<std::uint16_t>(i);
      }
      fillings[band - 1].resize(third_boxes[band].size());
    }
    for (int first = 0; first < kPartitions; ++first) {
      canonical[first] = static_cast<ColumnPartition>(first);
      for (const ColumnPermutation& permutation : puzzle.column_symmetries[2]) {
        canonical[first] =
            std::min(canonical[first], permuted(static_cast<ColumnPartition>(first), permutation));
      }
      completions_from[first] = third_completions.size();
      if (canonical[first] != first) continue;
      for (const StackCompletion& completion : completions_of(first, 2)) {
        third_completions.push_back({index[1][completion.second], index[2][completion.third]});
      }
    }
    completions_from[kPartitions] = third_completions.size();
  }

  // The completions of a partition in the first band that agree with the givens of the stack.
  std::vector<StackCompletion> completions_of(int first, int stack) const {
    std::vector<StackCompletion> list;
    for (const StackCompletion& completion : partitions().completions[first]) {
      if (puzzle.allowed[1][stack][completion.second] &&
          puzzle.allowed[2][stack][completion.third]) {
        list.push_back(completion);
      }
    }
    return list;
  }

  // The number of (C, D) over all classes, for `progress`.
  void measure_work() {
    std::array<std::vector<std::size_t>, 2> sizes;
    for (int stack = 0; stack < 2; ++stack) {
      for (int partition = 0; partition < kPartitions; ++partition) {
        sizes[stack].push_back(completions_of(partition, stack).size());
      }
    }
    for (const PairClass& each : pairs.classes()) {
      work += static_cast<double>(sizes[0][partition_in(each.representative, 0)]) *
              static_cast<double>(sizes[1][partition_in(each.representative, 1)]);
    }
  }

  // Adds F1(A, B, X) of one member of the class to the weights of all X.
  void add_member() {
    const PairMember pair = pairs.member(member);
    member = pairs.before(member);
    const BandCounts::View view = bands[0].of(pair.pair);
    if (view.counts == nullptr) return;
    const Relabelling to_table(view.map), to_representative(pair.map);
    for (ColumnPartition partition : third_boxes[0]) {
      weights[canonical[to_representative(partition)]] +=
          std::uint64_t{pair.multiplicity} * view.counts[to_table(partition)];
    }
  }

  void open_class() {
    const PairClass& opened = pairs.classes()[class_index];
    member = opened.last;
    weights.fill(0);
    for (int stack = 0; stack < 2; ++stack) {
      completions[stack] = completions_of(partition_in(opened.representative, stack), stack);
    }
    next_pair = 0;
  }

  // Writes F2(C, D, .) and F3(E, F, .) to a lane. False if one of them is zero everywhere.
  bool fill_lane(int lane, const StackCompletion& stack1, const StackCompletion& stack2) {
    const std::array views = {bands[1].of(pair_of(stack1.second, stack2.second)),
                              bands[2].of(pair_of(stack1.third, stack2.third))};
    if (views[0].counts == nullptr || views[1].counts == nullptr) return false;
    for (int i = 0; i < 2; ++i) {
      const Relabelling to_table(views[i].map);
      for (std::size_t n = 0; n < third_boxes[i + 1].size(); ++n) {
        fillings[i][n].values[lane] =
            static_cast<std::int16_t>(views[i].counts[to_table(third_boxes[i + 1][n])]);
      }
    }
    return true;
  }

  // Adds the terms of the next eight (C, D) that are not zero.
  void add_pairs() {
    const std::size_t end = completions[0].size() * completions[1].size();
    int lane = 0;
    for (; lane < kEight && next_pair < end; ++next_pair) {
      lane += fill_lane(lane, completions[0][next_pair / completions[1].size()],
                        completions[1][next_pair % completions[1].size()]);
      ++work_done;
    }
    if (lane == 0) return;
    for (; lane < kEight; ++lane) {
      for (auto& band : fillings) {
        for (Eight& each : band) each.values[lane] = 0;
      }
    }
    for (int first = 0; first < kPartitions; ++first) {
      if (weights[first] == 0) continue;
      ProductSum sum;
      for (std::size_t i = completions_from[first]; i < completions_from[first + 1]; ++i) {
        sum.add(fillings[0][third_completions[i].second], fillings[1][third_completions[i].third]);
      }
      total += SolutionCount::product(weights[first], sum.total());
    }
  }

  void step() {
    if (work < 0) {
      if (!pairs.enumerate(kPairsPerStep)) return;
      work = 0;
      measure_work();
      if (pairs.classes().empty()) {
        done = true;
      } else {
        open_class();
      }
      return;
    }
    if (member != BoxPairs::kNone) {
      for (int i = 0; i < kMembersPerStep && member != BoxPairs::kNone; ++i) add_member();
      return;
    }
    add_pairs();
    if (next_pair < completions[0].size() * completions[1].size()) return;
    if (++class_index < pairs.classes().size()) {
      open_class();
    } else {
      done = true;
    }
  }

  OrientedPuzzle puzzle;
  std::array<BandCounts, 3> bands;
  BoxPairs pairs;
  // X, Y and Z: the partitions of the third stack's boxes that agree with the givens, by band.
  std::array<std::vector<ColumnPartition>, 3> third_boxes;
  // The least partition that column symmetries of the third stack turn each X into.
  std::array<ColumnPartition, kPartitions> canonical{};
  // The completions (Y, Z) of each canonical X, as indices in third_boxes. Those of X are at
  // completions_from[X] .. completions_from[X + 1] - 1.
  std::vector<StackCompletion> third_completions;
  std::array<std::size_t, kPartitions + 1> completions_from{};

  double work = -1;  // all (C, D) of all classes; negative until the classes are known
  double work_done = 0;
  // The class in progress:
  std::size_t class_index = 0;
  std::uint32_t member = BoxPairs::kNone;            // the next member to be added to the weights
  std::array<std::uint64_t, kPartitions> weights{};  // by canonical X: the sum of F1 over members
  std::array<std::vector<StackCompletion>, 2> completions;  // (C, E) and (D, F)
  std::size_t next_pair = 0;                                // of completions
  std::array<std::vector<Eight>, 2> fillings;               // F2 and F3 of eight (C, D), by Y and Z
  SolutionCount total;
  bool done = false;
};

ExactCount::ExactCount(const Grid& puzzle) : impl_(std::make_unique<Impl>(puzzle)) {
  if (!is_conflict_free(puzzle)) impl_->done = true;
}

ExactCount::~ExactCount() = default;
ExactCount::ExactCount(ExactCount&&) noexcept = default;
ExactCount& ExactCount::operator=(ExactCount&&) noexcept = default;

bool ExactCount::advance(std::uint64_t steps) {
  for (; steps > 0 && !impl_->done; --steps) impl_->step();
  return impl_->done;
}

bool ExactCount::is_done() const { return impl_->done; }

double ExactCount::progress() const {
  if (impl_->done) return 1;
  return impl_->work <= 0 ? 0 : impl_->work_done / impl_->work;
}

SolutionCount ExactCount::count() const {
  assert(impl_->done);
  return impl_->total;
}

}  // namespace sudoku
