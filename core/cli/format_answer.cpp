#include "format_answer.hpp"

#include <cstdint>
#include <optional>

#include "sudoku/engine.hpp"
#include "sudoku/exact_count.hpp"

namespace sudoku::cli {

namespace {

// Enumerating more solutions than this takes longer than counting them without enumeration.
constexpr std::uint64_t kEnumerable = 200'000;
// The exact count knows givens only. Enumerating this many solutions takes seconds.
constexpr std::uint64_t kMostEnumerated = 2'000'000;

// Digits that a program tries for givens that clash: some seconds.
constexpr std::uint64_t kMostTrials = 400'000'000;

BatchVerdict verdict_of(const SolveResult& result) {
  switch (result.verdict) {
    case Verdict::invalid:
      return BatchVerdict::invalid;
    case Verdict::none:
      return BatchVerdict::none;
    case Verdict::one:
      return BatchVerdict::one;
    case Verdict::many:
      break;
  }
  return BatchVerdict::many;
}

}  // namespace

std::string count_text(const Puzzle& puzzle) {
  const std::uint64_t limit = puzzle.is_restricted() ? kMostEnumerated : kEnumerable;
  const std::uint64_t count = count_solutions(puzzle, limit);
  if (count < limit) return std::to_string(count);
  if (puzzle.is_restricted()) return ">=" + std::to_string(count);
  ExactCount search(puzzle.givens);
  search.advance(UINT64_MAX);
  return to_text(search.count());
}

FormatAnswer answer_in(const BatchFormat& format, const Puzzle& puzzle) {
  SolveResult result = solve(puzzle, 2);
  const BatchVerdict verdict = verdict_of(result);
  const bool invalid = verdict == BatchVerdict::invalid;
  if (format.first_solutions > 0 && !invalid) {
    result.solutions = first_solutions(puzzle, format.first_solutions);
  }
  BatchAnswer answer{puzzle.givens, verdict, result.solutions};
  std::string number;
  if (format.counts && verdict == BatchVerdict::many) {
    answer.count = number = count_text(puzzle);
  }
  const auto clash = invalid ? clash_answer(format, puzzle.givens, kMostTrials) : std::nullopt;
  return {verdict, format.can_express(verdict) || clash,
          printed(format, clash ? clash->answer() : answer)};
}

}  // namespace sudoku::cli
