// What is printed of a puzzle and its answer: a line, a row of a table, or what the program of one
// of the five texts prints.
#include <algorithm>

#include "batch/cells.hpp"
#include "batch/layout.hpp"
#include "sudoku/batch.hpp"

namespace sudoku {

namespace {

using batch::Layout;

// A line that is added to a text, written in place.
class Row {
 public:
  explicit Row(std::string& out) : out_(out), end_(out.size()) { out.resize(end_ + kLongest); }
  ~Row() { out_.resize(end_); }

  Row& operator<<(std::string_view text) {
    std::copy(text.begin(), text.end(), &out_[end_]);
    end_ += text.size();
    return *this;
  }
  Row& operator<<(const Grid& grid) {
    batch::write_cells(grid, &out_[end_]);
    end_ += kCells;
    return *this;
  }

 private:
  static constexpr std::size_t kLongest = 2 * kCells + 30;  // two grids, and what is beside them

  std::string& out_;
  std::size_t end_;
};

void print_line(const BatchAnswer& answer, std::string& out) {
  Row row(out);
  row << answer.puzzle << " " << name_of(answer.verdict);
  if (!answer.solutions.empty()) row << " " << answer.solutions[0];
  row << "\n";
}

void print_csv(const BatchAnswer& answer, std::string& out) {
  Row row(out);
  row << answer.puzzle << "," << name_of(answer.verdict) << ",";
  if (!answer.solutions.empty()) row << answer.solutions[0];
  row << ",,\n";
}

// liang-case-study, main.
void print_liang(const BatchAnswer& answer, std::string& out) {
  static const Layout layout(*find_writer("liang"));
  constexpr const char* kWords[] = {"Invalid input\n", "No solution\n", "The solution is found:\n",
                                    "The solution is found:\n"};
  out += "Enter a Sudoku puzzle:\n";
  out += kWords[static_cast<int>(answer.verdict)];
  if (!answer.solutions.empty()) layout.print(answer.solutions[0], out);
}

// almanac-e1089, SudokuSolver.printSolutions. The program passes over clashing givens in silence.
void print_almanac(const BatchAnswer& answer, std::string& out) {
  static const Layout layout(*find_writer("almanac"));
  constexpr const char* kWords[] = {"\n", "Unsolveable\n", "Solved\n", "At least two solutions\n"};
  out += "Original\n";
  layout.print(answer.puzzle, out);
  out += kWords[static_cast<int>(answer.verdict)];
  for (const Grid& solution : answer.solutions) layout.print(solution, out);
  out += "\n\n";
}

// article-java-sudoku-solver, main: where it fails it prints the grid as it was, blanks as zeros.
void print_article(const BatchAnswer& answer, std::string& out) {
  static const Layout layout(*find_writer("article"));
  layout.print(answer.puzzle, out);
  out += "AFTER SOLVING : \n";
  if (answer.solutions.empty()) {
    layout.print(answer.puzzle, out, '0');
  } else {
    layout.print(answer.solutions[0], out);
  }
}

// assignment-4-candidate-elimination, main.
void print_assignment4(const BatchAnswer& answer, std::string& out) {
  static const Layout layout(*find_writer("assignment4"));
  layout.print(answer.puzzle, out);
  out += '\n';
  if (!answer.solutions.empty()) layout.print(answer.solutions[0], out);
}

// recursion-lab, question 5: the only solution, or else how many there are.
void print_lab(const BatchAnswer& answer, std::string& out) {
  static const Layout layout(*find_writer("lab"));
  if (answer.verdict == Verdict::one) {
    layout.print(answer.solutions[0], out);
    return;
  }
  out += answer.verdict == Verdict::many ? answer.count(answer.puzzle) : "0";
  out += '\n';
}

constexpr unsigned kInvalid = 1, kNone = 2, kSolved = 4 + 8;

constexpr BatchFormat kFormats[] = {
    {"line", "One line: puzzle, verdict, solution", "", 0, kInvalid | kNone | kSolved, print_line,
     false, false},
    {"csv", "CSV", "puzzle,verdict,solution,line,error\n", 0, kInvalid | kNone | kSolved, print_csv,
     false, true},
    {"liang", "As Liang's program prints", "", 1, kInvalid | kNone | kSolved, print_liang, true,
     false},
    {"almanac", "As the Almanac's program prints", "", 2, kNone | kSolved, print_almanac, true,
     false},
    {"article", "As the article's program prints", "", 1, kSolved, print_article, true, false},
    {"assignment4", "As assignment 4 prints", "", 1, kSolved, print_assignment4, true, false},
    {"lab", "As the recursion lab prints", "", 0, kNone | kSolved, print_lab, true, false},
};

}  // namespace

std::span<const BatchFormat> batch_formats() { return kFormats; }

const BatchFormat* find_batch_format(std::string_view id) {
  const auto found = std::find_if(std::begin(kFormats), std::end(kFormats),
                                  [&](const BatchFormat& format) { return id == format.id; });
  return found == std::end(kFormats) ? nullptr : found;
}

}  // namespace sudoku
