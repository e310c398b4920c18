// What is printed of a puzzle and its answer: a line, a row of a table, or what the program of one
// of the five texts prints.
#include <algorithm>
#include <array>
#include <cstring>

#include "batch/cells.hpp"
#include "batch/layout.hpp"
#include "sudoku/batch.hpp"

namespace sudoku {

namespace {

using batch::Layout;

char* put(std::string_view text, char* to) { return std::copy(text.begin(), text.end(), to); }

// Copied as a whole: for so few bytes a call takes longer.
struct Word {
  char text[8] = {};
  std::size_t length = 0;
};

char* put(const Word& word, char* to) {
  std::memcpy(to, word.text, sizeof(word.text));
  return to + word.length;
}

const auto kVerdicts = [] {
  std::array<Word, 4> words;
  for (Verdict verdict : {Verdict::invalid, Verdict::none, Verdict::one, Verdict::many}) {
    Word& word = words[static_cast<int>(verdict)];
    word.length = std::string_view(name_of(verdict)).copy(word.text, sizeof(word.text));
  }
  return words;
}();

// Puzzle, verdict, and the solution where there is one.
char* put_all(const BatchAnswer& answer, char separator, char* to) {
  to = batch::write_cells(answer.puzzle, to);
  *to++ = separator;
  to = put(kVerdicts[static_cast<int>(answer.verdict)], to);
  if (answer.solutions.empty()) return to;
  *to++ = separator;
  return batch::write_cells(answer.solutions[0], to);
}

char* print_line(const BatchAnswer& answer, char* to) {
  to = put_all(answer, ' ', to);
  *to++ = '\n';
  return to;
}

char* print_csv(const BatchAnswer& answer, char* to) {
  to = put_all(answer, ',', to);
  return put(answer.solutions.empty() ? ",,,\n" : ",,\n", to);
}

// liang-case-study, main.
char* print_liang(const BatchAnswer& answer, char* to) {
  static const Layout layout(*find_writer("liang"));
  constexpr const char* kWords[] = {"Invalid input\n", "No solution\n", "The solution is found:\n",
                                    "The solution is found:\n"};
  to = put("Enter a Sudoku puzzle:\n", to);
  to = put(kWords[static_cast<int>(answer.verdict)], to);
  return answer.solutions.empty() ? to : layout.print(answer.solutions[0], to);
}

// almanac-e1089, SudokuSolver.printSolutions. The program passes over clashing givens in silence.
char* print_almanac(const BatchAnswer& answer, char* to) {
  static const Layout layout(*find_writer("almanac"));
  constexpr const char* kWords[] = {"\n", "Unsolveable\n", "Solved\n", "At least two solutions\n"};
  to = put("Original\n", to);
  to = layout.print(answer.puzzle, to);
  to = put(kWords[static_cast<int>(answer.verdict)], to);
  for (const Grid& solution : answer.solutions) to = layout.print(solution, to);
  return put("\n\n", to);
}

// article-java-sudoku-solver, main: where it fails it prints the grid as it was, blanks as zeros.
char* print_article(const BatchAnswer& answer, char* to) {
  static const Layout layout(*find_writer("article"));
  to = layout.print(answer.puzzle, to);
  to = put("AFTER SOLVING : \n", to);
  if (answer.solutions.empty()) return layout.print(answer.puzzle, to, '0');
  return layout.print(answer.solutions[0], to);
}

// assignment-4-candidate-elimination, main.
char* print_assignment4(const BatchAnswer& answer, char* to) {
  static const Layout layout(*find_writer("assignment4"));
  to = layout.print(answer.puzzle, to);
  *to++ = '\n';
  return answer.solutions.empty() ? to : layout.print(answer.solutions[0], to);
}

// recursion-lab, question 5: the only solution, or else how many there are.
char* print_lab(const BatchAnswer& answer, char* to) {
  static const Layout layout(*find_writer("lab"));
  if (answer.verdict == Verdict::one) return layout.print(answer.solutions[0], to);
  to = put(answer.verdict == Verdict::many ? answer.count(answer.puzzle) : "0", to);
  *to++ = '\n';
  return to;
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

std::string printed(const BatchFormat& format, const BatchAnswer& answer) {
  std::string text(kLongestAnswer, '\0');
  text.resize(static_cast<std::size_t>(format.print(answer, text.data()) - text.data()));
  return text;
}

std::span<const BatchFormat> batch_formats() { return kFormats; }

const BatchFormat* find_batch_format(std::string_view id) {
  const auto found = std::find_if(std::begin(kFormats), std::end(kFormats),
                                  [&](const BatchFormat& format) { return id == format.id; });
  return found == std::end(kFormats) ? nullptr : found;
}

}  // namespace sudoku
