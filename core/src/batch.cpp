// Works through a chunk record by record. Plain puzzles are taken up together, up to a record that
// is not as simple: that is left to the reader, once those before it are answered.
#include "sudoku/batch.hpp"

#include <algorithm>
#include <cassert>

#include "batch/cells.hpp"
#include "batch/line.hpp"
#include "batch/scan.hpp"
#include "batch/text.hpp"
#include "sudoku/check.hpp"
#include "sudoku/reader.hpp"

namespace sudoku {

namespace {

// What it costs to put solutions in order, or to count them up to the limit.
constexpr std::uint64_t kManyCost = 500;
constexpr std::uint64_t kCountLimit = 10'000;

std::string count_text(const Grid& puzzle) {
  const std::uint64_t count = count_solutions(puzzle, kCountLimit);
  return (count == kCountLimit ? ">=" : "") + std::to_string(count);
}

std::string quoted(std::string_view text) {
  std::string all = "\"";
  for (char c : text) {
    if (c == '"') all += '"';
    all += c;
  }
  return all + '"';
}

}  // namespace

struct Batch::State {
  const BatchFormat& format;
  BatchInput input;
  int limit;

  Solver solver;
  Chunk chunk;
  std::size_t at = 0;      // in the chunk: a record of lines begins here
  std::uint32_t line = 0;  // that begins at `at`
  batch::CellScan scan{{}};
  batch::Text out;
  std::vector<BatchMark> marks;
  BatchReport report;
  std::uint64_t cost = 0;  // of all work so far

  // Plain puzzles that were read, to be solved together; those before `answered` are.
  std::array<Grid, Solver::kBatchSize> puzzles;
  std::array<std::uint32_t, Solver::kBatchSize> lines;
  std::size_t waiting = 0;
  std::size_t answered = 0;

  State(const BatchFormat& f, BatchInput i, int l) : format(f), input(i), limit(l) {}

  void begin(const Chunk& next) {
    chunk = next;
    at = 0;
    line = 0;
    scan = batch::CellScan(chunk.bytes);
    out.clear();
    marks.clear();
    report = {};
    waiting = answered = 0;
    if (input == BatchInput::line && chunk.continued) skip_line();
  }

  // Goes on by an answer, or reads on. False where there is nothing more.
  bool next() {
    if (answered < waiting) {
      answer(puzzles[answered], lines[answered], [this] { return solver.solve_next(limit); });
      ++answered;
      return true;
    }
    waiting = answered = 0;
    std::size_t records = 0;
    while (records < Solver::kBatchSize && read()) ++records;
    cost += records;
    if (waiting > 0) solver.load(std::span(puzzles).first(waiting));
    return records > 0;
  }

  // Reads a record. False where there is none, or one whose answer must wait for others.
  bool read() { return input == BatchInput::line ? read_line() : read_cells(); }

  bool read_line() {
    if (at == chunk.bytes.size()) {
      report.lines = line;
      return false;
    }
    const std::string_view rest = chunk.bytes.substr(at);
    if (rest.size() > kCells && batch::is_line_end(rest[kCells]) &&
        take(rest.substr(0, kCells), line)) {
      at += kCells;
      pass_line_end();
      return true;
    }
    const auto end = std::find_if(rest.begin(), rest.end(), batch::is_line_end);
    std::string_view text = rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
    const std::size_t length = text.size();
    if (line == 0 && text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    const bool plain =
        batch::is_empty(text) || (length <= kLongestRecord && take(batch::only_puzzle(text), line));
    if (!plain) {
      if (waiting > 0) return false;
      read_text_line(text);
    }
    at += length;
    pass_line_end();
    return true;
  }

  // The rest of the line at `at`, which then is behind it.
  void skip_line() {
    at = std::min(chunk.bytes.find_first_of("\r\n", at), chunk.bytes.size());
    pass_line_end();
  }

  void pass_line_end() {
    if (at == chunk.bytes.size()) return;
    const char c = chunk.bytes[at++];
    if (c == '\r' && at < chunk.bytes.size() && chunk.bytes[at] == '\n') ++at;
    ++line;
  }

  // What is not as plain as the others, by the reader.
  void read_text_line(std::string_view text) {
    if (text.size() > kLongestRecord) return fail(line, "too_long", batch::excerpt(text), 0);
    const Reading reading = read_text(text);
    cost += reading.puzzles.size();
    for (const ReadPuzzle& read : reading.puzzles) {
      if (chunk.refused) {
        refuse(batch::excerpt(text), line);
        continue;
      }
      const Grid& puzzle = read.puzzle.givens;
      answer(puzzle, line, [&] { return solver.solve(puzzle, limit); });
    }
    for (const ParseError& error : reading.errors) {
      fail(line, name_of(error.code), error.text, error.cells);
    }
  }

  bool read_cells() {
    const batch::CellScan before = scan;
    std::array<char, kCells> cells;
    int read = 0;
    std::uint32_t first = 0;
    while (read < kCells && scan.next()) {
      if (read == 0) first = scan.lines();
      cells[read++] = scan.cell();
    }
    report.lines = scan.lines();
    if (read == 0) return false;
    const std::string_view text(cells.data(), read);
    if (take(text, first)) return true;
    if (waiting > 0) {
      scan = before;
      return false;
    }
    fail(first, name_of(ParseCode::too_few_cells), batch::excerpt(text), read);
    return true;
  }

  // Takes a puzzle up, to be solved with others. False where these are not its 81 cells.
  bool take(std::string_view cells, std::uint32_t here) {
    if (cells.size() != kCells || !batch::read_cells(cells.data(), puzzles[waiting])) return false;
    if (chunk.refused) {
      refuse(cells, here);
    } else {
      lines[waiting++] = here;
    }
    return true;
  }

  void refuse(std::string_view text, std::uint32_t here) { fail(here, "crashed", text, 0); }

  // `solve` tells how many solutions the puzzle has, up to the limit.
  template <class Solve>
  void answer(const Grid& puzzle, std::uint32_t here, Solve solve) {
    const std::uint64_t before = solver.guesses();
    const int found = solve();
    const std::uint64_t guesses = solver.guesses() - before;
    cost += guesses;
    Verdict verdict = found == 0 ? Verdict::none : found == 1 ? Verdict::one : Verdict::many;
    if (found == 0 && !is_conflict_free(puzzle)) verdict = Verdict::invalid;

    ++report.verdicts[static_cast<int>(verdict)];
    report.guesses += guesses;
    if (guesses > chunk.easy) note_hard(puzzle, here, guesses);
    print(puzzle, verdict, found);
  }

  void print(const Grid& puzzle, Verdict verdict, int found) {
    if (!format.says(verdict)) {
      out += "# ";
      out += name_of(verdict);
      out += '\n';
    }
    const bool many = verdict == Verdict::many;
    if (many && format.slow_many) cost += kManyCost;
    if (many && format.first_solutions > 0) {
      const std::vector<Grid> solutions = first_solutions(puzzle, format.first_solutions);
      return write({puzzle, verdict, solutions, count_text});
    }
    if (found == 0) return write({puzzle, verdict, {}, count_text});
    const Grid solution = solver.solution();
    write({puzzle, verdict, {&solution, 1}, count_text});
  }

  void write(const BatchAnswer& answer) {
    out.end_at(format.print(answer, out.room(kLongestAnswer)));
  }

  void note_hard(const Grid& puzzle, std::uint32_t here, std::uint64_t guesses) {
    auto& hardest = report.hardest;
    const bool full = hardest.size() == BatchReport::kHardest;
    if (full && guesses <= hardest.back().guesses) return;  // of equals the earlier stays
    if (full) hardest.pop_back();
    const HardPuzzle hard{guesses, here, puzzle};
    hardest.insert(std::upper_bound(hardest.begin(), hardest.end(), hard), hard);
  }

  void fail(std::uint32_t here, const char* code, std::string_view text, int cells) {
    ++report.errors;
    if (report.first_errors.size() < BatchReport::kFirstErrors) {
      report.first_errors.push_back({here, code, std::string(text)});
    }
    const std::string what = code + (cells > 0 ? " (" + std::to_string(cells) + ")" : "");
    if (format.table) {
      out += quoted(text);
      out += ",error,,";
    } else {
      out += "# line ";
    }
    marks.push_back({static_cast<std::uint32_t>(out.size()), here});
    if (format.table) {
      out += ',' + what;
    } else {
      out += ": " + what + ": ";
      out += text;
    }
    out += '\n';
  }
};

Batch::Batch(const BatchFormat& format, BatchInput input, int limit)
    : state_(std::make_unique<State>(format, input, limit)) {
  assert(limit == 1 || limit == 2);
}
Batch::~Batch() = default;
Batch::Batch(Batch&&) noexcept = default;
Batch& Batch::operator=(Batch&&) noexcept = default;

void Batch::begin(const Chunk& chunk) { state_->begin(chunk); }

bool Batch::work(std::uint64_t cost) {
  const std::uint64_t end = state_->cost + cost;
  while (state_->cost < end) {
    if (!state_->next()) return true;
  }
  return false;
}

std::string_view Batch::output() const { return state_->out.view(); }
std::span<const BatchMark> Batch::marks() const { return state_->marks; }
const BatchReport& Batch::report() const { return state_->report; }

}  // namespace sudoku
