// The output formats: a line, a row of a table, or what the program of one of the five texts
// prints. A new format is a `print_…` function and a row of kFormats.
#include <algorithm>
#include <array>
#include <cstring>

#include "batch/cells.hpp"
#include "sudoku/batch.hpp"
#include "sudoku/writer.hpp"

namespace sudoku {

namespace {

// A writer that gives each cell one character at a fixed place: faster than calling the writer.
class GridTemplate {
 public:
  explicit GridTemplate(const char* writer_id) {
    const Writer& writer = *find_writer(writer_id);
    text_ = writer.write({});
    Grid ones;
    for (Cell cell = 0; cell < kCells; ++cell) ones.set(cell, 1);
    const std::string filled = writer.write({ones, {}, {}});
    std::size_t found = 0;
    for (std::size_t at = 0; at < text_.size(); ++at) {
      if (text_[at] == filled[at]) continue;
      empty_ = text_[at];
      places_[found++] = static_cast<std::uint16_t>(at);
    }
  }

  /// Writes `grid` to `to` and returns the end. `empty` replaces the writer's character for an
  /// empty cell, unless it is 0.
  char* print(const Grid& grid, char* to, char empty = 0) const {
    char* const end = std::copy(text_.begin(), text_.end(), to);
    for (Cell cell = 0; cell < kCells; ++cell) {
      to[places_[cell]] = char_of_digit(grid[cell], empty == 0 ? empty_ : empty);
    }
    return end;
  }

 private:
  std::string text_;
  std::array<std::uint16_t, kCells> places_{};
  char empty_ = ' ';
};

char* put(std::string_view text, char* to) { return std::copy(text.begin(), text.end(), to); }

// Copied as 8 bytes: faster than a call for its length.
struct Word {
  char text[8] = {};
  std::size_t length = 0;
};

char* put(const Word& word, char* to) {
  std::memcpy(to, word.text, sizeof(word.text));
  return to + word.length;
}

constexpr std::array<const char*, kBatchVerdicts> kNames = {"invalid", "none", "one", "many",
                                                            "solved"};

const auto kVerdicts = [] {
  std::array<Word, kBatchVerdicts> words;
  for (std::size_t i = 0; i < kBatchVerdicts; ++i) {
    words[i].length = std::string_view(kNames[i]).copy(words[i].text, sizeof(words[i].text));
  }
  return words;
}();

// Puzzle, verdict, and the solution if there is one.
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
  static const GridTemplate grid("liang");
  constexpr std::array<const char*, kBatchVerdicts> kWords = {
      "Invalid input\n", "No solution\n", "The solution is found:\n", "The solution is found:\n",
      "The solution is found:\n"};
  to = put("Enter a Sudoku puzzle:\n", to);
  to = put(kWords[static_cast<int>(answer.verdict)], to);
  return answer.solutions.empty() ? to : grid.print(answer.solutions[0], to);
}

// almanac-e1089, SudokuSolver.printSolutions.
char* print_almanac(const BatchAnswer& answer, char* to) {
  static const GridTemplate grid("almanac");
  constexpr std::array<const char*, kBatchVerdicts> kWords = {
      "", "Unsolveable\n", "Solved\n", "At least two solutions\n", "Solved\n"};
  to = put("Original\n", to);
  to = grid.print(answer.puzzle, to);
  to = put(kWords[static_cast<int>(answer.verdict)], to);
  for (const Grid& solution : answer.solutions) to = grid.print(solution, to);
  return put("\n\n", to);
}

// article-java-sudoku-solver, main: if it fails, it prints the grid as it was, with zeros.
char* print_article(const BatchAnswer& answer, char* to) {
  static const GridTemplate grid("article");
  to = grid.print(answer.puzzle, to);
  to = put("AFTER SOLVING : \n", to);
  if (answer.solutions.empty()) return grid.print(answer.puzzle, to, '0');
  return grid.print(answer.solutions[0], to);
}

// assignment-4-candidate-elimination, main.
char* print_assignment4(const BatchAnswer& answer, char* to) {
  static const GridTemplate grid("assignment4");
  to = grid.print(answer.puzzle, to);
  *to++ = '\n';
  return answer.solutions.empty() ? to : grid.print(answer.solutions[0], to);
}

// recursion-lab, question 5: the only solution, or else the number of solutions.
char* print_lab(const BatchAnswer& answer, char* to) {
  static const GridTemplate grid("lab");
  if (answer.verdict == BatchVerdict::one || answer.verdict == BatchVerdict::solved) {
    return grid.print(answer.solutions[0], to);
  }
  to = put(answer.verdict == BatchVerdict::many ? answer.count : "0", to);
  *to++ = '\n';
  return to;
}

char* print_rating(const BatchAnswer& answer, char* to) {
  to = batch::write_cells(answer.puzzle, to);
  const Rating rating = answer.rating.value_or(Rating{});
  for (int tenths : {rating.er, rating.ep, rating.ed}) {
    *to++ = ',';
    if (answer.rating) to = put(rating_text(tenths), to);
  }
  *to++ = '\n';
  return to;
}

// Bits of BatchFormat::expressible. The almanac and the lab print "exactly one" differently from
// "at least one", so they cannot express `solved`.
constexpr unsigned bit(BatchVerdict verdict) { return 1u << static_cast<int>(verdict); }
constexpr unsigned kInvalid = bit(BatchVerdict::invalid), kNone = bit(BatchVerdict::none),
                   kOneMany = bit(BatchVerdict::one) | bit(BatchVerdict::many),
                   kSolvable = kOneMany | bit(BatchVerdict::solved);

constexpr BatchFormat kFormats[] = {
    {.id = "line",
     .head = "",
     .expressible = kInvalid | kNone | kSolvable,
     .print = print_line,
     .takes_candidates = true},
    {.id = "csv",
     .head = "puzzle,verdict,solution,line,error\n",
     .expressible = kInvalid | kNone | kSolvable,
     .print = print_csv,
     .is_table = true,
     .takes_candidates = true},
    {.id = "liang",
     .head = "",
     .first_solutions = 1,
     .expressible = kInvalid | kNone | kSolvable,
     .print = print_liang,
     .for_bad_number = "Enter a Sudoku puzzle:\nInvalid input\n"},
    {.id = "almanac",
     .head = "",
     .first_solutions = 2,
     .expressible = kNone | kOneMany,
     .print = print_almanac,
     .clashing = ClashingGivens::dropped},
    {.id = "article",
     .head = "",
     .first_solutions = 1,
     .expressible = kNone | kSolvable,
     .print = print_article,
     .clashing = ClashingGivens::kept},
    {.id = "assignment4",
     .head = "",
     .first_solutions = 1,
     .expressible = kSolvable,
     .print = print_assignment4},
    {.id = "lab",
     .head = "",
     .counts = true,
     .expressible = kNone | kOneMany,
     .print = print_lab,
     .clashing = ClashingGivens::kept},
};

constexpr BatchFormat kRatingFormat = {
    .id = "rating",
    .head = "puzzle,ER,EP,ED\n",
    .expressible = bit(BatchVerdict::one) | bit(BatchVerdict::solved),
    .print = print_rating,
    .takes_candidates = true};

}  // namespace

const char* name_of(BatchVerdict verdict) { return kNames[static_cast<std::size_t>(verdict)]; }

std::string printed(const BatchFormat& format, const BatchAnswer& answer) {
  std::string text(kLongestAnswer, '\0');
  text.resize(static_cast<std::size_t>(format.print(answer, text.data()) - text.data()));
  return text;
}

std::span<const BatchFormat> batch_formats() { return kFormats; }

const BatchFormat& rating_format() { return kRatingFormat; }

const BatchFormat* find_batch_format(std::string_view id) {
  const auto found = std::find_if(std::begin(kFormats), std::end(kFormats),
                                  [&](const BatchFormat& format) { return id == format.id; });
  return found == std::end(kFormats) ? nullptr : found;
}

}  // namespace sudoku
