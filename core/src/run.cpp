#include "sudoku/run.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "algorithms/machine.hpp"

namespace sudoku {
namespace {

constexpr std::size_t kMaxStretches = 1024;
constexpr std::size_t kMaxKeyframes = 1024;
constexpr std::size_t kKeyframeBytes = 2'500'000;

// Even, so that the step at which they are thinned is a multiple of the doubled spacing.
std::size_t max_keyframes(const Machine& machine) {
  return std::clamp<std::size_t>(kKeyframeBytes / machine.bytes(), 2, kMaxKeyframes) & ~1u;
}

}  // namespace

struct Run::Timeline {
  // A search backwards: the stretches are taken from the last to the first, each replayed forwards
  // for its last wanted event.
  struct Backward {
    Wanted wanted;
    std::uint64_t origin;                    // where the search began
    std::uint64_t upper;                     // the events from `upper` on hold none
    std::uint64_t lower = 0;                 // start of the stretch that is being replayed
    std::uint64_t best = 0;                  // step behind the last wanted event of the replay
    bool replaying = false;                  // the position is in lower..upper
    std::optional<std::uint64_t> goal = {};  // the search is over: go there
  };

  explicit Timeline(std::unique_ptr<Machine> machine)
      : frontier(std::move(machine)), current(frontier->clone()) {
    keyframes.push_back(frontier->clone());
  }

  void extend(std::uint64_t events) {
    while (events > 0 && !frontier->ended()) {
      begin_stretch();
      const std::uint64_t done = frontier->advance(
          std::min({events, stretch_length - length % stretch_length, spacing - length % spacing}),
          stretches.back());
      length += done;
      events -= done;
    }
  }

  // Where the frontier is at the start of a stretch or at the place of a keyframe: adds it.
  void begin_stretch() {
    if (length == stretch_length * kMaxStretches) {
      for (std::size_t i = 0; i < kMaxStretches / 2; ++i) {
        stretches[i] = stretches[2 * i];
        stretches[i].add(stretches[2 * i + 1]);
      }
      stretches.resize(kMaxStretches / 2);
      stretch_length *= 2;
    }
    if (length == stretch_length * stretches.size()) stretches.push_back({});

    if (length != spacing * keyframes.size()) return;
    if (keyframes.size() == max_keyframes(*frontier)) {
      for (std::size_t i = 1; i < keyframes.size() / 2; ++i) {
        keyframes[i] = std::move(keyframes[2 * i]);
      }
      keyframes.resize(keyframes.size() / 2);
      spacing *= 2;
    }
    keyframes.push_back(frontier->clone());
  }

  // Goes to a known step, taking the events replayed from the budget. False where it is used up.
  bool go_to(std::uint64_t step, std::uint64_t& budget) {
    if (step == position) return true;
    if (step == length) {
      current = frontier->clone();
      position = length;
      return true;
    }
    const std::uint64_t nearest = std::min<std::uint64_t>(step / spacing, keyframes.size() - 1);
    if (position > step || position < nearest * spacing) {
      current = keyframes[static_cast<std::size_t>(nearest)]->clone();
      position = nearest * spacing;
    }
    Stretch passed;
    const std::uint64_t done = current->advance(std::min(budget, step - position), passed);
    position += done;
    budget -= done;
    return position == step;
  }

  Search go_on(const Wanted& wanted, std::uint64_t& count, const Wanted& stops,
               std::uint64_t budget) {
    while (count > 0) {
      if (position == length) {
        if (frontier->ended()) return Search::none;
        if (budget == 0) return Search::paused;
        const std::uint64_t before = length;
        extend(std::min(budget, stretch_length - length % stretch_length));
        budget -= length - before;
      }
      const auto stretch = static_cast<std::size_t>(position / stretch_length);
      const std::uint64_t end = std::min((stretch + 1) * stretch_length, length);
      if (!(wanted | stops).may_be_in(stretches[stretch])) {
        if (!go_to(end, budget)) return Search::paused;
        continue;
      }
      for (Event event; position < end && count > 0; --budget) {
        if (budget == 0) return Search::paused;
        current->step(event);
        ++position;
        if (stops.matches(event)) return Search::found;
        if (wanted.matches(event)) --count;
      }
    }
    return Search::found;
  }

  Search find_previous(const Wanted& wanted, std::uint64_t budget) {
    if (!backward || !(backward->wanted == wanted)) {
      backward = Backward{wanted, position, position == 0 ? 0 : position - 1};
    }
    while (!backward->goal) {
      if (!search_stretch(*backward, budget)) return Search::paused;
    }
    if (!go_to(*backward->goal, budget)) return Search::paused;
    const bool found = *backward->goal != backward->origin;
    backward.reset();
    return found ? Search::found : Search::none;
  }

  bool search_stretch(Backward& search, std::uint64_t& budget) {
    if (search.upper == 0) {
      search.goal = search.origin;
      return true;
    }
    if (!search.replaying) {
      const auto stretch = static_cast<std::size_t>((search.upper - 1) / stretch_length);
      search.lower = stretch * stretch_length;
      if (!search.wanted.may_be_in(stretches[stretch])) {
        search.upper = search.lower;
        return true;
      }
      if (!go_to(search.lower, budget)) return false;
      search.replaying = true;
      search.best = search.lower;
    }
    for (Event event; position < search.upper; --budget) {
      if (budget == 0) return false;
      current->step(event);
      ++position;
      if (search.wanted.matches(event)) search.best = position;
    }
    search.replaying = false;
    if (search.best > search.lower) search.goal = search.best;
    search.upper = search.lower;
    return true;
  }

  std::unique_ptr<Machine> frontier;
  std::uint64_t length = 0;
  std::unique_ptr<Machine> current;
  std::uint64_t position = 0;
  std::vector<std::unique_ptr<Machine>> keyframes;  // number i stands at step i * spacing
  std::uint64_t spacing = 1;
  std::vector<Stretch> stretches;
  std::uint64_t stretch_length = 1;
  std::optional<Backward> backward;
};

Run::Run(const Algorithm& algorithm, const Grid& puzzle, int variant)
    : Run(algorithm.start(puzzle, variant)) {}
Run::Run(std::unique_ptr<Machine> machine)
    : timeline_(std::make_unique<Timeline>(std::move(machine))) {}
Run::~Run() = default;
Run::Run(Run&&) noexcept = default;
Run& Run::operator=(Run&&) noexcept = default;

std::uint64_t Run::length() const { return timeline_->length; }
bool Run::ended() const { return timeline_->frontier->ended(); }
std::uint64_t Run::position() const { return timeline_->position; }

bool Run::extend(std::uint64_t events) {
  timeline_->extend(events);
  return ended();
}

bool Run::seek(std::uint64_t step, std::uint64_t budget) {
  Timeline& timeline = *timeline_;
  timeline.backward.reset();
  if (step > timeline.length) {
    const std::uint64_t before = timeline.length;
    timeline.extend(std::min(step - before, budget));
    budget -= timeline.length - before;
    if (timeline.length < step && !ended()) return false;
  }
  return timeline.go_to(std::min(step, timeline.length), budget);
}

std::size_t Run::read(std::span<Event> events) {
  Timeline& timeline = *timeline_;
  timeline.backward.reset();
  const std::uint64_t known = timeline.length - timeline.position;
  if (known < events.size()) timeline.extend(events.size() - known);
  std::size_t n = 0;
  while (n < events.size() && timeline.current->step(events[n])) ++n;
  timeline.position += n;
  return n;
}

Run::Search Run::find_next(Wanted wanted, std::uint64_t budget) {
  std::uint64_t count = 1;
  return go_on(wanted, count, {}, budget);
}

Run::Search Run::go_on(Wanted wanted, std::uint64_t& count, Wanted stops, std::uint64_t budget) {
  timeline_->backward.reset();
  return timeline_->go_on(wanted, count, stops, budget);
}

Run::Search Run::find_previous(Wanted wanted, std::uint64_t budget) {
  return timeline_->find_previous(wanted, budget);
}

Snapshot Run::snapshot() const {
  Snapshot snapshot = timeline_->current->snapshot();
  snapshot.step = timeline_->position;
  return snapshot;
}

std::span<const Stretch> Run::landscape() const { return timeline_->stretches; }
std::uint64_t Run::stretch_length() const { return timeline_->stretch_length; }
std::size_t Run::keyframes() const { return timeline_->keyframes.size(); }

std::size_t Run::memory() const {
  const Timeline& timeline = *timeline_;
  const std::size_t copies = timeline.keyframes.size() + 2;
  return sizeof(Timeline) + copies * timeline.frontier->bytes() +
         timeline.keyframes.capacity() * sizeof(timeline.keyframes[0]) +
         timeline.stretches.capacity() * sizeof(Stretch);
}

}  // namespace sudoku
