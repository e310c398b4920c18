// Simple colours and multi-colours of one digit.
//
// Candidates that strong links connect get two colours in turn: one of the two is right everywhere
// in the component.
//
//   trap            a candidate sees both colours of a component: it is false
//   wrap            two candidates of one colour see each other: the colour is wrong
//   multi-colours 1 colours a and b of two components see each other, so one of their opposites is
//                   right: what sees both opposites is false, and what multi-colours 2 finds
//   multi-colours 2 colour a sees both colours of another component: a is wrong
//
// Evidence: `cells` of the components, and `sets` with the cells of each colour and the digit.
#include "combinations.hpp"
#include "finders.hpp"

namespace sudoku::logic {

namespace {

using Colours = std::array<CellSet, 2>;

CellSet seen_by_any(CellSet cells) {
  CellSet seen;
  for (Cell cell : cells) seen = seen | kPeerSets[cell];
  return seen;
}

// The cell that shares a strong link with `cell` in `house`; kCells if there is none.
Cell partner(const LogicState& state, Digit digit, Cell cell, House house) {
  const CellSet places = kHouseSets[house] & state.cells_with(digit);
  return places.size() == 2 ? (places - CellSet::of(cell)).first() : kCells;
}

std::vector<Colours> components(const LogicState& state, Digit digit) {
  std::vector<Colours> found;
  CellSet rest = state.cells_with(digit);
  while (!rest.empty()) {
    Colours colours;
    std::vector<std::pair<Cell, int>> queue = {{rest.first(), 0}};
    rest.remove(rest.first());
    colours[0].add(queue[0].first);
    for (std::size_t i = 0; i < queue.size(); ++i) {
      const auto [cell, colour] = queue[i];
      for (House house : houses_of(cell)) {
        const Cell next = partner(state, digit, cell, house);
        if (next == kCells || !rest.has(next)) continue;
        rest.remove(next);
        colours[1 - colour].add(next);
        queue.push_back({next, 1 - colour});
      }
    }
    if (!colours[1].empty()) found.push_back(colours);
  }
  return found;
}

bool add_colours(const LogicState& state, DeductionSink& sink, Technique technique, Digit digit,
                 CellSet victims, std::initializer_list<Colours> components) {
  Deduction deduction = deduction_by(technique);
  append(deduction.eliminations, state, victims, digit);
  if (deduction.eliminations.empty()) return false;
  deduction.evidence.digits = Digits::of(digit);
  for (const Colours& colours : components) {
    for (CellSet cells : colours) {
      deduction.evidence.cells = deduction.evidence.cells | cells;
      deduction.evidence.sets.push_back({cells, Digits::of(digit)});
    }
  }
  return sink.add(std::move(deduction));
}

// Calls `visit(digit, components)` for each digit; stops when it returns true.
bool each_digit(const LogicState& state, auto&& visit) {
  for (Digit digit = 1; digit <= 9; ++digit) {
    if (visit(digit, components(state, digit))) return true;
  }
  return false;
}

// Calls `visit(digit, a, b)` for each ordered pair of components; stops when it returns true.
bool each_pair(const LogicState& state, auto&& visit) {
  return each_digit(state, [&](Digit digit, const std::vector<Colours>& all) {
    for (const Colours& a : all) {
      for (const Colours& b : all) {
        if (&a != &b && visit(digit, a, b)) return true;
      }
    }
    return false;
  });
}

// The colours of `a` that see both colours of `b`.
CellSet wrong_colours(const Colours& a, const Colours& b) {
  CellSet wrong;
  for (CellSet colour : a) {
    const CellSet seen = seen_by_any(colour);
    if (!(seen & b[0]).empty() && !(seen & b[1]).empty()) wrong = wrong | colour;
  }
  return wrong;
}

}  // namespace

bool find_color_traps(const LogicState& state, DeductionSink& sink) {
  return each_digit(state, [&](Digit digit, const std::vector<Colours>& all) {
    for (const Colours& colours : all) {
      const CellSet victims =
          (seen_by_any(colours[0]) & seen_by_any(colours[1])) - (colours[0] | colours[1]);
      if (add_colours(state, sink, Technique::simple_colors_trap, digit, victims, {colours})) {
        return true;
      }
    }
    return false;
  });
}

bool find_color_wraps(const LogicState& state, DeductionSink& sink) {
  return each_digit(state, [&](Digit digit, const std::vector<Colours>& all) {
    for (const Colours& colours : all) {
      for (CellSet wrong : colours) {
        if ((seen_by_any(wrong) & wrong).empty()) continue;
        if (add_colours(state, sink, Technique::simple_colors_wrap, digit, wrong, {colours})) {
          return true;
        }
      }
    }
    return false;
  });
}

bool find_multi_colors_1(const LogicState& state, DeductionSink& sink) {
  return each_pair(state, [&](Digit digit, const Colours& a, const Colours& b) {
    if (a[0].first() > b[0].first()) return false;  // each unordered pair once
    CellSet victims;
    for (int i : {0, 1}) {
      for (int k : {0, 1}) {
        if ((seen_by_any(a[i]) & b[k]).empty()) continue;
        victims = victims | (seen_by_any(a[1 - i]) & seen_by_any(b[1 - k]));
      }
    }
    victims = victims - (a[0] | a[1] | b[0] | b[1]);
    if (!(victims & state.cells_with(digit)).empty()) {
      victims = victims | wrong_colours(a, b) | wrong_colours(b, a);
    }
    return add_colours(state, sink, Technique::multi_colors_1, digit, victims, {a, b});
  });
}

bool find_multi_colors_2(const LogicState& state, DeductionSink& sink) {
  return each_pair(state, [&](Digit digit, const Colours& a, const Colours& b) {
    return add_colours(state, sink, Technique::multi_colors_2, digit, wrong_colours(a, b), {a, b});
  });
}

}  // namespace sudoku::logic
