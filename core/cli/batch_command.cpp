#include "batch_command.hpp"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>

#include "sudoku/batch.hpp"
#include "sudoku/writer.hpp"

namespace sudoku::cli {

namespace {

constexpr std::size_t kRead = 1 << 18;

struct Options {
  const BatchFormat* format = find_batch_format("line");
  std::optional<BatchInput> input;
  int limit = 2;
  std::string_view path;
};

// False where the arguments are wrong.
bool parse(std::span<const std::string_view> args, Options& options) {
  bool has_path = false;
  for (std::size_t i = 0; i < args.size(); ++i) {
    const bool has_value = i + 1 < args.size();
    if (args[i] == "--format" && has_value) {
      options.format = find_batch_format(args[++i]);
      if (options.format == nullptr) return false;
    } else if (args[i] == "--input" && has_value) {
      options.input = find_batch_input(args[++i]);
      if (!options.input) return false;
    } else if (args[i] == "--limit" && has_value) {
      ++i;
      if (args[i] != "1" && args[i] != "2") return false;
      options.limit = args[i] == "1" ? 1 : 2;
    } else if (has_path || (args[i].starts_with('-') && args[i] != "-")) {
      return false;
    } else {
      options.path = args[i];
      has_path = true;
    }
  }
  return true;
}

// The sum of what all chunks came to.
class Summary {
 public:
  void add(const BatchReport& report) {
    for (HardPuzzle hard : report.hardest) hardest_.push_back({lines_ + hard.line + 1, hard});
    std::stable_sort(hardest_.begin(), hardest_.end(), [](const Hard& a, const Hard& b) {
      return a.puzzle.guesses > b.puzzle.guesses;
    });
    if (hardest_.size() > BatchReport::kHardest) hardest_.resize(BatchReport::kHardest);
    for (std::size_t i = 0; i < verdicts_.size(); ++i) verdicts_[i] += report.verdicts[i];
    errors_ += report.errors;
    guesses_ += report.guesses;
    lines_ += report.lines;
  }

  std::uint64_t lines() const { return lines_; }
  std::uint64_t errors() const { return errors_; }

  void print(std::ostream& err) const {
    std::uint64_t puzzles = 0;
    for (std::uint64_t count : verdicts_) puzzles += count;
    err << "puzzles " << puzzles << ", errors " << errors_;
    for (Verdict verdict : {Verdict::invalid, Verdict::none, Verdict::one, Verdict::many}) {
      err << ", " << name_of(verdict) << ' ' << verdicts_[static_cast<int>(verdict)];
    }
    err << ", guesses " << guesses_ << '\n';
    for (const Hard& hard : hardest_) {
      err << "line " << hard.line << ": " << to_line(hard.puzzle.puzzle) << ' '
          << hard.puzzle.guesses << " guesses\n";
    }
  }

 private:
  struct Hard {
    std::uint64_t line;  // from 1
    HardPuzzle puzzle;
  };
  std::uint64_t lines_ = 0, errors_ = 0, guesses_ = 0;
  std::array<std::uint64_t, 4> verdicts_ = {};
  std::vector<Hard> hardest_;
};

// The output of a chunk with the numbers of lines where they belong.
void print_chunk(const Batch& batch, std::uint64_t lines_before, std::ostream& out) {
  const std::string_view text = batch.output();
  std::size_t written = 0;
  for (const BatchMark& mark : batch.marks()) {
    out << text.substr(written, mark.at - written) << lines_before + mark.line + 1;
    written = mark.at;
  }
  out << text.substr(written);
}

// False where reading ended in an error, and not at the end.
bool solve_stream(const Options& options, std::istream& in, std::ostream& out, Summary& summary) {
  std::string bytes;
  std::optional<Batch> batch;
  BatchInput input = BatchInput::line;
  bool continued = false;
  for (bool more = true; more;) {
    const std::size_t kept = bytes.size();
    bytes.resize(kept + kRead);
    in.read(bytes.data() + kept, kRead);
    more = static_cast<bool>(in);
    bytes.resize(kept + static_cast<std::size_t>(in.gcount()));
    if (!batch) {
      input = options.input.value_or(batch_input_of(bytes));
      batch.emplace(*options.format, input, options.limit);
      out << options.format->head;
    }
    const std::size_t end = more ? last_record_end(bytes, input) : bytes.size();
    batch->begin({std::string_view(bytes).substr(0, end), continued});
    while (!batch->work(UINT64_MAX / 2)) {
    }
    print_chunk(*batch, summary.lines(), out);
    summary.add(batch->report());
    if (end > 0) continued = bytes[end - 1] != '\n' && bytes[end - 1] != '\r';
    bytes.erase(0, end);
  }
  return in.eof();
}

}  // namespace

int batch_command(std::span<const std::string_view> args, std::istream& in, std::ostream& out,
                  std::ostream& err) {
  Options options;
  if (!parse(args, options)) {
    err << "usage: " << kBatchUsage << "\n";
    return 2;
  }
  std::ifstream file;
  const bool named = !options.path.empty() && options.path != "-";
  if (named) file.open(std::string(options.path), std::ios::binary);
  Summary summary;
  if (!solve_stream(options, named ? file : in, out, summary)) {
    err << "sudoku: cannot read " << options.path << "\n";
    return 1;
  }
  summary.print(err);
  return summary.errors() == 0 ? 0 : 1;
}

}  // namespace sudoku::cli
