// Solves lists of any length: bytes in, bytes out, chunk by chunk.
//
// A chunk holds whole records; where it ends says `last_record_end`. Chunks do not know each other,
// so that several threads can work at one list: what a `Batch` tells of lines counts from the
// beginning of its chunk, and the owner, who has the chunks in order, adds the lines before it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/engine.hpp"
#include "sudoku/grid.hpp"

namespace sudoku {

/// What a record of the input is.
enum class BatchInput : std::uint8_t {
  line,     ///< a puzzle a line; lines without one are errors, empty ones and # comments pass
  almanac,  ///< 81 cells in any layout: 1..9, 0 and . count, # begins a comment, all else passes
};

/// "line" or "almanac".
const char* name_of(BatchInput input);

/// The input of that name; nothing where there is none.
std::optional<BatchInput> find_batch_input(std::string_view name);

/// Which of the two a text is that begins so. A few thousand bytes are enough.
BatchInput batch_input_of(std::string_view beginning);

/// A line may be so long, in bytes, and 81 cells may stand so far apart.
inline constexpr std::size_t kLongestRecord = 1 << 16;

/// Where `bytes`, which begin with a record, can be cut: behind the last whole record. 0 where
/// there is none. Where a record is longer than kLongestRecord, everything is handed over. Linear;
/// for lines only the last one is looked at.
std::size_t last_record_end(std::string_view bytes, BatchInput input);

/// One puzzle with its answer, as a format prints it.
struct BatchAnswer {
  const Grid& puzzle;
  Verdict verdict;
  std::span<const Grid> solutions;  ///< as many as the format asks for, where there are so many
  /// Tells how many solutions a puzzle with several has, where a format counts them.
  std::string (*count)(const Grid& puzzle);
};

/// What is printed of one answer is shorter.
inline constexpr std::size_t kLongestAnswer = 2048;

/// One way of printing answers. A row of a table.
struct BatchFormat {
  const char* id;    ///< "line", "csv", "liang", "almanac", "article", "assignment4" or "lab"
  const char* name;  ///< for people, in English
  const char* head;  ///< what stands before the first answer; the owner prints it

  /// The solutions it prints are the lexicographically first so many; 0: any one.
  int first_solutions;
  /// Bit v: the program has words for verdict v. A remark says the others.
  unsigned words;
  /// Writes to `to`, at most kLongestAnswer bytes, and returns where they end.
  char* (*print)(const BatchAnswer& answer, char* to);
  /// Puzzles with many solutions take long: they are put in order, or counted.
  bool slow_many;
  bool table;  ///< errors are rows as well, and no comments

  bool says(Verdict verdict) const { return (words >> static_cast<int>(verdict) & 1) != 0; }
};

/// What `format` prints of an answer.
std::string printed(const BatchFormat& format, const BatchAnswer& answer);

/// All of them, in the order in which a menu should list them.
std::span<const BatchFormat> batch_formats();

/// The format with that id, or null.
const BatchFormat* find_batch_format(std::string_view id);

/// A place in the output where a line's number is to be written.
struct BatchMark {
  std::uint32_t at;    ///< bytes of output before it
  std::uint32_t line;  ///< from 0, counted from the beginning of the chunk
};

struct BatchError {
  std::uint32_t line;  ///< from 0, counted from the beginning of the chunk
  const char* code;    ///< a ParseCode by name, "too_long" or "crashed"
  std::string text;    ///< what stands there: one line of UTF-8, at most 81 bytes
};

struct HardPuzzle {
  std::uint64_t guesses;
  std::uint32_t line;  ///< from 0, counted from the beginning of the chunk
  Grid puzzle;

  /// The harder first; of equals the earlier.
  friend bool operator<(const HardPuzzle& a, const HardPuzzle& b) {
    return a.guesses != b.guesses ? a.guesses > b.guesses : a.line < b.line;
  }
};

/// What a chunk came to.
struct BatchReport {
  std::uint64_t lines = 0;                     ///< ends of lines
  std::uint64_t errors = 0;                    ///< records that are no puzzles
  std::array<std::uint64_t, 4> verdicts = {};  ///< puzzles, by Verdict
  std::uint64_t guesses = 0;
  std::vector<HardPuzzle> hardest;       ///< at most kHardest, the hardest first; none is easy
  std::vector<BatchError> first_errors;  ///< at most kFirstErrors

  static constexpr std::size_t kHardest = 10;
  static constexpr std::size_t kFirstErrors = 20;
};

/// Works chunk after chunk in memory of its own. Two cannot share anything that would disturb them.
class Batch {
 public:
  /// `limit`: how many solutions are looked for, 1 or 2. With 1 Verdict::one means at least one.
  Batch(const BatchFormat& format, BatchInput input, int limit = 2);
  ~Batch();
  Batch(Batch&&) noexcept;
  Batch& operator=(Batch&&) noexcept;

  struct Chunk {
    std::string_view bytes;  ///< must stay until the chunk is done; less than 4 GB
    bool continued = false;  ///< begins inside a line whose beginning was too long for a chunk
    bool refused = false;    ///< solve nothing: each record is an error, "crashed"
    std::uint64_t easy = 0;  ///< puzzles with so many guesses are not among the hardest
  };

  /// Takes up a chunk; output and report begin anew.
  void begin(const Chunk& chunk);

  /// Goes on by about `cost`, where a record costs 1 and each guess 1, and a puzzle whose solutions
  /// must be put in order some hundreds. True where the chunk is done. A unit takes a
  /// microsecond at most, so that a slice can be as short as its caller likes.
  bool work(std::uint64_t cost);

  /// What was printed of this chunk so far, without the numbers of lines. Until the next `begin`.
  std::string_view output() const;
  /// Where they are missing, in order.
  std::span<const BatchMark> marks() const;
  const BatchReport& report() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace sudoku
