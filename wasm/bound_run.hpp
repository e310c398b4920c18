// A run with the types of JavaScript: steps as numbers, states by name. run.d.ts describes it.
#pragma once

#include <emscripten/val.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "sudoku/run.hpp"
#include "sudoku/trace.hpp"

namespace sudoku {

/// The figures of consecutive segments; `lengths` are their numbers of events.
emscripten::val profile_of(std::span<const Segment> segments,
                           std::span<const std::uint64_t> lengths);

class BoundRun {
 public:
  /// `shared`: memory in bytes that the keyframes of the run have in common.
  BoundRun(const Grid& puzzle, Run run, std::size_t shared = 0)
      : puzzle_(puzzle), run_(std::move(run)), shared_(shared) {}

  const Run& run() const { return run_; }

  double length() const;
  bool ended() const;
  double position() const;
  bool extend(double events);
  bool seek(double step, double budget);
  emscripten::val read(double events);
  std::string find_next(unsigned kinds, unsigned labels, double budget);
  emscripten::val advance_matching(unsigned kinds, unsigned labels, double count,
                                   unsigned breakpoints, double budget);
  std::string find_previous(unsigned kinds, unsigned labels, double budget);
  emscripten::val snapshot() const;
  emscripten::val depth_profile() const;
  double segment_length() const;
  emscripten::val why_not(double cell, double digit) const;
  double memory() const;
  emscripten::val read_trace(double events, double limit);

 private:
  Grid puzzle_;
  Run run_;
  std::size_t shared_;
  std::optional<TraceExport> export_;  // of run_: this object is not moved any more
};

}  // namespace sudoku
