// `sudoku technique`: runs single-technique cases. A case is a line
//
//   :code[-variant]:digits:givens:deleted:eliminations:placements:extra:
//
// `givens` has 81 cells, `+` before a placed digit; `deleted` and `eliminations` list candidates as
// digit, row, column. A case passes if one deduction by the technique has exactly these
// eliminations and placements; with the variant `x`, if no deduction has. Empty lines and lines
// that begin with `#` are skipped.
#include <algorithm>
#include <array>
#include <iostream>
#include <optional>
#include <set>
#include <string>

#include "commands.hpp"
#include "input.hpp"
#include "sudoku/logic.hpp"

namespace sudoku::cli {

namespace {

using Facts = std::set<std::array<int, 2>>;  // {cell, digit}

struct Case {
  std::string_view code;
  bool must_fail = false;
  Grid digits;
  Grid givens;
  Facts deleted;
  Facts eliminations;
  Facts placements;
};

bool is_digit(char c) { return c >= '1' && c <= '9'; }

// "914 275" as {cell, digit}.
bool parse_facts(std::string_view text, Facts& facts) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ' ') continue;
    if (i + 3 > text.size() || !std::all_of(&text[i], &text[i] + 3, is_digit)) return false;
    facts.insert({9 * (text[i + 1] - '1') + text[i + 2] - '1', text[i] - '0'});
    i += 2;
  }
  return true;
}

bool parse_grid(std::string_view text, Case& parsed) {
  Cell cell = 0;
  bool placed = false;
  for (char c : text) {
    if (c == '+') {
      placed = true;
      continue;
    }
    if (cell == kCells || !(is_digit(c) || c == '.' || c == '0')) return false;
    if (is_digit(c)) {
      parsed.digits.set(cell, c - '0');
      if (!placed) parsed.givens.set(cell, c - '0');
    }
    placed = false;
    ++cell;
  }
  return cell == kCells;
}

// Returns what is wrong with a line, or null; then `parsed` is set.
const char* parse_case(std::string_view line, Case& parsed) {
  std::vector<std::string_view> fields;
  for (std::size_t from = 0; from <= line.size();) {
    const std::size_t to = std::min(line.find(':', from), line.size());
    fields.push_back(line.substr(from, to - from));
    from = to + 1;
  }
  if (fields.size() < 7 || !fields[0].empty()) return "not :code:digits:givens:…";
  parsed.code = fields[1];
  parsed.must_fail = parsed.code.ends_with("-x");
  if (!parse_grid(fields[3], parsed)) return "the givens are not 81 cells";
  if (!parse_facts(fields[4], parsed.deleted)) return "deleted is not a list such as 914 275";
  if (!parse_facts(fields[5], parsed.eliminations)) {
    return "eliminations is not a list such as 914 275";
  }
  if (!parse_facts(fields[6], parsed.placements)) return "placements is not a list such as 914 275";
  return nullptr;
}

LogicState state_of(const Case& tested) {
  LogicState state(tested.digits, Candidates::of(tested.digits), tested.givens);
  for (const auto& [cell, digit] : tested.deleted) {
    if (state.has(cell, digit)) state.eliminate(cell, digit);
  }
  return state;
}

// True if a deduction has the case's eliminations and placements.
bool matches(const Deduction& deduction, const Case& tested) {
  Facts eliminations;
  Facts placements;
  for (const Candidate& each : deduction.eliminations) eliminations.insert({each.cell, each.digit});
  for (const Placement& each : deduction.placements) placements.insert({each.cell, each.digit});
  return eliminations == tested.eliminations && placements == tested.placements;
}

// The part of a case's code that names the technique.
std::string_view technique_code(const Case& tested) {
  return tested.code.substr(0, tested.code.find('-'));
}

const char* outcome_of(const Case& tested) {
  const LogicState state = state_of(tested);
  const std::string_view code = technique_code(tested);
  bool claimed = false;
  bool found = false;
  for (const TechniqueInfo& info : technique_table()) {
    if (info.code == nullptr || code != info.code) continue;
    claimed = true;
    const auto deductions = find_all(state, info.technique);
    found = found || std::any_of(deductions.begin(), deductions.end(),
                                 [&](const Deduction& each) { return matches(each, tested); });
  }
  if (!claimed) return "unclaimed";
  return found != tested.must_fail ? "pass" : "fail";
}

// The techniques with this code, or with any code if it is empty.
bool print_code(std::string_view code, std::ostream& out) {
  bool known = false;
  for (const TechniqueInfo& info : technique_table()) {
    if (info.code == nullptr || (!code.empty() && code != info.code)) continue;
    out << info.code << ' ' << info.id << '\n';
    known = true;
  }
  return known;
}

std::vector<Parameter> parameters() { return {{"--codes"}}; }

int technique_command(const Arguments& arguments, std::istream& in, std::ostream& out,
                      std::ostream& err) {
  const bool codes = arguments.has("--codes");
  if (codes && arguments.path().empty()) return print_code("", out) ? kDone : kFailed;
  const auto text = read_input(arguments.path(), in, err);
  if (!text) return kFailed;
  bool good = true;
  bool found = false;
  int number = 0;
  std::set<std::string> printed;
  for (std::size_t from = 0; from < text->size();) {
    const std::size_t to = std::min(text->find('\n', from), text->size());
    std::string_view line(&(*text)[from], to - from);
    from = to + 1;
    ++number;
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.empty() || line.starts_with('#')) continue;
    found = true;
    Case parsed;
    if (const char* problem = parse_case(line, parsed)) {
      err << "sudoku: line " << number << ": not a case: " << problem << '\n';
      good = false;
      continue;
    }
    if (codes) {
      const std::string code(technique_code(parsed));
      if (printed.insert(code).second && !print_code(code, out)) out << code << " unclaimed\n";
      continue;
    }
    const std::string_view outcome = outcome_of(parsed);
    good = good && outcome != "fail";
    out << outcome << '\t' << line << '\n';
    if (!out) return kFailed;
  }
  if (!found) err << "sudoku: no case found\n";
  return good && found ? kDone : kFailed;
}

}  // namespace

const Command kTechniqueCommand = {
    "technique", "Runs single-technique cases and prints pass, fail or unclaimed for each.",
    parameters, technique_command};

}  // namespace sudoku::cli
