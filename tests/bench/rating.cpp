// Compares the rater with Sudoku Explainer's ratings and steps, and measures it.
//
//   bench_rating FOLDER [BELOW]
//
// FOLDER has se-ratings.csv and se-traces.tsv. Only puzzles rated below BELOW (default 9.0) are
// tried. Prints the mismatches, then times by rating. Exit code 1 if there are mismatches.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "sudoku/line.hpp"
#include "sudoku/rating.hpp"

namespace {

using namespace sudoku;

struct Step {
  std::string rating;
  std::string name;
  std::string text;
};

struct Trace {
  std::string puzzle;
  std::string rating;  // "7.2/1.2/1.2"
  std::vector<Step> steps;
};

std::vector<std::string> split(const std::string& line, char separator) {
  std::vector<std::string> fields;
  std::istringstream in(line);
  for (std::string field; std::getline(in, field, separator);) fields.push_back(field);
  return fields;
}

std::vector<Trace> read_traces(const std::string& path) {
  std::vector<Trace> traces;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) {
    auto fields = split(line, '\t');
    if (line.starts_with("# ") && fields.size() >= 2) {
      traces.push_back({fields[0].substr(2), fields[1], {}});
    } else if (fields.size() >= 4 && !traces.empty()) {
      traces.back().steps.push_back({fields[1], fields[2], fields[3]});
    }
  }
  return traces;
}

std::string text_of(const Rating& rating) {
  return rating_text(rating.er) + "/" + rating_text(rating.ep) + "/" + rating_text(rating.ed);
}

std::string name_of(Candidate candidate) {
  std::string name;
  name += static_cast<char>('A' + column_of(candidate.cell));
  name += static_cast<char>('1' + row_of(candidate.cell));
  name += '.';
  name += char_of_digit(candidate.digit, '0');
  return name;
}

std::string facts_of(const Deduction& deduction) {
  std::string text;
  for (auto [cell, digit] : deduction.placements) text += " +" + name_of({cell, digit});
  for (Candidate candidate : deduction.eliminations) text += " -" + name_of(candidate);
  return text;
}

// The first step that differs, or -1. `note` describes it.
int first_difference(const Trace& trace, std::string& note) {
  Rater rater(*parse_line(trace.puzzle), true);
  for (std::size_t i = 0; i < trace.steps.size(); ++i) {
    const Step& step = trace.steps[i];
    const std::string expected = step.rating + " " + step.name;
    std::string found = "no deduction";
    if (rater.step()) {
      found = rating_text(rater.deduction().rating);
      found += ' ';
      found += se_name(rater.deduction());
    }
    if (found != expected) {
      note = "expected " + expected + " (" + step.text + "), found " + found;
      if (found != "no deduction") note += facts_of(rater.deduction());
      return static_cast<int>(i + 1);
    }
  }
  return -1;
}

int compare_steps(const std::vector<Trace>& traces, double below) {
  int compared = 0;
  int different = 0;
  std::map<std::string, int> expected_by_name;
  for (const Trace& trace : traces) {
    if (std::atof(trace.rating.c_str()) >= below) continue;
    ++compared;
    std::string note;
    const int step = first_difference(trace, note);
    if (step < 0) continue;
    ++different;
    ++expected_by_name[note.substr(0, note.find(" ("))];
    if (different <= 30) std::cout << trace.puzzle << " step " << step << ": " << note << "\n";
  }
  std::cout << "steps: " << compared << " puzzles, " << different << " differ\n";
  for (const auto& [name, count] : expected_by_name) std::cout << count << "\t" << name << "\n";
  return different;
}

struct Timing {
  double milliseconds;
  std::string puzzle;
};

int compare_ratings(const std::vector<Trace>& traces, double below) {
  using Clock = std::chrono::steady_clock;
  constexpr double kBands[] = {0, 2.0, 5.0, 6.5, 7.6, 8.3, 9.0, 10.0, 12.0};
  std::map<double, std::vector<Timing>> timings;
  int different = 0;
  for (const Trace& trace : traces) {
    const double er = std::atof(trace.rating.c_str());
    if (er >= below) continue;
    const Grid puzzle = *parse_line(trace.puzzle);
    const auto start = Clock::now();
    const Rating rating = rate(puzzle);
    const std::chrono::duration<double, std::milli> time = Clock::now() - start;
    const std::string found = text_of(rating);
    if (found != trace.rating) {
      if (++different <= 30) {
        std::cout << trace.puzzle << " is " << trace.rating << ", found " << found << "\n";
      }
    }
    double band = 0;
    for (double from : kBands) {
      if (er >= from - 0.01) band = from;
    }
    timings[band].push_back({time.count(), trace.puzzle});
  }
  std::cout << "ratings: " << different << " differ\n";
  std::cout << "ER from   puzzles  median ms   p99 ms   slowest ms\n";
  for (auto& [band, list] : timings) {
    std::sort(list.begin(), list.end(),
              [](const Timing& a, const Timing& b) { return a.milliseconds < b.milliseconds; });
    std::printf("%7.1f %9zu %10.3f %8.3f %12.3f  %s\n", band, list.size(),
                list[list.size() / 2].milliseconds,
                list[std::min(list.size() - 1, list.size() * 99 / 100)].milliseconds,
                list.back().milliseconds, list.back().puzzle.c_str());
  }
  return different;
}

// The puzzles of se-ratings.csv as traces without steps.
std::vector<Trace> read_ratings(const std::string& path) {
  std::vector<Trace> traces;
  std::ifstream in(path);
  std::string line;
  std::getline(in, line);  // header
  while (std::getline(in, line)) {
    const auto fields = split(line, ',');
    if (fields.size() < 4) continue;
    traces.push_back({fields[0], fields[1] + "/" + fields[2] + "/" + fields[3], {}});
  }
  return traces;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "usage: bench_rating FOLDER [BELOW]\n";
    return 2;
  }
  const std::string folder = argv[1];
  const double below = argc > 2 ? std::atof(argv[2]) : 9.0;
  const auto traces = read_traces(folder + "/se-traces.tsv");
  const auto ratings = read_ratings(folder + "/se-ratings.csv");
  if (traces.empty() || ratings.empty()) {
    std::cerr << "bench_rating: no se-traces.tsv and se-ratings.csv in " << folder << "\n";
    return 2;
  }
  const int steps = compare_steps(traces, below);
  return steps + compare_ratings(ratings, below) == 0 ? 0 : 1;
}
