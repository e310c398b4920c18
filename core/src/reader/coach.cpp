// sudoku.coach: `SCv7_32_`, then base-32 digits (0-9a-v, high bits first) of a zlib stream of JSON
// {givenDigits, userDigits: 81 digits; userCellCandidates: 81 numbers joined by `-`, bit d for d}.
#include <array>
#include <string>

#include "reader/formats.hpp"
#include "reader/inflate.hpp"
#include "reader/reading_builder.hpp"
#include "reader/symbols.hpp"

namespace sudoku::reader {

namespace {

constexpr std::string_view kMark = "SCv7_32_";
constexpr std::size_t kMostJson = 1 << 14;

int base32(char c) {
  if (is_decimal(c)) return c - '0';
  return c >= 'a' && c <= 'v' ? c - 'a' + 10 : -1;
}

std::optional<std::string> bytes_from_base32(std::string_view digits) {
  std::string bytes;
  unsigned bits = 0;
  int held = 0;
  for (char c : digits) {
    if (base32(c) < 0) return std::nullopt;
    bits = (bits << 5 | static_cast<unsigned>(base32(c))) & 0xfff;
    held += 5;
    if (held >= 8) {
      held -= 8;
      bytes += static_cast<char>(bits >> held & 0xff);
    }
  }
  return bytes;
}

// The string value of a key. The values of this record contain neither quotes nor escapes.
std::string_view json_text(std::string_view json, std::string_view key) {
  std::size_t at = json.find('"' + std::string(key) + '"');
  if (at == std::string_view::npos) return {};
  at = json.find('"', json.find(':', at));
  if (at == std::string_view::npos) return {};
  const std::size_t end = json.find('"', at + 1);
  return end == std::string_view::npos ? std::string_view{} : json.substr(at + 1, end - at - 1);
}

// 81 numbers joined by `-`; 0 for a cell without pencil marks.
bool add_candidates(Puzzle& puzzle, std::string_view numbers) {
  const Grid board = puzzle.board();
  const Candidates plain = Candidates::of(board);
  Cell cell = 0;
  unsigned value = 0;
  for (std::size_t i = 0; i <= numbers.size(); ++i) {
    if (i < numbers.size() && is_decimal(numbers[i])) {
      value = value * 10 + static_cast<unsigned>(numbers[i] - '0');
      if (value > 1023) return false;
      continue;
    }
    if (cell == kCells || (i < numbers.size() && numbers[i] != '-')) return false;
    const Digits digits = Digits::from_mask(value >> 1);
    if (board.is_empty(cell) && !digits.empty()) puzzle.eliminated[cell] = plain[cell] - digits;
    ++cell;
    value = 0;
  }
  return cell == kCells;
}

}  // namespace

std::optional<Puzzle> puzzle_from_coach(std::string_view code) {
  if (!code.starts_with(kMark)) return std::nullopt;
  const auto bytes = bytes_from_base32(code.substr(kMark.size()));
  if (!bytes) return std::nullopt;
  const auto json = inflated(*bytes, kMostJson);
  if (!json) return std::nullopt;
  const std::string_view givens = json_text(*json, "givenDigits");
  const std::string_view placed = json_text(*json, "userDigits");
  const std::string_view candidates = json_text(*json, "userCellCandidates");
  const auto given_grid = parse_line(givens);
  if (!given_grid) return std::nullopt;
  Puzzle puzzle{*given_grid, {}, {}};
  if (const auto grid = parse_line(placed)) place_digits(puzzle, *grid);
  if (!candidates.empty() && !add_candidates(puzzle, candidates)) return std::nullopt;
  return puzzle;
}

}  // namespace sudoku::reader
