// bench_generator MODE [NUMBER] [LIBRARY]: the generator natively; see tests/README.md. LIBRARY has
// the functions of solver.h. Times are processor times of this thread.
#include <dlfcn.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "generator_mix.hpp"
#include "solver.h"
#include "sudoku/canonical.hpp"
#include "sudoku/exact_count.hpp"
#include "sudoku/full_grid.hpp"
#include "sudoku/generator.hpp"
#include "sudoku/line.hpp"

namespace {

using namespace sudoku;

double seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

struct Reference {
  decltype(&bench_solve) solve = nullptr;
  decltype(&bench_make) make = nullptr;
};

Reference reference_in(const char* library) {
  void* handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) {
    std::fprintf(stderr, "%s\n", dlerror());
    std::exit(1);
  }
  return {reinterpret_cast<decltype(&bench_solve)>(dlsym(handle, "bench_solve")),
          reinterpret_cast<decltype(&bench_make)>(dlsym(handle, "bench_make"))};
}

// Turns of about a tenth of a second, so that all makers see the same load.
void compare_speed(int turns, const Reference& reference) {
  Generator generator{MakeRequest{}};
  std::vector<double> ours, theirs;
  char puzzle[kCells + 1] = {};
  const auto turn = [](auto&& make_one) {
    const double start = seconds();
    int made = 0;
    for (; seconds() - start < 0.1; ++made) make_one();
    return made / (seconds() - start);
  };
  for (int i = -2; i < turns; ++i) {
    const double rate = turn([&] {
      while (!generator.step()) {
      }
      generator.take();
    });
    const double other = reference.make ? turn([&] { reference.make(puzzle); }) : 0;
    if (i < 0) continue;  // until tables are filled
    ours.push_back(rate);
    theirs.push_back(other);
  }
  std::sort(ours.begin(), ours.end());
  std::sort(theirs.begin(), theirs.end());
  const double mine = ours[ours.size() / 2];
  const double other = theirs[theirs.size() / 2];
  std::printf("minimal puzzles per second: %.0f; reference %.0f; ratio %.2f\n", mine, other,
              other > 0 ? mine / other : NAN);
}

// The time until the first puzzle of requests that differ by their seed.
void time_first(const char* name, MakeRequest request, int seeds) {
  std::vector<double> times;
  double tried = 0;
  for (int seed = 1; seed <= seeds; ++seed) {
    request.seed = static_cast<std::uint64_t>(seed);
    const double start = seconds();
    Generator generator(request);
    while (!generator.step()) {
    }
    times.push_back(seconds() - start);
    tried += static_cast<double>(generator.tried());
  }
  std::sort(times.begin(), times.end());
  std::printf("%-20s median %.3f s, p99 %.3f s, mean %.0f tried\n", name, times[times.size() / 2],
              times[times.size() * 99 / 100], tried / seeds);
}

void time_requests(int seeds) {
  const auto with = [](auto&& set) {
    MakeRequest request;
    set(request);
    return request;
  };
  using R = MakeRequest;
  time_first("hardest x-wing", with([](R& r) { r.hardest = Technique::x_wing; }), seeds);
  time_first("ER 6.5 to 7.0", with([](R& r) { r.rating = Range{65, 70}; }), seeds);
  time_first("ER 8.3 to 8.9", with([](R& r) { r.rating = Range{83, 89}; }), seeds);
  time_first("singles only", with([](R& r) { r.singles_only = true; }), seeds);
  time_first("20 givens", with([](R& r) { r.givens = Range{20, 20}; }), seeds);
}

// The bands with the digits 1 to 9 in their first box and ascending digits in the first rows of the
// others, by canonical form: 416 classes with the number of bands in each.
std::map<std::string, double> band_classes() {
  std::map<std::string, double> classes;
  Grid grid;
  for (int i = 0; i < 9; ++i) grid.set(cell_at(i / 3, i % 3), i + 1);
  const auto fill = [&](auto&& self, int place) -> void {
    if (place == 18) {
      ++classes[to_line(canonical_form(grid).grid)];
      return;
    }
    const Cell cell = cell_at(place / 6, 3 + place % 6);
    for (Digit digit : Candidates::of(grid)[cell]) {
      if (place < 6 && place % 3 > 0 && digit < grid[cell - 1]) continue;
      grid.set(cell, digit);
      self(self, place + 1);
      grid.clear(cell);
    }
  };
  fill(fill, 0);
  return classes;
}

// Pearson's test of the first bands of full grids, by class. A class is as probable as the number
// of its bands times the number of ways to complete one.
void test_grids(long count) {
  std::map<std::string, double> expected = band_classes();
  double total = 0;
  for (auto& [line, weight] : expected) {
    ExactCount completions(*parse_line(line));
    completions.advance(UINT64_MAX);
    weight *= std::stod(to_text(completions.count()));
    total += weight;
  }
  std::printf("%zu classes, %.0f full grids\n", expected.size(), total * 36 * 362880);
  std::map<std::string, double> seen;
  Random random(1);
  FullGrids grids;
  for (long i = 0; i < count; ++i) {
    Grid band = grids.next(random);
    for (Cell cell = 27; cell < kCells; ++cell) band.clear(cell);
    ++seen[to_line(canonical_form(band).grid)];
  }
  double statistic = 0;
  for (const auto& [line, weight] : expected) {
    const double due = weight / total * static_cast<double>(count);
    statistic += (seen[line] - due) * (seen[line] - due) / due;
  }
  const double degrees = static_cast<double>(expected.size()) - 1;
  std::printf(
      "%ld grids: chi-squared %.1f with %.0f degrees of freedom, %.2f standard deviations\n", count,
      statistic, degrees, (statistic - degrees) / std::sqrt(2 * degrees));
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view mode = argc > 1 ? argv[1] : "";
  const long number = argc > 2 ? std::atol(argv[2]) : 0;
  const Reference reference = argc > 3 ? reference_in(argv[3]) : Reference{};
  if (mode == "speed" && number > 0) {
    compare_speed(static_cast<int>(number), reference);
  } else if (mode == "check" && number > 0) {
    if (reference.solve == nullptr) {
      std::fprintf(stderr, "a check needs a library with bench_solve\n");
      return 2;
    }
    return check_mix(number, reference.solve) ? 0 : 1;
  } else if (mode == "first" && number > 0) {
    time_requests(static_cast<int>(number));
  } else if (mode == "grids" && number > 0) {
    test_grids(number);
  } else {
    std::fprintf(stderr, "usage: bench_generator speed|check|first|grids NUMBER [LIBRARY]\n");
    return 2;
  }
}
