// bench_native LIST [LIBRARY]: runs the engine, or the solver in a shared library, on a list of
// lines of 81 characters. Each input line "FROM COUNT LIMIT" is a turn; the output line is
// "SOLUTIONS GUESSES WALL CPU" with times in milliseconds.
#include <dlfcn.h>

#include <chrono>
#include <ctime>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "list.hpp"

namespace {

double wall_milliseconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double, std::milli>(now).count();
}

// Of this thread only, so that the load of other processes does not count.
double cpu_milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

decltype(&bench_solve) solver_in(const char* library) {
  void* handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  void* symbol = handle ? dlsym(handle, "bench_solve") : nullptr;
  if (!symbol) std::cerr << dlerror() << '\n';
  return reinterpret_cast<decltype(&bench_solve)>(symbol);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "usage: bench_native LIST [LIBRARY]\n";
    return 2;
  }
  const auto solve = argc > 2 ? solver_in(argv[2]) : &bench_solve;
  if (!solve) return 1;
  std::ifstream file(argv[1]);
  const std::string list{std::istreambuf_iterator<char>(file), {}};
  if (list.empty() || list.size() % kLine != 0) {
    std::cerr << argv[1] << " is not a list of lines of 81 characters\n";
    return 1;
  }
  std::size_t from, count, limit;
  while (std::cin >> from >> count >> limit) {
    const double wall = wall_milliseconds();
    const double cpu = cpu_milliseconds();
    const auto totals = solve_list(solve, list.data(), list.size() / kLine, from, count, limit);
    std::cout << std::fixed << totals.solutions << ' ' << totals.guesses << ' '
              << wall_milliseconds() - wall << ' ' << cpu_milliseconds() - cpu << std::endl;
  }
}
