// Cells given by their coordinates: `r1c1=5`, `A1: '5'`, `grid[0][0] = 5;`, `(1, 1, 5)`, records
// with row, column and value. All have the same form: three numbers with the same text between
// them.
#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>

#include "reader/cell_names.hpp"
#include "reader/formats.hpp"
#include "reader/overwriter.hpp"
#include "reader/reading_builder.hpp"
#include "reader/symbols.hpp"
#include "sudoku/check.hpp"

namespace sudoku::reader {

namespace {

constexpr std::size_t kFewestAssignments = 17;  // that are a puzzle
// Three numbers for each of 81 cells, and a quarter as many in a title: see `SeriesReader::read`.
constexpr std::size_t kMostAtoms = 3 * kCells + 3 * kCells / 4;
constexpr std::size_t kHeading = 200;  // characters before the cells that can say what names mean
constexpr int kNoValue = -1;           // a number of several digits

// A number, the letter of `A1`, or a blank in the place of a value.
struct Atom {
  Token token;
  int value;
  bool letter = false;
};

bool is_alphanumeric(char c) { return is_letter(c) || is_decimal(c); }

class Scanner {
 public:
  explicit Scanner(const CleanText& text) : text_(text.text()) {}

  /// Of a text with more than kMostAtoms, the first kMostAtoms + 1.
  Task<std::vector<Atom>> atoms() const {
    std::vector<Atom> atoms;
    std::size_t paused = 0;
    for (std::size_t at = 0; at < text_.size() && atoms.size() <= kMostAtoms; ++at) {
      if (at - paused >= kStretch) {
        co_await scan_of(2 * kStretch);
        paused = at;
      }
      const char c = text_[at];
      if (is_decimal(c)) {
        const std::size_t begin = at;
        while (is_decimal(peek(at + 1))) ++at;
        atoms.push_back({{begin, at + 1}, at == begin ? c - '0' : kNoValue});
      } else if (is_row_letter(at)) {
        atoms.push_back({{at, at + 1}, ((c | 0x20) - 'a') + 1, true});
      } else if (c == '.' && is_value_place(at)) {
        atoms.push_back({{at, at + 1}, 0});
      }
    }
    co_return atoms;
  }

 private:
  char peek(std::size_t at) const { return at < text_.size() ? text_[at] : '\n'; }

  bool is_row_letter(std::size_t at) const {
    const char lower = static_cast<char>(text_[at] | 0x20);
    return lower >= 'a' && lower <= 'i' && is_digit_char(peek(at + 1)) &&
           !is_alphanumeric(peek(at + 2)) && (at == 0 || !is_alphanumeric(text_[at - 1]));
  }

  bool is_value_place(std::size_t at) const {
    if (is_alphanumeric(peek(at + 1)) || peek(at + 1) == '.') return false;
    while (at > 0 && text_[at - 1] == ' ') --at;
    return at > 0 && contains("'\":=,", text_[at - 1]);
  }

  const std::string_view text_;
};

// Three atoms that repeat with the same text between them.
struct Series {
  std::size_t first = 0;    // index of its first atom
  std::size_t scanned = 0;  // triples compared, so that no atom is compared again
  std::size_t triples = 0;  // the same, or 0 if they are no assignments
  int shape = 0;            // higher if the triples are better separated from each other
};

enum class Role { none, row, column, value };

constexpr std::pair<std::string_view, Role> kGermanRoles[] = {
    {"zeile", Role::row}, {"spalte", Role::column}, {"wert", Role::value}, {"ziffer", Role::value}};

class SeriesReader {
 public:
  SeriesReader(const CleanText& text, std::vector<Atom> atoms)
      : text_(text), atoms_(std::move(atoms)) {}

  Series longest() const {
    Series best;
    for (std::size_t phase = 0; phase < 3; ++phase) {
      for (std::size_t first = phase; first + 2 < atoms_.size();) {
        const Series series = series_at(first);
        if (is_better(series, best)) best = series;
        first += 3 * std::max<std::size_t>(series.scanned, 1);
      }
    }
    return best;
  }

  Attempt read() const {
    const Series series = longest();
    const std::size_t used = 3 * series.triples;
    // Other numbers may be in a title, but not make up much of the text.
    if (series.triples < kFewestAssignments || atoms_.size() - used > used / 4) return std::nullopt;
    const std::array<int, 3> order = roles(series.first);
    int base = 0;
    if (!find_base(series, order, base)) return std::nullopt;
    Grid grid;
    std::array<bool, kCells> seen{};
    int before = -1;
    bool sorted = true, transposed = true;
    int before_transposed = -1;
    std::vector<Cell> cells;
    for (std::size_t i = series.first; i < series.first + used; i += 3) {
      const int row = atoms_[i + order[0]].value - base, column = atoms_[i + order[1]].value - base;
      const int value = atoms_[i + order[2]].value;
      const Cell cell = cell_at(row, column);
      if (value < 0 || seen[cell]) return std::nullopt;
      seen[cell] = true;
      cells.push_back(cell);
      if (value > 0) grid.set(cell, value);
      sorted &= cell > before;
      transposed &= 9 * column + row > before_transposed;
      before = cell;
      before_transposed = 9 * column + row;
    }
    const bool letters = atoms_[series.first].letter;
    const bool named = letters || has_letters(gap(series.first));
    if (!named && !(sorted || transposed)) return std::nullopt;
    if (!named && !is_conflict_free(grid)) return std::nullopt;
    ReadingBuilder builder(text_.source(), "coordinates");
    const std::size_t begin = atoms_[series.first].token.begin;
    if (letters) {
      const std::size_t from = begin - std::min(begin, kHeading);
      const auto names = names_in(cells, is_lower(begin), text_.source().view(from, begin));
      if (!names) {
        builder.fail(ParseCode::which_cell, begin, atoms_[series.first + 2].token.end,
                     static_cast<int>(cells.size()));
        return builder.finish();
      }
      Grid renamed;
      for (Cell cell : cells) renamed.set(cell_called(*names, cell), grid[cell]);
      grid = renamed;
    }
    builder.ignore_words(0, begin);
    builder.add({grid, {}, {}}, begin);
    builder.ignore_words(atoms_[series.first + used - 1].token.end, text_.text().size());
    return builder.finish();
  }

 private:
  bool is_lower(std::size_t at) const { return (text_.text()[at] & 0x20) != 0; }

  // Between atom `i` and the next.
  std::string_view gap(std::size_t i) const {
    return text_.view(atoms_[i].token.end, atoms_[i + 1].token.begin);
  }

  static bool has_letters(std::string_view text) {
    return std::any_of(text.begin(), text.end(), is_letter);
  }

  static bool is_no_space(char c) { return !is_space(c); }

  // The characters of a text that `counts` accepts.
  static std::string only(bool (*counts)(char), std::string_view text) {
    std::string kept;
    std::copy_if(text.begin(), text.end(), std::back_inserter(kept), counts);
    return kept;
  }

  // Whether `kept` is `only(counts, text)`. Linear in the length of `text`.
  static bool has_only(bool (*counts)(char), std::string_view text, std::string_view kept) {
    std::size_t k = 0;
    for (char c : text) {
      if (counts(c) && (k == kept.size() || c != kept[k++])) return false;
    }
    return k == kept.size();
  }

  static int separation(std::string_view gap) {
    if (gap.find_first_of("\r\n") != std::string_view::npos) return 3;
    if (gap.find_first_of(";)}]") != std::string_view::npos) return 2;
    return gap.find_first_of(" \t,") != std::string_view::npos ? 1 : 0;
  }

  Series series_at(std::size_t first) const {
    constexpr std::size_t kLongestGap = 40;
    const std::string between[] = {only(is_no_space, gap(first)),
                                   only(is_no_space, gap(first + 1))};
    const auto fits = [&](std::size_t i) {
      return i + 2 < atoms_.size() && atoms_[i].value >= 0 && atoms_[i + 1].value >= 0 &&
             atoms_[i + 2].value >= 0 && atoms_[i].letter == atoms_[first].letter &&
             !atoms_[i + 1].letter && !atoms_[i + 2].letter && gap(i).size() <= kLongestGap &&
             gap(i + 1).size() <= kLongestGap && has_only(is_no_space, gap(i), between[0]) &&
             has_only(is_no_space, gap(i + 1), between[1]);
    };
    Series series{first};
    std::string behind;  // the letters behind a triple
    for (std::size_t i = first; fits(i); i += 3) {
      if (i == first + 3) behind = only(is_letter, gap(first + 2));
      if (i > first + 3 && !has_only(is_letter, gap(i - 1), behind)) break;
      ++series.scanned;
    }
    series.triples = series.scanned;
    if (series.triples < 2) return series;
    const int outside = separation(gap(first + 2));
    const int inside = std::max(separation(gap(first)), separation(gap(first + 1)));
    series.shape = outside - inside;
    const bool text_inside = has_letters(gap(first)) || has_letters(gap(first + 1)) ||
                             gap(first + 1).find_first_of("=:") != std::string_view::npos ||
                             atoms_[first].letter;
    // Digits in rows of three are no assignments.
    if (series.shape <= 0 && !text_inside) series.triples = 0;
    // `=` and `:` are between a cell and its value.
    const auto assigns = [&](std::size_t atom) {
      return gap(atom).find_first_of("=:") != std::string_view::npos ? 3 : 0;
    };
    series.shape += assigns(first + 1) - assigns(first + 2);
    return series;
  }

  static bool is_better(const Series& a, const Series& b) {
    if (a.triples > b.triples + 1) return true;
    if (b.triples > a.triples + 1) return false;
    return a.shape != b.shape ? a.shape > b.shape : a.triples > b.triples;
  }

  // What the last word before atom `i` says of it.
  Role role(std::size_t i) const {
    std::size_t at = atoms_[i].token.begin;
    const std::size_t begin = i > 0 ? atoms_[i - 1].token.end : 0;
    const std::string_view text = text_.text();
    while (at > begin && !is_letter(text[at - 1]) && text[at - 1] != '\n') --at;
    return take_role(begin, at);
  }

  // What the word that ends at `end` and begins at or behind `begin` says. `end` becomes its
  // beginning.
  Role take_role(std::size_t begin, std::size_t& end) const {
    const std::string_view text = text_.text();
    const std::size_t at = end;
    std::size_t word = at;
    while (word > begin && is_letter(text[word - 1])) --word;
    end = word;
    if (word == at) return Role::none;
    const char first = static_cast<char>(text[word] | 0x20);
    const bool whole = at - word == 1;
    const std::string_view name = text_.view(word, at);
    for (const auto& [german, role] : kGermanRoles) {
      if (name.size() >= german.size() && equals_lower(name.substr(0, german.size()), german)) {
        return role;
      }
    }
    if (first == 'r' || (whole && first == 'y') || name == "i") return Role::row;
    if ((first == 'c' && name != "cell") || (whole && first == 'x') || name == "j") {
      return Role::column;
    }
    return first == 'v' || first == 'd' || first == 'n' ? Role::value : Role::none;
  }

  // The roles of the last three words before the first atom: the header of a table.
  std::array<Role, 3> header(std::size_t first) const {
    std::array<Role, 3> found{};
    std::size_t at = atoms_[first].token.begin;
    const std::size_t begin = first > 0 ? atoms_[first - 1].token.end : 0;
    for (std::size_t i = 3; i-- > 0;) {
      while (at > begin && !is_letter(text_.text()[at - 1])) --at;
      found[i] = take_role(begin, at);
    }
    return found;
  }

  // Which atoms of a triple are row, column and value.
  std::array<int, 3> roles(std::size_t first) const {
    const std::array<Role, 3> named = header(first);
    const auto index = [&](Role role) {
      return static_cast<int>(std::find(named.begin(), named.end(), role) - named.begin());
    };
    const std::array<int, 3> order{index(Role::row), index(Role::column), index(Role::value)};
    if (!has_letters(gap(first)) && !atoms_[first].letter &&
        std::all_of(order.begin(), order.end(), [](int i) { return i < 3; })) {
      return order;
    }
    const std::array<Role, 3> role_of{role(first + 3), role(first + 1), role(first + 2)};
    if (role_of[1] == Role::row && role_of[2] == Role::column) return {1, 2, 0};
    if (role_of[1] == Role::column && role_of[2] == Role::row) return {2, 1, 0};
    if (role_of[0] == Role::column && role_of[1] == Role::row) return {1, 0, 2};
    return {0, 1, 2};
  }

  // Whether coordinates count from 0 or from 1; false if that cannot be known.
  bool find_base(const Series& series, const std::array<int, 3>& order, int& base) const {
    int least = 9, most = 0;
    for (std::size_t i = series.first; i < series.first + 3 * series.triples; i += 3) {
      for (int k : {order[0], order[1]}) {
        least = std::min(least, atoms_[i + static_cast<std::size_t>(k)].value);
        most = std::max(most, atoms_[i + static_cast<std::size_t>(k)].value);
      }
    }
    base = least == 0 ? 0 : 1;
    if (least == 0) return most <= 8;
    return most == 9 || atoms_[series.first].letter || role(series.first + 1) == Role::column;
  }

  const CleanText& text_;
  const std::vector<Atom> atoms_;
};

// False for a list of plain lines: each assignment has two characters between its numbers. Faster
// than looking for numbers.
bool can_have_assignments(std::string_view text) {
  std::size_t others = 0;
  for (char c : text) {
    others += !(is_cell_char(c) || c == '\n' || c == '\r');
    if (others >= 2 * (kFewestAssignments - 1)) return true;
  }
  return false;
}

}  // namespace

Task<Attempt> read_coordinates(const CleanText& text) {
  if (!can_have_assignments(text.text())) co_return std::nullopt;
  const Scanner scanner(text);
  std::vector<Atom> atoms = co_await scanner.atoms();
  if (atoms.size() > kMostAtoms) co_return std::nullopt;
  co_await Units{20 * atoms.size()};
  co_return SeriesReader(text, std::move(atoms)).read();
}

}  // namespace sudoku::reader
