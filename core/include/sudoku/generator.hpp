// Makes puzzles: random ones, symmetric ones, with given cells, up to a rating.
//
//   MakeRequest   what the puzzles must be like
//   refusal_of    why a request cannot be fulfilled, if that is known without trying
//   Generator     one puzzle after the other, in slices
//
// Every puzzle has exactly one solution. A puzzle is the result of an attempt; attempts are
// numbered, and each uses its own random numbers. What an attempt finds depends on the seed, its
// number and the rest of the request only: not on the machine, the time, or the size of the slices.
//
// How a puzzle is made: a full grid is drawn, each with the same probability (full_grid.hpp). Its
// cells, or the orbits of the symmetry, are emptied in a random order wherever exactly one solution
// remains. Then no orbit can be emptied any more; without a symmetry the puzzle is minimal. Minimal
// puzzles are not equally probable: those with few givens are more frequent, 24.4 givens on average
// instead of 26.6 (D. Berthier: Unbiased Statistics of a CSP, 2009). src/generator/README.md has
// the methods for patterns, ratings and few givens.
//
// Objects are independent: each may be used by one thread at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sudoku/cell_set.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/rating.hpp"
#include "sudoku/symmetry.hpp"
#include "sudoku/technique.hpp"

namespace sudoku {

/// What the puzzles of a Generator must be like. The default is any minimal puzzle. All conditions
/// hold together; `refusal_of` refuses these combinations:
///
///   fewest         with symmetry, pattern, givens, or a condition on steps (rating, hardest,
///                  needed, singles_only)
///   pattern        without the symmetry, with a size outside `givens`, without a cell of `keep`,
///                  or with several solutions if the solution is given
///   keep           not part of the solution, with more orbits than `givens` allows; if `minimal`,
///                  with a given that follows from the others
///   minimal        with nine givens in a house
///   symmetry       if no union of its orbits around `keep` has a size in `givens`
///   rating         outside the ratings of `hardest` and `needed`, or above singles if singles_only
///   hardest, needed  of books, with singles_only, or with a rating that never needs them
///
/// `uses` counts for `needed` only. `seed`, `part` and `parts` combine with everything.
struct MakeRequest {
  std::uint64_t seed = 1;
  Symmetry symmetry = Symmetry::none;
  /// Exactly these cells have givens.
  std::optional<CellSet> pattern;
  /// All puzzles have this solution: a full grid without conflicts.
  std::optional<Grid> solution;
  /// These givens are in all puzzles, and with a symmetry their orbits have givens.
  Grid keep;
  /// The number of givens. A minimal puzzle with fewer of them gets more givens.
  std::optional<Range> givens;
  /// No given can be removed. Without it, this is so unless symmetry, `keep` or `givens` demand
  /// more givens.
  bool minimal = false;
  /// Sudoku Explainer's rating ER, in tenths.
  std::optional<Range> rating;
  /// The hardest step is of this technique, in the order of `counting_order_of`. In Sudoku
  /// Explainer's order no step has a higher rating; in that of books no later technique is needed.
  std::optional<Technique> hardest;
  /// The path in the order of `counting_order_of` has at least `uses` steps of this technique.
  std::optional<Technique> needed;
  int uses = 1;
  /// Hidden and naked singles solve the puzzle.
  bool singles_only = false;
  /// The puzzles have a rating even if no condition needs it. Not with `fewest`.
  bool rated = false;
  /// Each puzzle has fewer givens than the one before: the search for few givens never ends.
  bool fewest = false;
  /// For several generators that share the work: this one makes the attempts part, part + parts,
  /// part + 2 parts, ….
  std::uint64_t part = 0;
  std::uint64_t parts = 1;
};

/// Why no puzzle fulfils a request, or what in it contradicts itself.
enum class Refusal : std::uint8_t {
  no_refusal,
  too_few_givens,        ///< fewer than 17 givens: no puzzle with one solution has so few
  givens_range,          ///< the range of givens is empty, or above 81
  solution_invalid,      ///< the solution is not a full grid without conflicts
  keep_unsolvable,       ///< the givens to keep have no solution
  keep_not_in_solution,  ///< the givens to keep differ from the solution
  keep_givens,           ///< the givens to keep, with their orbits, are too many
  keep_redundant,        ///< minimal, but a given to keep follows from the others
  pattern_lines,         ///< the pattern leaves two rows of a band or columns of a stack empty
  pattern_symmetry,      ///< the pattern does not have the symmetry
  pattern_givens,        ///< the pattern's size is not in the range of givens
  pattern_keep,          ///< a given to keep is outside the pattern
  pattern_solution,      ///< the pattern leaves several solutions of the given solution's digits
  symmetry_givens,       ///< no set of cells with this symmetry has such a size
  rating_range,          ///< the range of ratings is empty
  rating_unknown,        ///< no step has a rating in the range
  technique_unordered,   ///< neither Sudoku Explainer nor the order of books has the technique
  technique_rating,      ///< the technique is rated outside the range
  technique_unneeded,    ///< a technique of books that no puzzle with such ratings needs
  technique_uses,        ///< the number of uses is not 1..81
  singles_rating,        ///< singles only, but harder steps are requested
  minimal_house,         ///< minimal, but nine givens in a house: each follows from the others
  steps_givens,          ///< too few empty cells for such steps
  fewest_with_others,    ///< fewest givens together with a symmetry, pattern, number or rating
  parts_range,           ///< part is not less than parts
};
inline constexpr int kRefusals = static_cast<int>(Refusal::parts_range) + 1;

/// "too-few-givens": lower case with hyphens; pages key their texts on it.
const char* name_of(Refusal refusal);

/// The orders in which a path can be searched; `none` for a technique that neither of them has.
enum class CountingOrder : std::uint8_t { none, sudoku_explainer, books };

/// The order in which a requested technique counts: Sudoku Explainer's if it has the technique,
/// else that of books.
CountingOrder counting_order_of(Technique technique);

/// Refusal::no_refusal if the request is not known to be impossible. Searches of a few
/// milliseconds at most, except for few `keep` givens that have no solution.
Refusal refusal_of(const MakeRequest& request);

/// A puzzle that a Generator made.
struct MadePuzzle {
  Grid puzzle;
  Grid solution;
  Rating rating;          ///< 0/0/0 without a condition on steps, unless `rated`
  std::uint64_t attempt;  ///< the number of its attempt
};

/// Makes puzzles, in slices.
class Generator {
 public:
  /// Precondition: `refusal_of(request)` is Refusal::no_refusal.
  explicit Generator(const MakeRequest& request);
  ~Generator();
  Generator(Generator&&) noexcept;
  Generator& operator=(Generator&&) noexcept;

  /// Continues by one step: a full grid and its puzzle, or a deduction of its path, or a change to
  /// a puzzle in a search. Usually less than a millisecond; deductions above ER 9 can take tenths
  /// of a second. True if a puzzle was added to `made`. Nothing happens once `is_exhausted()`.
  bool step();

  /// True if no further puzzle can be made: the request leaves only one candidate, such as the
  /// digits of a solution in a pattern, and an attempt has compared it.
  bool is_exhausted() const;

  /// The puzzles that are finished and not yet taken, by attempt.
  std::span<const MadePuzzle> made() const;
  /// Removes and returns the puzzles of `made`.
  std::vector<MadePuzzle> take();

  /// The number of finished puzzles so far that were compared with the request.
  std::uint64_t tried() const;
  /// The number of them that fulfil it.
  std::uint64_t fitting() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace sudoku
