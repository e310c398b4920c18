#include "generator_mix.hpp"

#include <array>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

#include "promises.hpp"
#include "sudoku/full_grid.hpp"
#include "sudoku/line.hpp"

namespace {

using namespace sudoku;

// A round and its random numbers. Kinds take their variant of a request from it.
struct Round {
  long number;
  Random random;
  FullGrids& grids;

  template <typename T, std::size_t kSize>
  const T& choose(const std::array<T, kSize>& values) const {
    return values[static_cast<std::size_t>(number) % kSize];
  }
  Symmetry symmetry() const { return symmetry_table()[number % symmetry_table().size()].symmetry; }
};

struct Kind {
  const char* name;
  int share;  // of a thousand
  void (*request)(MakeRequest&, Round&);
};

Grid some_cells(const Grid& grid, int count, Random& random) {
  std::array<Cell, kCells> cells{};
  for (Cell cell = 0; cell < kCells; ++cell) cells[cell] = cell;
  random.shuffle(cells, kCells);
  Grid part;
  for (int i = 0; i < count; ++i) part.set(cells[i], grid[cells[i]]);
  return part;
}

// The places of the givens of a puzzle with this symmetry, so that another one exists.
CellSet known_pattern(Symmetry symmetry, std::uint64_t seed) {
  MakeRequest request;
  request.seed = seed;
  request.symmetry = symmetry;
  request.givens = Range{28, 36};
  Generator generator(request);
  while (!generator.step()) {
  }
  CellSet cells;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!generator.made()[0].puzzle.is_empty(cell)) cells.add(cell);
  }
  return cells;
}

constexpr std::array kEasy = {Range{10, 12}, Range{15, 17}, Range{20, 25}, Range{26, 30}};
constexpr std::array kMedium = {Range{30, 34}, Range{36, 44}, Range{45, 62}};
constexpr std::array kHard = {Range{65, 70}, Range{71, 80}};
constexpr std::array kHardest = {Technique::hidden_single_box,  Technique::direct_pointing,
                                 Technique::naked_single,       Technique::claiming,
                                 Technique::naked_pair,         Technique::x_wing,
                                 Technique::hidden_triple,      Technique::xy_wing,
                                 Technique::unique_rectangle_1, Technique::bug_1,
                                 Technique::forcing_chain};
constexpr std::array kNeeded = {Technique::pointing, Technique::naked_pair, Technique::naked_triple,
                                Technique::xyz_wing, Technique::turbot_fish};
constexpr std::array kBookHardest = {Technique::locked_pair,     Technique::skyscraper,
                                     Technique::two_string_kite, Technique::w_wing,
                                     Technique::xy_chain,        Technique::uniqueness_test_1,
                                     Technique::sue_de_coq,      Technique::aic};
constexpr std::array kBookNeeded = {Technique::locked_pair, Technique::skyscraper,
                                    Technique::finned_x_wing, Technique::w_wing};

constexpr std::array kKinds = {
    Kind{"minimal", 500, [](MakeRequest&, Round&) {}},
    Kind{"symmetry", 200,
         [](MakeRequest& request, Round& round) { request.symmetry = round.symmetry(); }},
    Kind{"symmetry, minimal", 10,
         [](MakeRequest& request, Round& round) {
           request.symmetry = round.choose(std::array{Symmetry::half_turn, Symmetry::diagonal});
           request.minimal = true;
         }},
    Kind{"pattern", 40,
         [](MakeRequest& request, Round& round) {
           request.symmetry = round.symmetry();
           request.pattern = known_pattern(request.symmetry, request.seed);
         }},
    Kind{"givens to keep", 40,
         [](MakeRequest& request, Round& round) {
           request.symmetry = round.symmetry();
           request.keep = some_cells(round.grids.next(round.random), 4, round.random);
         }},
    Kind{"solution", 40,
         [](MakeRequest& request, Round& round) {
           request.solution = round.grids.next(round.random);
         }},
    Kind{"number of givens", 60,
         [](MakeRequest& request, Round& round) {
           const int givens = 21 + static_cast<int>(round.number % 40);
           request.givens = Range{givens, givens};
         }},
    Kind{"number, minimal", 20,
         [](MakeRequest& request, Round& round) {
           const int givens = 22 + static_cast<int>(round.number % 6);
           request.givens = Range{givens, givens};
           request.minimal = true;
         }},
    Kind{"singles only", 40, [](MakeRequest& request, Round&) { request.singles_only = true; }},
    Kind{"any, rated", 10, [](MakeRequest& request, Round&) { request.rated = true; }},
    Kind{"ER 1.0 to 3.0", 20,
         [](MakeRequest& request, Round& round) { request.rating = round.choose(kEasy); }},
    Kind{"ER 3.0 to 6.2", 8,
         [](MakeRequest& request, Round& round) { request.rating = round.choose(kMedium); }},
    Kind{"ER 6.5 to 8.0", 4,
         [](MakeRequest& request, Round& round) { request.rating = round.choose(kHard); }},
    Kind{"ER 8.3 to 8.9", 1,
         [](MakeRequest& request, Round&) {
           request.rating = Range{83, 89};
         }},
    Kind{"hardest step", 3,
         [](MakeRequest& request, Round& round) { request.hardest = round.choose(kHardest); }},
    Kind{"needs 1 or 2 times", 2,
         [](MakeRequest& request, Round& round) {
           request.needed = round.choose(kNeeded);
           request.uses = 1 + static_cast<int>(round.number / 5 % 2);
           request.rating = Range{10, 75};
         }},
    Kind{"books: hardest", 1,
         [](MakeRequest& request, Round& round) { request.hardest = round.choose(kBookHardest); }},
    Kind{"books: needs it", 1,
         [](MakeRequest& request, Round& round) {
           request.needed = round.choose(kBookNeeded);
           request.uses = 1 + static_cast<int>(round.number / 4 % 2);
           request.rating = Range{10, 75};
         }},
};
static_assert([] {
  int sum = 0;
  for (const Kind& kind : kKinds) sum += kind.share;
  return sum == 1000;
}());

double seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

struct Tally {
  long checked = 0;
  long wrong = 0;
  double making = 0;
  double checking = 0;
};

void run(const Kind& kind, Round& round, const Promises& promises, Tally& tally) {
  const double start = seconds();
  MakeRequest request;
  request.seed = static_cast<std::uint64_t>(round.number) + 1;
  kind.request(request, round);
  if (const Refusal refusal = refusal_of(request); refusal != Refusal::no_refusal) {
    std::printf("%s: refused, %s\n", kind.name, name_of(refusal));
    ++tally.wrong;
    return;
  }
  Generator generator(request);
  while (generator.made().size() < static_cast<std::size_t>(kind.share)) generator.step();
  const double made_at = seconds();
  for (const MadePuzzle& made : generator.take()) {
    const std::string fault = promises.fault_of(made, request);
    if (!fault.empty()) {
      std::printf("%s, round %ld: %s: %s\n", kind.name, round.number, fault.c_str(),
                  to_line(made.puzzle).c_str());
      ++tally.wrong;
    }
    ++tally.checked;
  }
  tally.making += made_at - start;
  tally.checking += seconds() - made_at;
}

}  // namespace

bool check_mix(long count, decltype(&bench_solve) solve) {
  const Promises promises(solve);
  FullGrids grids;
  std::array<Tally, kKinds.size()> tallies;
  const long rounds = (count + 999) / 1000;
  for (long number = 0; number < rounds; ++number) {
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
      Round round{number, Random(static_cast<std::uint64_t>(number), i), grids};
      run(kKinds[i], round, promises, tallies[i]);
    }
    if ((number + 1) % 50 == 0) std::fprintf(stderr, "round %ld of %ld\n", number + 1, rounds);
  }
  Tally all;
  const auto print = [](const char* name, const Tally& tally) {
    std::printf("%-20s %8ld checked, %ld wrong; made in %.0f s, checked in %.0f s\n", name,
                tally.checked, tally.wrong, tally.making, tally.checking);
  };
  for (std::size_t i = 0; i < kKinds.size(); ++i) {
    print(kKinds[i].name, tallies[i]);
    all.checked += tallies[i].checked;
    all.wrong += tallies[i].wrong;
    all.making += tallies[i].making;
    all.checking += tallies[i].checking;
  }
  print("all", all);
  return all.wrong == 0;
}
