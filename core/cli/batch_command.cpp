// `sudoku batch`: solves a list of any length as a stream.
#include <algorithm>
#include <iostream>
#include <optional>
#include <string>

#include "commands.hpp"
#include "input.hpp"
#include "sudoku/batch.hpp"
#include "sudoku/line.hpp"
#include "sudoku/rating.hpp"

namespace sudoku::cli {

namespace {

constexpr std::size_t kChunk = 1 << 18;  // bytes, unless a record is longer

std::optional<Rating> rate_puzzle(const Puzzle& puzzle, bool) { return rate(puzzle); }

std::vector<Parameter> parameters() {
  return {
      {"--format", names_of(batch_formats(), [](const BatchFormat& format) { return format.id; })},
      {"--input", names_of(batch_inputs(), [](BatchInput input) { return name_of(input); })},
      {"--rate"},
      {"--limit", {"1", "2"}},
      {"--no-header"},
      {"--first-line", {}, "N"},
  };
}

// Ratings have a format, and need to know that there is one solution only.
std::string check(const Arguments& arguments) {
  if (!arguments.has("--rate")) return {};
  if (arguments.has("--format")) return "--rate with --format";
  return arguments.value("--limit") == "1" ? "--rate with --limit 1" : "";
}

// The figures of all chunks.
class Summary {
 public:
  /// `lines`: the number of lines before the list; `rated`: its puzzles have ratings.
  Summary(std::uint64_t lines, bool rated) : lines_(lines), rated_(rated) {}

  void add(const BatchReport& report) {
    for (HardPuzzle hard : report.hardest) hardest_.push_back({lines_ + hard.line + 1, hard});
    std::stable_sort(hardest_.begin(), hardest_.end(), [](const Hard& a, const Hard& b) {
      return a.puzzle.hardness > b.puzzle.hardness;
    });
    if (hardest_.size() > BatchReport::kHardest) hardest_.resize(BatchReport::kHardest);
    for (std::size_t i = 0; i < verdicts_.size(); ++i) verdicts_[i] += report.verdicts[i];
    errors_ += report.errors;
    unanswered_ += report.unanswered;
    guesses_ += report.guesses;
    if (skipped_.characters == 0 && report.skipped.characters > 0) {
      skipped_ = report.skipped;
      first_skipped_ = lines_ + report.skipped.line + 1;
    } else {
      skipped_.characters += report.skipped.characters;
    }
    lines_ += report.lines;
  }

  std::uint64_t lines() const { return lines_; }
  bool is_good() const { return errors_ + unanswered_ == 0; }

  void print(int limit, std::ostream& err) const {
    if (skipped_.characters > 0) {
      err << "sudoku: " << skipped_text(skipped_.characters) << ", from line " << first_skipped_
          << ": `" << skipped_.text << "`\n";
    }
    std::uint64_t puzzles = 0;
    for (std::uint64_t count : verdicts_) puzzles += count;
    err << "puzzles " << puzzles << ", errors " << errors_;
    const auto print_verdict = [&](BatchVerdict verdict) {
      err << ", " << name_of(verdict) << ' ' << verdicts_[static_cast<int>(verdict)];
    };
    print_verdict(BatchVerdict::invalid);
    print_verdict(BatchVerdict::none);
    if (limit == 1) {
      print_verdict(BatchVerdict::solved);
    } else {
      print_verdict(BatchVerdict::one);
      print_verdict(BatchVerdict::many);
    }
    err << ", guesses " << guesses_ << '\n';
    for (const Hard& hard : hardest_) {
      const HardPuzzle& puzzle = hard.puzzle;
      err << "line " << hard.line << ": " << to_line(puzzle.puzzle) << ' ';
      if (rated_) {
        err << "ER " << rating_text(static_cast<int>(puzzle.hardness)) << '\n';
      } else {
        err << puzzle.hardness << " guesses\n";
      }
    }
  }

 private:
  struct Hard {
    std::uint64_t line;  // from 1
    HardPuzzle puzzle;
  };
  std::uint64_t lines_;
  bool rated_;
  std::uint64_t errors_ = 0, unanswered_ = 0, guesses_ = 0;
  std::array<std::uint64_t, kBatchVerdicts> verdicts_ = {};
  std::vector<Hard> hardest_;
  BatchSkipped skipped_;
  std::uint64_t first_skipped_ = 0;  // line, from 1
};

// Prints the output of a chunk, with line numbers inserted.
void print_chunk(const Batch& batch, std::uint64_t lines_before, std::ostream& out) {
  const std::string_view text = batch.output();
  std::size_t written = 0;
  for (const BatchMark& mark : batch.marks()) {
    out << text.substr(written, mark.at - written) << lines_before + mark.line + 1;
    written = mark.at;
  }
  out << text.substr(written);
}

// The unread part of a list in memory.
class Window {
 public:
  explicit Window(Input& input) : input_(input) {}

  /// Reads until the window has `size` bytes, or the list ends.
  void fill(std::size_t size) {
    while (more_ && bytes_.size() < size) more_ = input_.read(bytes_, size - bytes_.size());
  }
  void remove(std::size_t size) { bytes_.erase(0, size); }

  std::string_view bytes() const { return bytes_; }
  bool has_all() const { return !more_; }

 private:
  Input& input_;
  std::string bytes_;
  bool more_ = true;
};

ListStart detect(Window& window) {
  for (std::size_t size = kChunk;; size *= 2) {
    window.fill(size);
    if (const auto start = detect_list(window.bytes(), window.has_all())) return *start;
    if (size >= kLongestRecord) return {};
  }
}

// False, with a message, if no record ends within kLongestRecord.
bool solve_list(const Arguments& arguments, int limit, Input& input, std::ostream& out,
                std::ostream& err, Summary& summary) {
  Window window(input);
  Batch::Chunk chunk;
  window.fill(kChunk);
  const auto kind = find_batch_input(arguments.value("--input"));
  const ListStart start = kind ? ListStart{*kind} : detect(window);
  const bool rates = arguments.has("--rate");
  const BatchFormat& format =
      rates ? rating_format() : *find_batch_format(arguments.value("--format", "line"));
  Batch batch(format, start.input, limit, rates ? rate_puzzle : Batch::Rate());
  chunk.heading_lines = start.heading_lines;
  if (!arguments.has("--no-header")) out << format.head;
  for (std::size_t size = kChunk; out;) {
    window.fill(size);
    if (window.bytes().empty()) break;
    const std::size_t end =
        window.has_all() ? window.bytes().size() : last_record_end(window.bytes(), start.input);
    if (end == 0) {
      if (window.bytes().size() >= kLongestRecord) {
        err << "sudoku: line " << summary.lines() + 1 << ": no record ends within "
            << (kLongestRecord >> 20) << " MB of here; --input says what a record is\n";
        return false;
      }
      size = 2 * window.bytes().size();
      continue;
    }
    chunk.bytes = window.bytes().substr(0, end);
    batch.begin(chunk);
    while (!batch.work(UINT64_MAX)) {
    }
    print_chunk(batch, summary.lines(), out);
    summary.add(batch.report());
    const char last = chunk.bytes.back();
    chunk.continued = start.input == BatchInput::line && last != '\n' && last != '\r';
    chunk.heading_lines = 0;
    window.remove(end);
    size = kChunk;
  }
  return true;
}

int batch_command(const Arguments& arguments, std::istream& in, std::ostream& out,
                  std::ostream& err) {
  Input input(arguments.path(), in);
  Summary summary(arguments.number("--first-line", 1) - 1, arguments.has("--rate"));
  const int limit = static_cast<int>(arguments.number("--limit", 2));
  const bool cut = solve_list(arguments, limit, input, out, err, summary);
  if (input.report_failure(err)) return kFailed;
  summary.print(limit, err);
  return cut && summary.is_good() ? kDone : kFailed;
}

}  // namespace

const Command kBatchCommand = {
    "batch", "Solves a list of any length: an answer per record, and a summary on standard error.",
    parameters, batch_command, check};

}  // namespace sudoku::cli
