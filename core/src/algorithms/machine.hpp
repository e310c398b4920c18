// An algorithm at work behind one face, so that a run need not know which. The algorithms
// themselves are plain copyable classes; MachineOf wraps one.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "sudoku/event.hpp"
#include "sudoku/run.hpp"
#include "sudoku/snapshot.hpp"

namespace sudoku {

class Machine {
 public:
  virtual ~Machine() = default;
  virtual std::unique_ptr<Machine> clone() const = 0;
  /// One event further; false at the end.
  virtual bool step(Event& event) = 0;
  /// Up to `events` further, adding to `stretch` what happens; returns how many.
  virtual std::uint64_t advance(std::uint64_t events, Stretch& stretch) = 0;
  virtual bool ended() const = 0;
  virtual int depth() const = 0;
  /// All of a snapshot but its step.
  virtual Snapshot snapshot() const = 0;
  virtual std::size_t bytes() const = 0;

 protected:
  Machine() = default;
  Machine(const Machine&) = default;
};

/// `A` has step, outcome, depth and describe (into a Snapshot). It may have `leap(events,
/// stretch)`: as many events as it can do faster than one by one, at most `events`, with the same
/// effect.
template <class A>
class MachineOf final : public Machine {
 public:
  MachineOf(const Grid& puzzle, int variant) : algorithm_(puzzle, variant) {}
  explicit MachineOf(A algorithm) : algorithm_(std::move(algorithm)) {}

  std::unique_ptr<Machine> clone() const override { return std::make_unique<MachineOf>(*this); }

  bool step(Event& event) override {
    if (!algorithm_.step(event)) return false;
    last_ = event;
    return true;
  }

  std::uint64_t advance(std::uint64_t events, Stretch& stretch) override {
    std::uint64_t done = 0;
    while (done < events) {
      // The last event is always a single one: it must be known.
      if constexpr (requires { algorithm_.leap(events, stretch); }) {
        done += algorithm_.leap(events - done - 1, stretch);
      }
      Event event;
      if (!algorithm_.step(event)) break;
      last_ = event;
      stretch.add(event, algorithm_.depth());
      ++done;
    }
    return done;
  }

  bool ended() const override { return algorithm_.outcome() != Outcome::running; }
  int depth() const override { return algorithm_.depth(); }

  Snapshot snapshot() const override {
    Snapshot snapshot;
    snapshot.last = last_;
    snapshot.outcome = algorithm_.outcome();
    snapshot.depth = algorithm_.depth();
    algorithm_.describe(snapshot);
    return snapshot;
  }

  std::size_t bytes() const override { return sizeof(*this); }

 private:
  A algorithm_;
  Event last_;
};

template <class A>
std::unique_ptr<Machine> start(const Grid& puzzle, int variant) {
  return std::make_unique<MachineOf<A>>(puzzle, variant);
}

}  // namespace sudoku
