// Links of this page, SudokuWiki, Sudoku Exchange, sudoku.coach and others that contain a puzzle as
// a value between `/ ? & #`, and the bare `p=...` of this page.
#include <algorithm>
#include <deque>
#include <string>

#include "reader/formats.hpp"
#include "reader/reading_builder.hpp"
#include "reader/symbols.hpp"
#include "sudoku/puzzle_state.hpp"

namespace sudoku::reader {

namespace {

constexpr std::string_view kCoachMark = "SCv";
constexpr std::string_view kS9bMark = "S9B";
constexpr std::string_view kOwnKey = "p";
constexpr std::size_t kFewestInValue = 17;  // characters of an attempt at a puzzle after a key

bool is_puzzle_key(std::string_view key) {
  constexpr std::string_view kKeys[] = {"p", "s", "bd", "puzzle", "q"};
  return std::find(std::begin(kKeys), std::end(kKeys), key) != std::end(kKeys);
}

int hex(char c) {
  if (is_decimal(c)) return c - '0';
  const char lower = static_cast<char>(c | 0x20);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

Task<std::string> percent_decoded(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0, pause = 0; i < text.size(); ++i) {
    if (i >= pause) {
      co_await Units{std::min(kStretch, text.size() - i)};
      pause = i + kStretch;
    }
    const bool escape = text[i] == '%' && i + 2 < text.size();
    if (escape && hex(text[i + 1]) >= 0 && hex(text[i + 2]) >= 0) {
      out += static_cast<char>(hex(text[i + 1]) * 16 + hex(text[i + 2]));
      i += 2;
    } else {
      out += text[i];
    }
  }
  co_return out;
}

// One piece of a link: `key=value`, or a value alone with an empty key.
struct Piece {
  std::string_view key;
  std::string value;
  std::size_t cells = 0;  // characters of the value that are cells
};

// A vector that grows would be copied for tens of milliseconds.
using Pieces = std::deque<Piece>;

Task<Pieces> pieces_of(std::string_view link) {
  const auto between = [](char c) { return c == '/' || c == '?' || c == '&' || c == '#'; };
  Pieces pieces;
  Tokens tokens(link, {0, link.size()}, between);
  for (Token token = tokens.next(); token.size() > 0; token = tokens.next()) {
    co_await scan_of(token.size() + 8 * kFewestInValue);
    const std::string_view text = link.substr(token.begin, token.end - token.begin);
    const std::size_t equals = text.find('=');
    const bool keyed = equals != std::string_view::npos;
    Piece piece{text.substr(0, keyed ? equals : 0), {}};
    piece.value = co_await percent_decoded(text.substr(keyed ? equals + 1 : 0));
    co_await scan_of(piece.value.size());
    piece.cells = static_cast<std::size_t>(
        std::count_if(piece.value.begin(), piece.value.end(), is_cell_char));
    pieces.push_back(std::move(piece));
  }
  co_return pieces;
}

// This page's entries and crossed-out candidates. False where one of them is damaged.
bool add_state(Puzzle& puzzle, const Pieces& pieces) {
  bool good = true;
  for (const Piece& piece : pieces) {
    if (piece.key == "e") good = enter_cells(puzzle, piece.value) && good;
  }
  // Eliminations apply to the candidates that the digits leave.
  for (const Piece& piece : pieces) {
    if (piece.key == "x") good = cross_out(puzzle, piece.value) && good;
  }
  return good;
}

// Adds the first value that is a puzzle; false where there is none.
bool take_puzzle(ReadingBuilder& builder, Token token, const Pieces& pieces) {
  for (const Piece& piece : pieces) {
    if (!piece.key.empty() && !is_puzzle_key(piece.key)) continue;
    auto puzzle = puzzle_from_value(piece.value);
    if (!puzzle) continue;
    if (piece.key == kOwnKey && !add_state(*puzzle, pieces)) {
      builder.fail(ParseCode::bad_code, token.begin, token.end, kCells);
    }
    builder.add(*puzzle, token.begin).has_candidates =
        piece.value.size() > kCells + 1 || puzzle->eliminated != decltype(Puzzle::eliminated){};
    return true;
  }
  return false;
}

// A code, or the value of a key for puzzles that is long and mostly cells.
bool is_meant(const Piece& piece) {
  const std::size_t size = piece.value.size();
  return piece.value.starts_with(kCoachMark) || piece.value.starts_with(kS9bMark) ||
         (is_puzzle_key(piece.key) && size >= kFewestInValue && 2 * piece.cells > size);
}

void add_damage(ReadingBuilder& builder, Token token, const Piece& piece) {
  const std::size_t cells = piece.cells;
  ParseCode code = ParseCode::bad_code;
  if (cells == piece.value.size()) {
    code = cells < kCells ? ParseCode::too_few_cells : ParseCode::too_many_cells;
  }
  builder.fail(code, token.begin, token.end,
               code == ParseCode::bad_code ? 0 : static_cast<int>(cells));
}

// Which tokens are in comments: behind `#` at the beginning of their line.
class CommentedTokens {
 public:
  explicit CommentedTokens(const NormalizedText& source) : source_(source) {}

  /// Takes constant time, except for the first token of each line.
  bool has(Token token) {
    const auto number = static_cast<std::size_t>(source_.place(token.begin).line);
    const Token line = source_.lines()[number - 1];
    if (number != number_) {
      const std::string_view text = trimmed(source_.view(line));
      commented_ = text.starts_with("# ") || text.starts_with("//") || text.starts_with("% ");
      number_ = number;
    }
    return commented_ && line.begin != token.begin;
  }

 private:
  const NormalizedText& source_;
  std::size_t number_ = 0;  // of the line of the last token, from 1
  bool commented_ = false;
};

}  // namespace

std::optional<Puzzle> puzzle_from_value(std::string_view value) {
  if (const auto puzzle = puzzle_from_s9b(value)) return puzzle;
  if (const auto puzzle = puzzle_from_coach(value)) return puzzle;
  constexpr std::size_t kLongest = 4 * kCells;  // with line ends
  if (value.size() > kLongest) return std::nullopt;
  std::string without_line_ends;
  if (value.find_first_of("\r\n") != std::string_view::npos) {
    for (char c : value) {
      if (c != '\r' && c != '\n') without_line_ends += c;
    }
    value = without_line_ends;
  }
  // The full stop of a sentence.
  if (value.size() == kCells + 1 && value.back() == '.') value.remove_suffix(1);
  if (value.size() != kCells) return std::nullopt;
  // A blank can be a space, which a query writes as `+` or `%20`.
  const auto is_cell = [](char c) {
    return is_digit_char(c) || is_blank(c) || c == ' ' || c == '+';
  };
  if (!std::all_of(value.begin(), value.end(), is_cell)) return std::nullopt;
  return Puzzle{grid_from_cells(value), {}, {}};
}

namespace {

Task<Attempt> read_all_links(const NormalizedText& source, bool also_commented) {
  const std::string_view text = source.text();
  if (!source.has('=') && !(source.has(':') && text.find("://") != std::string::npos) &&
      !(source.has('S') && text.find(kCoachMark) != std::string::npos)) {
    co_return std::nullopt;
  }
  ReadingBuilder builder(source, "link");
  CommentedTokens commented(source);
  std::size_t passed = 0;
  const auto is_in_link = [](char c) { return c == '=' || c == ':' || c == '%' || c == 'S'; };
  Tokens tokens(text, {0, text.size()}, IsIn<kLinkEnd>());
  for (Token token = tokens.next(); token.size() > 0; token = tokens.next()) {
    co_await scan_of(token.size() + 8);
    while (token.size() > 0 && contains(",;:!", text[token.end - 1])) --token.end;
    const std::string_view link = source.view(token);
    // Neither a key nor an address, and no code (whose mark begins with `S`).
    if (std::none_of(link.begin(), link.end(), is_in_link)) continue;
    const Pieces pieces = co_await pieces_of(link);
    const auto meant = std::find_if(pieces.begin(), pieces.end(), is_meant);
    const bool address = link.find("://") != std::string_view::npos;
    if (meant == pieces.end() && !address) continue;
    if (!also_commented && commented.has(token)) continue;
    if (!take_puzzle(builder, token, pieces)) {
      if (meant == pieces.end()) continue;
      add_damage(builder, token, *meant);
    }
    builder.ignore(passed, token.begin);
    passed = token.end;
  }
  if (builder.empty()) co_return std::nullopt;
  builder.ignore(passed, text.size());
  co_return builder.finish();
}

}  // namespace

Task<Attempt> read_links(const NormalizedText& source) { return read_all_links(source, false); }

Task<Attempt> read_links_in_comments(const NormalizedText& source) {
  return read_all_links(source, true);
}

}  // namespace sudoku::reader
