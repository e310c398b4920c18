// Solves lists of any length: bytes in, bytes out, chunk by chunk.
//
// The owner of a list detects its kind (`detect_list`), cuts it into chunks of whole records
// (`last_record_end`), and gives each chunk to a `Batch`. Chunks are independent, so several
// threads can work on one list. Line numbers in a result count from the beginning of the chunk; the
// owner adds the number of lines before it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/engine.hpp"
#include "sudoku/grid.hpp"
#include "sudoku/puzzle.hpp"
#include "sudoku/rating.hpp"

namespace sudoku {

/// What separates the records of a list.
enum class BatchInput : std::uint8_t {
  line,   ///< each line is a record; empty lines and # comments are skipped
  grid,   ///< each grid of nine lines is a record; empty lines or # comments separate grids
  cells,  ///< 81 cells are a record, in any layout: `1`..`9`, `0` and `.` are cells, # begins a
          ///< comment, all other characters are skipped
  text,   ///< the whole list is one text for `read_text`
};

/// "line", "grid", "cells" or "text".
const char* name_of(BatchInput input);

/// All of them, in the order for a menu.
std::span<const BatchInput> batch_inputs();

/// The kind with that name; nothing for an unknown name.
std::optional<BatchInput> find_batch_input(std::string_view name);

/// How a list is read.
struct ListStart {
  BatchInput input = BatchInput::line;
  /// Lines before the first record: a title or the header of a table. Only for lines.
  std::uint32_t heading_lines = 0;

  friend bool operator==(const ListStart&, const ListStart&) = default;
};

/// How to read the list that begins with `beginning`; `whole` if that is all of it. The kind is
/// `line` or `grid` if such records give the same puzzles as `read_text` on the beginning, else
/// `text`. Never `cells`, which skips characters without notice. Nothing if the beginning has no
/// puzzle and more of the list is needed. Looks at 64 KB, or more if these have no puzzle.
std::optional<ListStart> detect_list(std::string_view beginning, bool whole);

/// Maximum length of a line, in bytes. A longer line is an error.
inline constexpr std::size_t kLongestLine = 1 << 16;

/// Maximum length of a record of any other kind, in bytes. If `last_record_end` returns 0 for this
/// many bytes, the owner refuses the list.
inline constexpr std::size_t kLongestRecord = 1 << 24;

/// The length of the whole records at the beginning of `bytes`: a chunk can end there. 0 if no
/// record ends in `bytes`. Always 0 for `text`: the list is one record. An end inside a line is
/// returned only for `line`, if the line exceeds kLongestLine; the next chunk then is `continued`.
/// Precondition: `bytes` begins with a record. Cost: for lines, the last one; else linear.
std::size_t last_record_end(std::string_view bytes, BatchInput input);

/// The result of a puzzle: a Verdict, or `solved` if only one solution was looked for.
enum class BatchVerdict : std::uint8_t {
  invalid,  ///< two givens conflict
  none,     ///< no solution
  one,      ///< exactly one solution
  many,     ///< more than one solution
  solved,   ///< at least one solution; it is unknown whether there are more
};
inline constexpr std::size_t kBatchVerdicts = 5;

/// "invalid", "none", "one", "many" or "solved".
const char* name_of(BatchVerdict verdict);

/// What a format prints: a puzzle and its solutions.
struct BatchAnswer {
  const Grid& puzzle;  ///< the givens
  BatchVerdict verdict;
  /// The number that the format needs, or all if the puzzle has fewer.
  std::span<const Grid> solutions;
  /// The number of solutions, if the format needs it and the verdict is `many`.
  std::string_view count = {};
  /// Set if the batch rates and the puzzle has exactly one solution.
  std::optional<Rating> rating = {};
};

/// Maximum length of a printed answer, in bytes.
inline constexpr std::size_t kLongestAnswer = 2048;

/// What the program of a text does with givens that clash.
enum class ClashingGivens : std::uint8_t {
  refused,  ///< finds no solution
  dropped,  ///< leaves out each given that clashes with an earlier one
  kept,     ///< compares new digits with the givens, but not these with each other
};

/// An output format. All are rows of one table.
struct BatchFormat {
  const char* id;  ///< "line", "csv", "liang", "almanac", "article", "assignment4" or "lab"
  /// Text before the first answer, such as the header of a table. The owner prints it.
  const char* head;

  /// The number of lexicographically first solutions that are printed; 0 for any one solution.
  int first_solutions = 0;
  bool counts = false;  ///< prints the number of solutions
  /// Bit v is set if the format can express BatchVerdict v. For the others a line `# verdict` is
  /// printed before the answer.
  unsigned expressible;
  /// Writes to `to`, which has kLongestAnswer bytes, and returns the end of the text.
  char* (*print)(const BatchAnswer& answer, char* to);
  bool is_table = false;  ///< errors are rows of the table, not comments
  /// Respects eliminated candidates. A program of a text knows givens only: a line
  /// `# candidates ignored` is then printed before the answer.
  bool takes_candidates = false;
  ClashingGivens clashing = ClashingGivens::refused;
  /// What the program prints if one of 81 numbers is not 0..9; null if that is an error only.
  const char* for_bad_number = nullptr;

  bool can_express(BatchVerdict verdict) const {
    return (expressible >> static_cast<int>(verdict) & 1) != 0;
  }
};

/// An answer as text.
std::string printed(const BatchFormat& format, const BatchAnswer& answer);

/// What the program of a text makes of givens that clash.
struct ClashAnswer {
  Grid puzzle;  ///< the givens that it keeps
  BatchVerdict verdict;
  std::vector<Grid> solutions;
  std::string count;

  BatchAnswer answer() const { return {puzzle, verdict, solutions, count}; }
};

/// Nothing if the program does not end, or tries more than `most_trials` digits; ten million take
/// about a tenth of a second. Precondition: some givens clash.
std::optional<ClashAnswer> clash_answer(const BatchFormat& format, const Grid& puzzle,
                                        std::uint64_t most_trials = 4'000'000);

/// All formats, in the order for a menu.
std::span<const BatchFormat> batch_formats();

/// The format with that id, or null.
const BatchFormat* find_batch_format(std::string_view id);

/// Rows `puzzle,ER,EP,ED` of a batch that rates; the figures are missing for a puzzle without a
/// rating. Not among `batch_formats`.
const BatchFormat& rating_format();

/// A position in the output where the owner inserts a line number.
struct BatchMark {
  std::uint32_t at;    ///< offset in the output, in bytes
  std::uint32_t line;  ///< from 0, counted from the beginning of the chunk
};

/// A record that is no puzzle.
struct BatchError {
  std::uint32_t line;  ///< from 0, counted from the beginning of the chunk
  const char* code;    ///< the name of a ParseCode, "too_long" or "crashed"
  std::string text;    ///< beginning of the record: one line of UTF-8, at most 81 bytes
};

/// A puzzle with a high rating or, if the batch does not rate, many guesses of the engine.
struct HardPuzzle {
  std::uint64_t hardness;  ///< ER in tenths if the batch rates, else guesses
  std::uint32_t line;      ///< from 0, counted from the beginning of the chunk
  Grid puzzle;

  /// Orders by hardness, the hardest first; equally hard puzzles by line.
  friend bool operator<(const HardPuzzle& a, const HardPuzzle& b) {
    return a.hardness != b.hardness ? a.hardness > b.hardness : a.line < b.line;
  }
};

/// Text that `read_text` skipped in records that are grids or a whole text.
struct BatchSkipped {
  std::uint64_t characters = 0;
  std::uint32_t line = 0;  ///< of the first; from 0, counted from the beginning of the chunk
  std::string text;        ///< the first of them: one line of UTF-8, at most 40 bytes
};

/// The figures of a chunk.
struct BatchReport {
  std::uint64_t lines = 0;                                  ///< line ends
  std::uint64_t errors = 0;                                 ///< records that are no puzzles
  std::array<std::uint64_t, kBatchVerdicts> verdicts = {};  ///< puzzles, by BatchVerdict
  std::uint64_t unanswered = 0;  ///< puzzles that the format has no answer to
  std::uint64_t guesses = 0;
  std::vector<HardPuzzle> hardest;  ///< at most kHardest, sorted, each above the threshold
  /// At most kFirstErrors. If the batch rates, puzzles without a rating are among them, with the
  /// name of their verdict as the code; `errors` does not count these.
  std::vector<BatchError> first_errors;
  /// Numbers of puzzles by ER in tenths, 0..kUnsolvedRating; empty if the batch does not rate.
  std::vector<std::uint32_t> ratings;
  BatchSkipped skipped;

  static constexpr std::size_t kHardest = 10;
  static constexpr std::size_t kFirstErrors = 20;
};

/// Solves the chunks of a list, one after the other. Thread-safe as long as each thread uses its
/// own object.
class Batch {
 public:
  /// Rates a puzzle with exactly one solution (or, with a limit of 1, at least one), as a Rater
  /// does, so that this part of a program need not contain the human solver. A call continues with
  /// the rating, or starts it if `begins`. Nothing if a further call is needed.
  using Rate = std::function<std::optional<Rating>(const Puzzle& puzzle, bool begins)>;

  /// `limit` is the number of solutions to look for, 1 or 2. With 1 the verdict `solved` replaces
  /// `one` and `many`. A batch with `rate` rates: it reads one puzzle at a time, so that after most
  /// calls of `work(1)` it is between two records.
  Batch(const BatchFormat& format, BatchInput input, int limit = 2, Rate rate = {});
  ~Batch();
  Batch(Batch&&) noexcept;
  Batch& operator=(Batch&&) noexcept;

  /// A part of a list that begins and ends with whole records.
  struct Chunk {
    /// Must outlive the work on the chunk; less than 4 GB.
    std::string_view bytes;
    /// Lines to skip: ListStart::heading_lines in the first chunk of a list, else 0.
    std::uint32_t heading_lines = 0;
    /// The chunk begins inside a line longer than kLongestLine.
    bool continued = false;
    /// Solve nothing: each record is an error, "crashed".
    bool mark_crashed = false;
    /// Puzzles above this HardPuzzle::hardness can be among the hardest.
    std::uint64_t hardest_threshold = 0;
  };

  /// Starts a chunk and clears the output and the report.
  void begin(const Chunk& chunk);

  /// Continues with the chunk and returns true once it is done. `cost` (>= 1) is roughly a number
  /// of microseconds. A call ends after the step that uses it up. A step is at most one of these:
  /// reading kLongestLine bytes of plain puzzles; reading one other line or grid, or a chunk of the
  /// kind `text`; 1024 nodes of a search; a call of `rate`; printing one answer. The longest steps
  /// take milliseconds: a line or grid of 64 KB for `read_text`, counting up to 10,000 solutions,
  /// or the answer of a program to givens that clash.
  bool work(std::uint64_t cost);

  /// The length of the records whose answers are printed, if nothing else is printed; else 0. The
  /// owner can end the work there and begin another chunk with the remaining bytes. Always 0 for
  /// BatchInput::text.
  std::size_t answered_bytes() const;

  /// The text printed so far, without the line numbers of errors. Valid until the next `begin` or
  /// `work`.
  std::string_view output() const;
  /// The positions of the missing line numbers, in ascending order. Valid as long as `output`.
  std::span<const BatchMark> marks() const;
  /// The figures so far. Valid as long as `output`; `lines` is final once the chunk is done.
  const BatchReport& report() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace sudoku
