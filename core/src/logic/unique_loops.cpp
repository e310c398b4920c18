// Unique rectangles and loops, types 1 to 4: cells in pairs of houses that would all hold the same
// two digits, except for a few cells with extra candidates.
//
// Evidence: `order` is the loop, `cells` the same as a set, `digits` its two digits, `fins` the
// cells with extra candidates, `marked` these candidates. Types 3 and 4: `houses` has the house
// that the two extra cells share. Type 3: `sets` has the naked or hidden subset that they complete.
// Type 4: `sets` has the two cells and the digit that only they have in that house.
//
// Sudoku Explainer takes all loops, then the one with the lowest rating, then the lowest type.
#include <algorithm>

#include "combinations.hpp"
#include "finders.hpp"
#include "loop_search.hpp"
#include "rating_sum.hpp"

namespace sudoku::logic {

namespace {

constexpr Technique kRectangles[] = {Technique::unique_rectangle_1, Technique::unique_rectangle_2,
                                     Technique::unique_rectangle_3, Technique::unique_rectangle_4};
constexpr Technique kLoops[] = {Technique::unique_loop_1, Technique::unique_loop_2,
                                Technique::unique_loop_3, Technique::unique_loop_4};

struct Found {
  double rating;  // the inexact sum (rating_sum.hpp)
  int type;
  CellSet loop;
  Deduction deduction;
  bool is_reported = false;
};

bool is_before(const Found& a, const Found& b) {
  return a.rating != b.rating ? a.rating < b.rating : a.type < b.type;
}

class LoopFinder {
 public:
  LoopFinder(const LogicState& state, DeductionSink& sink)
      : state_(state), evidence_(sink.wants_evidence()) {}

  std::vector<Found>& find() {
    LoopSearch(state_, [&](const Loop& loop) { add_types(loop); }).run();
    return found_;
  }

 private:
  Deduction deduction_of(int type) const {
    Deduction deduction;
    deduction.technique = (loop_.size == 4 ? kRectangles : kLoops)[type - 1];
    return deduction;
  }

  // Of the length of the loop.
  double base_rating() const {
    double rating = 4.5;
    if (loop_.size >= 10) rating += 0.3;
    if (loop_.size >= 8) {
      rating += 0.2;
    } else if (loop_.size >= 6) {
      rating += 0.1;
    }
    return rating;
  }

  void add(int type, Deduction&& deduction, double surcharge = 0) {
    if (deduction.eliminations.empty()) return;
    const double rating = base_rating() + surcharge;
    deduction.rating = tenths_of(rating);
    Evidence& evidence = deduction.evidence;
    evidence.cells = loop_.cells;
    if (evidence_) {
      evidence.order.assign(loop_.order.begin(), loop_.order.begin() + loop_.size);
      evidence.digits = loop_.pair;
      evidence.fins = extra_cells_;
      for (Cell cell : extra_cells_) append(evidence.marked, state_, cell, extra_);
    }
    found_.push_back({rating, type, loop_.cells, std::move(deduction)});
  }

  bool is_known(int type, CellSet cells) const {
    return std::any_of(found_.begin(), found_.end(), [&](const Found& other) {
      return other.type == type && other.loop == cells;
    });
  }

  void add_types(const Loop& loop) {
    loop_ = loop;
    extra_cells_ = CellSet();
    extra_ = Digits();
    Cell first = -1;  // of the extra cells in the order of the loop
    Cell second = -1;
    for (int i = 0; i < loop_.size; ++i) {
      const Cell cell = loop_.order[i];
      const Digits more = state_.candidates(cell) - loop_.pair;
      if (more.empty()) continue;
      (first < 0 ? first : second) = cell;
      extra_cells_.add(cell);
      extra_ = extra_ | more;
    }
    const int count = extra_cells_.size();
    if (count == 0) return;
    if (count == 1) return add_type_1(first);
    if (count > 2 || extra_.size() == 1) {
      add_type_2();
    } else {
      add_type_3(first, second);
    }
    if (count == 2) add_type_4(first, second);
  }

  void add_type_1(Cell cell) {
    if (is_known(1, loop_.cells)) return;
    Deduction deduction = deduction_of(1);
    append(deduction.eliminations, state_, cell, loop_.pair);
    add(1, std::move(deduction));
  }

  void add_type_2() {
    if (is_known(2, loop_.cells)) return;
    CellSet peers = CellSet::all();
    for (Cell cell : extra_cells_) peers = peers & kPeerSets[cell];
    Deduction deduction = deduction_of(2);
    append(deduction.eliminations, state_, peers, extra_.first());
    add(2, std::move(deduction));
  }

  // One of the two cells is a cell of a subset with the extra digits.
  void add_type_3(Cell first, Cell second) {
    if (is_known(3, loop_.cells)) return;  // this loop from another start: the same subsets
    for (int degree = extra_.size(); degree <= 7; ++degree) {
      for (int kind : kKindsOfHouses) {
        const House house = houses_of(first)[kind];
        if (!kHouseSets[house].has(second)) continue;
        const int empty = std::popcount(state_.empty_places(house));
        if (degree * 2 <= empty) add_naked(first, second, kind, degree);
        if (degree * 2 < empty) add_hidden(first, second, kind, degree);
      }
    }
  }

  void add_naked(Cell first, Cell second, int kind, int degree) {
    const House house = houses_of(first)[kind];
    const unsigned first_bit = 1u << kHouseIndex[first][kind];
    const unsigned second_bit = 1u << kHouseIndex[second][kind];
    const Digits shared = extra_ & state_.candidates(first) & state_.candidates(second);
    for (unsigned set = (1u << degree) - 1; set < 1u << 9; set = next_combination(set)) {
      if ((set & first_bit) == 0 || (set & second_bit) != 0) continue;
      // The other cells and what both cells have must cover all digits of the subset.
      Digits covered = shared;
      Digits digits = extra_;
      bool open = true;
      each_bit(set & ~first_bit, [&](int i) {
        const Digits candidates = state_.candidates(kHouseCells[house][i]);
        covered = covered | candidates;
        digits = digits | candidates;
        open &= candidates.size() > 1;
      });
      if (!open || covered.size() != degree || digits.size() != degree) continue;
      Deduction deduction = deduction_of(3);
      each_bit(state_.empty_places(house) & ~(set | second_bit), [&](int i) {
        append(deduction.eliminations, state_, kHouseCells[house][i], digits);
      });
      if (evidence_) {
        deduction.evidence.houses = {house};
        deduction.evidence.sets = {{cells_of(house, set & ~first_bit), digits}};
      }
      add(3, std::move(deduction), (degree - 1) * 0.1);
    }
  }

  void add_hidden(Cell first, Cell second, int kind, int degree) {
    const House house = houses_of(first)[kind];
    const unsigned both = 1u << kHouseIndex[first][kind] | 1u << kHouseIndex[second][kind];
    const unsigned second_bit = 1u << kHouseIndex[second][kind];
    std::array<Digit, 9> others;
    int count = 0;
    for (Digit digit : Digits::all() - loop_.pair - extra_) others[count++] = digit;
    if (degree - 2 > count) return;
    const unsigned end = 1u << count;
    for (unsigned set = (1u << (degree - 2)) - 1; set < end; set = next_combination(set)) {
      Digits digits = loop_.pair;
      each_bit(set, [&](int i) { digits.add(others[i]); });
      unsigned places = 0;
      bool open = true;
      for (Digit digit : digits) {
        const unsigned mine = state_.places(house, digit) & ~second_bit;
        open &= mine != 0;
        places |= mine;
      }
      if (open && std::popcount(places) == degree) {
        const unsigned rest = places & ~both;
        Deduction deduction = deduction_of(3);
        each_bit(rest, [&](int i) {
          append(deduction.eliminations, state_, kHouseCells[house][i], Digits::all() - digits);
        });
        if (evidence_) {
          deduction.evidence.houses = {house};
          deduction.evidence.sets = {{cells_of(house, rest), digits}};
        }
        add(3, std::move(deduction), (std::popcount(rest) - 1) * 0.1);
      }
      if (set == 0) break;
    }
  }

  // One digit of the loop has no other place in a house of the two cells: the other digit is
  // eliminated.
  void add_type_4(Cell first, Cell second) {
    if (is_known(4, loop_.cells)) return;
    const CellSet two = CellSet::of(first).add(second);
    for (Digit locked : loop_.pair) {
      House last = -1;
      for (int kind : kKindsOfHouses) {
        const House house = houses_of(first)[kind];
        if (!kHouseSets[house].has(second)) continue;
        if ((state_.cells_with(locked) & kHouseSets[house]).is_subset_of(two)) last = house;
      }
      if (last < 0) continue;
      Deduction deduction = deduction_of(4);
      append(deduction.eliminations, state_, two, (loop_.pair - Digits::of(locked)).first());
      if (evidence_) {
        deduction.evidence.houses = {last};
        deduction.evidence.sets = {{two, Digits::of(locked)}};
      }
      return add(4, std::move(deduction));
    }
  }

  const LogicState& state_;
  const bool evidence_;
  Loop loop_;
  CellSet extra_cells_;
  Digits extra_;
  std::vector<Found> found_;
};

}  // namespace

bool find_unique_loops(const LogicState& state, DeductionSink& sink) {
  LoopFinder finder(state, sink);
  std::vector<Found>& found = finder.find();
  // Selection in order: there are few, and sorting them would move large objects.
  for (std::size_t left = found.size(); left > 0; --left) {
    Found* best = nullptr;
    for (Found& one : found) {
      if (!one.is_reported && (best == nullptr || is_before(one, *best))) best = &one;
    }
    best->is_reported = true;
    if (sink.add(std::move(best->deduction))) return true;
  }
  return false;
}

}  // namespace sudoku::logic
