// File formats with a signature: HoDoKu library lines, OpenSudoku XML, SadMan's .sdk sections.
#include <algorithm>
#include <string>

#include "reader/draft.hpp"
#include "reader/readers.hpp"
#include "reader/tokens.hpp"

namespace sudoku::reader {

namespace {

// A HoDoKu grid: 81 symbols, `+` before a digit that was placed.
struct HodokuGrid {
  Puzzle puzzle;
  int cells = 0;
};

HodokuGrid hodoku_grid(std::string_view text) {
  HodokuGrid grid;
  bool placed = false;
  for (char c : text) {
    if (c == '+') {
      placed = true;
      continue;
    }
    if (grid.cells < kCells) {
      (placed ? grid.puzzle.placed : grid.puzzle.givens).set(grid.cells, digit_of(c));
    }
    placed = false;
    ++grid.cells;
  }
  return grid;
}

// `:technique:candidates:givens:deleted:eliminations:placements:extra`; one field may be missing.
void read_hodoku_line(const Source& source, Line line, Draft& draft) {
  const std::string& text = source.text();
  std::vector<Token> fields{{line.begin, line.begin}};
  for (std::size_t at = line.begin; at < line.end; ++at) {
    if (text[at] == ':') {
      fields.back().end = at;
      fields.push_back({at + 1, at + 1});
    }
  }
  fields.back().end = line.end;
  const HodokuGrid grid = hodoku_grid(trimmed(source.view(fields[3].begin, fields[3].end)));
  if (grid.cells != kCells) {
    draft.fail(grid.cells < kCells ? ParseCode::too_few_cells : ParseCode::too_many_cells,
               fields[3].begin, fields[3].end, grid.cells);
    return;
  }
  Puzzle puzzle = grid.puzzle;
  const Grid board = puzzle.board();
  const Candidates plain = Candidates::of(board);
  for (Token token : split(text, fields[4].begin, fields[4].end, is_space)) {
    const std::string_view triple = source.view(token.begin, token.end);
    if (triple.size() != 3 || !std::all_of(triple.begin(), triple.end(), is_digit)) {
      draft.fail(ParseCode::bad_candidates, token.begin, token.end, kCells);
      return;
    }
    const Cell cell = cell_at(digit_of(triple[1]) - 1, digit_of(triple[2]) - 1);
    const Digits digit = Digits::of(digit_of(triple[0]));
    if (board.is_empty(cell)) {
      puzzle.eliminated[cell] = puzzle.eliminated[cell] | (plain[cell] & digit);
    }
  }
  draft.add(puzzle, fields[3].begin).has_candidates = fields[4].begin != fields[4].end;
}

bool is_hodoku_line(std::string_view text) {
  const auto colons = std::count(text.begin(), text.end(), ':');
  return text.starts_with(':') && (colons == 6 || colons == 7);
}

}  // namespace

Attempt read_hodoku(const Source& source) {
  Draft draft(source, "hodoku");
  std::size_t passed = 0;
  for (Line line : source.lines()) {
    const std::string_view text = trimmed(source.view(line));
    if (text.starts_with('#')) {
      draft.ignore(passed, line.begin);
      passed = line.end;
    }
    if (!is_hodoku_line(text)) continue;
    draft.ignore(passed, line.begin);
    passed = line.end;
    const std::size_t begin = static_cast<std::size_t>(text.data() - source.text().data());
    read_hodoku_line(source, {begin, begin + text.size()}, draft);
  }
  if (draft.empty()) return std::nullopt;
  draft.ignore(passed, source.text().size());
  return draft.finish();
}

Attempt read_opensudoku(const Source& source) {
  const std::string& text = source.text();
  constexpr std::string_view kGame = "<game";
  constexpr std::string_view kData = "data=";
  Draft draft(source, "opensudoku");
  std::size_t close = 0;
  for (std::size_t at = text.find(kGame); at != std::string::npos; at = text.find(kGame, close)) {
    close = std::min(text.find('>', at), text.size());
    const std::size_t data = source.view(at, close).find(kData);
    if (data == std::string_view::npos) continue;
    const std::size_t begin = at + data + kData.size() + 1;
    const std::size_t end =
        begin >= close ? close : std::min(text.find(text[begin - 1], begin), close);
    const std::string_view cells = source.view(std::min(begin, end), end);
    const int good = static_cast<int>(std::count_if(cells.begin(), cells.end(), is_plain_cell));
    if (good == kCells && cells.size() == kCells) {
      draft.add({grid_from_cells(cells), {}, {}}, begin);
    } else {
      const bool clean = good == static_cast<int>(cells.size());
      draft.fail(!clean          ? ParseCode::bad_code
                 : good < kCells ? ParseCode::too_few_cells
                                 : ParseCode::too_many_cells,
                 std::min(begin, end), end, good);
    }
  }
  if (draft.empty()) return std::nullopt;
  return draft.finish();
}

namespace {

// A section of an .sdk file: `[Puzzle]` or `[State]`, then nine lines of nine characters.
struct Section {
  std::string name;  // in lower case
  std::string cells;
  std::size_t begin = 0;
  std::size_t end = 0;
};

std::vector<Section> sections_of(const Source& source) {
  std::vector<Section> sections;
  for (Line line : source.lines()) {
    const std::string_view text = trimmed(source.view(line));
    if (text.starts_with('[') && text.ends_with(']')) {
      Section section;
      for (char c : text.substr(1, text.size() - 2)) section.name += static_cast<char>(c | 0x20);
      section.begin = section.end = line.end;
      sections.push_back(section);
    } else if (!sections.empty() && !text.starts_with('#')) {
      sections.back().cells += text;
      sections.back().end = line.end;
    }
  }
  return sections;
}

}  // namespace

Attempt read_sdk(const Source& source) {
  if (source.text().find('[') == std::string::npos) return std::nullopt;
  const std::vector<Section> sections = sections_of(source);
  const auto named = [&](std::string_view name) {
    return std::find_if(sections.begin(), sections.end(),
                        [&](const Section& section) { return section.name == name; });
  };
  const auto puzzle = named("puzzle");
  if (puzzle == sections.end()) return std::nullopt;
  Draft draft(source, "sdk");
  const int cells = static_cast<int>(puzzle->cells.size());
  if (cells != kCells) {
    draft.fail(cells < kCells ? ParseCode::too_few_cells : ParseCode::too_many_cells, puzzle->begin,
               puzzle->end, cells);
    return draft.finish();
  }
  ReadPuzzle& read = draft.add({grid_from_cells(puzzle->cells), {}, {}}, puzzle->begin + 1);
  for (const Section& section : sections) {
    if (section.name == "state" && section.cells.size() == kCells) {
      place_digits(read.puzzle, grid_from_cells(section.cells));
    } else if (section.name != "puzzle") {
      draft.ignore(section.begin, section.end);
    }
  }
  return draft.finish();
}

}  // namespace sudoku::reader
