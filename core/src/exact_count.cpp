// A solution is told in two parts: which columns the digits of each box stand in (its split), and
// which rows. Once all splits are known, the three bands have nothing to do with each other, so
//
//   solutions = sum over all splits of  fillings(band 1) * fillings(band 2) * fillings(band 3)
//
// This is how Felgenhauer and Jarvis counted the full grids ("Enumerating possible Sudoku grids",
// 2005). Of each stack the splits of two boxes tell that of the third.
//
//            stack 1  stack 2  stack 3
//   band 1     A        B        x       A and B: a start, of which there are classes (Starts)
//   band 2     C        D        y       C and D: a pair of rests of A and B
//   band 3     E        F        z       E and F follow; then the sum over x, y, z is made at once
//
// What swapping digits or columns does not change is counted once: the rest of the puzzle does not
// see the givens of the first band, so digits that only it gives, or nobody, can be swapped.
#include "sudoku/exact_count.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

#include "exact_count/band.hpp"
#include "exact_count/lanes.hpp"
#include "exact_count/layout.hpp"
#include "exact_count/splits.hpp"
#include "exact_count/starts.hpp"
#include "sudoku/check.hpp"

namespace sudoku {

using namespace exact_count;

namespace {

constexpr int kStartsPerStep = 1000;
constexpr int kMembersPerStep = 200;

std::vector<Split> fitting(const Fits& fits) {
  std::vector<Split> list;
  for (int split = 0; split < kSplits; ++split) {
    if (fits[split]) list.push_back(static_cast<Split>(split));
  }
  return list;
}

}  // namespace

std::string to_text(SolutionCount count) {
  std::string text;
  do {
    text.insert(text.begin(), static_cast<char>('0' + static_cast<int>(count % 10)));
    count /= 10;
  } while (count != 0);
  return text;
}

struct ExactCount::Search {
  explicit Search(const Grid& puzzle)
      : layout(cheapest_layout(puzzle)),
        bands{BandCounts(layout.givens[0]), BandCounts(layout.givens[1]),
              BandCounts(layout.givens[2])},
        starts(layout) {
    for (int band = 0; band < 3; ++band) ends[band] = fitting(layout.fits[band][2]);
    std::array<std::array<std::uint16_t, kSplits>, 3> at{};
    for (int band = 1; band < 3; ++band) {
      for (std::size_t i = 0; i < ends[band].size(); ++i) {
        at[band][ends[band][i]] = static_cast<std::uint16_t>(i);
      }
      lanes[band - 1].resize(ends[band].size());
    }
    for (int first = 0; first < kSplits; ++first) {
      folded[first] = static_cast<Split>(first);
      for (const auto& order : layout.orders[2]) {
        folded[first] = std::min(folded[first], reordered(static_cast<Split>(first), order));
      }
      triples_from[first] = triples.size();
      if (folded[first] != first) continue;
      for (const Rest& rest : splits().rests[first]) {
        if (layout.fits[1][2][rest.second] && layout.fits[2][2][rest.third]) {
          triples.push_back({at[1][rest.second], at[2][rest.third]});
        }
      }
    }
    triples_from[kSplits] = triples.size();
  }

  // The rests of a split in one of the first two stacks that agree with the givens.
  std::vector<Rest> rests_of(Split first, int stack) const {
    std::vector<Rest> list;
    for (const Rest& rest : splits().rests[first]) {
      if (layout.fits[1][stack][rest.second] && layout.fits[2][stack][rest.third]) {
        list.push_back(rest);
      }
    }
    return list;
  }

  static Split split_of(const PairCodes& codes, int stack) {
    int code = 0;
    for (int digit = 0; digit < 9; ++digit) {
      code += (stack == 0 ? codes[digit] % 3 : codes[digit] / 3) * kPower[digit];
    }
    return splits().of_code[code];
  }

  void know_work() {
    std::array<std::vector<std::size_t>, 2> sizes;
    for (int stack = 0; stack < 2; ++stack) {
      for (int split = 0; split < kSplits; ++split) {
        sizes[stack].push_back(rests_of(static_cast<Split>(split), stack).size());
      }
    }
    for (const StartClass& start : starts.classes()) {
      pairs += static_cast<double>(sizes[0][split_of(start.codes, 0)]) *
               static_cast<double>(sizes[1][split_of(start.codes, 1)]);
    }
  }

  // Adds up the fillings of the first band in all members of the class.
  void add_member() {
    const Member start = starts.member(member);
    member = starts.before(member);
    const BandCounts::View view = bands[0].of(start.codes);
    if (view.counts == nullptr) return;
    const Renaming own(view.place), shared(start.place);
    for (Split split : ends[0]) {
      first_counts[folded[shared(split)]] += std::uint64_t{start.many} * view.counts[own(split)];
    }
  }

  void open_class() {
    const StartClass& start = starts.classes()[at_class];
    member = start.last;
    first_counts.fill(0);
    for (int stack = 0; stack < 2; ++stack) {
      rests[stack] = rests_of(split_of(start.codes, stack), stack);
    }
    next_pair = 0;
  }

  bool fill_lane(int lane, const Rest& a, const Rest& b) {
    std::array<PairCodes, 2> codes{};
    const SplitTable& table = splits();
    for (int digit = 0; digit < 9; ++digit) {
      codes[0][digit] = static_cast<std::uint8_t>(table.column[a.second][digit] +
                                                  3 * table.column[b.second][digit]);
      codes[1][digit] = static_cast<std::uint8_t>(table.column[a.third][digit] +
                                                  3 * table.column[b.third][digit]);
    }
    const std::array views = {bands[1].of(codes[0]), bands[2].of(codes[1])};
    if (views[0].counts == nullptr || views[1].counts == nullptr) return false;
    for (int i = 0; i < 2; ++i) {
      const Renaming own(views[i].place);
      for (std::size_t n = 0; n < ends[i + 1].size(); ++n) {
        lanes[i][n].values[lane] = static_cast<std::int16_t>(views[i].counts[own(ends[i + 1][n])]);
      }
    }
    return true;
  }

  // The next eight pairs of rests that have any fillings at all.
  void add_pairs() {
    const std::size_t end = rests[0].size() * rests[1].size();
    int lane = 0;
    for (; lane < kLanes && next_pair < end; ++next_pair) {
      lane += fill_lane(lane, rests[0][next_pair / rests[1].size()],
                        rests[1][next_pair % rests[1].size()]);
      ++pairs_done;
    }
    if (lane == 0) return;
    for (; lane < kLanes; ++lane) {
      for (auto& stack : lanes) {
        for (Lanes& each : stack) each.values[lane] = 0;
      }
    }
    for (int first = 0; first < kSplits; ++first) {
      if (first_counts[first] == 0) continue;
      LaneSum sum;
      for (std::size_t i = triples_from[first]; i < triples_from[first + 1]; ++i) {
        sum.add(lanes[0][triples[i].second], lanes[1][triples[i].third]);
      }
      total += SolutionCount{first_counts[first]} * sum.total();
    }
  }

  void step() {
    if (pairs < 0) {
      if (!starts.find(kStartsPerStep)) return;
      pairs = 0;
      know_work();
      if (starts.classes().empty())
        done = true;
      else
        open_class();
      return;
    }
    if (member != Starts::kNone) {
      for (int i = 0; i < kMembersPerStep && member != Starts::kNone; ++i) add_member();
      return;
    }
    add_pairs();
    if (next_pair < rests[0].size() * rests[1].size()) return;
    if (++at_class < starts.classes().size())
      open_class();
    else
      done = true;
  }

  Layout layout;
  std::array<BandCounts, 3> bands;
  Starts starts;
  // Splits of the third stack's boxes that agree with the givens.
  std::array<std::vector<Split>, 3> ends;
  std::array<Split, kSplits> folded{};  // the least of those that a swap of columns makes of it
  std::vector<Rest> triples;            // as numbers of `ends`, those of one first split together
  std::array<std::size_t, kSplits + 1> triples_from{};

  double pairs = -1;  // in all; negative until they are known
  double pairs_done = 0;
  std::size_t at_class = 0;
  std::uint32_t member = Starts::kNone;
  std::array<std::uint64_t, kSplits> first_counts{};
  std::array<std::vector<Rest>, 2> rests;
  std::size_t next_pair = 0;
  std::array<std::vector<Lanes>, 2> lanes;
  SolutionCount total = 0;
  bool done = false;
};

ExactCount::ExactCount(const Grid& puzzle) : search_(std::make_unique<Search>(puzzle)) {
  if (!is_conflict_free(puzzle)) search_->done = true;
}

ExactCount::~ExactCount() = default;
ExactCount::ExactCount(ExactCount&&) noexcept = default;
ExactCount& ExactCount::operator=(ExactCount&&) noexcept = default;

bool ExactCount::advance(std::uint64_t steps) {
  for (; steps > 0 && !search_->done; --steps) search_->step();
  return search_->done;
}

bool ExactCount::is_done() const { return search_->done; }

double ExactCount::progress() const {
  if (search_->done) return 1;
  return search_->pairs <= 0 ? 0 : search_->pairs_done / search_->pairs;
}

SolutionCount ExactCount::count() const {
  assert(search_->done);
  return search_->total;
}

}  // namespace sudoku
