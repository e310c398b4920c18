// Fish with fins and fish with boxes: finned, sashimi, Franken and mutant fish, and Siamese pairs.
//
// n base houses hold the digit n times; n cover houses hold it at most n times. A place in more
// base houses than cover houses is a fin. If no fin holds the digit, all places in more cover
// houses than base houses are false; therefore those that see all fins are false in any case.
//
//   sashimi   without its fins, a base line has at most one place
//   Franken   boxes, too; the lines of the base are parallel, and those of the cover cross them
//   mutant    any houses
//   Siamese   two fish with the same base and different fins
//
// Evidence: `base`, `cover`, `cells` (the places in the base), `fins`, the digit.
#include <algorithm>

#include "digit_placements.hpp"
#include "finders.hpp"

namespace sudoku::logic {

namespace {

/// A set of houses: bit h for house h.
using Houses = std::uint32_t;

constexpr Houses kRows = 0x1ff;
constexpr Houses kColumns = kRows << 9;
constexpr Houses kBoxes = kRows << 18;

constexpr int kMaxFins = 5;
constexpr int kMaxEndoFins = 2;

/// Which houses a fish uses.
enum class Shape { lines, franken, mutant };

/// What a technique asks of a fish.
struct FishKind {
  Technique technique;
  int size;
  Shape shape;
  bool finned;
  bool sashimi;  ///< of fish of lines only
};

struct Fish {
  Digit digit;
  Houses base;
  Houses cover;
  CellSet places;  ///< of the base
  CellSet fins;
  CellSet victims;
};

Houses houses_with(Cell cell) {
  Houses houses = 0;
  for (House house : houses_of(cell)) houses |= Houses{1} << house;
  return houses;
}

// All fish of one digit with the size and the houses of a kind; if it has no fins, those without.
// `Visit` is bool(const Fish&): true stops.
template <class Visit>
class FishSearch {
 public:
  FishSearch(const LogicState& state, Digit digit, const FishKind& kind, Visit visit)
      : digit_(digit),
        size_(kind.size),
        finned_(kind.finned),
        all_(state.cells_with(digit)),
        targets_(candidates_without_placement(state, digit)),
        visit_(visit) {
    for (House house = 0; house < kHouses; ++house) {
      if (state.places(house, digit) != 0) open_houses_ |= Houses{1} << house;
    }
  }

  bool find(Houses base, Houses cover) {
    if (targets_.empty()) return false;
    base_houses_ = base & open_houses_;
    cover_houses_ = cover & open_houses_;
    return choose_base(0, 0, CellSet(), CellSet());
  }

 private:
  // `once` are the places of the base chosen so far, `twice` those in two of its houses.
  bool choose_base(House from, Houses base, CellSet once, CellSet twice) {
    if (std::popcount(base) == size_) {
      base_ = base;
      places_ = once;
      return choose_cover(0, 0, twice, targets_ & common_peers(twice), once - twice);
    }
    for (House house = from; house < kHouses; ++house) {
      if ((base_houses_ >> house & 1) == 0) continue;
      const CellSet places = kHouseSets[house] & all_;
      const CellSet endo = twice | (once & places);
      if (endo.size() > kMaxEndoFins || (common_peers(endo) & targets_).empty()) continue;
      if (choose_base(house + 1, base | Houses{1} << house, once | places, endo)) return true;
    }
    return false;
  }

  // Covers the first of the `open` places, or makes it a fin, whose houses are then `closed`. The
  // `victims` see all fins.
  bool choose_cover(Houses cover, Houses closed, CellSet fins, CellSet victims, CellSet open) {
    if (open.empty()) return std::popcount(cover) == size_ && report(cover);
    const Cell cell = open.first();
    if (std::popcount(cover) < size_) {
      const Houses free = houses_with(cell) & cover_houses_ & ~(base_ | cover | closed);
      for (House house = 0; house < kHouses; ++house) {
        if ((free >> house & 1) == 0) continue;
        // Houses that an earlier choice has covered this place with are not chosen again.
        const Houses tried = free & ((Houses{1} << house) - 1);
        if (choose_cover(cover | Houses{1} << house, closed | tried, fins, victims,
                         open - kHouseSets[house])) {
          return true;
        }
      }
    }
    if (!finned_) return false;
    fins.add(cell);
    victims = victims & kPeerSets[cell];
    if (fins.size() > kMaxFins || victims.empty()) return false;
    return choose_cover(cover, closed | houses_with(cell), fins, victims, open - CellSet::of(cell));
  }

  bool report(Houses cover) {
    Fish fish = {digit_, base_, cover, places_, {}, {}};
    for (Cell cell : all_) {
      const Houses houses = houses_with(cell);
      const int surplus = std::popcount(houses & cover) - std::popcount(houses & base_);
      if (surplus > 0) fish.victims.add(cell);
      if (surplus < 0) fish.fins.add(cell);
    }
    fish.victims = fish.victims & common_peers(fish.fins);
    return !fish.victims.empty() && visit_(fish);
  }

  Digit digit_;
  int size_;
  bool finned_;
  CellSet all_;
  CellSet targets_;  // a fish eliminates only these
  Visit visit_;
  Houses open_houses_ = 0;
  Houses base_houses_ = 0;
  Houses cover_houses_ = 0;
  Houses base_ = 0;
  CellSet places_;
};

// Calls `visit(fish)` for each fish of a digit that FishSearch finds; stops when it returns true.
bool each_fish(const LogicState& state, Digit digit, const FishKind& kind, auto&& visit) {
  FishSearch search(state, digit, kind, visit);
  switch (kind.shape) {
    case Shape::lines:
      return search.find(kRows, kColumns) || search.find(kColumns, kRows);
    case Shape::franken:
      return search.find(kRows | kBoxes, kColumns | kBoxes) ||
             search.find(kColumns | kBoxes, kRows | kBoxes);
    default:
      return search.find(kRows | kColumns | kBoxes, kRows | kColumns | kBoxes);
  }
}

Shape shape_of(const Fish& fish) {
  const auto parallel = [](Houses houses) {
    return (houses & kRows) == 0 || (houses & kColumns) == 0;
  };
  if (!parallel(fish.base) || !parallel(fish.cover)) return Shape::mutant;
  const bool crossing = (fish.base & fish.cover) == 0 &&
                        !((fish.base & kRows) != 0 && (fish.cover & kRows) != 0) &&
                        !((fish.base & kColumns) != 0 && (fish.cover & kColumns) != 0);
  if (!crossing) return Shape::mutant;
  return ((fish.base | fish.cover) & kBoxes) != 0 ? Shape::franken : Shape::lines;
}

// Without the fins, a house of the base has at most one place.
bool is_sashimi(const Fish& fish) {
  for (House house = 0; house < kHouses; ++house) {
    if ((fish.base >> house & 1) == 0) continue;
    if (((fish.places - fish.fins) & kHouseSets[house]).size() <= 1) return true;
  }
  return false;
}

using enum Technique;
constexpr FishKind kFinnedFish[] = {
    {finned_x_wing, 2, Shape::lines, true, false},
    {sashimi_x_wing, 2, Shape::lines, true, true},
    {finned_swordfish, 3, Shape::lines, true, false},
    {sashimi_swordfish, 3, Shape::lines, true, true},
    {finned_jellyfish, 4, Shape::lines, true, false},
    {sashimi_jellyfish, 4, Shape::lines, true, true},
};

constexpr FishKind kSiameseFish[] = {
    {siamese_finned_swordfish, 3, Shape::lines, true, false},
    {siamese_sashimi_swordfish, 3, Shape::lines, true, true},
    {siamese_finned_jellyfish, 4, Shape::lines, true, false},
    {siamese_sashimi_jellyfish, 4, Shape::lines, true, true},
    {siamese_finned_franken_swordfish, 3, Shape::franken, true, false},
    {siamese_finned_franken_jellyfish, 4, Shape::franken, true, false},
    {siamese_finned_mutant_jellyfish, 4, Shape::mutant, true, false},
};

constexpr FishKind kFrankenFish[] = {
    {finned_franken_x_wing, 2, Shape::franken, true, false},
    {franken_swordfish, 3, Shape::franken, false, false},
    {finned_franken_swordfish, 3, Shape::franken, true, false},
    {franken_jellyfish, 4, Shape::franken, false, false},
    {finned_franken_jellyfish, 4, Shape::franken, true, false},
};

constexpr FishKind kMutantFish[] = {
    {finned_mutant_jellyfish, 4, Shape::mutant, true, false},
    {finned_mutant_squirmbag, 5, Shape::mutant, true, false},
    {finned_mutant_whale, 6, Shape::mutant, true, false},
};

bool is_of_kind(const Fish& fish, const FishKind& kind) {
  if (shape_of(fish) != kind.shape || fish.fins.empty() == kind.finned) return false;
  return kind.shape != Shape::lines || is_sashimi(fish) == kind.sashimi;
}

std::vector<House> houses_in(Houses houses) {
  std::vector<House> list;
  each_bit(houses, [&](House house) { list.push_back(house); });
  return list;
}

Deduction deduction_of(const LogicState& state, const Fish& fish, Technique technique) {
  Deduction deduction = deduction_by(technique);
  append(deduction.eliminations, state, fish.victims, fish.digit);
  deduction.evidence.base = houses_in(fish.base);
  deduction.evidence.cover = houses_in(fish.cover);
  deduction.evidence.cells = fish.places;
  deduction.evidence.fins = fish.fins;
  deduction.evidence.digits = Digits::of(fish.digit);
  return deduction;
}

// By digit, places among which there is no fish of a kind: a deduction changes few digits.
using Barren = std::array<CellSet, 9>;

bool find_fish(const LogicState& state, DeductionSink& sink, const FishKind& kind, Barren& barren) {
  if (!sink.wants(kind.technique)) return false;
  for (Digit digit = 1; digit <= 9; ++digit) {
    CellSet& without = barren[digit - 1];
    if (without == state.cells_with(digit)) continue;
    bool any = false;
    const bool stopped = each_fish(state, digit, kind, [&](const Fish& fish) {
      if (!is_of_kind(fish, kind)) return false;
      any = true;
      return sink.add(deduction_of(state, fish, kind.technique));
    });
    if (stopped) return true;
    if (!any) without = state.cells_with(digit);
  }
  return false;
}

template <const auto& kinds>
bool find_fish(const LogicState& state, DeductionSink& sink) {
  thread_local std::array<Barren, std::size(kinds)> barren;
  for (std::size_t i = 0; i < std::size(kinds); ++i) {
    if (find_fish(state, sink, kinds[i], barren[i])) return true;
  }
  return false;
}

// Pairs of fish with the same digit and base, and different fins and victims. A sashimi pair has
// two sashimi fish.
bool find_siamese(const LogicState& state, DeductionSink& sink, const FishKind& kind) {
  if (!sink.wants(kind.technique)) return false;
  std::vector<Fish> found;
  const auto visit = [&](const Fish& fish) {
    if (shape_of(fish) != kind.shape || fish.fins.empty()) return false;
    if (!found.empty() && (found.back().base != fish.base || found.back().digit != fish.digit)) {
      found.clear();
    }
    for (const Fish& other : found) {
      if (other.victims == fish.victims || other.fins == fish.fins) continue;
      if (kind.shape == Shape::lines && (is_sashimi(fish) && is_sashimi(other)) != kind.sashimi) {
        continue;
      }
      Fish both = fish;
      both.cover |= other.cover;
      both.fins = both.fins | other.fins;
      both.victims = both.victims | other.victims;
      if (sink.add(deduction_of(state, both, kind.technique))) return true;
    }
    found.push_back(fish);
    return false;
  };
  for (Digit digit = 1; digit <= 9; ++digit) {
    if (each_fish(state, digit, kind, visit)) return true;
  }
  return false;
}

}  // namespace

bool find_finned_fish(const LogicState& state, DeductionSink& sink) {
  return find_fish<kFinnedFish>(state, sink);
}

bool find_siamese_fish(const LogicState& state, DeductionSink& sink) {
  for (const FishKind& kind : kSiameseFish) {
    if (find_siamese(state, sink, kind)) return true;
  }
  return false;
}

bool find_franken_fish(const LogicState& state, DeductionSink& sink) {
  return find_fish<kFrankenFish>(state, sink);
}

bool find_mutant_fish(const LogicState& state, DeductionSink& sink) {
  return find_fish<kMutantFish>(state, sink);
}

}  // namespace sudoku::logic
