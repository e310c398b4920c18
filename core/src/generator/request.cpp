// What can be known about a request without trying.
#include <algorithm>
#include <array>
#include <bitset>

#include "generator/steps_check.hpp"
#include "sudoku/check.hpp"
#include "sudoku/engine.hpp"
#include "sudoku/generator.hpp"
#include "sudoku/minimize.hpp"

namespace sudoku {

using namespace generator;

namespace {

using enum Refusal;

// G. McGuire, B. Tugemann, G. Civario: There is no 16-Clue Sudoku (2012).
constexpr int kFewestGivens = 17;

struct Name {
  Refusal refusal;
  const char* name;
};
constexpr std::array kNames = {
    Name{no_refusal, ""},
    Name{too_few_givens, "too-few-givens"},
    Name{givens_range, "givens-range"},
    Name{solution_invalid, "solution-invalid"},
    Name{keep_unsolvable, "keep-unsolvable"},
    Name{keep_not_in_solution, "keep-not-in-solution"},
    Name{keep_givens, "keep-givens"},
    Name{keep_redundant, "keep-redundant"},
    Name{pattern_lines, "pattern-lines"},
    Name{pattern_symmetry, "pattern-symmetry"},
    Name{pattern_givens, "pattern-givens"},
    Name{pattern_keep, "pattern-keep"},
    Name{pattern_solution, "pattern-solution"},
    Name{symmetry_givens, "symmetry-givens"},
    Name{rating_range, "rating-range"},
    Name{rating_unknown, "rating-unknown"},
    Name{technique_unordered, "technique-unordered"},
    Name{technique_rating, "technique-rating"},
    Name{technique_unneeded, "technique-unneeded"},
    Name{technique_uses, "technique-uses"},
    Name{singles_rating, "singles-rating"},
    Name{minimal_house, "minimal-house"},
    Name{steps_givens, "steps-givens"},
    Name{fewest_with_others, "fewest-with-others"},
    Name{parts_range, "parts-range"},
};
static_assert([] {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i].refusal != static_cast<Refusal>(i)) return false;
  }
  return kNames.size() == kRefusals;
}());

// Swapping two empty rows of a band gives another solution; so do two empty columns of a stack.
bool leaves_two_lines(CellSet cells) {
  for (House house = 0; house < 18; ++house) {
    for (House other = house + 1; other < house / 3 * 3 + 3; ++other) {
      if ((cells & (kHouseSets[house] | kHouseSets[other])).empty()) return true;
    }
  }
  return false;
}

CellSet closure(CellSet cells, Symmetry symmetry) {
  CellSet closed;
  for (const CellSet& orbit : orbits_of(symmetry)) {
    if (!(orbit & cells).empty()) closed = closed | orbit;
  }
  return closed;
}

// True if some set of orbits around `kept` has a size in the range.
bool has_symmetric_size(Symmetry symmetry, CellSet kept, Range givens) {
  std::bitset<kCells + 1> sizes;
  sizes.set(kept.size());
  for (const CellSet& orbit : orbits_of(symmetry)) {
    if ((orbit & kept).empty()) sizes |= sizes << orbit.size();
  }
  for (int size = givens.least; size <= givens.most; ++size) {
    if (sizes.test(size)) return true;
  }
  return false;
}

Refusal refusal_of_keep(const MakeRequest& request) {
  if (request.keep.filled() == 0) return no_refusal;
  if (request.solution && !request.solution->is_extension_of(request.keep))
    return keep_not_in_solution;
  if (!is_conflict_free(request.keep)) return keep_unsolvable;
  Solver solver;
  if (solver.solve(request.keep, 1) == 0) return keep_unsolvable;
  const CellSet cells = filled_cells(request.keep);
  const CellSet kept = closure(cells, request.symmetry);
  if (request.givens && kept.size() > request.givens->most) return keep_givens;
  if (request.pattern && !cells.is_subset_of(*request.pattern)) return pattern_keep;
  if (request.minimal && !is_minimal(solver, request.keep)) return keep_redundant;
  return no_refusal;
}

Refusal refusal_of_pattern(const MakeRequest& request) {
  if (!request.pattern) return no_refusal;
  const CellSet cells = *request.pattern;
  if (cells.size() < kFewestGivens) return too_few_givens;
  if (leaves_two_lines(cells)) return pattern_lines;
  if (!is_symmetric(cells, request.symmetry)) return pattern_symmetry;
  if (request.givens && !request.givens->has(cells.size())) return pattern_givens;
  if (request.solution && Solver().solve(restricted(*request.solution, cells), 2) != 1)
    return pattern_solution;
  return no_refusal;
}

// True if steps of some technique can be rated in the range.
bool exists(Range ratings) {
  const auto table = technique_table();
  return std::any_of(table.begin(), table.end(), [&](const TechniqueInfo& info) {
    const Range own = ratings_of(info.technique);
    return own.least > 0 && own.least <= ratings.most && ratings.least <= own.most;
  });
}

// The technique of books that finds what a direct technique finds; others are the same in books.
Technique in_books(Technique technique) {
  switch (technique) {
    case Technique::direct_pointing:
      return Technique::pointing;
    case Technique::direct_claiming:
      return Technique::claiming;
    case Technique::direct_hidden_pair:
      return Technique::hidden_pair;
    case Technique::direct_hidden_triple:
      return Technique::hidden_triple;
    default:
      return technique;
  }
}

// False if the technique is never used for puzzles rated at most `tenths`: the steps up to this
// rating solve them in any order, and books have all of them before the technique.
bool is_needed_up_to(int tenths, Technique technique) {
  if (tenths >= lowest_unique_rating()) return true;
  const std::size_t place = book_order_up_to(technique).size();
  for (const TechniqueInfo& info : technique_table()) {
    const int rating = ratings_of(info.technique).least;
    if (rating == 0 || rating > tenths) continue;
    const std::size_t other = book_order_up_to(in_books(info.technique)).size();
    if (other == 0 || other > place) return true;
  }
  return false;
}

int highest_rating(const MakeRequest& request) {
  return StepConditions(request).rated.ratings.most;
}

Refusal refusal_of_technique(const MakeRequest& request, std::optional<Technique> technique) {
  if (!technique) return no_refusal;
  const CountingOrder order = counting_order_of(*technique);
  if (order == CountingOrder::none) return technique_unordered;
  if (order == CountingOrder::books) {
    if (request.singles_only) return singles_rating;
    if (request.rating && !is_needed_up_to(request.rating->most, *technique))
      return technique_unneeded;
    return no_refusal;
  }
  const int rating = ratings_of(*technique).least;
  if (request.rating && rating > request.rating->most) return technique_rating;
  const bool single =
      *technique == Technique::full_house || *technique == Technique::hidden_single_box ||
      *technique == Technique::hidden_single_line || *technique == Technique::naked_single;
  if (request.singles_only && !single && rating > highest_rating(request)) return singles_rating;
  return no_refusal;
}

bool is_full_house(const std::optional<Technique>& technique) {
  return !technique || *technique == Technique::full_house;
}

// The conditions that contradict the number of givens, at least those in `given`.
Refusal refusal_of_size(const MakeRequest& request, CellSet given) {
  const int givens = std::max(given.size(), request.givens ? request.givens->least : 0);
  const auto is_given = [&](CellSet house) { return house.is_subset_of(given); };
  constexpr int kMostWithoutHouse = kCells - 9;  // an empty cell in each row
  if (request.minimal &&
      (givens > kMostWithoutHouse || std::any_of(kHouseSets.begin(), kHouseSets.end(), is_given)))
    return minimal_house;
  const int empty = kCells - givens;
  if (!has_condition_on_steps(request) || empty > 3) return no_refusal;
  // Up to three empty cells: one of them is alone in a house, because two rows and two columns with
  // at least two of them each need four.
  const Range full_house = ratings_of(Technique::full_house);
  const bool steps = request.rating || request.hardest || request.needed;
  const bool fits = (!request.rating || (request.rating->least <= full_house.least &&
                                         request.rating->most >= full_house.least)) &&
                    is_full_house(request.hardest) && is_full_house(request.needed) &&
                    (!request.needed || request.uses <= empty) && (!steps || empty > 0);
  return fits ? no_refusal : steps_givens;
}

Refusal refusal_of_steps(const MakeRequest& request) {
  if (request.rating) {
    if (request.rating->least > request.rating->most) return rating_range;
    if (!exists(*request.rating)) return rating_unknown;
  }
  if (request.uses < 1 || request.uses > kCells) return technique_uses;
  for (const auto& technique : {request.hardest, request.needed}) {
    if (const Refusal refusal = refusal_of_technique(request, technique); refusal != no_refusal)
      return refusal;
  }
  const int most = highest_rating(request);
  if (request.needed && ratings_of(*request.needed).least > most)
    return request.singles_only ? singles_rating : technique_rating;
  if (request.rating && request.rating->least > most)
    return request.singles_only ? singles_rating : technique_rating;
  return no_refusal;
}

}  // namespace

CountingOrder counting_order_of(Technique technique) {
  if (info_of(technique).se_rating > 0) return CountingOrder::sudoku_explainer;
  return book_order_up_to(technique).empty() ? CountingOrder::none : CountingOrder::books;
}

const char* name_of(Refusal refusal) { return kNames[static_cast<std::size_t>(refusal)].name; }

Refusal refusal_of(const MakeRequest& request) {
  if (request.part >= request.parts) return parts_range;
  if (request.givens) {
    if (request.givens->least > request.givens->most || request.givens->most > kCells ||
        request.givens->least < 0)
      return givens_range;
    if (request.givens->most < kFewestGivens) return too_few_givens;
  }
  if (request.solution && (!request.solution->is_full() || !is_conflict_free(*request.solution)))
    return solution_invalid;
  for (const auto check : {refusal_of_keep, refusal_of_pattern}) {
    if (const Refusal refusal = check(request); refusal != no_refusal) return refusal;
  }
  const CellSet kept = closure(filled_cells(request.keep), request.symmetry);
  if (request.givens && !has_symmetric_size(request.symmetry, kept, *request.givens))
    return symmetry_givens;
  if (request.fewest && (request.givens || request.pattern || has_condition_on_steps(request) ||
                         request.symmetry != Symmetry::none))
    return fewest_with_others;
  if (const Refusal refusal = refusal_of_steps(request); refusal != no_refusal) return refusal;
  return refusal_of_size(request, request.pattern ? *request.pattern : kept);
}

}  // namespace sudoku
