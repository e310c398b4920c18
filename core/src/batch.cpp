// Works through a chunk record by record. Puzzles in plain lines take no memory of their own; what
// is not as simple is left to the reader.
#include "sudoku/batch.hpp"

#include <algorithm>
#include <cassert>

#include "batch/cells.hpp"
#include "batch/line.hpp"
#include "batch/scan.hpp"
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

void append_quoted(std::string_view text, std::string& out) {
  out += '"';
  for (char c : text) {
    if (c == '"') out += '"';
    out += c;
  }
  out += '"';
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
  std::string out;
  std::vector<BatchMark> marks;
  BatchReport report;
  std::uint64_t cost = 0;  // of all work so far
  Grid plain;              // the puzzle of a record that needs no reader

  State(const BatchFormat& f, BatchInput i, int l) : format(f), input(i), limit(l) {}

  void begin(const Chunk& next) {
    chunk = next;
    at = 0;
    line = 0;
    scan = batch::CellScan(chunk.bytes);
    out.clear();
    marks.clear();
    report = {};
    if (input == BatchInput::line && chunk.continued) skip_line();
  }

  // One record more; false where there is none.
  bool next() { return input == BatchInput::line ? next_line() : next_cells(); }

  bool next_line() {
    if (at == chunk.bytes.size()) {
      report.lines = line;
      return false;
    }
    ++cost;
    const std::string_view rest = chunk.bytes.substr(at);
    if (rest.size() > kCells && batch::is_line_end(rest[kCells]) &&
        batch::read_cells(rest.data(), plain)) {
      take(plain, rest.substr(0, kCells), line);
      at += kCells;
      pass_line_end();
    } else {
      const std::uint32_t here = line;
      read_line(skip_line(), here);
    }
    return true;
  }

  // The line at `at`, which then is behind it.
  std::string_view skip_line() {
    const std::string_view rest = chunk.bytes.substr(at);
    const auto end = std::find_if(rest.begin(), rest.end(), batch::is_line_end);
    const std::string_view text = rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
    at += text.size();
    pass_line_end();
    return text;
  }

  void pass_line_end() {
    if (at == chunk.bytes.size()) return;
    const char c = chunk.bytes[at++];
    if (c == '\r' && at < chunk.bytes.size() && chunk.bytes[at] == '\n') ++at;
    ++line;
  }

  void read_line(std::string_view text, std::uint32_t here) {
    if (here == 0 && text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    if (batch::is_empty(text)) return;
    if (text.size() > kLongestRecord) return fail(here, "too_long", batch::excerpt(text), 0);
    if (const std::string_view cells = batch::only_puzzle(text); !cells.empty()) {
      batch::read_cells(cells.data(), plain);
      return take(plain, cells, here);
    }
    const Reading reading = read_text(text);
    cost += reading.puzzles.size();
    for (const ReadPuzzle& read : reading.puzzles) {
      take(read.puzzle.givens, batch::excerpt(text), here);
    }
    for (const ParseError& error : reading.errors) {
      fail(here, name_of(error.code), error.text, error.cells);
    }
  }

  bool next_cells() {
    std::array<char, kCells> cells;
    int read = 0;
    std::uint32_t first = 0;
    while (read < kCells && scan.next()) {
      if (read == 0) first = scan.lines();
      cells[read++] = scan.cell();
    }
    report.lines = scan.lines();
    if (read == 0) return false;
    ++cost;
    const std::string_view text(cells.data(), read);
    if (read == kCells) {
      batch::read_cells(cells.data(), plain);
      take(plain, text, first);
    } else {
      fail(first, name_of(ParseCode::too_few_cells), batch::excerpt(text), read);
    }
    return true;
  }

  void take(const Grid& puzzle, std::string_view text, std::uint32_t here) {
    if (chunk.refused) return fail(here, "crashed", text, 0);
    const std::uint64_t before = solver.guesses();
    const int found = solver.solve(puzzle, limit);
    const std::uint64_t guesses = solver.guesses() - before;
    cost += guesses;
    Verdict verdict = found == 0 ? Verdict::none : found == 1 ? Verdict::one : Verdict::many;
    if (found == 0 && !conflicts(puzzle).empty()) verdict = Verdict::invalid;

    ++report.verdicts[static_cast<int>(verdict)];
    report.guesses += guesses;
    if (guesses > 0) note_hard({guesses, here, puzzle});
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
      return format.print({puzzle, verdict, solutions, count_text}, out);
    }
    if (found == 0) return format.print({puzzle, verdict, {}, count_text}, out);
    const Grid solution = solver.solution();
    format.print({puzzle, verdict, {&solution, 1}, count_text}, out);
  }

  void note_hard(const HardPuzzle& hard) {
    auto& hardest = report.hardest;
    const bool full = hardest.size() == BatchReport::kHardest;
    if (full && !(hard < hardest.back())) return;
    if (full) hardest.pop_back();
    hardest.insert(std::upper_bound(hardest.begin(), hardest.end(), hard), hard);
  }

  void fail(std::uint32_t here, const char* code, std::string_view text, int cells) {
    ++report.errors;
    if (report.first_errors.size() < BatchReport::kFirstErrors) {
      report.first_errors.push_back({here, code, std::string(text)});
    }
    const std::string what = code + (cells > 0 ? " (" + std::to_string(cells) + ")" : "");
    if (format.table) {
      append_quoted(text, out);
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

std::string_view Batch::output() const { return state_->out; }
std::span<const BatchMark> Batch::marks() const { return state_->marks; }
const BatchReport& Batch::report() const { return state_->report; }

}  // namespace sudoku
