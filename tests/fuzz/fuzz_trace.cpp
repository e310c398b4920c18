// Traces. The first byte selects what the others are: a text, moves to be written as a text, events
// for a replay, or a puzzle on which the run of an algorithm is exported and read back.
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "expect.hpp"
#include "sudoku/line.hpp"
#include "sudoku/run.hpp"
#include "sudoku/trace.hpp"

namespace {

using namespace sudoku;

constexpr std::string_view kPuzzle =
    "530070000600195000098000060800060003400803001700020006060000000000419005000080079";

using Bytes = std::span<const std::uint8_t>;

std::string exported(Run& run, std::size_t events) {
  TraceExport trace(run);
  std::string text;
  std::uint64_t moves = 0;
  while (run.position() < events) {
    const TracePart part = trace.next(100, UINT64_MAX);
    if (part.text.empty() && run.ended() && run.position() == run.length()) break;
    EXPECT(!part.cut);
    text += part.text;
    moves += part.moves;
  }
  if (!text.empty()) EXPECT(moves == read_trace(text).moves.size());
  return text;
}

void check_trace(const Trace& trace, std::size_t lines) {
  EXPECT(trace.moves.size() <= lines);
  if (trace.illegal) {
    EXPECT(trace.illegal->move == trace.moves.size() + 1);
    EXPECT(trace.illegal->line >= trace.illegal->move && trace.illegal->line <= lines);
    EXPECT(trace.illegal->text.size() <= 40);
    EXPECT(trace.illegal->cell >= -1 && trace.illegal->cell < kCells);
  }
  Run run = replay(trace);
  EXPECT(run.seek(UINT64_MAX));
  EXPECT(run.position() == trace.moves.size());
  const Snapshot end = run.snapshot();
  EXPECT(end.grid.is_extension_of(trace.puzzle));
  EXPECT(end.depth == end.grid.filled() - trace.puzzle.filled());
  EXPECT(end.stack.size() == static_cast<std::size_t>(end.depth));
  for (const Frame& frame : end.stack) EXPECT(end.grid[frame.cell] == frame.digit);

  // The export of the replay is the same trace; a candidate removed again becomes an R.
  run.seek(0);
  const Trace again = read_trace(exported(run, trace.moves.size()), trace.puzzle);
  EXPECT(!again.illegal);
  EXPECT(again.moves.size() == trace.moves.size());
  for (std::size_t i = 0; i < again.moves.size(); ++i) {
    EXPECT(again.moves[i].kind() == trace.moves[i].kind());
    EXPECT(again.moves[i].place() == trace.moves[i].place());
    EXPECT(again.moves[i].digit() == trace.moves[i].digit());
  }
}

void check_text(std::string_view text) {
  check_trace(read_trace(text, *parse_line(kPuzzle)), text.size() + 1);
}

/// Three bytes a move, most of them possible.
std::string text_of(Bytes bytes) {
  constexpr std::string_view kLetters = "PPPUUETRSpG#";
  std::string text;
  for (std::size_t i = 0; i + 3 <= bytes.size(); i += 3) {
    const char letter = kLetters[bytes[i] % kLetters.size()];
    text += letter;
    if (bytes[i] > 240) text += '!';
    const int numbers = letter == 'S' ? 0 : letter == 'U' ? 2 : 3;
    const int values[] = {bytes[i + 1] / 9 % 10, bytes[i + 1] % 9 + 1, bytes[i + 2] % 10};
    for (int n = 0; n < numbers; ++n) text += ' ' + std::to_string(values[n]);
    text += '\n';
  }
  return text;
}

/// Four bytes an event. A replay accepts any, and ends before one that is not playable.
void check_events(Bytes bytes) {
  Trace trace{*parse_line(kPuzzle), {}, std::nullopt};
  for (std::size_t i = 0; i + 4 <= bytes.size(); i += 4) {
    const auto part = [&](std::size_t n) { return static_cast<std::uint32_t>(bytes[i + n]); };
    trace.moves.push_back(Event::from_bits(part(0) | part(1) << 8 | part(2) << 16 | part(3) << 24));
  }
  Run run = replay(trace);
  EXPECT(run.seek(UINT64_MAX));
  trace.moves.resize(run.position());
  check_trace(trace, trace.moves.size());
}

/// Two bytes a given, on an empty grid or, for an odd first byte, a full one.
void check_algorithm(Bytes bytes) {
  if (bytes.size() < 2) return;
  Grid puzzle;
  if (bytes[0] % 2 == 1) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      puzzle.set(cell, (cell / 9 * 3 + cell / 27 + cell % 9) % 9 + 1);
    }
  }
  for (std::size_t i = 2; i + 2 <= bytes.size(); i += 2) {
    puzzle.set(bytes[i] % kCells, bytes[i + 1] % 10);
  }
  const auto table = algorithm_table();
  const Algorithm& algorithm = table[bytes[0] / 2 % table.size()];
  const std::size_t variants = algorithm.variants.empty() ? 1 : algorithm.variants.size();
  Run run(algorithm, puzzle, static_cast<int>(bytes[1] % variants));
  const Trace trace = read_trace(exported(run, 2'000));
  EXPECT(!trace.illegal);

  const Snapshot ours = run.snapshot();
  Run played = replay(trace);
  EXPECT(played.seek(UINT64_MAX));
  Grid theirs = played.snapshot().grid;
  // free-cell-list may have a digit on trial in its current cell.
  if (std::string_view(algorithm.id) == "free-cell-list" &&
      ours.depth < static_cast<int>(ours.stack.size())) {
    const Cell cell = ours.stack[ours.depth].constraint;
    if (theirs.is_empty(cell)) theirs.set(cell, ours.grid[cell]);
  }
  EXPECT(theirs == ours.grid);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const Bytes bytes(data + 1, size - 1);
  switch (data[0] % 4) {
    case 0:
      check_text({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
      break;
    case 1:
      check_text(text_of(bytes));
      break;
    case 2:
      check_events(bytes);
      break;
    default:
      check_algorithm(bytes);
  }
  return 0;
}
