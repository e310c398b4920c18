// Patterns of two strong links of one digit: skyscraper, two-string kite and crane, which is any
// other turbot fish; and the empty rectangle, in which one of the two links is a box whose places
// lie in a row and a column.
//
// A strong link is a house with two places for the digit. If one end of each of two links see each
// other, one of the other two ends holds the digit.
//
// Evidence: `houses` of the links, `cells`, and for two links the chain of four nodes.
#include <algorithm>

#include "combinations.hpp"
#include "finders.hpp"

namespace sudoku::logic {

namespace {

struct StrongLink {
  House house;
  std::array<Cell, 2> ends;
};

std::vector<StrongLink> strong_links(const LogicState& state, Digit digit) {
  std::vector<StrongLink> links;
  for (House house = 0; house < kHouses; ++house) {
    const unsigned places = state.places(house, digit);
    if (std::popcount(places) != 2) continue;
    const Cell first = kHouseCells[house][std::countr_zero(places)];
    const Cell second = kHouseCells[house][std::countr_zero(places & (places - 1))];
    links.push_back({house, {first, second}});
  }
  return links;
}

// The house that two peers share: a line before a box.
House shared_house(Cell a, Cell b) {
  const auto first = houses_of(a);
  const auto second = houses_of(b);
  for (int k = 0; k < 3; ++k) {
    if (first[k] == second[k]) return first[k];
  }
  return -1;
}

// Two links a.start = a.inner - b.inner = b.end, where `-` is the weak link.
struct TwoLinks {
  Digit digit;
  House first;
  House second;
  Cell start;
  Cell inner;
  Cell next;
  Cell end;

  CellSet cells() const { return CellSet::of(start).add(inner).add(next).add(end); }
};

Technique technique_of(const TwoLinks& links) {
  const HouseKind first = kind_of(links.first);
  const HouseKind second = kind_of(links.second);
  if (first == HouseKind::box || second == HouseKind::box) return Technique::crane;
  if (first == second) return Technique::skyscraper;
  return box_of(links.inner) == box_of(links.next) ? Technique::two_string_kite : Technique::crane;
}

Deduction deduction_of(const LogicState& state, const TwoLinks& links, Technique technique) {
  Deduction deduction = deduction_by(technique);
  append(deduction.eliminations, state,
         (kPeerSets[links.start] & kPeerSets[links.end]) - links.cells(), links.digit);
  deduction.evidence.houses = {links.first, links.second};
  deduction.evidence.cells = links.cells();
  deduction.evidence.digits = Digits::of(links.digit);
  Chain chain;
  bool on = false;
  for (Cell cell : {links.start, links.inner, links.next, links.end}) {
    chain.nodes.push_back({CellSet::of(cell), links.digit, on});
    on = !on;
  }
  chain.links = {{0, 1, LinkKind::strong, links.first},
                 {1, 2, LinkKind::weak, shared_house(links.inner, links.next)},
                 {2, 3, LinkKind::strong, links.second}};
  deduction.evidence.chains.push_back(std::move(chain));
  return deduction;
}

// Calls `visit` for all pairs of links that eliminate something; stops when it returns true.
bool each_pair_of_links(const LogicState& state, auto&& visit) {
  for (Digit digit = 1; digit <= 9; ++digit) {
    const std::vector<StrongLink> links = strong_links(state, digit);
    for (std::size_t i = 0; i < links.size(); ++i) {
      for (std::size_t k = i + 1; k < links.size(); ++k) {
        for (int a : {0, 1}) {
          for (int b : {0, 1}) {
            const TwoLinks pair = {digit,
                                   links[i].house,
                                   links[k].house,
                                   links[i].ends[1 - a],
                                   links[i].ends[a],
                                   links[k].ends[b],
                                   links[k].ends[1 - b]};
            if (pair.cells().size() != 4 || !are_peers(pair.inner, pair.next)) continue;
            const CellSet seen = kPeerSets[pair.start] & kPeerSets[pair.end];
            if ((seen & state.cells_with(digit)).is_subset_of(pair.cells())) continue;
            if (visit(pair)) return true;
          }
        }
      }
    }
  }
  return false;
}

bool find_two_links(const LogicState& state, DeductionSink& sink, Technique technique) {
  return each_pair_of_links(state, [&](const TwoLinks& pair) {
    return technique_of(pair) == technique && sink.add(deduction_of(state, pair, technique));
  });
}

// Merges the facts of a second pattern into a deduction.
void merge(Deduction& deduction, const Deduction& other) {
  for (Candidate candidate : other.eliminations) {
    const auto& list = deduction.eliminations;
    if (std::find(list.begin(), list.end(), candidate) == list.end()) {
      deduction.eliminations.push_back(candidate);
    }
  }
  deduction.evidence.cells = deduction.evidence.cells | other.evidence.cells;
  deduction.evidence.digits = deduction.evidence.digits | other.evidence.digits;
  for (House house : other.evidence.houses) deduction.evidence.houses.push_back(house);
  for (const Chain& chain : other.evidence.chains) deduction.evidence.chains.push_back(chain);
}

// Reports each pair of deductions in `found` that are `alike` and eliminate different candidates.
bool add_pairs(const std::vector<Deduction>& found, DeductionSink& sink, Technique technique,
               auto&& alike) {
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (std::size_t k = i + 1; k < found.size(); ++k) {
      if (!alike(found[i], found[k]) || found[i].eliminations == found[k].eliminations) continue;
      Deduction both = found[i];
      both.technique = technique;
      both.rating = info_of(technique).se_rating;
      merge(both, found[k]);
      if (sink.add(std::move(both))) return true;
    }
  }
  return false;
}

// The box, the line of its row part and the line of its column part.
struct EmptyRectangle {
  House box;
  House row;
  House column;
};

bool add_empty_rectangle(const LogicState& state, DeductionSink& sink, Digit digit,
                         const EmptyRectangle& rectangle, House link, Cell near, Cell far) {
  // `near` lies in one line of the rectangle; the victim lies in the other line and sees `far`.
  const House other = kind_of(link) == HouseKind::column ? rectangle.column : rectangle.row;
  const House through = kind_of(link) == HouseKind::column ? row_of(far) : 9 + column_of(far);
  const CellSet victim = kHouseSets[other] & kHouseSets[through] & state.cells_with(digit);
  if (victim.empty() || victim.is_subset_of(kHouseSets[rectangle.box])) return false;
  Deduction deduction = deduction_by(Technique::empty_rectangle);
  append(deduction.eliminations, state, victim, digit);
  const CellSet box = kHouseSets[rectangle.box] & state.cells_with(digit);
  deduction.evidence.houses = {rectangle.box, link};
  deduction.evidence.cells = (box | CellSet::of(near)).add(far);
  deduction.evidence.digits = Digits::of(digit);
  return sink.add(std::move(deduction));
}

bool find_rectangles_in(const LogicState& state, DeductionSink& sink, Digit digit,
                        const EmptyRectangle& rectangle) {
  for (House link = 0; link < 18; ++link) {
    const unsigned places = state.places(link, digit);
    if (std::popcount(places) != 2) continue;
    const CellSet ends = cells_of(link, places);
    if (!(ends & kHouseSets[rectangle.box]).empty()) continue;
    const House line = kind_of(link) == HouseKind::column ? rectangle.row : rectangle.column;
    const CellSet near = ends & kHouseSets[line];
    if (near.size() != 1) continue;
    if (add_empty_rectangle(state, sink, digit, rectangle, link, near.first(),
                            (ends - near).first())) {
      return true;
    }
  }
  return false;
}

}  // namespace

bool find_skyscrapers(const LogicState& state, DeductionSink& sink) {
  return find_two_links(state, sink, Technique::skyscraper);
}
bool find_two_string_kites(const LogicState& state, DeductionSink& sink) {
  return find_two_links(state, sink, Technique::two_string_kite);
}
bool find_cranes(const LogicState& state, DeductionSink& sink) {
  return find_two_links(state, sink, Technique::crane);
}

bool find_empty_rectangles(const LogicState& state, DeductionSink& sink) {
  for (Digit digit = 1; digit <= 9; ++digit) {
    for (House box = 18; box < kHouses; ++box) {
      const CellSet places = kHouseSets[box] & state.cells_with(digit);
      if (places.size() < 2) continue;
      for (int crossing = 0; crossing < 9; ++crossing) {
        const Cell corner = kHouseCells[box][crossing];
        const EmptyRectangle rectangle = {box, row_of(corner), 9 + column_of(corner)};
        const CellSet row = kHouseSets[rectangle.row];
        const CellSet column = kHouseSets[rectangle.column];
        // A box whose places lie in one line is a locked candidate.
        if (!places.is_subset_of(row | column) || places.is_subset_of(row) ||
            places.is_subset_of(column)) {
          continue;
        }
        if (find_rectangles_in(state, sink, digit, rectangle)) return true;
      }
    }
  }
  return false;
}

bool find_dual_two_string_kites(const LogicState& state, DeductionSink& sink) {
  DeductionSink kites(DeductionSink::Mode::all);
  find_two_string_kites(state, kites);
  return add_pairs(kites.found(), sink, Technique::dual_two_string_kite,
                   [](const Deduction& a, const Deduction& b) {
                     // The weak links are between the same two cells, for one digit or two.
                     const auto& first = a.evidence.chains[0].nodes;
                     const auto& second = b.evidence.chains[0].nodes;
                     return (first[1].cells | first[2].cells) ==
                            (second[1].cells | second[2].cells);
                   });
}

bool find_dual_empty_rectangles(const LogicState& state, DeductionSink& sink) {
  DeductionSink rectangles(DeductionSink::Mode::all);
  find_empty_rectangles(state, rectangles);
  return add_pairs(rectangles.found(), sink, Technique::dual_empty_rectangle,
                   [](const Deduction& a, const Deduction& b) {
                     return a.evidence.digits == b.evidence.digits &&
                            a.evidence.houses[0] == b.evidence.houses[0];
                   });
}

}  // namespace sudoku::logic
