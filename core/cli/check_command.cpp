// `sudoku check`: runs the reader's program for a text on puzzles and compares what it prints.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>

#include "commands.hpp"
#include "format_answer.hpp"
#include "input.hpp"
#include "program.hpp"
#include "sudoku/line.hpp"

namespace sudoku::cli {

namespace {

// White space between the numbers of a file. The texts allow any.
struct Layout {
  const char *cells, *rows, *bands;
};

constexpr Layout kLayouts[] = {{" ", "\n", "\n\n"}, {" ", " ", " "}, {"\t", "  \n", "\n\n\n"}};

// How a program gets its puzzle: the name of a file as its argument, or on standard input. Those of
// the article and the lab have it in the source; one that reads it does so as Liang's.
struct Program {
  const char* id;  // of a BatchFormat
  bool takes_file;
};

constexpr Program kPrograms[] = {
    {"liang", false}, {"almanac", true}, {"article", false}, {"assignment4", true}, {"lab", false}};

// Puzzles that crossing out candidates solves: the one of assignment 4, two that are almost full,
// four without a row, a column or a box, and others. No program of a text tries more than 60,000
// digits for one of them.
constexpr const char* kProperPuzzles[] = {
    "000530004083901000610028700000000207040107080709000000001740058000603970200095000",
    "923576814148239756765148329417352698286497135359861247891625473532784961674913082",
    "076953481481672359953418276897536124612847593345291867738129645569384712124765930",
    "000000000000740820947010060704003000010000300006000007061070009000600080095080200",
    "960200000047903006050060004800075000090100200000002700600300050200000840000000000",
    "020060000000900040040050920050000006009010700014000305072405060000600000000387000",
    "000005000000027030000600214109700006080050000502103800001500600060870000200040300",
    "100020639500000100008000250000040000019067000800000000906400000000370000405000097",
    "000004070095200400000000109008700036067050010000900005000030000040020800010548090",
    "000085070900000538060000009610054000009010000040008060000700302153020000000006900",
    "208000000007045000010097008600050020080000000500060403090072830300000057000003000",
    "700050040603870500000000081064709008000416000090005000001007000900208600300000052",
    "050000000609703001000000069030008026021004050000270000940030000000000007017950080",
    "007060008804100000000030060305049000000210000001000700042007800000084009500000304",
    "000003860070008023009002400000680000985040000000000300002006009097000000500730010",
    "003050000060700091407100000000970050001060400050000000000500080890000004720048006",
};

// Assignment 4 promises that each puzzle has one solution; the other programs have words, or at
// least a way, for what these are: several solutions, none, and givens that clash.
constexpr const char* kOtherPuzzles[] = {
    "123456789060000030070000040789123456000000000000000000456789123000000000000000000",
    "123456780000000000000000000000000000000000000000000009000000000000000000000000000",
    "963174258178325649254689731821437596492852317735961824589713462317246985642598173",
    "660174258178325649254689731821437596492852317735961820589713462317246985642598170",
};

constexpr std::size_t kMostOutput = 1 << 20;  // bytes
constexpr int kMostSlow = 3;                  // programs without an end, before the check ends

std::vector<Parameter> parameters() {
  return {{"--as", names_of(kPrograms, [](const Program& program) { return program.id; })},
          {"--puzzles", {}, nullptr, {}, "FILE"},
          {"--seconds", {}, "N"}};
}

std::string missing(const Arguments& arguments) {
  return arguments.has("--as") ? "" : "--as is missing";
}

// A temporary folder and the name of a file in it, for one puzzle. The destructor removes both.
class PuzzleFile {
 public:
  PuzzleFile() {
    std::string folder = (std::filesystem::temp_directory_path() / "sudoku-XXXXXX").string();
    if (mkdtemp(folder.data()) != nullptr) folder_ = folder;
  }
  PuzzleFile(const PuzzleFile&) = delete;
  PuzzleFile& operator=(const PuzzleFile&) = delete;
  ~PuzzleFile() {
    std::error_code ignored;
    if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
  }

  std::string path() const { return folder_ + "/puzzle.txt"; }

  /// False if that is not possible.
  bool write(const Grid& puzzle, const Layout& layout) const {
    std::ofstream file(path());
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (cell > 0) {
        file << (cell % 27 == 0 ? layout.bands : cell % 9 == 0 ? layout.rows : layout.cells);
      }
      file << char_of_digit(puzzle[cell], '0');
    }
    file << '\n';
    file.close();
    return !folder_.empty() && file.good();
  }

 private:
  std::string folder_;
};

// Lines without spaces at their ends, and without empty ones at the end of the text.
std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string_view line = text.substr(begin, end - begin);
    line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    lines.emplace_back(line);
    begin = end + 1;
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

// A line for a message: in quotes, without control characters.
std::string shown(std::string_view line) {
  constexpr std::size_t kMost = 100;
  std::string text(line.substr(0, kMost));
  std::replace_if(
      text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, '?');
  return "\"" + text + (line.size() > kMost ? "…\"" : "\"");
}

// The first line that is not as expected, for a message; an empty text if there is none.
std::string first_difference(std::string_view expected, std::string_view found) {
  const auto right = lines_of(expected), lines = lines_of(found);
  const auto line_in = [](const std::vector<std::string>& all, std::size_t at) {
    return at < all.size() ? shown(all[at]) : "the end";
  };
  std::size_t at = 0;
  while (at < right.size() && at < lines.size() && right[at] == lines[at]) ++at;
  if (at == right.size() && at == lines.size()) return {};
  return "  line " + std::to_string(at + 1) + "\n  expected: " + line_in(right, at) +
         "\n  found:    " + line_in(lines, at) + "\n";
}

// How the program ended, unless it did as it should; then an empty text.
std::string wrong_end(const ProgramResult& result, std::uint64_t seconds) {
  using End = ProgramResult::End;
  switch (result.end) {
    case End::too_slow:
      return "no end within " + std::to_string(seconds) + " s";
    case End::too_long:
      return "more than " + std::to_string(kMostOutput) + " bytes of output";
    case End::killed:
      return "ended by signal " + std::to_string(result.code);
    case End::exited:
    case End::not_started:
    case End::interrupted:
      break;
  }
  return result.code == 0 ? "" : "exit code " + std::to_string(result.code);
}

// The check of one program, puzzle after puzzle.
class Check {
 public:
  Check(const Arguments& arguments, std::ostream& out, std::ostream& err)
      : program_(
            *std::find_if(std::begin(kPrograms), std::end(kPrograms),
                          [&](const Program& row) { return row.id == arguments.value("--as"); })),
        format_(*find_batch_format(program_.id)),
        command_(arguments.program().begin(), arguments.program().end()),
        seconds_(std::min<std::uint64_t>(arguments.number("--seconds", 10), 86'400)),
        path_(file_.path()),
        out_(out),
        err_(err) {
    if (program_.takes_file) command_.push_back(path_);
  }

  bool takes_clashes() const { return format_.id != std::string_view("assignment4"); }

  /// False if the check cannot continue.
  bool run(const Puzzle& puzzle) {
    const std::string where = "puzzle " + std::to_string(++puzzles_) + ": ";
    const FormatAnswer answer = answer_in(format_, puzzle);
    if (!takes_clashes() && answer.verdict != BatchVerdict::one) {
      err_ << "sudoku: " << where << why_not_one_solution(puzzle) << "\n";
      return true;
    }
    if (answer.verdict == BatchVerdict::invalid && !answer.is_expressed) {
      err_ << "sudoku: " << where << "the program of the text works too long\n";
      return true;
    }
    if (!file_.write(puzzle.givens, kLayouts[puzzles_ % std::size(kLayouts)])) {
      err_ << "sudoku: cannot write " << path_ << "\n";
      return false;
    }
    const ProgramResult result = run_program(command_, program_.takes_file ? "/dev/null" : path_,
                                             {std::chrono::seconds(seconds_), kMostOutput});
    if (result.end == ProgramResult::End::not_started) {
      err_ << "sudoku: cannot run `" << command_[0] << "`: " << std::strerror(result.code) << "\n";
      return false;
    }
    if (result.end == ProgramResult::End::interrupted) {
      err_ << "sudoku: interrupted\n";
      return false;
    }
    const std::string end = wrong_end(result, seconds_);
    const std::string difference = first_difference(answer.text, result.output);
    if (end.empty() && difference.empty()) {
      ++right_;
      out_ << where << "right" << std::endl;
      return true;
    }
    out_ << where << (end.empty() ? "wrong output" : end) << "\n  " << to_line(puzzle.givens, '0')
         << "\n"
         << difference;
    const auto errors = lines_of(result.errors);
    if (!errors.empty()) out_ << "  standard error: " << shown(errors[0]) << "\n";
    out_.flush();
    if (result.end == ProgramResult::End::too_slow && ++slow_ == kMostSlow) {
      err_ << "sudoku: " << kMostSlow << " times no end: the other puzzles are left out\n";
      return false;
    }
    return true;
  }

  bool is_right() const { return puzzles_ > 0 && right_ == puzzles_; }

  void print_summary() const { out_ << right_ << " of " << puzzles_ << " right\n"; }

 private:
  PuzzleFile file_;
  const Program& program_;
  const BatchFormat& format_;
  std::vector<std::string_view> command_;
  std::uint64_t seconds_;
  std::string path_;
  std::ostream& out_;
  std::ostream& err_;
  int puzzles_ = 0, right_ = 0, slow_ = 0;
};

int check_command(const Arguments& arguments, std::istream& in, std::ostream& out,
                  std::ostream& err) {
  Check check(arguments, out, err);
  bool good = true;
  std::vector<Puzzle> puzzles;
  const auto add = [&](const char* line) { puzzles.push_back({*parse_line(line), {}, {}}); };
  if (arguments.has("--puzzles")) {
    const auto text = read_input(arguments.value("--puzzles"), in, err);
    if (!text) return kFailed;
    const Reading reading = read_text(*text);
    good = report(reading, err);
    for (const ReadPuzzle& read : reading.puzzles) {
      puzzles.push_back(read.puzzle);
      ignore_candidates(puzzles.back(), read.place.line, err);
    }
  } else {
    std::for_each(std::begin(kProperPuzzles), std::end(kProperPuzzles), add);
    if (check.takes_clashes()) {
      std::for_each(std::begin(kOtherPuzzles), std::end(kOtherPuzzles), add);
    }
  }
  std::all_of(puzzles.begin(), puzzles.end(),
              [&](const Puzzle& puzzle) { return check.run(puzzle); });
  check.print_summary();
  return good && check.is_right() ? kDone : kFailed;
}

}  // namespace

const Command kCheckCommand = {
    "check",    "Runs a program for a text on puzzles and compares its output.",
    parameters, check_command,
    missing,    Tail::program};

}  // namespace sudoku::cli
