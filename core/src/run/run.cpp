#include "sudoku/run.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace sudoku {
namespace {

constexpr std::size_t kMaxSegments = 1024;
// Keyframes that are 4096 steps apart cost little to make and to replay from: a run has more of
// them only when they would be further apart. After 10^9 steps those of small states are 2^18 steps
// apart, which take less than a millisecond.
constexpr std::size_t kMaxKeyframes = 8192;
constexpr std::size_t kMaxCloseKeyframes = 1024;
constexpr std::uint64_t kClose = 4096;
constexpr std::size_t kKeyframeBytes = 2'500'000;

// Even, so that the step at which keyframes are thinned is a multiple of the doubled spacing.
std::size_t max_keyframes(const AlgorithmState& state, std::uint64_t spacing) {
  const std::size_t most = spacing < kClose ? kMaxCloseKeyframes : kMaxKeyframes;
  return std::clamp<std::size_t>(kKeyframeBytes / state.bytes(), 2, most) & ~1u;
}

}  // namespace

struct Run::Timeline {
  // A search backwards: takes the segments from the last to the first and replays each one forwards
  // to find its last matching event.
  struct Backward {
    EventFilter filter;
    std::uint64_t origin;                    // position at the start of the search
    std::uint64_t upper;                     // no event from `upper` on matches
    std::uint64_t lower = 0;                 // start of the replayed segment
    std::uint64_t best = 0;                  // step after the last matching event of the replay
    bool replaying = false;                  // the position is in lower..upper
    std::optional<std::uint64_t> goal = {};  // the result of the search, once known
  };

  explicit Timeline(std::unique_ptr<AlgorithmState> state)
      : frontier(std::move(state)), current(frontier->clone()) {
    keyframes.push_back(frontier->clone());
    stretches.push_back({});
  }

  void extend(std::uint64_t events) {
    while (events > 0 && !frontier->ended()) {
      begin_segment();
      Segment passed;
      const std::uint64_t done = frontier->advance(
          std::min({events, segment_length - length % segment_length, spacing - length % spacing}),
          passed);
      segments.back().add(passed);
      stretches.back().add(passed);
      length += done;
      events -= done;
    }
  }

  // Adds a segment or a keyframe if the frontier is where one begins.
  void begin_segment() {
    if (length == segment_length * kMaxSegments) {
      for (std::size_t i = 0; i < kMaxSegments / 2; ++i) {
        segments[i] = segments[2 * i];
        segments[i].add(segments[2 * i + 1]);
      }
      segments.resize(kMaxSegments / 2);
      segment_length *= 2;
    }
    if (length == segment_length * segments.size()) segments.push_back({});

    if (length != spacing * keyframes.size()) return;
    if (keyframes.size() == max_keyframes(*frontier, spacing)) {
      for (std::size_t i = 1; i < keyframes.size() / 2; ++i) {
        keyframes[i] = std::move(keyframes[2 * i]);
      }
      keyframes.resize(keyframes.size() / 2);
      for (std::size_t i = 0; i < keyframes.size(); ++i) {
        stretches[i] = stretches[2 * i];
        stretches[i].add(stretches[2 * i + 1]);
      }
      stretches.resize(keyframes.size());
      spacing *= 2;
    }
    keyframes.push_back(frontier->clone());
    stretches.push_back({});
  }

  // Moves to a known step and subtracts the events replayed from the budget. False if it is used
  // up.
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
    Segment passed;
    const std::uint64_t done = current->advance(std::min(budget, step - position), passed);
    position += done;
    budget -= done;
    return position == step;
  }

  SearchResult advance_matching(const EventFilter& filter, std::uint64_t& count,
                                const EventFilter& stops, std::uint64_t budget) {
    while (count > 0) {
      if (position == length) {
        if (frontier->ended()) return SearchResult::none;
        if (budget == 0) return SearchResult::paused;
        const std::uint64_t before = length;
        extend(std::min(budget, segment_length - length % segment_length));
        budget -= length - before;
      }
      const auto segment = static_cast<std::size_t>(position / segment_length);
      const std::uint64_t end = std::min((segment + 1) * segment_length, length);
      if (!(filter | stops).may_match(segments[segment])) {
        if (!go_to(end, budget)) return SearchResult::paused;
        continue;
      }
      for (Event event; position < end && count > 0; --budget) {
        if (budget == 0) return SearchResult::paused;
        current->step(event);
        ++position;
        if (stops.matches(event)) return SearchResult::found;
        if (filter.matches(event)) --count;
      }
    }
    return SearchResult::found;
  }

  SearchResult find_previous(const EventFilter& filter, std::uint64_t budget) {
    if (!backward || !(backward->filter == filter)) {
      backward = Backward{filter, position, position == 0 ? 0 : position - 1};
    }
    while (!backward->goal) {
      if (!search_segment(*backward, budget)) return SearchResult::paused;
    }
    if (!go_to(*backward->goal, budget)) return SearchResult::paused;
    const bool found = *backward->goal != backward->origin;
    backward.reset();
    return found ? SearchResult::found : SearchResult::none;
  }

  bool search_segment(Backward& search, std::uint64_t& budget) {
    if (search.upper == 0) {
      search.goal = search.origin;
      return true;
    }
    if (!search.replaying) {
      const auto segment = static_cast<std::size_t>((search.upper - 1) / segment_length);
      search.lower = segment * segment_length;
      if (!search.filter.may_match(segments[segment])) {
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
      if (search.filter.matches(event)) search.best = position;
    }
    search.replaying = false;
    if (search.best > search.lower) search.goal = search.best;
    search.upper = search.lower;
    return true;
  }

  std::unique_ptr<AlgorithmState> frontier;
  std::uint64_t length = 0;
  std::unique_ptr<AlgorithmState> current;
  std::uint64_t position = 0;
  std::vector<std::unique_ptr<AlgorithmState>> keyframes;  // keyframe i is at step i * spacing
  std::vector<Segment> stretches;                          // from keyframe i to the next one
  std::uint64_t spacing = 1;
  std::vector<Segment> segments;
  std::uint64_t segment_length = 1;
  std::optional<Backward> backward;
};

Run::Run(const Algorithm& algorithm, const Grid& puzzle, int variant)
    : Run(algorithm.start(puzzle, variant)) {}
Run::Run(std::unique_ptr<AlgorithmState> state)
    : timeline_(std::make_unique<Timeline>(std::move(state))) {}
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

Run::SearchResult Run::find_next(EventFilter filter, std::uint64_t budget) {
  std::uint64_t count = 1;
  return advance_matching(filter, count, {}, budget);
}

Run::SearchResult Run::advance_matching(EventFilter filter, std::uint64_t& count, EventFilter stops,
                                        std::uint64_t budget) {
  timeline_->backward.reset();
  return timeline_->advance_matching(filter, count, stops, budget);
}

Run::SearchResult Run::find_previous(EventFilter filter, std::uint64_t budget) {
  return timeline_->find_previous(filter, budget);
}

Snapshot Run::snapshot() const {
  Snapshot snapshot = timeline_->current->snapshot();
  snapshot.step = timeline_->position;
  return snapshot;
}

std::span<const Segment> Run::depth_profile() const { return timeline_->segments; }
std::uint64_t Run::segment_length() const { return timeline_->segment_length; }

Run::Keyframe Run::keyframe_before(std::uint64_t step) const {
  const Timeline& timeline = *timeline_;
  if (step >= timeline.length) return {*timeline.frontier, timeline.length};
  const std::uint64_t index =
      std::min<std::uint64_t>(step / timeline.spacing, timeline.keyframes.size() - 1);
  return {*timeline.keyframes[static_cast<std::size_t>(index)], index * timeline.spacing};
}
std::span<const Segment> Run::stretches() const { return timeline_->stretches; }
std::uint64_t Run::keyframe_spacing() const { return timeline_->spacing; }

std::size_t Run::memory() const {
  const Timeline& timeline = *timeline_;
  const std::size_t copies = timeline.keyframes.size() + 2;
  return sizeof(Timeline) + copies * timeline.frontier->bytes() +
         timeline.keyframes.capacity() * sizeof(timeline.keyframes[0]) +
         (timeline.stretches.capacity() + timeline.segments.capacity()) * sizeof(Segment);
}

}  // namespace sudoku
