// `sudoku make`: makes puzzles.
#include <algorithm>
#include <iostream>
#include <optional>
#include <string>

#include "commands.hpp"
#include "input.hpp"
#include "progress.hpp"
#include "sudoku/generator.hpp"
#include "sudoku/line.hpp"

namespace sudoku::cli {

namespace {

std::vector<Parameter> parameters() {
  std::vector<std::string> techniques;
  std::string lines;
  const auto list = [&](CountingOrder order, const char* title) {
    lines += title;
    int listed = 0;
    for (const TechniqueInfo& info : technique_table()) {
      if (counting_order_of(info.technique) != order) continue;
      lines += (listed++ % 4 == 0 ? "\n  " : " ") + std::string(info.id);
      techniques.emplace_back(info.id);
    }
    lines += '\n';
  };
  list(CountingOrder::sudoku_explainer, "TECHNIQUE is one that Sudoku Explainer has:");
  list(CountingOrder::books, "or one that counts in the order in which books teach techniques:");
  const auto symmetries =
      names_of(symmetry_table(), [](const SymmetryInfo& info) { return info.id; });
  return {{"--count", {}, "N"},
          {"--seed", {}, "N", {}, nullptr, 0},
          {"--symmetry", symmetries},
          {"--pattern", {}, nullptr, {}, "FILE"},
          {"--solution", {}, nullptr, {}, "FILE"},
          {"--keep", {}, nullptr, {}, "FILE"},
          {"--givens", {}, nullptr, {}, "A-B"},
          {"--minimal"},
          {"--rating", {}, nullptr, {}, "A-B"},
          {"--technique", techniques, nullptr, lines, "TECHNIQUE"},
          {"--uses", {}, "N"},
          {"--singles"},
          {"--fewest"},
          {"--tries", {}, "N"}};
}

// Minimal puzzles with more givens are neither known nor refuted.
constexpr int kMostKnownMinimal = 40;

// What is wrong with a request, as a sentence for the user.
const char* sentence_of(Refusal refusal) {
  switch (refusal) {
    case Refusal::no_refusal:
      break;
    case Refusal::too_few_givens:
      return "no puzzle with fewer than 17 givens has one solution";
    case Refusal::givens_range:
      return "--givens: the range is empty or above 81";
    case Refusal::solution_invalid:
      return "--solution: not a full grid without conflicts";
    case Refusal::keep_unsolvable:
      return "--keep: no solution";
    case Refusal::keep_not_in_solution:
      return "--keep: not in the solution";
    case Refusal::keep_givens:
      return "--keep: more givens than --givens allows";
    case Refusal::keep_redundant:
      return "--keep: a given follows from the others, no minimal puzzle has them all";
    case Refusal::pattern_lines:
      return "--pattern: two rows of a band or columns of a stack are empty and can be swapped";
    case Refusal::pattern_symmetry:
      return "--pattern: does not have the symmetry";
    case Refusal::pattern_givens:
      return "--pattern: its size is not in the range of --givens";
    case Refusal::pattern_keep:
      return "--pattern: a given to keep is outside";
    case Refusal::pattern_solution:
      return "--pattern: with --solution there are several solutions";
    case Refusal::symmetry_givens:
      return "--symmetry: impossible with this number of givens";
    case Refusal::rating_range:
      return "--rating: the range is empty";
    case Refusal::rating_unknown:
      return "--rating: no puzzle has such a rating";
    case Refusal::technique_unordered:
      return "--technique: neither Sudoku Explainer nor the order of books has it";
    case Refusal::technique_rating:
      return "--technique: not rated in the range of --rating";
    case Refusal::technique_unneeded:
      return "--technique: no puzzle with such a --rating needs it";
    case Refusal::technique_uses:
      return "--uses: at most 81";
    case Refusal::singles_rating:
      return "--singles: the rest needs more than singles";
    case Refusal::minimal_house:
      return "--minimal: in a house with nine givens, each follows from the others";
    case Refusal::steps_givens:
      return "--givens: too few empty cells for such steps";
    case Refusal::fewest_with_others:
      return "--fewest: not with a symmetry, pattern, number of givens or rating";
    case Refusal::parts_range:
      break;
  }
  return "";
}

// "24", or with tenths "6.5" as 65 and "7" as 70.
std::optional<int> number_of(std::string_view text, bool tenths) {
  const std::size_t point = text.find('.');
  std::string digits(text.substr(0, point));
  if (digits.empty() || digits.size() > 3) return std::nullopt;
  if (point != std::string_view::npos) {
    if (!tenths || text.size() != point + 2) return std::nullopt;
    digits += text[point + 1];
  } else if (tenths) {
    digits += '0';
  }
  int number = 0;
  for (char c : digits) {
    if (c != '0' && !is_digit_char(c)) return std::nullopt;
    number = 10 * number + (c - '0');
  }
  return number;
}

// "24-26", or "24" alone.
std::optional<Range> range_of(std::string_view text, bool tenths) {
  const std::size_t dash = text.find('-');
  const auto least = number_of(text.substr(0, dash), tenths);
  const auto most =
      dash == std::string_view::npos ? least : number_of(text.substr(dash + 1), tenths);
  if (!least || !most) return std::nullopt;
  return Range{*least, *most};
}

// The request without the grids in files. Precondition: the ranges can be parsed.
MakeRequest request_of(const Arguments& arguments) {
  MakeRequest request;
  request.seed = arguments.number("--seed", 1);
  request.symmetry = find_symmetry(arguments.value("--symmetry", "none"))->symmetry;
  request.minimal = arguments.has("--minimal");
  request.singles_only = arguments.has("--singles");
  request.fewest = arguments.has("--fewest");
  if (arguments.has("--givens")) request.givens = range_of(arguments.value("--givens"), false);
  if (arguments.has("--rating")) request.rating = range_of(arguments.value("--rating"), true);
  if (arguments.has("--technique")) {
    const Technique technique = find_technique(arguments.value("--technique"))->technique;
    (arguments.has("--uses") ? request.needed : request.hardest) = technique;
    request.uses = static_cast<int>(std::min<std::uint64_t>(arguments.number("--uses", 1), 1000));
  }
  return request;
}

// What is wrong with the options, whatever the files contain.
std::string check(const Arguments& arguments) {
  for (const auto& [name, tenths] : {std::pair{"--givens", false}, {"--rating", true}}) {
    if (arguments.has(name) && !range_of(arguments.value(name), tenths)) {
      return std::string(name) + ": `" + std::string(arguments.value(name)) +
             (tenths ? "` is not a rating or a range, such as 7.1 or 2.5-3.4"
                     : "` is not a number or a range, such as 24 or 24-26");
    }
  }
  if (arguments.has("--uses") && !arguments.has("--technique")) return "--uses without --technique";
  return sentence_of(refusal_of(request_of(arguments)));
}

// The first puzzle in the file of an option; nothing, and a message, if there is none.
std::optional<Grid> grid_from(std::string_view option, std::string_view path, std::istream& in,
                              std::ostream& err) {
  const auto text = read_input(path, in, err);
  if (!text) return std::nullopt;
  Reading reading = read_text(*text);
  const std::string prefix = "sudoku make: " + std::string(option) + ": ";
  if (!report(reading, err, prefix)) return std::nullopt;
  ReadPuzzle& first = reading.puzzles.front();
  ignore_candidates(first.puzzle, first.place.line, err);
  return first.puzzle.givens;
}

int make_command(const Arguments& arguments, std::istream& in, std::ostream& out,
                 std::ostream& err) {
  MakeRequest request = request_of(arguments);
  std::optional<Grid> pattern, keep;
  for (auto [name, grid] :
       {std::pair{"--pattern", &pattern}, {"--keep", &keep}, {"--solution", &request.solution}}) {
    if (!arguments.has(name)) continue;
    *grid = grid_from(name, arguments.value(name), in, err);
    if (!*grid) return kFailed;
  }
  if (keep) request.keep = *keep;
  if (pattern) request.pattern = filled_cells(*pattern);
  if (const Refusal refusal = refusal_of(request); refusal != Refusal::no_refusal) {
    err << "sudoku make: " << sentence_of(refusal) << '\n';
    return kFailed;
  }
  if (request.minimal && request.givens && request.givens->least > kMostKnownMinimal) {
    err << "sudoku make: no minimal puzzle with more than " << kMostKnownMinimal
        << " givens is known\n";
  }
  const std::uint64_t count = arguments.number("--count", 1);
  const std::uint64_t tries = arguments.number("--tries", UINT64_MAX);
  Generator generator(request);
  const auto numbers = [&] {
    return "sudoku make: " + std::to_string(generator.tried()) + " tried, " +
           std::to_string(generator.fitting()) + " fit";
  };
  Progress progress(err);
  for (std::uint64_t printed = 0; printed < count;) {
    if (generator.is_exhausted()) {
      err << numbers() << ": the options leave one candidate\n";
      return kFailed;
    }
    if (generator.tried() >= tries) {
      err << numbers() << '\n';
      return kFailed;
    }
    generator.step();
    for (const MadePuzzle& made : generator.take()) {
      if (printed++ < count) out << to_line(made.puzzle) << '\n';
      progress.restart();
    }
    progress.report([&] { return numbers() + "; --tries limits the search"; });
    // The next puzzle can take long.
    if (!out.flush()) return kFailed;
  }
  return kDone;
}

}  // namespace

const Command kMakeCommand = {
    "make",     "Makes puzzles with exactly one solution that fulfil the options.",
    parameters, make_command,
    check,      Tail::none};

}  // namespace sudoku::cli
