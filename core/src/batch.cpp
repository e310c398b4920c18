// Puzzles are collected in groups, which the engine solves faster than one by one. A record that is
// not a plain puzzle goes to `read_text`. An error is printed only after the group before it is
// answered, so that the output keeps the order of the records.
#include "sudoku/batch.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "batch/cells.hpp"
#include "batch/output.hpp"
#include "batch/records.hpp"
#include "sudoku/check.hpp"
#include "sudoku/reader.hpp"

namespace sudoku {

namespace {

// Costs of work beside guesses, in the unit of `Batch::work`.
constexpr std::uint64_t kOrderCost = 500;     // the first solutions in lexicographic order
constexpr std::uint64_t kCountCost = 5000;    // counting up to kCountLimit
constexpr std::size_t kScannedPerUnit = 512;  // bytes that only this file looks at
constexpr std::size_t kReadPerUnit = 16;      // bytes for `read_text`

constexpr std::uint64_t kReadCost = 256;       // reading ends after the record that exceeds it
constexpr std::uint64_t kNodesPerStep = 1024;  // of the search for solutions

constexpr std::uint64_t kCountLimit = 10'000;

std::string count_text(const Grid& puzzle) {
  const std::uint64_t count = count_solutions(puzzle, kCountLimit);
  return (count == kCountLimit ? ">=" : "") + std::to_string(count);
}

}  // namespace

struct Batch::Impl {
  const BatchFormat& format;
  BatchInput input;
  int limit;

  Solver solver;
  Chunk chunk;
  batch::LineScan lines{{}};
  batch::CellScan cells{{}};
  batch::GridScan grids{{}, true};
  bool text_read = false;
  batch::Output out;
  BatchReport report;
  std::uint64_t cost = 0;  // of all work so far

  // The puzzles that were read last. The first `answered` of `grouped` are in the output.
  std::array<Grid, Solver::kBatchSize> group;
  std::array<std::uint32_t, Solver::kBatchSize> group_lines;
  std::size_t grouped = 0;
  std::size_t answered = 0;
  bool solving = false;              // the solver has started the next puzzle
  std::uint64_t guesses_before = 0;  // of all puzzles before it

  // What `read_text` returned for a record that begins in line `reading_line`. The first
  // `puzzles_done` puzzles and `errors_done` errors have been taken from it.
  Reading reading;
  std::uint32_t reading_line = 0;
  std::size_t puzzles_done = 0;
  std::size_t errors_done = 0;

  Impl(const BatchFormat& f, BatchInput i, int l) : format(f), input(i), limit(l), out(f) {}

  void begin(const Chunk& next) {
    chunk = next;
    lines = batch::LineScan(chunk.bytes);
    cells = batch::CellScan(chunk.bytes);
    grids = batch::GridScan(chunk.bytes, true);
    text_read = false;
    out.clear();
    report = {};
    grouped = answered = 0;
    solving = false;
    reading = {};
    puzzles_done = errors_done = 0;
    if (input != BatchInput::line) return;
    const std::uint32_t skipped = chunk.heading_lines + (chunk.continued ? 1 : 0);
    while (lines.number() < skipped && !lines.at_end()) lines.skip();
  }

  // False if the chunk is done.
  bool step() {
    if (answered < grouped) {
      solve();
      return true;
    }
    grouped = answered = 0;
    const std::size_t from = position();
    const std::uint64_t end = cost + kReadCost;
    bool more = true;
    while (more && grouped < group.size() && cost < end && position() - from < kLongestLine) {
      more = read();
    }
    cost += (position() - from) / kScannedPerUnit;
    solver.load(std::span(group).first(grouped));
    return more || grouped > 0;
  }

  // Continues with the next puzzle of the group.
  void solve() {
    if (!solving) {
      guesses_before = solver.guesses();
      solver.start_next(limit);
    }
    const std::uint64_t before = solver.guesses();
    solving = !solver.advance(kNodesPerStep);
    cost += solver.guesses() - before;
    if (solving) return;
    ++cost;
    answer(group[answered], group_lines[answered]);
    ++answered;
  }

  std::size_t position() const {
    switch (input) {
      case BatchInput::line:
        return lines.begin();
      case BatchInput::grid:
        return grids.position();
      case BatchInput::cells:
        return cells.position();
      case BatchInput::text:
        break;
    }
    return 0;
  }

  // Reads a record. False if there is none, or if it must wait until the group is answered.
  bool read() {
    if (has_reading()) return take_from_reading();
    switch (input) {
      case BatchInput::line:
        return read_line();
      case BatchInput::grid:
        return read_grid();
      case BatchInput::cells:
        return read_cells();
      case BatchInput::text:
        break;
    }
    return read_whole();
  }

  bool read_line() {
    const std::uint32_t number = lines.number();
    if (lines.at_end()) {
      report.lines = number;
      return false;
    }
    const std::string_view rest = lines.rest();
    if (rest.size() > kCells && batch::is_line_end(rest[kCells]) &&
        add(rest.substr(0, kCells), number)) {
      lines.skip(kCells);
      return true;
    }
    const std::string_view line = lines.line();
    const bool plain = batch::is_empty(line) ||
                       (line.size() <= kLongestLine && add(batch::only_puzzle(line), number));
    if (!plain) {
      if (grouped > 0) return false;
      read_other(line, number);
    }
    lines.skip(line.size());
    return true;
  }

  bool read_grid() {
    const batch::GridScan before = grids;
    const auto record = grids.next();
    report.lines = grids.lines();
    if (!record) return false;
    if (record->grid) {
      return add(to_line(*record->grid), record->line);
    }
    if (grouped > 0) {
      grids = before;
      return false;
    }
    read_other(chunk.bytes.substr(record->begin, record->end - record->begin), record->line);
    return true;
  }

  bool read_cells() {
    const batch::CellScan before = cells;
    std::array<char, kCells> line;
    int size = 0;
    std::uint32_t number = 0;
    while (size < kCells && cells.next()) {
      if (size == 0) number = cells.lines();
      line[size++] = cells.cell();
    }
    report.lines = cells.lines();
    if (size == 0) return false;
    const std::string_view text(line.data(), size);
    if (add(text, number)) return true;
    if (grouped > 0) {
      cells = before;
      return false;
    }
    fail(number, name_of(ParseCode::too_few_cells), batch::excerpt(text), size);
    return true;
  }

  bool read_whole() {
    if (std::exchange(text_read, true)) return false;
    batch::LineScan scan(chunk.bytes);
    while (!scan.at_end()) scan.skip();
    report.lines = scan.number();
    read_other(chunk.bytes, 0);
    return true;
  }

  // Adds a puzzle to the group. False if `line` is not 81 cells.
  bool add(std::string_view line, std::uint32_t number) {
    if (line.size() != kCells || !batch::read_cells(line.data(), group[grouped])) return false;
    if (chunk.mark_crashed) {
      fail(number, "crashed", line, 0);
    } else {
      group_lines[grouped++] = number;
    }
    return true;
  }

  void read_other(std::string_view record, std::uint32_t number) {
    if (chunk.mark_crashed) return fail(number, "crashed", batch::excerpt(record), 0);
    if (input == BatchInput::line && record.size() > kLongestLine) {
      return fail(number, "too_long", batch::excerpt(record), 0);
    }
    reading = read_text(record);
    reading_line = number;
    puzzles_done = errors_done = 0;
    cost += record.size() / kReadPerUnit;
    if (input != BatchInput::line) add_skipped();
  }

  void add_skipped() {
    const Ignored& ignored = reading.ignored;
    BatchSkipped& skipped = report.skipped;
    if (ignored.characters > 0 && skipped.characters == 0) {
      skipped.line = line_of(ignored.place);
      skipped.text = ignored.text;
    }
    skipped.characters += ignored.characters;
  }

  bool has_reading() const {
    return puzzles_done < reading.puzzles.size() || errors_done < reading.errors.size();
  }

  // Adds the next puzzle to the group or prints the next error, whichever is first in the text.
  bool take_from_reading() {
    const std::vector<ReadPuzzle>& puzzles = reading.puzzles;
    const std::vector<ParseError>& errors = reading.errors;
    const bool puzzle_next = errors_done == errors.size() ||
                             (puzzles_done < puzzles.size() &&
                              puzzles[puzzles_done].place.line <= errors[errors_done].place.line);
    if (puzzle_next) {
      const ReadPuzzle& read = puzzles[puzzles_done++];
      group[grouped] = read.puzzle.givens;
      group_lines[grouped++] = line_of(read.place);
      return true;
    }
    if (grouped > 0) return false;
    const ParseError& error = errors[errors_done++];
    fail(line_of(error.place), name_of(error.code), error.text, error.cells);
    return true;
  }
  std::uint32_t line_of(const Place& place) const {
    return reading_line + static_cast<std::uint32_t>(place.line - 1);
  }

  void answer(const Grid& puzzle, std::uint32_t line) {
    const std::uint64_t guesses = solver.guesses() - guesses_before;
    const BatchVerdict verdict = verdict_of(puzzle, solver.found());
    ++report.verdicts[static_cast<int>(verdict)];
    report.guesses += guesses;
    if (guesses > chunk.hardest_threshold) add_hard({guesses, line, puzzle});
    print(puzzle, verdict);
  }

  BatchVerdict verdict_of(const Grid& puzzle, int found) const {
    if (found == 0) return is_conflict_free(puzzle) ? BatchVerdict::none : BatchVerdict::invalid;
    if (limit == 1) return BatchVerdict::solved;
    return found == 1 ? BatchVerdict::one : BatchVerdict::many;
  }

  void print(const Grid& puzzle, BatchVerdict verdict) {
    // A puzzle with exactly one solution needs no ordering.
    cost += format.answer_cost;
    const bool several = verdict == BatchVerdict::many || verdict == BatchVerdict::solved;
    if (several && format.counts_many) cost += kCountCost;
    if (several && format.first_solutions > 0) {
      cost += kOrderCost;
      const std::vector<Grid> solutions = first_solutions(puzzle, format.first_solutions);
      return out.print({puzzle, verdict, solutions, count_text});
    }
    if (solver.found() == 0) return out.print({puzzle, verdict, {}, count_text});
    const Grid solution = solver.solution();
    out.print({puzzle, verdict, {&solution, 1}, count_text});
  }

  void add_hard(const HardPuzzle& hard) {
    auto& hardest = report.hardest;
    const bool full = hardest.size() == BatchReport::kHardest;
    if (full && !(hard < hardest.back())) return;
    if (full) hardest.pop_back();
    hardest.insert(std::upper_bound(hardest.begin(), hardest.end(), hard), hard);
  }

  void fail(std::uint32_t line, const char* code, std::string_view text, int cells_read) {
    ++cost;
    ++report.errors;
    if (report.first_errors.size() < BatchReport::kFirstErrors) {
      report.first_errors.push_back({line, code, std::string(text)});
    }
    const std::string count = cells_read > 0 ? " (" + std::to_string(cells_read) + ")" : "";
    out.print_error(line, code + count, text);
  }
};

Batch::Batch(const BatchFormat& format, BatchInput input, int limit)
    : impl_(std::make_unique<Impl>(format, input, limit)) {
  assert(limit == 1 || limit == 2);
}
Batch::~Batch() = default;
Batch::Batch(Batch&&) noexcept = default;
Batch& Batch::operator=(Batch&&) noexcept = default;

void Batch::begin(const Chunk& chunk) { impl_->begin(chunk); }

bool Batch::work(std::uint64_t cost) {
  const std::uint64_t end = impl_->cost + cost;
  while (impl_->cost < end) {
    if (!impl_->step()) return true;
  }
  return false;
}

std::string_view Batch::output() const { return impl_->out.text(); }
std::span<const BatchMark> Batch::marks() const { return impl_->out.marks(); }
const BatchReport& Batch::report() const { return impl_->report; }

}  // namespace sudoku
