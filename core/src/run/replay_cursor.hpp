// Replays parts of a run without moving it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "sudoku/run.hpp"

namespace sudoku::run {

/// A copy of the algorithm at a step.
struct Copy {
  std::unique_ptr<AlgorithmState> state;
  std::uint64_t step = 0;
};

class ReplayCursor {
 public:
  explicit ReplayCursor(const Run& run) : run_(&run), at_{run.keyframe_before(0).state.clone()} {}

  const Run& run() const { return *run_; }
  std::uint64_t step() const { return at_.step; }
  int depth() const { return at_.state->depth(); }
  const AlgorithmState& state() const { return *at_.state; }
  std::size_t bytes() const { return at_.state->bytes(); }

  /// Moves to a known step, and subtracts the events replayed from the budget. False if it is used
  /// up: call again to continue.
  bool go_to(std::uint64_t step, std::uint64_t& budget) {
    if (step == at_.step) return true;
    const Run::Keyframe keyframe = run_->keyframe_before(step);
    if (at_.step > step || at_.step < keyframe.step) at_ = {keyframe.state.clone(), keyframe.step};
    const std::uint64_t events = std::min(budget, step - at_.step);
    advance(events);
    budget -= events;
    return at_.step == step;
  }

  /// Replays the next event. Precondition: it is known.
  Event next() {
    Event event;
    at_.state->step(event);
    ++at_.step;
    return event;
  }
  /// Replays known events and returns what they are.
  Segment advance(std::uint64_t events) {
    Segment passed;
    at_.step += at_.state->advance(events, passed);
    return passed;
  }

  Copy copy() const { return {at_.state->clone(), at_.step}; }
  void restore(const Copy& copy) { at_ = {copy.state->clone(), copy.step}; }
  void restore(Copy&& copy) { at_ = std::move(copy); }

 private:
  const Run* run_;
  Copy at_;
};

}  // namespace sudoku::run
