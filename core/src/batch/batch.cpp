// Puzzles are collected in groups, which the engine solves faster than one by one. An error is
// printed only after the group before it is answered, so that the output keeps the order of the
// records.
#include "sudoku/batch.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

#include "batch/output.hpp"
#include "batch/puzzle_source.hpp"
#include "sudoku/check.hpp"
#include "sudoku/line.hpp"

namespace sudoku {

namespace {

// Costs of work beside guesses, in the unit of `Batch::work`.
constexpr std::uint64_t kOrderCost = 500;   // the first solutions in lexicographic order
constexpr std::uint64_t kCountCost = 5000;  // counting up to kCountLimit
constexpr std::uint64_t kRatingCost = 1000;
constexpr std::size_t kScannedPerUnit = 512;  // bytes of plain records
constexpr std::size_t kReadPerUnit = 16;      // bytes for `read_text`

constexpr std::uint64_t kReadCost = 256;       // reading ends after the record that exceeds it
constexpr std::uint64_t kNodesPerStep = 1024;  // of the search for solutions

constexpr std::uint64_t kCountLimit = 10'000;

std::string count_text(const Puzzle& puzzle) {
  const std::uint64_t count = count_solutions(puzzle, kCountLimit);
  return (count == kCountLimit ? ">=" : "") + std::to_string(count);
}

}  // namespace

struct Batch::Impl {
  const BatchFormat& format;
  int limit;
  Rate rate;  // null if the batch does not rate
  std::size_t group_size;

  Solver solver;
  batch::PuzzleSource source;
  std::uint64_t hardest_threshold = 0;
  batch::Output out;
  BatchReport report;
  std::uint64_t cost = 0;  // of all work so far

  // The puzzles that were read last. The first `answered` of `grouped` are in the output.
  std::array<Grid, Solver::kBatchSize> group;
  std::array<std::uint32_t, Solver::kBatchSize> group_lines;
  std::size_t grouped = 0;
  std::size_t answered = 0;
  // The eliminated candidates of the group, which then is one puzzle.
  std::optional<decltype(Puzzle::eliminated)> eliminated;
  bool solving = false;              // the solver has started the next puzzle
  bool rating = false;               // it is solved, and its rating has begun
  std::uint64_t guesses_before = 0;  // of all puzzles before it

  Impl(const BatchFormat& f, BatchInput input, int l, Rate r)
      : format(f),
        limit(l),
        rate(std::move(r)),
        group_size(rate ? 1 : Solver::kBatchSize),
        source(input),
        out(f) {}

  void begin(const Chunk& chunk) {
    source.begin(chunk);
    hardest_threshold = chunk.hardest_threshold;
    out.clear();
    report = {};
    if (rate) report.ratings.resize(kUnsolvedRating + 1);
    grouped = answered = 0;
    eliminated.reset();
    solving = rating = false;
  }

  // False if the chunk is done.
  bool step() {
    if (answered < grouped) {
      solve();
      return true;
    }
    grouped = answered = 0;
    eliminated.reset();
    const std::size_t from = source.position();
    const std::uint64_t end = cost + kReadCost;
    bool more = true;
    while (more && grouped < group_size && cost < end && source.position() - from < kLongestLine) {
      more = read();
    }
    report.lines = source.line_count();
    report.skipped = source.skipped();
    cost += (source.position() - from) / kScannedPerUnit;
    solver.load(std::span(group).first(grouped));
    return more || grouped > 0;
  }

  // Reads a record. False if there is none, or if the group must be answered first.
  bool read() {
    using Item = batch::PuzzleSource::Item;
    const Item item = source.next(group[grouped], grouped > 0);
    cost += source.take_text_bytes() / kReadPerUnit;
    switch (item) {
      case Item::puzzle:
        group_lines[grouped++] = source.line();
        return true;
      case Item::restricted:
        group_lines[grouped++] = source.line();
        eliminated = source.eliminated();
        return false;
      case Item::error:
        fail(source.error());
        return true;
      case Item::empty:
        return true;
      case Item::waiting:
      case Item::end:
        break;
    }
    return false;
  }

  // A grid of the group with its eliminated candidates, unless the format ignores these.
  Puzzle puzzle_of(const Grid& grid) const {
    const bool taken = eliminated && format.takes_candidates;
    return {grid, {}, taken ? *eliminated : decltype(Puzzle::eliminated){}};
  }

  // Continues with the next puzzle of the group.
  void solve() {
    if (rating || is_solved()) answer(group[answered], group_lines[answered]);
    if (!solving && !rating) ++answered;
  }

  // Continues with its solutions. True if they are known.
  bool is_solved() {
    if (!solving) {
      guesses_before = solver.guesses();
      if (eliminated && format.takes_candidates) {
        solver.start(puzzle_of(group[answered]), limit);
      } else {
        solver.start_next(limit);
      }
    }
    const std::uint64_t before = solver.guesses();
    solving = !solver.advance(kNodesPerStep);
    cost += solver.guesses() - before;
    if (!solving) ++cost;
    return !solving;
  }

  // Answers a puzzle, unless its rating has not ended.
  void answer(const Grid& puzzle, std::uint32_t line) {
    const BatchVerdict verdict = verdict_of(puzzle, solver.found());
    std::optional<Rating> rated;
    if (rate && (verdict == BatchVerdict::one || verdict == BatchVerdict::solved)) {
      cost += kRatingCost;
      rated = rate(puzzle_of(puzzle), !rating);
      rating = !rated;
      if (rating) return;
    }
    const std::uint64_t guesses = solver.guesses() - guesses_before;
    ++report.verdicts[static_cast<int>(verdict)];
    report.guesses += guesses;
    if (rated) {
      ++report.ratings[rated->er];
      add_hard({static_cast<std::uint64_t>(rated->er), line, puzzle});
    } else if (rate) {
      add_error({line, name_of(verdict), to_line(puzzle)});
    } else {
      add_hard({guesses, line, puzzle});
    }
    print(puzzle, verdict, rated);
  }

  BatchVerdict verdict_of(const Grid& puzzle, int found) const {
    if (found == 0) return is_conflict_free(puzzle) ? BatchVerdict::none : BatchVerdict::invalid;
    if (limit == 1) return BatchVerdict::solved;
    return found == 1 ? BatchVerdict::one : BatchVerdict::many;
  }

  void print(const Grid& puzzle, BatchVerdict verdict, std::optional<Rating> rated) {
    if (eliminated && !format.takes_candidates) out.print_comment("candidates ignored");
    if (verdict == BatchVerdict::invalid && format.clashing != ClashingGivens::refused) {
      cost += kCountCost;
      const auto clash = clash_answer(format, puzzle);
      if (clash) return out.print(clash->answer());
      ++report.unanswered;
      return out.print_comment("invalid: the program works too long");
    }
    report.unanswered += !format.can_express(verdict);
    BatchAnswer answer{puzzle, verdict, {}, {}, rated};
    // A puzzle with exactly one solution needs no ordering.
    const bool several = verdict == BatchVerdict::many || verdict == BatchVerdict::solved;
    std::string count;
    if (verdict == BatchVerdict::many && format.counts) {
      cost += kCountCost;
      answer.count = count = count_text(puzzle_of(puzzle));
    }
    if (several && format.first_solutions > 0) {
      cost += kOrderCost;
      const auto solutions = first_solutions(puzzle_of(puzzle), format.first_solutions);
      answer.solutions = solutions;
      return out.print(answer);
    }
    Grid solution;
    if (solver.found() > 0) {
      solution = solver.solution();
      answer.solutions = {&solution, 1};
    }
    out.print(answer);
  }

  void add_hard(const HardPuzzle& hard) {
    if (hard.hardness <= hardest_threshold) return;
    auto& hardest = report.hardest;
    const bool full = hardest.size() == BatchReport::kHardest;
    if (full && !(hard < hardest.back())) return;
    if (full) hardest.pop_back();
    hardest.insert(std::upper_bound(hardest.begin(), hardest.end(), hard), hard);
  }

  void fail(const batch::RecordError& error) {
    ++cost;
    ++report.errors;
    add_error({error.line, error.code, error.text});
    const std::string cells = error.cells > 0 ? " (" + std::to_string(error.cells) + ")" : "";
    out.print_error(error.line, error.code + cells, error.text);
    const bool bad_number = error.code == std::string_view(name_of(ParseCode::bad_number));
    if (bad_number && format.for_bad_number != nullptr) out.append(format.for_bad_number);
  }

  void add_error(BatchError error) {
    if (report.first_errors.size() == BatchReport::kFirstErrors) return;
    report.first_errors.push_back(std::move(error));
  }
};

Batch::Batch(const BatchFormat& format, BatchInput input, int limit, Rate rate)
    : impl_(std::make_unique<Impl>(format, input, limit, std::move(rate))) {
  assert(limit == 1 || limit == 2);
}
Batch::~Batch() = default;
Batch::Batch(Batch&&) noexcept = default;
Batch& Batch::operator=(Batch&&) noexcept = default;

void Batch::begin(const Chunk& chunk) { impl_->begin(chunk); }

bool Batch::work(std::uint64_t cost) {
  const std::uint64_t before = impl_->cost;
  while (impl_->cost - before < cost) {
    if (!impl_->step()) return true;
  }
  return false;
}

std::size_t Batch::answered_bytes() const {
  const bool complete = impl_->answered == impl_->grouped && impl_->source.is_between_records();
  return complete ? impl_->source.position() : 0;
}

std::string_view Batch::output() const { return impl_->out.text(); }
std::span<const BatchMark> Batch::marks() const { return impl_->out.marks(); }
const BatchReport& Batch::report() const { return impl_->report; }

}  // namespace sudoku
