// What the algorithms share: StateOf makes a plain copyable class an AlgorithmState.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "sudoku/algorithm.hpp"

namespace sudoku::algorithms {

/// Base of an algorithm that ends with an event.
class Ending {
 public:
  Outcome outcome() const { return outcome_; }

 protected:
  /// `last` is the last event of the run, which ends as `outcome` says.
  Event end(Outcome outcome, Event last) {
    outcome_ = outcome;
    return last;
  }

 private:
  Outcome outcome_ = Outcome::running;
};

/// `A` is copyable and has
///   Event next();                         the next event; called only while the outcome is running
///   Outcome outcome() const;
///   int depth() const;                    the number of digits placed and not removed
///   void fill_snapshot(Snapshot&) const;  all but step, outcome, last and depth
/// and optionally
///   std::uint64_t fast_forward(std::uint64_t events, Segment&);
/// which performs up to `events` events at once, with the same effect as next(), and returns how
/// many.
template <class A>
class StateOf final : public AlgorithmState {
 public:
  StateOf(const Grid& puzzle, int variant) : algorithm_(puzzle, variant) {}
  explicit StateOf(A algorithm) : algorithm_(std::move(algorithm)) {}

  std::unique_ptr<AlgorithmState> clone() const override {
    return std::make_unique<StateOf>(*this);
  }

  bool step(Event& event) override {
    if (ended()) return false;
    last_ = event = algorithm_.next();
    return true;
  }

  std::uint64_t advance(std::uint64_t events, Segment& segment) override {
    Segment passed;  // local, so that its members are in registers
    int depth = algorithm_.depth();
    std::uint64_t at_depth = 0;  // the depth is the same since this event
    std::uint64_t done = 0;
    while (done < events) {
      // fast_forward does not report its events, and the snapshot needs the last one.
      if constexpr (requires { algorithm_.fast_forward(events, segment); }) {
        passed.add_depths(depth, done - at_depth);
        done += algorithm_.fast_forward(events - done - 1, passed);
        depth = algorithm_.depth();
        at_depth = done;
      }
      if (ended()) break;
      last_ = algorithm_.next();
      passed.add_event(last_);
      if (algorithm_.depth() != depth) {
        passed.add_depths(depth, done - at_depth);
        depth = algorithm_.depth();
        at_depth = done;
      }
      ++done;
    }
    passed.add_depths(depth, done - at_depth);
    passed.find_range();
    segment.add(passed);
    return done;
  }

  bool ended() const override { return algorithm_.outcome() != Outcome::running; }
  int depth() const override { return algorithm_.depth(); }

  Snapshot snapshot() const override {
    Snapshot snapshot;
    snapshot.last = last_;
    snapshot.outcome = algorithm_.outcome();
    snapshot.depth = algorithm_.depth();
    algorithm_.fill_snapshot(snapshot);
    return snapshot;
  }

  std::size_t bytes() const override { return sizeof(*this); }

 private:
  A algorithm_;
  Event last_;
};

/// Algorithm::start of the algorithm `A`.
template <class A>
std::unique_ptr<AlgorithmState> start(const Grid& puzzle, int variant) {
  return std::make_unique<StateOf<A>>(puzzle, variant);
}

}  // namespace sudoku::algorithms
